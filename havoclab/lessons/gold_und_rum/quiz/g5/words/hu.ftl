## A favorit.

may-not-back = Minden toborzólap lent van, { $name } a kancellár.
may-not-back-goal = Melyiket nem teheti meg { $name }?
may-not-back-look = Kiért szoríthat egy kancellár?
may-not-back-why = A kancellár a többiek közül nevez meg valakit favoritnak.

back-the-owner = Minden toborzólap lent van. Te vagy a kancellár.
back-the-owner-goal = Az legyen a favoritod, akinek a toborzólapja itt fekszik: { $pile }. pakli.
back-the-owner-look = Keresd meg a paklit, és toborzólapján a címert.
back-the-owner-why = A favoritot a paklik felnyitása előtt kell megnevezni.

## Ami marad.

left-under = Felnyitnak egy paklit.
left-under-goal = Mely harcosok maradnak benne?
left-under-look = Keresd meg a dezertálólapot, és nézd meg, mi van közvetlenül alatta.
left-under-why = A dezertálólap a közvetlenül alatta fekvő harcost távolítja el, mást nem.

left-through = Felnyitnak egy paklit, amelyben dezertálólap fekszik toborzólapon.
left-through-goal = Mely harcosok maradnak benne?
left-through-look = A toborzólap nem dezertálhat. Mi van alatta?
left-through-why = A toborzólapokon fekvő dezertálólap az alattuk levő lapra hat.

drive-through = Ez a harcos van lent: { $card } ({ $pile }. pakli). Rajta { $name } toborzólapja fekszik.
drive-through-goal = Űzd el ezt a harcost.
drive-through-look = Melyik lapra hat az a dezertálólap, amely toborzólapon fekszik?
drive-through-why = A toborzólapokon fekvő dezertálólap az alattuk levő lapra hat.

left-twice = Felnyitnak egy paklit, amelyben két dezertálólap között nincs harcos.
left-twice-goal = Mely harcosok maradnak benne?
left-twice-look = Mi van az első dezertálólap alatt, és mi a második alatt?
left-twice-why = Dezertálólapra tett dezertálólapnak nincs hatása. Felnyitás közben semmi sem csúszik lejjebb.

where-it-works = Ez a harcos két paklira is került ({ $first }. és { $second }.), mindkettőt { $name } foglalta le: { $card }. Az egyikre { $other } dezertálólapot tett.
where-it-works-goal = Űzd el a másikat.
where-it-works-look = Hol fekszik még takaratlanul a harcos?
where-it-works-why = Dezertálólapra tett dezertálólapnak nincs hatása; közvetlenül a harcoson van.

## Ki kapja.

whose-pile = Felnyitnak egy paklit.
whose-pile-goal = Kié lesz?
whose-pile-look = Nézd végig alulról felfelé.
whose-pile-why = A pakli azé, akié a legalsó toborzólap. Ha egy sincs benne, senkié.

gets-above = Felnyitnak egy paklit.
gets-above-goal = Ki kapja ezt a harcost: { $card }?
gets-above-look = Két toborzólap van a pakliban. Mire való a felső?
gets-above-why = A legalsó toborzólap mindent visz. A fölötte levőknek nincs hatásuk.

gets-unclaimed = Felnyitnak egy paklit.
gets-unclaimed-goal = Ki kapja ezt a harcost: { $card }?
gets-unclaimed-look = Milyen laptól lesz gazdája egy paklinak?
gets-unclaimed-why = Csak toborzólap foglal le paklit. Ha egy sincs benne, a paklit erre a fordulóra félre kell tenni.

leave-aside = Minden harcos lent van; már csak neked van toborzólapod. Ez a harcos gazdátlan paklira került: { $card } ({ $pile }. pakli).
leave-aside-goal = Ne kapja meg senki ezt a harcost.
leave-aside-look = Mi lesz a toborzólap nélküli paklival?
leave-aside-why = A toborzólap nélküli paklit erre a fordulóra félre kell tenni.

gets-deserter = Felnyitnak egy paklit.
gets-deserter-goal = Ki kapja ezt a harcost: { $card }?
gets-deserter-look = Először: benne van-e még a harcos? Aztán: kié a pakli?
gets-deserter-why = Aki közvetlenül dezertálólap alatt van, erre a fordulóra kikerül, és senki sem kapja meg.

left-at-bottom = Felnyitnak egy paklit. A dezertálólapját még az első harcos előtt tették le.
left-at-bottom-goal = Mely harcosok maradnak benne?
left-at-bottom-look = Mi van a dezertálólap alatt?
left-at-bottom-why = Ha a dezertálólap alatt nincs harcos, nincs hatása, bármi kerül is fölé később.
