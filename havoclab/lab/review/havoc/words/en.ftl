## The idea behind an estimate: a fact about two actions, never a verdict on a person.

idea-denied = Whoever won the battle is on turn at once; crying Havoc again leaves the others no turn to recruit in between.
idea-few-in-hand = { $most ->
    [one] Hands may be counted: no other hand has more than one card, yours has { $count }.
   *[other] Hands may be counted: no other hand has more than { $most } cards, yours has { $count }.
}
idea-brings-deal = { $count ->
    [one] Whoever cries Havoc gets one card more in the deal after { $battle }.
   *[other] Whoever cries Havoc gets { $count } cards more in the deal after { $battle }.
}
idea-paid-little = { $battle } pays { $points } for first place; a battle still to come pays { $later }, and cards can be laid only once.
idea-waiting = Recruiting first brings two cards, and hardly anything of the hand is shown.
idea-kept-dog = A dog in hand can fetch a card in a later recruiting turn; laid aside or thrown away it can’t.
idea-fetch = { $count ->
    [0] A dog can fetch one card more in this turn: { $card }.
    [one] A dog can fetch one card more in this turn: { $card } goes with a card of the hand.
   *[other] A dog can fetch one card more in this turn: { $card } goes with { $count } cards of the hand.
}
idea-fetch-unseen = A dog can fetch one card more in this turn, from the top of the draw pile.
idea-loot = { $count ->
    [one] Two dogs look through the discards, where one card lies.
   *[other] Two dogs look through the discards, where { $count } cards lie, and take the best soldier.
}
idea-spared-dog = A recruiting turn has room for two dogs at most, and each is gone once it is sent; in hand it stays of use.
idea-left-set = { $count } cards of one value would lie open to whoever comes next: { $card } and what lies there already.
idea-broke-set = { $card } is one of { $count } cards of its value in the hand; there are cards that belong to fewer.
idea-built-set = { $card } makes { $count } cards of one value in the hand.
idea-unseen = What is drawn from the pile nobody sees; what is taken from the recruits shows the others what is being collected.
idea-burnt = { $count } cards at { $battle } would go to the discards, with { $battles } battles still to come.
idea-pays-much = { $battle } pays { $points } for first place: few battles pay as much.
idea-given-away = With { $count } players there are few rivals for the places: whoever stays out leaves them to the others.
idea-stronger = It lays a stronger rank: { $rank } instead of { $other }.
idea-needless = { $count ->
    [one] One card fewer lies, and stays in hand for later battles.
   *[other] { $count } cards fewer lie, and stay in hand for later battles.
}
idea-scavenged = { $count ->
    [one] One card fewer lies: what lies open, a rival’s dog may scavenge.
   *[other] { $count } cards fewer lie: what lies open, a rival’s dog may scavenge.
}
idea-more = First place at { $battle } is worth { $points } points, and more cards make it likelier.
idea-unused-dog = A dog that was laid goes to the discards in any case; before that it may still bring a card.
idea-declared = { $dogs ->
    [0] With all dogs taking part the rank is { $rank }.
    [one] With one dog uninvolved the rank is { $rank }.
   *[other] With { $dogs } dogs uninvolved the rank is { $rank }.
}
idea-swapped = At Castillon only the best six cards count: a dog that does not belong to them can be traded for a card.
idea-not-swapped = At Castillon the best six cards are laid, and a dog may belong to them.
idea-named = The battle named pays { $points } for first place, the other { $later }.
