## Steps.

r-declare = All have passed, Anita. It is yours to declare.
r-declare-goal = Win the battle.
r-declare-look = Compare what each declaration leaves with what lies before Peter.
r-declare-why = The dog counted or stayed out, whichever made the stronger hand. Now the example goes on to its battle.

peter-cries = The worked example goes on. Anita has just collected twos, two of them openly. Peter is on turn; you see his hand.
peter-cries-goal = What does Peter do?
peter-cries-look = A turn begins with one of two choices, and only one of them stands here.
peter-cries-why = He cries Havoc: Sluys is to be fought over, for 5 and 3 points.

peter-lays = Peter is the initiator and has to begin with at least two cards.
peter-lays-goal = Which card does he lay first?
peter-lays-look = Which two of his cards belong together?
peter-lays-why = He opens with his pair of fives.

christine = Two fives lie before Peter. Christine is next; you see her hand.
christine-goal = What does she do?
christine-look = Does she hold anything that beats a pair of fives?
christine-why = Her soldiers make no pair. She stays out and draws a card.

anita-joins = Eugene joined with a dog and orange 10, and kept his pairs back. Anita is next.
anita-joins-goal = What does Anita do first?
anita-joins-look = What did she collect?
anita-joins-why = All three twos go down: three of a kind leads.

peter-more = Everybody has decided, and the fighters go round. Peter can’t beat three twos.
peter-more-goal = What does he do?
peter-more-look = Which card is of use even in a battle that is lost?
peter-more-why = The dog adds a 0 only, but it can run when the battle is over.

eugene-more = Peter’s dog lies there. Eugene has a dog and orange 10 so far.
eugene-more-goal = What does he do?
eugene-more-look = One of these is half of a pair that he holds.
eugene-more-why = He begins with one nine, and still shows no pair.

anita-waits = Anita’s three twos lead. Whatever she lays is gone from her hand.
anita-waits-goal = What does she do?
anita-waits-look = Does she need another card as things stand?
anita-waits-why = She passes. What she has laid still counts.

eugene-pairs = Peter has passed too. Eugene alone may lay on.
eugene-pairs-goal = What does he do?
eugene-pairs-look = First place is out of reach. Second place pays 3, and Peter’s pair of fives is in its way.
eugene-pairs-why = The second nine: a pair of nines is above a pair of fives.

who-wins = Eugene passed. Peter let his dog take part, and Eugene may do the same.
who-wins-goal = Who wins Sluys?
who-wins-look = Name the three hands.
who-wins-why = Three of a kind is above both pairs. Anita takes the battle card with 5 points.

who-second = Eugene lets his dog take part as well.
who-second-goal = What does Eugene earn?
who-second-three = 3 points.
who-second-nothing = Nothing.
who-second-five = 5 points.
who-second-not-nothing = Sluys pays two places.
who-second-not-five = The battle card is Anita’s.
who-second-look = Compare the two pairs.
who-second-why = Nines are above fives: second place and 3 points.

which-rule = After the battle Peter, as the initiator, uses his dog first. He would like Eugene’s dog.
which-rule-goal = The table would refuse. Which rule decides this?
which-rule-look = What is a scavenging dog looking for?
which-rule-why = Scavenging takes a soldier that lies open, never a dog.

peter-dog = So Peter’s dog goes for something else.
peter-dog-goal = What does Peter do?
peter-dog-look = Looting takes two dogs, and scavenging a card that lies open.
peter-dog-why = One of the winner’s own twos! Laid cards are within reach of everybody’s dogs.

eugene-dog = Now Eugene’s dog runs.
eugene-dog-goal = What does Eugene do?
eugene-dog-look = Green 2 has gone to Peter. What else lies open?
eugene-dog-why = Scavenging reaches the recruits too: blue 6, which Anita laid earlier.

the-deal = Then everything laid is discarded, the recruits are filled up to three, and Anita deals as her card says: one to everybody, one more to the initiator.
the-deal-goal = How many cards does Peter get?
the-deal-none = None.
the-deal-one = One.
the-deal-two = Two.
the-deal-not-none = He is one of those at the table.
the-deal-not-one = Who began this battle?
the-deal-look = Who was the initiator?
the-deal-why = One like everybody, and one more for having cried Havoc.

peace-again = Anita won, so she keeps the peace: the card lies before her at 1, and it is her turn at once. Say that she recruits.
peace-again-goal = What number does the card show then?
peace-again-one = Still 1.
peace-again-two = It goes on to 2.
peace-again-three = It goes on to 3.
peace-again-not-two = Laying the card down at 1 was the turning of this turn.
peace-again-not-three = It shows 1 now, and no turn turns it by two.
peace-again-look = Was the card turned for this turn already?
peace-again-why = Laying it down at 1 counts as the turning of this turn. Here the example ends.

q-cheap = Peter cried Havoc; the others stay out. It is your choice.
q-cheap-goal = Win this battle, laying no more than { $count } cards.
q-cheap-look = See what lies before Peter. Which cards of yours beat it?
q-cheap-why = That was just enough; the rest of the hand stays for later battles.

q-second = Crécy pays 5, 3 and 1 point. It is your choice.
q-second-goal = Earn 3 points, laying at most three cards.
q-second-look = Second place is enough. Whose cards must you beat for it?
q-second-why = The second place was within reach: one hand to beat instead of two.

q-dog = The battle is over, and a dog of yours lies there.
q-dog-goal = Get these into your hand: { $cards }.
q-dog-look = Two are in your hand. Where does the third one lie?
q-dog-why = The dog took an open card from the recruits.
