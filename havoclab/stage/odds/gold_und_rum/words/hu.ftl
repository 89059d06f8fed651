## A Gold und Rum esélyei az asztal mellett.

odds-invitation-open = Csak kérésre készül, és csak abból, ami nyíltan látszik: a paklik tetejéből, a hátlapokból és a saját lapjaidból. Ami takarva van, arra neked kell emlékezned; amíg az emlékeztető be van kapcsolva, az is beleszámít.
odds-invitation-by-heart = Csak kérésre készül. Mivel az emlékeztető be van kapcsolva, minden beleszámít, amit láttál.
odds-ask-comes = mit hoz még az osztás
odds-ask-start = mikor kezdődik a toborzás
odds-ask-battle = hogyan dőlhet el ez a csata
odds-ask-races = melyik faj győz zsoldosok nélkül
odds-ask-holder = kinél lehet egy lap
odds-ask-army = mi lehet egy seregben
odds-field-where = A még hátralevő lapok közül
odds-field-sort = Mely harcosok
odds-field-card = Melyik lap
odds-field-rival = Kinek a serege
odds-field-fly = Ennyi goblin száll fel a légijárműveddel
odds-field-add = Hozzáteszed: { $card }
odds-where-next = a következő lap
odds-where-round = minden paklira még egy
odds-where-rest = az összes
odds-where-pile = ami ide jön: { $pile }. pakli
odds-sort-all = a fő fajták
odds-sort-mercenaries = zsoldosok
odds-sort-spies = kémek
odds-any-leader = vezér
odds-any-six = 6-os
odds-any-two = 2-es
odds-any-spy = kém
odds-two-undead = két élőhalott vezér
odds-two-orc = két ork vezér
odds-two-barbarian = két barbár vezér
odds-two-dwarf = két törpe vezér
odds-crewed = csatagép legénységgel

## Mit mondanak az oszlopok.

### Az osztás

odds-comes = { $cards ->
    [one] Az oszlopok azt mondják meg, mekkora eséllyel lesz ilyen harcos az a lap (G4.2). Hátralevő harcosok: { $left }.
   *[other] Az oszlopok azt mondják meg, mekkora eséllyel van abban a { $cards } lapban legalább egy ilyen harcos (G4.2). Hátralevő harcosok: { $left }.
}
odds-comes-onto = { $cards ->
    [0] { $pile }. pakli: nem jön rá több lap (G4.2).
    [one] { $pile }. pakli: még egy lap jön rá; az oszlopok azt mondják meg, mekkora eséllyel lesz ilyen harcos (G4.2).
   *[other] { $pile }. pakli: még { $cards } lap jön rá; az oszlopok azt mondják meg, mekkora eséllyel lesz köztük legalább egy ilyen harcos (G4.2).
}
odds-pile-lowest = Akié benne a legalsó toborzólap, azé a pakli, bármit osztanak vagy raknak még rá (G5.3).
odds-pile-yours = A legalsó toborzólap benne a tiéd: bármit osztanak vagy raknak rá, a pakli a tiéd marad (G5.3).
odds-pile-theirs = A legalsó toborzólap benne az övé: { $name }. Bármit osztanak vagy raknak rá, ez így marad (G5.3).
odds-pile-nobodys = Még nincs benne toborzólap; anélkül félre kell tenni (G5.4).
odds-poisoned = végül két azonos fajú vezér vagy két óriás van benne
odds-poisoned-why = ha senki sem rak rá több dezertálólapot (G6.4, G7.5a)
odds-dealt-open = Pontos, de csak a paklik teteje számít bele; a többi lapról azt vesszük, hogy bármilyen sorrendben lehet. Aki emlékszik arra, mi van takarva, többet tud.
odds-dealt-by-heart = Pontos: minden eddig leosztott harcos beleszámít; a többiről azt vesszük, hogy bármilyen sorrendben jöhet.
odds-start = { $places ->
    [one] Az oszlopok azt mondják meg, mekkora eséllyel jelenik meg addig a toborzás kezdete; { $least } harcos után következik (G4.1).
   *[other] Az oszlopok azt mondják meg, mekkora eséllyel jelenik meg addig a toborzás kezdete; legalább { $least }, legfeljebb { $most } harcos után következik, mindegyik szám egyformán valószínű (G4.1a).
}
odds-start-before = { $number }. harcos előtt
odds-start-counted = Pontos: ennél többet senki sem tud.

### Seregek

odds-holder = Az oszlopok azt mondják meg, kinél mekkora eséllyel van ott, a kezében vagy a csatában (G2.3).
odds-army = Az oszlopok azt mondják meg, mekkora eséllyel vannak nála ilyen lapok, a kezében vagy a csatában (G2.3). Kinél: { $name }.
odds-army-empty = { $name }: nincs több lapja.
odds-races = Az oszlopok azt mondják meg, mekkora eséllyel nyernek a harcosaid az egyes fajok csatájában, ha senki sem tesz hozzá zsoldost (G7.1, G8.1).
odds-races-favourite = Az oszlopok azt mondják meg, mekkora eséllyel nyernek a favoritod ({ $name }) harcosai az egyes fajok csatájában, ha senki sem tesz hozzá zsoldost (G7.1, G8.1).
odds-armies-open = Pontos, de csak a hátlapok és a saját lapjaid számítanak bele; minden, ami ezekhez illik, egyformán valószínűnek számít. Aki emlékszik arra, ki mit vett kézbe, többet tud.
odds-armies-by-heart = Pontos: láttad, ki mit vett kézbe.

### A csata

odds-as-they-lie = ahogy a seregek most fekszenek
odds-as-they-lie-with = ahogy a seregek fekszenek, azzal, amit hozzáteszel
odds-played-on = ha a többiek továbbjátszanak
odds-played-on-with = ha a többiek továbbjátszanak, azzal, amit hozzáteszel
odds-played-on-without = ha a többiek továbbjátszanak, de nem teszed hozzá
odds-battle = Az oszlopok azt mondják meg, mekkora eséllyel a te sereged a legerősebb, és kap pontot (G7.4, G8.1).
odds-battle-favourite = Az oszlopok azt mondják meg, mekkora eséllyel a favoritod ({ $name }) serege a legerősebb, és kap pontot (G8.1, G8.2).
odds-battle-certain = Minden sereg fel van fordítva, és másnak már nincs választása, ezért ez biztos.
odds-battles = A továbbjátszás becslés { $battles } csatából, amelyben te már semmit sem teszel, a többiek pedig úgy játszanak, mint ez a bot: { $bot }. Hogy mely zsoldosok fekszenek képpel lefelé, az egyformán valószínűnek számít; a vékony vonal 95%-os tartomány.
odds-battle-open = Csak a hátlapok és a saját lapjaid számítanak bele: aki emlékszik arra, ki mit vett kézbe, többet tud.
odds-battle-by-heart = Minden beleszámít, amit láttál.
