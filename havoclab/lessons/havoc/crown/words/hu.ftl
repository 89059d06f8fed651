## Szavak.

term-the-crown = a korona: azé, aki a játékot megnyeri

## Lépések.

r-six = Castillon: ezek a lapok mind a tieid.
r-six-goal = Rakd le a legerősebb kezet, legfeljebb hat lapból. A kísérőlapok is számítanak.
r-six-look = A sorokat és a színeket nézd a párok előtt. Segít ott az eb?
r-six-why = Ezekben a lapokban nincs ennél erősebb. Most jön, hogy mennyit hoz.

third = A castilloni helyezések pontjai: 11, 8, 5, 3, 1, a hatodiké 0. Minden kéz nyíltan fekszik.
third-goal = Hány pontot hoz Castillon Christine-nek?
third-look = Állítsd sorba a négy kezet, elöl a legerősebbel.
third-why = Full, 5-ös flös, terc: ez a harmadik hely, 5 pont.

be-first = Két ebet még elcserélhetsz. A többiek közül senki sem tud tercnél többet lerakni.
be-first-goal = Legyél első Castillonnál, tiéd legyen a 11 pont.
be-first-look = A katonáid: 1, 2, 3, 4. Mi áll az 1-es alatt?
be-first-why = 0, 1, 2, 3, 4: a sorhoz kellett az egyik eb, és ez hozta a 11 pontot.
be-first-broke-row = Eb nélkül a sorod 1-nél kezdődik, és 4-nél véget is ér.

kept-fewer = Peter és Christine lapjai minden lerakott lapban egyformán erősek. Ilyenkor az az erősebb, akinek kevesebb lap maradt a kezében.
kept-fewer-goal = Ki az első Castillonnál?
kept-fewer-look = Az asztalon látszik, kinek hány lapja maradt.
kept-fewer-why = Christine mindent lerakott, Peternek két lapja maradt.

share = Megint egyenlők, és mindkét kéz üres. Ilyenkor a helyeikért járó pontok összegén osztoznak, lefelé kerekítve.
share-goal = Hány pontot kap Peter?
share-look = Ketten töltik be az első és a második helyet: 11 és 8.
share-why = 19 pont kettőjüké: fejenként 9, a kerekítés maradéka elvész.

most-points = Vége a játéknak. A legtöbb pont nyeri a koronát; az asztalon Castillonnal együtt látszanak a pontok.
most-points-goal = Kié a korona?
most-points-look = Castillon az utolsó csata volt, de csak egy a kilenc közül.
most-points-why = Peternek 30 pontja van, Anitának 29. Castillon első helye ehhez kevés volt.

more-cards = Ketten egyenlők pontban. Ilyenkor az áll előrébb, aki több csatakártyát nyert.
more-cards-goal = Kié a korona?
more-cards-look = A csaták során látszik, melyiket ki nyerte; Castillon kártyája is számít.
more-cards-why = Anita két kártyát nyert, Eugene hármat.

by-castillon = Pontban is, csatakártyában is egyenlők: ekkor a castilloni sorrend dönt.
by-castillon-goal = Kié a korona?
by-castillon-look = Kinek a lapjai voltak erősebbek az utolsó csatában?
by-castillon-why = Eugene flöse megelőzte Christine tercét.

no-card = Castillonnál Peter és Christine osztozik az első helyen. A mi döntésünk: az a kártya ilyenkor senkinél sem számít, hiszen kettévágni nem lehet.
no-card-goal = Kié a korona?
no-card-look = Kettejüknek van 33 pontja. Ki hány csatakártyát nyert?
no-card-why = Anita három kártyát nyert; Peter kettőt, és a megosztott semmit sem ad hozzá.

all-equal = Peter és Christine pontban, csatakártyában és Castillonnál is egyenlő. A forrás itt megáll; a mi döntésünk: ilyenkor osztoznak.
all-equal-goal = Kié a korona?
all-equal-look = Maradt még bármi, ami kettejük között dönthetne?
all-equal-why = Semmi sem maradt, így két fej fér el alatta.

which-rule = A korona Peteré, Anita mégis újra Havocot kiált.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Mi dőlt el már, és mi alapján?
which-rule-why = A korona gazdára talált: a játéknak vége.

q-points = Castillon lezajlott, minden kéz nyíltan fekszik.
q-points-goal = Hány pontot szerzett { $name } Castillonnál?
q-points-look = Állítsd sorba a kezeket. Van, aki ugyanolyan erős? Kinek hány lapja maradt?
q-points-why = A helyezés dönt; akik mindenben egyenlők, osztoznak.

q-card = Castillon lezajlott, minden kéz nyíltan fekszik.
q-card-goal = Kinél számít Castillon megnyert csatakártyának?
q-card-look = Ki az első, és egyenlő-e vele valaki?
q-card-why = Csak annál számít, aki egyedül első.

q-crown = Vége a játéknak.
q-crown-goal = Kié a korona?
q-crown-look = Először a pontok. Mi jön, ha azok egyenlők?
q-crown-why = Pontok, aztán csatakártyák, aztán a castilloni sorrend.

q-equal = Vége a játéknak, és szoros volt.
q-equal-goal = Kié a korona?
q-equal-look = Pontok, csatakártyák, Castillon: van közöttük bárhol különbség?
q-equal-why = Az első különbség dönt; ha nincs, a korona közös.
