## The parts of the game: one table.

-dog = dog of war
-dogs = dogs of war
-havoc = Havoc
-peacekeeper = Peacekeeper
-recruits = recruits
-pile = draw pile
-discards = discard pile
-john = John of Gaunt
-chevauchees = Chevauchées

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
letter-john = J

card-dog = a { -dog }
card-john = { -john }
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
event-discarded-openly = { $name } discards face up: { $card }.
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
event-turn-done = { $name } ends the turn without laying a card.
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
event-john-drawn = { $name } draws { -john } and lays him open at the left hand.
event-john-dealt = { $name } is dealt { -john }, who is laid open at the left hand and replaced.
event-john-turned-up = { -john } turns up among the new { -recruits }; he is laid at the left hand of { $name } and replaced.
event-john-too-late = { -john } comes too late: he takes no part in the last battle and leaves the game.
event-john-ends-turn = { -john } ends the turn of { $name } at once.
event-john-enters = { -john } enters the game at the left hand of { $name }.
event-set-aside = { $battle } is set aside: the { -chevauchees } take its place.
event-side-turned = Turned over for the side of the { -chevauchees }: { $card }. It is { $battle }.
event-john-cries = { -john } cries { -havoc } and counts as having laid three 9s. The place: { $battle }.
event-must-join = { $name } holds two cards or more and must join.
event-john-passed = { -john } passes.
event-john-won = { -john } wins { $battle }, with his three 9s.
event-john-placed = { -john } comes in place { $place } at { $battle }; his points are nobody’s.
event-john-peacekeeper = { -john } is { -peacekeeper } now; the peace card shows 1.
event-john-turned = { -john } turns the peace card to { $peace }.
event-john-idle = { -john } is on turn: the peace card was just laid, and he does no more.
event-johns-year-of-peace = { -john } declares a year of peace: { $battle } is not fought, and every player discards a card.
event-john-leaves = { -john } leaves the game.
event-deals-for-john = { $name } deals in place of { -john }.
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
must-join = In the battle of { -john } whoever holds two cards must join.
nines-are-no-cards = The 9s of { -john } are no cards and can’t be taken; { $card } does not lie open on the table.

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

decided-by-rank = The stronger rank decides: { $more } beats { $less }.
decided-by-group = Same rank: the higher value decides, { $more } against { $less }.
decided-by-top = Same rank: the higher top card decides, { $more } against { $less }.
decided-by-flush-card = Same rank: card { $place } of the flush decides, { $more } against { $less }.
decided-by-beside = Same combination: card { $place } beside it decides, { $more } against { $less }.
decided-by-missing = Same combination: a card more lies beside it ({ $more }), and a missing card is lower than a 0.
decided-by-nothing = Both are equal in every card that counts.

## The bots.

bot-random = Random bot
bot-random-style = Does anything the rules allow, without a thought.
bot-novice = Novice bot
bot-novice-style = Plays as people do after their first lesson: it sees sets, lays them at once, and leaves its { -dogs } asleep.
bot-hasty = Hasty bot
bot-hasty-style = Wants every battle now, and is short of cards for the late ones.
bot-sensible = Sensible bot
bot-sensible-style = Keeps sets and suits, fights where it pays, and wastes no { -dog }.
bot-patient = Patient bot
bot-patient-style = Waits until a battle is worth much more than its cards, and is strong in the last ones.
bot-farsighted = Farsighted bot
bot-farsighted-style = Plays its best plans on in thought, against all that its rivals may hold, before it decides.

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
do-name = Name { $battle } as the next battle

## What is wrong with a position.

wrong-number-of-hands = The number of hands is { $hands }, but { $players } play.
wrong-entries = The number of entries here is { $entries }; each of the { $players } players needs one.
wrong-seat = There is no player { $number }; { $players } play.
wrong-cards-missing = Missing from the table: { $cards }.
wrong-many-cards-missing = { $count } cards of this game lie nowhere on the table.
wrong-card-too-often = Too often on the table: { $card } ({ $lies } instead of { $due }).
wrong-card-not-in-game = With { $players } players this card stays in the box: { $card }.
wrong-too-many-recruits = { $count } { -recruits } lie open; at most { $most } may.
wrong-too-many-soldiers = { $seat } has laid { $count } soldiers; at most { $most } may lie.
wrong-too-many-laid = { $seat } has laid { $count } cards; at most { $most } may lie, dogs included.
wrong-battle-missing = Battle { $battle } is neither still to come nor gone.
wrong-battle-twice = Battle { $battle } stands more than once among those to come and those gone.
wrong-castillon-not-last = Castillon must be the last battle to come.
wrong-past-points = Battle { $battle } is gone, so each of the { $players } players needs an entry for its points.
wrong-past-winner = Battle { $battle } can’t have been won by that player; { $players } play.
wrong-points = { $seat } can’t have { $points } points; with these battles to come { $most } are the most.
wrong-cards-won = { $gone ->
    [one] { $won } battle cards were won, but only one battle is gone.
   *[other] { $won } battle cards were won, but only { $gone } battles are gone.
}
wrong-peace = The peace card can’t show { $peace }; the numbers on it go up to { $most }.
wrong-kind = { $kind } is no kind of choice; allowed are { $allowed }.
wrong-too-few-battles = { $needed ->
    [one] At this choice Castillon must still be to come.
   *[other] At this choice at least { $needed } battles must still be to come, Castillon included.
}
wrong-battles-before-castillon = { $left ->
    [one] One battle must still be fought or removed before the last dogs are used.
   *[other] { $left } battles must still be fought or removed before the last dogs are used.
}
wrong-battles-left-over = { $left ->
    [one] The game is over, but one battle is still to come.
   *[other] The game is over, but { $left } battles are still to come.
}
wrong-final-too-early = The order at Castillon is known only when the game is over.
wrong-final = The game is over, so the order at Castillon must name each player once.
wrong-havoc-side = The { -havoc } side shows, but no battle is under way at this choice.
wrong-initiator = { $seat } is the initiator, but no battle is under way at this choice.
wrong-winner-without-battle = { $seat } is the winner, but no battle is under way at this choice.
wrong-laid-now = Cards are counted as laid in this step, but no battle is under way at this choice.
wrong-laid-without-battle = { $seat } has cards laid, but no battle is under way at this choice.
wrong-role-without-battle = { $seat } has a part in a battle, but none is under way at this choice.
wrong-declared-without-battle = { $seat } has declared dogs uninvolved, but no battle is under way at this choice.
wrong-stock = { $left ->
    [one] A card must still be taken, but { -pile }, { -recruits } and { -discards } together can’t supply it.
   *[other] { $left } cards must still be taken, but { -pile }, { -recruits } and { -discards } together can’t supply them.
}
wrong-full-recruits = A card was taken already, so the first one was a recruit: the { -recruits } can’t be full any more.
wrong-no-card-to-lay = { $seat } has taken two cards, so there must be one in hand to lay.
wrong-dogs-of-loot = The { -discards } is being looked through, so two { -dogs } count as used.
wrong-recruits-at-castillon = Before the last battle no recruit lies open any more.
wrong-last-dogs = { $seat } has used two { -dogs } already and is not asked again.
wrong-asked-without-cards = { $seat } holds no card and is not asked.
wrong-naming = The next battle is named only where winners name it.
wrong-namer = The next battle is named by the { -peacekeeper }: { $seat }.
wrong-peacekeeper-discards = { $seat } is the { -peacekeeper }, who discards nothing in a year of peace.
wrong-no-year-of-peace = A card is discarded for a year of peace, so the last battle that is gone must have been removed by it.
wrong-nothing-to-discard = { $seat } holds no card and is not asked to discard one.
wrong-no-initiator = A battle is under way at this choice, so somebody must be the initiator.
wrong-peace-side = A battle is under way at this choice, so the { -havoc } side must show.
wrong-winner-too-early = { $seat } can’t be the winner yet: the battle is not decided.
wrong-no-winner = The battle is decided, so it must have a winner.
wrong-other-winner = { $seat } must have won the last battle that is gone.
wrong-winner-not-fighting = { $seat } can’t have won without fighting.
wrong-role-unasked = { $seat } must have joined or stayed out by now.
wrong-role-fighting = { $seat } can’t be among those who still lay cards at this choice.
wrong-role-passed = { $seat } can’t have passed at this choice.
wrong-role-out = { $seat } can’t have stayed out at this choice.
wrong-laid-not-fighting = { $seat } has cards laid, but doesn’t fight.
wrong-too-few-laid = { $seat } fights and must have laid at least { $needed } cards.
wrong-declared-too-early = { $seat } can’t have declared any { -dogs } yet.
wrong-not-declared = { $seat } must have declared already how many { -dogs } are uninvolved.
wrong-declared-number = { $dogs ->
    [one] With these cards { $seat } can’t have declared one dog uninvolved.
   *[other] With these cards { $seat } can’t have declared { $dogs } dogs uninvolved.
}
wrong-laid-more = { $seat } can’t have laid { $count } cards in this step; fewer lie there.
wrong-laid-after = { $seat } can’t have laid cards in this step: the fighting is over.
wrong-laid-before = { $seat } is only entering the battle: what lies there was laid in this step, yet { $count } are counted.
wrong-too-few-to-enter = { $seat } has too few cards to enter the battle; { $needed } are needed.
wrong-no-dog-left = { $seat } has no laid { -dog } left to use and is not asked.
wrong-nothing-to-do = { $seat } can’t do anything at this choice.
wrong-trail-begin = What was seen must begin with how the table was dealt or set up, and only there.
wrong-trail-seat = What was seen, entry { $place }: this can’t be seen of this player.
wrong-trail-cards = What was seen, entry { $place }: nobody else sees these cards.
wrong-secret-place = What { $seat } saw alone: entry { $place } is none of what was seen, or out of order.
wrong-secret = What { $seat } saw alone: at entry { $place } of what was seen this player saw nothing alone.
wrong-shuffles = The discards can’t have been shuffled { $count } times; at most { $most } fit what was seen.
wrong-memory = What was seen in this game doesn’t fit how the cards lie now.
wrong-john-not-playing = { -john } can’t be at the table: this game is played without him.
wrong-john-place = { -john } can lie in the draw pile only, not here.
wrong-john-missing = { -john } was not seen yet, so he must lie in the draw pile once; he lies there { $count } times.
wrong-john-in-pile = { -john } was drawn already, so he can’t lie in the draw pile as well.
wrong-john-waits = { -john } lies at a left hand and waits: at this choice he has entered already.
wrong-john-fought = { -john } waits to enter, but the { -chevauchees } have been laid out already.
wrong-john-not-fought = { -john } has not fought, so he can be neither winner nor { -peacekeeper }, nor have left the game.
wrong-john-battle = { -john } has begun this battle, so it must be the { -chevauchees }.
wrong-john-keeps = { -john } keeps the peace only if he has won the { -chevauchees }, and no other battle came after it.
wrong-john-gone = { -john } has entered, so at this choice he must sit at somebody’s left hand.
wrong-chevauchees-place = The { -chevauchees } are fought once, at the front of the battles to come, and with { -john } only.
wrong-chevauchees-replace = The { -chevauchees } replace exactly one battle; missing are { $count }.
wrong-chevauchees-extra = The { -chevauchees } are an extra battle here, so no other may be missing; missing are { $count }.
wrong-needs-cards = Cards are needed here, as a text like “dog b9 o10”; found: { $found }.
wrong-card-word = This is no card: { $found }. Allowed are “dog”, or one of the letters b o g e y n with a value from 1 to 18.
wrong-sighting = This can’t be read as something that was seen: { $found }.

## The way out: what would make a refused action legal.

way-first = It would be legal after this: “{ $action }”.
way-without-step = It would be legal without step { $step }.
way-card-in-hand = It would be legal if { $seat } had in hand: { $card }.
way-card-among-recruits = It would be legal if this lay among the { -recruits }: { $card }.
way-card-in-discards = It would be legal if this lay in the { -discards }: { $card }.
way-card-open = It would be legal if this lay open on the table: { $card }.
way-dogs-in-hand = { $dogs ->
    [one] It would be legal if { $seat } had one { -dog } more in hand.
   *[other] It would be legal if { $seat } had { $dogs } { -dogs } more in hand.
}
way-dogs-laid = { $dogs ->
    [one] It would be legal if { $seat } had laid one { -dog } more.
   *[other] It would be legal if { $seat } had laid { $dogs } { -dogs } more.
}
way-two-in-hand = It would be legal if { $seat } had two cards in hand.
way-stock = It would be legal if two cards were left to take.
way-card-to-draw = It would be legal if a card were left to draw.
way-something-discarded = It would be legal if a card lay in the { -discards }.
way-laid-less = It would be legal if { $seat } had laid one soldier fewer.
way-one-taken = It would be legal if { $seat } had taken only one card so far.
way-two-taken = It would be legal if { $seat } had taken two cards already.
way-no-dog-used = It would be legal if { $seat } had not used any { -dog } yet.
way-turn-not-begun = It would be legal if { $seat } had not begun to recruit yet.
way-nothing-laid = It would be legal if { $seat } had not laid any card in this step.
way-own-choice = It would be legal if it were { $seat }’s turn to do this.
way-battle-to-come = It would be legal if battle { $number } were still to come.
way-when-turn = It would be legal at the beginning of { $seat }’s turn.
way-when-turn-with-two = It would be legal at the beginning of { $seat }’s turn, with two cards in hand.
way-when-recruiting = It would be legal while { $seat } recruits.
way-when-taking = It would be legal while { $seat } recruits and this lies among the { -recruits }: { $card }.
way-when-fetching = It would be legal while { $seat } recruits, holds a { -dog }, and this lies among the { -recruits }: { $card }.
way-when-fetching-from-pile = It would be legal while { $seat } recruits and holds a { -dog }.
way-when-looting = It would be legal while { $seat } recruits, holds two { -dogs }, and a card lies in the { -discards }.
way-when-putting = It would be legal once { $seat } has taken two cards while recruiting and holds: { $card }.
way-when-picking = It would be legal while { $seat } looks through the { -discards } and finds there: { $card }.
way-when-discarding = It would be legal in another player’s year of peace, if { $seat } holds: { $card }.
way-when-laying = It would be legal in a battle in which { $seat } may lay cards and holds: { $card }.
way-when-stopping = It would be legal once { $seat } has laid two cards to enter a battle.
way-when-joining = It would be legal when another player cries { -havoc } and { $seat } may join.
way-when-adding = It would be legal in a battle in which { $seat } has laid two cards and is asked for more.
way-when-declaring = { $dogs ->
    [0] It would be legal at the end of a battle, before strength is measured, if { $seat } fights in it.
    [one] It would be legal at the end of a battle in which { $seat } has laid a { -dog }.
   *[other] It would be legal at the end of a battle in which { $seat } has laid { $dogs } { -dogs }.
}
way-when-scavenging = It would be legal after a battle in which { $seat } has laid a { -dog }, if this lies open: { $card }.
way-when-done = It would be legal after a battle in which { $seat } has laid a { -dog }.
way-when-swapping = It would be legal before the last battle, if { $seat } holds a { -dog }.
way-when-naming = It would be legal where winners name the next battle and { $seat } has to name it.
