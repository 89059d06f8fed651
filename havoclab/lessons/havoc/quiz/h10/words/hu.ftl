## A kérdések.

crown = Vége a játéknak.
crown-goal = Kié a korona?
crown-look = Először a pontok. Mi jön, ha azok egyenlők?
crown-why = Pontok, aztán csatakártyák, aztán a castilloni sorrend.

close = Vége a játéknak, és szoros volt.
close-goal = Kié a korona?
close-look = Pontok, csatakártyák, Castillon: van közöttük bárhol különbség?
close-why = Az első különbség dönt; ha nincs, a korona közös.
