## Steps.

r-dog = It is your turn, Anita. { $card } lies in the discard pile.
r-dog-goal = End your turn with { $card } in hand, looted from the discards.
r-dog-look = The discard pile is closed, except to two dogs. How many do you hold, and how many can you get?
r-dog-why = The dog that was taken ran at once. Now watch four players, and foretell what they do.

anita-takes = A game from its first move on. Anita is Peacekeeper: she turned the card to 1 and drew. You see her hand.
anita-takes-goal = What does she do next?
anita-takes-look = One open recruit makes a pair in her hand.
anita-takes-why = Green 12 goes with brown 12. Both cards are taken now.

anita-lays = Two cards are taken, so one has to go to the recruits.
anita-lays-goal = Which card does Anita lay?
anita-lays-look = What is of least use to her: half a pair, a dog, or a lone 7?
anita-lays-why = Any card may be laid. The 7 belonged to nothing, and a dog is too useful.

peter-lays = Peter has recruited from the pile alone. You see his hand.
peter-lays-goal = What does he do next?
peter-lays-look = How many cards has he taken? And what would he rather not break up?
peter-lays-why = Two cards are taken, so one is laid: the 1, not half of his pair of fives.

which-rule = Christine laid brown 10; now five recruits lie open. Eugene thinks of drawing first.
which-rule-goal = The table would refuse. Which rule decides this?
which-rule-look = Count the open recruits.
which-rule-why = Five are full with four players: the first card must be a recruit.

eugene-first = So it has to be a recruit, and his dog can’t get round that. You see his hand.
eugene-first-goal = What does Eugene do first?
eugene-first-look = Which recruit makes a pair with a card of his?
eugene-first-why = Blue 9 goes with his grey 9, and there is room among the recruits again.

eugene-second = One more card. From now on the pile would be open to him too.
eugene-second-goal = What does he take?
eugene-second-look = Which of these makes a second pair?
eugene-second-why = Brown 10 goes with orange 10. He left the pile alone.

eugene-lays = Eugene holds two pairs now and has to end his turn.
eugene-lays-goal = What does he do?
eugene-lays-look = Two cards are taken. Which one belongs to no pair?
eugene-lays-why = Green 2 goes to the recruits, where a collector of twos is next.

card-turns = Once round. It is the Peacekeeper’s turn again, and Anita recruits.
card-turns-goal = What number does her card show then?
card-turns-one = 1, as before.
card-turns-two = It goes on to 2.
card-turns-year = None: a year of peace begins.
card-turns-not-one = Each time the Peacekeeper recruits, the card is turned first.
card-turns-not-year = There is a higher number on the card.
card-turns-look = What does a Peacekeeper do before recruiting?
card-turns-why = It goes on by one with each recruiting of hers: 1, then 2.

anita-again = Anita has drawn her first card. Two twos lie open, and one is in her hand.
anita-again-goal = What does she do next?
anita-again-look = She collects, and this is her second card.
anita-again-why = Green 2 makes a pair. Orange 2 is still there, but her two cards are taken.

dog-fetches = For the third two she has a dog. The example that we follow names brown 2 here.
dog-fetches-goal = Which of these can she do?
dog-fetches-look = What lies open, and how many cards has she taken?
dog-fetches-why = Brown 2 lies nowhere on the table, so that must be a slip of the source. We read orange 2.

anita-ends = Three twos and a pair of twelves. One card has to go.
anita-ends-goal = Which card does Anita lay?
anita-ends-look = Two of these belong to something.
anita-ends-why = Blue 6 was on its own. She ends with three twos, of which the others saw her get two.

q-full = It is your turn.
q-full-goal = End your turn with { $card } in hand, having drawn one card from the pile.
q-full-look = Count the open recruits before the first card.
q-full-why = Five recruits lay open, so one of them had to come first.

q-three = It is your turn.
q-three-goal = End your turn with these in hand: { $cards }.
q-three-look = Three cards are wanted. Look at what your hand can send for the third.
q-three-why = Two cards were taken, and the dog fetched one more.

q-most = It is your turn.
q-most-goal = End your turn having taken as many cards as one turn has room for.
q-most-look = Two cards, and then the dogs. How many of them may run in one turn?
q-most-why = Two cards, and one more for each of two dogs: four in all.
