## Szavak.

term-token = jelző: a győztes utáni helyek pontja

## Lépések.

r-crown = Vége a játéknak.
r-crown-goal = Kié a korona?
r-crown-look = Először a pontok. Mi jön, ha azok egyenlők?
r-crown-why = Pontok, aztán csatakártyák, aztán a castilloni sorrend. A következő játékhoz te készíted elő az asztalt.

who-can = Elviszed a Havocot a barátaidhoz. Két–hat zsoldosvezér vívja a százéves háború kilenc csatáját, a pókeréhez hasonló kombinációkkal.
who-can-goal = Melyik társaság játszhat?
who-can-look = Magadat is számold bele.
who-can-why = Négy zsoldosvezér egy asztalnál: kettőtől hatig bármennyien játszhatnak.
who-can-alone = Te egyedül
who-can-four = Te és három barátod
who-can-seven = Te és hat barátod
who-can-eight = Te és hét barátod
who-can-not-alone = Egy zsoldosvezérnek nincs kivel harcolnia; kettő kell hozzá.
who-can-not-seven = Hét eggyel több, mint ahány játékosra a lapok elegendők.
who-can-not-eight = Nyolc kettővel több, mint ahány játékosra a lapok elegendők.

to-come = „Meddig tart?” A csaták egymás után jönnek; mindegyik lezajlik, vagy béke miatt elmarad. Nyolc után Castillon, végül a legtöbb pont nyer.
to-come-goal = Hány csata van itt még hátra?
to-come-look = Nézz végig a csaták során. Castillon is közéjük tartozik.
to-come-why = Négy már nincs soron, köztük egy a béke miatt; négy még jön, aztán Castillon.

the-box = Kinyitod a dobozt. A katonák hat színben vannak, és minden színben 1-től 18-ig minden értékből egy.
the-box-goal = Hány katona van?
the-box-look = Hat szín, mindegyikben tizennyolc.
the-box-why = 108 katona. Mellettük tizenkét eb fekszik a dobozban.

tokens = Kiraksz kilenc csatakártyát, és rájuk a jelzőket: ezek a győztes utáni helyek pontjai. A győztes magát a kártyát viszi el.
tokens-goal = Hány jelző fekszik Crécy kártyáján?
tokens-look = Crécy három helyért fizet, és ezek közül az első maga a kártya.
tokens-why = Kettő: egy a második és egy a harmadik helyért. Összesen 15 jelző van.

at-the-foot = A csatakártya alján az áll, mit oszt a győztes. Sluysnél mindenki egy lapot kap, a kezdeményező eggyel többet. Peter kiáltott Havocot.
at-the-foot-goal = Passzolsz, és győzöl. Hány lapot kap Peter?
at-the-foot-look = Mindenki, tehát Peter is; ráadásul ő a kezdeményező.
at-the-foot-why = Egyet, mint bárki, és még egyet kezdeményezőként.

five-play = Nem kell minden katona. A színek két játékosnál 8-ig mennek, háromnál 10-ig, négynél 13-ig, ötnél 15-ig, hatnál 18-ig.
five-play-goal = Öten játszotok. Hány katona van játékban?
five-play-look = Az 1-estől felfelé, hat színben.
five-play-why = Tizenöt érték hat színben: 90. A többi katona a dobozban marad.

three-play = Ebek: két-három játékosnál 6, aztán 8, 10, 12. Nyílt újoncok: két-három játékosnál legfeljebb négy, különben öt. Itt hárman játszanak.
three-play-goal = A köröd végén legyen három nyolcasod, és közben húzz egy lapot.
three-play-look = Négy újonc fekszik nyíltan. Három játékosnál fér oda még?
three-play-why = Három játékosnál néggyel megtelt a terület, ezért elsőnek újonc jött.
three-play-cry-now = A Havoc-kiáltás csatát kezd, és akkor ebben a körben nincs újoncozás.

eight-cards = Mindenki kap egy ebet. A katonák megkeverve: fejenként hét, három pedig nyíltan fekszik: az első újoncok.
eight-cards-goal = Hány lap van fejenként a kezetekben?
eight-cards-look = Katonák és egy eb.
eight-cards-why = Hét katona és egy eb.

dogs-later = A többi eb csak most kerül a húzópakliba, így az első újoncok között nincs eb. Öten játszotok, tíz ebbel.
dogs-later-goal = Hány eb van a húzópakliban?
dogs-later-look = Az asztalnál már mindenkinek van egy.
dogs-later-why = A tízből öt a kezekben van, a többi a pakliban.

left-begins = Anita, Peter, Christine és Eugene ebben a sorrendben ül, az óramutató járása szerint. Christine oszt. Az osztó bal oldali szomszédja az első Béke őre, ő kezd.
left-begins-goal = Ki kezd?
left-begins-look = Az óramutató járása szerint a bal oldali szomszéd jön.
left-begins-why = Eugene elé kerül a békekártya, békeoldalával felfelé, és övé az első kör.

which-card = Két békekártya van: négy játékosig az kell, amelyiken 1-es, 2-es és 3-as áll, öt vagy hat játékosnál az, amelyiken nincs 3-as.
which-card-goal = Hatan játszotok. Mi a legnagyobb szám a kártyátokon?
which-card-look = Hat játékossal három forduló hosszú volna.
which-card-why = Hat játékosnál a 2-es után jön a béke.

may-know = „Megnézhetem?” Legalább négy csata nyílt, az újoncok és a pontok is. A kezek és a húzópakli titkosak; a dobott lapokat csak hullarablás mutatja meg.
may-know-goal = Melyiket tudhatod ezek közül?
may-know-look = Melyik fekszik képpel felfelé?
may-know-why = A hátralévő csaták mindenki előtt nyíltan fekszenek.

counting = És hogy kinek hány lapja van? A mi döntésünk: ezt mindenki tudhatja, hiszen az asztal körül bárki megszámolhatja.
counting-goal = Melyiket nem láthatod ezek közül?
counting-look = Három közülük a székedből is látszik.
counting-why = Hogy mi van egy kézben, az titok; hogy hány lap, az nem.

which-rule = Hárman játszanak, és négy újonc fekszik nyíltan. Anita újoncozik, és elsőnek húzni akar.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Három játékosnál néggyel megtelt a terület. Mi következik ebből?
which-rule-why = Amíg a terület tele van, az első lap csak újonc lehet.

q-starts = Így ülnek, az óramutató járása szerint: { $seated }. Az osztó: { $dealer }.
q-starts-goal = Ki kezd?
q-starts-look = Ki jön utána az óramutató járása szerint?
q-starts-why = Az osztó bal oldali szomszédja az első Béke őre, és ő kezd.

q-highest = Asztal készül ennyi játékosnak: { $players }.
q-highest-goal = Mi a színek legmagasabb értéke?
q-highest-look = Minél több a játékos, annál magasabbra mennek a színek.
q-highest-why = Kettőtől hat játékosig 8, 10, 13, 15 vagy 18.

q-dogs = Ennyien játszanak: { $players }. Mindenki megkapta a lapjait.
q-dogs-goal = Hány eb van most a húzópakliban?
q-dogs-look = Előbb a játékban lévő ebek, aztán a kezekben lévők.
q-dogs-why = A játék összes ebe, játékosonként egyet levonva.

q-know = Egy kör a játék közepén, és te { $name } vagy.
q-know-goal = Melyiket tudhatod ezek közül?
q-know-look = Mi fekszik képpel felfelé, vagy mit számolhat meg bárki?
q-know-why = Ez mindenki előtt nyílt, a többi rejtve van.
