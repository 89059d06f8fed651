## Lépések.

r-declare = Mindenki passzolt, Anita. Te döntesz az ebekről.
r-declare-goal = Nyerd meg a csatát.
r-declare-look = Vesd össze, mi marad az egyes döntések után, azzal, ami Peter előtt fekszik.
r-declare-why = Az eb számított vagy kimaradt, aszerint, hogy melyik adott erősebb kezet. Most a példa a csatához ér.

peter-cries = Folytatódik a példajáték. Anita az imént ketteseket gyűjtött, kettőt mindenki szeme láttára. Peter jön; az ő kezét látod.
peter-cries-goal = Mit tesz Peter?
peter-cries-look = A kör két lehetőség egyikével kezdődik, és itt csak az egyik szerepel.
peter-cries-why = Havocot kiált: Sluysért folyik a harc, 5 és 3 pontért.

peter-lays = Peter a kezdeményező, legalább két lappal kell nyitnia.
peter-lays-goal = Melyik lapot rakja le elsőnek?
peter-lays-look = Melyik két lapja tartozik össze?
peter-lays-why = A két ötössel nyit.

christine = Peter előtt két ötös fekszik. Christine jön; az ő kezét látod.
christine-goal = Mit tesz Christine?
christine-look = Van a kezében olyasmi, ami megver két ötöst?
christine-why = A katonái nem adnak párt. Kimarad, és húz egy lapot.

anita-joins = Eugene egy ebbel és a narancs 10-essel szállt be, a párjait visszatartotta. Anita jön.
anita-joins-goal = Mit tesz Anita elsőnek?
anita-joins-look = Mit gyűjtött?
anita-joins-why = Mindhárom kettes lekerül: a terc vezet.

peter-more = Mindenki döntött, és a harcolók sorban folytatják. Peter három kettest nem tud megverni.
peter-more-goal = Mit tesz Peter?
peter-more-look = Melyik lapnak van haszna olyan csatában is, amely már elveszett?
peter-more-why = Az eb csak egy 0, de a csata után mehet.

eugene-more = Ott fekszik Peter ebe. Eugene előtt eddig egy eb és a narancs 10-es van.
eugene-more-goal = Mit tesz Eugene?
eugene-more-look = Ezek közül az egyik egy pár fele a kezében.
eugene-more-why = Egyetlen kilencessel kezdi, és párt még nem mutat.

anita-waits = Anita három kettese vezet. Amit még lerak, az elfogy a kezéből.
anita-waits-goal = Mit tesz Anita?
anita-waits-look = Kell-e most még egy lap?
anita-waits-why = Passzol. Amit lerakott, az továbbra is számít.

eugene-pairs = Peter is passzolt. Már csak Eugene rakhat le lapot.
eugene-pairs-goal = Mit tesz Eugene?
eugene-pairs-look = Az első hely elérhetetlen. A második 3 pontot ér, és Peter két ötöse áll az útjában.
eugene-pairs-why = A második kilences: két kilences több két ötösnél.

who-wins = Eugene passzolt. Peter ebe részt vesz, és Eugene ebe is részt vehet.
who-wins-goal = Ki nyeri Sluyst?
who-wins-look = Nevezd meg a három kezet.
who-wins-why = A terc mindkét párnál több. A csatakártya Anitáé, 5 ponttal.

who-second = Eugene ebe is részt vesz.
who-second-goal = Mennyit szerez Eugene?
who-second-three = 3 pontot.
who-second-nothing = Semmit.
who-second-five = 5 pontot.
who-second-not-nothing = Sluys két helyért fizet.
who-second-not-five = A csatakártya Anitáé.
who-second-look = Vesd össze a két párt.
who-second-why = A kilences több az ötösnél: ez a második hely, 3 pont.

which-rule = A csata után Peter, a kezdeményező küldheti elsőnek az ebét. Eugene ebe kellene neki.
which-rule-goal = Az asztal nem engedné. Melyik szabály dönt erről?
which-rule-look = Mit keres egy dögevő eb?
which-rule-why = Dögevéssel nyíltan fekvő katona vehető el, eb soha.

peter-dog = Peter ebe tehát mást keres.
peter-dog-goal = Mit tesz Peter?
peter-dog-look = A hullarabláshoz két eb kell, a dögevéshez nyíltan fekvő lap.
peter-dog-why = A győztes egyik kettese! A lerakott lapokat bárki ebe elérheti.

eugene-dog = Most Eugene ebe megy.
eugene-dog-goal = Mit tesz Eugene?
eugene-dog-look = A zöld 2-es már Peteré. Mi fekszik még nyíltan?
eugene-dog-why = A dögevés az újoncokat is eléri: a kék 6-ost még Anita rakta le.

the-deal = Ezután minden lerakott lap a dobottakhoz kerül, az újoncok háromra egészülnek ki, Anita pedig oszt a kártyája szerint: mindenkinek egyet, a kezdeményezőnek még egyet.
the-deal-goal = Hány lapot kap Peter?
the-deal-none = Egyet sem.
the-deal-one = Egyet.
the-deal-two = Kettőt.
the-deal-not-none = Ő is az asztalnál ül.
the-deal-not-one = Ki kezdte ezt a csatát?
the-deal-look = Ki volt a kezdeményező?
the-deal-why = Egyet, mint mindenki, és még egyet a Havoc-kiáltásért.

peace-again = Anita győzött, ezért ő őrzi a békét: előtte fekszik a kártya, rajta az 1-es, és rögtön ő jön. Tegyük fel, hogy újoncozik.
peace-again-goal = Melyik szám látszik ezután a kártyán?
peace-again-one = Továbbra is az 1.
peace-again-two = Tovább fordul 2-re.
peace-again-three = Tovább fordul 3-ra.
peace-again-not-two = Az, hogy 1-esre tette le, ennek a körnek a forgatása volt.
peace-again-not-three = Most 1-esen áll, és kettővel egy kör sem fordítja tovább.
peace-again-look = Elfordult már a kártya ebben a körben?
peace-again-why = Az 1-esre letett kártya ennek a körnek a forgatása. Itt ér véget a példa.

q-cheap = Peter Havocot kiáltott, a többiek kimaradnak. Te döntesz.
q-cheap-goal = Nyerd meg ezt a csatát, legfeljebb ennyi lappal: { $count }.
q-cheap-look = Nézd, mi fekszik Peter előtt. Melyik lapjaid verik meg?
q-cheap-why = Ennyi éppen elég volt; a kéz többi lapja megmarad a későbbi csatákra.

q-second = Crécy 5, 3 és 1 pontot fizet. Te döntesz.
q-second-goal = Szerezz 3 pontot, legfeljebb három lappal.
q-second-look = A második hely elég. Kinek a lapjait kell ehhez megverni?
q-second-why = A második hely elérhető volt: két kéz helyett csak egyet kellett megverni.

q-dog = Vége a csatának, és fekszik ott egy ebed.
q-dog-goal = Ezek legyenek a kezedben: { $cards }.
q-dog-look = Kettő már a kezedben van. Hol fekszik a harmadik?
q-dog-why = Az eb egy nyílt lapot vett el az újoncok közül.
