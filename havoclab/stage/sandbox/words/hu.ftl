## Az oldal.

sandbox-title = Homokozó
sandbox-not-opened = Ez a hivatkozás nem nyitható meg, ezért itt egy üres asztal. { $why }
sandbox-prompt = Előkészítés
sandbox-fits = Minden összeillik.
sandbox-wrong = Ennyi dolog nem stimmel még: { $count }.
no-more-steps = Nincs több visszavonható vagy megismételhető lépés.
too-long = Ez a pillanat túl hosszú egy hivatkozáshoz; fájlba mentve vihető át, és a másik oldalon a fájl nyitható meg.

## Eszközök.

tool-clear = Asztal letakarítása

## Kiindulás.

preset-label = Kiindulás
preset-help = Ennyi játékossal, az itt választott szabályokkal.
preset-none = állás kiválasztása …
preset-empty = üres asztal
preset-deal = friss osztás
preset-not-found = Sok játszmában sem adódott ilyen pillanat ezekkel a szabályokkal; más játékosszámmal talán lesz.
kept-draft-title = A megkezdett homokozó folytatása
kept-draft-text = Ahogy ebben a böngészőben maradt.
kept-game-title = A saját asztal állása
kept-game-text = Az ebben a böngészőben váró játszma pillanata. Minden rejtett lap nyíltan fekszik majd.

## Felvétel és lerakás.

picked-up = Felvett lapok ({ $count }):
picked-more = { $cards } és még { $more }
picked-detail = Hová kerüljenek?
nothing-picked-up = Előbb fel kell venni egy lapot, aztán lehet lerakni.
put-at = Lerakás
put-at-choose = hely kiválasztása …
exchange = Csere
let-go = Elengedés
pick-all = Az összes innen: { $place }
cannot-lie-there = Ezek közül nem minden lap kerülhet oda.

## Ki dönt.

fact-seat = Aki dönt
fact-kind = Amiről dönt

## Játékosok.

fact-points = { $name } pontjai
alone-label = Ki mit lát
alone-yes = Mindenki helyett én játszom
alone-no = Többen ülünk egy képernyőnél
alone-help = Ha többen játszanak, a képernyő le van takarva, amíg át nem adják. A gépi játékosok így is, úgy is maguktól lépnek.

## Ami nem stimmel.

wrong-title = { $count ->
    [0] Ami nem stimmel: semmi
   *[other] Ami nem stimmel ({ $count })
}
wrong-nothing = Minden stimmel, innen lehet játszani.
not-playable = Még nem lehet: { $why }
mended = { $count ->
    [0] Ezek közül egyik sem javítható egy kattintással.
   *[other] Ennyi dolog lett kijavítva: { $count }.
}
mend-all = Mindet kijavítani

## Játék, mentés, megosztás.

play-from-here = Játék innen
tool-edit = Innen átrendezni
tool-edit-title = Vissza az előkészítéshez, ennek a pillanatnak az állásával
tool-began = Vissza a kiinduláshoz
tool-began-title = Vissza az előkészítéshez, azzal az állással, amellyel ez a játék kezdődött
tool-save-position = Mentés fájlba
tool-share = Hivatkozás másolása
tool-share-title = Hivatkozás, amely ezt a pillanatot nyitja meg; a rejtett lapok is benne vannak
tool-share-binder = Binder-hivatkozás másolása
load-title = Fájl vagy hivatkozás megnyitása
load-file = Mentett állás vagy játszma
load-file-help = Szövegfájl, ahogy ez az oldal vagy az asztal menti.
load-paste = Vagy ide beilleszthető egy hivatkozás, játszma vagy állás
load-paste-hint = https://… vagy havoclab record 1 …
load-failed = Ez nem nyitható meg, semmi sem változott. { $why }
text-not-json = Úgy kezdődik, mint a JSON, de nem olvasható így.
text-unknown = Ez se nem játszma (az így kezdődik: „{ $headline }”), se nem állás, se nem hivatkozás.
text-no-position = { $why }
opened-position = Az állás megnyílt.
opened-game = A játszma megnyílt, ennél a pillanatnál.
opened-in-part = Egy része nem volt olvasható, az olyan, mint a játék elején: { $why }
