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
do-recruit = Toborzólap ide: { $pile }. pakli
do-desert = Dezertálólap ide: { $pile }. pakli
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

### Ami történt

event-round-begins = { $round }. forduló kezdődik. Kancellár: { $name }.
event-start-shows = Megjelent a toborzás kezdete: mostantól lehet toborzólapot lerakni.
event-dealt = { $pile }. pakli: { $card }.
event-desertions-lost =
    { $cards ->
        [one] Lent van az utolsó harcos: egy fel nem használt dezertálólap elveszett.
       *[other] Lent van az utolsó harcos: { $cards } fel nem használt dezertálólap elveszett.
    }
event-recruited = { $name } toborzólapot tesz le: { $pile }. pakli.
event-deserted = { $name } dezertálólapot tesz le: { $pile }. pakli.
event-passed = { $name } passzol.
event-backed = { $name } favoritja: { $favourite }.
event-removed = { $pile }. pakli: dezertál egy harcos ({ $card }); a dezertálólap gazdája { $name }.
event-desertion-on-nothing = { $pile }. pakli: a dezertálólap alatt nincs harcos, nincs hatása. Gazdája: { $name }.
event-desertion-on-desertion = { $pile }. pakli: a dezertálólap egy másikon fekszik, nincs hatása. Gazdája: { $name }.
event-recruit-too-late = { $pile }. pakli: ez a toborzólap az első fölött van, nincs hatása. Gazdája: { $name }.
event-pile-aside = { $pile }. pakli: nincs rajta toborzólap, félre kell tenni.
event-pile-taken = { $pile }. pakli: új gazdája { $name }. Kézbe veszi: { $cards }.
event-recruit-struck = { $pile }. pakli: { $name } dezertálólapja hatástalanná teszi ezt a toborzólapot; gazdája: { $owner }.
event-deserter-joined = { $name } kézbe veszi a dezertáló harcost: { $card }.
event-pile-shared = { $pile }. pakli: { $name } megkapja, ami a toborzólapja fölött van: { $cards }.
event-spy-shown = { $name } kémet mutat: { $spy }. kém.
event-spy-skipped = { $spy }. kém: senkinél sincs.
event-asked = { $name } ezt kéri: { $card }. Akitől kéri: { $asked }.
event-handed-over = { $name } átadja: { $card }. Aki megkapja: { $to }.
event-taken-already = { $name } megtartja: { $card }. Ezt már elvitte egy kém.
event-not-held = { $name }: nincs ilyen lapja ({ $card }).
event-giants-gone = { $name } leteszi az összes óriását ({ $giants }): nem férnek össze.
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
event-tied = { $battle }. csata: több sereg is a legerősebb, senki sem kap pontot.
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
event-round-ends = { $round }. forduló: vége; a toborzó- és dezertálólapok visszakerülnek.
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
moment-to-come = Ez a lap későbbi pillanatra szól ({ $moment }), de még csak { $now } harcos van lent.
one-card-a-moment = Két leosztott lap között csak egy lapot lehet lerakni.
claimed-too-early = Ezt a lapot { $moment } leosztott harcosnál még nem lehetett lerakni.
recruiting-is-over = Ebben a fordulóban vége a toborzásnak: a paklikra már nem kerülhet lap.
pile-has-grown = { $pile }. pakli: közben megnőtt, a lap olyan harcosra kerülne, amelyet a játékosa nem látott.
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

### Hogyan lenne szabályos

way-first = Szabályos lenne ez után: „{ $action }”.
way-without-step = Szabályos lenne a { $step }. lépés nélkül.
way-recruit-in-hand = Szabályos lenne, ha { $seat } kezében volna toborzólap.
way-desertion-in-hand = Szabályos lenne, ha { $seat } kezében volna dezertálólap.
way-start-shows = Szabályos lenne, ha már megjelent volna a toborzás kezdete.
way-not-laid-now = Szabályos lenne, ha { $seat } ebben a pillanatban még nem rakott volna le lapot.
way-one-lies = Szabályos lenne, amint az első harcos lent van.
way-own-choice = Szabályos lenne, ha { $seat } következne.
way-when-recruiting = Szabályos lenne, amikor a lent levő harcosok száma { $moment }, és már megjelent a toborzás kezdete.
way-when-deserting = Szabályos lenne, amikor a lent levő harcosok száma { $moment }.
way-when-dealing = Szabályos lenne osztás közben, ha { $seat } a kancellár.
way-when-asked = Szabályos lenne ott, ahol minden lap után sorban megkérdeznek mindenkit, és { $seat } következik.
way-when-last-chance = Szabályos lenne az utolsó harcos után, amíg { $seat } még toborozhat.
way-when-backing = Szabályos lenne az osztás után, ha { $seat } a kancellár.
way-when-asking = Szabályos lenne, amikor olyan kémet szólítanak, amely { $seat } kezében van.
way-not-fought = Szabályos lenne, ha ez a faj még nem harcolt volna: { $race }.
way-when-naming-race = Szabályos lenne egy csata előtt, ha { $seat } a kancellár.
way-card-in-hand = Szabályos lenne, ha { $seat } kezében ott volna: { $card }.
way-when-adding = Szabályos lenne, amikor { $seat } zsoldosokat tehet hozzá, és a kezében ott van: { $card }.
way-when-done = Szabályos lenne, amikor { $seat } zsoldosokat tehet hozzá.
way-army-in-hand = Szabályos lenne, ha { $seat } lapjai ehhez a csatához ezek volnának: { $cards }.
way-when-sending-army = Szabályos lenne, amikor { $seat } zsoldosokat tehet hozzá, és ehhez a csatához ezek a lapjai: { $cards }.
way-back-in-battle = Szabályos lenne, ha a csatában { $target } előtt ott feküdne: { $back }.
way-card-in-battle = Szabályos lenne, ha { $seat } seregében ott volna: { $card }.
way-when-striking = Szabályos lenne, amikor { $seat } kezében van a kommandó, és ilyen lap fekszik a csatában.
way-when-holding = Szabályos lenne, amikor { $seat } kezében van a kommandó, és a lapok még képpel lefelé fekszenek.
way-goblins-in-hand = Szabályos lenne, ha { $seat } kezében ennyi goblin volna: { $goblins }.
way-when-flying = Szabályos lenne a lapok felfordítása után, ha { $seat } kezében ott van a légijármű és ennyi goblin: { $goblins }.

### Mi a baj egy állással

wrong-kind = Nincs ilyen döntés: { $kind }. Ezek lehetségesek: { $kinds }.
wrong-entries = Itt { $entries } elem áll; { $players } játékosnál { $players } kell.
wrong-needs-cards = Itt lapok kellenek ilyen szövegként: „orc-2 goblin”, de ez áll itt: { $found }.
wrong-card-word = Ez nem lap: { $found }. Ilyen szavak lehetnek itt: „orc-6”, „goblin”, „spy-2”.
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
wrong-not-theirs = Ez a döntés nem lehet ezé a játékosé.
wrong-not-dealt-round = A harcosok egyenként, körben kerülnek a paklikra; másképp vannak ebben: { $pile }. pakli.
wrong-deal-not-over = Még nincs minden harcos leosztva.
wrong-deal-over = Már minden harcos le van osztva.
wrong-start-card = A toborzás kezdete a maga helyén jelenik meg, se előbb, se később.
wrong-recruited-early = Toborzólap van lent, mielőtt a toborzás kezdete megjelent.
wrong-claimed-later = Egy lapot olyan pillanatban raktak le, amely még el sem jött.
wrong-armies-early = A paklik felnyitása előtt nincsenek seregek.
wrong-armies-late = A paklikat már felnyitották, de senkinél sincs harcos.
wrong-chancellor-fights = A kancellárnak nincs serege.
wrong-favourite-early = A favoritot a paklik felnyitása előtt kell megnevezni.
wrong-no-favourite = A kancellár a többiek közül választ favoritot.
wrong-fought-twice = Minden faj egyszer harcol.
wrong-won = Csak megvívott csatát lehet megnyerni, és csak ennél az asztalnál ülő játékosnak.
wrong-no-battle = Lapok vannak a csatában, de nincs csata.
wrong-two-giants = { $number }. játékos: nem tarthat meg két óriást.
wrong-no-race = Csata van, de nincs megnevezve a faj.
wrong-at-home = { $number }. játékos egy harcosa otthon maradt: { $card }.
wrong-strange-fighters = { $number }. játékos: olyan lapja is van a csatában, amely ott nem harcolhat.

### Gépi játékosok

bot-random = Véletlen gép
bot-random-style = Bármit megtesz, amit a szabály enged, gondolkodás nélkül.
bot-novice = Kezdő gép
bot-novice-style = Úgy játszik, ahogy az első forduló után szokás: rögtön lerakja a lapjait, a második vezérnek ugyanúgy örül, mint az elsőnek, és korán elküldi minden zsoldosát.
bot-hasty = Heves gép
bot-hasty-style = Tudja, mi árt egy seregnek, de az első jó paklira lecsap, és az első csatákban elkölti a zsoldosait.
bot-sensible = Józan gép
bot-sensible-style = Akkor foglal le egy paklit, ha az jobb annál, ami később maradna; hazaküldi a vetélytársak erős harcosait, és ott vet be zsoldosokat, ahol nyernek.
bot-farsighted = Előrelátó gép
bot-farsighted-style = Sokszor elképzeli, milyen seregük lehet a vetélytársainak, és minden csatát a még hátralévőkhöz mér.
