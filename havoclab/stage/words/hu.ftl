## Amit a böngésző magától mond.

ui-cards-count = { $count } lap
ui-choose-file = Fájl kiválasztása
ui-close = Bezárás
ui-copied = Vágólapra másolva
ui-copy-failed = A másolás nem sikerült
ui-ended-pulse = Ez nem ment el: a kapcsolat véget ért. Az oldal újratöltésével folytatható.
ui-failed = Belső hiba történt, semmi sem változott.
ui-file-not-read = Ezt a fájlt nem sikerült beolvasni: { $name }.
ui-file-too-large = Ez a fájl 2 MB-nál nagyobb, ezért nem lett beolvasva: { $name }.
ui-free-place = szabad hely
ui-human = ember
ui-illegal-mark = most nem
ui-in-the-book = Megnyitás a szabálykönyvben
ui-keys-activate = A kijelölt dolog megtétele
ui-keys-arrows = Lépkedés egy terület lapjai között
ui-keys-ends = Első és utolsó lap
ui-keys-help = Billentyűk
ui-keys-shortcuts = Ezen az oldalon használható billentyűk
ui-keys-tab = Következő és előző terület
ui-late = Közben megváltozott az asztal, érdemes újra megnézni.
ui-no-results = Nincs találat
ui-not-sent = Megszakadt a kapcsolat, ezért az utolsó lépésed nem ment el.
ui-on-turn = ő következik
ui-open-rule = Megnyitás a szabályok között
ui-reconnecting = Még nincs válasz, újabb próbálkozás …
ui-reload = Újratöltés
ui-rule = { $id } szabály
ui-selected = kijelölve
ui-session-ended = A kapcsolat véget ért. Az oldal újratöltésével folytatható.
ui-side-panels = Napló és szabályok
ui-working = Dolgozik …
ui-you = te

## Szabályok az asztal mellett.

rules-title = Szabályok
rules-search = Keresés a szabályokban
rules-search-hint = egy szó vagy egy szám, például { $rule }
rules-found = { $count ->
    [0] Egyetlen szabályban sincsenek meg ezek a szavak.
   *[other] { $count } szabályban vannak meg ezek a szavak.
}
rule-with-reason = { $text } Miért így: { $why }
standing-rule = játékszabály
standing-ruling = saját értelmezésünk
standing-option = választható
standing-printed = kártyára nyomtatott

## Minden oldal.

other-language = English
text-view = Szöveges nézet
text-view-title = Minden, amit a kép mutat, szavakban
do-instead = Helyette: { $action }
do-first = Előbb ezt
not-understood = Ez itt nem lehetséges: { $why }
link-another-game = Ez egy másik játék ({ $game }) játszmája, és annak a saját oldalán nyitható meg.
link-unknown-game = Itt ismeretlen játék játszmája van benne: { $game }.
link-open-there = Megnyitás ott
link-not-opened = Ez a hivatkozás nem nyitható meg, ezért minden elölről indul. { $why }
memory-not-read = Az ebben a böngészőben megőrzött haladás nem olvasható; félretesszük, és új feljegyzés indul. { $why }
not-your-move = Most másnak kell döntenie.
walked = { $at }. pillanat a { $of } közül. Amit valaki látott, azt látta; innen tovább lehet játszani, vagy újra előre lépni.
bot-fault = Az egyik gépi játékos nem tudott választani, ezért a játék megállt: { $why }

## A kezdőoldal.

start-title = havoclab
start-lead = Szabályok, amelyekkel játszani lehet. Minden szabálynak száma van, az asztal mindet ismeri, és ha valamit nem lehet, megmondja, melyik szabály miatt, és mi lehetne helyette.
start-play = { $game }: játék
start-learn = { $game }: tanulás lépésről lépésre
start-find-out = { $game }: kikísérletezni
start-look-up = { $game }: utánanézni
start-go-on = A megkezdett játék folytatása: { $game }
start-go-on-text = Az asztal úgy vár, ahogy ebben a böngészőben maradt.
start-go-on-lesson = Folytatás: { $lesson }
start-go-on-lesson-text = A lecke annál a lépésnél vár, ahol ebben a böngészőben maradt.
start-due = Mára { $count } kérdés vár
start-due-text = Amit már láttál, újra előkerül, mielőtt elhalványulna.
start-lesson-done = kész
start-lesson-part = { $all } lépésből { $done } kész
start-minutes = nagyjából { $minutes } perc
start-begun = Ahol abbamaradt
start-games = A játékok
start-no-game = Itt nincs ilyen játék: „{ $game }”. A játékok: { $games }.
start-game-note = { $lessons ->
    [0] { $fewest }–{ $most } játékos
   *[other] { $fewest }–{ $most } játékos, { $lessons } lecke
}
start-rights = A Havoc: The Hundred Years War és a Gold und Rum neve és grafikája a kiadójuké. A havoclab független segédlet a szabályaik megtanulásához.

## Az asztal előkészítése.

title-havoc = Havoc
title-gold_und_rum = Gold und Rum
setup-intro = Itt dől el, kik ülnek az asztalhoz. Többen is játszhatnak egy képernyőn: a gép szól, mikor kell továbbadni, így senki sem látja más lapjait.
setup-seats = Játékosok
setup-players = Hányan játszanak
setup-name = { $number }. játékos neve
setup-kind = { $number }. hely: ki játssza
setup-start = Osztás
setup-not-ready = Valami még nem jó, az űrlap megjelöli.
setup-options = Választható szabályok
setup-numbers = A csatakártyák számai
setup-numbers-note = Nem minden nyomtatott számot ismerünk: a pontozott vonallal jelöltek a mi rekonstrukcióink. Akinek megvan a játék, beírhatja a saját kártyáinak számait.
setup-forget-numbers = A beírt számok elvetése
kind-human = ember
usual-name-1 = Anita
usual-name-2 = Péter
usual-name-3 = Krisztina
usual-name-4 = Jenő
usual-name-5 = Margit
usual-name-6 = Bertalan
name-twice = Ilyen nevű játékos már van: { $name }. A neveknek különbözniük kell.
field-not-possible = „{ $value }” nem lehet: { $why }
limit-number = { $least } és { $most } közötti szám kell.
limit-whole-number = egész szám kell.
limit-length = legfeljebb { $most } karakter lehet.
limit-other = ide más kell.
option-battle-order = A csaták sorrendje
order-number = ahogy a történelemben
order-random = megkeverve
order-winner = a győztes nevezi meg a következőt
option-faster-card = Gyorsabb békekártya
option-faster-card-help = A harmadik év nélküli kártya: hamarabb jön el a békeév.
option-second-place = A második hely is számít
option-second-place-help = Két vagy három játékosnál általában kimarad.
option-best-subset = A lapokban rejlő legjobb kombináció számít
option-best-subset-help = Egy eb kék 5-től 9-ig terjedő sorral így 5-ös színsor, egy kísérőlappal.
option-fetch-when-full = Eb azonnal húzhat a pakliból
option-fetch-when-full-help = Másik olvasat: a megtelt újoncterület az elkapást nem korlátozza.
option-winner-turns = A győztes továbbforgatja a kártyát
option-winner-turns-help = Másik olvasat: a győztes első újoncozásakor a békekártya már 2-re fordul.
option-equal-share = Egyenlő kezek rögtön osztoznak
option-equal-share-help = Másik olvasat: az 1–8. csatában nem számít, hány lap maradt a kézben.
option-john-of-gaunt = A John of Gaunt-kiegészítő
option-john-of-gaunt-help = Aki felhúzza John lapját, az asztalhoz hozza őt, és portyája egy csata helyére lép.
option-extra-chevauchees = A Chevauchées ráadás csata
option-extra-chevauchees-help = Nem váltja ki egyik csatát sem: Castillon előtt a másik nyolc is mind sorra kerül.
option-seed = Az osztás száma
option-seed-help = Azonos szám azonos osztást ad.
option-seed-any = bármi
rules-off-title = Kikapcsolt szabályok
rule-off-label = Egy szabály kikapcsolása
rule-off-none = szabály kiválasztása …
rule-off-choice = { $rule } · { $title }
column-kind = Ki játssza
column-style = Hogyan játszik
bot-remembers = { $bot }, emlékezet: { $memory }
bot-thinks = { $style } Lépésenként legfeljebb { NUMBER($seconds) } mp-ig gondolkodik.
column-battle = Csata
column-everyone = Osztás: mindenki
column-initiator = Osztás: kezdeményező még
place-title-short = { $place }. hely
cell-name = { $number }. csata neve
cell-points = { $battle }: { $place }. hely, pontok
cell-deal-everyone = { $battle }: mindenkinek osztott lapok
cell-deal-initiator = { $battle }: a kezdeményező további lapjai

## Az asztal.

tool-home = Kezdőoldal
tool-undo = Vissza
tool-redo = Újra
tool-pause = Szünet
tool-go-on = Folytatás
tool-step = Egy lépés
tool-save = Mentés
tool-new = Új asztal
tool-new-title = Elhagyja ezt a játékot, és az űrlaphoz visz
tool-replay = Visszanézés
tool-replay-title = Végigmegy ezen a játszmán: megjegyzések, más lépések, a gép becslései
tool-analysis = A döntések, amelyek számítottak
tool-analysis-title = Megkeresi azt a néhányat, amelyik a legtöbbe kerülhetett, és újra választhatsz, mielőtt bármi kiderül
tool-memory = Lassított asztal
tool-memory-title = Lapról lapra végigjárhatod e játszma osztásait, kérdez róluk, és megmutatja, mit hozhattak volna a lerakások
tool-sandbox = Homokozó
tool-sandbox-open = Megnyitás a homokozóban
sandbox-warning = A homokozóban minden lap nyíltan fekszik, az itt rejtettek is. Ez a játék közben így marad.
sandbox-too-long = Ez a pillanat túl hosszú egy hivatkozáshoz. A játszma itt elmenthető, és a fájl a homokozóban megnyitható.
set-title = Nézet
set-speed = A gépi játékosok tempója
speed-slow = lassú
speed-normal = nyugodt
speed-fast = gyors
speed-instant = azonnali
story-step = { $at } / { $of }: { $text }
story-on = Következő lépés
story-back = Egy lépés vissza
story-skip = Ugrás a végére
log-untold = Hogy mi került az asztalra, azt neked kell megjegyezned: a napló csak a paklik felnyitása után mondja el, vagy ha az emlékeztető be van kapcsolva.
set-memory = Emlékeztető
set-memory-help = Minden pakli alatt látszik, mi van benne, és a napló minden lapot elmond; tanuláshoz.
set-open-hands = Nyílt kezek
set-open-hands-help = Minden kéz látszik; közös tanuláshoz.
set-calm = Mozgás nélkül
set-calm-help = A lapok rögtön a helyükön jelennek meg.
cover-title = A képernyő most az övé: { $name }
cover-text = Amíg a megfelelő kézbe nem kerül, minden le van takarva.
cover-button = Én vagyok { $name }
log-title = Ami történt
log-empty = Még semmi.
seats-title = Játékosok
points-label = { $count ->
   *[other] pont
}
hand-label = { $count ->
   *[other] lap
}
battles-title = A kilenc csata
tile-won = { $name }, { $points } pont
tile-shared = megosztva
tile-peace = békeév
tile-won-by-john = John of Gaunt nyerte
tile-chevauchees = Chevauchées
tile-instead = ehelyett: { $battle }
tile-aside = félre van téve
side-10 = Calais–Tours, { $year }
side-11 = Tours–Bordeaux, { $year }
side-10-place = Calais–Tours oldal, { $place }. hely: { $points } pont. { $standing }
side-11-place = Tours–Bordeaux oldal, { $place }. hely: { $points } pont. { $standing }
place-label = { $place }.
place-title = { $place }. hely: { $points } pont. { $standing }
standing-word-source = a szabályban áll
standing-word-derived = levezetett
standing-word-reconstructed = rekonstruált
standing-word-own = beírt
number-source = A szabályok szerint.
number-derived = A játékról ismert adatokból következik.
number-reconstructed = A mi rekonstrukciónk; a nyomtatott kártyán más állhat.
number-own = Ehhez az asztalhoz beírva.
status-initiator = Havocot kiáltott
status-fighting = harcol
status-passed = passzolt
status-out = kimarad
status-unasked = még nem döntött
status-peacekeeper = Béke őre
status-john-won = győzött
john-title = { $name } bal keze mellett
john-waits = a következő kör kezdetén jön játékba
john-nine = John of Gaunt 9-ese, nem kártya
havoc-title = Havoc!
havoc-name = Havoc, kiáltotta: { $name }
peace-title = Béke
peace-name = { $year ->
    [0] Béke, még nincs elforgatva; nála van: { $name }
   *[other] Béke, { $year }. év; nála van: { $name }
}
recruits-title = Újoncok
recruits-full = betelt
recruits-empty = Nincs nyílt újonc.
pile-title = Húzópakli
discards-title = Dobott lapok
looted-title = A dobott lapok, csak neked
badge-uninvolved = kívül
hand-title = { $name } keze
hand-empty = Nincs lap a kézben.
select-cards = Ki kell jelölni a kézből a lerakandó lapokat.
would-be = Így együtt ez lenne: { $rank }.

prompt-turn = Újoncozás, vagy Havoc-kiáltás? A következő csata: { $battle }.
prompt-recruit = { $left ->
    [0] Most egy lapot le kell rakni az újoncokhoz.
    [one] Még egy lapot el kell venni: a pakliból vagy az újoncok közül.
   *[other] Két lapot el kell venni: a pakliból vagy az újoncok közül.
}
prompt-pick = Egy katonát el kell venni a dobott lapok közül.
prompt-year-of-peace = Békeév: egy lapot el kell dobni.
prompt-name-battle = Melyik csata következzen?
prompt-open-battle = Legalább két lapot le kell rakni a csatához: { $battle }.
prompt-join-john = Beszállás legalább két lappal ide: { $battle }. John of Gaunt ellen nem maradhat ki, akinek van két lapja.
prompt-join = Beszállás legalább két lappal ide: { $battle } – vagy kimaradás egy húzott lapért?
prompt-add = Legalább még egy lap, vagy passz?
prompt-declare = Hány eb maradjon harcon kívül?
prompt-dogs = Az ebek nyílt katonát szerezhetnek, vagy ketten átnézhetik a dobott lapokat.
prompt-pick-after-battle = Egy katonát el kell venni a dobott lapok közül.
prompt-last-dogs = Az utolsó csata előtt: eb eldobása új lapért?
wait-turn = következik: újoncoz, vagy Havocot kiált?
wait-recruit = újoncozik.
wait-pick = átnézi a dobott lapokat.
wait-year-of-peace = lapot dob el a békeévben.
wait-name-battle = megnevezi a következő csatát.
wait-open-battle = csatát kezd itt: { $battle }.
wait-join-john = köteles beszállni ide: { $battle }.
wait-join = beszáll vagy kimarad innen: { $battle }.
wait-add = további lapot rak le, vagy passzol.
wait-declare = bejelenti, mely ebek maradnak kívül.
wait-dogs = ebeket küld.
wait-pick-after-battle = átnézi a dobott lapokat.
wait-last-dogs = ebet cserélhet az utolsó csata előtt.

do-fetch-mode = Elkapás ebbel
do-lay = { $count ->
    [0] Lapok lerakása
   *[other] { $count } lap lerakása
}
do-declare = { $dogs ->
    [0] Mind részt vesz: { $rank }
   *[other] { $dogs } eb kívül: { $rank }
}
declare-strongest = a legerősebb

## A vége.

rule-is-off = Ennél az asztalnál ki van kapcsolva a { $rule } szabály. { $instead }
won-havoc = { $count ->
    [one] Franciaország királya: { $winners }
   *[other] Franciaország koronáján osztoznak: { $winners }
}
won-gold_und_rum = { $count ->
    [one] { $winners } nyerte a játszmát
   *[other] Osztoznak a győzelmen: { $winners }
}
again = Ugyanők, új lapokkal
final-title = Véget ért a háború
final-note = A legtöbb győzelmi pont nyer; aztán a megnyert csatakártyák száma; aztán a castilloni sorrend (H10.1).
column-place = Hely
column-name = Név
column-points = Pont
column-cards = Csatakártya
