## Az osztás.

still-to-come = Négyen játszanak. A kilenc pakli mindegyikén legalább { $rounds } harcos van, és { $rest } paklin eggyel több.
still-to-come-goal = Hány harcos van még hátra?
still-to-come-look = Számold össze, hány van lent, és vond le az összesből.
still-to-come-why = A kancellár nyolcvan harcost oszt le, minden fordulóban ugyanazokat.

claim-in-time = Folyik az osztás, minden lap után mindenkit megkérdezünk.
claim-in-time-goal = Foglald le ezt a paklit: { $pile }.
claim-in-time-look = Elkezdődött már a toborzás?
claim-in-time-why = A toborzás kezdete a harcosok között van. Amíg meg nem jelenik, a toborzólapok várnak.

start-at-latest = Ennyi harcos van lent: { $dealt }. A toborzás kezdete még nem jelent meg.
start-at-latest-goal = Legfeljebb hány harcos jöhet még, mielőtt megjelenik?
start-at-latest-look = Nagyjából a nyolcvan harcos közepén van; van egy utolsó lehetséges helye.
start-at-latest-why = A toborzás kezdete 36–44 harcos alatt van.

next-pile = Az utolsó harcos ide került: { $pile }. pakli.
next-pile-goal = Melyik paklira kerül a következő?
next-pile-look = A harcosok körben kerülnek a paklikra, mindegyikre egy.
next-pile-why = Minden paklira egy lap, aztán elölről.

bet-on-next = Hátralevő harcosok: { $left }. Ez a lap: { $card }. Összesen { $all } van belőle, és ennyi van már lent: { $seen }. Előbb egy tipp, aztán a számítás.
bet-on-next-goal = Mekkora eséllyel lesz a következő harcos ilyen lap?
bet-on-next-look = Hány ilyen lap maradt, és hány harcos közül jön a következő?
bet-on-next-why = A hátralevő harcosok bármelyike egyforma eséllyel lehet a következő.

only-claims = Osztás közben { $name } van soron.
only-claims-goal = Melyiket nem lehet most megtenni?
only-claims-look = Az osztás nem vár senkire: vagy letesz valaki valamit, vagy nem.
only-claims-why = Amíg folyik az osztás, nincs mit passzolni: aki nem tesz le semmit, a következő lap után megint sorra kerül.

## Foglalások.

drive-away = { $name } lefoglalt egy paklit, és épp egy harcos került rá.
drive-away-goal = Űzd el ezt a harcost: { $card }.
drive-away-look = A harcosnak közvetlenül a letett lap alatt kell feküdnie.
drive-away-why = Az első harcostól az utolsóig bármelyik paklira tehető dezertálólap.

claim-the-top = Folyik az osztás.
claim-the-top-goal = Foglald le azt a paklit, amelyiken ez a harcos látszik: { $card }.
claim-the-top-look = Nézd végig a paklik tetejét.
claim-the-top-why = Miután megjelent a toborzás kezdete, bármelyik paklira tehető toborzólap.

not-yet = A toborzás kezdete még nem jelent meg. { $name } van soron.
not-yet-goal = Melyiket nem teheti meg { $name }?
not-yet-look = A kétféle lap közül az egyiknek várnia kell.
not-yet-why = A toborzólap megvárja a toborzás kezdetét, a dezertálólap nem.

no-longer = Az utolsó harcos is lent van. { $name } van soron.
no-longer-goal = Melyiket nem teheti meg { $name }?
no-longer-look = A kétféle lap közül az egyik már semmit sem ér.
no-longer-why = Az utolsó harcossal a megmaradt dezertálólapok erre a fordulóra elvesznek.

lies-lower = { $dealer } oszt, és minden lap után mindenkit sorban megkérdezünk. { $first } és { $second } most ugyanoda tesz toborzólapot: { $pile }. pakli.
lies-lower-goal = Kié fekszik lejjebb?
lies-lower-look = Kettejük közül kit kérdezünk előbb?
lies-lower-why = Sorban kérdezünk mindenkit, a kancellár baljától kezdve. Akit előbb kérdezünk, annak a lapja fekszik lejjebb.

two-claims = Folyik az osztás, és mindkét toborzólapod megvan.
two-claims-goal = Foglald le ezt a két paklit: { $first } és { $second }.
two-claims-look = Két leosztott lap között hány lapot tehetsz le?
two-claims-why = Egy lap, aztán egy leosztott lap, aztán a másik.

seen-in-time = Az osztás megállás nélkül folyik. { $name } toborzólapot tesz le, de az asztalt { $late } lappal korábban látta.
seen-in-time-goal = Melyik foglalás számít még?
seen-in-time-look = Mely paklikra került azóta harcos?
seen-in-time-why = A foglalás arra a paklira szól, amelyet a játékosa látott. Ahová közben harcos került, onnan a lap visszamegy a kézbe.

last-chance = Minden harcos lent van.
last-chance-goal = Foglald le azt a paklit, amelyiken ez a harcos látszik: { $card }.
last-chance-look = Kinél van még toborzólap?
last-chance-why = Az utolsó harcos után mindenki kap még egy lehetőséget, akinél van toborzólap.

asked-again = Minden harcos lent van. { $name } toborzólapot tesz le: { $pile }. pakli.
asked-again-goal = Ki következik?
asked-again-look = Haladj balra, és hagyd ki, akinél nincs toborzólap. Végleges a passz?
asked-again-why = Minden lerakott lap után a többieket újra megkérdezzük, azokat is, akik passzoltak.

still-unclaimed = Két paklira is ez a harcos került: { $card }. Az egyikre { $name } már tett toborzólapot.
still-unclaimed-goal = Foglald le a kettő közül azt, amelyik még a tiéd lehet.
still-unclaimed-look = A kettő közül az egyiken legfelül { $name } toborzólapja van.
still-unclaimed-why = Lefoglalt paklira is tehető toborzólap, de haszontalan: az alsó dönt.
