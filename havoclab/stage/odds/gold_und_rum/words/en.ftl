## Odds of Gold und Rum beside the table.

odds-invitation-open = Worked out only when you ask, from what lies open: the tops of the piles, the backs, and your own cards. What lies covered is yours to remember; while memory help is on, the odds count with it, too.
odds-invitation-by-heart = Worked out only when you ask. As memory help is on, the odds count with all that you have seen.
odds-ask-comes = what the deal still brings
odds-ask-start = when recruitment begins
odds-ask-battle = how this battle may end
odds-ask-races = which races win alone
odds-ask-holder = who may have a card
odds-ask-army = what an army may hold
odds-field-where = Which of the cards to come
odds-field-sort = Which warriors
odds-field-card = Which card
odds-field-rival = Whose army
odds-field-fly = Goblins that fly with your airship
odds-field-add = You add: { $card }
odds-where-next = the next card
odds-where-round = one more for each pile
odds-where-rest = all of them
odds-where-pile = those for pile { $pile }
odds-sort-all = the main sorts
odds-sort-mercenaries = mercenaries
odds-sort-spies = spies
odds-any-leader = a leader
odds-any-six = a 6
odds-any-two = a 2
odds-any-spy = a spy
odds-two-undead = two undead leaders
odds-two-orc = two orc leaders
odds-two-barbarian = two barbarian leaders
odds-two-dwarf = two dwarf leaders
odds-crewed = war machine with a crew

## What the bars say.

### The deal

odds-comes = { $cards ->
    [one] The bars say how likely that card is such a warrior (G4.2). Warriors still to come: { $left }.
   *[other] The bars say how likely there is at least one such warrior among those { $cards } cards (G4.2). Warriors still to come: { $left }.
}
odds-comes-onto = { $cards ->
    [0] Pile { $pile } gets no more cards (G4.2).
    [one] Pile { $pile } gets one more card; the bars say how likely it is such a warrior (G4.2).
   *[other] Pile { $pile } gets { $cards } more cards; the bars say how likely there is at least one such warrior among them (G4.2).
}
odds-pile-lowest = Whoever has the lowest recruit card in it has the pile, whatever is still dealt or laid (G5.3).
odds-pile-yours = The lowest recruit card in it is yours: whatever is still dealt or laid, the pile stays yours (G5.3).
odds-pile-theirs = The lowest recruit card in it belongs to { $name }: whatever is still dealt or laid, that stays so (G5.3).
odds-pile-nobodys = No recruit card lies in it yet; without one it is set aside (G5.4).
odds-poisoned = it ends with two leaders of one race, or two giants
odds-poisoned-why = if nobody lays another desertion card on it (G6.4, G7.5a)
odds-dealt-open = Exact, but counted with the tops of the piles alone: the other cards are taken to lie in any order. Whoever remembers what is covered knows more.
odds-dealt-by-heart = Exact, counted with every warrior dealt so far; the others are taken to lie in any order.
odds-start = { $places ->
    [one] The bars say how likely the start card has shown by then; it lies under { $least } warriors (G4.1).
   *[other] The bars say how likely the start card has shown by then; it lies under { $least } to { $most } warriors, each number equally likely (G4.1a).
}
odds-start-before = before warrior { $number }
odds-start-counted = Exact: nobody knows more than that.

### Armies

odds-holder = The bars say how likely each of them has it, in hand or in the battle (G2.3).
odds-army = The bars say how likely { $name } has such cards, in hand or in the battle (G2.3).
odds-army-empty = { $name } has no cards left.
odds-races = The bars say how likely your warriors of each race win their battle if nobody adds mercenaries (G7.1, G8.1).
odds-races-favourite = The bars say how likely the warriors of your favourite, { $name }, win their battle if nobody adds mercenaries (G7.1, G8.1).
odds-armies-open = Exact, but counted with the backs and your own cards alone: all that fits them is taken to be equally likely. Whoever remembers what was taken knows more.
odds-armies-by-heart = Exact: you saw who took what.

### The battle

odds-as-they-lie = as the armies lie now
odds-as-they-lie-with = as the armies lie, with what you add
odds-played-on = when the others play on
odds-played-on-with = when the others play on, with what you add
odds-played-on-without = when the others play on, without it
odds-battle = The bars say how likely your army is the strongest and scores (G7.4, G8.1).
odds-battle-favourite = The bars say how likely the army of your favourite, { $name }, is the strongest and scores (G8.1, G8.2).
odds-battle-certain = All armies are turned and nobody else has a choice, so this is certain.
odds-battles = Playing on is an estimate from { $battles } battles, in which you do nothing more and the others play like this bot: { $bot }. Which mercenaries lie face down is taken to be equally likely; a thin line is a 95 % interval.
odds-battle-open = Counted with the backs and your own cards alone: whoever remembers what was taken knows more.
odds-battle-by-heart = Counted with all that you have seen.
