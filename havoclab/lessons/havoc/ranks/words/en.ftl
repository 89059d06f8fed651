## Terms.

term-pair = a pair: two cards of one value
term-full-house = a full house: three of one value and two of another
term-straight = a straight: values in a row
term-flush = a flush: cards of one suit
term-rank = a rank: what kind of combination it is
term-beside = beside: cards that are part of no combination

## Steps.

r-battle = Peter cried Havoc; the others stay out. It is your choice, Anita.
r-battle-goal = Win this battle, laying no more than { $count } cards.
r-battle-look = See what lies before Peter. Which cards of yours beat it?
r-battle-why = That was just enough. Now to what makes one hand stronger than another.

make-pair = Click cards to pick them; the table tells what they make. Two cards of one value are a pair.
make-pair-goal = Lay a pair and nothing else.
make-pair-look = Two of the values are the same.
make-pair-why = A pair is stronger than any single card.

make-full = Values can come in threes and fours too. Three of one value and two of another are a full house.
make-full-goal = Lay a full house.
make-full-look = One value lies there three times, another twice.
make-full-why = A full house is stronger than three of a kind alone.

make-straight = Five or six values in a row are a straight. A dog is a 0, so it fits below the 1.
make-straight-goal = Lay a straight of five.
make-straight-look = Count up from 0.
make-straight-why = 0, 1, 2, 3, 4: the dog stands at the low end, the only place where it fits.

make-flush = Five or six cards of one suit are a flush. A dog belongs to every suit.
make-flush-goal = Lay a flush of five.
make-flush-look = Four cards share a suit. Which other card belongs to it too?
make-flush-why = Four blue cards and the dog: all of one suit.

dog-sets = In pairs and threes, dogs are plain zeros. Two dogs are a pair of zeros.
dog-sets-goal = Lay a full house.
dog-sets-look = Three cards share a value. What makes the two?
dog-sets-why = Three tens and two zeros: a full house with the help of dogs.

sort-ladder = There are seventeen ranks. The table shows them all, the strongest on top. Four hands wait to be sorted.
sort-ladder-goal = Click them from the strongest to the weakest.
sort-ladder-look = Name each hand first, then find it on the ladder.
sort-ladder-why = Four of a kind, full house, flush of five, straight of five: the higher rank wins, whatever the values.

see-ties = What if two hands have the same rank? Three examples, each with what decides.
see-ties-1 = Both are pairs: the value of the pair decides, not the card beside it.
see-ties-2 = Both are straights: the top decides.
see-ties-3 = Both are pairs of nines: now the card beside decides.

tie-last = Two full houses. In a full house the larger group is compared first.
tie-last-goal = Which one is stronger?
tie-last-look = Look at the three cards of one value before the two.
tie-last-why = Three sixes beat three fours; the pair would only count if the threes were equal.

tie-alone = Four flushes. Flushes are compared card by card from the top.
tie-alone-goal = Click them from the strongest to the weakest.
tie-alone-look = Compare the highest cards; where they are equal, the next ones.
tie-alone-why = The first card that differs decides.

leave-dog = Every card that takes part counts. Six cards of one suit are a flush of six, even if five of them would be more.
leave-dog-goal = Lay the strongest hand there is.
leave-dog-look = Try it with the dog and without it, and watch the rank.
leave-dog-why = A straight flush of five is far above a flush of six. The dog stays in the hand.

which-rule = A dog and blue 5, 6, 7, 8, 9 take part, all six. The table calls it a flush of six.
which-rule-goal = Which rule says that it is no straight flush of five?
which-rule-look = All six take part. Which rule is about that?
which-rule-why = Every card that takes part counts, so the six are judged together.

beat-it = Three nines lie on the other side.
beat-it-goal = Beat them with as few cards as can do it.
beat-it-look = Three of a kind lies there. What is above it, and in your hand?
beat-it-why = Five cards were needed: below them nothing in the hand is higher.

q-beat = On the other side lie: { $cards }.
q-beat-goal = Beat them with as few cards as can do it.
q-beat-look = Name their rank, then look for the next above it in your hand.
q-beat-why = That beats it, and with fewer cards nothing would.

q-best = All these cards are yours, and up to six may take part.
q-best-goal = Lay the strongest hand there is.
q-best-look = Look for rows and suits before pairs. Where does the dog help?
q-best-why = Nothing in these cards is stronger.

q-sort = Four hands.
q-sort-goal = Click them from the strongest to the weakest.
q-sort-look = Name each of them first.
q-sort-why = The higher rank wins, whatever the values.

q-equal = Four hands of one rank.
q-equal-goal = Click them from the strongest to the weakest.
q-equal-look = The larger group first, then what follows, then the cards beside.
q-equal-why = The first difference, from the largest group on, decides.
