## Az oldal.

replay-title = Egy játszma lépésről lépésre
replay-move = { $name }: { $action }

## Az időben ide-oda.

replay-moment = Pillanat
replay-start = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Egy lépés előre
replay-end = A végére
replay-next-choice = Következő döntés
replay-next-doubt = Ahol a gép mást tenne
replay-next-doubt-title = A következő döntés, amelyben a józan gép ugyanannyit tudva egyértelműen mást választana
replay-no-choice = Ezen az ágon már nincs hátra döntés.
replay-no-doubt = Innentől a józan gép sehol sem választana egyértelműen mást.
replay-needs-eyes = A gép becsléséhez látni kell egy kezet: a „Nézet” alatt egy játékos szeme vagy a nyílt kezek választhatók.

## Nézet.

replay-watch-title = Nézet
replay-viewer = Kinek a szemével
replay-viewer-all = minden kéz nyitva
replay-viewer-table = csak az asztal, kezek nélkül
replay-viewer-seat = { $name }
replay-hide-future = A folytatás rejtve marad
replay-hide-future-help = Így a lista ennél a pillanatnál véget ér.
replay-pace = A lejátszás tempója

## A lépések, és amit mondanak róluk.

replay-moves-title = Lépések
replay-comment-title = Megjegyzés
replay-comment-on = Megjegyzés a { $number }. lépéshez
replay-comment-none = A megjegyzés egy lépéshez tartozik, előbb lépni kell egyet.
replay-comment-hint = a jegyzőkönyvben és a hivatkozásban is megmarad
replay-comment-kept = A { $number }. lépés megjegyzése megmaradt.
replay-comment-gone = A { $number }. lépés megjegyzése törölve.

## Valami más kipróbálása.

replay-try = Más lépés kipróbálása
replay-try-title = Választás annak a helyében, aki itt dönt; maga a játszma nem változik
replay-hand-closed = Aki itt dönt, annak a keze zárva van: az ő szeme vagy a nyílt kezek választhatók.
replay-branched = Ezzel új ág nyílt, a { $number }. számú. { $told }
replay-too-many-lines = Egy játszmában { $most } ág fér el, előbb törölni kell egyet.
replay-lines-title = Ágak
replay-column-line = Ág
replay-column-about = Mi ez
replay-column-delete = Törlés
replay-line = { $number }. ág
replay-line-game = A játszma, lépések: { $moves }
replay-line-branch = Elágazás innen: { $parent }. ág, { $after }. lépés után; lépések: { $moves }
replay-line-shown = { $about } (ez látszik)
replay-line-delete = Törlés
replay-line-deleted = A { $number }. ág törölve.

## Becslések.

replay-think = Becslés kérése
replay-think-title = Mi látszik itt a legjobbnak, ha a játszma sokszor továbbjátszódik abból kiindulva, amit ez a játékos tud
replay-asked = Te mit tennél itt, { $name } helyében? A józan gép mást választana, mint ami történt. Döntsd el magad, aztán kérj becslést.
replay-thought = Abból kiindulva, amit { $name } tud, itt ez látszik a legjobbnak: { $best }. Ez becslés, nem az igazság.
replay-thought-same = Abból kiindulva, amit { $name } tud, az látszik a legjobbnak, ami történt: { $best }. Ez becslés, nem az igazság.
replay-thought-other = Abból kiindulva, amit { $name } tud, ez jobbnak látszik annál, ami történt ({ $done }): { $best }. Ez becslés, nem az igazság.
replay-thinking = A játszma sokszor továbbjátszódik abból kiindulva, amit ez a játékos tud ...
replay-thought-close = Abból kiindulva, amit { $name } tud, a becslés nem tud különbséget tenni aközött, ami történt ({ $done }), és e között: { $best }.
replay-done = ez történt
replay-decisions = A fontos döntések
replay-no-thought = { $name } itt csak egyet tehet.
replay-try-it = Kipróbálom: { $action }

## Megőrzés és továbbadás.

replay-keep-title = Megőrzés és továbbadás
replay-keep-note = A hivatkozás és a jegyzőkönyv az egész játszmát tartalmazza, a rejtett lapokat is. A weboldalban csak az van, ami most látszik; kinek a szemével: { $viewer }. A megjegyzések úgy kerülnek bele, ahogy vannak.
replay-link = Hivatkozás erre a pillanatra
replay-binder = Binder-hivatkozás erre a pillanatra
replay-film = Weboldal készítése belőle
replay-save-film = A weboldal mentése ({ $kilobytes } kB)
replay-play-on = Játék innen tovább

## Más játszmák.

replay-other-title = Másik játszma
replay-kept-title = A megkezdett visszanézés
replay-kept-text = Megjegyzésekkel és ágakkal, ahogy ez a böngésző megőrizte.
replay-kept-game-title = A saját játszmád
replay-kept-game-text = Az, amelyet ez a böngésző őriz, addig, ameddig eljutott.
replay-example-title = A kidolgozott példa
replay-example-text = Négy játékos, egy kör és a sluysi csata, a szabályokat megnevező megjegyzésekkel.
replay-open-title = Jegyzőkönyv vagy hivatkozás megnyitása
replay-file = Jegyzőkönyv fájlból
replay-file-help = Ahogy az asztalnál vagy itt a „Játszma mentése” kiírja.
replay-paste = Vagy ide beillesztve
replay-paste-help = Egy jegyzőkönyv szövege vagy egy játszma hivatkozása.
replay-opened = Megnyitva: { $players } játszmája, lépések: { $moves }.
replay-not-opened = Ez nem nyitható meg, ezért az itteni játszma marad. { $why }

## A menthető weboldal.

replay-film-title = Havoc: { $players } játszmája
replay-film-about = { $players } Havoc-játszmája lépésről lépésre.
replay-film-eyes = Kinek a szemével: { $viewer }.

## Amit a kidolgozott példa lépéseiről mondanak.

example-1 = H4.1, H5.1: a Béke őre újoncozik, ezért előbb a kártya 1-re fordul.
example-2 = H4.2: a két lapból az egyik a húzópakliból jön …
example-3 = H4.2: … a másik az újoncok közül.
example-4 = H4.2: egy lapot a kézből le kell rakni az újoncokhoz.
example-5 = H4.1: a kör a bal oldali szomszédra száll. A kártyát csak a Béke őre forgatja.
example-7 = H4.2: mindkét lap jöhet a húzópakliból.
example-12 = H3.1: négy játékosnál öt újonccal telik meg a terület.
example-14 = H4.3: az újoncok területe megtelt, ezért az első lap csak újonc lehet.
example-15 = H4.3: a második is lehet újonc.
example-17 = H5.1: a kártya 2-re fordul.
example-20 = H4.6, H12a: egy eb eldobásával még egy lap jár. Ez a narancs 2-es; a forrás példája olyan lapot nevez meg, amely sehol sem fekszik.
example-22 = H6.2: Peter a kezdeményező. H6.1: a csata helye Sluys.
example-24 = H6.2: legalább két lapot le kell rakni.
example-26 = H6.3: Christine húz egy lapot, és ebből a csatából végleg kimarad.
example-27 = H6.3: a beszálláshoz két lap kell; az egyik lehet eb.
example-32 = H6.3: kettőnél több lap is lerakható.
example-34 = H6.4: körbe-körbe, mindig legalább egy újabb lap …
example-38 = H6.4: … vagy passz. Ami fekszik, az számít.
example-40 = H6.6c: már csak Eugene rakhat le lapot.
example-42 = H6.5: mindenki passzolt.
example-43 = H6.7, H6.9: a kezdeményezővel kezdve sorban be lehet jelenteni, hány eb marad harcon kívül. Peter ebe részt vesz.
example-44 = H6.11: a három kettes megveri a kilencesek párját, az pedig az ötösök párját.
example-45 = H7.1, H7.2: a kezdeményező ebe az első; dögevéssel Anita egyik lerakott lapját veszi el.
example-46 = H7.2: dögevéssel újonc is elvehető. H7.5, H7.6, H7.7: ezután a csatatér kiürül, az újoncok feltöltődnek, Anita oszt, és ő következik.
