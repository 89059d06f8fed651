## Kifejezések.

term-points = pont: amit a csata legerősebb serege kap
term-tie = holtverseny: két vagy több sereg egyformán erős
term-goal = cél: a pontszám, amelynél a játék véget ér

## Lépések.

r-last = Minden harcos lent van.
r-last-goal = Foglald le azt a paklit, amelyiken ez a harcos látszik: { $card }.
r-last-look = Kinél van még toborzólap, és meddig lehet letenni?
r-last-why = Akinél van toborzólap, kap még egy lehetőséget. Aztán sereg lesz a paklikból, jönnek a csaták és a pontok.

pays-two = A legerősebb sereg pontot kap: az első csatában 2-t, a másodikban és a harmadikban 1-et, a negyedikben 2-t. Ez a negyedik. Peter orkjainak ereje 12.
pays-two-goal = Szerezz 2 pontot.
pays-two-look = Az orkjaid ereje 8. Melyik zsoldossal jutsz 12 fölé?
pays-two-why = A te sereged volt a legerősebb, és a negyedik csata 2 pontot ér.

tie-scores = Az első csata. Peter élőhalottainak ereje 12, és egy goblint is hozzá fog tenni. Holtversenynél minden legerősebb sereg a teljes pontot kapja.
tie-scores-goal = Szerezz pontot úgy, hogy az óriás későbbre marad.
tie-scores-look = Peter 13-ig jut, a te élőhalottaid ereje 8.
tie-scores-why = 13 a 13 ellen: Peter is, te is 2 pontot kaptatok, és az óriás a kezedben maradt.

no-strength = Anita seregét két vezér rontja el. Christine goblin nélküli csatagépet küldött, Peter semmit.
no-strength-goal = Ki kap pontot?
no-strength-look = Mekkora az ereje a három seregnek?
no-strength-why = Ahol egyik seregnek sincs ereje, ott egyik sem a legerősebb.

back-one = Te vagy a kancellár. Minden lap lent van, a paklik csukva. Emlékszel: Peter két óriást és mindkét törpe vezért lefoglalta, Christine egy ork vezért és két 6-os orkot, Eugene két goblint.
back-one-goal = Válaszd favoritnak a legerősebb sereget.
back-one-look = Egy faj két vezére elrontja a sereget, két óriás pedig kikerül belőle.
back-one-why = Christine a favoritod. Még a paklik felnyitása előtt nevezted meg; csak ezután látta mindenki, kié mi lett.
back-one-weaker-army = Mostantól ő a favoritod, az egész fordulóra. Christine serege erősebb.

same-points = A favoritod Christine: amennyi pontot ő kap, annyit kapsz te is. Te nevezed meg az első csata faját. A hátlapokon látszik, kinél melyik fajból hány van.
same-points-goal = Szerezz 2 pontot.
same-points-look = Melyik fajból van Christine-nél sok?
same-points-why = Christine orkjai voltak a legerősebbek: 2 pont neki, és 2 pont neked.
same-points-others-scored = Christine-nek ebbe a csatába nem volt kit küldenie; más kapott pontot.

how-many = A negyedik csata, minden lap felfordítva. A kancellár Christine, a favoritja Peter.
how-many-goal = Hány pontja lesz ezután Christine-nek?
how-many-look = Peter és Anita között holtverseny van. Mennyit ér a negyedik csata?
how-many-why = Peter megkapja a teljes 2 pontot, és Christine is: összesen 7.

next-round = A forduló negyedik csatája. Anita nem tesz hozzá többet, és minden lapot felfordítanak. A 8 ponttól mindenki messze van.
next-round-goal = Mi következik?
next-round-look = Hány faj van?
next-round-why = Négy csata után a toborzó- és dezertálólapok visszakerülnek gazdáikhoz, és új forduló kezdődik.
next-round-fifth = ötödik csata
next-round-again = új forduló, új foglalásokkal
next-round-over = a játék vége
next-round-not-fifth = Mind a négy faj harcolt már; ötödik csata nincs.
next-round-not-over = Senkinek sincs elég pontja; a játék folytatódik.

reach-it = 4–5 játékosnál a játék azzal a fordulóval ér véget, amelyben valaki eléri a 8 pontot; 6-nál 7, 7-nél 6 pont kell. Peter élőhalottainak ereje 12.
reach-it-goal = Érjen véget a játék ezzel a csatával.
reach-it-look = 6 pontod van, és a negyedik csata 2 pontot ér.
reach-it-why = A forduló utolsó csatájában elérted a 8 pontot: a játéknak vége, és a legtöbb pont nyer.

round-first = A második csata, minden lap felfordítva. Peternek előtte 7 pontja van.
round-first-goal = Ki nyeri meg a játékot ezzel a csatával?
round-first-look = Vége van utána a fordulónak?
round-first-why = Peternek 8 pontja van, de a fordulót végigjátsszák, és mások még megelőzhetik.

most-points = A negyedik csata, minden lap felfordítva. A kancellár Eugene, a favoritja Anita.
most-points-goal = Ki nyeri meg a játékot?
most-points-look = Számold össze a csata utáni pontokat, a kancelláréit is.
most-points-why = Anita 8 pontig jut, de vele együtt Eugene is pontot kap, és 9 lesz. A legtöbb pont nyer.

who-last = A negyedik csata, minden lap felfordítva. Anitának és Peternek is 8 pontja van. Egyenlőségnél az nyer, aki utoljára nyert csatát.
who-last-goal = Ki nyeri meg a játékot?
who-last-look = Nézd végig a csaták sorát.
who-last-why = Anita az első csatát nyerte, Peter a harmadikat. A negyediket Christine, de neki kevesebb pontja van.

as-one = A negyedik csata, minden lap felfordítva. Akik egyenlők, és a legutóbbi csatájukat együtt nyerték, osztoznak a győzelmen.
as-one-goal = Ki nyeri meg a játékot?
as-one-look = Kik között van holtverseny ebben a csatában, és hány pontjuk lesz?
as-one-why = Anita és Peter ugyanabban a csatában jut 8 pontig: semmi sem maradt, ami különbséget tenne köztük.

own-army = A negyedik csata, minden lap felfordítva. A kancellár Eugene, a favoritja Christine. A favorit győzelme nem a kancellár győzelme.
own-army-goal = Ki nyeri meg a játékot?
own-army-look = Ketten jutnak 8 pontig. Kinek a saját serege nyert az imént?
own-army-why = Christine-nek és Eugene-nek is 8 pontja van, de a csatát csak Christine serege nyerte meg.

which-rule = A négy csata lezajlott, Peternek 9 pontja van. Eugene új fordulót kezd osztani.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt?
which-rule-look = Mi történik, ha már valakinek 8 pontja van?
which-rule-why = A játék azzal a fordulóval ér véget, amelyben valaki eléri a célt.

q-tie = Tudod, mit küldött { $name } képpel lefelé: { $theirs }. Másnak nincs semmije.
q-tie-goal = Szerezz pontot ebben a csatában úgy, hogy az óriás a kezedben marad.
q-tie-look = Add össze { $name } lapjait. Kell ennél több?
q-tie-why = Holtversenynél minden legerősebb sereg a teljes pontot kapja.

q-share = A csata minden lapja fel van fordítva. A kancellár: { $name }.
q-share-goal = Hány ponttal áll { $name } e csata után?
q-share-look = Ki a favoritja ({ $name }), és kap-e pontot az a sereg?
q-share-why = A kancellár ugyanannyi pontot kap, amennyit a favoritja.

q-goal = A csata minden lapja fel van fordítva, és már senki sem tesz hozzá semmit.
q-goal-goal = Ki nyeri meg a játékot ezzel a csatával?
q-goal-look = Hányadik csata ez a fordulóban? Számold össze az utána érvényes pontokat, a kancelláréit is.
q-goal-why = A játék azzal a fordulóval ér véget, amelyben valaki eléri a célt, és a legtöbb pont nyer.

q-equal = Ez a negyedik csata, minden lap fel van fordítva.
q-equal-goal = Ki nyeri meg a játékot?
q-equal-look = Számold össze a csata utáni pontokat. Ha többen egyenlők, nézd végig a csaták sorát.
q-equal-why = Egyenlőségnél az nyer, akinek a serege utoljára nyert csatát.
