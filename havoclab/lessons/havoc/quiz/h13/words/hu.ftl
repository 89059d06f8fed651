## A kérdések.

shuffled-in = { $players } játékos, { $dogs } eb, és John of Gaunt is játszik. Mindenki megkapta az ebét és az öt katonáját.
shuffled-in-goal = Hány lap kerül most a húzópakliba?
shuffled-in-look = Hány eb maradt, és ki kerül még hozzájuk?
shuffled-in-why = A ki nem osztott ebek és John.

who-draws = John a húzópakli tetején fekszik, és Anita felhúzza: { $move }.
who-draws-goal = Mi következik?
who-draws-look = Az ő köre tart, vagy csata folyik?
who-draws-why = Körben véget vet a körnek, és játékba jön; csatában megvárja, amíg minden megtörtént.

recruits-then = Anita újoncozik, és John a húzópakli tetején fekszik: { $move }.
recruits-then-goal = Hány újonc fekszik nyíltan ezután?
recruits-then-look = Sor kerül a kört lezáró lapra?
recruits-then-why = A kör azonnal véget ér, ezért az újoncokhoz nem kerül lap.

hand-then = Anita kezében ennyi lap van: { $held }. John a húzópakli tetején fekszik: { $move }.
hand-then-goal = Hány lap van utána a kezében?
hand-then-look = Számold, mi megy el a kezéből. Jön-e valami?
hand-then-why = John volt a felhúzott lap, és más nem jár helyette.

beat-nines = John of Gaunt Havocot kiáltott, és ezek a lapjaid.
beat-nines-goal = Verd meg a lehető legkevesebb lappal azt, amit John lerakottnak számít.
beat-nines-look = Melyik rang áll a terc fölött, és melyik terc magasabb?
beat-nines-why = Három 9-essel áll ott, se többel, se kevesebbel.

as-strong = { $side }: Anita három 9-est rakott le, mint John. Ennyi lap van a kezében: { $kept }. Passzol.
as-strong-goal = Hány pontot kap?
as-strong-look = Hány lap van John kezében, és melyik helyek fizetnek?
as-strong-why = John kezében nincs lap, így megelőzi azt, akiében van; akiében nincs, az osztozik vele.

who-first = John csatája, { $side }. { $name } három 9-est rakott le, mint John. Anita passzol, és a csatának vége.
who-first-goal = Ki nyeri meg?
who-first-look = Erősebb valaki három 9-esnél? Ha nem: hány lap van John kezében?
who-first-why = Aki erősebb az ő 9-eseinél, legyőzi Johnt; az egyenlők között John áll elöl.

the-side = Anita felhúzza Johnt, aki Havocot kiált. { $turned } Ezzel eldől, melyik oldal érvényes.
the-side-goal = Melyik helyek érnek pontot?
the-side-look = Páratlan a lap, vagy páros?
the-side-why = Ha páratlan: Calais–Tours, az első és a harmadik hely. Egyébként Tours–Bordeaux, csak a második.

no-soldier = Anita felhúzza Johnt, aki Havocot kiált. { $turned } Ezzel eldől, melyik oldal érvényes.
no-soldier-goal = Melyik helyek érnek pontot?
no-soldier-look = Az egyik oldalhoz páratlan lap kell. Ez az?
no-soldier-why = Az eb nulla, és ahol nincs lap, ott páratlan sincs: Tours–Bordeaux.

join-him = John of Gaunt Havocot kiáltott, és Christine beszállt. Te következel.
join-him-goal = Szállj be egy párral, és többet ne rakj le.
join-him-look = Kimaradni az szokott, akinek kettőnél kevesebb lapja van.
join-him-why = Két lapot le kellett rakni, és többet nem raktál.

his-nines = John csatája véget ért. Anita ebe dögevésre készül.
his-nines-goal = Melyik lapot nem veheti el ezek közül?
his-nines-look = Melyik lap nem fekszik az asztalon?
his-nines-why = John csak úgy számít, mintha kilenceseket rakott volna le; lap nem fekszik ott.

next-turn = John { $name } bal keze mellett ül. Anita passzol, és John csatája véget ér.
next-turn-goal = Ki van soron ezután?
next-turn-look = Ki győz? És van-e Johnnak dolga a saját körében?
next-turn-why = Ha John győz, ő a Béke őre, és mást nem tesz; a bal oldalán ülő van soron. Ha egy játékos győz, akkor ő maga.

deals-then = John a Béke őre, és { $name } bal keze mellett ül. Ha { $name } is eldobott egy lapot, az utolsó csata jön.
deals-then-goal = Kinek az ebei kerülnek sorra először?
deals-then-look = Ki oszt, ha John nem tud?
deals-then-why = A John bal oldalán ülő oszt helyette, és ő kerül elsőként sorra.

names-then = A győztesek választják a csatákat. John { $name } bal keze mellett ül; Anita passzol, és John csatája véget ér.
names-then-goal = Ki nevezi meg a következő csatát?
names-then-look = Ki győz, és ki ül Johntól balra?
names-then-why = A győztes nevezi meg; John helyett a bal oldalán ülő játékos.

where-now = John of Gaunt az asztalnál ül. Anita következő lépése: { $move }.
where-now-goal = Mi a helyzet utána Johnnal?
where-now-look = Győzött-e, és kezdődik-e másik csata?
where-now-why = Csak akkor marad, ha győzött, és akkor is csak a következő csata kezdetéig.

noted-points = { $side }: Anita passzol, és John csatája véget ér.
noted-points-goal = Hány pontot kap { $name }?
noted-points-look = John is elfoglal egy helyet. Melyik helyek fizetnek itt?
noted-points-why = Minden hely annyit ér, amennyi ezen az oldalon áll; amit John szerez, az senkié.

to-come = { $agreed } Anita felhúzza Johnt, aki Havocot kiált.
to-come-goal = Hány csata dől el ezután, az övét és az utolsót is beleszámítva?
to-come-look = Kiesik-e egy csatakártya a Chevauchées miatt?
to-come-why = A következő csatát váltja ki, hacsak meg nem egyeztek, hogy egyet sem.

in-his-place = Anita passzol, és a csata véget ér. { $where } Johnt félreteszik.
in-his-place-goal = { $asked } Hány lesz belőlük az osztás után?
in-his-place-look = Senki sem maga húzta. Hiányzik most egy lap?
in-his-place-why = John félrekerül, és másik lap jön a helyére.

lies-where = Anita passzol, és a csata véget ér. { $told } Johnt félreteszik.
lies-where-goal = Kinek a bal keze mellé kerül?
lies-where-look = Ki kapta meg, vagy ki egészíti ki az újoncokat?
lies-where-why = Ha kiosztják, ahhoz kerül, aki kapta; ha újonc volna, a győzteshez.

comes-late = Castillon előtt vagytok. Anita kezében ennyi lap van: { $held }, és elcserél egy ebet. { $told } Többet nem cserél.
comes-late-goal = Hány lap van utána a kezében?
comes-late-look = Tehet-e még valamit John ebben a játékban?
comes-late-why = Az ebért jár egy lap, és John helyett is jön most egy másik.
