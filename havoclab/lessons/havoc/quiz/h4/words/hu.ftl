## Kérdések egy körről.

next-turn = { $name } elvett két lapot, és az újoncokhoz rakja ezt: { $card }. A kör véget ért.
next-turn-goal = Ki következik?
next-turn-look = A kör körbemegy az asztalon. Merrefelé?
next-turn-why = A sor az óramutató járása szerint halad, akárki is a Béke őre.

recruit-now = { $name } újoncozik.
recruit-now-goal = Melyiket teheti meg most { $name }?
recruit-now-look = Hány lapot vett már el a kettőből? Honnan jön egy lap, és hova kerül?
recruit-now-why = Előbb két lap kerül kézbe, a pakliból vagy az újoncok közül, aztán egyet le kell rakni.

full-turn = Te következel.
full-turn-goal = A köröd végén ez legyen a kezedben: { $card }. Közben húzz egy lapot a pakliból.
full-turn-look = Az első lap előtt számold meg a nyílt újoncokat.
full-turn-why = Öt újonc feküdt nyíltan, ezért elsőnek közülük kellett egyet elvenni; utána a pakli is szabad volt.

barred-pile = { $name } újoncozik.
barred-pile-goal = Melyiket nem teheti meg most { $name }?
barred-pile-look = Számold meg a nyílt újoncokat, és nézd meg, került-e már kézbe lap.
barred-pile-why = Amíg az újoncok területe tele van, az első elvett lap csak közülük való lehet.

may-be-laid = { $name } most vette el ezeket: { $cards }. Egy lap a kezéből az újoncokhoz kerül.
may-be-laid-goal = A kéz lapjai közül hány jöhet szóba?
may-be-laid-look = Kimaradnak-e a választékból az új lapok vagy az ebek?
may-be-laid-why = A kéz bármelyik lapja lerakható, az imént elvett is, az eb is.

hand-grows = { $name } kezében { $held } lap van. Újoncozik: elvesz két lapot, { $dogs ->
    [0] ebet nem használ,
    [1] egy ebbel elkap egy lapot,
   *[other] { $dogs } ebbel elkap egy-egy lapot,
} végül lerak egyet.
hand-grows-goal = Hány lap lesz utána { $name } kezében?
hand-grows-look = Számold össze, mi jön és mi megy. Veszít-e ezen felül valamit egy nagy kéz?
hand-grows-why = Két lap jön, egy megy; az elkapás egy ebért ad egy lapot. Túl nagy kéz nincs.

three-alike = Te következel.
three-alike-goal = A köröd végén ezek legyenek a kezedben: { $cards }.
three-alike-look = Három lap kell. Mi hozhatja el a kezedből a harmadikat?
three-alike-why = Két lapot elvettél, egyet pedig az eb kapott el.

loot-card = Te következel. Egy korábbi csatában lerakták, és most a dobott lapok között van: { $card }.
loot-card-goal = A köröd végén ez legyen a kezedben: { $card }.
loot-card-look = A dobott lapokhoz a kezedből csak egy segítőpár fér hozzá.
loot-card-why = Két eb egy katonát rabolt a dobott lapok közül.

no-discard = { $name } újoncozik. Eddig senki sem dobott el lapot.
no-discard-goal = Melyiket nem teheti meg most { $name }?
no-discard-look = Minek kellene az asztalon lennie mindegyikhez?
no-discard-why = A hullarabláshoz legalább egy dobott lap kell; az érte adott két eb nem számít annak.

loot-in-vain = { $name } kezében { $dogs } eb van, és hullát rabol. A dobott lapok között csak eb van, ennyi: { $gone }.
loot-in-vain-goal = Hány eb lesz utána { $name } kezében?
loot-in-vain-look = Rabolni katonát lehet. Elvész-e a két eb akkor is, ha hiába ment?
loot-in-vain-why = Nem volt katona, de a két eb ettől még elment.

most-cards = Te következel.
most-cards-goal = A köröd végéig végy el annyi lapot, amennyi egy körbe belefér.
most-cards-look = Két lap, aztán az ebek. Hányan mehetnek egy körben?
most-cards-why = Két lap, és még egy-egy két ebért: összesen négy.

dogs-left = { $name } újoncozik. A két lapból eddig ennyit vett el: { $taken }. Eddig ennyi ebet használt: { $used }.
dogs-left-goal = Hány ebet használhat még { $name } ebben a körben?
dogs-left-look = Nézd meg, hány eb van a kezében, és hány ment már el.
dogs-left-why = Egy körbe összesen két eb fér, a két lap előtt, között vagy után.

third-dog = { $name } újoncozik, és ebben a körben már használt ebet.
third-dog-goal = Melyiket nem teheti meg most { $name }?
third-dog-look = Hány ebbe kerül mindegyik, a már elküldöttekkel együtt?
third-dog-why = Két elkapás vagy egy hullarablás: ennyi fér egy körbe.

dog-time = Te következel. A két lapból eddig ennyit vettél el: { $taken }.
dog-time-goal = Használj ebet, és a köröd végén ezek legyenek a kezedben: { $cards }.
dog-time-look = A kezedben melyik segítő hoz lapot a kettőn felül?
dog-time-why = Eb a két lap előtt, között és után is mehet, amíg le nem raksz egy lapot.

barred-fetch = { $name } újoncozik. Még egy lapot sem vett el.
barred-fetch-goal = Melyiket nem teheti meg most { $name }?
barred-fetch-look = Számold meg a nyílt újoncokat. Mit zárnak el?
barred-fetch-why = A teli terület az eb elől is elzárja a paklit, amíg egy újonc kézbe nem kerül.

two-drawn = Te következel.
two-drawn-goal = A köröd végén mindkét elvett lapod a pakliból való legyen.
two-drawn-look = Számold meg az újoncokat. A pakli előtt egyiküknek el kell hagynia az asztalt, de nem muszáj, hogy a kettő egyike legyen.
two-drawn-why = Az eb elkapott egy újoncot, és ez volt az első lap: a kettő így a pakliból jöhetett.

new-dog = Te következel.
new-dog-goal = A köröd végén ezek legyenek a kezedben: { $cards }.
new-dog-look = Több lap kell, mint amennyit elvehetsz. Ki fekszik ott, aki hozhat még egyet?
new-dog-why = Az eb az újoncok közül jött, és még ugyanabban a körben el is mehetett.

reshuffled = A húzópakli üres, a dobott lapok száma { $count }. { $name } újoncozik, és húz egy lapot.
reshuffled-goal = Hány lap lesz utána a húzópakliban?
reshuffled-look = Honnan jön a lap, ha a pakliban nincs?
reshuffled-why = Minden dobott lap az új pakliba került, és abból ment el egy.

no-card = { $name } újoncozik. A húzópakli üres, dobott lap sincs.
no-card-goal = Melyiket nem teheti meg most { $name }?
no-card-look = Honnan jönne az egyes lap?
no-card-why = Dobott lap nélkül nincs miből keverni, így nincs mit húzni; az újoncok ott vannak.

must-cry = { $name } következik. A húzópakli üres, és az újoncok meg a dobott lapok között is alig van lap.
must-cry-goal = Melyiket teheti meg { $name }?
must-cry-look = Az újoncozáshoz két lap kell. Számold meg, mennyi van még.
must-cry-why = Kettőnél kevesebb lap maradt, újoncozni nem lehet: Havocot kell kiáltani.

turn-passes = Nincs mit húzni, és dobott lap sincs. { $name } lerakja ezt: { $card }. Ez az egyetlen újonc.
turn-passes-goal = Ki következik most?
turn-passes-look = Az újoncozáshoz két lap kell, a Havochoz kettő a kézben. Menj körbe, és számold meg a kezek lapjait.
turn-passes-why = Aki se újoncozni, se csatát kezdeni nem tud, az kimarad.

card-stays = Nincs mit húzni. { $name } lerakja ezt: { $card }. Ez az egyetlen újonc. A Béke őre { $keeper }, és Havochoz túl kevés a lapja.
card-stays-goal = Melyik szám lesz fölül a békekártyán, amikor megint van, aki léphet?
card-stays-look = A kártya akkor fordul, amikor valami elkezdődik. Elkezdődik itt?
card-stays-why = A kör kimaradt, senki sem újoncozott, ezért a kártya sem fordult.

refused-dog = { $name } újoncozik, ebben a körben már használt ebet, és ezzel próbálkozik: „{ $move }”. Az asztal nem engedi.
refused-dog-goal = Melyik szabály dönt erről?
refused-dog-look = Számold össze az eddigi ebeket és azokat, amelyek ehhez kellenének.
refused-dog-why = Egy körbe összesen két eb fér.

new-pile-rule = Ez történt: { $told } Előtte { $name } ezt választotta: „{ $move }”.
new-pile-rule-goal = Melyik szabály miatt történt?
new-pile-rule-look = Honnan hiányzott egy lap, amelyre szükség volt?
new-pile-rule-why = Az üres pakliból kellett lap, ezért a dobott lapokból új pakli lett.
