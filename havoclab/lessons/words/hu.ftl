## Amit minden lecke mond.

step-is-done = Ez a lépés kész. A „Tovább” visz a következőre.
take-back-first = Innen a cél már nem érhető el. Vond vissza az utolsó lépést, aztán próbálj más utat.
take-back = Vond vissza, és próbálj más utat.
try-instead = A gomb a legközelebbi megengedett lépést teszi meg.
goal-stays-open = A cél még elérhető.
misses-the-goal = { $told } A szabályok megengedik, de így a cél már nem érhető el. A cél: { $goal }
hint-do = A gomb olyan lépést tesz, amely a célhoz vezet.
hint-count = A most megengedett { $all } lépésből ennyi vezet még a célhoz: { $leading }.
hint-estimate-2 = Ezek közül egy gépi játékos becslése szerint az egész játékra nézve az első „{ $first }”, aztán „{ $second }”.
hint-estimate-3 = Ezek közül egy gépi játékos becslése szerint az egész játékra nézve az első „{ $first }”, aztán „{ $second }”, aztán „{ $third }”.
hint-show = A „Mutasd a következő lépést” gomb viszi tovább a példát.
another-rule = „{ $title }”: ez a szabály másról szól.
progress-damaged = A megőrzött haladást nem lehetett beolvasni, ezért a lecke az elejéről indul.
progress-of-another = A megőrzött haladás egy másik leckéé, ezért ez az elejéről indul.
progress-older = A lecke megváltozott az utolsó látogatásod óta, ezért az elejéről indul.

## A lépések körül.

step-title = Kész
goal-title = A célod
review-title = Egy korábbi leckéből
question-title = Új állás
next-button = Tovább
back-button = Egy lépést vissza
undo-button = Visszavonás
redo-button = Mégis
hint-button = Segítség
hint-again-button = További segítség
show-button = Mutasd a következő lépést
again-button = Kérdezd újra ezeket
restart-button = Kezdés elölről
index-button = Minden lecke
resume-title = Folytatás ott, ahol tartottál
resume-text = Ez a böngésző megőrizte, hol tartasz ebben a leckében.
hand-number-title = { $number }. kéz
ask-choose = válassz egyet.
ask-show = nézd végig a példát.
ask-done = a cél megvan.
ask-lost = vond vissza az utolsó lépést.
rule-choice = { $rule } · { $title }
over-title = A lecke vége
over-solved = Minden kérdésre elsőre megvolt a válasz: { $all } közül { $clean }.
over-open = Elsőre megvolt: { $all } kérdés közül { $clean }. A többi új állásokon újra kérdezhető.
lesson-log-title = Ami ebben a lépésben történt
lesson-log-empty = Még semmi.
play-button = Egy játszma
next-lesson-button = A következő lecke: { $title }

## Az oldalak.

page-havoc-table = Havoc-játszma
page-havoc-table-about = Két–hat zsoldosvezér, emberek vagy gépi játékosok vívják a százéves háború kilenc csatáját.
page-havoc-sandbox = Homokozó
page-havoc-sandbox-about = Bármilyen állást fel lehet állítani: látszik, mi nem stimmel és melyik szabály szerint, innen lehet játszani, és egyetlen hivatkozásként továbbadni.
page-havoc-replay = Egy játszma lépésről lépésre
page-havoc-replay-about = Végig lehet menni egy játszmán, elolvasni, mit mondtak róla, bármelyik pillanatban mást kipróbálni, és továbbadni.
page-havoc-recruit = Egy kör: újoncozás
page-havoc-recruit-about = A szabályok szerint végig tudsz vinni egy újoncozó kört, az ebekkel együtt.
page-havoc-battle = Havoc! A csata
page-havoc-battle-about = Tudsz csatát kezdeni, beszállni, kimaradni és győzni.
page-havoc-ranks = A rangok
page-havoc-ranks-about = Bármelyik kezet meg tudod nevezni, és két kéz közül megmondod, melyik erősebb és miért.
page-havoc-aftermath = A csata után
page-havoc-aftermath-about = Tudni fogod, mire jók a lerakott ebek, ki kap lapot, és ki van soron.
page-havoc-peace = Békeévek
page-havoc-peace-about = Szabály szerint forgatod a Havoc/Béke kártyát, és tudod, mikor visz el a béke egy csatát.
page-havoc-castillon = Az utolsó csata
page-havoc-castillon-about = Tudni fogod, hogyan kezdődik Castillon, mire jók az utolsó ebek, és mi kerül az asztalra.
page-havoc-crown = A korona
page-havoc-crown-about = Össze tudod számolni Castillon pontjait, és megmondod, kié a korona.
page-havoc-setup = Az asztal előkészítése
page-havoc-setup-about = Kettőtől hat játékosig elő tudod készíteni az asztalt, és tudod, ki mit láthat.
page-havoc-options = Választható szabályok
page-havoc-options-about = Meg tudtok egyezni a választható szabályokban, és tudod, melyik mit változtat meg.
page-havoc-john = John of Gaunt
page-havoc-john-about = Tudod, hogyan jön játékba John of Gaunt, a kiegészítő kártyája, és hol lesz a csatája.
page-havoc-johns-battle = John csatája
page-havoc-johns-battle-about = Tudod, hogyan harcol John of Gaunt, mit tesz a Béke őreként, és mikor távozik.
page-havoc-review = Ismétlés
page-havoc-review-about = Kérdések vegyesen a szabályokról, néhány naponként újra: a játékestig minden sorra kerül.
page-havoc-lab = A laboratórium
page-havoc-lab-about = Ezer játszmát is lejátszatsz gépi játékosokkal egy szabály nélkül, más beállítással vagy más szokással, és meglátod, mit változtat.
page-havoc-analysis = A döntések, amelyek számítottak
page-havoc-analysis-about = Megkeresi egy játszma néhány döntését, amelyik a legtöbbe kerülhetett; újra választasz, és csak azután látod, mi jobb a becslés szerint.
page-havoc-learning = Egy program Havocot tanul
page-havoc-learning-about = Látni fogod, hogyan jön rá egy kis program, mivel győzheti le a véletlen gépet, és azt is, hogyan bízhatod ezt a saját programodra.
page-havoc-rules = A szabálykönyv
page-havoc-rules-about = Minden szabály szám szerint, keresővel, tárgymutatóval, szójegyzékkel, értelmezéseink pedig kérdésekként.
page-havoc-aid = Játékossegédlet
page-havoc-aid-about = Minden, aminek játék közben utánanézünk, egyetlen A4-es, nyomtatható oldalon.
page-havoc-turn-details = Egy kör részletesen
page-havoc-turn-details-about = Újoncozás közben mindent kihozol az ebekből, és tudod, mi történik, ha elfogynak a lapok.
page-havoc-battle-details = A csata részletesen
page-havoc-battle-details-about = Tudod, ki kezdhet csatát, ki szállhat be, és mi fekhet benne.
page-havoc-close-battles = Szoros csaták
page-havoc-close-battles-about = Az egyenlő harcolókat is rangsorolni tudod, és azt is tudod, melyik ebet érdemes kihagyni.
page-havoc-ranks-details = A rangok részletesen
page-havoc-ranks-details-about = Meg tudod nevezni a sok ebet tartalmazó kezet is, és egyenlő kezek között az utolsó lapig eldöntöd, melyik az erősebb.

## Kérdések, amelyekre a válaszok közül lehet választani.

is-allowed = Ez megengedett: { $told }
does-not-happen = Itt nem ez történik.
bet-is-inside = Az esély { $chance }, { $cases } lehetséges húzást végigszámolva: ez a tipped sávjában van ({ $band }).
bet-is-away = Az esély { $chance }, { $cases } lehetséges húzást végigszámolva. A tipped { $band } volt; az esély ettől { $points } százalékpontra van.
another-number = A szabályok más számot mondanak.
## Kérdések a játék végéről és az előkészítésről.

named = { $name }
nobody = senki
together = { $first } és { $last } közösen
turn-recruit = Újoncozhat, de Havocot nem kiálthat.
turn-cry = Havocot kiálthat, de nem újoncozhat.
turn-passed = Semmit: a köre kimarad.
page-havoc-gallery = Határesetek képtára
page-havoc-gallery-about = Állások, amelyekben két szabály találkozik: tippeljünk, aztán nézzük meg, mi történik.
page-havoc-coverage = A szabályok táblázata
page-havoc-coverage-about = Minden szabályhoz: a kódja, egy példa, a lecke, kérdések, tesztek, és hogy hol számít.
page-havoc-worked-example = A példajáték: újoncozás
page-havoc-worked-example-about = Lépésről lépésre megmondod előre, mit tesz négy játékos az első körében.
page-havoc-worked-battle = A példajáték: Sluys
page-havoc-worked-battle-about = Egy egész csatát megmondasz előre, a kiáltástól az osztásig.

## Kérdések John of Gauntról.

john-cries = a kör azonnal véget ér, és John Havocot kiált
page-gold-und-rum-table = Gold und Rum: játék
page-gold-und-rum-table-about = Négy–hét játékos, emberek vagy gépi játékosok. Az osztás a te tempódban halad és bármikor megállítható, vagy lapról lapra kérdez; minden elutasítás megmondja a szabályát.
page-gold-und-rum-sandbox = Homokozó
page-gold-und-rum-sandbox-about = Bármilyen állás beírható, az utolsó pakliig: látszik, mi nem stimmel és melyik szabály szerint, egy kattintással rendbe hozható, és innen lehet játszani.
page-gold-und-rum-claims = Foglalj le egy paklit
page-gold-und-rum-claims-about = Osztás közben paklikat foglalsz le és harcosokat űzöl el, minden lapot akkor, amikor szabad.
page-gold-und-rum-opening = Kié a pakli?
page-gold-und-rum-opening-about = Minden pakliról meg tudod mondani, kié és mely harcosok maradnak benne, és idejében választasz favoritot.
page-gold-und-rum-battle = Hadba!
page-gold-und-rum-battle-about = Hadba küldesz egy fajt, zsoldosokat teszel hozzá, és összeadod az erőket: vezérekkel, csatagépekkel és kezelőikkel.
page-gold-und-rum-battle-details = Kommandó és légijármű
page-gold-und-rum-battle-details-about = Tudni fogod, kinek kell hadba vonulnia és ki nem mehet, ki kezd, és mikor jön a kommandó meg a légijármű.
page-gold-und-rum-scoring = Pontok és a játék vége
page-gold-und-rum-scoring-about = Tudni fogod, mennyit ér egy csata, mennyit kap belőle a kancellár, és ki nyeri a játékot.
page-gold-und-rum-spies = Kémek és óriások
page-gold-und-rum-spies-about = Olvasni tudsz a többiek hátlapjaiból, kémeiddel olyan lapot kérsz, amelyet át kell adni, és megtartod az óriásodat.
page-gold-und-rum-setting-up = Előkészületek
page-gold-und-rum-setting-up-about = Elő tudod készíteni a játékot 4–7 játékosnak, és tudni fogod, ki oszt, kinél mi van, és hogyan zajlik egy forduló.
page-gold-und-rum-deal-details = Az osztás részletei
page-gold-und-rum-deal-details-about = Tudni fogod, ki az első egyazon pillanatban, melyik elkésett foglalás számít, és hogyan zajlik az utolsó lehetőség.
page-gold-und-rum-review = Ismétlés
page-gold-und-rum-review-about = Kérdések vegyesen a szabályokról, néhány naponként újra: a játékestig minden sorra kerül.
page-gold-und-rum-replay = Egy játszma lépésről lépésre
page-gold-und-rum-replay-about = Lapról lapra végig lehet menni egy játszmán: ki mit mikor rakott le; bármikor mást kipróbálni, és továbbadni.
page-gold-und-rum-memory = A lassított asztal
page-gold-und-rum-memory-about = Egy osztás újra, lapról lapra: mi hol feküdt, kérdések róla, hogyan nő az emlékezeted, és mi lett volna a legjobb lerakás.
page-gold-und-rum-analysis = A döntések, amelyek számítottak
page-gold-und-rum-analysis-about = Megkeresi egy játszma néhány döntését, amelyik a legtöbbe kerülhetett, köztük azt is, ha valaki nem rakott le lapot; újra választasz, és csak azután látod, mi jobb a becslés szerint.
page-gold-und-rum-lab = A laboratórium
page-gold-und-rum-lab-about = Játszmák százait játszatod le gépi játékosokkal egy szabály nélkül, más emlékezettel vagy más szokással, és meglátod, mit változtat.
page-gold-und-rum-rules = A szabálykönyv
page-gold-und-rum-rules-about = Minden szabály szám szerint, keresővel, tárgymutatóval, szójegyzékkel, értelmezéseink pedig kérdésekként.
page-gold-und-rum-aid = Játékossegédlet
page-gold-und-rum-aid-about = Minden, aminek játék közben utánanézünk, egyetlen A4-es, nyomtatható oldalon.
page-gold-und-rum-gallery = Határesetek képtára
page-gold-und-rum-gallery-about = Állások, amelyekben két szabály találkozik: tippeljünk, aztán nézzük meg, mi történik.
page-gold-und-rum-coverage = A szabályok táblázata
page-gold-und-rum-coverage-about = Minden szabályhoz: a kódja, egy példa, a lecke, kérdések, tesztek, és hogy hol számít.

course-havoc = Havoc
course-havoc-about = Zsoldosvezérek vívják a kezükben gyűjtött lapokkal a százéves háború csatáit, Sluystól Castillonig.
course-havoc-takes = 20–60 perc
course-gold_und_rum = Gold und Rum
course-gold_und_rum-about = Folyamatos osztás közben, emlékezetből kell sereget toborozni a paklikból, aztán négy csatát vívni vele.
course-gold_und_rum-takes = folyamatos osztással vagy lépésenként
