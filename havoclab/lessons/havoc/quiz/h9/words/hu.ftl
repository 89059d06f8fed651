## A kérdések.

after-it = Peter Havocot kiáltott. Anita passzol, ezzel a csatának vége, és eldőlt, ki nyerte.
after-it-goal = Mi következik?
after-it-look = Számold össze az eddigi csatákat, és nézd meg, itt ki vezet.
after-it-why = A nyolcadik csata után nincs több kör; előtte a győztes köre jön.

any-order = A csatakártyák véletlen sorrendben fekszenek. Anita passzol, és a csatának vége.
any-order-goal = Mi következik?
any-order-look = A kártyák száma nem árulja el. Akkor mi?
any-order-why = Az a nyolcadik, amelyik nyolcadiknak zajlik le vagy marad el, bármilyen szám áll rajta.

recruit = A nyolcadik csatának vége. Egy lerakott ebedet még küldheted.
recruit-goal = Ezekkel a lapokkal a kezedben menj Castillonba: { $cards }.
recruit-look = Az egyik az újoncok között fekszik. Mi lesz velük nemsokára?
recruit-why = Az eb elhozta; a többi újonc már nincs az asztalon.

deal = Formigny, a nyolcadik csata: Anita passzol. Ennyi lap van { $name } kezében: { $held }.
deal-goal = Hány lap lesz { $name } kezében, amikor az utolsó ebek kerülnek sorra?
deal-look = Előbb az jön, amit e csata győztese oszt, aztán az, ami mindenkinek jár.
deal-why = Mindenkinek kettő jár, előtte pedig az, ami Formigny kártyájának alján áll.

first-card = Anita passzol, és a nyolcadik csatának vége. Utána mindenki két lapot kap.
first-card-goal = Ki kapja ezek közül az elsőt?
first-card-look = Ki osztja őket, és ki ül tőle balra?
first-card-why = A győztes a Béke őre, ő oszt, és a bal oldali szomszédjával kezdi.

last-dogs = Castillon előtt elcserélheted az ebeidet. Ezt szeretnéd lerakni: { $rank }.
last-dogs-goal = Érd el, hogy Castillonnál ez feküdjön előtted.
last-dogs-look = Hány eb kell ehhez a kombinációhoz?
last-dogs-why = Ami kellett hozzá, az maradt, a többi lapra cserélődött.

as-many = Castillon előtt te döntesz.
as-many-goal = Cserélj el annyi ebet, amennyit lehet.
as-many-look = Minden új lapot nézz meg, mielőtt abbahagyod.
as-many-why = Legfeljebb két eb mehet, egyik a másik után; a frissen húzott is.

six = Castillon: ezek a lapok mind a tieid.
six-goal = Rakd le a legerősebb kezet, legfeljebb hat lapból. A kísérőlapok is számítanak.
six-look = A sorokat és a színeket nézd a párok előtt. Segít ott az eb?
six-why = Ezekben a lapokban nincs ennél erősebb.

will-lie = Castillon előtt Anita nem cserél ebet, és mindenki lerakja a lapjait.
will-lie-goal = Melyik kombináció fekszik majd Anita előtt?
will-lie-look = Mi a legerősebb, ami ebben a kézben van?
will-lie-why = A program mindenkinek a legerősebbet rakja le; nincs miből választani.

empty = Castillon lezajlott. { $name } keze üres volt.
empty-goal = Hány pontot szerzett { $name } Castillonnál?
empty-look = Hányan állnak előtte, és van-e más üres kéz is?
empty-why = Akinek nincs lapja, mindenki mögé kerül; két üres kéz egyenlő, és osztozik.

points = Castillon lezajlott, minden kéz nyíltan fekszik.
points-goal = Hány pontot szerzett { $name } Castillonnál?
points-look = Állítsd sorba a kezeket. Van, aki ugyanolyan erős? Kinek hány lapja maradt?
points-why = A helyezés dönt; akik mindenben egyenlők, osztoznak.

whose-card = Castillon lezajlott, minden kéz nyíltan fekszik.
whose-card-goal = Kinél számít Castillon megnyert csatakártyának?
whose-card-look = Ki az első, és egyenlő-e vele valaki?
whose-card-why = Csak annál számít, aki egyedül első.
