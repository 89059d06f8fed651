## A Gold und Rum könyve.

book-title = A Gold und Rum szabályai
book-search-hint = szó vagy szám, pl. G5.2

## Az értelmezések kérdésként.

faq-g2-3a = Mit különböztetnek meg a hátlapok?
faq-g2-4 = Milyen erős egy vezér?
faq-g4-1a = Milyen közel van a középhez a „nagyjából középen”?
faq-g4-4 = Mikortól tehetek le dezertálólapot?
faq-g4-5 = Mikortól meddig tehetek le toborzólapot?
faq-g4-7 = Ketten egyszerre teszünk lapot ugyanarra a paklira. Kié van lejjebb?
faq-g4-7a = Lerakhatom egyszerre mindkét toborzólapomat?
faq-g4-7b = Épp amikor kattintottam, harcos került a paklira. Számít a lapom?
faq-g4-8 = Minden lap lent van. Meddig gondolkodhatunk még?
faq-g4-8a = Passzoltam, és most valaki lerak egy lapot. Válaszolhatok még?
faq-g5-6 = A dezertálólapom a pakli legalján van. Kit űz el?
faq-g6-2a = Két egyforma lapom van, az egyiket kém hozta. Melyiket kell átadnom?
faq-g6-3 = Mi van, ha a szólított kém senkinél sincs, és kérhetek-e kémet?
faq-g6-3a = Kérhetek lapot a kancellártól?
faq-g7-1a = Nincs harcosom a megnevezett fajból. Harcolhatok azért?
faq-g7-1b = Mindkét vezér nálam van. Otthon hagyhatom az egyiket?
faq-g7-1c = Ebből a fajból senkinek sincs lapja. Megvívjuk a csatát?
faq-g7-3a = Mit találhat el a kommandó, és hogyan választok egyforma hátlapok közül?
faq-g7-3b = Megnézhetjük a lapot, amelyet a kommandó eltalált?
faq-g7-6a = Számít a csatagépet kezelő goblin 1-ese is, és ki osztja be a kezelőket?
faq-g7-7a = Egy lapot sem küldtem. Jöhet azért a légijárművem?
faq-g7-8 = Küldhetem a légijárművet képpel lefelé, vagy két vezérhez?
faq-g8-1a = Egyik seregnek sincs ereje. Ki kap pontot?
faq-g8-5a = Egyforma a pontunk, és az utolsó csatánkban is holtverseny volt. Ki nyer?

## A tárgymutató címszavai a szójegyzék szavain túl.

topic-beginning = játék és forduló kezdete
topic-players = játékosok száma
topic-components = kellékek
topic-phases = fázisok
topic-options = választható szabályok, mind
topic-order = sorrend az asztalnál
topic-office = tisztség, a kancellár dolga
topic-shuffling = keverés
topic-speed = tempó osztáskor
topic-laying-when = lerakás, mikor lehet
topic-laying-many = lerakás, hány lap
topic-same-time = egyszerre két lap
topic-opening = felnyitás
topic-above = dezertálólapok, mi van alattuk
topic-owner = gazda, kié a pakli
topic-asking = kérés egy lapért
topic-two-giants = két óriás
topic-must-go = hadba vonulás, kinek kell mennie
topic-sending = zsoldosok küldése
topic-hidden = nyílt és rejtett lapok
topic-leaders = vezérek, egy és kettő
topic-hit = találat, a kommandóé
topic-working = gép kezelése
topic-flying = repülés, mikor jön a légijármű
topic-after = csata után, forduló után
topic-scoring = pontozás
topic-ties = döntetlen
topic-end = vége a játéknak
