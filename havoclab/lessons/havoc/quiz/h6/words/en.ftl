## Questions about a battle.

next-battle = { $name } is on turn and cries Havoc.
next-battle-goal = Which battle is fought?
next-battle-look = The row of battle cards shows which are gone.
next-battle-why = The battles come in the order of their numbers.

mixed-order = At this table the battle cards were laid out in random order. Anita cries Havoc.
mixed-order-goal = Which battle is fought?
mixed-order-look = Look at the row of battle cards, not at their numbers.
mixed-order-why = The next card in the row counts, whatever its number. Only Castillon always lies last.

not-this-one = At this table the winner of a battle names the next one. Anita has won and is choosing.
not-this-one-goal = Which battle may she not name?
not-this-one-look = Some battles are gone, and one waits for the end.
not-this-one-why = A battle that is gone does not come back, and Castillon is always the last.

who-names = At this table the winner of a battle names the next one. A year of peace has taken a battle away, and { $name } discards last.
who-names-goal = Who names the next battle?
who-names-look = Nobody has won just now. Who has the card with the dove?
who-names-why = With no winner at hand, the Peacekeeper names the battle.

first-cards = { $name } has cried Havoc and lays cards.
first-cards-goal = Which of these may { $name } not do now?
first-cards-look = How many cards lie in front of { $name } already?
first-cards-why = Who starts a battle lays at least two cards before anything else.

hardly-a-card = It is { $name }’s turn.
hardly-a-card-goal = Which of these may { $name } do now?
hardly-a-card-look = Look at the hand. What does each of them take?
hardly-a-card-why = Crying Havoc takes two cards in hand; recruiting is still open.

stay-or-join = At Agincourt only the winner is paid. It is your choice.
stay-or-join-goal = Do what costs you no card.
stay-or-join-look = Compare your strongest cards with what lies.
stay-or-join-why = Nothing in the hand could have won, and staying out brought a card.

who-is-asked = { $name } has cried Havoc, laid two cards, and lays no more for now.
who-is-asked-goal = Who is the first to choose whether to join?
who-is-asked-look = Go round clockwise and count the cards in each hand.
who-is-asked-why = Whoever holds fewer than two cards can’t join, draws one, and is not asked.

add-or-pass = { $name } is a fighter in a battle that is under way.
add-or-pass-goal = Which of these may { $name } do now?
add-or-pass-look = Has { $name } laid a card in this step already?
add-or-pass-why = In each round a fighter lays cards or passes, one or the other.

one-step = { $name } is a fighter, and it is up to { $name } what comes next.
one-step-goal = Which of these is allowed?
one-step-look = Is something laid in it? And does it go together with what follows?
one-step-why = A fighter passes, or lays one card or several and then stops.

passes-left = { $name } decides, and let us say that nobody lays another card.
passes-left-goal = How many passes does it take until this battle is over?
passes-left-look = Who still fights? Those who are out or have passed are not asked again.
passes-left-why = The battle ends when every fighter has passed.

six-soldiers = { $name } is a fighter and wants to lay more.
six-soldiers-goal = Which of these may { $name } not do now?
six-soldiers-look = Count the soldiers that lie before { $name }.
six-soldiers-why = Six soldiers are the most that may lie; beyond them there is room for dogs alone.

room-left = All others have passed or stayed out. You could go on laying.
room-left-goal = How many more cards could you lay at most?
room-left-look = Count soldiers and dogs apart, on the table and in the hand.
room-left-why = Six soldiers at most, eight cards in all at most, and nothing laid goes back into the hand.

zeros-join = Peter’s cards lead, and the others are out. It is your choice.
zeros-join-goal = Earn the second place without laying a soldier.
zeros-join-look = Two cards are enough to join. Must they be soldiers?
zeros-join-why = Two dogs are two cards: they may join alone.

one-more-dog = All others have passed. You wish for { $card }, which lies among the recruits.
one-more-dog-goal = Win the battle, and get { $card } afterwards.
one-more-dog-look = You lead already. Who could run for the card once the battle is over?
one-more-dog-why = Nobody else could answer any more, and still another card could be laid: the dog, which then scavenged.

leave-or-count = All have passed. It is yours to declare.
leave-or-count-goal = Win the battle.
leave-or-count-look = Compare what each declaration leaves with what lies before Peter.
leave-or-count-why = A dog counts or stays out, whichever makes the stronger hand.

odd-number = The battle is over, and Anita says how many of her dogs take no part.
odd-number-goal = Which of these may she not declare?
odd-number-look = More than six cards lying push dogs out. And how many may be out in all?
odd-number-why = Dogs beyond the six are out in any case, and no more than two are out altogether.

nothing-left = { $name } has laid nothing but two dogs, and declares both uninvolved.
nothing-left-goal = Who wins this battle?
nothing-left-look = What is left of { $name }’s cards, and what do the others have?
nothing-left-why = Both dogs may be left out, but then nothing takes part, and that is below every high card.

beyond-six = { $name } has laid { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
} and { $soldiers } soldiers. The battle is over; nothing was declared so far.
beyond-six-goal = How many of these dogs are out of themselves?
beyond-six-look = Six cards can take part.
beyond-six-why = What lies beyond six takes no part, without being declared.

declares-first = { $initiator } cried Havoc. { $name } is the last to pass, and several fighters have dogs lying.
declares-first-goal = Who is the first to declare dogs?
declares-first-look = The round has a beginning. Who began this battle?
declares-first-why = Declarations go round clockwise, beginning with the initiator.

alone = { $name } is alone in the battle of { $battle } and passes.
alone-goal = How many points does it bring { $name }?
alone-look = Who takes the other places?
alone-why = Who fights alone wins, and the points of places that no fighter takes are lost.

second = Crécy pays 5, 3 and 1 point. It is your choice.
second-goal = Earn 3 points, laying at most three cards.
second-look = Second place is enough. Whose cards must you beat for it?
second-why = The second place was within reach: one hand to beat instead of two.

cheapest = Peter cried Havoc; the others stay out. It is your choice.
cheapest-goal = Win this battle, laying no more than { $count } cards.
cheapest-look = See what lies before Peter. Which cards of yours beat it?
cheapest-why = That was just enough; the rest of the hand stays for later battles.

even = The last fighter passes. Pairs of one value lie before the fighters.
even-goal = Who wins this battle?
even-look = The cards are equal. What else differs between the players?
even-why = Between equals, fewer cards left in hand is ahead; then the order from the initiator.

seventh-card = Six cards of { $name } and six of { $other } are equal. Before { $name } a dog lies besides; { $other } passes.
seventh-card-goal = Who wins this battle?
seventh-card-look = Compare the hands as they are now. Is the dog in one of them?
seventh-card-why = Hands are counted as the battle ends, and a laid dog is no card in hand.

shared = You pass, and the battle is over.
shared-goal = How many points do you get?
shared-look = Who is as strong as you, with as many cards in hand? Which places do you fill together?
shared-why = Equals share the points of their places, rounded down. What nobody fills, and what has no token, adds nothing.

what-now = { $name } chooses this: “{ $move }”.
what-now-goal = What happens now?
what-now-look = Who of the fighters may still lay cards after that?
what-now-why = Nobody is left to lay a card, so the battle is over.

refused-card = { $name } is a fighter and tries this: “{ $move }”. The table refuses.
refused-card-goal = Which rule decides this?
refused-card-look = Count the soldiers that lie before { $name }.
refused-card-why = Beyond six soldiers only dogs may lie.

only-fighter = This happened: { $told } It came after { $name } had chosen “{ $move }”.
only-fighter-goal = Which rule made it happen?
only-fighter-look = How many fighters are there in this battle?
only-fighter-why = Nobody else fights, and so the only fighter wins.
