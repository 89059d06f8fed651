## Odds of Havoc beside the table.

odds-invitation = Worked out only when you ask, from what you know yourself.
odds-ask-recruit = what recruiting may bring
odds-ask-rivals = who may hold something stronger
odds-ask-battle = whether I win this battle
odds-ask-where = where a card is
odds-field-way = Which cards are taken
odds-field-value = Which card
odds-field-suit = Suit
odds-a-dog = a dog of war
odds-value = value { $value }
odds-any-suit = any suit
odds-way-draw = { $drawn ->
    [one] one card from the draw pile
   *[other] { $drawn } cards from the draw pile
}
odds-way-both = { $drawn ->
    [one] { $cards }, and one card from the draw pile
   *[other] { $cards }, and { $drawn } cards from the draw pile
}
odds-way-dogs = { $dogs ->
    [one] with a dog to fetch: { $way }
   *[other] with { $dogs } dogs to fetch: { $way }
}
odds-place-hand = hand of { $name }
odds-place-pile = draw pile
odds-place-discards = discards

## What the bars say.

odds-as-now = as strong as now
odds-brings = The bars say what the best cards of your hand will be afterwards. Better than now ({ $rank }): { $better }.
odds-counted = Exact; every deal that fits what you have seen is taken to be equally likely.
odds-battles = { $battles ->
    [one] An estimate from one battle.
   *[other] An estimate from { $battles } battles in which you lay nothing after these cards, and the others play on like this bot: { $bot }. The thin line is its 95 % interval.
}
odds-alone = So far only your { $rank } lies.
odds-ahead = If nobody lays any more, you are ahead: { $rank } against { $name } with { $other }.
odds-level = If nobody lays any more, you are level with { $name }: { $rank } against { $other }.
odds-behind = If nobody lays any more, you are behind { $name }: { $rank } against { $other }.
odds-rivals-meaning = The bars say how likely each of them holds cards that beat yours; whether those are laid is another matter. Where there is a thin line it is an estimate with its 95 % interval.
odds-nobody-may-lay = Nobody else can lay any more, so this is certain.
odds-select-first = No card of yours lies yet. Select the cards that you would lay.
odds-not-so = These cards can’t be laid so now. { $why } ({ $rule })
odds-not-now = You can’t lay cards now: the choice is somebody else’s.
odds-you-win = You win the battle
odds-that-card = The bars say how likely it lies there.
odds-one-of-them = The bars say how likely at least one lies there.
odds-all-seen = You can see that yourself: it lies open, or in your own hand.
