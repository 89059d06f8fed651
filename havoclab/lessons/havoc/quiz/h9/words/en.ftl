## The questions.

after-it = Peter cried Havoc. Anita passes, and with that the battle is over and its winner known.
after-it-goal = What follows?
after-it-look = Count the battles that are gone, and see who leads here.
after-it-why = After the eighth battle there are no more turns; before that the winner takes one.

any-order = The battle cards lie in random order. Anita passes, and the battle is over.
any-order-goal = What follows?
any-order-look = The numbers on the cards don’t tell. What does?
any-order-why = The eighth battle to be fought or removed is the eighth, whatever its number.

recruit = The eighth battle is fought. One of your laid dogs may still be used.
recruit-goal = Go to Castillon with these in hand: { $cards }.
recruit-look = One of them lies among the recruits. What happens to those next?
recruit-why = The dog brought it; the other recruits are gone.

deal = Formigny, the eighth battle: Anita passes. { $name } holds { $held } cards.
deal-goal = How many cards does { $name } hold when the last dogs are asked for?
deal-look = First what the winner of this battle deals, then what everyone gets.
deal-why = Two for everyone, and before that the deal at the foot of Formigny’s card.

first-card = Anita passes, and the eighth battle is over. Then two cards are dealt to everyone.
first-card-goal = Who gets the first of these cards?
first-card-look = Who deals them, and who sits at that player’s left?
first-card-why = The winner is Peacekeeper and deals, beginning at the left.

last-dogs = Castillon is dealt, and your dogs may be traded. Wished for: { $rank }.
last-dogs-goal = See to it that this lies before you at Castillon.
last-dogs-look = How many of the dogs does that combination need?
last-dogs-why = What it needed stayed, and the rest was traded for cards.

as-many = Castillon is dealt. It is your choice.
as-many-goal = Trade as many dogs as may be traded.
as-many-look = Look at each card that comes before you stop.
as-many-why = Two dogs at most, one after the other; one that was just drawn may go too.

six = Castillon: all these cards are yours.
six-goal = Lay the strongest hand of up to six. Cards beside count too.
six-look = Look for rows and suits before pairs. Does the dog help there?
six-why = Nothing in these cards is stronger.

will-lie = Castillon is dealt. Anita trades nothing, and all lay their cards.
will-lie-goal = Which combination will lie before Anita?
will-lie-look = What is the strongest that this hand holds?
will-lie-why = The program lays the strongest for everybody; nothing is left to choose.

empty = Castillon is fought. The hand of { $name } was empty.
empty-goal = How many points did Castillon bring { $name }?
empty-look = How many are ahead, and is another hand empty too?
empty-why = No cards is below everybody; two without cards are equal and share.

points = Castillon is fought, and all hands lie open.
points-goal = How many points did Castillon bring { $name }?
points-look = Order the hands. Is anyone as strong, and how many cards stayed in hand?
points-why = The place decides, and equals who kept as many cards share.

whose-card = Castillon is fought, and all hands lie open.
whose-card-goal = For whom does Castillon count as a battle card won?
whose-card-look = Who is first, and is anyone equal?
whose-card-why = It counts for the first alone, if there is one.
