## Szavak.

term-castillon = Castillon: az utolsó csata, amelyet mindenki egyszerre vív meg

## Lépések.

r-year = { $name } a Béke őre, és az utolsó számnál újoncozik. A következő csata: { $battle }.
r-year-goal = Hány lapot vesz el { $name } ebben a körben a pakliból és az újoncok közül?
r-year-look = Melyik csata marad el, és mi jön utána?
r-year-why = A nyolcadik csata után nincs több kör; előtte a Béke őre újoncozik, mint máskor.

last-turn = Formigny a nyolcadik csata. Ha véget ér, nincs több kör: Castillon következik, az utolsó csata.
last-turn-goal = Zárd le a nyolcadik csatát úgy, hogy több lapot nem raksz le.
last-turn-look = Te vezetsz, Peter pedig passzolt. Ami a kezedben marad, az Castillonnál harcolhat.
last-turn-why = A köröknek vége. Ami egy csata után szokásos, az most is megtörtént, aztán elkezdődött Castillon.
last-turn-laid-more = Ez a lap már nincs a kezedben, pedig Castillon abból dől el.

any-eighth = Itt más sorrendben fekszenek a csatakártyák; hét csata már a múlté. Poitiers-nál te vezetsz. A mi döntésünk: a csatákat kell számolni, így a játék hossza megmarad.
any-eighth-goal = Passzolsz. Mi következik?
any-eighth-look = Számold össze az eddigi csatákat, és vedd hozzá ezt is.
any-eighth-why = Poitiers volt a nyolcadik, amely lezajlott vagy elmaradt. A kártya száma nem számít.
any-eighth-anita = A te köröd
any-eighth-castillon = Castillon
any-eighth-peter = Peter köre
any-eighth-not-anita = Más csata után a győztes köre jönne, ez viszont a nyolcadik volt.
any-eighth-not-peter = Peter nem győzött, és ez már a nyolcadik csata volt.

save-it = A nyolcadik csatát Eugene nyerte meg, de a lerakott ebedet még küldheted. Utána minden újonc a dobott lapokhoz kerül.
save-it-goal = Három tizenkettessel menj Castillonba.
save-it-look = A zöld 12-es az újoncok között fekszik. Most már csak eb hozhatja el.
save-it-why = Ez volt az utolsó alkalom: az újoncok lekerültek az asztalról.
save-it-gone = A zöld 12-es a többi újonccal együtt a dobott lapokhoz került.
save-it-other-card = Az eb másik lapot hozott, a zöld 12-es pedig a dobott lapokhoz került.

two-each = Castillon előtt a Béke őre mindenkinek két lapot oszt. Ha a pakli elfogy, a dobott lapokból lesz új. A pakliban most három lap van.
two-each-goal = Passzolsz, és győzöl. Hány lap lesz Christine kezében?
two-each-look = Christine-nél most négy lap van, és ebből a csatából kimaradt.
two-each-why = Mindenkinek kettő jár; osztás közben a dobott lapokból új pakli lett.

left-first = A mi döntésünk arra az esetre, ha kevés a lap: ez az osztás laponként megy körbe, a Béke őrének bal oldali szomszédjától indulva. Passzolsz, és győzöl.
left-first-goal = Kié az első lap?
left-first-look = A győztes lesz a Béke őre. Ki ül tőle balra?
left-first-why = Te győztél, tehát te osztasz, és a balodon ülő Peter kap először.
left-first-anita = Anitáé
left-first-peter = Peteré
left-first-eugene = Eugene-é
left-first-not-anita = Az osztó minden körben utoljára kap.
left-first-not-eugene = Eugene kiáltott Havocot, de ez az osztás a Béke őrének bal oldalán indul.

see-dogs = Mindenki megkapta a két lapot. A végső harc előtt mindenki legfeljebb két ebet cserélhet lapra a kezéből. Peter, a Béke őre kezdi.
see-dogs-1 = Peter eldobja az ebét, és húz egy lapot.
see-dogs-2 = Nincs több ebe, befejezte.
see-dogs-3 = Christine-nek nincs mit cserélnie.
see-dogs-4 = Eugene-nek van egy ebe, de megtartja.
see-dogs-5 = Te eldobod az ebedet, és húzol egy lapot.
see-dogs-6 = Befejezted, és ezzel mindenki kész: egyszerre raktok le, és eldől Castillon.

last-dog = Ugyanez a döntés, már csak a vége van hátra: egy ebet elcseréltél, egy még nálad van.
last-dog-goal = Cseréld lapra a második ebet is.
last-dog-look = Az egyik gomb eldob egy ebet, és húz.
last-dog-why = Két eb, két lap. A dobott lapok közül már semmi sem vehető el.

spare-dog = Most az egész a tiéd. Négy hatos és két eb, vagyis egy pár nulla: ez nagy full. Három ebed van.
spare-dog-goal = Cseréld el, ami fölösleges, és rakd le a nagy fullt.
spare-dog-look = Hány eb kell egy pár nullához?
spare-dog-why = Egy eb fölösleges volt, lap lett belőle; a másik kettő nullaként harcolt.
spare-dog-kept-all = A harmadik eb a kezedben maradt, és ott semmit sem ér.
spare-dog-one-too-many = Egyetlen ebből már nem lesz pár nulla.

drawn-dog = Egy ebed van. A mi döntésünk: az ebek egyenként mennek, a következő előtt látod a húzott lapot, és a frissen húzott eb is mehet.
drawn-dog-goal = Cserélj el két ebet.
drawn-dog-look = Cseréld el az elsőt, és nézd meg, mi jött.
drawn-dog-why = Az első lap eb volt, és az is elment egy újabb lapért. A forrás nem kéri, hogy a kettőről egyszerre dönts.
drawn-dog-stopped = Ezzel befejezted a cserét, pedig még egy eb mehetett volna.

lay-six = Mindenki egyszerre rak le: a legerősebb kombinációját, legfeljebb hat lapból. A lerakott eb részt vesz, és a hat lapon felül eb sem fekhet.
lay-six-goal = Rakd le a legerősebb kezet. A kísérőlap is számít.
lay-six-look = A kék lapok 5-től 9-ig: 5-ös színsor. Mi tenné puszta flössé, és mi nem?
lay-six-why = Az ebbel 6-os flös volna, ezért az a kezedben marad; a barna 12-es kísérőlap.

laid-for-you = Nem cserélsz ebet. A mi döntésünk: a program minden kézből a legerősebbet rakja le, egyszerre, hiszen választani már nincs miből.
laid-for-you-goal = Mi fekszik majd előtted?
laid-for-you-look = Számold meg a kék lapokat az ebbel együtt, aztán a kilenceseket.
laid-for-you-why = Négy kilences az 5-ös flös fölött áll, ezért az került az asztalra.
laid-for-you-flush = 5-ös flös
laid-for-you-four = 4 ugyanolyan lap
laid-for-you-house = Full
laid-for-you-three = Terc
laid-for-you-not-flush = Négy kék lappal és az ebbel kijönne, de van nála erősebb.
laid-for-you-not-house = A fullhoz egy másik értékből is kettő kell.
laid-for-you-not-three = Kilencesből eggyel több van.

empty-hand = Castillon lapjai nyíltan fekszenek. Neked csak a szürke 2-es jutott, Eugene keze üres volt. A mi döntésünk: lap nélkül mindenki mögé kerül.
empty-hand-goal = Hányadik vagy?
empty-hand-look = Ki áll mögötted?
empty-hand-why = Harmadik: egyetlen 2-es is több a semminél.

which-rule = Mindenki megkapta a két lapot. Nincs ebed, mégis cserélni próbálsz.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Mit lehet tenni a végső harc előtt, és mivel?
which-rule-why = A kézben tartott ebek cserélhetők lapra; eb nélkül nincs mit cserélni.

q-dogs = Castillon előtt elcserélheted az ebeidet. Ezt szeretnéd lerakni: { $rank }.
q-dogs-goal = Érd el, hogy Castillonnál ez feküdjön előtted.
q-dogs-look = Hány eb kell ehhez a kombinációhoz?
q-dogs-why = Ami kellett hozzá, az maradt, a többi lapra cserélődött.

q-six = Castillon: ezek a lapok mind a tieid.
q-six-goal = Rakd le a legerősebb kezet, legfeljebb hat lapból. A kísérőlapok is számítanak.
q-six-look = A sorokat és a színeket nézd a párok előtt. Segít ott az eb?
q-six-why = Ezekben a lapokban nincs ennél erősebb.

q-deal = Formigny, a nyolcadik csata: Anita passzol. Ennyi lap van { $name } kezében: { $held }.
q-deal-goal = Hány lap lesz { $name } kezében, amikor az utolsó ebek kerülnek sorra?
q-deal-look = Előbb az jön, amit e csata győztese oszt, aztán az, ami mindenkinek jár.
q-deal-why = Mindenkinek kettő jár, előtte pedig az, ami Formigny kártyájának alján áll.

q-recruit = A nyolcadik csatának vége. Egy lerakott ebedet még küldheted.
q-recruit-goal = Ezekkel a lapokkal a kezedben menj Castillonba: { $cards }.
q-recruit-look = Az egyik az újoncok között fekszik. Mi lesz velük nemsokára?
q-recruit-why = Az eb elhozta; a többi újonc már nincs az asztalon.
