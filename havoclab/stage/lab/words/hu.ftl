## Az oldal.

lab-title = A laboratórium
lab-lead = Két asztal játssza le ugyanazokat az osztásokat, sokszor egymás után: az A asztal a szokásos módon, a B asztal valami változtatással. Mivel mindkettő ugyanazokat a lapokat kapja, az osztás szerencséje kiesik, és az marad, amit a változtatás tesz.
lab-lead-more = Az eredmény becslés, a maga intervallumával. Ezekre a gépi játékosokra és ezekre az asztalokra érvényes; az emberek másként is játszhatnak.
lab-missing = A laboratórium számaihoz a numpy és a scipy csomag kell. A havoclab „lab” kiegészítőjének telepítése után nyisd meg újra ezt az oldalt.
lab-no-processes = Ahol a Python magában a böngészőben fut, ott az oldal mellett nem játszhatók játszmák. A laboratóriumhoz a havoclabot egy számítógépre kell telepíteni.
lab-busy = Éppen játszmák folynak; előbb állítsd le őket.
lab-nothing-left = Már nincs mit lejátszani.
lab-nothing-yet = Még semmi sem lett lejátszva.
lab-other-version = Ezeket a játszmákat a havoclab egy másik változata játszotta: itt meg lehet nézni őket, de folytatni nem, mert ott a gépi játékosok vagy a szabályok mások lehettek.
lab-too-many = Ez a terv { $games } játszma, egy oldal viszont legfeljebb { $most } játszmát játszik. Ilyen fájlt a „python -m havoclab.lab” parancs folytat.
lab-share = Link másolása
lab-save = Játszmák mentése

## Amit kipróbálunk.

lab-another = Másik kísérlet
lab-claim = Mit próbálunk ki
lab-claim-help = Saját asztalokat, vagy valamit, amit a jó játékról állítanak.
lab-own-tables = saját asztalok
lab-claim-rules = Ezekről a szabályokról szól: { $rules }
lab-table-a = A asztal: a szokásos
lab-table-b = B asztal: amit megváltoztatunk
lab-options-a = Az A asztalról még: választható és kikapcsolt szabályok
lab-options-b = A B asztalról még: választható szabályok
lab-memory-a = Az A asztalról még: mennyire emlékeznek a gépek
lab-memory-b = A B asztalról még: mennyire emlékeznek a gépek
lab-numbers-a = Az A asztalról még: a csatakártyák számai
lab-numbers-b = A B asztalról még: a csatakártyák számai
lab-numbers-changed = Írj be egy számot, ha másikat akarsz kipróbálni; az üresen hagyott hely nem ér semmit. A pontozott vonallal jelölt számok rekonstruáltak.
lab-seat-changed = Az A asztalnál: { $bot }
lab-differences = Ami a B asztalnál más
lab-same = A két asztal egyforma, ezért csak az egyik játszik: az derül ki, melyik hely vagy gép mit ér el ott.
lab-as-usual = Legyen a B asztal olyan, mint az A
lab-rule-off = A { $rule } szabály ki van kapcsolva. { $instead }
lab-rule-on = A { $rule } szabály itt érvényes, az A asztalnál nem.
lab-option-on = Ez be van kapcsolva: { $option }.
lab-option-off = Ez ki van kapcsolva: { $option }.
lab-option-is = { $option }: { $value }.
lab-place-pays = { $battle }: a { $place }. hely { $points } pontot ér.
lab-place-gone = { $battle }: a { $place }. hely nem ér semmit, mert a kártyán nincs ilyen hely.
lab-deal-everyone = { $battle }: a csata után a győztes ennyi lapot oszt mindenkinek: { $cards }.
lab-deal-initiator = { $battle }: a csata után a győztes ennyivel több lapot oszt a kezdeményezőnek: { $cards }.
lab-bot-instead = { $seat }. hely: { $bot } játszik ({ $usual } helyett).
lab-bot-memory = { $bot } (emlékezet: { $memory })
lab-bot-habit = { $bot } ({ $habit })
lab-plays = { $table } asztal: { $bots }.
lab-amount = Mennyit játszanak
lab-deals = Osztások száma
lab-most-deals = itt 1 és { $most } közötti szám lehet, mert egy oldal legfeljebb { $games } játszmát játszik. Többhöz a „python -m havoclab.lab” parancs való.
lab-games = { $games ->
    [one] Ez egyetlen játszma.
   *[other] Ez { $games } játszma.
}
lab-games-timing = { $games ->
    [one] Ez egyetlen játszma. Most derül ki, meddig tart …
   *[other] Ez { $games } játszma. Most derül ki, meddig tartanak …
}
lab-games-seconds = { $games ->
    [one] Ez egyetlen játszma, ezen a gépen nagyjából { $count } másodperc.
   *[other] Ez { $games } játszma, ezen a gépen nagyjából { $count } másodperc, egyetlen osztásból ítélve.
}
lab-games-minutes = Ez { $games } játszma, ezen a gépen nagyjából { $count } perc, egyetlen osztásból ítélve.
lab-games-hours = Ez { $games } játszma, ezen a gépen nagyjából { $count } óra, egyetlen osztásból ítélve.
lab-rotate = Helycsere az asztalnál
lab-rotate-help = Minden osztást annyiszor játszanak le, ahányféleképpen a gépek körben helyet cserélhetnek, így egyik sem a helyének köszönheti az eredményét.
lab-workers = Egyszerre futó játszmák
lab-workers-help = Mindegyik az oldalt futtató gép egy-egy magját foglalja le.
lab-start = Játszmák lejátszása
lab-bots = A gépi játékosok
lab-column-bot = Gép
lab-column-time = Idő egy lépésre
lab-bot-seconds = legfeljebb { $seconds } mp
lab-bot-at-once = azonnal lép

## Amíg a játszmák folynak.

lab-progress = Játszmák
lab-stop = Leállítás
lab-stopping = Leállás; a folyamatban lévő játszmák félbemaradnak …
lab-beginning = A játékosok helyet foglalnak …
lab-left-seconds = Még nagyjából { $count } másodperc.
lab-left-minutes = Még nagyjából { $count } perc.
lab-left-hours = Még nagyjából { $count } óra.
lab-stopped = { $all } játszmából { $done } van lejátszva. Ami kész, megmarad.
lab-go-on = Folytatás
lab-failed = Nem lehetett folytatni: { $why }

## Ami kiderült.

lab-playing = Amit most játszanak
lab-played = Amit lejátszottak
lab-found = Ami kiderült
lab-found-so-far = Ami eddig kiderült
lab-basis = Becslés { $deals } teljes osztásból ({ $games } játszmából), minden szám a 95%-os intervallumával.
lab-too-few = Ennyiből még semmi sem mondható; legalább { $least } osztás kell.
lab-nothing-changed = Nem látszik hatás: a { $deals } osztás egyike sem alakult másként.
lab-effect-seen = Hatás látszik: { $what }, a B asztalnál { $value } ({ $low } és { $high } között).
lab-effect-none = Nem látszik hatás: { $what }.
lab-part-more = { $who }: az egyenlő résznél több győzelem, { $value } ({ $low } és { $high } között).
lab-part-less = { $who }: az egyenlő résznél kevesebb győzelem, { $value } ({ $low } és { $high } között).
lab-part-none = { $who }: nem látszik eltérés a győzelmek egyenlő részétől, { $value } ({ $low } és { $high } között).
lab-caution = Ha a nulla benne van egy intervallumban, nem látszik hatás; ez nem jelenti azt, hogy nincs, és mindez semmit sem bizonyít. Ha egy változtatásnak nincs is hatása, véletlenül akkor is minden huszadik szám hatást mutat: próbáld ki újra egy másik osztásszámmal.
lab-seat = { $seat }. hely
lab-first-chancellor = Az első kancellár
lab-left-of-chancellor = { $seats ->
    [one] Az első kancellár bal szomszédja
   *[other] Az első kancellártól { $seats } hellyel balra
}
lab-player = { $number }. játékos
lab-share-of = { $who }: győzelmek
lab-points-of = { $who }: pontok
lab-metric-points = Egy játékos pontjai
lab-metric-turns = Körök egy játszmában
lab-metric-rounds = Fordulók egy játszmában
lab-metric-swings = Vezetőváltások
lab-metric-margin = Előny a végén, pontban
lab-chart-games = Ami egy játszmában változik, a B asztal az A-hoz képest
lab-chart-games-note = Egy sáv olyan hosszú, amekkora a változás az A asztal százalékában. Szürke: nem látszik hatás. Becslések.
lab-chart-shares = Ami a győzelmekben változik, a B asztal az A-hoz képest
lab-chart-shares-note = Az összes győzelem százalékpontjában. Szürke: nem látszik hatás. Becslések.
lab-chart-victories = Rész a győzelmekből
lab-chart-points = Egy játékos pontjai
lab-chart-turns = Körök egy játszmában
lab-chart-rounds = Fordulók egy játszmában
lab-chart-swings = Hányszor változik a vezető
lab-chart-margin = Előny a végén, pontban
lab-chart-note = Becslések 95%-os intervallummal.
lab-chart-shared-note = Becslések 95%-os intervallummal. A közös győzelem egyenlően oszlik meg.
lab-all-games = Minden játszma
lab-at = { $table } asztal
lab-who-at = { $who }, { $table } asztal
lab-interval = 95%: { $low } és { $high } között
lab-range = { $value } ({ $low } és { $high } között)
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-count = { $value }
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-signed-share = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } százalékpont
lab-milliseconds = { NUMBER($value, maximumFractionDigits: 2) } ms
lab-unknown = ismeretlen
lab-numbers = A számok
lab-numbers-note = Osztások átlagai, zárójelben a 95%-os intervallum. A győzelmek különbsége százalékpontban értendő.
lab-column-what = Amit mértünk
lab-column-difference = B mínusz A
lab-thinking = Mennyit gondolkodtak a gépi játékosok
lab-thinking-note = Processzoridő ezen a gépen; futásról futásra más.
lab-column-decisions = Döntések
lab-column-mean = Átlagosan
lab-column-slowest = A leghosszabb
lab-faults = Elrontott játszmák
lab-faults-note = { $count ->
    [one] Egy játszma nem jutott el a végéig. Az osztása sehol sem számít.
   *[other] Ennyi játszma nem jutott el a végéig: { $count }; itt látszik belőlük: { $shown }. Az osztásuk sehol sem számít.
}
lab-column-deal = Osztás
lab-column-fault = Hiba
lab-column-told = A hibaüzenet
lab-deal-at = { $deal }., { $table } asztal
lab-nobody = senki külön
lab-fault-raised = hibával leállt
lab-fault-nonsense = olyat válaszolt, amit egy szabály sem enged
lab-fault-hung = nem válaszolt
lab-fault-endless = a játszma túl sok lépésig tartott
lab-fault-died = a játszmát futtató folyamat leállt

## Fájlok.

lab-files = Játszmák betöltése
lab-file = Játszmák fájlja
lab-file-help = Ahogyan ez az oldal vagy a „python -m havoclab.lab” parancs elmentette. Ami hiányzik belőle, utána lejátszható.
lab-file-ready = { $games ->
    [one] A fájlban egy játszma van.
   *[other] A fájlban { $games } játszma van.
}
lab-file-save = A fájl mentése
lab-file-read = A fájlban { $all } játszmából { $games } van meg.
lab-file-refused = Ez a fájl nem használható, és minden maradt, ahogy volt. { $why }
lab-kept-back = Itt vannak megint a legutóbbi kísérlet játszmái, ahogy ez a böngésző megőrizte őket: { $games } a tervezett { $all } közül.
lab-kept-unread = A böngésző egy kísérlet játszmáit őrzi, de ezek nem olvashatók; ott maradnak, amíg újak nem készülnek. { $why }
lab-many-tables = file: { $tables } asztal van benne; ez az oldal egyet vagy kettőt mutat.
