## Kifejezések.

term-warlord = hadúr: aki játszik, és minden fordulóban sereget toboroz
term-deal = osztás: mind a nyolcvan harcos egyenként a paklikra kerül
term-recruiting = toborzás: az osztás, a foglalások és a paklik felnyitása
term-combat = harc: a forduló négy csatája

## Lépések.

r-share = A csata minden lapja fel van fordítva. A kancellár: { $name }.
r-share-goal = Hány ponttal áll { $name } e csata után?
r-share-look = Ki a favoritja ({ $name }), és kap-e pontot az a sereg?
r-share-why = A kancellár ugyanannyi pontot kap, amennyit a favoritja. Most te készítesz elő egy játszmát.

who-can = A barátaid játszani szeretnének. 4–7 hadúr minden fordulóban sereget toboroz a paklikból, amelyeket fejben kell tartani, és négy csatát vív vele.
who-can-goal = Melyik társaság játszhat?
who-can-look = Magadat is számold bele.
who-can-three = Te és két barátod
who-can-five = Te és négy barátod
who-can-eight = Te és hét barátod
who-can-not-three = Így hárman lennétek; legalább négyen kelletek.
who-can-not-eight = Így nyolcan lennétek; legfeljebb heten játszhatjátok.
who-can-why = Öt hadúr egy asztalnál: négytől hétig bármennyien játszhatják.

how-many = Öten játszotok. Minden fordulóban más a kancellár: ő oszt, nem rak le sem toborzó-, sem dezertálólapot, és nincs serege.
how-many-goal = Hány sereg harcol egy fordulóban?
how-many-look = Egy híján mindenkié.
how-many-why = Négy sereg. A kancellár a favoritja után kap pontot.

deal-on = Te vagy a kancellár. Itt minden megvár téged, az asztalnál viszont az osztás senki kedvéért nem áll meg; a tempóját te szabod meg.
deal-on-goal = Ossz, amíg meg nem jelenik a toborzás kezdete.
deal-on-look = A harcosok között van, nagyjából középtájt.
deal-on-why = Megjelent a toborzás kezdete. A többiek mostantól toborzólapot is lerakhatnak, te pedig osztasz tovább.

the-middle = A toborzás kezdetét nagyjából középtájt teszed a harcosok közé: értelmezésünk szerint 36–44 harcos alá. Most 37 van lent, és még nem jelent meg.
the-middle-goal = Legfeljebb hány jöhet még előtte?
the-middle-look = A legutolsó helye 44 harcos alatt van.
the-middle-why = Még hét, és akkor meg kell jelennie.

more-piles = 4 játékosnál 9 pakli van, 5-nél 11, 6-nál 13, 7-nél 14. Itt öten játszanak, és az utolsó harcos a 8. paklira került.
more-piles-goal = Várd meg, amíg Margaret osztás közben eltakarja az 1. paklin a trollt.
more-piles-look = Az utolsó pakli után újra az első következik.
more-piles-why = Előbb a 9., a 10. és a 11. pakli került sorra, aztán újra az 1.

own-cards = Most a többi kártya. Mindenkinek két toborzólapja van a saját színében. Van még 14 dezertálólap és a toborzás kezdete.
own-cards-goal = Hatan játszotok. Hány toborzólap kell?
own-cards-look = Mindenkié megvan, akárki is a kancellár.
own-cards-why = Tizenkettő, mind a hat színből kettő; a kancelláré ebben a fordulóban félre van téve.

to-hand = Kezdődik a forduló. A kancelláron kívül mindenki kézbe veszi két toborzólapját, és dezertálólapot: 4–5 játékosnál kettőt, 6–7 játékosnál egyet.
to-hand-goal = Hatan játszanak. Hány dezertálólapot kap mindegyikük?
to-hand-look = Minél többen vannak, annál kevesebb jut egynek.
to-hand-why = Egyet-egyet. Hat játékosnál öten űzhetnek el valakit.

two-phases = Egy forduló két fázisból áll: toborzásból, aztán harcból. Itt minden harcos lent van, és Eugene épp favoritot választ.
two-phases-goal = Melyik fázis ez?
two-phases-look = Van már valakinek serege?
two-phases-why = A paklik még csukva vannak, sereg sincs: ez a toborzás. Ezután jön a harc, majd az új forduló.

who-next = Az első kancellárt sorsolás dönti el, aztán a tisztség balra halad. Anita, Peter, Christine és Eugene az óra járása szerint ül, most Peter oszt.
who-next-goal = Ki lesz a kancellár a következő fordulóban?
who-next-look = Az óra járása szerint balra haladunk.
who-next-why = Peter bal oldalán Christine ül.

the-last = A játék azzal a fordulóval ér véget, amelyben valaki eléri a célt. Hatan játszanak, tehát 7 pont elég. Ez a negyedik csata, minden lap felfordítva.
the-last-goal = Mi következik utána?
the-last-look = Ki kap most 2 pontot, és mennyi lesz az összesen?
the-last-why = Anita 7 pontig jut, és a fordulónak vége: ezzel a játéknak is.

which-rule = Folyik az osztás. Anita a kancellár, és toborzólapot tesz az óriásra.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt?
which-rule-look = Akkor sem engedné, ha Peter rakná le?
which-rule-why = A kancellár nem játszik ki sem toborzó-, sem dezertálólapot.

q-office = Ebben a fordulóban { $name } a kancellár. Mindenki az itt látható sorrendben ül, az óra járása szerint.
q-office-goal = Ki lesz a kancellár a következő fordulóban?
q-office-look = Ki ül balra tőle ({ $name })? Az utolsó hely után az első következik.
q-office-why = A tisztség fordulónként balra halad.

q-part = Folyik az osztás. A kancellár: { $name }.
q-part-goal = Melyiket teheti meg { $name }?
q-part-look = Ki toboroz sereget, és ki oszt?
q-part-why = A kancellár oszt, és nem rak le sem toborzó-, sem dezertálólapot.

q-first = A játékosok száma { $players }. Új forduló kezdődik, a kancellár { $dealer }.
q-first-goal = Hány lerakható lapot tart a kezében { $name }, a két fajtát együtt számolva?
q-first-look = Toborzólapból mindig ugyanannyi jár, dezertálólapból nem.
q-first-why = Két toborzólap, továbbá 4–5 játékosnál két, 6–7 játékosnál egy dezertálólap.

q-next = A csata minden lapja fel van fordítva, és már senki sem tesz hozzá semmit.
q-next-goal = Mi következik e csata után?
q-next-look = Hányadik csata ez a fordulóban, és eléri-e vele valaki a célt?
q-next-why = Egy forduló négy csatából áll. A játék azzal a fordulóval ér véget, amelyben valaki eléri a célt.
