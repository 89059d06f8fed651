## A példa, és a játékról készülő weboldal.

replay-film-title = Gold und Rum: { $players } játszmája
replay-film-about = { $players } Gold und Rum-játszmája lépésről lépésre.
replay-example-title = A példa
replay-example-text = Négy bot rövid játszmája folyamatos osztással: minden lerakott lapnál ott van, melyik pillanatban rakták le.
made-at-moment = Ekkor { $moment } harcos volt lent.

## Amit a példa lépéseiről mondanak.

example-1 = G4.2: minden paklira egy lap, aztán mindegyikre még egy. Csak a legfelső lapok látszanak.
example-45 = G4.1, G4.1a: megjelent a toborzás kezdete. Mostantól lehet toborzólapot lerakni.
example-46 = G4.5, G5.3: korán és vakon, de elsőként. A pakli tovább nő, és bármi jön rá, Christine-é.
example-55 = G4.4: dezertálólap a saját paklira. Az alatta levő óriásnak mennie kell, mert a 4. pakliban is van egy (G6.4).
example-74 = G5.2a: e dezertálólap alatt Eugene toborzólapja van, amely nem dezertálhat. Az alatta fekvő harcosra fog hatni.
example-88 = G4.6: lent van az utolsó harcos; két dezertálólap már elkésett.
example-89 = G4.8: akinél van toborzólap, még kap egy lehetőséget.
example-90 = G4.9, G5.3a: a 4. paklin már van toborzólap. Ez szabályos, de haszontalan.
example-91 = G5.1: a favoritot a paklik felnyitása előtt kell megnevezni. G5.2: aztán mindegyiket alulról felfelé nézzük végig.
example-92 = G6.1: a kém egy pontosan megnevezett lapot kér; akinél van ilyen, annak át kell adnia.
example-93 = G6.4: Eugene kezében két óriás van, mindkettő elvész. Christine a másodikat idejében elűzte, az első nála marad.
example-94 = G7.1: minden seregből az összes élőhalott megy. Azt, hogy hányan vannak, mindenki látja; hogy kik, csak a játékosuk.
example-98 = G7.5: Christine 14-éből egy vezér 28-at csinál. Eugene vezére egyedül van, nincs mit megkétszereznie.
example-99 = G8.2: Anita favoritja Christine, ezért ugyanannyit kap.
example-104 = G7.1b, G7.5a: Christine-nek mindkét barbár vezért küldenie kellett, és serege 0-t ért volna. G7.3a: a kommandó a véletlen folytán az egyiküket találta el, így most 4-et ér.
example-105 = G8.1: Peter és Eugene között holtverseny van, mindketten a teljes pontot kapják.
example-122 = G7.6, G7.6a: Christine goblinja kezeli a csatagépet: 9, és a maga 1-ese.
example-163 = G5.2a: rögtön Christine foglalása után. A toborzólapja alatt fekvő harcos dezertálni fog.
example-217 = G6.4: Christine-nek és Anitának két-két óriása van, mind elvész.
example-222 = G7.7: az erők ismertek, és most jön a légijármű egy goblinnal: 10, 4 és 1 legyőzi a 14-et.
example-226 = G6.1, G7.5: az ork vezér Eugene-től jött, kém révén. Most 28-at csinál Christine 14-éből.
example-230 = G7.1c: az élőhalottak maradtak utolsónak, őket már nem kell megnevezni.
example-239 = G8.4, G8.5: Anitának és Christine-nek nyolc-nyolc pontja van. Utoljára Anita nyert csatát, így a játékot is ő nyeri.

# Amit fejben kell tartani, annak, aki egy játékos szemével néz.
untold-dealt = Az asztalra kerül a következő harcos.
untold-recruited = { $name } toborzólapot tesz le.
untold-deserted = { $name } dezertálólapot tesz le.
