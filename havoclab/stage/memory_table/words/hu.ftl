## Az oldal.

trainer-title = A lassított asztal
trainer-lead = A Gold und Rum egy osztása olyan lassan, ahogy jólesik: lapról lapra végigjárható, látszik, mi hol feküdt, kérdéseket tesz fel, és utólag megmutatja, mit hozhatott volna egy toborzólap.
trainer-how = Ebben a játékban az emlékezet számít: minden lap nyíltan kerül az asztalra, aztán eltakarja a következő. Kérdezhet egy friss osztás, vagy meg lehet nyitni egy saját játszmát.
trainer-leave = Másik osztás
trainer-back = Vissza
way-walk = Lapról lapra
way-quiz = Kérdések
way-claims = A legjobb lerakások
way-recall = Az emlékezeted

## Egy osztás megnyitása.

fresh-title = Friss osztás
fresh-players = Hányan játszanak
fresh-seed = Az osztás száma
fresh-seed-any = bármi
fresh-seed-help = Azonos szám azonos osztást ad. A toborzó- és dezertálólapokat gépek rakják le.
fresh-seed-wrong = Egész szám kell, 0 és { NUMBER($most, useGrouping: 0) } között.
fresh-quiz = Osztás kérdésekkel
fresh-walk = Előbb végigjárom
open-title = Másik osztás
open-kept = A megkezdett osztás
open-kept-text = A kérdésekkel és a válaszokkal, ahogy ez a böngésző megőrizte.
open-game = A saját játszmád
open-game-text = Az, amelyet ez a böngésző őriz, addig, ameddig eljutott.
open-replay = A megkezdett visszanézés
open-replay-text = A játszma, amelyet ebben a böngészőben utoljára végigjártál.
open-form = Jegyzőkönyv vagy hivatkozás megnyitása
open-file = Jegyzőkönyv fájlból
open-file-help = Ahogy az asztalnál a „Mentés” kiírja.
open-paste = Vagy ide beillesztve
open-paste-help = Egy jegyzőkönyv szövege vagy egy játszma hivatkozása.
open-refused = Ez nem nyitható meg, ezért minden marad, ahogy van. { $why }

## A nehézség.

level-title = Nehézség
level-pause = Ennyi idő jut egy lapra
level-pause-value = { $value ->
   *[other] { NUMBER($tenths) } másodperc
}
level-every = Mikor kérdezzen
level-every-value = { $value ->
    [0] csak az osztás után
   *[other] { $value } laponként
}
level-back = Meddig visszamenőleg
level-back-value = { $value ->
    [0] bármelyik lap
   *[other] az utolsó { $value } lap
}
level-piles = Mely paklikról
level-piles-value = { $value ->
    [0] mindegyikről
   *[other] az 1–{ $value }. pakliról
}
level-tops = Csak a felső lapok
level-tops-help = Kezdésnek ez a legkönnyebb: a paklikat takarás rejti, és azt kell megmondani, mi volt legfelül.

## Lapról lapra.

trainer-piles = A paklik
trainer-so-far = { $all } harcosból { $dealt } van leosztva.
trainer-now = { $step }. lap, összesen { $all }
trainer-before = Még egy lap sincs lent. Lehet lapról lapra haladni, vagy lejátszani.
trainer-covered = letakarva
trainer-log = Ami lekerült
trainer-heat = Mit mutassanak a paklik
trainer-seat = Kinek a szempontjából
trainer-deal = Osztás
trainer-round = { $number }. forduló
trainer-figure = { NUMBER($value) }
trainer-heat-note = A szám és az árnyalat ugyanazt mutatja. { $heat }
trainer-told = Mi hol fekszik, szavakban
trainer-column-pile = Pakli
trainer-column-cards = Alulról fölfelé
trainer-history = { $pile ->
    [1] Hogyan nőtt az 1. pakli
    [5] Hogyan nőtt az 5. pakli
   *[other] Hogyan nőtt a { $pile }. pakli
}
trainer-history-empty = Itt még nincs lap.
trainer-column-card = Lap, alulról fölfelé
trainer-column-when = Mikor került le
trainer-column-on-top = Legfelül
trainer-moment = { $moment }. harcosként
trainer-moment-claim = { $moment } harcos után
trainer-on-top = { $cards ->
    [0] rögtön eltakarta a következő
   *[other] még { $cards } harcos leosztásáig
}
trainer-on-top-still = { $cards ->
    [0] most került le
   *[other] eddig { $cards } harcos leosztása óta
}
heat-none = csak azt, ami nyíltan feküdt
heat-strength = A lapok ereje
heat-worth = Becsült érték pontban, neki: { $name }
heat-deserted = Dezertáló harcosok
heat-on-top = Harcosok a felső lap érkezése óta
heat-undead = Élőhalottak
heat-orc = Orkok
heat-barbarian = Barbárok
heat-dwarf = Törpék
heat-mercenary = Zsoldosok
heat-spy = Kémek

## Kérdések.

quiz-lead = Ugyanezek a lapok még egyszer lekerülnek, mindegyik annyi ideig látszik, amennyit választasz. Az osztás időnként megáll és kérdez; csak az számít, amire emlékszel.
quiz-start = Osztás
quiz-question = { $number }. kérdés, összesen { $all }
quiz-bar = Megválaszolt kérdések
quiz-watch = Figyeld, mi kerül takarásba. Ha kérdés jön, az osztás magától megáll.
quiz-go-on = Osztás tovább
quiz-next-card = Jöhet a következő lap
quiz-another = Új osztás
quiz-walk = Ennek az osztásnak a végigjárása
in-pile = { $pile ->
    [1] az 1. pakliban
    [5] az 5. pakliban
   *[other] a { $pile }. pakliban
}
of-pile = { $pile ->
    [1] az 1. pakli
    [5] az 5. pakli
   *[other] a { $pile }. pakli
}
ask-top = Melyik harcos van legfelül { in-pile }?
ask-under = Mi fekszik közvetlenül { of-pile } felső harcosa alatt?
ask-inside = Ezek közül melyik van { in-pile }?
ask-where = Melyik pakliban van ez a lap: { $card }?
ask-worth = Melyik pakli érne a legtöbbet, ha most nyitnánk fel? Akinek a szempontjából: { $name }.
ask-how-many-undead = Hány élőhalott van { in-pile }?
ask-how-many-orc = Hány ork van { in-pile }?
ask-how-many-barbarian = Hány barbár van { in-pile }?
ask-how-many-dwarf = Hány törpe van { in-pile }?
ask-how-many-mercenary = Hány zsoldos van { in-pile }?
ask-click = Kattints a paklira, vagy nyomd meg a billentyűjét.
ask-here = ez az
ask-not-known = Nem tudom
ask-go-on = Tovább
told-given = A válaszod: { $given }.
told-right = Így van: { $right }.
told-wrong = A helyes válasz: { $right }.
told-when = { $ago ->
    [0] { $pile }. pakli: { $card }, { $moment }. harcosként most került le.
   *[other] { $pile }. pakli: { $card }, { $moment }. harcosként került le, { $ago } harcossal ezelőtt.
}
told-here = itt
told-worth = értéke { $worth }
result-heading = Minden kérdésre van válasz.
result-told = { $asked } kérdésből { $right } helyes.
result-all = A kérdések
result-right = helyes
result-when = { $moment } harcos után
result-column-when = Mikor
result-column-question = Kérdés
result-column-given = A válaszod
result-column-right = Ami ott volt

## A legjobb lerakások.

claims-unfinished = Ez az osztás még nem ért véget. Hogy mit hozhatott volna egy toborzólap, az utolsó harcos után derül ki.
claims-rules-off = Ennél az asztalnál ki vannak kapcsolva szabályok ({ $rules }). Hogy mit hozhatott volna egy toborzólap, csak ott derül ki, ahol minden szabály érvényes.
claims-none = Ehhez a laphoz túl későn jött a toborzás kezdete: egyetlen paklit sem lehetett volna megszerezni vele.
claims-seat = Kinek a lapja
claims-card = Melyik a kettő közül
claims-card-0 = az első
claims-card-1 = a második
claims-not-laid = { $name } ezt a toborzólapot nem rakta le.
claims-made = { $name } ide tette: { $pile }. pakli, { $moment } harcos után. Meg is szerezte vele; értéke nagyjából { $worth } pont.
claims-made-late = { $name } ide tette: { $pile }. pakli, { $moment } harcos után. Ott a legalsó toborzólap gazdája { $rival }.
claims-made-twice = { $name } ide tette: { $pile }. pakli, { $moment } harcos után. Ott lejjebb már feküdt a másik toborzólapja.
claims-best = A legtöbbet ez hozta volna: { $pile }. pakli, { $time }. Értéke nagyjából { $worth } pont.
claims-time = { $span ->
    [0] { $first } harcos után, mielőtt odakerült egy másik toborzólap ({ $rival })
   *[other] { $first } és { $last } harcos között, mielőtt odakerült egy másik toborzólap ({ $rival })
}
claims-time-open = { $span ->
    [0] { $first } harcos után
   *[other] { $first } és { $last } harcos között
}
claims-chart = Mennyit adtak volna hozzá a legjobb paklik
claims-worth = { $worth } pont
claims-note = Mikor: { $time }. Megnyert csaták: { $battles }.
claims-note-made = Ez lett az övé. Mikor: { $time }. Megnyert csaták: { $battles }.
claims-basis = Utólagos becslések: a lapok úgy, ahogy lekerültek, a többi lerakás úgy, ahogy megtörtént. A pont azt mutatja, mennyit ad a pakli a játékos többi lapjához. A csatáknál mindenki az összes zsoldosát a legerősebb fajával küldi; a kémek, a kommandó és a csaták sorrendje nem számít bele.
claims-why = Miért
why-in-time = { $unseen ->
    [0] A legalsó toborzólap viszi: { $time }. Addigra minden harcosa látszott ({ $cards }).
   *[other] A legalsó toborzólap viszi: { $time }. Később még ennyi harcosa jött: { $unseen }, összesen { $cards }.
}
why-deserted = Dezertálólap, gazdája { $name }: kikerül a pakliból egy harcos ({ $card }).
why-leader = Egy vezér megduplázza a faj erejét ({ $race }), harcosok: { $number }.
why-two-leaders = Második vezér ugyanabból a fajból ({ $race }): a sereg ereje 0.
why-two-giants = { $number } óriás egy kézben: mindet le kell tenni.
why-crewed = { $number } csatagéphez van kezelő goblin.
why-uncrewed = { $number } csatagéphez nincs goblin, ezért nem ér semmit.
why-airship = A légijárműhöz van goblin, repülhet.
why-airship-empty = A légijárműhöz nincs goblin.
why-spy = { $number } kém egy-egy lapot kérhet el.
claims-place = { $place }.
claims-here = ide került
claims-piles = Minden pakli a végén, alulról fölfelé; a legjobbak meg vannak jelölve.
claims-by-moment = A legjobb lerakás minden pillanatban
claims-by-moment-note = Ennyi harcos után lerakott toborzólappal ez a legjobb pakli, amelyet még meg lehetett szerezni.
claims-span = { $first }–{ $last }
claims-nothing = egyiket sem lehetett
claims-column-why = Miért
claims-column-rule = Szabály
claims-column-moments = Hány harcos után
claims-column-pile = Pakli
claims-column-worth = Pont, nagyjából

claims-desertions = Dezertálólapok, gazdájuk { $name }
claims-desertions-note = Elöl áll, ami lekerült, utána a legjobb, amit még egy lap elvihetett volna: egy vetélytárstól a vesztesége, a saját paklikból az, ami nélkül jobb. Becslések, pontban.
claims-desertions-none = Egy sem került le, és egy sem vitt volna el semmi értékeset.
claims-column-desertion = Dezertálólap
claims-column-gain = Pont, nagyjából
deserted = { $pile }. pakli, { $moment } harcos után került le. Elvitte: { $card }; akitől: { $name }.
deserted-nobodys = { $pile }. pakli, { $moment } harcos után került le. Elvitte: { $card }, de a paklit senki sem kapta meg.
deserted-nothing = { $pile }. pakli, { $moment } harcos után került le, de nem vitt el semmit.
could-desert = { $span ->
    [0] { $pile }. pakli, { $first } harcos után. Elvihette volna: { $card }; akitől: { $name }.
   *[other] { $pile }. pakli, { $first } és { $last } harcos között. Elvihette volna: { $card }; akitől: { $name }.
}

## Amire emlékezni sikerült.

recall-nothing = Még nem volt kérdés. Néhány osztás után itt egy görbe áll majd: mennyire emlékszel aszerint, milyen régen került le a lap.
recall-lead = { $deals } osztás, { $asked } válasz, a helyesek aránya { $share }.
recall-ages = Hány harcossal ezelőtt került le a lap
recall-ages-note = A vékony vonal a 95%-os intervallum. A { $memory } százalékos emlékezetű gép negyven további harcos után 100 lapból még { $memory } lapra emlékszik, a többit tippeli.
recall-like = A te válaszaid ahhoz a géphez hasonlítanak leginkább, amelynek emlékezete { $memory } százalékos (becslés; 95%-os intervallum: { $low } és { $high } között).
recall-bot = { $part }: { $memory } százalékos gép
recall-percent = { $percent }%
recall-ages-many = { $least }–{ $most } harcossal ezelőtt
recall-depths = Hány harcos fedte a lapot
recall-depths-one = { $least } harcos
recall-depths-many = { $least }–{ $most } harcos
recall-depths-more = { $least } vagy több harcos
recall-bar = { $asked } válasz; 95%-os intervallum: { $interval }
recall-kinds = Kérdésfajták szerint
recall-column-kind = Kérdés
recall-column-share = Helyes
recall-column-sure = Mennyire biztos
kind-top = mi van legfelül
kind-under = mi van a felső lap alatt
kind-inside = mi van egy pakliban
kind-where = hol van egy lap
kind-how-many = hány van valamiből
kind-worth = melyik pakli ér a legtöbbet
recall-save = A feljegyzés mentése
recall-load = Feljegyzés hozzáadása fájlból
recall-load-help = Olyan, amelyet ez az oldal mentett. Ami már megvan, megmarad.
recall-file-read = A feljegyzés bekerült.
recall-file-refused = Ez a fájl nem olvasható, a feljegyzésed maradt, ahogy volt. { $why }
recall-not-read = A feljegyzés arról, amire emlékeztél, nem olvasható; félretesszük, és új indul. { $why }
recall-wipe = A feljegyzés törlése
recall-wipe-asked = Törlöd az összes választ ebből a böngészőből és a többi lapjáról is? Az elmentett fájlok megmaradnak.
recall-wipe-sure = Törlés
recall-wipe-no = Maradjon
recall-wiped = A feljegyzés törölve.
