## Egy Gold und Rum-állás felállítása.

sandbox-detail = A lapok a helyükre húzhatók, vagy kattintással vehetők fel és rakhatók le; ami nem illik össze, azt alább sorolja fel az oldal, a szabályával együtt.
mark-leader = v

### Helyek

place-deck = Kiosztásra vár
deck-note = Az első lap a következő.
place-pile = { $pile }. pakli
place-army = { $name } serege
place-sent = A csatába küldte: { $name }
place-box = Nincs az asztalon
place-aside = Egyik seregben sincs
place-hand = { $name } kézben tartott lapjai
place-empty = üres
box-empty = Minden harcos az asztalon van.
legend-title = Így írhatók be a lapok
legend-card = { $form } = { $card }
legend-races = Fajok: { $cards }.
legend-others = Zsoldosok és kémek: { $cards }.
legend-laid = A paklikat alulról fölfelé kell olvasni. Az első játékos ({ $name }) toborzólapja { $recruit }, dezertálólapja { $desertion }; a többi játékosé nagyobb számot kap. Több egyforma lap: 3*{ $leader }.
type-label = Lapok szövegként: { $place }
type-hint = például o2 o6 go r3
type-not-read = Nincs ilyen lap: „{ $word }”. A lapok írásmódja az asztal alatt olvasható.
type-piles-only = Toborzó- és dezertálólap csak paklin lehet; „{ $word }” ide nem kerülhet.
type-no-player = { $players } játékos van; másnak a toborzó- vagy dezertálólapja nem lehet itt.
tool-fill = A többit a kiosztandók közé keverni
tool-deal-rest = A többit kiosztani
tool-show-piles = A paklik, ahogy kiosztották őket
tool-open-piles = Paklik felbontása

### Hová kerülhetnek a felvett lapok

to-pile = { $pile }. pakli tetejére
to-pile-other = { $pile }. pakli alá
to-deck = Legyen a következő lap
to-deck-other = Legyen az utolsó lap
to-box = Le az asztalról
to-aside = Ki a seregekből
to-hand = { $name } kezébe
to-army = { $name } seregébe
to-sent = { $name } küldi csatába
stolen-badge = elvett
tool-stolen = Kém vette el
tool-not-stolen = Nem kém vette el

### Kiindulás

preset-mid-deal = osztás közben: lapok fekszenek egymáson
preset-favourite = a favorit megnevezése előtt
preset-spies = egy kém kérdez
preset-battle = csata előtt: csatagépek és személyzetük
preset-airship = a légijármű pillanata
preset-tie = az utolsó csatában: holtverseny közelében

### Ki dönt

fact-chancellor = Kancellár
fact-favourite = Favorit
nobody-yet = még senki
fact-spy = A szólított kém
fact-race = A harcoló faj
kind-deal = az osztás: a következő lap
kind-claim = az osztás: ki tesz le lapot
kind-last-call = az utolsó lehetőség a toborzásra
kind-favourite = a favorit
kind-spy = egy kém kérdése
kind-race = melyik faj harcol
kind-mercenaries = zsoldosok a csatába
kind-commando = a kommandó
kind-airship = a légijármű
kind-over = már semmi: vége a játéknak

### A játékosok és a forduló

column-recruits = Toborzólap
column-desertions = Dezertálólap
fact-recruits = Toborzólapok kézben: { $name }
fact-desertions = Dezertálólapok kézben: { $name }
column-race = Faj
column-won-by = Győzött: { $name }
fact-last-won = { $name } serege ezt a csatát nyerte meg utoljára
fact-won = { $battle }. csata, győzött: { $name }
last-won-note = A csaták számozása fordulókon át tart; eddig ennyit vívtak meg: { $battles }. 0: még egyet sem nyert.
battle-number = { $battle }. csata
battles-form-title = E forduló csatái
fact-battles = Eddig megvívott csaták, minden fordulóban
fact-claimed = Az utolsó harcos óta tett már le lapot: { $name }
round-form-title = A forduló
fact-round = A forduló száma
fact-start-after = Ennyi harcos jön a toborzás kezdete előtt
fact-passed = Passzolt: { $name }
fact-fought = { $battle }. csata, harcoló faj
battle-to-come = hátravan

### Amit egy kattintás rendbe hoz

mend-surplus =
    { $count ->
        [one] Egyet elvenni: { $card }
       *[other] { $count } darabot elvenni: { $card }
    }
mend-lay =
    { $count ->
        [one] A hiányzó harcost paklira tenni
       *[other] A hiányzó { $count } harcost paklikra tenni
    }
mend-deck = Kivenni ezeket a kiosztandók közül
mend-chancellor-holds = A kézben maradt lapok elvétele: { $name }
mend-foreign = Levenni ezeket a lapokat a paklikról
mend-hand = Csak a le nem tett lapok maradjanak kézben: { $name }
mend-laid = A lerakott lapok levétele a paklikról: { $name }
mend-fill =
    { $count ->
        [one] A kiosztandók aljára tenni
       *[other] Mind a { $count } hiányzó harcost a kiosztandók alá keverni
    }
mend-deal-anew = A paklik harcosait újra körbeosztani
mend-fill-and-deal =
    { $count ->
        [one] A hiányzó harcossal együtt körbeosztani
       *[other] A hiányzó { $count } harcossal együtt körbeosztani
    }
mend-started = A toborzás kezdete igazodjon az osztáshoz
mend-start-earlier = Jelenjen meg már a toborzás kezdete
mend-deal-rest =
    { $count ->
        [one] Az utolsó harcost kiosztani
       *[other] A többi { $count } harcost kiosztani
    }
mend-last-call = Legyen ez az utolsó lehetőség a toborzásra
mend-claimed = Elfelejteni, mikor tettek le lapot
mend-chancellor-fights = A sereg elvétele: { $name }
mend-favourite = Legyen a favorit { $name }
mend-giants = Váljanak el az óriások
mend-close = Még senkinek se legyen serege
mend-open = Paklik felbontása: ebből adódnak a seregek
mend-fought = Minden faj csak egyszer harcoljon
mend-won = Elfelejteni a meg nem vívott csatákat
mend-race = Ez a faj harcoljon: { $race }
mend-march = Csatába küldeni: { $race }; aki ott nem harcolhat, maradjon
mend-no-battle = Visszavenni a csata lapjait
mend-seat = Döntsön { $name }
mend-give = Kapja meg { $name }, ami kell hozzá: { $card }
mend-anew = Elölről kezdeni ezt a döntést
mend-to-race = Nevezzen meg fajt a kancellár
mend-to-favourite = Nevezzen meg favoritot a kancellár
mend-to-deal = Vissza az osztáshoz
