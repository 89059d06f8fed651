## Steps.

r-fetch = It is your turn, Anita.
r-fetch-goal = End your turn with these in hand: { $cards }.
r-fetch-look = Three cards are wanted. Look at what your hand can send for the third.
r-fetch-why = Two cards were taken, and the dog fetched one more. Now to the finer points of dogs.

dog-recruit = Green 8 is discarded, and a loot takes two dogs. You hold one; another lies among the recruits. A dog just taken may be used in the same turn.
dog-recruit-goal = End your turn with all three eights in hand.
dog-recruit-look = One dog is missing for the loot. Where does it lie?
dog-recruit-why = The dog you took was in your hand at once, and both together looted the third eight.
dog-recruit-cry-now = Crying Havoc starts a battle, and then nothing is recruited this turn.

full-draw = Five recruits lie open: full. That binds a fetch as well. Until you have taken a recruit, your dog can’t draw either.
full-draw-goal = End your turn, having sent your dog to the draw pile.
full-draw-look = The pile is closed as long as five lie there. What opens it?
full-draw-why = First a recruit; then the pile was open to the dog.

fetched-first = Full again, and you collect twelves. A recruit that a dog fetches counts as the first card.
fetched-first-goal = End your turn: green 12 by a fetch, and both your two cards from the pile.
fetched-first-look = If the dog comes first, neither of your own two cards has to be a recruit.
fetched-first-why = The dog made room among the recruits, so both cards could come from the pile.

which-rule = The same table: five recruits lie open, nothing is taken yet. Anita discards her dog to fetch the top of the draw pile.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = It would be allowed with four open recruits.
which-rule-why = Full recruits bind a fetch too: first a recruit must leave the table.

no-discards = Early in the game: not one card has been discarded. To loot, at least one must lie there before your two dogs do.
no-discards-goal = End your turn, having used two dogs.
no-discards-look = There is nothing to look through. What else can a dog do?
no-discards-why = Two fetches brought two cards. Looting has to wait until something lies in the discard pile.
no-discards-cry-now = Crying Havoc starts a battle, and then nothing is recruited this turn.

in-vain = One card lies in the discard pile: the dog that Peter sent to fetch. Anita loots all the same.
in-vain-goal = What does she get for her two dogs?
in-vain-nothing = Nothing: both dogs are spent.
in-vain-dog = Peter’s dog.
in-vain-refused = Nothing: the table refuses, and she keeps her dogs.
in-vain-not-dog = A loot takes a soldier. Dogs stay where they are.
in-vain-not-refused = A refusal would tell everybody what the face-down pile holds. So a loot is allowed, even if it finds nothing.
in-vain-look = What can a loot take, and what lies there?
in-vain-why = No soldier lay there, so nothing was found. To refuse would have told everybody what the pile holds.

any-number = Anita holds fifteen cards, two of them taken this turn. Now she lays brown 1.
any-number-goal = What comes next?
any-number-peter = Peter’s turn.
any-number-discard = Anita discards until she holds ten.
any-number-second = Anita lays another card.
any-number-not-discard = No rule cuts a hand down, however big it is.
any-number-not-second = One card is laid at the end of recruiting, however many are in the hand.
any-number-look = Is there a number of cards that a hand may not exceed?
any-number-why = There is no hand limit: fourteen cards stay with her.

new-pile = The draw pile is used up. If a card is needed now, the discards are shuffled and become the new pile.
new-pile-goal = End your turn, having drawn two cards.
new-pile-look = Click the place of the draw pile as always.
new-pile-why = The discards were shuffled the moment a card was needed, and the game went on.

nothing-left = Late in another game: draw pile and discards are both empty, and the hands are full. Peter has cried Havoc. Anita stays out, which should bring her a card.
nothing-left-goal = What does she get?
nothing-left-empty = No card; the battle goes on.
nothing-left-recruit = One of the two recruits.
nothing-left-draws = A card that Peter has laid, shuffled in.
nothing-left-not-recruit = Staying out draws from the pile. Recruits are no part of it.
nothing-left-not-draws = What lies in the battle is not discarded yet.
nothing-left-look = Where could a drawn card come from now?
nothing-left-why = There is nothing to draw, so nothing is drawn, and the game goes on.

must-cry = Pile and discards are empty, and one recruit lies open. Recruiting takes two cards, so it is out: you must cry Havoc.
must-cry-goal = Win the battle at Orléans, laying two cards.
must-cry-look = One choice is left to your turn. Which two cards are strongest together?
must-cry-why = One card was left to take, two are needed. So the turn became a battle.

passed-over = Again no pile and no discards. Eugene ends his turn by laying yellow 3, the only recruit. Anita is next, with a single card.
passed-over-goal = What does Anita do?
passed-over-peter = Nothing: it is Peter’s turn.
passed-over-turn = She cries Havoc with her one card.
passed-over-draws = She takes yellow 3 and ends her turn.
passed-over-not-turn = Crying Havoc takes two cards, and she has one.
passed-over-not-draws = Recruiting takes two cards, and one is left.
passed-over-look = Count the cards that can be taken, and the cards in her hand.
passed-over-why = She can neither recruit nor start a battle, so her turn is passed over.

no-turning = Anita is Peacekeeper, and the card shows 3, its last number. One recruit is all that is left, so she must cry Havoc.
no-turning-goal = What becomes of the Havoc/Peace card’s number?
no-turning-stays = Nothing: the battle begins.
no-turning-year = It goes past 3: a year of peace.
no-turning-one = It goes back to 1.
no-turning-not-year = The card is turned by a Peacekeeper who recruits. She does not.
no-turning-not-one = Nobody turns the card here, forward or back.
no-turning-look = For what does a Peacekeeper turn the card?
no-turning-why = The card is turned for recruiting. Who must cry Havoc, or is passed over, turns nothing.

q-dog = It is your turn. { $card } lies in the discard pile.
q-dog-goal = End your turn with { $card } in hand, looted from the discards.
q-dog-look = The discard pile is closed, except to two dogs. How many do you hold, and how many can you get?
q-dog-why = The dog that was taken ran at once, beside the one in hand.

q-full = Anita is recruiting and has taken nothing yet.
q-full-goal = Which of these may she do now?
q-full-look = Count the open recruits. What do they close?
q-full-why = While the recruits are full, a recruit comes first, taken or fetched.

q-pile = { $pile ->
    [0] The draw pile is empty,
   *[other] One card is left in the draw pile,
} and { $discards } cards are discarded. Anita is recruiting and draws two cards.
q-pile-goal = How many cards lie in the draw pile then?
q-pile-look = What happens at the moment when a card is needed and the pile has none?
q-pile-why = Once a card was needed and none was there, the discards became the new pile.

q-last = Draw pile and discards are empty. Eugene ends his turn and lays a recruit; Anita is next.
q-last-goal = What can she do?
q-last-look = Count what can be taken after Eugene’s card, and what is in her hand.
q-last-why = Recruiting takes two cards from the table, a battle two from the hand.
