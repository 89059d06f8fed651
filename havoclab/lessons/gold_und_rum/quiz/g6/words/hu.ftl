## Kémek.

spy-asks = A te kémedet szólítják. Ez a lap { $name } kezébe került egy pakliból: { $card }.
spy-asks-goal = A kémed szerezze meg neked ezt a lapot.
spy-asks-look = Kitől kérsz, és pontosan melyik lapot?
spy-asks-why = Akinél van a kém által megnevezett lap, annak át kell adnia.

handed-over = A kémed ezt kéri { $name } kezéből: { $card }.
handed-over-goal = Mit kapsz?
handed-over-look = Megvan ott pontosan az a lap, amelyet a kém megnevezett?
handed-over-why = Akinél megvan a megnevezett lap, annak át kell adnia; ha nincs meg, nem történik semmi.

taken-once = Ebből a lapból { $name } és { $other } kezében is van egy: { $card }. Amelyik { $name } kezében van, kém hozta. Most a te kémedet szólítják.
taken-once-goal = Szerezd meg az egyiket.
taken-once-look = A kettő közül melyiket nem kém hozta?
taken-once-why = Amit egyszer már elvitt egy kém, azt ebben a fordulóban másik kém nem viheti el.

equal-cards = Ebből a lapból { $name } kezében kettő van, az egyiket kém hozta; { $other } kezében egy van, azt kém hozta: { $card }. Most a te kémedet szólítják.
equal-cards-goal = Szerezz egyet.
equal-cards-look = A három közül melyiket nem vitte el kém?
equal-cards-why = Egyforma lapok közül olyat kell átadni, amelyet kém még nem vitt el.

called-next = Most ezt a kémet szólítják: { $number }. kém. Rajta kívül ezek vannak valakinek a kezében: { $cards }.
called-next-goal = Melyik számú kém jön ezután, ha ez a kém más lapot kér?
called-next-look = A kémek a számuk sorrendjében következnek. Mi van azzal, amelyik senkinél sincs?
called-next-why = Ha egy kém senkinél sincs, kimarad.

later-spy = { $name } kezében van: { $card_spy }. { $other } kezében van: { $card }. Most a te kémedet szólítják.
later-spy-goal = Szerezd meg mindkét lapot.
later-spy-look = A kettő közül melyik segíthet a másik megszerzésében?
later-spy-why = Későbbi kémet is el lehet kérni. Amikor szólítják, már az új gazdájának kér.

whom-to-ask = { $dealer } a kancellár. Most { $name } kémét szólítják.
whom-to-ask-goal = Melyiket nem teheti meg { $name }?
whom-to-ask-look = A többiek közül kinek nincsenek harcosai?
whom-to-ask-why = A kancellárnak nincs lapja, ezért tőle nem lehet kérni.

## Óriások.

giants-left = Vége a kémeknek.
giants-left-goal = Hány óriás marad ebben a kézben?
giants-left-look = Hány óriás van itt, és hány maradhat?
giants-left-why = Akinél két vagy több óriás van, mindet leteszi. Egy maradhat.

keep-the-giant = A 4. kémedet szólítják. Nálad egy óriás van, { $name } kezében kettő.
keep-the-giant-goal = Úgy kérj, hogy a te óriásod megmaradjon, a másik kettő viszont ne.
keep-the-giant-look = Mi lenne, ha megkapnád a kettő közül az egyiket?
keep-the-giant-why = A te óriásod egyedül van, ezért marad. Ahol kettő van egy kézben, a kémek után mindkettőt le kell tenni.

take-one-of-two = A 4. kémedet szólítják. Nálad nincs óriás, { $name } kezében kettő van.
take-one-of-two-goal = Szerezz egy óriást, amely nálad marad.
take-one-of-two-look = Kinél hány óriás lesz ezután?
take-one-of-two-why = Egy kézben egy óriás maradhat. Ha kettő marad ott, { $name } mindkettőt elveszíti.
