## Amit a Gold und Rum mond.

### Harcosok

card-undead-2 = 2-es élőhalott
card-undead-6 = 6-os élőhalott
card-undead-leader = élőhalott vezér
card-orc-2 = 2-es ork
card-orc-6 = 6-os ork
card-orc-leader = ork vezér
card-barbarian-2 = 2-es barbár
card-barbarian-6 = 6-os barbár
card-barbarian-leader = barbár vezér
card-dwarf-2 = 2-es törpe
card-dwarf-6 = 6-os törpe
card-dwarf-leader = törpe vezér
card-goblin = goblin
card-giant = óriás
card-troll = troll
card-airship = goblin légijármű
card-machine = goblin csatagép
card-commando = goblin kommandó
card-spy-1 = 1. kém
card-spy-2 = 2. kém
card-spy-3 = 3. kém
card-spy-4 = 4. kém
no-cards = semmi

race-undead = élőhalottak
race-orc = orkok
race-barbarian = barbárok
race-dwarf = törpék

back-undead = egy élőhalott hátlapja
back-orc = egy ork hátlapja
back-barbarian = egy barbár hátlapja
back-dwarf = egy törpe hátlapja
back-mercenary = egy zsoldos hátlapja
back-spy = egy kém hátlapja

### Amit tenni lehet

do-deal = A következő lap leosztása
do-recruit = Toborzólap a { $pile }. paklira
do-desert = Dezertálólap a { $pile }. paklira
do-wait = Most semmit
do-pass = Passz
do-back = Favorit: { $seat }
do-ask = Kérés tőle: { $seat } – { $card }
do-march = Hadba vonul: { $race }
do-send = Hozzátenni: { $card }
do-done = Nincs több zsoldos
do-army = A sereg: { $cards }
do-strike = A kommandó célpontja: { $seat } – { $back }
do-strike-own = A kommandó saját lapot talál el: { $card }
do-hold = Későbbre tartogatni
do-fly =
    { $goblins ->
        [one] Repülés egy goblinnal
       *[other] Repülés { $goblins } goblinnal
    }
then-words = { $first }, aztán: { $then }

### Ami történt

event-round-begins = Kezdődik a { $round }. forduló. Kancellár: { $name }.
event-start-shows = Megjelent a toborzás kezdete: mostantól lehet toborzólapot lerakni.
event-dealt = { $pile }. pakli: { $card }.
event-desertions-lost =
    { $cards ->
        [one] Lent van az utolsó harcos: egy fel nem használt dezertálólap elveszett.
       *[other] Lent van az utolsó harcos: { $cards } fel nem használt dezertálólap elveszett.
    }
event-recruited = { $name } toborzólapot tesz a { $pile }. paklira.
event-deserted = { $name } dezertálólapot tesz a { $pile }. paklira.
event-passed = { $name } passzol.
event-backed = { $name } favoritja: { $favourite }.
event-removed = { $pile }. pakli: dezertál egy harcos ({ $card }); a dezertálólap gazdája { $name }.
event-desertion-on-nothing = { $pile }. pakli: a dezertálólap alatt nincs harcos, nincs hatása. Gazdája: { $name }.
event-desertion-on-desertion = { $pile }. pakli: a dezertálólap egy másikon fekszik, nincs hatása. Gazdája: { $name }.
event-recruit-too-late = { $pile }. pakli: ez a toborzólap az első fölött van, nincs hatása. Gazdája: { $name }.
event-pile-aside = A { $pile }. paklin nincs toborzólap, félre kell tenni.
event-pile-taken = A { $pile }. pakli új gazdája { $name }. Kézbe veszi: { $cards }.
event-spy-shown = { $name } megmutatja a { $spy }. kémet.
event-spy-skipped = A { $spy }. kém senkinél sincs.
event-asked = { $name } ezt kéri: { $card }. Akitől kéri: { $asked }.
event-handed-over = { $name } átadja: { $card }. Aki megkapja: { $to }.
event-taken-already = { $name } megtartja: { $card }. Ezt már elvitte egy kém.
event-not-held = { $name }: nincs ilyen lapja ({ $card }).
event-giants-gone = { $name } leteszi mind a { $giants } óriását: nem férnek össze.
event-race-named = { $battle }. csata. { $name } döntése: hadba vonul ez a faj: { $race }.
event-marched =
    { $cards ->
        [0] { $name }: nincs harcosa ebben a csatában.
        [one] { $name } egy harcost küld, képpel lefelé.
       *[other] { $name } { $cards } harcost küld, képpel lefelé.
    }
event-sent = { $name } egy zsoldost tesz hozzá, képpel lefelé.
event-sent-seen = { $name } egy zsoldost tesz hozzá, képpel lefelé: { $card }.
event-mercenaries-done = { $name } nem tesz hozzá több zsoldost.
event-commando-held = { $name } megtartja a kommandót.
event-struck = { $name } kommandója lecsap. Célpont: { $target }. Kikerül: { $card }, és vele a kommandó.
event-revealed = { $name } felfordítja lapjait: { $cards }. Ereje: { $strength }.
event-flew =
    { $goblins ->
        [one] { $name } légijárműve egy goblinnal érkezik. Ereje: { $strength }.
       *[other] { $name } légijárműve { $goblins } goblinnal érkezik. Ereje: { $strength }.
    }
event-airship-held = { $name } megtartja a légijárművet.
event-nobody-scores = { $battle }. csata: egyik seregnek sincs ereje, senki sem kap pontot.
event-scored =
    { $points ->
        [one] { $name } serege a legerősebb: egy pontot kap.
       *[other] { $name } serege a legerősebb: { $points } pontot kap.
    }
event-chancellor-scored =
    { $points ->
        [one] A favorit ({ $favourite }) nyert: { $name } is kap egy pontot.
       *[other] A favorit ({ $favourite }) nyert: { $name } is kap { $points } pontot.
    }
event-round-ends = Vége a { $round }. fordulónak; a toborzó- és dezertálólapok visszakerülnek.
event-game-over =
    { $count ->
        [one] Vége a játéknak. A győztes { $winners }, { $points } ponttal.
       *[other] Vége a játéknak. A győzelmen osztoznak, { $points } ponttal: { $winners }.
    }

### Miért nem

deal-now = Most a kancellár a következő lapot osztja.
chancellor-claims = A kancellár nem rakhat le toborzó- vagy dezertálólapot.
claims-now = Osztás közben csak toborzó- vagy dezertálólapot lehet lerakni.
no-such-pile = Nincs ilyen pakli; { $piles } van belőlük.
no-desertion-left = Nincs több dezertálólap ebben a kézben.
no-recruit-left = Nincs több toborzólap ebben a kézben.
nothing-dealt-yet = Még egy lap sincs leosztva.
not-started-yet = Még nem jelent meg a toborzás kezdete.
moment-to-come = Ez a lap a { $moment }. pillanatra szól, de még csak { $now } harcos van lent.
one-card-a-moment = Két leosztott lap között csak egy lapot lehet lerakni.
pile-has-grown = A { $pile }. pakli közben megnőtt: a lap olyan harcosra kerülne, amelyet a játékosa nem látott.
passed-already = Ez a játékos már passzolt; toborzólapot azért még lerakhat.
no-desertion-now = Az utolsó harcos is lent van: már nem lehet dezertálólapot lerakni.
recruit-or-pass = Most csak toborzólapot lehet lerakni, vagy passzolni.
name-favourite = A kancellár most favoritot választ.
not-yourself = A kancellár a többiek közül választ favoritot.
nobody-sits-there = Nincs { $number }. játékos ennél az asztalnál.
ask-for-a-card = A kém egy pontosan megnevezett kártyát kér egy másik játékostól.
chancellor-has-no-hand = A kancellárnak nincs lapja, tőle nem lehet kérni.
ask-somebody-else = A kém egy másik játékostól kér.
name-a-race = A kancellár megnevezi a hadba vonuló fajt.
fought-already = Ez a faj már harcolt: { $race }.
mercenaries-now = Most zsoldosokat lehet hozzátenni, vagy befejezni.
not-in-hand = Ez a lap nincs kézben: { $card }.
airship-joins-later = A légijármű nem fekhet képpel lefelé; a felfordítás után csatlakozhat.
commando-strikes-later = A kommandó nem harcol; akkor csaphat le, amikor minden lap lent van.
spies-never-fight = A kém sosem harcol.
has-marched-already = A faj minden harcosa lent van már a csatában: { $card }.
another-race = Ebben a csatában ez a faj harcol: { $race }. Otthon marad: { $card }.
warrior-at-home = A faj minden harcosának mennie kell; ez otthon maradna: { $card }.
lies-already = Ez a lap már lent van a csatában, és ott is marad: { $card }.
lies-not-there = Ez a lap nincs a seregedben: { $card }.
name-your-own-card = A saját seregedből magát a lapot kell megnevezni.
no-such-back = Nincs ott ilyen hátlapú lap.
strike-or-hold = A kommandó most lecsap, vagy kézben marad.
airship-needs-crew = A légijárműhöz legalább egy kézben levő goblin kell.
so-few-goblins = Csak { $goblins } goblin van kézben.
fly-or-hold = A légijármű most felszáll, vagy kézben marad.

### Mi a baj egy állással

wrong-kind = Nincs ilyen döntés: { $kind }. Ezek lehetségesek: { $kinds }.
wrong-pile-count = Ennyi játékosnál { $piles } pakli van.
wrong-seat = Csak { $players } játékos van.
wrong-too-many = Ebből a lapból csak { $most } van: { $card }.
wrong-never-dealt = Egy seregben több van ebből a lapból, mint amennyit leosztottak: { $card }.
wrong-claim-in-deck = A toborzó- és dezertálólapokat nem osztják.
wrong-chancellor-holds = A kancellárnál nincs toborzó- és dezertálólap.
wrong-chancellor-laid = A kancellár nem rak le toborzó- és dezertálólapot.
wrong-too-many-recruits = { $number }. játékos: kettőnél több toborzólapja van.
wrong-too-many-desertions = { $number }. játékos: túl sok dezertálólapja van.
wrong-goal-not-reached = A játéknak nincs vége, amíg valaki el nem éri a { $goal } pontot.
wrong-not-theirs = Ez a döntés nem lehet ezé a játékosé: { $kind }.
wrong-not-dealt-round = A harcosok egyenként, körben kerülnek a paklikra; a { $pile }. pakliban másképp vannak.
wrong-deal-not-over = Még nincs minden harcos leosztva.
wrong-deal-over = Már minden harcos le van osztva.
wrong-start-card = A toborzás kezdete a maga helyén jelenik meg, se előbb, se később.
wrong-recruited-early = Toborzólap van lent, mielőtt a toborzás kezdete megjelent.
wrong-claimed-later = Egy lapot olyan pillanatban raktak le, amely még el sem jött.
wrong-armies-early = A paklik felnyitása előtt nincsenek seregek.
wrong-chancellor-fights = A kancellárnak nincs serege.
wrong-favourite-early = A favoritot a paklik felnyitása előtt kell megnevezni.
wrong-no-favourite = A kancellár a többiek közül választ favoritot.
wrong-fought-twice = Minden faj egyszer harcol.
wrong-no-battle = Lapok vannak a csatában, de nincs csata.
wrong-two-giants = { $number }. játékos: nem tarthat meg két óriást.
wrong-no-race = Csata van, de nincs megnevezve a faj.
wrong-at-home = { $number }. játékos egy harcosa otthon maradt: { $card }.
wrong-strange-fighters = { $number }. játékos: olyan lapja is van a csatában, amely ott nem harcolhat.
