## Lépések.

r-dog = Vége a csatának, és fekszik ott egy ebed.
r-dog-goal = Ezek legyenek a kezedben: { $cards }.
r-dog-look = Kettő már a kezedben van. Hol fekszik a harmadik?
r-dog-why = Az eb egy nyílt lapot vett el az újoncok közül. Most az jön, mit játszhat egy asztal másképp.

no-three = Kettőtől négy játékosig a gyorsabb játékhoz választható az a békekártya, amelyen nincs 3-as. Most előtted fekszik, és 2-est mutat.
no-three-goal = Érd el, hogy békeév legyen.
no-three-look = Mivel fordítja el a kártyát a Béke őre, és mi jön itt a 2-es után?
no-three-why = Nincs 3-as, amelyre fordulhatna, ezért az újoncozásod békeévet hirdetett.
no-three-cry-now = Ezzel a kiáltással a következő csatát megvívják, így nem lesz békeév.

mixed = A csatakártyák véletlen sorrendben is kirakhatók, Castillonnal a végén.
mixed-goal = Havocot kiáltasz. Hol lesz a csata?
mixed-look = A csaták sorában látszik, melyik kártya következik.
mixed-why = A soron lévő kártya számít, bármilyen szám áll rajta.
mixed-sluys = Sluysnél
mixed-verneuil = Verneuilnél
mixed-formigny = Formignynál
mixed-castillon = Castillonnál
mixed-not-sluys = A megmaradtak közül Sluys száma a legkisebb, de előtte másik kártya fekszik.
mixed-not-formigny = Formigny hátrébb fekszik a sorban.
mixed-not-castillon = Castillon minden sorrendben az utolsó.

name-it = Vagy a csata győztese nevezi meg a következőt. Az előbb Sluysnél győztél, és négy nyolcasod van.
name-it-goal = Nevezd meg azt a csatát, amely egyedül a győztesének fizet.
name-it-look = Nézz végig a soron: melyik kártyán áll egyetlen szám?
name-it-why = Agincourt következik. Aki ott győz, az mondja meg, mi jön utána.

no-winner = Itt a győztesek nevezik meg a csatákat. Peter békeévet hirdetett. A mi döntésünk: ha nincs győztes, a Béke őre választ, ő áll hozzá a legközelebb.
no-winner-goal = Eldobod a sárga 2-est. Ki nevezi meg a következő csatát?
no-winner-look = Ki előtt fekszik a békekártya?
no-winner-why = Ezt a csatát senki sem nyerte meg, ezért Peter, a Béke őre választ.
no-winner-anita = Anita, aki utoljára dobott
no-winner-peter = Peter, a Béke őre
no-winner-christine = Christine, Poitiers győztese
no-winner-nobody = Senki, a sorszám dönt
no-winner-not-anita = A dobás nem ad beleszólást a csatákba.
no-winner-not-christine = Az a győzelem már megnevezte a maga csatáját.
no-winner-not-nobody = Ahol a győztesek választanak, ott a sorszám nem dönt.

inside = A best_subset szabállyal a hat lapodban rejlő legerősebb kombináció számít, a többi kísérőlap. Peternek is 9-ig érő színsora van.
inside-goal = Nyerd meg a csatát.
inside-look = A két kombináció egyenlő. Mi kísérhetné a tiédet?
inside-why = A színsor a hatodik lap ellenére is számított, és az eb mint kísérőlap több a semminél.
inside-left-out = Az eb nélkül az utolsó lapig egyenlők vagytok, és Peternek kevesebb lapja maradt.

third-instead = Hárman játszotok. Két vagy három játékosnál a második hely nem számít: a második helyezett a harmadik hely pontjait kapja. Crécy kártyáján 5, 3 és 1 áll.
third-instead-goal = Passzolsz. Hány pontot kapsz?
third-instead-look = Kinek a lapjai erősebbek a tieidnél? Aztán olvasd a kártyát a második szám nélkül.
third-instead-why = Második hely, és a harmadikért járó 1.

nothing-there = Poitiers-nál nincs harmadik hely, ezért hárman játszva csak a győztes kap pontot. Peternek négy tízese van.
nothing-there-goal = Tedd azt, ami hoz egy lapot.
nothing-there-look = Megverheti a kezed a négy tízest? És mit hozna a második hely?
nothing-there-why = A második hely semmit sem fizetett volna. A kimaradás hozott egy lapot.
nothing-there-paid-for-nothing = Ezekkel a lapokkal nem lehet győzni, más hely pedig itt nem fizet.

three-at-castillon = Megint hárman, a legvégén. A mi döntésünk: Castillon is csatakártya, és a második száma itt is kimarad: 11, 5, 3.
three-at-castillon-goal = Hány pontot hoz Castillon Christine-nek?
three-at-castillon-look = Hányadik ő?
three-at-castillon-why = Második, és a 8 kimarad.

not-four = Ez választható szabály: ketten vagy hárman minden ponttal is játszhatnak. A mi döntésünk: csak ők választhatnak, mert a forrás másnak nem ajánlja.
not-four-goal = Melyik játék nem játszható?
not-four-look = Hányan ülnek az egyes asztaloknál?
not-four-why = Négy játékostól a második hely mindig számít.
not-four-two = Két játékos, második hely nélkül
not-four-three = Három játékos, második hely nélkül
not-four-counted = Három játékos, a második hely is számít
not-four-four = Négy játékos, második hely nélkül
not-four-not-two = Két játékos választhatja.
not-four-not-three = Három játékos választhatja.
not-four-not-counted = Három játékos minden ponttal is játszhat.

other-way = Az olyan döntések is választhatók, amelyek másképp is olvashatók. Ennél az asztalnál a teli újoncterület nem köti az ebet.
other-way-goal = Kapd el a pakli tetejét, mielőtt bármit elvennél.
other-way-look = Az eb szabad, a két lap nem.
other-way-why = Ahogy mi olvassuk, a teli terület az eb elől is elzárta volna a paklit. Itt nem zárta el.
other-way-took-one = Már elvettél egy újoncot, pedig a pakli jött volna elsőnek.
other-way-fetched-one = Ez az eb újoncot kapott el, pedig a pakli teteje kellett.

own-cards = A csatakártyák néhány száma a mi rekonstrukciónk. Akinek megvan a játék, beírhatja a sajátját; itt Sluysé 6 és 2.
own-cards-goal = Passzolsz, és győzöl. Hány pontot kapsz?
own-cards-look = Úgy olvasd a kártyát, ahogy ezen az asztalon fekszik.
own-cards-why = A közösen elfogadott számok érvényesek, itt a 6.

which-rule = Anita győzött, és Castillont próbálja megnevezni következő csatának.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Ki nevezi meg itt a csatákat, és melyikeket?
which-rule-why = A győztes bármelyik csatát megnevezheti, csak az utolsót nem.

q-name = Ennél az asztalnál a győztesek nevezik meg a csatákat, és az előbb Anita győzött.
q-name-goal = Melyik nem nevezhető meg ezek közül?
q-name-look = Melyik csata van már meg, és melyiknek van kötött helye?
q-name-why = Ami lezajlott vagy elmaradt, az nem nevezhető meg, és Castillon a végén marad.

q-second = { $players } játékos. Ez áll a kártyán ({ $battle }): { $first }, { $second } és { $third }; a 0 azt jelenti, hogy nincs jelző.
q-second-goal = Hány pontot kap a második helyezett?
q-second-look = Melyik szám marad ki ilyen kevés játékosnál?
q-second-why = A második szám kimarad, és a harmadik a második helyezetté.

q-few = Castillon lezajlott, minden kéz nyíltan fekszik.
q-few-goal = Hány pontot szerzett { $name } Castillonnál?
q-few-look = Melyik helyek fizetnek ilyen kevés játékosnál, és mennyit?
q-few-why = 11, aztán 5, aztán 3: a 8 kimarad.

q-table = Négy társaság játszana, mindegyik a maga módján.
q-table-goal = Melyik játék nem játszható?
q-table-look = Mit hányan választhatnak?
q-table-why = A második hely pontjai két vagy három játékosnál maradhatnak el.
