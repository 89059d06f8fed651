## A forduló.

which-phase = Folyik egy forduló.
which-phase-goal = Melyik fázis ez?
which-phase-look = Vannak már seregek?
which-phase-why = Egy forduló két fázisból áll: először toborzás, aztán harc.

next-office = Ebben a fordulóban { $name } a kancellár. Mindenki az itt látható sorrendben ül az asztalnál, az óra járása szerint.
next-office-goal = Ki lesz a kancellár a következő fordulóban?
next-office-look = Ki ül balra tőle ({ $name })? Az utolsó hely után az első következik.
next-office-why = A tisztség fordulónként balra halad.

chancellors-part = Folyik az osztás. A kancellár: { $name }.
chancellors-part-goal = Melyiket teheti meg { $name }?
chancellors-part-look = Ki toboroz sereget, és ki oszt?
chancellors-part-why = A kancellár oszt; nem rak le sem toborzó-, sem dezertálólapot, és nincs serege.

desertions-left = A játékosok száma { $players }, a kancellár { $dealer }. { $name } számol: ebben a fordulóban eddig { $laid ->
    [one] egy dezertálólap
   *[other] { $laid } dezertálólap
} került le.
desertions-left-goal = Hány dezertálólap van még összesen kézben?
desertions-left-look = Ki hányat kapott, és ki nem kapott?
desertions-left-why = 4–5 játékosnál a kancelláron kívül mindenki két dezertálólapot kap, 6–7 játékosnál egyet.

cards-at-first = A játékosok száma { $players }. Új forduló kezdődik, a kancellár { $dealer }.
cards-at-first-goal = Hány lerakható lapot tart a kezében { $name }, a két fajtát együtt számolva?
cards-at-first-look = Toborzólapból mindig ugyanannyi jár, dezertálólapból nem.
cards-at-first-why = Két toborzólap, továbbá 4–5 játékosnál két, 6–7 játékosnál egy dezertálólap.
