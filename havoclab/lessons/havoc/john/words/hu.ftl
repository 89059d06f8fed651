## Szavak.

term-john-of-gaunt = John of Gaunt: egyetlen kártya, aki saját csatát vív
term-chevauchees = a Chevauchées: John kétoldalas csatakártyája

## Lépések.

r-name = Ennél az asztalnál a győztesek nevezik meg a csatákat, és az előbb Anita győzött.
r-name-goal = Melyik nem nevezhető meg ezek közül?
r-name-look = Melyik csata van már meg, és melyiknek van kötött helye?
r-name-why = Ami lezajlott vagy elmaradt, az nem nevezhető meg, és Castillon a végén marad.

shuffled-in = John of Gaunt a kiegészítő egyetlen kártyája. Négyen játszotok nyolc ebbel. Mindenki megkapta az ebét és az öt katonáját.
shuffled-in-goal = Hány lap kerül most a húzópakliba?
shuffled-in-look = Mindegyikőtöknél van egy eb. Ki kerül a többihez?
shuffled-in-why = Négy eb és John.

see-john = Peter van soron, és John a húzópakli tetején fekszik. Nézd meg, hogyan jön játékba.
see-john-1 = Peter újoncozik.
see-john-2 = Peter felhúzza Johnt, és nyíltan a bal keze mellé teszi. A köre véget ért. A következő előtt John játékba jön, és Havocot kiált: úgy számít, mintha három 9-est rakott volna le.
see-john-3 = Christine, aki Johntól balra ül, elsőként száll be.
see-john-4 = Eugene kezében egy lap van, húz mellé egyet. Anita beszáll.
see-john-5 = Peter az utolsó. Aztán megint Johnon a sor, és ő passzol.

last-open = Egy újoncot már elvettél, és John megint a pakli tetején fekszik.
last-open-goal = Hozd játékba Johnt.
last-open-look = Honnan jöjjön a második lapod?
last-open-why = Véget vetett a körödnek, és Havocot kiáltott.
last-open-no-draw = Ez volt a második lapod, és John még a pakliban van.

alone = Most az egész kör a tiéd. Johnt egy lap takarja a pakliban.
alone-goal = Hozd játékba Johnt, mielőtt ez a kör véget ér.
alone-look = Hány lapot vesz el, aki újoncozik, és honnan?
alone-why = A második lap John volt.
alone-your-own = Ez a te Havocod; John továbbra is a pakliban fekszik.
alone-too-short = Egy körben két lap jár: ha az egyik újonc, a paklira egy marad.

waits = Eugene harcol, és te következel. John a pakli tetején fekszik.
waits-goal = Kimaradsz, és Johnt húzod fel. Mit tesz John?
waits-look = Kezdődhet-e csata egy másik közepén?
waits-why = Megvárja, amíg ez a csata lezajlik, és a győztes mindent elvégez.
waits-enters = Rögtön Havocot kiált
waits-waits = Vár
waits-leaves = Elhagyja a játékot
waits-not-enters = Egy csata már folyik, neki pedig sajátja lesz.
waits-not-leaves = Csak akkor megy el, ha már harcolt, vagy ha elkésett.

no-closing = John lesz a második lapod. A kört egy lap zárja, amely az újoncokhoz kerül. A mi döntésünk: ha „azonnal” vége, erre nem kerül sor.
no-closing-goal = Felhúzod Johnt. Melyik lapot rakod le?
no-closing-look = Mikor ér véget a kör?
no-closing-why = A kör Johnnal véget ért; amit előtte elvettél, a tiéd marad.
no-closing-any = Bármelyiket a kezemből
no-closing-two = Mindegyik elvett lapért egyet
no-closing-none = Egyiket sem
no-closing-not-any = Az a lap egy teljes kört zár, ez pedig félbeszakadt.
no-closing-not-two = A teljes kört is csak egy lap zárja.

no-other = Az ebedet a pakliba küldöd, ahol John van legfelül. A mi döntésünk: ő maga a felhúzott lap.
no-other-goal = Hány lap lesz utána a kezedben?
no-other-look = Most öt van. Mi megy el a kezedből, és mi jön?
no-other-why = Az eb odaveszett, és John helyett nem jár semmi.

which-side = John csatája a Chevauchées, a soron következő helyett. A pakli felső lapját felcsapják. Ha páratlan, az első és a harmadik hely ér pontot, egyébként csak a második. Most a zöld 7-es jön.
which-side-goal = Felhúzod Johnt. Melyik helyek érnek pontot?
which-side-look = Páratlan a 7?
which-side-why = A páratlan a Calais–Tours oldalé; Poitiers kártyája félrekerül.
which-side-odd = Az első és a harmadik
which-side-even = Csak a második
which-side-poitiers = Amelyek Poitiers-nál, a következő csatában
which-side-not-even = Az az oldal akkor jön, ha a lap nem páratlan.
which-side-not-poitiers = Poitiers kártyája helyet adott a Chevauchées-nek.

dog-turned = Ugyanez, de most egy ebet csapnak fel. A mi döntésünk: a nulla nem páratlan, és a lap hiánya sem az.
dog-turned-goal = Felhúzod Johnt. Melyik helyek érnek pontot?
dog-turned-look = Melyik oldalé minden, ami nem páratlan?
dog-turned-why = A Tours–Bordeaux oldal jön: csak a második hely.
dog-turned-odd = Az első és a harmadik
dog-turned-even = Csak a második
dog-turned-poitiers = Amelyek Poitiers-nál, a következő csatában
dog-turned-not-odd = Az eb értéke 0.
dog-turned-not-poitiers = Poitiers kártyája helyet adott a Chevauchées-nek.

one-more = Itt előre megegyeztetek: a Chevauchées nem vált ki csatát. Hátravan még a 7. és a 8. csata és Castillon.
one-more-goal = Felhúzod Johnt. Hány csata van akkor hátra?
one-more-look = Félrekerül ennél az asztalnál egy csatakártya?
one-more-why = Az övé, és mind a három másik.

turned-up = Győzni fogsz, és háromra egészíted ki az egyetlen újoncot. A pakliban John következik. A mi döntésünk: miatta senki se veszítsen lapot.
turned-up-goal = Passzolsz. Hány újonc fekszik utána az asztalon?
turned-up-look = Mi jön John helyére?
turned-up-why = John félrekerült, és másik lap jött a helyére.

beside-whom = Győzni fogsz, és osztasz. A második lap John volna, Christine-nek. A mi döntésünk: osztáskor ahhoz kerül, aki kapta, az újoncok közül a győzteshez.
beside-whom-goal = Passzolsz. Kinek a bal kezénél jön játékba?
beside-whom-look = Kinek jutott John?
beside-whom-why = Christine másik lapot kapott, John pedig nála jött játékba.
beside-whom-anita = Anitáénál
beside-whom-peter = Peterénél
beside-whom-christine = Christine-énél
beside-whom-not-anita = Oda akkor kerül, ha az újoncok között bukkan fel.
beside-whom-not-peter = Peternek az első lap jut.

which-rule = Anita felhúzza Johnt, és sem második lapot nem vehet el, sem le nem rakhat egyet.
which-rule-goal = Melyik szabály dönt erről?
which-rule-look = Mit tesz John annak a körével, aki felhúzza?
which-rule-why = Aki felhúzza, nyíltan leteszi, és a köre azonnal véget ér.

q-draws = John a húzópakli tetején fekszik, és Anita felhúzza: { $move }.
q-draws-goal = Mi következik?
q-draws-look = Az ő köre tart, vagy csata folyik?
q-draws-why = Körben véget vet a körnek, és játékba jön; csatában megvárja, amíg minden megtörtént.

q-side = Anita felhúzza Johnt, aki Havocot kiált. { $turned } Ezzel eldől, melyik oldal érvényes.
q-side-goal = Melyik helyek érnek pontot?
q-side-look = Páratlan a lap, vagy páros?
q-side-why = Ha páratlan, az első és a harmadik; egyébként csak a második.

q-place = Anita passzol, és a csata véget ér. { $where } Johnt félreteszik.
q-place-goal = { $asked } Hány lesz belőlük az osztás után?
q-place-look = Senki sem maga húzta. Hiányzik most egy lap?
q-place-why = John félrekerül, és másik lap jön a helyére.
