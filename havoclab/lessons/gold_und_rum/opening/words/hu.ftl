## Kifejezések.

term-favourite = favorit: akit a kancellár ebben a fordulóban támogat

## Lépések.

r-drive = Folyik az osztás. { $name } lefoglalt egy paklit, és épp egy harcos került rá.
r-drive-goal = Űzd el ezt a harcost: { $card }.
r-drive-look = A harcosnak közvetlenül a letett lap alatt kell feküdnie.
r-drive-why = A dezertálólap a közvetlenül alatta fekvő harcost űzi el.

the-favourite = Minden harcos és toborzólap lent van. Anita vagy, és most te vagy a kancellár: a többiek közül favoritot választasz. Amennyi pontot ő kap, annyit kapsz te is.
the-favourite-goal = Válaszd favoritnak azt, aki az óriást és a trollt lefoglalta.
the-favourite-look = Az óriás a 4., a troll a 7. paklira került. Kinek a toborzólapja van rajtuk?
the-favourite-why = Christine a favoritod. Csak ezután nyitották fel a paklikat: a kancellárnak emlékeznie kell, mi van bennük.

lowest-owns = A paklikat alulról felfelé nézzük végig. A pakli azé, akié a legalsó toborzólap; a lapon a gazdája kezdőbetűje áll.
lowest-owns-goal = Kié ez a pakli?
lowest-owns-look = Kezdd alul, és állj meg az első toborzólapnál.
lowest-owns-why = Christine toborzólapja van legalul. Övé a pakli összes harcosa: ami a lapja fölött van, és ami alatta.

above-it = Peter lefoglalta ezt a paklit; később te is tettél rá toborzólapot, aztán egy troll került rá. A legalsó fölötti toborzólapoknak nincs hatásuk.
above-it-goal = Ki kapja a trollt?
above-it-look = A két toborzólap közül melyik van lejjebb?
above-it-why = A pakli összes harcosa Peteré, a troll is. A te toborzólapod visszakerül hozzád, és semmit sem foglalt le.

no-use = Most csukott paklikkal. A 3. és a 7. paklira is óriás került. A 3. paklira Peter toborzólapot tett, utána Christine is.
no-use-goal = Foglald le azt az óriást, amelyik még a tiéd lehet.
no-use-look = A 3. paklin már két toborzólap van. Egy harmadik mindkettő fölé kerülne.
no-use-why = A 7. paklin nem volt toborzólap, ezért ott a tiéd van legalul.
no-use-lies-higher = Szabad, de a 7. pakli gazdátlan marad, neked pedig nincs több toborzólapod.
no-use-passed-by = Passzoltál, és a többiek is: felnyitják a paklikat.

under-it = Felnyitáskor a dezertálólap eltávolítja a közvetlenül alatta fekvő harcost. Aztán visszakerül a gazdájához, de ebben a fordulóban már nem használható.
under-it-goal = Mely harcosok maradnak ebben a pakliban?
under-it-look = Keresd meg Peter dezertálólapját. Mi fekszik közvetlenül alatta?
under-it-why = A 6-os ork feküdt közvetlenül a dezertálólap alatt. A többiek mind maradnak, és a pakli a tiéd.

reach-through = A 4. paklira ork vezér került, és Peter toborzólappal fedte le. A toborzólap nem dezertálhat: a rajta levő dezertálólap az alatta fekvő lapra hat.
reach-through-goal = Űzd el az ork vezért.
reach-through-look = A vezér a 4. paklin van, Peter toborzólapja alatt. Válaszd a dezertálólapot, aztán a paklit.
reach-through-why = A dezertálólapod a toborzólapon át is hat. A vezér odalesz, a pakli Peteré marad.

not-twice = Christine lefoglalta a 2. és a 6. paklit, és mindkettőre troll került. A 2. pakli trollján Peter dezertálólapja van. Dezertálólapra tett dezertálólapnak nincs hatása.
not-twice-goal = Űzd el a másik trollt is.
not-twice-look = A két pakli közül melyiken fekszik még takaratlanul a troll?
not-twice-why = Mindkét trollon közvetlenül van egy dezertálólap. A 2. paklin egy másodiknak nem lett volna hatása.

as-they-lay = Itt két dezertálólap van egymáson. A paklit úgy kell nézni, ahogy feküdt: közben semmi sem csúszik lejjebb.
as-they-lay-goal = Mely harcosok maradnak ebben a pakliban?
as-they-lay-look = Mi van közvetlenül az első dezertálólap alatt, és mi a második alatt?
as-they-lay-why = A törpe vezér dezertál. A második lap dezertálólapon fekszik, nincs hatása, ezért a 6-os ork marad.

nothing-below = Peter még azelőtt tette le ezt a dezertálólapot, hogy az első harcos erre a paklira került.
nothing-below-goal = Mely harcosok maradnak ebben a pakliban?
nothing-below-look = Mi van a dezertálólap alatt?
nothing-below-why = A dezertálólap alatt nincs harcos. A később érkezőkre nem hat, ezért mind maradnak.

the-deserter = Erre a paklira ork vezér került, Peter dezertálólapot tett rá, te pedig arra egy toborzólapot.
the-deserter-goal = Ki kapja az ork vezért?
the-deserter-look = A pakli a tiéd lesz. De benne van-e még a vezér?
the-deserter-why = A vezér dezertált, erre a fordulóra kikerül: sem te nem kapod meg, sem Peter.

set-aside = Az utolsó harcos is lent van, és már csak neked van toborzólapod. A gazdátlan 6. paklira óriás került. A toborzólap nélküli paklit félre kell tenni.
set-aside-goal = Ne legyen senkié ez az óriás.
set-aside-look = Ha lefoglalnád a 6. paklit, tiéd lenne az óriás. Mi mást tehetsz?
set-aside-why = A 6. paklit félretették: harcosai ebben a fordulóban senki oldalán sem harcolnak.
set-aside-claimed-it = A 6. paklin most a te toborzólapod van, tehát a harcosai a tieid.

which-rule = Minden toborzólap lent van, és Anita a kancellár. Senkiben sem bízik, magát választaná favoritnak.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt?
which-rule-look = Mit tesz a kancellár, mielőtt a paklikat felnyitják?
which-rule-why = A kancellár a többiek közül választ, még a paklik felnyitása előtt.

q-whose = Felnyitnak egy paklit.
q-whose-goal = Kié lesz?
q-whose-look = Nézd végig alulról felfelé. Melyik lapnál tudod már?
q-whose-why = A legalsó toborzólap dönt. Ha egy sincs benne, a pakli senkié.

q-left = Felnyitnak egy paklit.
q-left-goal = Mely harcosok maradnak benne?
q-left-look = Keress meg minden dezertálólapot, és nézd meg, mi van közvetlenül alatta.
q-left-why = A dezertálólap az alatta fekvő harcost távolítja el, toborzólapokon át is, de másik dezertálólapon át sosem.

q-through = Ez a harcos van lent: { $card } ({ $pile }. pakli). Rajta { $name } toborzólapja fekszik.
q-through-goal = Űzd el ezt a harcost.
q-through-look = Dezertálhat-e egy toborzólap? Mi van hozzá legközelebb alatta?
q-through-why = A toborzólapokon fekvő dezertálólap az alattuk levő lapra hat.

q-deserter = Felnyitnak egy paklit.
q-deserter-goal = Ki kapja ezt a harcost: { $card }?
q-deserter-look = Először: benne van-e még a harcos? Aztán: kié a pakli?
q-deserter-why = Aki közvetlenül dezertálólap alatt van, erre a fordulóra kikerül. A többiek a pakli gazdájáé.
