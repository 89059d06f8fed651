## Mit ér egy csata.

tie-will-do = Tudod, mit küldött { $name } képpel lefelé: { $theirs }. Másnak nincs semmije.
tie-will-do-goal = Szerezz pontot ebben a csatában úgy, hogy az óriás a kezedben marad.
tie-will-do-look = Add össze { $name } lapjait. Kell ennél több?
tie-will-do-why = Holtversenynél minden legerősebb sereg a teljes pontot kapja.

brings-points = A csata minden lapja fel van fordítva, és már senki sem tesz hozzá semmit.
brings-points-goal = Hány ponttal áll { $name } e csata után?
brings-points-look = Hányadik csata ez a fordulóban, és kié a legerősebb sereg?
brings-points-why = A legerősebb sereg az első csatában 2, a másodikban és a harmadikban 1, a negyedikben 2 pontot kap.

who-scores = A csata minden lapja fel van fordítva.
who-scores-goal = Kinek a serege kap pontot?
who-scores-look = Add össze mindegyik sereget. Van köztük egyenlő?
who-scores-why = A legerősebb sereg kap pontot, és vele mindenki, aki ugyanolyan erős.

any-strength = A csata minden lapja fel van fordítva.
any-strength-goal = Kinek a serege kap pontot?
any-strength-look = Keress olyan lapot, amely magában is ér valamit.
any-strength-why = A legerősebb sereg pontot kap, ha van bármennyi ereje.

## A kancellár.

favourites-points = A csata minden lapja fel van fordítva. A kancellár: { $name }.
favourites-points-goal = Hány ponttal áll { $name } e csata után?
favourites-points-look = Ki a favoritja ({ $name }), és kap-e pontot az a sereg?
favourites-points-why = A kancellár ugyanannyi pontot kap, amennyit a favoritja, és ugyanakkor.

best-race = Te vagy a kancellár, favoritod { $name }. A hátlapokat mindenki látja, te is.
best-race-goal = Nevezz meg egy fajt, amellyel ebben a csatában pontot szerzel.
best-race-look = Melyik fajból van a legtöbb { $name } kezében?
best-race-why = A favorit serege volt a legerősebb, így te is pontot kaptál.

## A vége.

round-over = A negyedik csata folyik. { $name }: „{ $move }”.
round-over-goal = Mi történik ezután?
round-over-look = Hány csatából áll egy forduló?
round-over-why = A negyedik csata után a toborzó- és dezertálólapok visszakerülnek, és új forduló következik.

goal-reached = A csata minden lapja fel van fordítva, és már senki sem tesz hozzá semmit.
goal-reached-goal = Ki nyeri meg a játékot ezzel a csatával?
goal-reached-look = Hányadik csata ez a fordulóban? Számold össze az utána érvényes pontokat, a kancelláréit is.
goal-reached-why = A játék azzal a fordulóval ér véget, amelyben valaki eléri a célt, és a legtöbb pont nyer.

equal-points = Ez a negyedik csata, minden lap fel van fordítva.
equal-points-goal = Ki nyeri meg a játékot?
equal-points-look = Számold össze a csata utáni pontokat. Ha többen egyenlők, nézd végig a csaták sorát.
equal-points-why = Egyenlőségnél az nyer, akinek a serege utoljára nyert csatát.

still-equal = Ez a negyedik csata, minden lap fel van fordítva.
still-equal-goal = Ki nyeri meg a játékot?
still-equal-look = Kinek van a legtöbb pontja? Közülük kinek a saját serege nyert utoljára, és nyertek-e együtt?
still-equal-why = A holtversenyben nyert csata egyenlőnek hagyja őket. A favorit győzelme nem a kancellár seregéé.
