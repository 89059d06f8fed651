## Setting up a position of Havoc.

## The page.

sandbox-detail = Pull cards to another place, or click them to pick them up and then a place to put them down.

## Places.

place-recruits = Recruits
place-pile = Draw pile
place-pile-note = The first card is drawn next.
place-discards = Discards
place-hand = Hand of { $name }
place-laid = Laid by { $name }
place-box = In the box: not on the table
place-empty = empty
place-box-empty = Every card is on the table.
type-label = Cards as a text: { $place }
legend = Cards can be typed, too: dog, or the letter of the suit with the value, such as b9. The letters: b blue, o orange, g green, e grey, y yellow, n brown.
type-hint = such as b9 o2 dog
type-not-read = “{ $word }” is no card. Cards are dog, or one of the letters b (blue), o (orange), g (green), e (grey), y (yellow), n (brown) and a value from 1 to 18.

## Picking up and putting down.

to-recruits = Recruits
to-pile = Pile, next
to-pile-last = Pile, last
to-discards = Discards
to-hand = { $name }
to-laid = { $name } lays
to-box = Box
tool-deal = Deal to empty hands
tool-fill = Rest into the pile
tool-shuffle = Shuffle the pile
tool-sort = Sort the pile

## Where to begin.

preset-mid-game = a turn in mid-game
preset-battle = a battle at its height
preset-after-battle = after a battle: the dogs
preset-year-of-peace = a year of peace
preset-last-battle = before the last battle
preset-h12 = the worked example (H12)
preset-moment = Moment of the example, 0 to { $most }

## Whose choice.

kind-turn = the turn: recruit, or cry Havoc
kind-recruit = recruiting: cards to take and to lay
kind-pick = a loot: which card of the discards
kind-year-of-peace = a year of peace: which card to discard
kind-name-battle = which battle comes next
kind-open-battle = opening a battle: cards to lay
kind-join = joining the battle, or staying out
kind-add = laying more cards, or passing
kind-declare = how many dogs are uninvolved
kind-dogs = after a battle: what the dogs do
kind-pick-after-battle = after a battle: which card of the discards
kind-last-dogs = before the last battle: dogs for new cards
kind-over = nothing any more: the game is over
fact-taken = Cards taken so far
fact-took_recruit = One of them was a recruit
fact-dogs_used = Dogs used so far
fact-initiator = Who cried Havoc
fact-laid_now = Cards laid in this step
fact-winner = Who won the battle

## Players, battles, the peace card.

column-part = In the battle
column-dogs-out = Dogs declared out
fact-won = Battle cards of { $name }
fact-role = Part of { $name } in the battle
fact-uninvolved = Dogs of { $name } declared uninvolved
part-unasked = not asked yet
part-fighting = fights
part-passed = has passed
part-out = stays out
dogs-not-declared = not yet
battles-form-title = The battles
fate-label = { $number }. { $battle }
fate-to-come = to come
fate-won = won by { $name }
fate-peace = year of peace
fact-order = Battles to come, the next one first
fact-order-help = Their numbers; Castillon is 9.
count-points = Add up the points of these battles
peace-form-title = The Havoc/Peace card
fact-peacekeeper = Peacekeeper
fact-peace = Number on the card
peace-unturned = not turned
fact-turned = Turned already for this turn
fact-exempt = First round: the card is not turned yet

## What is wrong.

mend-away-hand = Take { $card } from the hand of { $name }
mend-away-laid = Take away { $card } that { $name } has laid
mend-away-recruits = Take { $card } from the recruits
mend-away-pile = Take { $card } out of the pile
mend-away-discards = Take { $card } out of the discards
mend-surplus = Let every card lie once, in a hand where it can
mend-foreign = Take out of the game: { $cards }
mend-missing = { $count ->
    [one] Lay it at the bottom of the pile
   *[other] Shuffle all { $count } below the pile
}
mend-recruits = { $count ->
    [one] Discard the last recruit
   *[other] Discard the last { $count } recruits
}
mend-arrange = Let all parts in the battle follow from the cards
mend-back = { $count ->
    [one] Give one laid card back to { $name }
   *[other] Give { $count } laid cards back to { $name }
}
mend-lay = { $count ->
    [one] Let { $name } lay a card of the hand
   *[other] Let { $name } lay { $count } cards of the hand
}
mend-order = Put the battles in order
mend-peace = Let the battles to come have fallen to years of peace
mend-to-come = Let { $battle } be still to come
mend-points = Lower the points to { $most }
mend-cards-won = Count the battle cards from the battles
mend-peace-card = Set the peace card to { $most }
mend-winner = Let { $name } have won this battle
mend-anew = Begin this choice anew
mend-no-battle = No battle is under way
mend-seat = Let { $name } decide
mend-turn = Make it a turn of { $name }
fact-johns-part = What he does
fact-john-beside = At whose left hand
fact-john-winner = Who won his battle
fact-johns-side = Side of the Chevauchées
fact-john-instead = In place of { $battle }.
johns-part-pile = lies in the draw pile
johns-part-waits = lies open and waits
johns-part-fights = has begun the battle
johns-part-keeps = is Peacekeeper
johns-part-gone = has left the game
mend-no-john = Play without John of Gaunt
mend-john-card = Put John of Gaunt’s card where it belongs
mend-johns-part = Let John of Gaunt’s part fit
mend-john = Put John of Gaunt back on the draw pile
mend-forget = Forget what was seen
