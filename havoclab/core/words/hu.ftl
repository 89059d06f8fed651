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
wrong-unknown-field = Az állásnak nincs ilyen mezője; ez állt benne: { $found }.
wrong-option = Ez itt nem választható: { $found }.
wrong-options-together = Ez nem fér össze a többi beállítással: { $found }.
wrong-needs-options = Itt a játék beállításai kellenek, de ez áll itt: { $found }.
wrong-too-many-words = A lapok szövege hosszabb { $most } betűnél; ami azon túl van, kimaradt.
wrong-needs-number = Itt egész szám kell, de ez áll itt: { $found }.
wrong-needs-yes-or-no = Itt igaz vagy hamis érték kell, de ez áll itt: { $found }.
wrong-needs-text = Itt szöveg kell, de ez áll itt: { $found }.
wrong-needs-list = Itt lista kell, de ez áll itt: { $found }.
wrong-needs-more = Itt hiányzik valami; ez áll itt: { $found }.
wrong-too-small = Itt legalább { $bound } állhat, de ez áll itt: { $found }.
wrong-too-large = Itt legfeljebb { $bound } állhat, de ez áll itt: { $found }.
wrong-not-below = Itt csak { $bound } alatti szám állhat, de ez áll itt: { $found }.
wrong-too-long = Itt legfeljebb { $bound } elem állhat, de ez áll itt: { $found }.
