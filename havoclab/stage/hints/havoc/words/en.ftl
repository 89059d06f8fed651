## Hints about Havoc: where to look, and estimates of sets of cards.

look-turn = Look at { $battle }: first place pays { $points }. What would your best cards be there, and what could they be later?
look-take = Look at the recruits: does one of them go with cards of your hand, or is an unseen card better?
look-full = The recruits are full, so the first card must be one of them: which goes with cards of your hand?
look-put = Look at your hand: which card belongs to nothing there, and makes nothing with what lies open?
look-pick = Look through the discards: which soldier adds most to your hand?
look-pick-after-battle = Look through the discards: which soldier adds most to your hand?
look-year-of-peace = Look at your hand: which card is missed least?
look-name-battle = Look at what the battles pay, and at how strong your hand is now.
look-open-battle = Look at the sets in your hand: which can you spare for { $points } points at { $battle }, and how few cards will do at first?
look-join = Look at what lies already: what would beat it, and are { $points } points at { $battle } worth those cards?
look-add = Compare what you have laid with what the others have: who is ahead, and who may still lay?
look-declare = Look at your dogs: which rank do the cards make with them, and which without?
look-dogs = Look at the soldiers that lie open: does one of them go with your hand? The laid dogs are gone in any case.
look-last-dogs = Look at your best six cards for Castillon: does the dog belong to them?
look-other = Look at what the rule asks for here.
plan-lay = Lay { $cards }
estimate-note = An estimate from { $samples } continuations of each, played on from what this seat knows. Counted in points ahead of the best rival at the end, against the best choice; the thin line is the 95 % interval.
estimate-against-note = What was played was measured on { $most } continuations of both, the others on { $samples }, all from what this seat knew. Counted in points ahead of the best rival at the end; the thin line is the 95 % interval.
