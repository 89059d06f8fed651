## Az asztal szövegként, ahogyan a környezet kiírja (render_mode „ansi” és „human”).

rl-battle = { $number }. csata: { $battle }.
rl-recruits = Újoncok: { $cards }.
rl-stock = A húzópakli lapjai: { $pile }, a dobott lapok: { $discards }.
rl-seat = { $name }: { $points } pont, { $count } lap kézben, lerakva: { $cards }.
rl-hand = { $name } keze: { $cards }.
rl-choices = { $name } ezekből választhat: { $choices }
rl-over = A játék véget ért. Győztes: { $names }.
