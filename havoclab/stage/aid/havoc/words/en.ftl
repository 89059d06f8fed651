## The player aid.

aid-title = Havoc at a glance
aid-foot = Each number is that of a rule in the book of rules. Havoc: The Hundred Years War, its name and its art belong to their publisher; this aid is an independent one.

aid-players = By number of players
aid-column-players = Players
aid-column-values = Values up to
aid-column-dogs = Dogs
aid-column-recruits = Most recruits
aid-column-years = Peace card up to

aid-setup = Setup
aid-setup-deal = One dog and { $soldiers } soldiers each; { $recruits } soldiers open as recruits. Then shuffle in the other dogs.
aid-setup-first = Left of the dealer sits the first Peacekeeper, who starts with the peace card.

aid-turn = Your turn
aid-turn-recruit = Recruit: take { $take } cards, each from the draw pile or the recruits; then lay any card of your hand to the recruits.
aid-turn-full = Recruits full: the first card, a fetched one too, must be a recruit.
aid-turn-cry = Or cry Havoc and start a battle.
aid-turn-short = Pile empty: shuffle the discards. Fewer than { $take } cards in pile, recruits and discards: you must cry Havoc.

aid-dogs = Dogs: value 0, every suit at once
aid-column-when = When
aid-column-spend = Discard
aid-column-get = And
aid-column-rule = Rule
aid-when-recruiting = recruiting
aid-when-after = after a battle, laid
aid-when-last = before the last battle
aid-fetch = fetch: take one more card, a recruit or from the pile
aid-loot = loot: look through the discards, take a soldier, show it
aid-scavenge = scavenge: take an open soldier, laid or recruit
aid-trade = draw a card
aid-dogs-limit = At most { $turn } dogs in one recruiting, { $after } after a battle, { $last } before the last one.

aid-peace = Peace
aid-peace-turn = When the Peacekeeper recruits, the peace card turns to its next number first; with 5 or 6 players not in the first round.
aid-peace-year = No higher number: a year of peace. The next battle card is out, everyone but the Peacekeeper discards a card, the peace card goes back to 1; then the Peacekeeper recruits.
aid-peace-winner = Who wins a battle becomes Peacekeeper at 1, and is on turn at once.
aid-peace-eighth = Peace instead of the eighth battle: no more turns, the last battle follows.

aid-battle = Havoc, step by step
aid-battle-open = Who cries Havoc is the initiator, and lays at least { $enter } cards open.
aid-battle-join = Clockwise, each other player joins with at least { $enter } cards, or stays out and draws one.
aid-battle-add = Round after round, each fighter lays a card or more, or passes for good. All have passed: it is over.
aid-battle-limit = At most { $involved } cards of yours take part; beyond them may lie { $uninvolved } dogs at most.
aid-battle-declare = From the initiator on, each may declare up to { $uninvolved } laid dogs uninvolved.
aid-battle-order = The strongest takes the card, second and third the tokens. Equal: fewer cards in hand; still equal: share the points, rounded down.

aid-after = After the battle
aid-after-dogs = From the initiator on, each fighter may use up to { $dogs } dogs laid in this battle.
aid-after-clear = All laid cards are discarded; then the recruits are filled up to { $filled }.
aid-after-deal = The winner deals as the battle card says.
aid-after-turn = The winner is Peacekeeper and on turn; after the eighth battle there is no turn.

aid-last = The last battle and the end
aid-last-begin = After the eighth battle the recruits are discarded, and the Peacekeeper deals { $dealt } cards to everyone.
aid-last-trade = From the Peacekeeper on, each may discard up to { $trades } dogs to draw as many cards.
aid-last-lay = All lay their strongest combination at once, { $involved } cards at most.
aid-last-points = Equal strength: fewer cards in hand; still equal: share.
aid-last-crown = Most points win; then more battle cards; then the order at Castillon.

aid-ranks = The ranks, strongest first
aid-column-place = No.
aid-column-rank = Rank
aid-column-example = For example
aid-hands = Comparing hands
aid-hands-dogs = Dogs are zeros in sets, belong to any flush, and stand at the low end of a straight.
aid-hands-all = All cards that take part count: if six of them are a straight or a flush, they are that.
aid-hands-equal = Equal ranks: the higher value, the larger group first; then the cards beside, highest first.

aid-battles = The battle cards
aid-column-battle = Battle
aid-column-first = 1st
aid-column-second = 2nd
aid-column-third = 3rd
aid-column-everyone = Deal: everyone
aid-column-initiator = initiator more
aid-battle-name = { $number }. { $name } ({ $year })
aid-side-10 = John: Calais–Tours
aid-side-11 = John: Tours–Bordeaux
aid-battles-note = { $castillon } pays { $points } by place. With 2 or 3 players second places don’t count (but in the Chevauchées they do): the second takes the third’s points. Dashed line: derived from known facts; dotted line: reconstructed by us, so your copy may differ.
