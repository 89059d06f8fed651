## The idea behind an estimate: a fact about two actions, never a verdict on a person.

### Claims

idea-second-leader = Pile { $pile } brings a second leader of the { $race }: an army with two leaders of its race has strength 0.
idea-second-giant = Pile { $pile } brings a giant too many: whoever has two or more lays down all of them.
idea-claimed-already = In pile { $pile } lies a recruit card already: the lowest one takes the pile, another does nothing.
idea-under-desertion = In pile { $pile } lies a desertion card that sends a warrior home: { $card }. It won’t come along.
idea-without-crew = Pile { $pile } brings a war machine for which there is no goblin so far: without a crew it is worth 0.
idea-leader-comes = Pile { $pile } brings a leader of the { $race }; with it their strength in this army is { $strength }.
idea-crew-comes = { $count ->
    [one] With pile { $pile } one war machine has a goblin as its crew, and is worth 9.
   *[other] With pile { $pile } { $count } war machines have goblins as their crews, and are worth 9 each.
}
idea-airship-comes = With pile { $pile } there is a goblin airship and a goblin to fly it: it joins when all strengths are known.
idea-spy-comes = Pile { $pile } brings a spy: it may fetch one exactly named card.
idea-race-grows = With pile { $pile } the strength of the { $race } in this army is { $strength }, with the other choice { $other }.
idea-comes-first = { $count ->
    [one] The lowest recruit card takes pile { $pile }, and one recruit card is still in another hand.
   *[other] The lowest recruit card takes pile { $pile }, and { $count } recruit cards are still in other hands.
}
idea-set-aside = A pile without a recruit card is set aside, and pile { $pile } has none so far.
idea-more-to-come = { $count ->
    [one] One warrior is still to come. A recruit card can be laid later, too, but only once.
   *[other] { $count } warriors are still to come. A recruit card can be laid later, too, but only once.
}
idea-desert-later = { $count ->
    [one] One warrior is still to come. A desertion card can be laid until the last one lies.
   *[other] { $count } warriors are still to come. A desertion card can be laid until the last one lies.
}
idea-deserts-rival = A desertion card on pile { $pile }, which another player has claimed, sends a warrior home: { $card }.
idea-deserts-leader = A desertion card on pile { $pile } sends a leader home from this seat’s own army, in which two leaders of the { $race } would make its strength 0.
idea-deserts-giant = A desertion card on pile { $pile } sends a giant home from this seat’s own army, in which there is one too many.
idea-deserts-nobody = On pile { $pile } the desertion card would send nobody home.
idea-deserts-unclaimed = Nobody has claimed pile { $pile } so far: whom it harms if this warrior goes home is open: { $card }.
idea-deserts-own = On pile { $pile } the desertion card would send a warrior home from this seat’s own army: { $card }.
idea-last-desertion = { $count ->
    [one] One warrior is still to come; once it lies, unused desertion cards are lost.
   *[other] { $count } warriors are still to come; once the last one lies, unused desertion cards are lost.
}

### The favourite

idea-favourite-ruined = The other army has two leaders of the { $race }: in that battle its strength is 0.
idea-favourite-leads = { $count ->
    [one] The chancellor scores what the favourite scores. By its piles this army has the strongest warriors in one race, the other in { $other }.
   *[other] The chancellor scores what the favourite scores. By its piles this army has the strongest warriors in { $count } races, the other in { $other }.
}
idea-favourite-hires = The chancellor scores what the favourite scores. This army’s mercenaries have strength { $strength } together, the other’s { $other }.

### Spies

idea-asks-in-vain = The hand that the other question goes to does not hold this card: { $card }.
idea-spy-second-leader = The other question would bring a second leader of the { $race }: an army with two leaders has strength 0.
idea-spy-second-giant = The other question would bring a giant too many: whoever has two or more lays down all of them.
idea-spy-leader = With this leader the strength of the { $race } in this army is { $strength }, with the other choice { $other }.
idea-spy-crew = { $card } is what is missing: with it one more war machine has a crew, and is worth 9.
idea-spy-robs = Without this card ({ $card }) the strength of the { $race } in the hand that is asked is { $strength } instead of { $other }.

### The race

idea-race-dear = { $points ->
    [one] This battle pays { $points } point, and none to come pays more. Of the { $race } the favourite has strength { $strength }, the best of the others { $rival }.
   *[other] This battle pays { $points } points, and none to come pays more. Of the { $race } the favourite has strength { $strength }, the best of the others { $rival }.
}
idea-race-saved = This battle pays { $points }, a later one { $later }: the { $race }, of whom the favourite has strength { $strength } and the best of the others { $rival }, can fight for more.

### Mercenaries

idea-nothing-counts = Two leaders lie in this army: its strength is 0, whatever mercenaries join it.
idea-machine-idle = { $count ->
    [one] With the other choice one war machine fights without a goblin: it is worth 0.
   *[other] With the other choice { $count } war machines fight without a goblin: they are worth 0.
}
idea-machine-crewed = { $count ->
    [one] One war machine fights with a goblin as its crew: it is worth 9.
   *[other] { $count } war machines fight with goblins as their crews: they are worth 9 each.
}
idea-airship-crew = The other choice sends the last goblin: the airship can’t fly without one from hand.
idea-beats-shown = The race’s warriors of the strongest rival have strength { $rival } by themselves; this army has { $strength }, with the other choice { $other }.
idea-last-battle = It is the last battle: mercenaries that stay in hand bring nothing more in this round. The army has strength { $strength } instead of { $other }.
idea-pays-now = { $points ->
    [one] This battle pays { $points } point, and none to come pays more; the army has strength { $strength } instead of { $other }.
   *[other] This battle pays { $points } points, and none to come pays more; the army has strength { $strength } instead of { $other }.
}
idea-stronger = The army has strength { $strength } instead of { $other }.
idea-kept-for-dearer = { $count ->
    [one] This battle pays { $points }, a later one { $later }: one mercenary more stays in hand for it.
   *[other] This battle pays { $points }, a later one { $later }: { $count } mercenaries more stay in hand for it.
}
idea-kept = { $battles ->
    [one] What is sent is gone after the battle: this choice leaves { $count } more in hand for the one battle still to come.
   *[other] What is sent is gone after the battle: this choice leaves { $count } more in hand for the { $battles } battles still to come.
}

### Commando and airship

idea-strikes-own-leader = Two leaders make the strength of this army 0; with one of them gone it is { $strength }.
idea-strikes-stronger = The race’s warriors in the army struck have strength { $strength }, those in the other { $other }.
idea-strikes-one-of = { $count ->
    [one] The card with that back leaves the battle; the race’s warriors in that army have strength { $strength } so far.
   *[other] Of { $count } cards with that back chance takes one out of the battle; the race’s warriors in that army have strength { $strength } so far.
}
idea-commando-later = { $count ->
    [one] The commando strikes only once, and one battle is still to come.
   *[other] The commando strikes only once, and { $count } battles are still to come.
}
idea-commando-last = It is the last battle: a commando that is kept strikes nobody any more in this round.
idea-commando-pays = { $points ->
    [one] The commando strikes only once, and this battle pays { $points } point: none to come pays more.
   *[other] The commando strikes only once, and this battle pays { $points } points: none to come pays more.
}
idea-airship-later = { $count ->
    [one] The airship flies only once, and one battle is still to come.
   *[other] The airship flies only once, and { $count } battles are still to come.
}
idea-airship-last = It is the last battle: an airship that is kept flies no more in this round.
idea-airship-pays = { $points ->
    [one] The airship flies only once, and this battle pays { $points } point: none to come pays more.
   *[other] The airship flies only once, and this battle pays { $points } points: none to come pays more.
}
idea-flight-wins = The strongest of the other armies has { $rival }; with this choice the own army has { $strength }.
idea-flight-in-vain = The strongest of the other armies has { $rival }; with that flight the own army would only have { $strength }.
idea-flight-needless = The own army has { $strength } without the airship, the strongest of the others { $rival }.
idea-fewer-fly = { $count ->
    [one] One goblin fewer flies, and stays in hand.
   *[other] { $count } goblins fewer fly, and stay in hand.
}
