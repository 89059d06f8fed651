## Amit minden játék mond.

seat-name = { $number }. játékos
not-your-turn = Most nem ő következik: { $seat }. Akinek döntenie kell: { $deciding }.
game-is-over = A játék véget ért, már semmit sem lehet tenni.
then-words = { $first }, aztán: { $then }
together-refused = { $step }. lépés a { $steps } közül: { $why }
together-shows = { $step }. lépés: ezzel valami új derül ki, a folytatással várni kell.
switched-off = Ennél az asztalnál ez a szabály ki van kapcsolva: { $rule }. Helyette: { $instead }

## Mi a baj egy állással

wrong-no-position = Ez nem állás: { $found }.
wrong-unknown-field = Ilyen mező nincs; ez állt benne: { $found }.
wrong-option = Ez itt nem választható: { $found }.
wrong-options-together = Ez nem fér össze a többi beállítással: { $found }.
wrong-needs-options = Itt a játék beállításai kellenek, de ez áll itt: { $found }.
wrong-too-many-words = A lapok szövege hosszabb { $most } betűnél; ami azon túl van, kimaradt.
wrong-needs-number = Itt egész szám kell, de ez áll itt: { $found }.
wrong-needs-yes-or-no = Itt igaz vagy hamis érték kell, de ez áll itt: { $found }.
wrong-needs-text = Itt szöveg kell, de ez áll itt: { $found }.
wrong-needs-fields = Itt névvel ellátott mezők kellenek, de ez áll itt: { $found }.
wrong-needs-list = Itt lista kell, de ez áll itt: { $found }.
wrong-needs-more = Itt hiányzik valami; ez áll itt: { $found }.
wrong-too-small = Itt legalább { $bound } állhat, de ez áll itt: { $found }.
wrong-too-large = Itt legfeljebb { $bound } állhat, de ez áll itt: { $found }.
wrong-not-below = Itt csak { $bound } alatti szám állhat, de ez áll itt: { $found }.
wrong-too-long = Itt legfeljebb { $bound } elem állhat, de ez áll itt: { $found }.

## Amit nem lehet beolvasni: fájlok és hivatkozások

fault-at = { $field }: { $sentence }
fault-of-position = { $why } ({ $rule })
wrong-does-not-fit = Ez ide nem illik ({ $why }); ez áll itt: { $found }
link-no-text = A hivatkozáshoz szöveg kell.
link-too-long = A hivatkozás { $length } betűből áll, pedig legfeljebb { $most } lehet.
link-too-short = A hivatkozás túl rövid; talán csak egy része lett kimásolva.
link-characters = A hivatkozásban olyan jel is van, amilyen egy hivatkozásban sem lehet; csak betűk, számjegyek, - és _ állhat benne.
link-version = Ez a hivatkozás { $version } jelű formában készült, ez az oldal pedig { $known } jelűt olvas.
link-damaged = A hivatkozás sérült; talán csak egy része lett kimásolva.
link-inflates = A hivatkozás kibontva több mint { $most } bájt.
link-unreadable = A hivatkozás tartalma nem olvasható.
link-no-record = A hivatkozásban nincs játszma.
link-other-content = A hivatkozásban olyasmi van, ami nem ezen az oldalon nyílik meg.
link-player = Ilyen játékos itt nincs: „{ $player }”; ezek közül lehet választani: { $known }.
link-live = Egy képernyőnél többen nem játszhatnak olyan osztást, amely megállás nélkül halad. Lépésenkénti osztással vagy gépi játékostársakkal lehet így játszani.
link-settings = Itt a tempó és a kapcsolók kellenek.
file-too-long = A fájl { $length } betűből áll, pedig legfeljebb { $most } lehet.
file-not-json = Úgy kezdődik, mint a JSON, de nem az; olyan fájl kell, amelyet itt mentettek el.
file-another-kind = Nem szerepel benne, hogy „{ $kind }”, így ez másféle fájl.
file-too-many = { $count } van belőle, pedig legfeljebb { $most } lehet.
record-too-long = A játszma szövege legfeljebb { $most } betű lehet.
record-headline = A játszma 1. sora nem így kezdődik: „{ $headline }”.
record-line = A játszma { $line }. sora se nem „kulcs: érték”, se nem olyan lépés, mint „1. Anita (1): recruit”.
record-not-json = A játszma { $line }. sorában „{ $key }” értéke nem JSON.
record-move-order = A játszma { $line }. sorában ez a lépésszám áll: { $move }, pedig ez következne: { $due }.
record-seats = { $names } név és { $players } játékos szerepel egy { $seats } fős játszmában.
record-refused = „{ $action }” nem szabályos lépés ({ $rule }): { $why }
