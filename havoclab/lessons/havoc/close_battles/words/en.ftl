## Steps.

r-run = The others have passed or stayed out, Anita. You hold two cards of a value, and the third lies among the recruits.
r-run-goal = Win, and then scavenge { $card }.
r-run-look = What must lie before you at the end to scavenge with?
r-run-why = The dog that was laid last ran after the battle. Now to battles that are close.

forced-out = Seven cards of yours lie, and only six can take part: one dog is out by itself. Peter has five tens.
forced-out-goal = Declare so that you win.
forced-out-look = One dog is out in any case. May the other one stay?
forced-out-why = One was out by itself, the other because you said so. A straight flush of five is left, above five of a kind.
forced-out-one-out = One dog still takes part, so six blue cards make a flush of six: less than Peter’s five tens.

two-out = Three dogs and two nines of Anita’s lie there: five cards, so no dog is out by itself. Two dogs may be uninvolved, in all.
two-out-goal = Which of these may she not declare?
two-out-look = How many dogs may be uninvolved at most?
two-out-why = Two at most, however many dogs lie there.

nothing-there = Only two dogs of yours lie at Sluys. Both may be declared uninvolved, but then nothing of yours fights, and nothing is below any high card.
nothing-there-goal = Win.
nothing-there-look = Peter’s cards hold no pair. What do two zeros make?
nothing-there-why = Two dogs are a pair of zeros, and any pair beats a high card.
nothing-there-one-zero = One dog alone is a high card of 0, and Peter’s is a 9.
nothing-there-no-card = With both dogs out nothing of yours fights, and Peter’s high card is above nothing.

who-declares = Peter, Eugene and Anita have a dog each in this battle, which Peter began. Anita passes last.
who-declares-goal = Who declares first?
who-declares-anita = Anita, who passed last.
who-declares-peter = Peter.
who-declares-eugene = Eugene, whose nines are a pair.
who-declares-nobody = Nobody: strength decides by itself.
who-declares-not-anita = Who passed last plays no part in the order.
who-declares-not-eugene = Strength plays no part in the order.
who-declares-not-nobody = Each fighter with a choice declares, even if one choice is stronger.
who-declares-look = Who comes first at nearly everything in a battle?
who-declares-why = Declarations go in order from the initiator, so the later ones know the earlier. That is our ruling: the source gives no order.

kept-fewer = Three pairs of nines at Crécy. Between fighters of equal strength, whoever kept fewer cards in hand is ahead.
kept-fewer-goal = Anita passes. Who wins?
kept-fewer-look = The figures beside the names tell how many cards each holds.
kept-fewer-why = All three are equal, so the hands decide: two cards are fewer than four or five.

two-readings = Counting the hands is our ruling; the source breaks ties only in the last battle. In another reading, equals share at once. Sluys pays 5 and 3.
two-readings-goal = Anita passes. In which reading does she get 5 points or more?
two-readings-look = The pairs are equal. What comes next in each reading?
two-readings-why = We count the hands: Anita kept fewer and takes 5. In the other reading both share 5 and 3: each gets 4.

count-when = Two equal straights at Poitiers, which pays 6 and 4. Anita laid one card more, a dog that can’t take part.
count-when-goal = Anita passes. What does she get?
count-when-ahead = 6 points: she holds three cards, Peter four.
count-when-shared = 5 points: the dog is added to her hand.
count-when-behind = 4 points: Peter laid fewer cards.
count-when-not-shared = A dog that lies there counts as laid, even if it is uninvolved.
count-when-not-behind = What counts is the number of cards kept, not of cards laid.
count-when-look = Hands are counted as the battle ends. Is the dog in hand then?
count-when-why = Hands are counted at the end of the battle, before any dog runs, and an uninvolved dog counts as laid.

what-is-lost = Sluys pays 5 and 3, and nothing for third place. Behind Peter’s three fives, Anita and Eugene are equal, with two cards in hand each: they share.
what-is-lost-goal = Anita passes. How many points does she get?
what-is-lost-three = 3 points.
what-is-lost-two = 2 points.
what-is-lost-one = 1 point.
what-is-lost-none = None.
what-is-lost-not-three = Two fighters share second and third place between them.
what-is-lost-not-two = Shares are rounded down.
what-is-lost-not-none = Something is paid for one of the two places.
what-is-lost-look = Add what second and third place bring, halve it, and round down.
what-is-lost-why = 3 and nothing are 3. Half of that, rounded down, is 1 each; the point left over is lost.

which-rule = Two dogs and five blue soldiers of Anita’s lie there. She wants every dog to take part.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = Count the cards.
which-rule-why = Seven lie, six can take part: one dog is out without anybody saying so.

q-dogs = All have passed. It is yours to declare.
q-dogs-goal = Win the battle.
q-dogs-look = Compare what each declaration leaves with what lies before Peter.
q-dogs-why = Each dog counts or stays out, whichever makes the stronger hand.

q-odd = All have passed, and Anita declares.
q-odd-goal = Which of these may she not declare?
q-odd-look = Count her cards, then her dogs.
q-odd-why = No more than six take part, no more than two dogs are out, and only dogs that lie there can be.

q-even = The pairs are equal. Anita passes, and the battle is over.
q-even-goal = Who wins?
q-even-look = See how many cards each holds; if that is equal too, who comes first from the initiator?
q-even-why = Equal cards: fewer in hand is ahead. Equal hands too: the first from the initiator takes the card.

q-share = Some fighters are equal, their hands too. Anita passes, and the battle is over.
q-share-goal = How many points does she get?
q-share-look = Which places do the equals fill? Add what those bring.
q-share-why = The places of the equals are added and shared, rounded down; what is left over is lost.
