## A becslés mögötti gondolat: tény két lépésről, sohasem ítélet egy emberről.

### Toborzólapok és dezertálólapok

idea-second-leader = { $pile }. pakli: második vezért hoz ugyanabból a fajból ({ $race }); két vezérrel a sereg ereje 0.
idea-second-giant = { $pile }. pakli: eggyel több óriást hoz a kelleténél; akinél kettő vagy több van, az összeset leteszi.
idea-claimed-already = { $pile }. pakli: már van benne toborzólap. A pakli a legalsóé, a többinek nincs hatása.
idea-under-desertion = { $pile }. pakli: egy dezertálólap hazaküld belőle egy harcost, ő nem jön a paklival: { $card }.
idea-without-crew = { $pile }. pakli: olyan csatagépet hoz, amelyhez eddig nincs goblin; kezelő nélkül 0-t ér.
idea-leader-comes = { $pile }. pakli: vezért hoz ennek a fajnak: { $race }. A faj ereje ebben a seregben így { $strength }.
idea-crew-comes = { $pile }. pakli: ezzel ennyi csatagépnek lesz goblin kezelője: { $count }; egy-egy ilyen gép 9-et ér.
idea-airship-comes = { $pile }. pakli: ezzel együtt van a légijármű és egy goblin, amelyik elviszi; akkor száll be, amikor már minden erő ismert.
idea-spy-comes = { $pile }. pakli: kémet hoz, aki elkérhet egy pontosan megnevezett lapot.
idea-race-grows = { $pile }. pakli: ezzel a faj ({ $race }) ereje ebben a seregben { $strength }, a másik választással { $other }.
idea-comes-first = { $pile }. pakli: a legalsó toborzólapé lesz, és másoknál még ennyi toborzólap van: { $count }.
idea-set-aside = { $pile }. pakli: eddig nincs rajta toborzólap, és az ilyen paklit félre kell tenni.
idea-more-to-come = Ennyi harcos jön még: { $count }. Toborzólapot később is le lehet rakni, de mindegyiket csak egyszer.
idea-desert-later = Ennyi harcos jön még: { $count }. Dezertálólapot az utolsóig le lehet rakni.
idea-deserts-rival = { $pile }. pakli: más foglalta le, és a dezertálólap hazaküld belőle egy harcost: { $card }.
idea-deserts-leader = { $pile }. pakli: a dezertálólap egy vezért küld haza a saját seregből, amelyben ugyanabból a fajból ({ $race }) két vezér van, és így az ereje 0 lenne.
idea-deserts-giant = { $pile }. pakli: a dezertálólap egy óriást küld haza a saját seregből, amelyben túl sok van belőlük.
idea-deserts-nobody = { $pile }. pakli: a dezertálólap itt senkit sem küldene haza.
idea-deserts-unclaimed = { $pile }. pakli: eddig senki sem foglalta le, ezért nem tudni, kinek árt, ha ez a harcos hazamegy: { $card }.
idea-deserts-own = { $pile }. pakli: a dezertálólap a saját seregből küldene haza egy harcost: { $card }.
idea-last-desertion = Ennyi harcos jön még: { $count }. Az utolsó után a megmaradt dezertálólapok elvesznek.

### A favorit

idea-favourite-ruined = A másik seregben két vezér van ugyanabból a fajból ({ $race }): abban a csatában 0 az ereje.
idea-favourite-leads = A kancellár annyi pontot kap, amennyit a favoritja. A paklik szerint ennek a seregnek ennyi fajban vannak a legerősebb harcosai: { $count }; a másiknak ennyiben: { $other }.
idea-favourite-hires = A kancellár annyi pontot kap, amennyit a favoritja. Ennek a seregnek a zsoldosai együtt { $strength } erőt érnek, a másikéi { $other } erőt.

### Kémek

idea-asks-in-vain = A másik kérdés olyasvalakihez szól, akinek a kezében nincs ilyen lap: { $card }.
idea-spy-second-leader = A másik kérdés második vezért hozna ugyanabból a fajból ({ $race }); két vezérrel a sereg ereje 0.
idea-spy-second-giant = A másik kérdés eggyel több óriást hozna a kelleténél; akinél kettő vagy több van, az összeset leteszi.
idea-spy-leader = Ezzel a vezérrel a faj ({ $race }) ereje ebben a seregben { $strength }, a másik választással { $other }.
idea-spy-crew = Éppen ez hiányzik: { $card }. Ezzel eggyel több csatagépnek lesz kezelője, és az 9-et ér.
idea-spy-robs = E nélkül a lap nélkül ({ $card }) a faj ({ $race }) ereje a megkérdezett kezében { $other } helyett { $strength }.

### A faj

idea-race-dear = Ez a csata ennyi pontot ér: { $points }, és a hátralévők egyike sem ér többet. Ebben a fajban ({ $race }) a favorit ereje { $strength }, a többiek közül a legjobbé { $rival }.
idea-race-saved = Ez a csata { $points } pontot ér, egy későbbi { $later } pontot: ez a faj ({ $race }), amelyben a favorit ereje { $strength }, a többiek közül a legjobbé { $rival }, majd többért harcolhat.

### Zsoldosok

idea-nothing-counts = Ebben a seregben két vezér fekszik: az ereje 0, bármilyen zsoldos csatlakozik is.
idea-machine-idle = A másik választással ennyi csatagép harcol goblin nélkül, és ér 0-t: { $count }.
idea-machine-crewed = Ennyi csatagép harcol goblin kezelővel: { $count }; egy-egy ilyen gép 9-et ér.
idea-airship-crew = A másik választás az utolsó goblint is elküldi: a légijármű kézben tartott goblin nélkül nem repülhet.
idea-beats-shown = A legerősebb vetélytárs itt harcoló faja magában { $rival } erőt ér; ez a sereg { $strength } erőt, a másik választással { $other } erőt.
idea-last-battle = Ez az utolsó csata: a kézben maradt zsoldosok ebben a fordulóban már semmit sem hoznak. A sereg ereje { $other } helyett { $strength }.
idea-pays-now = Ez a csata ennyi pontot ér: { $points }, és a hátralévők egyike sem ér többet. A sereg ereje { $other } helyett { $strength }.
idea-stronger = A sereg ereje { $other } helyett { $strength }.
idea-kept-for-dearer = Ez a csata { $points } pontot ér, egy későbbi { $later } pontot; arra ennyivel több zsoldos marad kézben: { $count }.
idea-kept = Amit elküldtek, az a csata után elvész. Így ennyivel több zsoldos marad kézben: { $count }; ennyi csata van még hátra: { $battles }.

### Kommandó és légijármű

idea-strikes-own-leader = Két vezérrel ennek a seregnek az ereje 0; ha az egyik eltűnik, az ereje { $strength }.
idea-strikes-stronger = A célba vett seregben a faj harcosai { $strength } erőt érnek, a másikban { $other } erőt.
idea-strikes-one-of = { $count ->
    [one] Az a lap, amelyiknek ilyen a hátlapja, kikerül a csatából; abban a seregben a faj harcosai eddig { $strength } erőt érnek.
   *[other] Az ilyen hátlapú lapok közül (összesen { $count }) a véletlen kivesz egyet a csatából; abban a seregben a faj harcosai eddig { $strength } erőt érnek.
}
idea-commando-later = A kommandó csak egyszer csaphat le; ennyi csata van még hátra: { $count }.
idea-commando-last = Ez az utolsó csata: a megtartott kommandó ebben a fordulóban már senkire sem csap le.
idea-commando-pays = A kommandó csak egyszer csaphat le, és ez a csata ennyi pontot ér: { $points }; a hátralévők egyike sem ér többet.
idea-airship-later = A légijármű csak egyszer repülhet; ennyi csata van még hátra: { $count }.
idea-airship-last = Ez az utolsó csata: a megtartott légijármű ebben a fordulóban már nem repül.
idea-airship-pays = A légijármű csak egyszer repülhet, és ez a csata ennyi pontot ér: { $points }; a hátralévők egyike sem ér többet.
idea-flight-wins = A többi sereg közül a legerősebb ereje { $rival }; ezzel a választással a saját seregé { $strength }.
idea-flight-in-vain = A többi sereg közül a legerősebb ereje { $rival }; azzal a repüléssel a saját seregé csak { $strength } lenne.
idea-flight-needless = A saját sereg ereje légijármű nélkül is { $strength }, a többi közül a legerősebbé { $rival }.
idea-fewer-fly = Ennyivel kevesebb goblin repül el, és marad kézben: { $count }.
