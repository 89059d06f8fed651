## A Gold und Rum segédlete.

aid-title = A Gold und Rum egy pillantásra
aid-foot = Minden szám a szabálykönyv egy szabályáé. A Gold und Rum neve és grafikája a kiadójáé; ez független segédlet.

aid-players = A játékosok száma szerint
aid-column-players = Játékos
aid-column-piles = Pakli
aid-column-desertions = Dezertálólap fejenként
aid-column-goal = Elérendő pont

aid-round = A forduló eleje
aid-round-hand = A kancelláron kívül mindenkinél { $recruits } toborzólap és a dezertálólapjai vannak. A kancellár nem rak le lapot, és nincs serege.
aid-round-deal = A kancellár megkeveri a { $warriors } harcost, nagyjából középre teszi a toborzás kezdetét, és képpel felfelé, körbe-körbe a paklikra oszt.

aid-deal = Osztás közben
aid-deal-desert = Dezertálólap bármelyik paklira: az első laptól addig, amíg az utolsó harcos lent nincs. A megmaradtak elvesznek.
aid-deal-recruit = Toborzólap bármelyik paklira: attól fogva, hogy a toborzás kezdete látszik; az utolsó harcos után is, amíg mindenki nem passzol.
aid-deal-order = Az egy pillanatban lerakott lapok érkezésük sorrendjében fekszenek; két leosztott lap között mindenki egyet rakhat le.
aid-deal-useless = Toborzólap olyan paklira, amelyen már van egy: szabályos, de haszontalan.

aid-opening = A paklik felnyitása
aid-opening-back = A kancellár favoritot nevez meg a többiek közül.
aid-opening-read = Minden paklit alulról felfelé nézünk végig. A dezertálólap eltávolítja az alatta fekvő harcost; a toborzólapokon át az alattuk levő lapra hat.
aid-opening-nothing = Másik dezertálólapon, vagy ha nincs alatta harcos, nincs hatása.
aid-opening-owner = A pakli azé, akié a legalsó toborzólap: övé, ami megmaradt. A többi toborzólapnak nincs hatása. Toborzólap nélkül a paklit félretesszük.
aid-opening-spies = Az 1–4. kém sorban: mindegyik egy pontosan megnevezett lapot kér egy másik játékostól, de nem a kancellártól. Semmi sem vehető el kétszer.
aid-opening-giants = Akinél két vagy több óriás van, mindet leteszi.

aid-warriors = A harcosok
aid-column-card = Lap
aid-column-warrior = Harcos
aid-column-number = Hány van
aid-column-strength = Erő
aid-column-rule = Szabály
aid-of-each = fajonként { $count }
aid-warrior-two = harcos
aid-warrior-six = harcos
aid-warrior-leader = vezér
aid-warrior-goblin = goblin
aid-warrior-troll = troll
aid-warrior-giant = óriás
aid-warrior-machine = csatagép
aid-warrior-airship = légijármű
aid-warrior-commando = kommandó
aid-warrior-spy = 1–4. kém

aid-strength = Mennyit ér egy sereg
aid-strength-leader = Egy vezérrel a faj saját ereje { $factor }-szeres, a zsoldosoké nem.
aid-strength-two-leaders = Két vezértől az egész sereg 0.
aid-strength-machine = Minden csatagéphez külön goblin kell ugyanabban a csatában, különben 0-t ér. A goblin a maga { $goblin }-ese szerint is számít.

aid-battle = Csata, négyszer
aid-battle-race = A kancellár olyan fajt nevez meg, amely még nem harcolt (az utolsót nem kell). Minden harcosa megy, képpel lefelé, mindkét vezér is.
aid-battle-add = Sorban mindenki egyszer zsoldosokat tehet hozzá képpel lefelé; magukban is harcolhatnak. Az első csatát a kancellár bal oldali szomszédja kezdi, a másodikat a következő, és így tovább. Kém nem mehet.
aid-battle-commando = A kommandó eltalálhat egy képpel lefelé fekvő lapot: megmutatjuk, és mindkettő kikerül.
aid-battle-turn = Mindenki felfordítja és összeadja a lapjait.
aid-battle-airship = Most csatlakozhat a légijármű: { $airship }, és minden vele repülő, kézből jövő goblin { $goblin }. Üres sereghez is jöhet; két vezér mellett nem tesz hozzá semmit.
aid-battle-score = A legerősebb sereg kap pontot; a négy csata sorban ennyit ér: { $points }. Holtversenyben mindenki a teljes pontot kapja; 0 erővel senki sem.
aid-battle-chancellor = A kancellár annyit kap, amennyit a favoritja.
aid-battle-clear = Minden elküldött lapot félreteszünk; az otthon maradtak kézben maradnak.

aid-end = A játék vége
aid-end-round = A négy csata után a toborzó- és dezertálólapok visszakerülnek, és a bal oldali szomszéd lesz a kancellár.
aid-end-goal = Az a forduló az utolsó, amelyben valaki eléri a célt. A legtöbb pont nyer.
aid-end-equal = Egyenlőségnél az nyer, aki utoljára nyert csatát a saját seregével. Ha ott is holtverseny volt, osztoznak.
