## The form before a game of Gold und Rum.

usual-name-7 = Quentin
bot-described = { $bot }: { $style }
column-memory = Memory
setup-memory = How well the bot at seat { $number } remembers
memory-usual = as usual
memory-perfect = every card
memory-of = { $cards } of 100 cards
setup-deal = The deal
option-mode = How the cards are dealt
mode-live = live
mode-live-help = The deal runs on by itself; cards are laid at any moment. It can be paused.
mode-steps = step by step
mode-steps-help = After each card everyone is asked in turn. Good for learning, and for several people at one screen.
why-steps = Several people at one screen can’t all claim at the same moment, so they are asked in turn, step by step.
option-pace = One card every
pace-seconds =
    { $seconds ->
        [one] second
       *[other] { NUMBER($seconds) } seconds
    }
option-leader-factor = A leader’s worth
option-leader-factor-help = A leader doubles its race. The printed number is not known to us, so this is a ruling; change it if your copy says otherwise.
leader-times = times { $factor }

### How it ended

final-standing = The final standing
final-order = Most points win; then who won a battle last (G8.5).
column-last-won = Last battle won
never-won = none
won-in = round { $round }, battle { $battle }
leader-here = A leader multiplies the strength of its race by { $factor } at this table (G2.4, our ruling).
