## Hints about Gold und Rum: where to look, and estimates of its choices.

look-deal = Look at the tops of the piles, and think of what lies below: does a warrior lie there that you would take from somebody?
look-deal-started = Think of what lies in each pile: which suits your army best, and may somebody else claim it before you?
look-last-call = Think of the piles that nobody has claimed: does one of them help your army, or does it hold a second leader or a second giant?
look-favourite = Think of the piles with recruit cards: whose army will be the strongest? You score what your favourite scores.
look-spy = Think of what others took: which single card would help your army most, and who certainly has it?
look-race = Look at the backs of your favourite’s army: in which race is it strongest, and what does this battle pay?
look-mercenaries = Look at the backs that lie in this battle, and at your own strength: can you win it, and which mercenaries would you miss later?
look-commando = Look at the cards that lie face down: which back probably hides the card that decides this battle?
look-airship = Compare the strengths: would the airship with its goblins make yours the strongest, and what would the goblins do later?

plan-send = Add: { $cards }; then no more

estimate-note = An estimate from { $samples } continuations of each, played on from what this seat saw. Counted in points ahead of the best rival at the end of the round, against the best choice; the thin line is the 95 % interval. Until the last warrior lies nobody lays another card in them, nobody forgets anything, and later rounds are left out.
estimate-against-note = What was played was measured on { $most } continuations of both, the others on { $samples }, all from what this seat saw. Counted in points ahead of the best rival at the end of the round; the thin line is the 95 % interval.
