## Kifejezések.

term-recruit-card = toborzólap: gazdájának foglal le egy paklit
term-pile = pakli: egymáson fekvő harcosok, csak a legfelső látszik
term-chancellor = kancellár: aki ebben a fordulóban oszt
term-start-card = toborzás kezdete: egy lap a harcosok között
term-desertion-card = dezertálólap: elűz egy harcost

## Lépések.

first-claim = Anita vagy, az osztás közepén. A harcosok kilenc paklin fekszenek, és csak a legfelsők látszanak. Egy toborzólap lefoglalja neked a paklit.
first-claim-goal = Foglald le azt a paklit, amelyiken az óriás látszik.
first-claim-look = Az óriás a 4. paklin van. Válaszd a toborzólapot, aztán a paklit.
first-claim-why = A toborzólapod a 4. paklin fekszik. Ami a paklik felnyitásakor marad benne, a tiéd lesz.

it-grows = Eugene a kancellár: körben oszt, minden paklira egy lapot. Itt minden lap után megvár. A 8. pakli a tiéd, és tovább nő.
it-grows-goal = Várd meg, amíg harcos kerül a 8. paklira.
it-grows-look = A „Most semmit” gombbal jön a következő lap. Figyeld, melyik paklira kerül.
it-grows-why = A 6., a 7. és a 8. pakli kapott lapot, ebben a sorrendben. Az ork vezér a te paklidra került.

too-early = A toborzólapokkal meg kell várni a toborzás kezdetét. Nagyjából középtájt van a harcosok között, és még nem jelent meg.
too-early-goal = Foglald le a 2. paklin lévő trollt, amint lehet.
too-early-look = Várj, amíg osztanak, és figyeld a toborzás kezdetét.
too-early-why = Megjelent a toborzás kezdete, és attól fogva bármelyik pakli lefoglalható volt.

drive-off = Peter lefoglalta a 6. paklit, és épp egy ork vezér került rá. A dezertálólap elűzi a közvetlenül alatta fekvő harcost.
drive-off-goal = Űzd el az ork vezért.
drive-off-look = A vezérnek kell legfelül lennie, amikor leteszed a lapod. Válaszd a dezertálólapot, aztán a paklit.
drive-off-why = Az ork vezér közvetlenül a dezertálólapod alatt fekszik. Amikor felnyitják a paklit, a vezér kikerül belőle.

from-the-first = A toborzás még nem kezdődött el. A dezertálólap nem várja meg: az első harcostól kezdve letehető.
from-the-first-goal = Űzd el a törpe vezért.
from-the-first-look = A törpe vezér a 3. paklin fekszik, a következő lap a 4. paklira kerül.
from-the-first-why = Dezertálólap már egyetlen kiosztott harcos után letehető, bármelyik paklira, akár lefoglalták, akár nem.

one-a-card = Két pakli kellene: az óriás az 1. és a 6-os élőhalott az 5. paklin. Két leosztott lap között csak egy lapot tehetsz le.
one-a-card-goal = Foglald le mindkét paklit.
one-a-card-look = Foglald le az egyiket; jön egy lap az osztásból; aztán foglald le a másikat.
one-a-card-why = Egy foglalás, egy leosztott lap, még egy foglalás. Mindkét toborzólapod az asztalon van.

before-the-last = Egyetlen harcos van hátra. Ha az is lent van, dezertálólapot már nem lehet letenni.
before-the-last-goal = Használj el egy dezertálólapot, amíg lehet.
before-the-last-look = Christine lefoglalta a 2. paklit, és egy goblin csatagép látszik rajta.
before-the-last-why = A lapod időben érkezett. Az utolsó harcos után kézben maradt dezertálólap erre a fordulóra elvész.
before-the-last-is-lost = Leosztották az utolsó harcost, és vele a dezertálólapjaid is elvesztek erre a fordulóra.

one-more-chance = Minden harcos lent van. Akinél van még toborzólap, kap még egy lehetőséget, amíg mindenki nem passzol.
one-more-chance-goal = Legyen a tiéd a törpe vezér paklija.
one-more-chance-look = A törpe vezér a 3. paklin fekszik, és azt senki sem foglalta le.
one-more-chance-why = Toborzólapot az utolsó harcos után is le lehet tenni, egészen a paklik felnyitásáig.
one-more-chance-gone-by = Passzoltál, és a többiek is: felnyitják a paklikat.

whose-now = A 2. és a 9. paklira is került egy 6-os ork. Lefoglalt paklira is tehető toborzólap, de haszontalan.
whose-now-goal = Foglald le azt a 6-os orkot, amelyik még a tiéd lehet.
whose-now-look = Keresd meg, melyik paklin van már toborzólap a kettő közül.
whose-now-why = A pakli legalsó toborzólapja dönt. A 2. paklin ez Christine-é, a 9. paklin a tiéd.

which-rule = A toborzás kezdete még nem jelent meg. Anita toborzólapot tesz az óriásra.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt?
which-rule-look = Milyen lap ez, és melyik pillanattól tehető le?
which-rule-why = Toborzólap attól fogva tehető le, hogy megjelent a toborzás kezdete.

q-claim = Folyik az osztás.
q-claim-goal = Foglald le azt a paklit, amelyiken ez a harcos látszik: { $card }.
q-claim-look = Nézd végig a paklik tetejét. A kétféle lapod közül melyik foglal?
q-claim-why = A paklin most toborzólap van, és a pakli tovább nő.

q-time = Folyik az osztás.
q-time-goal = Foglald le ezt a paklit: { $pile }.
q-time-look = Elkezdődött már a toborzás?
q-time-why = Előbb meg kellett jelennie a toborzás kezdetének.

q-drive = { $name } lefoglalt egy paklit, és épp egy harcos került rá.
q-drive-goal = Űzd el ezt a harcost: { $card }.
q-drive-look = A harcosnak közvetlenül a letett lap alatt kell feküdnie.
q-drive-why = A dezertálólap a közvetlenül alatta fekvő harcost űzi el.

q-last = Minden harcos lent van.
q-last-goal = Foglald le azt a paklit, amelyiken ez a harcos látszik: { $card }.
q-last-look = Kinél van még toborzólap, és meddig lehet letenni?
q-last-why = Az utolsó harcos után mindenki kap még egy lehetőséget, akinél van toborzólap.
