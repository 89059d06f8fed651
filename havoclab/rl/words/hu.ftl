## Az asztal szövegként, ahogyan a környezet kiírja (render_mode „ansi” és „human”): ami minden játékban közös.

rl-hand = { $name } keze: { $cards }.
rl-choices = { $name } ezekből választhat: { $choices }
rl-over = A játék véget ért. Győztes: { $names }.
