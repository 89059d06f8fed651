## Lépések.

r-run = A többiek passzoltak vagy kimaradtak, Anita. Egy értékből kettő van a kezedben, a harmadik az újoncok között fekszik.
r-run-goal = Győzz, aztán dögevéssel ezt szerezd meg: { $card }.
r-run-look = Minek kell a végén előtted feküdnie a dögevéshez?
r-run-why = Az utolsónak lerakott eb ment el a csata után. Most a szoros csaták jönnek.

forced-out = Hét lapod fekszik, és csak hat vehet részt: az egyik eb magától kívül marad. Peternek öt tízese van.
forced-out-goal = Úgy dönts az ebekről, hogy te nyerj.
forced-out-look = Az egyik eb mindenképpen kívül van. A másik maradhat?
forced-out-why = Az egyik magától maradt kívül, a másik a te döntésedből. Így 5-ös színsor lett, az 5 ugyanolyan lap fölött.
forced-out-one-out = Az egyik eb még részt vesz, és a hat kék lap 6-os flös: kevesebb, mint Peter öt tízese.

two-out = Anita előtt három eb és két kilences fekszik: öt lap, így magától egy eb sem marad kívül. Összesen két eb lehet harcon kívül.
two-out-goal = Ezek közül melyiket nem jelentheti be?
two-out-look = Legfeljebb hány eb lehet harcon kívül?
two-out-why = Legfeljebb kettő, akárhány eb fekszik is ott.

nothing-there = Sluysnél csak két ebed fekszik. Mindkettő lehet harcon kívüli, de akkor semmid sem harcol, és a semmi minden magas lapnál gyengébb.
nothing-there-goal = Győzz.
nothing-there-look = Peter lapjai között nincs pár. És mit ad két nulla?
nothing-there-why = A két eb egy pár nulla, és bármelyik pár megveri a magas lapot.
nothing-there-one-zero = Egyetlen eb csak 0 értékű magas lap, Peteré pedig 9.
nothing-there-no-card = Ha mindkét eb kívül van, semmid sem harcol, és Peter magas lapja a semminél több.

who-declares = Peternek, Eugene-nek és Anitának is van egy ebe ebben a csatában, amelyet Peter kezdett. Anita passzol utolsónak.
who-declares-goal = Ki nyilatkozik elsőnek az ebeiről?
who-declares-anita = Anita, aki utolsónak passzolt.
who-declares-peter = Peter.
who-declares-eugene = Eugene, akinek a kilencesei párt adnak.
who-declares-nobody = Senki: az erő magától dönt.
who-declares-not-anita = A sorrendben nem számít, ki passzolt utolsónak.
who-declares-not-eugene = A sorrendben nem számít, ki az erősebb.
who-declares-not-nobody = Akinek van választása, az nyilatkozik, akkor is, ha az egyik választás erősebb.
who-declares-look = Ki az első egy csatában szinte mindenben?
who-declares-why = A nyilatkozatok a kezdeményezőtől indulnak, így a későbbiek ismerik a korábbiakat. Ez a mi döntésünk: a forrás nem ad sorrendet.

kept-fewer = Három pár kilences Crécynél. Egyenlő erejű harcolók közül az áll előrébb, akinek kevesebb lap maradt a kezében.
kept-fewer-goal = Anita passzol. Ki nyer?
kept-fewer-look = A nevek mellett látszik, kinek hány lapja van.
kept-fewer-why = A három pár egyenlő, ezért a kezek döntenek: a két lap kevesebb a négynél és az ötnél.

two-readings = A kéz lapjait a mi döntésünk szerint kell számolni; a forrás csak az utolsó csatában rendezi az egyenlőséget. A másik olvasatban az egyenlők rögtön osztoznak. Sluys 5 és 3 pontot fizet.
two-readings-goal = Anita passzol. Melyik olvasatban kap legalább 5 pontot?
two-readings-look = A párok egyenlők. Mi jön ezután a két olvasatban?
two-readings-why = Mi a kezeket számoljuk: Anitáé a kevesebb, övé az 5 pont. A másik olvasatban az 5 és a 3 közös, fejenként 4.

count-when = Két egyenlő sor Poitiers-nál, amely 6 és 4 pontot fizet. Anita eggyel több lapot rakott le: egy ebet, amely nem vehet részt.
count-when-goal = Anita passzol. Mit kap?
count-when-ahead = 6 pontot: neki három lapja van, Peternek négy.
count-when-shared = 5 pontot: az eb a kezéhez számít.
count-when-behind = 4 pontot: Peter kevesebb lapot rakott le.
count-when-not-shared = A lerakott eb akkor is lerakott lap, ha harcon kívüli.
count-when-not-behind = A kézben maradt lapok száma számít, nem a lerakottaké.
count-when-look = A kezeket a csata végén kell megszámolni. A kézben van akkor az eb?
count-when-why = A kezeket a csata végén, az ebek felhasználása előtt kell megszámolni, és a harcon kívüli eb lerakott lapnak számít.

what-is-lost = Sluys 5 és 3 pontot fizet, a harmadik helyért semmit. Peter három ötöse mögött Anita és Eugene egyenlő, két-két lappal a kézben: osztoznak.
what-is-lost-goal = Anita passzol. Hány pontot kap?
what-is-lost-three = 3 pontot.
what-is-lost-two = 2 pontot.
what-is-lost-one = 1 pontot.
what-is-lost-none = Egyet sem.
what-is-lost-not-three = A második és a harmadik helyen ketten osztoznak.
what-is-lost-not-two = Osztozáskor lefelé kell kerekíteni.
what-is-lost-not-none = A két hely közül az egyikért jár pont.
what-is-lost-look = Add össze, mit hoz a második és a harmadik hely, felezd meg, és kerekíts lefelé.
what-is-lost-why = 3 meg semmi az 3. Ennek a fele lefelé kerekítve fejenként 1; a maradék pont elvész.

which-rule = Anita előtt két eb és öt kék katona fekszik. Azt akarja, hogy mindegyik eb részt vegyen.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Számold meg a lapokat.
which-rule-why = Hét lap fekszik, hat vehet részt: az egyik eb bejelentés nélkül is kívül van.

q-dogs = Mindenki passzolt. Te döntesz az ebekről.
q-dogs-goal = Nyerd meg a csatát.
q-dogs-look = Vesd össze, mi marad az egyes döntések után, azzal, ami Peter előtt fekszik.
q-dogs-why = Minden eb számít vagy kimarad, aszerint, hogy melyik ad erősebb kezet.

q-odd = Mindenki passzolt, Anita nyilatkozik.
q-odd-goal = Ezek közül melyiket nem jelentheti be?
q-odd-look = Számold meg előbb a lapjait, aztán az ebeit.
q-odd-why = Hatnál több lap nem vehet részt, kettőnél több eb nem lehet kívül, és csak olyan, amely ott fekszik.

q-even = A párok egyenlők. Anita passzol, és vége a csatának.
q-even-goal = Ki nyer?
q-even-look = Nézd meg, kinek hány lapja van; ha az is egyenlő, ki van előbb a kezdeményezőtől számítva?
q-even-why = Egyenlő lapoknál a kevesebb kézben maradt lap dönt. Ha az is egyenlő, a kártya azé, aki a kezdeményezőtől számítva előbb van.

q-share = Egyes harcolók egyenlők, és ugyanannyi lapjuk maradt. Anita passzol, és vége a csatának.
q-share-goal = Hány pontot kap Anita?
q-share-look = Mely helyeket töltik be az egyenlők? Add össze, amit azok hoznak.
q-share-why = Az egyenlők helyeinek pontjai összeadódnak, és lefelé kerekítve oszlanak el; a maradék elvész.
