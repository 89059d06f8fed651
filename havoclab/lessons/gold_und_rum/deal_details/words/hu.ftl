## Kifejezések.

term-pass = passz: nem rakni le toborzólapot, amikor már minden harcos lent van

## Lépések.

r-part = Folyik az osztás. A kancellár: { $name }.
r-part-goal = Melyiket teheti meg { $name }?
r-part-look = Ki toboroz sereget, és ki oszt?
r-part-why = A kancellár oszt. A többiek lapokat raknak le, gyakran egyszerre; hogy ilyenkor ki az első, az most következik.

first-asked = Az egyszerre lerakott lapok érkezésük sorrendjében fekszenek. Ha sorban kérdezünk, a kancellár balján kezdjük: Anita, Peter, Christine. Peter az 5. pakli óriását akarja.
first-asked-goal = Előbb legyen a tiéd az 5. pakli.
first-asked-look = Ugyanazután a lap után téged kérdezünk előbb, nem Petert.
first-asked-why = A te lapod lejjebb fekszik, mint bármelyik, amit Peter e leosztott lap után lerakhat.
first-asked-peter-claims = Utánad Petert kérdeztük, és lefoglalta az 5. paklit: az övé a legalsó toborzólap.

asked-later = Most Peter vagy, és Anitát előbb kérdezzük, mint téged. A következő harcos a 6. paklira kerül, és Anita akkor le fogja foglalni.
asked-later-goal = Legyen a tiéd a 6. pakli.
asked-later-look = A következő lap után ő az első. És most ki az?
asked-later-why = Anita e lap után nem rakott le semmit, így te lehettél az első, még a következő harcos előtt.
asked-later-anita-claims = A következő harcos a 6. paklira került, és Anitát kérdeztük előbb: az ő lapja fekszik lejjebb.

seen-then = Folyamatos osztásnál a foglalás arra a paklira szól, amelyet a játékosa látott. Anita 58 harcosnál kattintott; most 60 van lent, az 5. és a 6. pakli nőtt.
seen-then-goal = Melyik foglalás számít?
seen-then-look = A három közül melyik pakli olyan még, amilyennek látta?
seen-then-why = A 3. paklira nem került semmi. A többin a lapja olyan harcosra kerülne, akit nem látott.

not-as-seen = Anita egy lappal elkésett: 66 harcos van lent, az utolsó a 3. paklira került. A dezertálólapra ugyanez érvényes.
not-as-seen-goal = Melyik nem számít?
not-as-seen-look = Melyik harcost nem látta?
not-as-seen-why = A 3. paklin olyan harcost űzne el, akit nem látott. A lap visszamegy a kezébe.

nothing-to-pass = Az osztás mindenkinek folyik tovább, akár lerak valamit, akár nem.
nothing-to-pass-goal = Mit nem lehet tenni osztás közben?
nothing-to-pass-look = Melyikkel szállna ki valaki az osztásból?
nothing-to-pass-why = Vagy lerak valaki egy lapot, vagy nem, és a következő lap után megint lerakhat. Nincs mit passzolni.

last-but-one = Két harcos van hátra, a 7. és a 8. paklira kerülnek. Peter mindkettőt lefoglalta. Két dezertálólapod maradt.
last-but-one-goal = Űzd el az óriást, amikor megérkezik.
last-but-one-look = Várj egy lapot, és nézd a 7. paklit. És ha kettőt várnál?
last-but-one-why = Épp időben. A legutolsó harcos biztonságban van: utána már nem lehet dezertálólapot lerakni.
last-but-one-all-lie = Lent van az utolsó harcos, és a dezertálólapjaid elvesztek erre a fordulóra.

pass-first = Minden harcos lent van. Aki passzolt, még rakhat le toborzólapot, ha más lerak egyet. Peter le fog rakni.
pass-first-goal = Passzolj, és utána foglald le az 5. paklit.
pass-first-look = Előbb passzolj. Peter lerak egy lapot, és a többieket újra megkérdezzük.
pass-first-why = Peter lapja után téged is újra kérdeztünk, pedig passzoltál. A paklikat csak akkor nyitják fel, ha sorban mindenki passzol.
pass-first-not-passed = Ez volt az utolsó toborzólapod, és még nem passzoltál.
pass-first-passed-again = Most sorban mindenki passzolt, és felnyitják a paklikat.

one-is-enough = Egy toborzólapod maradt. A 2. pakli a tiéd, a 4. Christine-é. Egy paklira második lap is tehető, de haszontalan.
one-is-enough-goal = Legyen két paklid.
one-is-enough-look = Keress olyan paklit, amelyiken nincs toborzólap.
one-is-enough-why = Mindkét pakliban a te lapod a legalsó.
one-is-enough-yours-already = A 2. pakli már a tiéd volt; a második lap ott semmit sem hoz, és több nincs.
one-is-enough-christines = A 4. pakliban Christine lapja fekszik lejjebb, a tiéd semmit sem hoz.

which-rule = Folyik az osztás. Anita toborzólapja két lappal elkésve érkezik a 6. paklira: közben odakerült egy troll.
which-rule-goal = A lapja visszamegy. Melyik szabály dönt?
which-rule-look = Minden laphoz késő volt már, vagy csak ehhez a paklihoz?
which-rule-why = A lap arra a paklira kerül, amelyet a játékosa látott.

q-lower = { $dealer } oszt, és minden lap után mindenkit sorban megkérdezünk. { $first } és { $second } most ugyanoda tesz toborzólapot: { $pile }. pakli.
q-lower-goal = Kié fekszik lejjebb?
q-lower-look = Kettejük közül kit kérdezünk előbb?
q-lower-why = Sorban kérdezünk mindenkit, a kancellár baljától kezdve. Akit előbb kérdezünk, annak a lapja fekszik lejjebb.

q-seen = Az osztás megállás nélkül folyik. { $name } toborzólapot tesz le, de az asztalt { $late } lappal korábban látta.
q-seen-goal = Melyik foglalás számít még?
q-seen-look = Mely paklikra került azóta harcos?
q-seen-why = A foglalás arra a paklira szól, amelyet a játékosa látott.

q-again = Minden harcos lent van. { $name } toborzólapot tesz le: { $pile }. pakli.
q-again-goal = Ki következik?
q-again-look = Haladj balra, és hagyd ki, akinél nincs toborzólap. Végleges a passz?
q-again-why = Minden lerakott lap után a többieket újra megkérdezzük, azokat is, akik passzoltak.

q-two = Folyik az osztás, és mindkét toborzólapod megvan.
q-two-goal = Foglald le ezt a két paklit: { $first } és { $second }.
q-two-look = Két leosztott lap között hány lapot tehetsz le?
q-two-why = Egy lap, aztán egy leosztott lap, aztán a másik.
