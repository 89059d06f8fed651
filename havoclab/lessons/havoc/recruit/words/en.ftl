## Terms.

term-recruits = the recruits: soldiers that lie open
term-draw-pile = the draw pile: cards face down
term-full-recruits = full: no more recruits may lie open
term-dog = a dog of war
term-fetch = to fetch: a dog for one more card
term-discard-pile = the discard pile
term-loot = to loot: two dogs for a soldier out of the discard pile

## Steps.

first-take = You are Anita, in the middle of a game. To recruit you take two cards: open recruits or the top of the draw pile, in any mix.
first-take-goal = Take two cards.
first-take-look = The recruits lie open on the table; the draw pile lies beside them.
first-take-why = Two cards are taken. Each could come from either place.

lay-one = Two cards are in hand. A recruiting turn ends when you lay one card of your hand to the recruits, any card you like. You collect twos.
lay-one-goal = Lay a card and keep all three twos.
lay-one-look = Your hand holds four cards that are no twos.
lay-one-why = Any card of the hand may be laid. It lies open now, and the next player may take it.
lay-one-broke-set = That card was one of the three twos you collect. It lies among the recruits now, where others may take it.

a-pair = A turn begins with a choice: recruit, or cry Havoc and start a battle. This is a whole turn.
a-pair-goal = Recruit so that your turn ends with a pair of nines in hand.
a-pair-look = One nine is in your hand, another lies among the recruits.
a-pair-why = You chose to recruit, took two cards and laid one. That is a whole turn.
a-pair-cry-early = Crying Havoc starts a battle, and then there is no recruiting this turn.

are-full = Five recruits lie open. With four players, five is full. Then the first card you take must be one of them.
are-full-goal = Take orange 2 for your twos.
are-full-look = Orange 2 lies among the recruits.
are-full-why = A recruit was taken first, so the recruits are no longer full. The second card may come from anywhere.

both-places = Full again, and this time the whole turn is yours. You collect sixes.
both-places-goal = End your turn with a third six, having drawn one card from the pile.
both-places-look = While five recruits lie open, the pile has to wait. Which card can come first?
both-places-why = First a recruit, because five lie open; after that the pile is open too.
both-places-cry-now = Crying Havoc starts a battle, and then nothing is recruited this turn.

meet-dog = One of these cards is a dog of war. Its value is 0, and it belongs to every suit at once.
meet-dog-goal = Pick the dog and lay it.
meet-dog-look = Three cards are soldiers: each shows a suit and a value from 1 up.
meet-dog-why = Dogs can do more than fight. The next steps show it.

see-fetch = A dog can fetch: you discard it from your hand and take one more card, a recruit or the top of the pile. Watch Anita’s turn.
see-fetch-1 = Anita chooses to recruit.
see-fetch-2 = Her first card: orange 10. Now she holds two tens.
see-fetch-3 = Her second card comes from the draw pile. The two cards are taken.
see-fetch-4 = She discards her dog and fetches green 10, a third card beyond the two.
see-fetch-5 = She lays green 3, and the turn is over. Three tens stay in her hand.

fetch-last = The same kind of turn: your two cards are taken, and only the end is open. You hold a dog.
fetch-last-goal = Get the third eight before you lay a card.
fetch-last-look = Green 8 lies among the recruits. “Fetch with a dog”, then click the card.
fetch-last-why = The dog is discarded, and the third eight is yours on top of the two cards.

fetch-alone = Now the whole turn. You hold one six and a dog; three more sixes lie open.
fetch-alone-goal = End your turn with all four sixes in hand.
fetch-alone-look = Three sixes are wanted, and two cards are taken in a turn. Your dog is worth one more.
fetch-alone-why = Two cards taken, one fetched by the dog: three sixes in one turn.
fetch-alone-cry-now = Crying Havoc starts a battle, and then nothing is recruited this turn.

loot-one = Two dogs together can loot: discard both, look through the discard pile, and take one soldier. Green 12 was laid there.
loot-one-goal = Get green 12 out of the discard pile.
loot-one-look = Click the discard pile, or the button that loots; then pick the soldier.
loot-one-why = Two dogs are spent, and green 12 is in your hand. Everyone saw it. Looting never takes a dog.

two-a-turn = You hold three dogs. One recruiting turn has room for two of them: two fetches, or one loot.
two-a-turn-goal = End your turn with all five eights in hand.
two-a-turn-look = Four eights lie open: two to take, and one for each fetch.
two-a-turn-why = Two taken, two fetched. The third dog has to wait for another turn.
two-a-turn-cry-now = Crying Havoc starts a battle, and then nothing is recruited this turn.

any-time = Dogs may be played at any time while you recruit, before the first card too. The recruits are full.
any-time-goal = End your turn having drawn two cards from the pile.
any-time-look = Full recruits close the pile to a dog as well. A recruit has to be taken or fetched first.
any-time-why = Once a recruit has left the table, taken or fetched, the pile is open: to your two cards and to your dog.

which-rule = Anita has taken two cards and fetched twice. She holds another dog and tries to fetch brown 8.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = Count the dogs that were played in this turn.
which-rule-why = Two dogs a turn are the limit, whatever is still in the hand.

q-full = It is your turn.
q-full-goal = End your turn with { $card } in hand, having drawn one card from the pile.
q-full-look = Count the open recruits before the first card.
q-full-why = Five recruits lay open, so one of them had to come first.

q-three = It is your turn.
q-three-goal = End your turn with these in hand: { $cards }.
q-three-look = Three cards are wanted. Look at what your hand can send for the third.
q-three-why = Two cards were taken, and the dog fetched one more.

q-loot = It is your turn. { $card } was laid in an earlier battle and lies in the discard pile.
q-loot-goal = End your turn with { $card } in hand.
q-loot-look = The discard pile is closed, except to two dogs.
q-loot-why = Two dogs looted one soldier out of the discard pile.

q-most = It is your turn.
q-most-goal = End your turn having taken as many cards as one turn has room for.
q-most-look = Two cards, and then the dogs. How many of them may run in one turn?
q-most-why = Two cards, and one more for each of two dogs: four in all.
