## Lépések.

r-side = Anita felhúzza Johnt, aki Havocot kiált. { $turned } Ezzel eldől, melyik oldal érvényes.
r-side-goal = Melyik helyek érnek pontot?
r-side-look = Páratlan a lap, vagy páros?
r-side-why = Ha páratlan, az első és a harmadik; egyébként csak a második. Most maga a csata jön.

drawn-in = John Havocot kiáltott. A bal oldalától kezdve mindenkinek be kell szállnia, akinek két lapja van. A te kezed senkit sem ver meg.
drawn-in-goal = Annyi lapot veszíts, amennyit muszáj.
drawn-in-look = Hány lappal lehet beszállni?
drawn-in-why = Kettőt kellett lerakni, és többet nem raktál.
drawn-in-too-many = Kettő is elég lett volna.

as-strong = Három 9-esed van, mint Johnnak; csak a második hely fizet, 6 pontot. A mi döntésünk: neki nincs lapja, és ő az első a sorban.
as-strong-goal = Passzolsz, egy lap marad a kezedben. Hány pontot kapsz?
as-strong-look = Ki kit előz meg, ha egyenlőknél a kézben maradt lapok számítanak?
as-strong-why = Johnnak kevesebb lapja van, és ő az első, tehát te vagy a második.

nines-lie = Peter győzött, és az ebed dögevésre készül. A mi döntésünk: amit John lerakottnak számít, az nem lap.
nines-lie-goal = Melyik lapot nem veheti el az ebed?
nines-lie-look = Melyik lap nem fekszik sem egy játékos előtt, sem az újoncok között?
nines-lie-why = Az asztalon nem fekszik 9-es.

he-wins = Ha John győz, övé a kártya, és a győztes teendőit valamelyik játékos végzi el helyette. Nem újoncozik, és több csatát nem kezd.
he-wins-goal = Passzolsz. Ki lesz a Béke őre?
he-wins-look = Megver-e két nyolcas három 9-est?
he-wins-why = John, mint minden győztes. Ha sorra kerül, csak a kártyát forgatja; a békeévében mindenki eldob egy lapot.
he-wins-anita = Anita
he-wins-peter = Peter
he-wins-john = John
he-wins-not-anita = A pár gyengébb a tercnél.
he-wins-not-peter = Most még ő az, de a csatának új győztese van.

nobodys = Négy tízesed van a három 9-es ellen, de csak a második hely fizet. A mi döntésünk: John pontjai senkiéi.
nobodys-goal = Passzolsz. Hány pontot kapsz?
nobodys-look = Hányadik vagy, és melyik hely fizet?
nobodys-why = A második John lett, és vele a 6 pont is elveszett. Amit itt a játékosok nyernek, azt fel kell jegyezni.

deals-for = John a Béke őre, közted és Peter között ül, és te dobsz utoljára. A mi döntésünk: Castillon előtt a bal oldalán ülő oszt helyette.
deals-for-goal = Eldobsz egy lapot. Kinek az ebei kerülnek sorra először?
deals-for-look = Ki ül John bal oldalán?
deals-for-why = Peter osztott, és az osztó kerül elsőként sorra.
deals-for-anita = Anitáé
deals-for-peter = Peteré
deals-for-christine = Christine-é
deals-for-not-anita = Te John jobb oldalán ülsz.
deals-for-not-christine = Valaki közelebb ül John bal oldalához.

names-for = Itt a győztesek nevezik meg a csatákat. John Christine bal keze mellett fekszik. A mi döntésünk: helyette a következő játékos választ.
names-for-goal = Passzolsz, és John győz. Ki nevezi meg a következő csatát?
names-for-look = Ki ül John bal oldalán?
names-for-why = John után Eugene következik.
names-for-anita = Anita
names-for-christine = Christine
names-for-eugene = Eugene
names-for-not-anita = Te harcoltál, de nem győztél.
names-for-not-christine = Ő John jobb oldalán ül.

send-off = Ha John nem győz, azonnal távozik. Most győzött, és ő a Béke őre: addig marad, amíg másik csata nem kezdődik.
send-off-goal = Érd el, hogy John távozzon.
send-off-look = Mivel kezdődik egy csata?
send-off-why = A kiáltásoddal másik csata kezdődött, és John elment.
send-off-stays-on = Az újoncozás nem kezd csatát, ezért John marad a Béke őre.

too-late = Castillon előtt vagytok, John abban nem vesz részt. A mi döntésünk: aki most húzza fel, másik lapot kap helyette.
too-late-goal = Elcseréled az ebedet, és Johnt húzod. Hány lap lesz a kezedben?
too-late-look = Most hat van. Mi megy el, és mi jön?
too-late-why = Egy eb elment, egy lap jött; John elhagyta a játékot.

which-rule = John Havocot kiáltott, és Anita ki akar maradni.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Miben más John csatája?
which-rule-why = Akinek van két lapja, az nem maradhat ki belőle.

q-strong = { $side }: Anita három 9-est rakott le, mint John. Ennyi lap van a kezében: { $kept }. Passzol.
q-strong-goal = Hány pontot kap?
q-strong-look = Hány lap van John kezében, és melyik helyek fizetnek?
q-strong-why = John megelőzi azt, akinek maradt lapja; akinek nem, az osztozik vele.

q-join = John Havocot kiáltott, és Christine beszállt. Te következel.
q-join-goal = Szállj be egy párral, és többet ne rakj le.
q-join-look = Kimaradhatsz-e?
q-join-why = Két lapot le kellett rakni, és többet nem raktál.

q-where = John az asztalnál ül. Anita következő lépése: { $move }.
q-where-goal = Mi a helyzet utána Johnnal?
q-where-look = Győzött-e, és kezdődik-e másik csata?
q-where-why = Csak akkor marad, ha győzött, és akkor is csak a következő csata kezdetéig.
