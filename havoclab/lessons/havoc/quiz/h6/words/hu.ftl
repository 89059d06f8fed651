## Kérdések egy csatáról.

next-battle = { $name } következik, és Havocot kiált.
next-battle-goal = Melyik csata következik?
next-battle-look = A csatakártyák sora mutatja, melyik van már meg.
next-battle-why = A csaták a számuk sorrendjében jönnek.

mixed-order = Ennél az asztalnál a csatakártyákat megkeverve rakták ki. Anita Havocot kiált.
mixed-order-goal = Melyik csata következik?
mixed-order-look = A csatakártyák sorát nézd, ne a számukat.
mixed-order-why = A sorban következő kártya számít, akármi a száma. Castillon viszont mindig az utolsó.

not-this-one = Ennél az asztalnál a csata győztese nevezi meg a következőt. Anita győzött, és most választ.
not-this-one-goal = Melyik csatát nem nevezheti meg?
not-this-one-look = Van, amelyik már megvolt, és egy a végére vár.
not-this-one-why = Ami megvolt, nem jön vissza, Castillon pedig mindig az utolsó.

who-names = Ennél az asztalnál a csata győztese nevezi meg a következőt. A békeév elvitt egy csatát, és { $name } dob el utoljára lapot.
who-names-goal = Ki nevezi meg a következő csatát?
who-names-look = Most senki sem győzött. Kinél van a galambos kártya?
who-names-why = Ha nincs győztes, a Béke őre nevezi meg a csatát.

first-cards = { $name } Havocot kiáltott, és lapokat rak le.
first-cards-goal = Melyiket nem teheti meg most { $name }?
first-cards-look = Hány lap fekszik már { $name } előtt?
first-cards-why = Aki csatát kezd, mindenekelőtt legalább két lapot lerak.

hardly-a-card = { $name } következik.
hardly-a-card-goal = Melyiket teheti meg most { $name }?
hardly-a-card-look = Nézd meg a kezét. Mi kell az egyes lépésekhez?
hardly-a-card-why = A Havochoz két lap kell a kézben; újoncozni így is lehet.

stay-or-join = Agincourt csak a győztesnek fizet. Te döntesz.
stay-or-join-goal = Tedd azt, ami egy lapodba sem kerül.
stay-or-join-look = Vesd össze a legerősebb lapjaidat azzal, ami már fekszik.
stay-or-join-why = Semmi sem győzhetett volna a kezedből, a kimaradás pedig hozott egy lapot.

who-is-asked = { $name } Havocot kiáltott, lerakott két lapot, és most többet nem rak le.
who-is-asked-goal = Ki dönthet elsőként arról, hogy beszáll-e?
who-is-asked-look = Menj körbe az óramutató járása szerint, és számold meg a kezek lapjait.
who-is-asked-why = Akinek kettőnél kevesebb lapja van, nem szállhat be: húz egyet, és nem kérdezik.

add-or-pass = { $name } egy folyó csatában harcol.
add-or-pass-goal = Melyiket teheti meg most { $name }?
add-or-pass-look = Rakott már le lapot { $name } ebben a lépésben?
add-or-pass-why = Egy körben a harcoló vagy lapot rak le, vagy passzol; a kettő közül csak az egyik lehet.

one-step = { $name } harcol, és most ő dönt.
one-step-goal = Melyik megengedett?
one-step-look = Van benne lerakott lap? És összefér azzal, ami utána jön?
one-step-why = A harcoló passzol, vagy lerak egy vagy több lapot, aztán megáll.

passes-left = { $name } dönt. Tegyük fel, hogy már senki sem rak le lapot.
passes-left-goal = Hány passz kell még a csata végéig?
passes-left-look = Ki harcol még? Aki kimaradt vagy passzolt, azt már nem kérdezik.
passes-left-why = A csatának akkor van vége, ha minden harcoló passzolt.

six-soldiers = { $name } harcol, és még rakna le lapot.
six-soldiers-goal = Melyiket nem teheti meg most { $name }?
six-soldiers-look = Számold meg, hány katona fekszik { $name } előtt.
six-soldiers-why = Hat katonánál több nem feküdhet; azon felül csak ebnek van hely.

room-left = A többiek passzoltak vagy kimaradtak. Te még rakhatnál le lapot.
room-left-goal = Legfeljebb hány lapot rakhatnál még le?
room-left-look = Külön számold a katonákat és az ebeket, az asztalon és a kezedben.
room-left-why = Legfeljebb hat katona, összesen legfeljebb nyolc lap, és ami fekszik, nem kerül vissza a kézbe.

zeros-join = Peter lapjai vezetnek, a többiek kimaradtak. Te döntesz.
zeros-join-goal = Szerezd meg a második helyet úgy, hogy katonát nem raksz le.
zeros-join-look = A beszálláshoz két lap elég. Muszáj katonának lenniük?
zeros-join-why = Két eb is két lap: egyedül is beszállhatnak.

one-more-dog = A többiek passzoltak. Az újoncok között fekszik, amire vágysz: { $card }.
one-more-dog-goal = Nyerd meg a csatát, és utána szerezd meg ezt: { $card }.
one-more-dog-look = Már vezetsz. Ki futhatna a lapért a csata után?
one-more-dog-why = Már senki sem felelhetett, lapot mégis le lehetett rakni: az ebet, aki aztán megszerezte a lapot.

leave-or-count = Mindenki passzolt. Te jelentesz be.
leave-or-count-goal = Nyerd meg a csatát.
leave-or-count-look = Vesd össze, mi marad az egyes bejelentések után, azzal, ami Peter előtt fekszik.
leave-or-count-why = Az eb vagy számít, vagy kimarad: amelyikkel erősebb a kéz.

odd-number = A csata véget ért, és Anita megmondja, hány ebe marad harcon kívül.
odd-number-goal = Melyiket nem jelentheti be?
odd-number-look = Hatnál több lap ebeket szorít ki. És összesen hány maradhat kívül?
odd-number-why = A hat fölötti ebek mindenképp kívül maradnak, összesen pedig kettőnél több nem lehet kívül.

nothing-left = { $name } csak két ebet rakott le, és mindkettőt harcon kívülinek jelenti be.
nothing-left-goal = Ki nyeri ezt a csatát?
nothing-left-look = Mi marad { $name } lapjaiból, és mijük van a többieknek?
nothing-left-why = Mindkét eb kimaradhat, de akkor semmi sem vesz részt, és az minden magas lapnál gyengébb.

beyond-six = { $name } előtt { $dogs } eb és { $soldiers } katona fekszik. A csata véget ért, bejelentés még nem volt.
beyond-six-goal = Hány eb marad kívül magától?
beyond-six-look = Hat lap vehet részt.
beyond-six-why = Ami a hat fölött van, az bejelentés nélkül is kimarad.

declares-first = { $initiator } kiáltott Havocot. { $name } passzol utolsónak, és több harcoló előtt is fekszik eb.
declares-first-goal = Ki jelenti be elsőnek az ebeit?
declares-first-look = A körnek van kezdete. Ki kezdte ezt a csatát?
declares-first-why = A bejelentések a kezdeményezőtől indulnak, az óramutató járása szerint.

alone = { $name } egyedül van a csatában, és passzol. A helyszín: { $battle }.
alone-goal = Hány pontot hoz ez { $name } számára?
alone-look = Ki viszi el a többi helyet?
alone-why = Aki egyedül harcol, győz; amelyik helyre nem jut harcoló, annak a pontjai elvesznek.

second = Crécy 5, 3 és 1 pontot fizet. Te döntesz.
second-goal = Szerezz 3 pontot, legfeljebb három lap lerakásával.
second-look = A második hely is elég. Kinek a lapjait kell hozzá megverned?
second-why = A második hely elérhető volt: két kéz helyett egyet kellett megverni.

cheapest = Peter Havocot kiáltott, a többiek kimaradnak. Te döntesz.
cheapest-goal = Nyerd meg a csatát legfeljebb { $count } lappal.
cheapest-look = Nézd meg, mi fekszik Peter előtt. Melyik lapjaid verik meg?
cheapest-why = Éppen ennyi kellett; a kéz többi lapja a későbbi csatákra marad.

even = Az utolsó harcoló is passzol. A harcolók előtt egyforma értékű párok fekszenek.
even-goal = Ki nyeri ezt a csatát?
even-look = A lapok egyenlők. Miben különböznek még a játékosok?
even-why = Egyenlők között az van elöl, akinek kevesebb lap maradt a kezében; aztán a kezdeményezőtől számított sorrend dönt.

seventh-card = { $name } és { $other } hat-hat lapja egyenlő. { $name } előtt egy eb is fekszik; { $other } passzol.
seventh-card-goal = Ki nyeri ezt a csatát?
seventh-card-look = Vesd össze a kezeket, ahogy most vannak. Benne van valamelyikben az eb?
seventh-card-why = A kezek lapjait a csata végén számoljuk, és a lerakott eb már nincs a kézben.

shared = Passzolsz, és a csata véget ér.
shared-goal = Hány pontot kapsz?
shared-look = Ki olyan erős, mint te, ugyanannyi lappal a kezében? Melyik helyeket töltitek be együtt?
shared-why = Az egyenlők elosztják a helyeik pontjait, lefelé kerekítve. Amit senki sem tölt be, és aminek nincs jelzője, az nem ad hozzá semmit.

what-now = { $name } ezt választja: „{ $move }”.
what-now-goal = Mi történik most?
what-now-look = Melyik harcoló rakhat még le lapot ezután?
what-now-why = Már senki sem rakhat le lapot, ezért a csata véget ért.

refused-card = { $name } harcol, és ezzel próbálkozik: „{ $move }”. Az asztal nem engedi.
refused-card-goal = Melyik szabály dönt erről?
refused-card-look = Számold meg, hány katona fekszik { $name } előtt.
refused-card-why = Hat katonán felül csak eb feküdhet.

only-fighter = Ez történt: { $told } Előtte { $name } ezt választotta: „{ $move }”.
only-fighter-goal = Melyik szabály miatt történt?
only-fighter-look = Hány harcoló van ebben a csatában?
only-fighter-why = Senki más nem harcol, így az egyetlen harcoló győz.
