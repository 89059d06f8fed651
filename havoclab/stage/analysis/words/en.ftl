## The page.

analysis-title = The decisions that mattered
analysis-lead = Open a game. Every decision of one player is tried otherwise in thought, many times, from what that player knew; the few that seem to have cost most are shown to you as they were.
analysis-how = You choose again before anything is told. All figures are estimates.
analysis-kept-title = The analysis you were in
analysis-kept-text = With what was found and tried, as this browser kept it.
analysis-whose = Whose decisions?
analysis-seat = { $name }
analysis-seat-person = Played by a person. Their hand will be seen as it was.
analysis-seat-bot = Played by a bot. Its hand will be seen as it was.
analysis-other-seat = Another player
analysis-leave = Another game
analysis-no-choice = { $name } had nothing to choose in this game.

## Finding them.

analysis-looking = { $count ->
    [one] One decision of { $name } is looked at: briefly first, then more closely if it may have cost much.
   *[other] { $count } decisions of { $name } are looked at: all of them briefly first, then more closely those that may have cost much.
}
analysis-progress = Playing on in thought
analysis-stop = Show what is found so far
analysis-go-on = Go on looking

## What was found.

analysis-heading = Decisions of { $name }
analysis-found = { $count ->
    [0] No decision of { $name } clearly cost points, as far as these estimates can tell.
    [one] One decision of { $name } seems to have cost points. Open it and choose again.
   *[other] { $count } decisions of { $name } seem to have cost points. Open one and choose again.
}
analysis-costs = What they probably cost
analysis-costs-note-havoc = Estimates from { $samples } continuations of what was played and as many of what seemed better, from the same sampled positions. Counted in points ahead of the best rival at the end; the thin line is the 95 % interval.
analysis-costs-note-gold_und_rum = Estimates from { $samples } continuations of what was played and as many of what seemed better, from the same sampled positions. Counted in points ahead of the best rival at the end of the round; the thin line is the 95 % interval.
analysis-leaves-out-havoc = What the estimates leave out: after two rounds of turns in thought the hands are only valued, and nobody in them learns from how the others play.
analysis-leaves-out-gold_und_rum = What the estimates leave out: until the last warrior lies nobody lays another card in them, so waiting looks safer than it is; everybody remembers all that was dealt, as nobody at a table does; and later rounds don’t count. A claim that was not made is looked at where somebody else then laid a recruit card, and before unused desertion cards were lost.
analysis-too-close = { $count ->
    [one] One more was measured and is too close to tell.
   *[other] { $count } more were measured and are too close to tell.
}
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-tried = tried again
analysis-tried-same = tried again: as the estimate prefers
choice-turn = Decision { $number }, move { $move }: recruit or cry Havoc
choice-recruit = Decision { $number }, move { $move }: recruiting
choice-pick = Decision { $number }, move { $move }: a card from the discards
choice-pick-after-battle = Decision { $number }, move { $move }: a card from the discards
choice-year-of-peace = Decision { $number }, move { $move }: a card for the year of peace
choice-name-battle = Decision { $number }, move { $move }: naming the battle
choice-open-battle = Decision { $number }, move { $move }: opening the battle
choice-join = Decision { $number }, move { $move }: joining the battle or not
choice-add = Decision { $number }, move { $move }: more cards or a pass
choice-declare = Decision { $number }, move { $move }: declaring dogs
choice-dogs = Decision { $number }, move { $move }: dogs after the battle
choice-last-dogs = Decision { $number }, move { $move }: dogs before Castillon
choice-claim = Decision { $number }, move { $move }: a claim, or to wait
choice-last-call = Decision { $number }, move { $move }: the last recruit cards
choice-favourite = Decision { $number }, move { $move }: the favourite
choice-spy = Decision { $number }, move { $move }: the spy’s question
choice-race = Decision { $number }, move { $move }: the race that fights
choice-mercenaries = Decision { $number }, move { $move }: mercenaries for a battle
choice-commando = Decision { $number }, move { $move }: the commando
choice-airship = Decision { $number }, move { $move }: the goblin airship
choice-other = Decision { $number }, move { $move }

## One of them.

analysis-all = All decisions
analysis-log = What had happened
analysis-asked = You are { $name } again, and know what { $name } knew then. What do you choose now? Click on the table as in play.
analysis-tell = Tell me without trying
analysis-again = Try it once more
analysis-told = Played then: { $done }. The estimate prefers: { $better }. The difference is about { $points } points (95 % interval: { $low } to { $high }).
analysis-now = You chose now: { $tried }.
analysis-now-same = You chose now what the estimate prefers.
analysis-now-again = You chose now the same as was played then.
analysis-weighing = More choices are being compared ...
analysis-note-done = played then
analysis-note-now = your choice now
analysis-note-both = played then, and your choice now
