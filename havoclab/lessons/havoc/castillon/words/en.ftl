## Terms.

term-castillon = Castillon: the last battle, for everybody at once

## Steps.

r-year = { $name } is Peacekeeper and recruits at the last number. The next battle is { $battle }.
r-year-goal = How many cards does { $name } take from pile and recruits in this turn?
r-year-look = Which battle goes, and what comes after it?
r-year-why = After the eighth battle there are no more turns; before that the Peacekeeper recruits as ever.

last-turn = Formigny, the eighth battle. When it is over there are no more turns: Castillon, the last battle, is next.
last-turn-goal = End the eighth battle, and lay no more cards.
last-turn-look = You lead, and Peter has passed. Cards you keep can fight at Castillon.
last-turn-why = The turns are over. All that follows a battle was still done; then Castillon began.
last-turn-laid-more = That card is out of your hand now, and Castillon is fought from the hand.

any-eighth = Here the battle cards lie in another order, and seven are gone. You lead at Poitiers. Our ruling: battles are counted, so that the game keeps its length.
any-eighth-goal = You pass. What comes next?
any-eighth-look = Count the battles that are gone, and add this one.
any-eighth-why = Poitiers was the eighth to be fought or removed. The number on its card does not matter.
any-eighth-anita = Your turn
any-eighth-castillon = Castillon
any-eighth-peter = Peter’s turn
any-eighth-not-anita = After another battle the winner takes a turn, but this was the eighth.
any-eighth-not-peter = Peter did not win, and this was the eighth battle.

save-it = Eugene won the eighth battle, and a dog you laid there may still be used. Then every recruit goes to the discards.
save-it-goal = Go to Castillon with three twelves.
save-it-look = Green 12 lies among the recruits. Only a dog can bring it now.
save-it-why = That was the last chance: the recruits are cleared away.
save-it-gone = Green 12 went to the discards with all the recruits.
save-it-other-card = The dog brought another card, and green 12 went to the discards.

two-each = For Castillon the Peacekeeper deals everyone two cards. A pile that runs out is made anew from the discards. Now it holds three.
two-each-goal = You pass and win. How many cards will Christine hold?
two-each-look = Christine holds four now and stayed out of this battle.
two-each-why = Two for everyone; the discards made a new pile in mid-deal.

left-first = Our ruling for when cards run short: this deal goes round card by card, from the Peacekeeper’s left. You pass and win.
left-first-goal = Who gets the first card?
left-first-look = The winner is Peacekeeper. Who sits at that player’s left?
left-first-why = You won, so you deal, and Peter at your left comes first.
left-first-anita = Anita
left-first-peter = Peter
left-first-eugene = Eugene
left-first-not-anita = Who deals comes last in each round.
left-first-not-eugene = Eugene cried Havoc, but this deal begins at the Peacekeeper’s left.

see-dogs = Two cards are dealt to everyone. Before the last fight each may trade up to two dogs of the hand for cards. Peter, the Peacekeeper, begins.
see-dogs-1 = Peter discards his dog and draws a card.
see-dogs-2 = He holds no other dog and is done.
see-dogs-3 = Christine has no dog to trade.
see-dogs-4 = Eugene has one and keeps it.
see-dogs-5 = You discard your dog and draw a card.
see-dogs-6 = You are done, and so is everybody: all lay at once, and Castillon is decided.

last-dog = The same choice, with only the end open: one dog is traded, another is still there.
last-dog-goal = Trade the second dog for a card.
last-dog-look = One button discards a dog and draws.
last-dog-why = Two dogs, two cards. Nothing can be picked from the discards any more.

spare-dog = Now all of it is yours. Four sixes and two dogs, a pair of zeros, make a big house. You hold three dogs.
spare-dog-goal = Trade what the big house can spare, and lay it.
spare-dog-look = How many dogs does a pair of zeros need?
spare-dog-why = One dog was spare and became a card; the other two fought as zeros.
spare-dog-kept-all = The third dog stayed in your hand, and there a dog does nothing.
spare-dog-one-too-many = With one dog left there is no pair of zeros.

drawn-dog = You hold one dog. Our ruling: dogs go one at a time, each card is seen before the next, and a dog just drawn may go too.
drawn-dog-goal = Trade two dogs.
drawn-dog-look = Trade the first, and look at what came.
drawn-dog-why = The first card was a dog, and it was traded for another. The source asks nobody to decide on both at once.
drawn-dog-stopped = That ends your trading, and one more dog could have gone.

lay-six = All lay at once: the strongest combination of up to six cards. A laid dog takes part, and none lies beyond the six.
lay-six-goal = Lay the strongest hand. A card beside counts too.
lay-six-look = Blue 5 to 9 are a straight flush of five. What turns them into a mere flush, and what does not?
lay-six-why = The dog would make it a flush of six, so it stays in the hand; brown 12 lies beside.

laid-for-you = You trade nothing. Our ruling: the program lays each hand’s strongest, all at the same moment, for nothing is left to choose.
laid-for-you-goal = What will lie before you?
laid-for-you-look = Count the blue cards with the dog, and the nines.
laid-for-you-why = Four nines are above the flush of five, so they were laid.
laid-for-you-flush = A flush of five
laid-for-you-four = Four of a kind
laid-for-you-house = A full house
laid-for-you-three = Three of a kind
laid-for-you-not-flush = Four blue cards and the dog make one, but something stronger is there.
laid-for-you-not-house = A full house needs a second value twice.
laid-for-you-not-three = There is one nine more than that.

empty-hand = Castillon lies open. You had grey 2 alone, and Eugene’s hand was empty. Our ruling: no cards is below everybody.
empty-hand-goal = Which place is yours?
empty-hand-look = Who is below you?
empty-hand-why = Third: even a lone 2 is more than nothing.

which-rule = Two cards each are dealt. You hold no dog and try to trade one.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = What can be done before the last fight, and with what?
which-rule-why = Dogs of the hand are traded for cards; without one there is nothing to trade.

q-dogs = Castillon is dealt, and your dogs may be traded. Wished for: { $rank }.
q-dogs-goal = See to it that this lies before you at Castillon.
q-dogs-look = How many of the dogs does that combination need?
q-dogs-why = What it needed stayed, and the rest was traded for cards.

q-six = Castillon: all these cards are yours.
q-six-goal = Lay the strongest hand of up to six. Cards beside count too.
q-six-look = Look for rows and suits before pairs. Does the dog help there?
q-six-why = Nothing in these cards is stronger.

q-deal = Formigny, the eighth battle: Anita passes. { $name } holds { $held } cards.
q-deal-goal = How many cards does { $name } hold when the last dogs are asked for?
q-deal-look = First what the winner of this battle deals, then what everyone gets.
q-deal-why = Two for everyone, and before that the deal at the foot of Formigny’s card.

q-recruit = The eighth battle is fought. One of your laid dogs may still be used.
q-recruit-goal = Go to Castillon with these in hand: { $cards }.
q-recruit-look = One of them lies among the recruits. What happens to those next?
q-recruit-why = The dog brought it; the other recruits are gone.
