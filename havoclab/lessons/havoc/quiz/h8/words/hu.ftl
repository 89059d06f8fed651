## Kérdések a rangokról.

sort = Négy kéz, mindegyik más rangú.
sort-goal = Kattints rájuk a legerősebbtől a leggyengébbig.
sort-look = Előbb nevezd meg mindegyiket: egyformák, sorok, színek. Az eb bármely szín nullája.
sort-why = Ez a rangok sorrendje.

beat = Ezeket a lapokat kell megverni: { $cards }.
beat-goal = Verd meg őket a lehető legkevesebb lappal.
beat-look = Nevezd meg, mi fekszik ott. Melyik, nála éppen erősebb rang van a kezedben?
beat-why = Kevesebb lap nem verhette volna meg.

straight = Egy kéz alacsony lapokkal, magas lapokkal és egy ebbel.
straight-goal = Válassz lapokat úgy, hogy kísérőlap nélkül ez legyen: { $rank }.
straight-look = Hol van hely egy sorban a nullának? Folytatódik a sor a legmagasabbtól az aljánál?
straight-why = Az eb a sor alján a nulla, és egy sor sem fordul át a magas lapokról az alacsonyakra.

flush = Egy kéz többféle színnel és ebbel.
flush-goal = Válassz lapokat úgy, hogy kísérőlap nélkül ez legyen: { $rank }.
flush-look = Melyik színből van a legtöbb? Ki illik bármelyik színhez?
flush-why = Az eb minden színhez tartozik, és több is lehet belőle egy flösben.

bet = Két lapot fogsz húzni a húzópakliból. Ezt vagy ennél erősebbet szeretnél: { $rank }. Előbb egy tipp, aztán a számítás.
bet-goal = Mekkora eséllyel lesz ilyen erős a legjobb kombinációd?
bet-look = Számold meg, melyik színből van a legtöbb lapod, ebekkel együtt. Hány lap hiányzik még, és hány maradt abból a színből?
bet-why = A flöshöz a szín minden lapja és minden eb számít; ha még kettő hiányzik, mindkét húzott lapnak ezek közül kell kikerülnie.

zeros = Egy kéz ebekkel és egyforma értékű lapokkal.
zeros-goal = Válassz lapokat úgy, hogy kísérőlap nélkül ez legyen: { $rank }.
zeros-look = Az ebek egymás között egyenlők: mindegyik nulla.
zeros-why = Párban és nagyobb csoportban az eb nullának számít.

best = Egy sok lapos kéz.
best-goal = Rakd le a benne rejlő legerősebb kombinációt.
best-look = Próbáld ki ebbel is, eb nélkül is.
best-why = Minden részt vevő lap számít, így egy lappal több gyengítheti is a kezet.

all-six = Ezek mind részt vesznek a csatában: { $cards }.
all-six-goal = Mi ez együtt?
all-six-look = Kitesz valamit mind a hat együtt? Akkor az számít.
all-six-why = Ha hat lap együtt sor vagy flös, akkor az, akármi lenne öt belőlük.

one-suit = Egy kéz sok ebbel.
one-suit-goal = Rakd le a benne rejlő legerősebb kombinációt.
one-suit-look = Az ebnek minden színe megvan. Mi lesz hat egyszínű lapból? És ötből?
one-suit-why = Hat egyszínű lap 6-os flös, akárhány eb van köztük; kevesebb lap erősebb lehet.

inside = Ezek mind részt vesznek a csatában: { $cards }.
inside-goal = Mi ez együtt?
inside-look = Egészében sor vagy flös? Ha nem, mi a legerősebb, ami benne van?
inside-why = Ha az egész se nem sor, se nem flös, a benne rejlő legerősebb kombináció számít.

spare-zero = Egy kéz két ebbel és alacsony lapokkal.
spare-zero-goal = Rakd le a benne rejlő legerősebb kombinációt.
spare-zero-look = A nullával kezdődő sorban egy ebnek van hely. Mi legyen a másikkal?
spare-zero-why = Az egyik eb a sorban áll, a másik nullaként mellette fekszik, és ez több, mintha ott nem volna lap.

subset = Ennél az asztalnál a lapokban rejlő legerősebb kombináció számít. Részt vesz: { $cards }.
subset-goal = Mi ez együtt?
subset-look = Gondolatban hagyj ki egy lapot, aztán egy másikat. Mi marad?
subset-why = Ezzel a választással a lapokat a köztük lévő legjobb szerint ítéljük meg.

subset-beside = Ennél az asztalnál a részt vevő lapok közötti legerősebb kombináció számít. Peter passzolt, és most Anita is passzol.
subset-beside-goal = Ki nyer?
subset-beside-look = Keresd meg mindkét oldalon az öt egymás utánit. Mi fekszik mellettük?
subset-beside-why = A sorok egyenlők, ezért a kísérőlapok döntenek.

equals = Négy egyforma rangú kéz.
equals-goal = Kattints rájuk a legerősebbtől a leggyengébbig.
equals-look = Előbb a nagyobb csoportot vesd össze, aztán a kisebbet, végül a kísérőlapokat.
equals-why = Azonos rangnál a magasabb érték nyer, a nagyobb csoporttal kezdve.

last-card = Háromszor ugyanaz a kombináció, más-más kísérőlapokkal.
last-card-goal = Kattints a kezekre a legerősebbtől a leggyengébbig.
last-card-look = Felülről lefelé vesd össze a többi lapot. Mi van a nulla alatt?
last-card-why = Előbb a legmagasabb kísérőlap dönt, és a hiányzó lap az ebnél is gyengébb.
