## Kifejezések.

term-spy = kém: egy másik játékostól kér egy pontosan megnevezett lapot
term-back = hátlap: amit a többiek egy kézben levő lapból látnak
term-hand = kéz: azok a harcosok, akiket egy játékos a kezében tart
term-giant = óriás: 10-es erejű zsoldos

## Lépések.

r-whose = Felnyitnak egy paklit.
r-whose-goal = Kié lesz?
r-whose-look = Nézd végig alulról felfelé. Melyik lapnál tudod már?
r-whose-why = A legalsó toborzólap dönt. Ha egy sincs benne, a pakli senkié.

ask-for = A paklikat felnyitották. Most 1-től 4-ig szólítjuk a kémeket: akinél a szólított kém van, egy másik játékostól egy pontosan megnevezett lapot kér. Peterhez került egy ork vezér.
ask-for-goal = A kémed szerezze meg neked ezt a vezért.
ask-for-look = Válaszd Petert, aztán az ork vezért.
ask-for-why = Peternél volt a lap, ezért át kellett adnia. A kémet félre kell tenni.
ask-for-not-that = A kém csak egyszer kérhet: félre kell tenni, és az ork vezér nincs nálad.

by-their-backs = Valakinél van egy törpe vezér, de kinél? A kézben tartott lapok hátlapját mindenki látja: a fajtájukat mutatja, az értéküket nem.
by-their-backs-goal = Szerezd meg a törpe vezért.
by-their-backs-look = Minden név mellett ott áll, hány hátlap látszik az egyes fajtákból. Kinél látszik egyáltalán törpe?
by-their-backs-why = Csak Christine kezében látszottak törpék hátlapjai, tehát a vezér csak nála lehetett.
by-their-backs-not-there = Nem került hozzád törpe vezér, és a kémedet félre kell tenni.

six-sorts = Hatféle hátlap van: fajonként egy, egy közös a zsoldosoké, egy közös a kémeké.
six-sorts-goal = Hány zsoldoshátlapot mutat ez a kéz a többieknek?
six-sorts-look = A goblin, az óriás, a troll, a csatagép, a légijármű és a kommandó hátlapja ugyanolyan. A kémeké más.
six-sorts-why = A zsoldosok hátlapja közös: senki sem látja rajta, óriás-e vagy goblin.

not-that-one = A te 2. kémedet szólítják. Ebben a fordulóban Eugene a kancellár.
not-that-one-goal = Melyiket nem lehet megtenni?
not-that-one-look = Hármuk közül kinek nincsenek harcosai?
not-that-one-why = A kancellárnak nincs lapja, ezért tőle kém nem kérhet.

a-later-spy = Az 1. kém a tiéd, a 3. Peteré. A 2. senkié, ezért kimarad. Későbbi kémet is el lehet kérni: akkor majd neked dolgozik. Christine-nél van egy troll.
a-later-spy-goal = Szerezd meg a 3. kémet, aztán a trollt.
a-later-spy-look = Előbb a 3. kémet kérd el Petertől. Amikor a 3. kémet szólítják, megint te döntesz.
a-later-spy-why = A 2. kém kimaradt. A 3. kém, amikor szólították, már nálad volt, és megszerezte a trollt.
a-later-spy-too-soon = Az 1. kémedet félre kell tenni, és egyetlen kérés kevés volt mindkét laphoz.

only-once = Peternél és Christine-nél is van egy troll. Peterét az 1. kém hozta. Amit egy kém elvitt, azt ebben a fordulóban másik kém nem viheti el. A te 2. kémedet szólítják.
only-once-goal = Szerezz egy trollt.
only-once-look = A két troll közül melyiket nem kém hozta?
only-once-why = Christine trollja pakliból való, ezért át kellett adnia. Nálad most már biztonságban van.
only-once-in-vain = A kémedet félre kell tenni, és nem hozott trollt. Amit kém hozott Peternek, az nála marad.

of-two-equal = Peternek két 6-os orkja van: az egyik pakliból, a másikat kém hozta. Egyforma lapok közül olyat kell átadni, amelyet kém még nem vitt el.
of-two-equal-goal = Szerezz egy 6-os orkot.
of-two-equal-look = Amelyiket kém hozta, azt Peter megtarthatja. És a másikat?
of-two-equal-why = Peternek át kellett adnia a pakliból való 6-os orkot. Amelyiket kém hozta, nála marad.
of-two-equal-no-orc = A kémedet félre kell tenni, és nem került hozzád 6-os ork.

one-may-stay = A 4. kém, az utolsó, a tiéd. A kémek után, akinél két vagy több óriás van, mindet leteszi; egy maradhat. Peternél kettő van, nálad egy sem.
one-may-stay-goal = Szerezz egy óriást, amely nálad marad.
one-may-stay-look = Ha Peter a kettőből egyet odaad, kinél hány lesz?
one-may-stay-why = Nálad is, Peternél is egy óriás van, így mindkettő marad.
one-may-stay-all-gone = Vége a kémeknek. Peter mindkét óriását letette, és hozzád egy sem került.

two-giants = Most nálad is, Peternél is egy óriás van, és a 4. kémed elkéri Peterét.
two-giants-goal = Hány óriásod lesz a csatákban?
two-giants-look = Hány van nálad közvetlenül az utolsó kém után? Mi történik akkor?
two-giants-why = Ha két óriás van nálad, mindkettőt leteszed. Peternek sem marad.
two-giants-two = kettő
two-giants-one = egy
two-giants-none = egy sem
two-giants-not-two = Két óriás egy kézben nem maradhat.
two-giants-not-one = Peter átadja az óriását, és kettőből egy sem maradhat.

which-rule = Anita 3. kémét szólítják. Eugene-től, a kancellártól kér egy óriást.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt?
which-rule-look = Azt nézd, kitől kér, ne azt, hogy mit.
which-rule-why = A kancellárnak nincs lapja, tőle nem lehet kérni.

q-backs = A te kémedet szólítják.
q-backs-goal = Szerezd meg ezt a lapot: { $card }.
q-backs-look = Kinek a kezében látszik ennek a fajnak a hátlapja?
q-backs-why = A többiek közül csak egyvalakinél látszott ennek a fajnak a hátlapja.

q-once = Ebből a lapból { $name } és { $other } kezében is van egy: { $card }. Amelyik { $name } kezében van, kém hozta. Most a te kémedet szólítják.
q-once-goal = Szerezd meg az egyiket.
q-once-look = A kettő közül melyiket nem kém hozta?
q-once-why = Amit kém vitt el, ebben a fordulóban ott marad, ahol van; a másikat át kellett adni.

q-later = { $name } kezében van: { $card_spy }. { $other } kezében van: { $card }. Most a te kémedet szólítják.
q-later-goal = Szerezd meg mindkét lapot.
q-later-look = A kettő közül melyik segíthet a másik megszerzésében?
q-later-why = Későbbi kémet is el lehet kérni. Amikor szólítják, már az új gazdájának kér.

q-giants = Vége a kémeknek.
q-giants-goal = Hány óriás marad ebben a kézben?
q-giants-look = Hány óriás van itt, és hány maradhat?
q-giants-why = Akinél két vagy több óriás van, mindet leteszi. Egy maradhat.
