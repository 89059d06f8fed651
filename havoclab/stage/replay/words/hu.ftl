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
replay-sandbox = Felállítás a homokozóban
replay-sandbox-title = Ennek a pillanatnak az állása a homokozóban, ahol minden lap nyíltan fekszik

## Más játszmák.

replay-other-title = Másik játszma
replay-kept-title = A megkezdett visszanézés
replay-kept-text = Megjegyzésekkel és ágakkal, ahogy ez a böngésző megőrizte.
replay-kept-game-title = A saját játszmád
replay-kept-game-text = Az, amelyet ez a böngésző őriz, addig, ameddig eljutott.
replay-open-title = Jegyzőkönyv vagy hivatkozás megnyitása
replay-file = Jegyzőkönyv fájlból
replay-file-help = Ahogy az asztalnál vagy itt a „Játszma mentése” kiírja.
replay-paste = Vagy ide beillesztve
replay-paste-help = Egy jegyzőkönyv szövege vagy egy játszma hivatkozása.
replay-opened = Megnyitva: { $players } játszmája, lépések: { $moves }.
replay-another-game = Ez egy másik játék ({ $game }) játszmája; annak a saját oldalán nyitható meg.
replay-not-opened = Ez nem nyitható meg, ezért az itteni játszma marad. { $why }

## A menthető weboldal.

replay-film-eyes = Kinek a szemével: { $viewer }.

## Amit egy többváltozatú játszmából nem lehet beolvasni.

book-line-order = A játszma { $row }. sorában ez a változatszám áll: { $number }, pedig ez következne: { $due }.
book-too-many-lines = { $lines } változat túl sok; legfeljebb { $most } lehet.
book-too-many-moves = A változatok együtt több lépésből állnak, mint amennyi lehet: { $most }.
book-in-line = Ebben a változatban: { $line }. { $why }
book-no-branch = Egy változatnak egy előtte álló változatból kell elágaznia, és lépéseknek kell benne lenniük.
book-no-such-move = Abban a változatban, amelynek száma { $line }, nincs ilyen számú lépés: { $after }; 0 és { $last } közötti szám lehet itt.
book-no-move = Egy lépés egy hely, egy akció és esetleg egy megjegyzés.
book-no-move-line = A játszma { $row }. sorában nincs ilyen alakú lépés: „{ $number }. Anita (1): recruit”.
