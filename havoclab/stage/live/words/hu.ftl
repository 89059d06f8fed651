## Az osztás, amely magától halad.

live-next-card = Következő lap: { NUMBER($seconds) } mp
live-paused = Az osztás szünetel.
live-pause = Szünet
live-go-on = Osztás indítása
live-one-card = Egy lap
live-slower = Lassabban
live-faster = Gyorsabban
live-dial = Két lap között
live-dial-help = Lassabb vagy gyorsabb osztás; a gépi játékosok vele együtt lassulnak.
live-seconds = { NUMBER($seconds) } mp
live-hidden = Az oldal nem látszott, ezért az osztás megállt. Közben egy lap sem került az asztalra.
live-held-up = Az oldal elakadt (lassú böngésző, megszakadt kapcsolat, alvó gép vagy átállított óra), ezért az osztás megállt. Egy lap sem került úgy az asztalra, hogy ne láthattad volna.
live-came-back = Az osztás ott áll, ahol abbamaradt. Akkor indítsd el, amikor készen állsz.
live-nobody = Senki sem tesz le lapot
