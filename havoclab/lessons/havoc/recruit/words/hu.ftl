## Szavak.

term-recruits = az újoncok: nyíltan fekvő katonák
term-draw-pile = a húzópakli: lefordított lapok
term-full-recruits = megtelt: több újonc nem fekhet nyíltan
term-dog = egy harci eb
term-fetch = elkapás: egy ebért még egy lap
term-discard-pile = a dobott lapok
term-loot = hullarablás: két ebért egy katona a dobott lapok közül

## Lépések.

first-take = Te vagy Anita, egy játék közepén. Újoncozáskor két lapot veszel el: nyílt újoncot vagy a húzópakli tetejét, tetszés szerint.
first-take-goal = Végy el két lapot.
first-take-look = Az újoncok nyíltan fekszenek az asztalon, mellettük a húzópakli.
first-take-why = Megvan a két lap. Mindkettő bármelyik helyről jöhetett.

lay-one = Két lap már a kezedben van. Az újoncozás azzal zárul, hogy a kezedből egy tetszőleges lapot az újoncokhoz raksz. Te ketteseket gyűjtesz.
lay-one-goal = Rakj le egy lapot úgy, hogy mindhárom kettes megmaradjon.
lay-one-look = Négy olyan lap van a kezedben, amely nem kettes.
lay-one-why = A kéz bármelyik lapja lerakható. Most nyíltan fekszik, és a következő játékos elveheti.
lay-one-broke-set = Ez a lap a gyűjtött kettesek egyike volt. Most az újoncok között fekszik, ahonnan mások elvehetik.

a-pair = A kör választással kezdődik: újoncozol, vagy Havocot kiáltasz, és csatát kezdesz. Ez most egy egész kör.
a-pair-goal = Újoncozz úgy, hogy a köröd végén két kilences legyen a kezedben.
a-pair-look = Az egyik kilences a kezedben van, a másik az újoncok között.
a-pair-why = Az újoncozást választottad, elvettél két lapot, és leraktál egyet. Ennyi egy kör.
a-pair-cry-early = A Havoc-kiáltás csatát kezd, és akkor ebben a körben nincs újoncozás.

are-full = Öt újonc fekszik nyíltan. Négy játékosnál öttel megtelt a területük, ezért az első lap, amelyet elveszel, csak újonc lehet.
are-full-goal = Vedd el a narancs 2-est a kettesekhez.
are-full-look = A narancs 2-es az újoncok között fekszik.
are-full-why = Elsőnek egy újonc jött, így a terület már nincs tele. A második lap bárhonnan jöhet.

both-places = Megint tele van, és most az egész kör a tiéd. Hatosokat gyűjtesz.
both-places-goal = A köröd végén legyen meg a harmadik hatos, és egy lapot húzz a pakliból.
both-places-look = Amíg öt újonc fekszik nyíltan, a pakli várat magára. Melyik lap jöhet elsőnek?
both-places-why = Elsőnek egy újonc, mert öt feküdt nyíltan; utána a pakli is szabad.
both-places-cry-now = A Havoc-kiáltás csatát kezd, és akkor ebben a körben nincs újoncozás.

meet-dog = Ezek közül az egyik lap harci eb. Az értéke 0, és minden színhez egyszerre tartozik.
meet-dog-goal = Válaszd ki az ebet, és rakd le.
meet-dog-look = Három lap katona: mindegyiken egy szín és legalább 1-es érték látszik.
meet-dog-why = Az eb nemcsak harcolni tud. A következő lépések megmutatják.

see-fetch = Az eb el tud kapni egy lapot: eldobod a kezedből, és elveszel még egyet, újoncot vagy a pakli tetejét. Nézd Anita körét!
see-fetch-1 = Anita az újoncozást választja.
see-fetch-2 = Az első lapja a narancs 10-es. Most két tízese van.
see-fetch-3 = A második lap a húzópakliból jön. Megvan a két elvett lap.
see-fetch-4 = Eldobja az ebét, és elkapja a zöld 10-est: ez a harmadik lap, a kettőn felül.
see-fetch-5 = Lerakja a zöld 3-ast, és vége a körnek. Három tízes marad a kezében.

fetch-last = Ugyanilyen kör: a két lapod megvan, már csak a vége van hátra. Van egy ebed.
fetch-last-goal = Szerezd meg a harmadik nyolcast, mielőtt lapot raksz le.
fetch-last-look = A zöld 8-as az újoncok között van. Előbb az eb gombja, aztán a lap.
fetch-last-why = Az eb a dobott lapok közé kerül, a harmadik nyolcas pedig a tiéd, a két lapon felül.

fetch-alone = Most jön az egész kör. Van egy hatosod és egy ebed; három másik hatos nyíltan fekszik.
fetch-alone-goal = A köröd végén mind a négy hatos legyen a kezedben.
fetch-alone-look = Három hatos kell, egy körben pedig két lapot veszel el. Az ebed még egyet ér.
fetch-alone-why = Két elvett lap és egy, amelyet az eb kapott el: három hatos egy körben.
fetch-alone-cry-now = A Havoc-kiáltás csatát kezd, és akkor ebben a körben nincs újoncozás.

loot-one = Két eb hullát rabolhat: eldobod mindkettőt, átnézed a dobott lapokat, és elveszel egy katonát. A zöld 12-es ott van.
loot-one-goal = Szerezd meg a zöld 12-est a dobott lapok közül.
loot-one-look = Kattints a dobott lapokra vagy a hullarablás gombjára, aztán válaszd ki a katonát.
loot-one-why = Két eb elment, a zöld 12-es a kezedben van. Mindenki látta. Hullarablással eb nem vehető el.

two-a-turn = Három ebed van. Egy újoncozásba kettő fér belőlük: két elkapás vagy egy hullarablás.
two-a-turn-goal = A köröd végén mind az öt nyolcas legyen a kezedben.
two-a-turn-look = Négy nyolcas fekszik nyíltan: kettőt elveszel, a többiért egy-egy eb megy.
two-a-turn-why = Kettőt elvettél, kettőt az ebek kaptak el. A harmadik eb egy másik körre marad.
two-a-turn-cry-now = A Havoc-kiáltás csatát kezd, és akkor ebben a körben nincs újoncozás.

any-time = Ebet az újoncozás alatt bármikor küldhetsz, az első lap előtt is. Az újoncok területe most tele van.
any-time-goal = A köröd végéig húzz két lapot a pakliból.
any-time-look = A teli terület az eb elől is elzárja a paklit. Előbb egy újoncnak kell kézbe kerülnie.
any-time-why = Ha egy újonc már kézbe került, akár ebbel is, szabad a pakli: a két lapnak és az ebnek is.

which-rule = Anita elvett két lapot, és kétszer küldött ebet. Van még egy ebe, és a barna 8-ast is el akarja kapni.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Számold meg, hány eb ment el ebben a körben.
which-rule-why = Körönként két eb a határ, akármennyi van még a kézben.

q-full = Te következel.
q-full-goal = A köröd végén ez legyen a kezedben: { $card }. Közben húzz egy lapot a pakliból.
q-full-look = Az első lap előtt számold meg a nyílt újoncokat.
q-full-why = Öt újonc feküdt nyíltan, ezért elsőnek közülük kellett egyet elvenni.

q-three = Te következel.
q-three-goal = A köröd végén ezek legyenek a kezedben: { $cards }.
q-three-look = Három lap kell. Nézd meg, mit küldhetsz a kezedből a harmadikért.
q-three-why = Két lapot elvettél, egyet pedig az eb kapott el.

q-loot = Te következel. Egy korábbi csatában lerakták, és most a dobott lapok között van: { $card }.
q-loot-goal = A köröd végén ez legyen a kezedben: { $card }.
q-loot-look = A dobott lapokhoz csak két eb fér hozzá.
q-loot-why = Két eb egy katonát rabolt a dobott lapok közül.

q-most = Te következel.
q-most-goal = A köröd végéig végy el annyi lapot, amennyi egy körbe belefér.
q-most-look = Két lap, aztán az ebek. Hányan mehetnek egy körben?
q-most-why = Két lap, és még egy-egy két ebért: összesen négy.
