## A kérdések.

highest = Asztal készül ennyi játékosnak: { $players }.
highest-goal = Mi a színek legmagasabb értéke?
highest-look = Minél több a játékos, annál magasabbra mennek a színek.
highest-why = Kettőtől hat játékosig 8, 10, 13, 15 vagy 18.

dogs = Asztal készül ennyi játékosnak: { $players }.
dogs-goal = Hány eb van a játékban?
dogs-look = Kettőnél és háromnál ugyanannyi, négytől egyre több.
dogs-why = Két vagy három játékosnál hat, aztán 8, 10 és 12.

recruits = Asztal készül ennyi játékosnak: { $players }.
recruits-goal = Legfeljebb hány újonc fekhet nyíltan?
recruits-look = A kis asztaloknál egyféle, a nagyobbaknál másféle szám érvényes.
recruits-why = Két vagy három játékosnál négy, ennél többnél öt.

first-deal = Asztal készül ennyi játékosnak: { $players }.
first-deal-goal = Hány katona kerül ki az első osztáskor, az első újoncokkal együtt?
first-deal-look = Fejenként ugyanannyi, és néhány nyíltan.
first-deal-why = Játékosonként hét, és három nyílt újonc.

in-the-pile = Ennyien játszanak: { $players }. Mindenki megkapta a lapjait.
in-the-pile-goal = Hány eb van most a húzópakliban?
in-the-pile-look = Előbb a játékban lévő ebek, aztán a kezekben lévők.
in-the-pile-why = A játék összes ebe, játékosonként egyet levonva.

begins = Így ülnek, az óramutató járása szerint: { $seated }. Az osztó: { $dealer }.
begins-goal = Ki kezd?
begins-look = Ki jön utána az óramutató járása szerint?
begins-why = Az osztó bal oldali szomszédja az első Béke őre, és ő kezd.

peace-card = Asztal készül ennyi játékosnak: { $players }, választható szabályok nélkül.
peace-card-goal = Mi a legnagyobb szám a békekártyájuk békeoldalán?
peace-card-look = Sok játékosnál egy forduló újoncozás hosszú.
peace-card-why = Négy játékosig a 3-as kártya kell, ötnél és hatnál az, amelyiken nincs 3-as.

faster = Négy társaság játszana, mindegyik a maga módján.
faster-goal = Melyik játék nem játszható?
faster-look = Hány játékosnak jelent választást a gyorsabb kártya?
faster-why = Kettőtől négy játékosig választható a 3-as nélküli kártya; öten és hatan úgyis azzal játszanak.

open = Egy kör a játék közepén, és te { $name } vagy.
open-goal = Melyiket tudhatod ezek közül?
open-look = Mi fekszik képpel felfelé, vagy mit számolhat meg bárki?
open-why = Ez mindenki előtt nyílt, a többi rejtve van.

hidden = Egy kör a játék közepén, és te { $name } vagy.
hidden-goal = Melyiket nem láthatod ezek közül?
hidden-look = Amit bárki megszámolhat, az nem titok.
hidden-why = Ez rejtve van; hogy hány lap van egy kézben, az nyílt, mint a többi.
