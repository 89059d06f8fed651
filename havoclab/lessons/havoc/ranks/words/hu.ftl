## Szavak.

term-pair = pár: két azonos értékű lap
term-full-house = full: három azonos érték és két másik azonos
term-straight = sor: egymást követő értékek
term-flush = flös: azonos színű lapok
term-rank = rang: milyen fajta kombinációról van szó
term-beside = kísérőlap: olyan lap, amely nem része a kombinációnak

## Lépések.

r-battle = Peter Havocot kiáltott, a többiek kimaradnak. Te döntesz, Anita.
r-battle-goal = Nyerd meg ezt a csatát, legfeljebb ennyi lappal: { $count }.
r-battle-look = Nézd, mi fekszik Peter előtt. Melyik lapjaid verik meg?
r-battle-why = Ennyi éppen elég volt. Most az jön, mitől erősebb egyik kéz a másiknál.

make-pair = A lapokra kattintva választhatsz; az asztal megmondja, mit alkotnak. Két azonos értékű lap egy pár.
make-pair-goal = Rakj le egy párt, mást ne.
make-pair-look = Két érték azonos.
make-pair-why = A pár erősebb bármelyik magányos lapnál.

make-full = Azonos értékből három vagy négy is lehet. Három azonos érték és két másik azonos: ez a full.
make-full-goal = Rakj le egy fullt.
make-full-look = Az egyik érték háromszor szerepel, egy másik kétszer.
make-full-why = A full erősebb a puszta tercnél.

make-straight = Öt vagy hat egymást követő érték sor. Az eb 0, ezért az 1-es alá illik.
make-straight-goal = Rakj le egy 5-ös sort.
make-straight-look = Számolj 0-tól felfelé.
make-straight-why = 0, 1, 2, 3, 4: az eb a sor alján áll, máshová nem illik.

make-flush = Öt vagy hat azonos színű lap flös. Az eb minden színhez tartozik.
make-flush-goal = Rakj le egy 5-ös flöst.
make-flush-look = Négy lap azonos színű. Melyik tartozik még hozzájuk?
make-flush-why = Négy kék lap és az eb: mind egy színben.

dog-sets = Párban és tercben az eb egyszerű nulla. Két eb egy pár nulla.
dog-sets-goal = Rakj le egy fullt.
dog-sets-look = Három lapnak azonos az értéke. Mi adja a kettőt?
dog-sets-why = Három tízes és két nulla: full az ebek segítségével.

sort-ladder = Tizenhét rang van. Az asztal mindet mutatja, felül a legerősebbet. Négy kéz vár sorba rakásra.
sort-ladder-goal = Kattints rájuk a legerősebbtől a leggyengébbig.
sort-ladder-look = Előbb nevezd meg mindegyiket, aztán keresd meg a létrán.
sort-ladder-why = 4 ugyanolyan lap, full, 5-ös flös, 5-ös sor: a magasabb rang nyer, bármilyenek az értékek.

see-ties = És ha két kéz rangja azonos? Három példa, mindegyiknél látszik, mi dönt.
see-ties-1 = Mindkettő pár: a pár értéke dönt, nem a kísérőlap.
see-ties-2 = Mindkettő sor: a legmagasabb lap dönt.
see-ties-3 = Mindkettő két kilences: itt már a kísérőlap dönt.

tie-last = Két full. A fullnál először a nagyobb csoportot kell összevetni.
tie-last-goal = Melyik az erősebb?
tie-last-look = Előbb a három egyforma lapot nézd, csak aztán a kettőt.
tie-last-why = Három hatos megver három négyest; a pár csak azonos terceknél számítana.

tie-alone = Négy flös. A flösöket felülről lefelé, laponként kell összevetni.
tie-alone-goal = Kattints rájuk a legerősebbtől a leggyengébbig.
tie-alone-look = A legmagasabb lapokat vesd össze; ahol azonosak, ott a következőket.
tie-alone-why = Az első eltérő lap dönt.

leave-dog = Minden részt vevő lap számít. Hat egyszínű lap 6-os flös, akkor is, ha öt közülük többet érne.
leave-dog-goal = Rakd le a lehető legerősebb kezet.
leave-dog-look = Próbáld ki az ebbel és nélküle, és figyeld a rangot.
leave-dog-why = Az 5-ös színsor jóval a 6-os flös fölött áll. Az eb a kézben marad.

which-rule = Egy eb és a kék 5, 6, 7, 8, 9 vesz részt, mind a hat. Az asztal szerint ez 6-os flös.
which-rule-goal = Melyik szabály mondja, hogy ez nem 5-ös színsor?
which-rule-look = Mind a hat lap részt vesz. Melyik szabály szól erről?
which-rule-why = Minden részt vevő lap számít, ezért a hatot együtt kell értékelni.

beat-it = A másik oldalon három kilences fekszik.
beat-it-goal = Verd meg a lehető legkevesebb lappal.
beat-it-look = Terc fekszik ott. Mi áll fölötte, ami a kezedben is megvan?
beat-it-why = Öt lap kellett hozzá: kevesebbel a kézben semmi sem magasabb.

q-beat = A másik oldalon ez fekszik: { $cards }.
q-beat-goal = Verd meg a lehető legkevesebb lappal.
q-beat-look = Nevezd meg a rangját, aztán keresd a kezedben a következő magasabbat.
q-beat-why = Ez megveri, és kevesebb lappal semmi sem verné meg.

q-best = Ezek a lapok mind a tieid, és legfeljebb hat vehet részt.
q-best-goal = Rakd le a lehető legerősebb kezet.
q-best-look = A sorokat és a színeket nézd a párok előtt. Hol segít az eb?
q-best-why = Ezekben a lapokban nincs ennél erősebb.

q-sort = Négy kéz.
q-sort-goal = Kattints rájuk a legerősebbtől a leggyengébbig.
q-sort-look = Előbb nevezd meg mindegyiket.
q-sort-why = A magasabb rang nyer, bármilyenek az értékek.

q-equal = Négy azonos rangú kéz.
q-equal-goal = Kattints rájuk a legerősebbtől a leggyengébbig.
q-equal-look = Először a nagyobb csoport, aztán ami utána jön, végül a kísérőlapok.
q-equal-why = Az első eltérés dönt, a legnagyobb csoporttól kezdve.
