## The parts of the game: one table.

-dog = dog of war
-dogs = dogs of war
-havoc = Havoc
-peacekeeper = Peacekeeper
-recruits = recruits
-pile = draw pile
-discards = discard pile

suit-blue = blue
suit-orange = orange
suit-green = green
suit-grey = grey
suit-yellow = yellow
suit-brown = brown
letter-blue = B
letter-orange = O
letter-green = G
letter-grey = E
letter-yellow = Y
letter-brown = N
letter-dog = D

card-dog = a { -dog }
card-blue = blue { $value }
card-orange = orange { $value }
card-green = green { $value }
card-grey = grey { $value }
card-yellow = yellow { $value }
card-brown = brown { $value }
no-cards = nothing

## What happened.

event-recruits = { $name } recruits.
event-not-turned = First round: { $name } leaves the peace card unturned.
event-turned = { $name } turns the peace card to { $peace }.
event-year-of-peace = { $name } declares a year of peace: { $battle } is not fought.
event-discarded = { $name } discards a card face down.
event-discarded-seen = { $name } discards face down: { $card }.
event-nothing-to-discard = { $name } has no card to discard.
event-battle-named = { $name } names the next battle: { $battle }.
event-drew = { $name } draws a card.
event-drew-seen = { $name } draws: { $card }.
event-reshuffled = { $cards ->
    [one] The one discard becomes the new { -pile }.
   *[other] The { $cards } discards are shuffled into a new { -pile }.
}
event-took = { $name } takes from the { -recruits }: { $card }.
event-put = { $name } lays to the { -recruits }: { $card }.
event-fetches = { $name } discards a { -dog } to fetch a card.
event-loots = { $name } spends two { -dogs } to look through the { -discards }.
event-found-nothing = { $name } finds no soldier there.
event-looted = { $name } shows and takes from the { -discards }: { $card }.
event-turn-passed = { $name } can neither recruit nor cry { -havoc }; the turn passes.
event-cried-havoc = { $name } cries { -havoc }! The place: { $battle }.
event-joined = { $name } joins the battle.
event-laid = { $name } lays: { $card }.
event-stayed-out = { $name } stays out.
event-too-few-to-join = { $name } holds too few cards and stays out.
event-passed = { $name } passes.
event-must-pass = { $name } can lay nothing more and passes.
event-fighting-over = All have passed. The battle of { $battle } is decided.
event-dogs-forced-out = { $dogs ->
    [one] One { -dog } of { $name } is beyond the six and takes no part.
   *[other] { $dogs } { -dogs } of { $name } are beyond the six and take no part.
}
event-declared = { $dogs ->
    [0] { $name } lets every { -dog } take part.
    [one] { $name } declares one { -dog } uninvolved.
   *[other] { $name } declares { $dogs } { -dogs } uninvolved.
}
event-alone = { $name } is alone at { $battle }.
event-equal-strength = Some are equally strong and share the points of their places.
event-won = { $points ->
    [one] { $name } wins { $battle }: 1 point.
   *[other] { $name } wins { $battle }: { $points } points.
}
event-scored = { $points ->
    [one] { $name } comes in place { $place } at { $battle }: 1 point.
   *[other] { $name } comes in place { $place } at { $battle }: { $points } points.
}
event-dogs-done = { $name } uses no more { -dogs }.
event-scavenged = { $name } sends a { -dog } to scavenge and takes: { $card }.
event-cleared = All cards laid go to the { -discards }.
event-filled = New { -recruits }: { $cards }.
event-deal-ends = No card is left to deal.
event-peacekeeper = { $name } is { -peacekeeper } now; the peace card shows 1.
event-last-battle = The last battle: { $battle }.
event-recruits-gone = All { -recruits } go to the { -discards }.
event-swapped = { $name } discards a { -dog } to draw a card.
event-revealed = { $name } lays: { $cards }.
event-crowned = { $count ->
    [one] { $winners } wears the crown of France.
   *[other] The crown of France is shared by { $winners }.
}

## Why not.

recruit-or-cry = A turn begins with a choice: recruit, or cry { -havoc }.
must-cry-havoc = There are too few cards left to recruit two, so { -havoc } must be cried.
two-cards-to-cry = Crying { -havoc } takes two cards in hand.
recruiting-now = You are recruiting: take cards, use { -dogs }, then lay a card.
two-cards-taken = Two cards are taken already; now lay a card to the { -recruits }.
recruits-are-full = { $most } recruits lie open, which is full: the first card must be one of them.
nothing-to-draw = Neither the { -pile } nor the { -discards } has a card left.
not-a-recruit = { $card } does not lie among the { -recruits }.
no-dog-to-fetch = A fetch costs a { -dog }, and there is none in this hand.
two-dogs-a-turn = One recruiting has room for two { -dogs }: two fetches, or one loot.
fetch-when-full = The { -recruits } are full: until one of them is taken, a fetch can’t draw from the { -pile } either.
two-dogs-to-loot = Looting costs two { -dogs } from the hand.
nothing-to-loot = The { -discards } is empty: there is nothing to look through.
take-two-first = { $left ->
    [one] One more card must be taken before a card is laid.
   *[other] { $left } more cards must be taken before a card is laid.
}
not-in-hand = { $card } is not in this hand.
not-in-discards = { $card } does not lie in the { -discards }.
pick-a-soldier = Now take one soldier out of the { -discards }.
no-dog-by-looting = Looting takes a soldier, never a { -dog }.
discard-one-card = A year of peace: one card must be discarded.
name-a-battle = The next battle must be named first.
castillon-is-last = Castillon is always the last battle.
battle-is-gone = Battle { $battle } is gone already.
lay-cards-now = A battle is being fought: lay cards, or end your step.
joined-already = A card is laid, so this seat has joined; a second card must follow.
fighting-already = Who fights can’t stay out any more; passing is possible.
pass-comes-later = Passing is for fighters who have laid their first two cards.
laid-already = A card was laid in this step; end the step instead of passing.
eight-cards-lie = Eight cards lie already, and more may not.
six-soldiers-lie = Six soldiers lie already; beyond them only { -dogs } may be laid, two at most.
lay-or-pass = A step needs at least one card; else pass.
two-cards-to-enter = { $left ->
    [one] { $needed } cards are needed to enter a battle; one is missing.
   *[other] { $needed } cards are needed to enter a battle; { $left } are missing.
}
declare-dogs = Now declare how many { -dogs } are uninvolved.
dogs-forced-out = { $dogs ->
    [one] More than six cards lie, so one { -dog } is out of itself.
   *[other] More than six cards lie, so { $dogs } { -dogs } are out of themselves.
}
only-two-dogs-out = At most { $dogs } { -dogs } may be uninvolved.
so-few-dogs-lie = { $dogs ->
    [one] Only one { -dog } was laid.
   *[other] Only { $dogs } { -dogs } were laid.
}
dogs-now = The battle is over: use { -dogs } that were laid, or be done.
two-dogs-after-battle = Two { -dogs } a battle: looting takes both, and one is used already.
two-laid-dogs-to-loot = Looting after a battle takes two { -dogs } that were laid in it.
no-dog-by-scavenging = Scavenging takes a soldier, never a { -dog }.
not-open-on-table = { $card } does not lie open on the table; the { -pile } and the { -discards } are out of reach.
last-dogs-now = Before the last battle: trade { -dogs } for cards, or be done.
no-dog-to-swap = There is no { -dog } in this hand.

## The ranks of combinations, and why a hand is what it is.

rank-nothing = nothing
rank-high-card = high card
rank-pair = pair
rank-two-pairs = two pairs
rank-three-of-a-kind = three of a kind
rank-straight-of-five = straight of five
rank-three-pairs = three pairs
rank-flush-of-five = flush of five
rank-straight-of-six = straight of six
rank-full-house = full house
rank-flush-of-six = flush of six
rank-trios = trios
rank-four-of-a-kind = four of a kind
rank-big-house = big house
rank-five-of-a-kind = five of a kind
rank-straight-flush-of-five = straight flush of five
rank-six-of-a-kind = six of a kind
rank-straight-flush-of-six = straight flush of six

why-nothing = No card takes part, which is below every high card.
why-high-card = No two cards belong together; the highest is { $value }.
why-pair = Two cards of value { $value }.
why-two-pairs = Two pairs: { $value } and { $second }.
why-three-of-a-kind = Three cards of value { $value }.
why-three-pairs = Three pairs: { $value }, { $second } and { $third }.
why-full-house = Three cards of value { $value } and two of value { $second }.
why-trios = Three cards of value { $value } and three of value { $second }.
why-four-of-a-kind = Four cards of value { $value }.
why-big-house = Four cards of value { $value } and two of value { $second }.
why-five-of-a-kind = Five cards of value { $value }.
why-six-of-a-kind = Six cards of value { $value }.
why-straight = { $count } values in a row, from { $low } to { $top }.
why-straight-flush = { $count } values in a row, from { $low } to { $top }, all { $suit }.
why-flush = { $count } cards of one suit, { $suit }; the highest is { $top }.
why-dog-low-end = The { -dog } is the 0 at the low end.
why-dogs-in-flush = { $dogs ->
    [one] The { -dog } belongs to every suit.
   *[other] The { $dogs } { -dogs } belong to every suit.
}
why-dogs-in-set = { $dogs ->
    [one] A { -dog } counts as a 0.
   *[other] { $dogs } { -dogs } count as zeros.
}
why-every-card-counts = Inside it there would be a { $inside }, but every card that takes part counts.
why-beside = { $count ->
    [one] One card lies beside it: { $top }.
   *[other] { $count } cards lie beside it, the highest is { $top }.
}

decided-by-rank = A { $more } beats a { $less }.
decided-by-group = Same rank: the higher value decides, { $more } against { $less }.
decided-by-top = Same rank: the higher top card decides, { $more } against { $less }.
decided-by-flush-card = Same rank: card { $place } of the flush decides, { $more } against { $less }.
decided-by-beside = Same combination: card { $place } beside it decides, { $more } against { $less }.
decided-by-missing = Same combination: a card more lies beside it ({ $more }), and a missing card is lower than a 0.
decided-by-nothing = Both are equal in every card that counts.

## The bots.

bot-random = Random bot
bot-random-style = Does anything the rules allow, without a thought.
bot-sensible = Sensible bot
bot-sensible-style = Keeps sets and suits, fights where it pays, and wastes no { -dog }.

## Actions, as they stand on a button.

do-recruit = Recruit
do-cry = Cry Havoc!
do-draw = Draw from the pile
do-fetch-draw = Fetch from the pile
do-loot = Loot with two dogs
do-stop = That is all
do-stay-out = Stay out, draw one
do-pass = Pass
do-done = No more dogs
do-swap = Discard a dog, draw a card
do-take = Take { $card }
do-put = Lay { $card } to the recruits
do-fetch = Fetch { $card }
do-pick = Take { $card }
do-discard = Discard { $card }
do-lay-card = Lay { $card }
do-scavenge = Scavenge { $card }
do-declare-plain = { $dogs ->
    [0] Let every dog take part
    [one] Declare one dog uninvolved
   *[other] Declare { $dogs } dogs uninvolved
}
do-name = Name battle { $battle }
then-words = { $first }, then: { $then }
