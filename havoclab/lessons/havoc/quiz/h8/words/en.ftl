## Questions about the ranks.

sort = Four hands, each of another rank.
sort-goal = Click them from the strongest to the weakest.
sort-look = Name each hand first: sets, runs, suits. Remember that a dog is a 0 of any suit.
sort-why = That is the order of the ranks.

beat = These cards have to be beaten: { $cards }.
beat-goal = Beat them with as few cards as can do it.
beat-look = Name what lies there. Which rank just above it is in your hand?
beat-why = Fewer cards could not have beaten it.

straight = A hand with low cards, high cards and a dog.
straight-goal = Pick cards that make this, with none beside: { $rank }.
straight-look = Where in a row is there a place for a 0? Does a row go on from the top to the bottom?
straight-why = The dog is the 0 at the low end, and no row goes round from high to low.

flush = A hand of several suits, with dogs.
flush-goal = Pick cards that make this, with none beside: { $rank }.
flush-look = Which suit do you hold most of? Who joins any suit?
flush-why = A dog belongs to every suit, and more than one may stand in a flush.

bet = You are about to draw two cards from the draw pile. You hope for this or better: { $rank }. First a bet, then the count.
bet-goal = How likely will your best cards be that strong?
bet-look = Count the suit you hold most of, dogs with it. How many cards are still needed, and how many of that suit are left?
bet-why = Each card of the suit and each dog helps a flush; with two still needed, both drawn cards have to be among them.

zeros = A hand with dogs, and cards of equal value.
zeros-goal = Pick cards that make this, with none beside: { $rank }.
zeros-look = Dogs are equal to each other: each is a 0.
zeros-why = In pairs and larger sets dogs are zeros.

best = A hand of many cards.
best-goal = Lay the strongest combination that it holds.
best-look = Try what happens with the dog and without it.
best-why = Every card that takes part counts, so one card too many can weaken a hand.

all-six = All of these take part in a battle: { $cards }.
all-six-goal = What are they?
all-six-look = Do all six together make something? Then that is what counts.
all-six-why = Six cards that together are a straight or a flush are that, whatever five of them would be.

one-suit = A hand with many dogs.
one-suit-goal = Lay the strongest combination that it holds.
one-suit-look = A dog has every suit. What do six cards of one suit become? And five?
one-suit-why = Six cards of one suit are a flush of six, however many of them are dogs; fewer cards can be stronger.

inside = All of these take part in a battle: { $cards }.
inside-goal = What are they?
inside-look = Are they a straight or a flush as a whole? If not, what is the strongest thing inside?
inside-why = Where the whole is neither a straight nor a flush, the strongest combination inside counts.

spare-zero = A hand with two dogs and low cards.
spare-zero-goal = Lay the strongest combination that it holds.
spare-zero-look = A row from 0 upwards has one place for a dog. What of the other one?
spare-zero-why = One dog stands in the straight; the other lies beside it as a 0, and that beats having no card there.

subset = Here the strongest combination inside counts. All of these take part: { $cards }.
subset-goal = What are they?
subset-look = Leave one card aside in your mind, then another. What is left each time?
subset-why = With this option the cards are judged by the best that is among them.

subset-beside = At this table the strongest combination among the cards that take part counts. Peter has passed, and Anita passes too.
subset-beside-goal = Who wins?
subset-beside-look = Find the five in a row on each side. What lies besides?
subset-beside-why = The straights are equal, so the cards beside them decide.

equals = Four hands of one rank.
equals-goal = Click them from the strongest to the weakest.
equals-look = Compare the larger group first, then the smaller one, then the cards beside.
equals-why = Within a rank the higher values win, the larger group first.

last-card = The same combination three times, with different cards beside it.
last-card-goal = Click the hands from the strongest to the weakest.
last-card-look = Compare the other cards from the top. What is below a 0?
last-card-why = The highest card beside decides first, and no card is below a dog.
