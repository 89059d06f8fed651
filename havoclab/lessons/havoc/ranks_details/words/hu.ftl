## Lépések.

r-best = Ezek a lapok mind a tieid, Anita, és legfeljebb hat vehet részt.
r-best-goal = Rakd le a lehető legerősebb kezet.
r-best-look = A sorokat és a színeket nézd a párok előtt. Hol segít az eb?
r-best-why = Ezekben a lapokban nincs ennél erősebb. Most olyan kezek jönnek, amelyekben több minden is benne van.

inside-five = Öt lapban több kombináció is rejlik: négy eb és a kék 5-ös egyszínű, de négy nulla is. A bennük rejlő legerősebb számít.
inside-five-goal = Melyik kéz a legerősebb?
inside-five-look = Nevezd meg mindegyikben a legerősebbet, aztán gondolj a létrára.
inside-five-why = A négy eb 4 ugyanolyan lap: a full és mindkét flös fölött áll.

four-dogs = Hat lapnál más a helyzet: hat egyszínű lap 6-os flös marad, akárhány eb van köztük.
four-dogs-goal = Rakd le a lehető legerősebb kezet.
four-dogs-look = Válaszd ki mind a hatot, és nézd meg, mit adnak. Ér többet eggyel kevesebb lap?
four-dogs-why = Mind a hat együtt 6-os flös. A kék 5-ös nélkül a négy eb 4 ugyanolyan lap, a kék 8-as kísérőlappal.

room-for-one = A sorban egy ebnek van helye. A többi eb 0 értékű kísérőlap.
room-for-one-goal = Rakd le a lehető legerősebb kezet.
room-for-one-look = A sor öt lap. Melyik a legjobb kísérőlap mellé?
room-for-one-why = Az egyik eb a sor alján áll. Kísérőlapnak a barna 9-es többet ér egy második nullánál.

missing-card = Ha a kombinációk egyenlők, a kísérőlapok döntenek. A hiányzó lap minden lapnál alacsonyabb, még az ebnél is.
missing-card-goal = Kattints a kezekre a legerősebbtől a leggyengébbig.
missing-card-look = Mindhárom két kilences. Mi a kísérőlapjuk?
missing-card-why = A 3 több a 0-nál, a 0 pedig több a semminél.

next-beside = Megint három pár kilences, mindegyik mellett egy 12-es.
next-beside-goal = Melyik kéz a legerősebb?
next-beside-look = Az első kísérőlap azonos. Nézd a következőt.
next-beside-why = A 12-es után egy 2-es, egy 0 és semmi jön, ebben a sorrendben.

bet = Négy kék lap: egy ötödikkel flös lenne. Anita két lapot fog húzni a húzópakliból. Előbb tippelj, aztán nézd meg a számítást.
bet-goal = Mekkora eséllyel lesz 5-ös flöse vagy annál erősebbje?
bet-look = Kilenc kék lap és nyolc eb van valahol, ahová nem lát. Hány lap van ott összesen?
bet-why = A két húzott lapból egy is elég, ezért az esély majdnem kétszer akkora, mint egyetlen lapnál.

two-readings = Minden részt vevő lap számít: a kék 1–5 és a narancs 6-os együtt 6-os sor. A másik olvasatban (best_subset) a legerősebb rész számít, itt a kék 1–5.
two-readings-goal = Anita passzol. Melyik olvasatban győz?
two-readings-look = Hol áll a 4 ugyanolyan lap: Anita melyik két rangja között?
two-readings-why = A 6-os sor a 4 ugyanolyan lap alatt áll; az 5-ös színsor, amelyet a best_subset lát, fölötte.

dog-readings = Most egy eb lehet útban. Anita kihagyhatja, Peternek pedig öt hármasa van.
dog-readings-goal = Anita az ebet harcon kívülinek mondja. Melyik olvasatban győz?
dog-readings-look = Mi vesz részt, ha az eb kívül van?
dog-readings-why = A kék 4–8 egymagában mindkét olvasatban 5-ös színsor. A mi olvasatunkban ehhez ki kellett hagyni az ebet.

beside-subset = Egy asztalnál, ahol best_subset szerint játszanak, mindkét kézben ott a színsor 5-től 9-ig, és még egy lap: az kísérőlap.
beside-subset-goal = Anita passzol. Ki nyer?
beside-subset-look = Vesd össze a hatodik lapokat.
beside-subset-why = A színsorok egyenlők, ezért a kísérőlap dönt: a 13 több, mint a 10.

which-rule = A kék 1, 2, 3, 4, 5 és a narancs 6-os vesz részt. Az asztal szerint ez 6-os sor.
which-rule-goal = Melyik szabály mondja, hogy ez nem 5-ös színsor?
which-rule-look = Itt öt lap többet érne, mint hat. Melyik szabály szól erről?
which-rule-why = Mindent, ami részt vesz, együtt kell értékelni.

q-dogs = Ezek a lapok mind a tieid, és legfeljebb hat vehet részt.
q-dogs-goal = Rakd le a lehető legerősebb kezet.
q-dogs-look = Próbáld eggyel kevesebb lappal, vagy egy más színű lappal.
q-dogs-why = Hat egyszínű lap csak 6-os flös volna; az ebek maguk többet érnek.

q-zero = Ezek a lapok mind a tieid, és legfeljebb hat vehet részt.
q-zero-goal = Rakd le a lehető legerősebb kezet.
q-zero-look = Egy sor a 0-val kezdődik. Hány nullának van benne helye?
q-zero-why = Egy eb a sorban, és kísérőlapnak a többi közül a legmagasabb.

q-last = Három kéz, egy és ugyanaz a kombináció.
q-last-goal = Kattints rájuk a legerősebbtől a leggyengébbig.
q-last-look = Vesd össze a kísérőlapokat felülről lefelé. Hol hiányzik egy lap?
q-last-why = A magasabb kísérőlap az erősebb, bármelyik lap több a semminél, és az eb is lap.

q-subset = Ennél az asztalnál a best_subset érvényes: a hat lap legerősebb része számít. Anita passzol.
q-subset-goal = Ki nyer?
q-subset-look = Keresd meg mindkét kézben a színsort, aztán azt, ami megmarad.
q-subset-why = A színsorok egyenlők, és a kísérőlap dönt.
