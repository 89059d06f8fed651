## A játékossegédlet.

aid-title = Havoc egyetlen oldalon
aid-foot = Minden szám a szabálykönyv egy szabályáé. A Havoc: The Hundred Years War neve és grafikája a kiadójáé; ez független segédlet.

aid-players = A játékosok száma szerint
aid-column-players = Játékos
aid-column-values = Legmagasabb érték
aid-column-dogs = Eb
aid-column-recruits = Legtöbb újonc
aid-column-years = Békekártya vége

aid-setup = Előkészületek
aid-setup-deal = Mindenkinek egy eb és { $soldiers } katona; { $recruits } katona nyíltan, újoncnak. A többi eb csak ezután kerül a pakliba.
aid-setup-first = Az osztó bal szomszédja az első Béke őre: övé a békekártya, ő kezd.

aid-turn = A köröd
aid-turn-recruit = Újoncozás: { $take } lap elvétele, mindegyik a húzópakliból vagy az újoncok közül; aztán a kéz bármelyik lapja az újoncokhoz kerül.
aid-turn-full = Megtelt az újoncok területe: az első lap csak újonc lehet, elkapásnál is.
aid-turn-cry = Vagy Havoc-kiáltás: csata kezdődik.
aid-turn-short = Üres a húzópakli: a dobott lapok adják az újat. Ha a pakliban, az újoncok és a dobott lapok közt együtt sincs { $take } lap, Havocot kell kiáltani.

aid-dogs = Ebek: 0 az értékük, minden színhez tartoznak
aid-column-when = Mikor
aid-column-spend = Eldobva
aid-column-get = Ezért
aid-column-rule = Szabály
aid-when-recruiting = újoncozáskor
aid-when-after = csata után, lerakott
aid-when-last = az utolsó csata előtt
aid-fetch = elkapás: még egy lap, újonc vagy a pakliból
aid-loot = hullarablás: a dobott lapok átnézése, egy katona, megmutatva
aid-scavenge = dögevés: egy nyílt katona, lerakott vagy újonc
aid-trade = egy húzott lap
aid-dogs-limit = Legfeljebb ennyi eb használható: egy újoncozásban { $turn }, egy csata után { $after }, az utolsó előtt { $last }.

aid-peace = Béke
aid-peace-turn = Ha a Béke őre újoncozik, előbb a következő számra fordul a békekártya; 5 vagy 6 játékosnál az első fordulóban nem.
aid-peace-year = Nincs nagyobb szám: békeév. A következő csatakártya kiesik, a Béke őrén kívül mindenki eldob egy lapot, a békekártya visszaáll az 1-esre, és a Béke őre újoncozik.
aid-peace-winner = A csata győztese lesz a Béke őre, a kártya az 1-esen áll, és rögtön ő van soron.
aid-peace-eighth = Békeév a nyolcadik csata helyett: nincs több kör, az utolsó csata jön.

aid-battle = Havoc lépésről lépésre
aid-battle-open = Aki Havocot kiált, az a kezdeményező; legalább { $enter } lapot nyíltan lerak.
aid-battle-join = Az óramutató járása szerint a többiek beszállnak legalább { $enter } lappal, vagy kimaradnak, és húznak egyet.
aid-battle-add = Körről körre minden résztvevő lerak egy vagy több lapot, vagy végleg passzol. Ha mindenki passzolt, vége.
aid-battle-limit = Egy játékosnak legfeljebb { $involved } lapja harcol; ezeken felül legfeljebb { $uninvolved } eb fekhet.
aid-battle-declare = A kezdeményezőtől sorban mindenki legfeljebb { $uninvolved } lerakott ebet harcon kívülinek jelenthet.
aid-battle-order = A legerősebbé a kártya, a másodiké és a harmadiké a jelző. Egyenlők közt: kevesebb lap a kézben; aztán osztozás a pontokon, lefelé kerekítve.

aid-after = A csata után
aid-after-dogs = A kezdeményezőtől sorban minden résztvevő legfeljebb { $dogs } itt lerakott ebét használhatja.
aid-after-clear = Minden lerakott lap eldobva; az újoncok száma kiegészül erre: { $filled }.
aid-after-deal = A győztes a csatakártya szerint oszt.
aid-after-turn = A győztes a Béke őre, és ő van soron; a nyolcadik csata után nincs kör.

aid-last = Az utolsó csata és a vége
aid-last-begin = A nyolcadik csata után az újoncok eldobva, és a Béke őre mindenkinek { $dealt } lapot oszt.
aid-last-trade = A Béke őrétől sorban mindenki legfeljebb { $trades } ebet eldobhat, és ugyanannyi lapot húz.
aid-last-lay = Mindenki egyszerre rakja le a legerősebb kombinációját, legfeljebb { $involved } lapot.
aid-last-points = Egyenlők közt: kevesebb lap a kézben; aztán osztozás.
aid-last-crown = A legtöbb pont nyer; aztán a több csatakártya; aztán a castilloni sorrend.

aid-ranks = A rangok, a legerősebb elöl
aid-column-place = Hely
aid-column-rank = Rang
aid-column-example = Például
aid-hands = Kezek összevetése
aid-hands-dogs = Az eb csoportban nulla, bármelyik flösbe illik, és a sor alján állhat.
aid-hands-all = Minden harcoló lap számít: ha hat lap együtt sor vagy flös, akkor az.
aid-hands-equal = Azonos rang: a magasabb érték, előbb a nagyobb csoporté; aztán a kísérőlapok felülről.

aid-battles = A csatakártyák
aid-column-battle = Csata
aid-column-first = 1.
aid-column-second = 2.
aid-column-third = 3.
aid-column-everyone = Osztás: mindenki
aid-column-initiator = kezdeményező még
aid-battle-name = { $number }. { $name } ({ $year })
aid-side-10 = John: Calais–Tours
aid-side-11 = John: Tours–Bordeaux
aid-battles-note = { $castillon } helyei: { $points } pont. 2 vagy 3 játékosnál a második hely nem számít (a Chevauchées lapján igen): a második a harmadik pontjait kapja. Szaggatott vonal: ismert adatokból levezetve; pontozott vonal: a mi rekonstrukciónk, a nyomtatott kártyán más állhat.
