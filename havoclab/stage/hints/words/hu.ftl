## Segítség játék közben.

hint-first = Segítség
hint-next = További segítség
hint-thinking = Gondolkodás ...
hint-do = A legerősebb gép, csak annyit tudva, mint te, ezt választaná: { $best }. Ez vélemény, nem az igazság.
hint-playing-on = A gép ezt választaná: { $best }. Most a játszma sokszor lejátszódik ezzel és más lépésekkel is ...
hint-note = a gép választása
hint-no-idea = A számok mögött itt nem egyetlen gondolat áll; a továbbjátszásból adódnak.

## Becslések képen.

estimate-title = Ennyivel kevesebb pont a legjobbnál, a becslés szerint
estimate-best = a legjobb
estimate-less = −{ $points }
estimate-close = nem dönthető el
estimate-notes = { $first }; { $second }
estimate-interval = Az intervallum csak a minta véletlenét fedi le, vagyis azt, hogy éppen milyen lapok kerültek ezekbe a folytatásokba; azt nem, hogy a gép, amelynek ítéletén és játékán mindez alapul, maga is tévedhet.
estimate-left-out = Az első pillantásra lemaradtak száma: { $count }.
estimate-same = 0
estimate-more = +{ $points }
estimate-against-title = Ennyivel kevesebb pont annál, ami a becslés szerint jobb
estimate-preferred = ez a jobb
