## Steps.

r-best = All these cards are yours, Anita, and up to six may take part.
r-best-goal = Lay the strongest hand there is.
r-best-look = Look for rows and suits before pairs. Where does the dog help?
r-best-why = Nothing in these cards is stronger. Now to hands that can be read in more than one way.

inside-five = Five cards can hold several combinations: four dogs and blue 5 are all of one suit, and four zeros too. The strongest one inside them counts.
inside-five-goal = Which hand is the strongest?
inside-five-look = Name the strongest thing that each hand holds, then use the ladder.
inside-five-why = Four dogs are four of a kind, above the full house and both flushes.

four-dogs = Six cards are another matter: six of one suit stay a flush of six, however many of them are dogs.
four-dogs-goal = Lay the strongest hand there is.
four-dogs-look = Pick all six and see what they make. Does one card less make more?
four-dogs-why = All six are a flush of six. Without blue 5 the four dogs are four of a kind, with blue 8 beside.

room-for-one = A straight has room for one dog. Any other dog lies beside it, as a zero.
room-for-one-goal = Lay the strongest hand there is.
room-for-one-look = The straight takes five cards. Which card is best beside it?
room-for-one-why = One dog stands at the low end. Beside the straight, brown 9 is worth more than a second zero.

missing-card = If the combinations are equal, the cards beside are compared. A missing card is lower than any card, even a dog.
missing-card-goal = Click the hands from the strongest to the weakest.
missing-card-look = All three are pairs of nines. What lies beside each?
missing-card-why = A 3 beats a 0, and a 0 beats nothing at all.

next-beside = Three pairs of nines once more, each with a 12 beside.
next-beside-goal = Which hand is the strongest?
next-beside-look = The first card beside is the same. Go on to the next one.
next-beside-why = After the 12 come a 2, a 0 and nothing, in this order.

bet = Four blue cards: a fifth would make a flush. Anita will draw two cards from the draw pile. Bet first, then see the count.
bet-goal = How likely will she hold a flush of five or better?
bet-look = Nine blue cards and eight dogs are somewhere she can’t see. How many cards are there in all?
bet-why = One of the two drawn cards is enough, so the chance is nearly twice that of a single card.

two-readings = Every card that takes part counts: blue 1 to 5 and orange 6 are a straight of six. In another reading, best_subset, the strongest part counts: here blue 1 to 5.
two-readings-goal = Anita passes. In which reading does she win?
two-readings-look = Where does four of a kind stand: between which of her two ranks?
two-readings-why = A straight of six is below four of a kind; a straight flush of five, which best_subset sees, is above it.

dog-readings = Now a dog could be in the way. Anita can leave it out, and Peter has five threes.
dog-readings-goal = She declares the dog uninvolved. In which reading does she win?
dog-readings-look = What takes part once the dog is out?
dog-readings-why = Blue 4 to 8 alone are a straight flush of five in both readings. Under ours she has to leave the dog out for it.

beside-subset = At a table that plays best_subset, both have a straight flush from 5 to 9, and one card more. It counts as a card beside.
beside-subset-goal = Anita passes. Who wins?
beside-subset-look = Compare the sixth cards.
beside-subset-why = The straight flushes are equal, so the card beside decides: 13 is higher than 10.

which-rule = Blue 1, 2, 3, 4, 5 and orange 6 take part. The table calls them a straight of six.
which-rule-goal = Which rule says that they are no straight flush of five?
which-rule-look = Five would be more than six here. Which rule is about that?
which-rule-why = All that takes part is judged together.

q-dogs = All these cards are yours, and up to six may take part.
q-dogs-goal = Lay the strongest hand there is.
q-dogs-look = Try it with a card less, or with a card of another suit.
q-dogs-why = Six of one suit would be a flush of six; the dogs alone are more.

q-zero = All these cards are yours, and up to six may take part.
q-zero-goal = Lay the strongest hand there is.
q-zero-look = A row begins at 0. How many zeros have room in it?
q-zero-why = One dog in the straight, and the highest of the others beside it.

q-last = Three hands with one and the same combination.
q-last-goal = Click them from the strongest to the weakest.
q-last-look = Compare what lies beside, from the top. Where is a card missing?
q-last-why = Higher beside is stronger, any card is above none, and a dog is a card too.

q-subset = This table plays best_subset: the strongest part of the six cards counts. Anita passes.
q-subset-goal = Who wins?
q-subset-look = Find the straight flush in each, then what is left.
q-subset-why = The straight flushes are equal, and the card beside decides.
