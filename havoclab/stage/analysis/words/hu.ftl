## Az oldal.

analysis-title = A döntések, amelyek számítottak
analysis-lead = Nyiss meg egy játszmát. Egy játékos minden döntése helyett gondolatban sokszor más történik, abból kiindulva, amit ő akkor tudott; az a néhány, amelyik a legtöbbe kerülhetett, úgy jelenik meg, ahogy akkor volt.
analysis-how = Előbb újra választasz, csak azután derül ki bármi. Minden szám becslés.
analysis-kept-title = A megkezdett elemzés
analysis-kept-text = Azzal együtt, amit talált és amit kipróbáltál, ahogy ez a böngésző megőrizte.
analysis-whose = Kinek a döntései?
analysis-seat = { $name }
analysis-seat-person = Ember játszotta. A keze úgy látszik majd, ahogy akkor volt.
analysis-seat-bot = Gép játszotta. A keze úgy látszik majd, ahogy akkor volt.
analysis-other-seat = Másik játékos
analysis-leave = Másik játszma
analysis-no-choice = { $name } ebben a játszmában semmiről sem dönthetett.

## A keresés.

analysis-looking = { $name } döntéseinek száma: { $count }. Előbb mindegyikre jut egy rövid pillantás, aztán alaposabb vizsgálat azokra, amelyek sokba kerülhettek.
analysis-progress = Továbbjátszás gondolatban
analysis-stop = Mutasd, ami eddig megvan
analysis-go-on = Keresés tovább

## Amit talált.

analysis-heading = { $name } döntései
analysis-found = { $count ->
    [0] Amennyire ezekből a becslésekből megállapítható, { $name } egyetlen döntése sem került egyértelműen pontokba.
    [one] { $name } egyik döntése a jelek szerint pontokba került. Nyisd meg, és válassz újra.
   *[other] { $name } döntései közül a jelek szerint ennyi került pontokba: { $count }. Nyisd meg valamelyiket, és válassz újra.
}
analysis-costs = Mennyibe kerülhettek
analysis-costs-note-gold_und_rum = Becslések, { $samples } folytatásból azzal, ami történt, és ugyanennyiből azzal, ami jobbnak látszott, ugyanazokból a mintavett állásokból. A mérték: hány ponttal áll a forduló végén a legjobb vetélytárs előtt; a vékony vonal a 95%-os intervallum.
analysis-leaves-out-havoc = Ami a becslésekből kimarad: gondolatban két kör után már csak értékelik a kezeket, és közben senki sem tanul abból, hogyan játszanak a többiek.
analysis-leaves-out-gold_und_rum = Ami a becslésekből kimarad: a folytatásokban az utolsó harcos lerakásáig senki sem rak le több lapot, ezért a várakozás biztonságosabbnak látszik, mint amilyen; mindenki emlékszik minden leosztott lapra, ahogy asztalnál senki; a későbbi fordulók pedig nem számítanak. Ha valaki nem rakott le lapot, az ott kerül sorra, ahol utána más tett le toborzólapot, és mielőtt a megmaradt dezertálólapok elvesztek.
analysis-costs-note-havoc = Becslések, { $samples } folytatásból azzal, ami történt, és ugyanennyiből azzal, ami jobbnak látszott, ugyanazokból a mintavett állásokból. A mérték: hány ponttal végez a legjobb vetélytárs előtt; a vékony vonal a 95%-os intervallum.
analysis-too-close = Ennyi további döntésnél a mérés sem tud különbséget tenni: { $count }.
analysis-points = { $points } pont
analysis-tried = újra kipróbálva
analysis-tried-same = újra kipróbálva: úgy, ahogy a becslés szerint jobb
choice-turn = { $number }. döntés, { $move }. lépés: újoncozás vagy Havoc
choice-recruit = { $number }. döntés, { $move }. lépés: újoncozás közben
choice-pick = { $number }. döntés, { $move }. lépés: lap a dobott lapok közül
choice-pick-after-battle = { $number }. döntés, { $move }. lépés: lap a dobott lapok közül
choice-year-of-peace = { $number }. döntés, { $move }. lépés: egy lap a békeévért
choice-name-battle = { $number }. döntés, { $move }. lépés: a csata megnevezése
choice-open-battle = { $number }. döntés, { $move }. lépés: a csata megnyitása
choice-join = { $number }. döntés, { $move }. lépés: beszállni a csatába vagy sem
choice-add = { $number }. döntés, { $move }. lépés: további lapok vagy passz
choice-declare = { $number }. döntés, { $move }. lépés: ebek bejelentése
choice-dogs = { $number }. döntés, { $move }. lépés: ebek a csata után
choice-last-dogs = { $number }. döntés, { $move }. lépés: ebek Castillon előtt
choice-claim = { $number }. döntés, { $move }. lépés: lap egy paklira vagy várakozás
choice-last-call = { $number }. döntés, { $move }. lépés: az utolsó toborzólapok
choice-favourite = { $number }. döntés, { $move }. lépés: a favorit
choice-spy = { $number }. döntés, { $move }. lépés: a kém kérése
choice-race = { $number }. döntés, { $move }. lépés: a faj, amelyik harcol
choice-mercenaries = { $number }. döntés, { $move }. lépés: zsoldosok egy csatába
choice-commando = { $number }. döntés, { $move }. lépés: a kommandó
choice-airship = { $number }. döntés, { $move }. lépés: a goblin légijármű
choice-other = { $number }. döntés, { $move }. lépés

## Egy közülük.

analysis-all = Minden döntés
analysis-log = Ami addig történt
analysis-asked = Megint { $name } vagy, és azt tudod, amit { $name } akkor tudott. Most mit választasz? Kattints az asztalra, mint játék közben.
analysis-tell = Próbálkozás nélkül mutasd
analysis-again = Még egyszer kipróbálom
analysis-told = Akkor ez történt: { $done }. A becslés szerint ez jobb: { $better }. A különbség nagyjából { $points } pont (95%-os intervallum: { $low } és { $high } között).
analysis-now = Most ezt választottad: { $tried }.
analysis-now-same = Most azt választottad, ami a becslés szerint is jobb.
analysis-now-again = Most ugyanazt választottad, ami akkor történt.
analysis-weighing = További lehetőségek összevetése folyik ...
analysis-note-done = akkor ez történt
analysis-note-now = most ezt választottad
analysis-note-both = akkor ez történt, és most is ezt választottad
