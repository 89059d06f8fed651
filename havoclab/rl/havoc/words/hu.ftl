## A Havoc asztala szövegként.

rl-battle = { $number }. csata: { $battle }.
rl-recruits = Újoncok: { $cards }.
rl-stock = A húzópakli lapjai: { $pile }, a dobott lapok: { $discards }.
rl-seat = { $name }: { $points } pont, { $count } lap kézben, lerakva: { $cards }.
