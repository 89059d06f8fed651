## Terms.

term-peacekeeper = the Peacekeeper: the player in front of whom the Havoc/Peace card lies
term-year-of-peace = a year of peace: a battle is not fought, and cards are discarded

## Steps.

r-reach = A battle is over, and Anita’s dog is at work.
r-reach-goal = Which of these can it do?
r-reach-look = Look for each card on the table.
r-reach-why = A scavenging dog reaches soldiers that lie open.

next-number = You are the Peacekeeper. Whenever the Peacekeeper recruits, the Havoc/Peace card is turned first, to its next number. It shows 1.
next-number-goal = You recruit. What does the card show then?
next-number-look = The numbers stand on the peace side in order.
next-number-why = The card counts your recruitings. At its last number, peace breaks out next time.
next-number-two = 2
next-number-one = 1
next-number-three = 3
next-number-not-one = Recruiting turns the card before a card is taken.
next-number-not-three = It goes on by one number only.

others-turn = The card lies in front of you and shows 2. Now it is Peter’s turn, and he recruits.
others-turn-goal = What happens to the card?
others-turn-look = Whose recruiting does the card count?
others-turn-why = Only the Peacekeeper’s recruiting turns the card.
others-turn-stays = It stays at 2.
others-turn-turns = It turns to 3.
others-turn-not-turns = Peter is not the Peacekeeper; the card lies in front of Anita.

declare-year = The card stands at its last number. When you recruit now, you declare a year of peace: the next battle is lost, everyone else discards a card, and you recruit.
declare-year-goal = Declare peace, and end your turn with three nines.
declare-year-look = Begin to recruit. The third nine lies open.
declare-year-why = Poitiers is gone without a fight, the others gave a card each, and the card starts again at 1.
declare-year-cry-now = Crying Havoc fights the next battle, so there is no year of peace.

give-one = Eugene has declared a year of peace, and you have to discard a card face down. You choose which.
give-one-goal = Discard, and keep your dog and the three eights.
give-one-look = One card of your hand is none of these.
give-one-why = Grey 2 lies face down in the discard pile. Nobody else saw it.
give-one-broke-set = That card was one of those to keep. The card you give is your own choice.

away-with-it = Agincourt comes next, worth 8 to the winner alone, and Peter collects twelves. The card stands at its last number.
away-with-it-goal = See to it that Agincourt is not fought.
away-with-it-look = A year of peace takes the next battle away.
away-with-it-why = Recruiting at the last number ended Agincourt, and each of the others lost a card as well.
away-with-it-cry-agincourt = With that cry Agincourt is fought after all.

in-order = Christine has declared a year of peace; Eugene is choosing his discard. Our ruling: one after another, clockwise from the Peacekeeper, face down, so waiting pays nobody.
in-order-goal = Who chooses after Eugene?
in-order-look = Go round clockwise from Christine.
in-order-why = Eugene, Anita, Peter. Christine, the Peacekeeper, discards nothing.
in-order-anita = Anita
in-order-peter = Peter
in-order-christine = Christine
in-order-not-peter = Anita sits between Eugene and Peter.
in-order-not-christine = The Peacekeeper discards nothing in this year of peace.

empty = You recruit at the last number: a year of peace. Peter sits on your left, and his hand is empty.
empty-goal = Who has to discard first?
empty-look = Only a card that is held can be discarded.
empty-why = Whoever holds nothing discards nothing: our ruling, since the source asks a card of everyone and says nothing of empty hands.
empty-christine = Christine
empty-peter = Peter, as soon as he has a card
empty-not-peter = Peter owes nothing later for the card he doesn’t have.

at-one = Peter has passed, and your three fives lead. Who wins becomes Peacekeeper, lays the card at 1, and is on turn at once.
at-one-goal = Win the battle, and be the Peacekeeper on turn.
at-one-look = You lead already. Which button ends your part?
at-one-why = The card lies in front of you and shows 1. You may recruit, or cry Havoc again.
at-one-lay-more = Laying on keeps the battle open.

counts = You won a moment ago and laid the card at 1. Now you recruit, in the same turn. Our ruling: laying it counts as this turn’s turning.
counts-goal = What does the card show then?
counts-look = Has the card been turned for this turn already?
counts-why = It stays at 1; next time it goes to 2. The source’s own example sets the card as the turn begins and turns it no further.
counts-one = 1
counts-two = 2
counts-not-two = The turning of this turn is done: that was the laying.

five = Five of you play, and the very first turn is yours, as Peacekeeper. With five or six the first round goes by without turning.
five-goal = You recruit. What happens to the card?
five-look = How many are you, and which round is it?
five-why = The card stays unturned. With five or six, time would run too fast otherwise.
five-stays = It stays unturned.
five-turns = It turns to 1.
five-not-turns = That would be so with two to four players.

how-long = Five players, still the first round. You won a battle a few turns ago; now it is your turn again. Our ruling: the exception ended with that battle.
how-long-goal = You recruit. What does the card show?
how-long-look = The card was laid at 1 after the battle.
how-long-why = From the battle on the card is turned as usual, so it goes to 2.
how-long-two = 2
how-long-stays = 1, as before
how-long-not-stays = Only the first Peacekeeper’s first turn is free of turning.

eighth = Formigny is the eighth battle. If a year of peace takes it away, the turns are over and the last battle follows at once. Peter’s hand looks strong.
eighth-goal = Bring on the last battle without fighting for Formigny.
eighth-look = The card stands at its last number, and it is your turn.
eighth-why = Formigny is gone, the others discarded, and Castillon has begun.
eighth-cry-formigny = With that cry Formigny is fought.

no-recruit = You declared the year of peace that took Formigny. Eugene is the last to discard. Our ruling: discarding belongs to the year, recruiting to a turn.
no-recruit-goal = What comes after Eugene’s discard?
no-recruit-look = Are there any turns left?
no-recruit-why = The turns are over, so nobody recruits any more; Castillon begins.
no-recruit-battle = The last battle begins.
no-recruit-recruits = Anita recruits first.
no-recruit-not-recruits = Recruiting would be part of a turn, and there are no more turns.

which-rule = Eugene has declared a year of peace. Anita would rather draw a card than discard one.
which-rule-goal = The table refuses. Which rule decides that?
which-rule-look = What does a year of peace ask of the others?
which-rule-why = In a year of peace everyone but the Peacekeeper discards one card.

q-number = { $name } is on turn and recruits. The card lies in front of { $peacekeeper }.
q-number-goal = What does the Havoc/Peace card show then?
q-number-look = In front of whom does the card lie?
q-number-why = It turns only when the one who recruits has it in front of them.

q-give = A year of peace, and it is your turn to discard.
q-give-goal = Keep these cards: { $cards }.
q-give-look = Which of your cards are none of them?
q-give-why = One card of your own choice is gone, face down.

q-next = { $peacekeeper } has declared a year of peace. { $name } has just discarded.
q-next-goal = Who discards next?
q-next-look = Go round clockwise, and look at the hands.
q-next-why = Clockwise on; an empty hand is passed over, and the Peacekeeper discards nothing.

q-last = { $name } is Peacekeeper and recruits at the last number. The next battle is { $battle }.
q-last-goal = How many cards does { $name } take from pile and recruits in this turn?
q-last-look = Which battle goes, and what comes after it?
q-last-why = After the eighth battle there are no more turns; before that the Peacekeeper recruits as ever.
