## Terms.

term-scavenge = to scavenge: a dog for a card that lies open
term-deal = the deal: cards that the winner hands out

## Steps.

r-ranks = A hand before the battle: the dogs may help it, or spoil it.
r-ranks-goal = Lay the strongest combination of these cards.
r-ranks-look = Try it with and without a dog, and watch what the cards make together.
r-ranks-why = That is the strongest these cards hold.

send-one = Peter has won, but everything laid still lies open. A dog you laid can scavenge now: discard it and take an open card that is no dog. You hold two fives.
send-one-goal = Get a third five.
send-one-look = Fives lie in front of Peter and among the recruits. Click one of them.
send-one-why = The dog is gone, and the third five is yours. It could come from the battle or from the recruits.
send-one-kept-dog = The dog stays where it is and is cleared away with the rest; nothing was scavenged.
send-one-other-card = The dog is spent on another card, so the pair of fives stays a pair.

no-dog = Your dog may fetch a soldier that anybody laid, even you yourself, or a recruit. Another dog lies in front of Peter.
no-dog-goal = Which card can your dog not get?
no-dog-look = Three of these cards are soldiers.
no-dog-why = A scavenging dog brings a soldier. The other dogs stay on the table.

reach = Scavenging reaches what lies open: the battle and the recruits. Brown 10 was discarded a few turns ago, and green 12 was seen in Peter’s hand.
reach-goal = Which card can your dog get?
reach-look = Only one of these cards lies open on the table.
reach-why = Green 10 is an open recruit. Piles and hands are closed to a scavenging dog.

see-dogs = Each fighter may use two of the dogs they laid, the initiator first, then clockwise. Peter cried Havoc; Anita has laid two dogs.
see-dogs-1 = Peter, the initiator, sends his dog and takes brown 12.
see-dogs-2 = Now Anita. Her first dog brings green 7: three sevens.
see-dogs-3 = Her second dog brings blue 5, which Peter had laid. Two dogs, and she has no more to use.

send-last = The same battle, only the end is open. One of your dogs has worked already.
send-last-goal = Get the fourth seven.
send-last-look = A seven lies among the recruits.
send-last-why = Your second dog brought it. More than two can’t be used after one battle.
send-last-kept-dog = That dog goes to the discards unused, and the fourth seven stays on the table.
send-last-other-card = The last dog is spent on another card.

send-two = Now all of it. Three of your dogs lie there, and you hold two eights.
send-two-goal = Get both eights that lie open.
send-two-look = One lies in front of Peter, the other among the recruits: a dog for each.
send-two-why = Two dogs, two cards. The third dog had to stay behind.
send-two-kept-dog = With that your dogs are done for this battle.
send-two-other-card = With one dog left there is no way to both eights any more.
send-two-looted-now = Looting takes both dogs at once and brings one card.

in-turn = Peter laid two dogs; you and Christine have one each. He has sent the first of his. Our ruling: each fighter finishes before the next begins.
in-turn-goal = Who decides now?
in-turn-look = Count the dogs that still lie in front of Peter.
in-turn-why = Peter goes on until he is through with his two dogs, which is quick and clear. Then it goes round.
in-turn-peter = Peter, about his second dog
in-turn-christine = Christine, on his left
in-turn-anita = Anita
in-turn-not-christine = Christine has her turn once Peter is through.
in-turn-not-anita = Christine sits between Peter and Anita, and Peter is not through yet.

loot-two = Two laid dogs together can loot, as in a turn: search the discard pile for a soldier and show it. Green 12 was discarded there.
loot-two-goal = Get green 12.
loot-two-look = Use the button that loots, then pick the soldier.
loot-two-why = Two dogs spent, one soldier taken and shown. The cards of this battle were not in the pile yet.
loot-two-kept-dog = Without the dogs the discard pile stays closed.
loot-two-one-at-a-time = One dog alone reaches only what lies open, and looting needs two.

cleared = Your dogs are done. Now the field is cleared: what was laid is discarded. Only one recruit lies open.
cleared-goal = What happens to the recruits?
cleared-look = After a battle at least three should lie open.
cleared-why = They are made up to three from the draw pile, and only now: no dog could reach the new ones.
cleared-filled = Two more come from the draw pile.
cleared-stays = It stays at one.
cleared-back = The cards laid become recruits.
cleared-not-stays = After a battle fewer than three recruits don’t remain.
cleared-not-back = What was laid goes to the discard pile.

deal = Christine has won Poitiers. The winner deals cards as the battle card says. Here: one for everyone, and one more for the initiator, Peter.
deal-goal = How many cards does Peter get?
deal-look = He is one of everyone, and he cried Havoc.
deal-why = One as a player, one as initiator. Most battle cards’ deals are reconstructed; you can type in what yours say.
deal-two = Two cards
deal-one = One card
deal-none = None
deal-not-one = The initiator’s extra card comes on top.
deal-not-none = Everyone gets a card, the fighters too.

deal-order = Cards can run short, so the order counts. Our ruling: one by one, clockwise from the winner’s left; the initiator’s extra card comes last. Christine deals.
deal-order-goal = Who gets the first card?
deal-order-look = Christine is the winner. Who sits on her left?
deal-order-why = Eugene sits on Christine’s left. When pile and discards are used up, the dealing stops.
deal-order-eugene = Eugene
deal-order-peter = Peter, the initiator
deal-order-christine = Christine, the winner
deal-order-not-peter = The initiator’s extra card is the last one.
deal-order-not-christine = The deal begins on the winner’s left and ends with the winner.

on-turn = The cards are dealt. Christine won this battle, Peter began it, and Anita would have been next in the round.
on-turn-goal = Whose turn is it now?
on-turn-look = The Havoc/Peace card goes to somebody new.
on-turn-why = The winner becomes Peacekeeper and is on turn at once, and may cry Havoc again.
on-turn-christine = Christine’s; she is Peacekeeper
on-turn-peter = Peter’s; he cried Havoc
on-turn-anita = Anita’s; she was next in the round
on-turn-not-peter = Having begun the battle gives no turn after it.
on-turn-not-anita = The round does not go on where it stopped.

which-rule = A battle is over. Anita sends her dog for brown 10, which was discarded long ago.
which-rule-goal = The table refuses. Which rule decides that?
which-rule-look = It is about where the card lies, not about the card.
which-rule-why = The discards are out of reach of a scavenging dog; only looting opens them.

q-reach = The battle is over, and Anita’s dog is at work.
q-reach-goal = Which of these can it do?
q-reach-look = Look for each card on the table.
q-reach-why = The dog reaches soldiers that lie open, in the battle or among the recruits.

q-two = The battle is over, and two of your dogs lie there.
q-two-goal = Bring these cards together in your hand: { $cards }.
q-two-look = Two of them are in your hand; look for the others on the table.
q-two-why = A dog for each: one card out of the battle, one out of the recruits.

q-dealt = { $winner } has won { $battle }. { $initiator } cried Havoc. The last dogs are done.
q-dealt-goal = How many cards does { $name } get from the deal?
q-dealt-look = The battle card says who gets cards; the initiator always does.
q-dealt-why = That is what this battle card deals.

q-turn = { $winner } has won a battle that { $initiator } began. The dogs are done, the cards are dealt.
q-turn-goal = Whose turn is it now?
q-turn-look = Where does the Havoc/Peace card go?
q-turn-why = The winner takes the card, peace side up, and is on turn.
