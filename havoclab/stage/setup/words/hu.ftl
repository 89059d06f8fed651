## Az űrlap egy Gold und Rum-játék előtt.

usual-name-7 = Gáspár
bot-described = { $bot }: { $style }
column-memory = Emlékezet
setup-memory = { $number }. hely: mennyire emlékszik a gép
memory-usual = a szokásos
memory-perfect = minden lapra
memory-of = 100 lapból { $cards }
setup-deal = Az osztás
option-mode = Hogyan menjen az osztás
mode-live = élőben
mode-live-help = Az osztás magától halad, lapot bármelyik pillanatban le lehet rakni. Meg lehet állítani.
mode-steps = lépésenként
mode-steps-help = Minden lap után sorban mindenki választhat. Tanuláshoz jó, vagy ha többen játszanak egy képernyőn.
why-steps = Egy képernyőn többen nem rakhatnak le lapot ugyanabban a pillanatban, ezért sorban, lépésenként választanak.
option-pace = Egy lap ennyi időnként
pace-seconds = { NUMBER($seconds) } másodperc
option-leader-factor = Mennyit ér a vezér
option-leader-factor-help = A vezér megkétszerezi a saját fajának erejét. A nyomtatott számot nem ismerjük, ez a mi döntésünk; ha a saját példányodban más áll, itt átállíthatod.
leader-times =
    { $factor ->
        [2] kétszeres
        [3] háromszoros
       *[other] négyszeres
    }

### Hogyan ért véget

final-standing = A végeredmény
final-order = A legtöbb pont nyer; egyenlőségnél az, aki később nyert csatát (G8.5).
column-last-won = Utolsó megnyert csata
never-won = egy sem
won-in = { $round }. forduló, { $battle }. csata
leader-here =
    { $factor ->
        [2] Ennél az asztalnál a vezér kétszeresére növeli a saját fajának erejét (G2.4, a mi döntésünk).
        [3] Ennél az asztalnál a vezér háromszorosára növeli a saját fajának erejét (G2.4, a mi döntésünk).
       *[other] Ennél az asztalnál a vezér négyszeresére növeli a saját fajának erejét (G2.4, a mi döntésünk).
    }
