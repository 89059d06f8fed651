## Amit minden játék mond.

seat-name = { $number }. játékos
not-your-turn = Most nem ő következik: { $seat }. Akinek döntenie kell: { $deciding }.
game-is-over = A játék véget ért, már semmit sem lehet tenni.
together-refused = { $step }. lépés a { $steps } közül: { $why }
together-shows = { $step }. lépés: ezzel valami új derül ki, a folytatással várni kell.
