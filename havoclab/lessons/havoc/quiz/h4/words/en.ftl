## Questions about a turn.

next-turn = { $name } has taken two cards and lays { $card } to the recruits. The turn is over.
next-turn-goal = Whose turn is it next?
next-turn-look = Turns go round the table. In which direction?
next-turn-why = Turns go clockwise, whoever keeps the peace.

recruit-now = { $name } is recruiting.
recruit-now-goal = Which of these may { $name } do now?
recruit-now-look = How many of the two cards are taken? Cards in hand come from where, and go where?
recruit-now-why = First two cards are taken, each from the pile or the recruits; then one card of the hand is laid.

full-turn = It is your turn.
full-turn-goal = End your turn with { $card } in hand, having drawn one card from the pile.
full-turn-look = Count the open recruits before the first card.
full-turn-why = Five recruits lay open, so one of them had to come first; after that the pile was open too.

barred-pile = { $name } is recruiting.
barred-pile-goal = Which of these may { $name } not do now?
barred-pile-look = Count the open recruits, and see what was taken already.
barred-pile-why = As long as the recruits are full, the first card taken is one of them.

may-be-laid = { $name } has just taken { $cards }. Now one card of the hand goes to the recruits.
may-be-laid-goal = How many of the cards in hand may it be?
may-be-laid-look = Are the new cards or the dogs left out of this choice?
may-be-laid-why = Any card of the hand may be laid, also one just taken, also a dog.

hand-grows = { $name } holds { $held } cards and recruits, taking two cards, using { $dogs ->
    [0] no dog
    [one] one dog to fetch
   *[other] { $dogs } dogs to fetch
} and laying one card.
hand-grows-goal = How many cards does { $name } hold afterwards?
hand-grows-look = Count what comes and what goes. Does a large hand lose anything besides?
hand-grows-why = Two cards come and one goes; a fetch gives one card for one dog. No hand is too large.

three-alike = It is your turn.
three-alike-goal = End your turn with these in hand: { $cards }.
three-alike-look = Three cards are wanted. What in your hand can bring the third?
three-alike-why = Two cards were taken, and the dog fetched one more.

loot-card = It is your turn. { $card } was laid in an earlier battle and lies in the discard pile.
loot-card-goal = End your turn with { $card } in hand.
loot-card-look = The discard pile is closed, except to a pair of helpers in your hand.
loot-card-why = Two dogs looted one soldier out of the discard pile.

no-discard = { $name } is recruiting. Nothing was discarded so far.
no-discard-goal = Which of these may { $name } not do now?
no-discard-look = What would each of them need on the table?
no-discard-why = A loot needs at least one card in the discard pile; the two dogs that pay for it don’t count.

loot-in-vain = { $name } holds { $dogs } dogs and loots. The discard pile holds nothing but dogs: { $gone }.
loot-in-vain-goal = How many dogs does { $name } hold afterwards?
loot-in-vain-look = Looting takes soldiers. Are its two dogs spent, even for nothing?
loot-in-vain-why = There was no soldier to find, and the two dogs are spent all the same.

most-cards = It is your turn.
most-cards-goal = End your turn having taken as many cards as one turn has room for.
most-cards-look = Two cards, and then the dogs. How many of them may run in one turn?
most-cards-why = Two cards, and one more for each of two dogs: four in all.

dogs-left = { $name } is recruiting. Taken so far: { $taken } of the two cards. Dogs used so far: { $used }.
dogs-left-goal = How many dogs may { $name } still use in this turn?
dogs-left-look = Look at the dogs in hand and at those used already.
dogs-left-why = One turn has room for two dogs in all, before, between or after the two cards.

third-dog = { $name } is recruiting and has used dogs in this turn.
third-dog-goal = Which of these may { $name } not do now?
third-dog-look = How many dogs does each of them cost, together with those used already?
third-dog-why = Two fetches or one loot are all that one turn has room for.

dog-time = It is your turn. Taken so far: { $taken } of the two cards.
dog-time-goal = End your turn with these in hand, a dog used: { $cards }.
dog-time-look = Which helper in your hand brings a card beyond the two?
dog-time-why = Dogs run before, between or after the two cards, until a card is laid.

barred-fetch = { $name } is recruiting. No card is taken yet.
barred-fetch-goal = Which of these may { $name } not do now?
barred-fetch-look = Count the open recruits. What do they close?
barred-fetch-why = Full recruits close the draw pile to a dog as well, until one of them is taken.

two-drawn = It is your turn.
two-drawn-goal = End your turn having drawn both of your two cards from the pile.
two-drawn-look = Count the recruits. One of them has to leave the table before the pile opens, but it need not be one of the two.
two-drawn-why = The dog fetched a recruit, and that was the first card: both of the two then came from the pile.

new-dog = It is your turn.
new-dog-goal = End your turn with these in hand: { $cards }.
new-dog-look = More cards are wanted than you may take. Who lies there that could bring one?
new-dog-why = The dog was taken from the recruits and used in the same turn.

reshuffled = The draw pile is empty; { $count } cards lie in the discard pile. { $name } is recruiting and draws a card.
reshuffled-goal = How many cards lie in the draw pile afterwards?
reshuffled-look = Where does the card come from, when the pile has none?
reshuffled-why = All discards were shuffled into a new pile, and one card of it was drawn.

no-card = { $name } is recruiting. Draw pile and discard pile are empty.
no-card-goal = Which of these may { $name } not do now?
no-card-look = Where would each card come from?
no-card-why = With no discard to shuffle there is nothing to draw; the recruits are still there.

must-cry = It is { $name }’s turn. The draw pile is empty, and hardly a card lies among the recruits and the discards.
must-cry-goal = Which of these may { $name } do?
must-cry-look = Recruiting takes two cards. Count those that can still be had.
must-cry-why = Fewer than two cards are left to recruit, so Havoc must be cried.

turn-passes = There is nothing left to draw and nothing discarded. { $name } lays { $card }: it is the only recruit.
turn-passes-goal = Whose turn is it now?
turn-passes-look = Recruiting takes two cards, and crying Havoc takes two in hand. Go round the table and count the hands.
turn-passes-why = Who can neither recruit nor start a battle is passed over.

card-stays = Nothing can be drawn. { $name } lays { $card }: it is the only recruit. { $keeper } is Peacekeeper, with too few cards for Havoc.
card-stays-goal = Which number does the peace card show when somebody is on turn again?
card-stays-look = The card turns when something begins. Does it begin here?
card-stays-why = The turn was skipped, nobody recruited, and so the card was not turned.

refused-dog = { $name } is recruiting, has used dogs in this turn, and tries this: “{ $move }”. The table refuses.
refused-dog-goal = Which rule decides this?
refused-dog-look = Count the dogs used so far and those it would take.
refused-dog-why = One turn has room for two dogs in all.

new-pile-rule = This happened: { $told } It came after { $name } had chosen “{ $move }”.
new-pile-rule-goal = Which rule made it happen?
new-pile-rule-look = Where was a card needed that was not there?
new-pile-rule-why = A card was needed from an empty pile, so the discards became a new one.
