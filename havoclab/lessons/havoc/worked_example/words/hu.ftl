## Lépések.

r-dog = Te következel, Anita. A dobott lapok között van: { $card }.
r-dog-goal = A köröd végén ez legyen a kezedben, a dobott lapok közül: { $card }.
r-dog-look = A dobott lapokhoz csak két eb fér hozzá. Mennyi van a kezedben, és mennyit szerezhetsz?
r-dog-why = Az elvett eb rögtön mehetett. Most figyelj négy játékost, és mondd meg előre, mit tesznek.

anita-takes = Egy játék az első lépésétől. Anita a Béke őre: 1-re fordította a kártyát, és húzott. Az ő kezét látod.
anita-takes-goal = Mit tesz ezután?
anita-takes-look = Az egyik nyílt újonc párt alkot a kezében.
anita-takes-why = A zöld 12-es a barna 12-eshez illik. Megvan a két elvett lap.

anita-lays = Megvan a két lap, egyet az újoncokhoz kell raknia.
anita-lays-goal = Melyik lapot rakja le Anita?
anita-lays-look = Mire van a legkevésbé szüksége: egy pár felére, egy ebre vagy egy magányos 7-esre?
anita-lays-why = Bármelyik lap lerakható. A 7-es semmihez sem tartozott, az eb pedig sokat ér.

peter-lays = Peter csak a pakliból újoncozott. Az ő kezét látod.
peter-lays-goal = Mit tesz ezután?
peter-lays-look = Hány lapot vett el? És mit nem szívesen bontana fel?
peter-lays-why = Megvan a két lap, egyet lerak: az 1-est, nem a két ötös egyikét.

which-rule = Christine a barna 10-est rakta le; most öt újonc fekszik nyíltan. Eugene azt fontolgatja, hogy először húz.
which-rule-goal = Az asztal nem engedné. Melyik szabály dönt erről?
which-rule-look = Számold meg a nyílt újoncokat.
which-rule-why = Négy játékosnál öttel telt meg a terület: az első lap csak újonc lehet.

eugene-first = Tehát újonc kell, és ezt az eb sem kerülheti meg. Az ő kezét látod.
eugene-first-goal = Mit tesz Eugene elsőnek?
eugene-first-look = Melyik újonc alkot párt egy lapjával?
eugene-first-why = A kék 9-es a szürke 9-eshez illik, és az újoncok között megint van hely.

eugene-second = Még egy lap. Most már a pakli is nyitva állna előtte.
eugene-second-goal = Mit tesz?
eugene-second-look = Melyikből lesz még egy pár?
eugene-second-why = A barna 10-es a narancs 10-eshez illik. A paklihoz hozzá sem nyúlt.

eugene-lays = Eugene-nek két párja van, és le kell zárnia a körét.
eugene-lays-goal = Mit tesz?
eugene-lays-look = Megvan a két lap. Melyik nem tartozik párhoz?
eugene-lays-why = A zöld 2-es az újoncokhoz kerül, pedig a következő játékos ketteseket gyűjt.

card-turns = Körbeértünk. Megint a Béke őre jön, és Anita újoncozik.
card-turns-goal = Melyik szám látszik ezután a kártyáján?
card-turns-one = Az 1, mint eddig.
card-turns-two = Tovább fordul 2-re.
card-turns-year = Egyik sem: békeév kezdődik.
card-turns-not-one = A Béke őre minden újoncozása előtt elforgatja a kártyát.
card-turns-not-year = Van még nagyobb szám a kártyán.
card-turns-look = Mit tesz a Béke őre az újoncozás előtt?
card-turns-why = Minden újoncozásával eggyel tovább fordul: 1, aztán 2.

anita-again = Anita már húzott egy lapot. Két kettes fekszik nyíltan, egy a kezében van.
anita-again-goal = Mit tesz ezután?
anita-again-look = Gyűjt, és ez a második lapja.
anita-again-why = A zöld 2-essel megvan a pár. A narancs 2-es még ott fekszik, de a két elvett lap betelt.

dog-fetches = A harmadik kettesért van egy ebe. A példa, amelyet követünk, itt a barna 2-est nevezi meg.
dog-fetches-goal = Ezek közül mit tehet meg?
dog-fetches-look = Mi fekszik nyíltan, és hány lapot vett már el?
dog-fetches-why = A barna 2-es sehol sincs az asztalon, ez tehát elírás a forrásban. Nálunk a narancs 2-es szerepel.

anita-ends = Három kettes és egy pár tizenkettes. Egy lapnak mennie kell.
anita-ends-goal = Melyik lapot rakja le Anita?
anita-ends-look = Ezek közül kettő tartozik valamihez.
anita-ends-why = A kék 6-os egyedül állt. Három kettese lett, és a többiek kettőről látták, hogy elvette.

q-full = Te következel.
q-full-goal = A köröd végén ez legyen a kezedben: { $card }. Közben húzz egy lapot a pakliból.
q-full-look = Az első lap előtt számold meg a nyílt újoncokat.
q-full-why = Öt újonc feküdt nyíltan, ezért elsőnek közülük kellett egyet elvenni.

q-three = Te következel.
q-three-goal = A köröd végén ezek legyenek a kezedben: { $cards }.
q-three-look = Három lap kell. Nézd meg, mit küldhetsz a kezedből a harmadikért.
q-three-why = Két lapot elvettél, egyet pedig az eb kapott el.

q-most = Te következel.
q-most-goal = A köröd végéig végy el annyi lapot, amennyi egy körbe belefér.
q-most-look = Két lap, aztán az ebek. Hányan mehetnek egy körben?
q-most-why = Két lap, és még egy-egy két ebért: összesen négy.
