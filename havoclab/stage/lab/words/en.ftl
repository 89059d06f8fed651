## The page.

lab-title = The laboratory
lab-lead = Have two tables play the same deals, many times over: table A as usual, table B with something changed. As both get the same cards, the luck of the deal falls out, and what is left is the change.
lab-lead-more = What comes out is an estimate with its interval. It holds for these bots at these tables; people may play otherwise.
lab-missing = The figures of the laboratory need numpy and scipy. Install havoclab with its extra “lab” and open this page again.
lab-no-processes = Games can’t be played beside the page where Python runs inside the browser. Install havoclab on a computer to use the laboratory.
lab-busy = Games are being played; stop them first.
lab-nothing-left = Nothing is left to be played.
lab-nothing-yet = Nothing has been played yet.
lab-other-version = These games were played by another version of havoclab: they can be read here, but not gone on with, as its bots or rules may differ.
lab-too-many = This plan has { $games } games, and a page plays at most { $most }. The command “python -m havoclab.lab” goes on with such a file.
lab-share = Copy link
lab-save = Save the games

## What is tried.

lab-another = Another experiment
lab-claim = What is tried
lab-claim-help = A table of your own, or something that is claimed about good play.
lab-own-tables = tables of my own
lab-claim-rules = Rules it is about: { $rules }
lab-table-a = Table A: as usual
lab-table-b = Table B: what is changed
lab-options-a = More of table A: options, rules switched off
lab-options-b = More of table B: options
lab-memory-a = More of table A: how well the bots remember
lab-memory-b = More of table B: how well the bots remember
lab-numbers-a = More of table A: numbers on the battle cards
lab-numbers-b = More of table B: numbers on the battle cards
lab-numbers-changed = Type in a number to try another one; an empty place pays nothing. Dotted numbers are reconstructed.
lab-seat-changed = At table A: { $bot }
lab-differences = What is different at table B
lab-same = Both tables are alike, so only one is played: you will see what each seat or bot gets there.
lab-as-usual = Make table B like table A
lab-rule-off = Rule { $rule } is switched off. { $instead }
lab-rule-on = Rule { $rule } holds here, other than at table A.
lab-option-on = This is switched on: { $option }.
lab-option-off = This is switched off: { $option }.
lab-option-is = { $option }: { $value }.
lab-place-pays = { $points ->
    [one] At { $battle }, place { $place } pays { $points } point.
   *[other] At { $battle }, place { $place } pays { $points } points.
}
lab-place-gone = At { $battle }, place { $place } pays nothing, as the card has no such place.
lab-deal-everyone = { $cards ->
    [one] After { $battle }, the winner deals { $cards } card to everyone.
   *[other] After { $battle }, the winner deals { $cards } cards to everyone.
}
lab-deal-initiator = { $cards ->
    [one] After { $battle }, the winner deals { $cards } more card to the initiator.
   *[other] After { $battle }, the winner deals { $cards } more cards to the initiator.
}
lab-bot-instead = Seat { $seat } is played by { $bot } instead of { $usual }.
lab-bot-memory = { $bot } (memory { $memory })
lab-bot-habit = { $bot } ({ $habit })
lab-plays = Table { $table }: { $bots }.
lab-amount = How much is played
lab-deals = Deals
lab-most-deals = from 1 to { $most } are allowed here, as a page plays at most { $games } games. For more there is the command “python -m havoclab.lab”.
lab-games = { $games ->
    [one] That is one game.
   *[other] That is { $games } games.
}
lab-games-timing = { $games ->
    [one] That is one game. How long it takes is being tried out …
   *[other] That is { $games } games. How long they take is being tried out …
}
lab-games-seconds = { $games ->
    [one] That is one game, on this machine about { $count } s.
   *[other] That is { $games } games, on this machine about { $count } s, judging by one deal.
}
lab-games-minutes = That is { $games } games, on this machine about { $count } minutes, judging by one deal.
lab-games-hours = That is { $games } games, on this machine about { $count } hours, judging by one deal.
lab-rotate = Turn the bots round the table
lab-rotate-help = Each deal is played once for each way they can sit, so that no bot owes its result to its seat.
lab-workers = Games at a time
lab-workers-help = Each takes a core of the machine that runs this page.
lab-start = Play the games
lab-bots = The bots
lab-column-bot = Bot
lab-column-time = Time for a move
lab-bot-seconds = at most { $seconds } s
lab-bot-at-once = at once

## While games are being played.

lab-progress = Games
lab-stop = Stop
lab-stopping = Stopping; the games that are under way are given up …
lab-beginning = The players are sitting down …
lab-left-seconds = About { $count } s to go.
lab-left-minutes = { $count ->
    [one] About a minute to go.
   *[other] About { $count } minutes to go.
}
lab-left-hours = { $count ->
    [one] About an hour to go.
   *[other] About { $count } hours to go.
}
lab-stopped = { $done } of { $all } games are played. What is done stays.
lab-go-on = Go on
lab-failed = It could not go on: { $why }

## What was found.

lab-playing = What is being played
lab-played = What was played
lab-found = What was found
lab-found-so-far = What was found so far
lab-basis = An estimate from { $deals } deals that are complete ({ $games } games), each figure with its 95 % interval.
lab-too-few = That is too little to say anything; at least { $least } deals are needed.
lab-nothing-changed = No effect seen: not one of the { $deals } deals went differently.
lab-effect-seen = An effect is seen: { $what }, { $value } at table B (between { $low } and { $high }).
lab-effect-none = No effect seen: { $what }.
lab-part-more = { $who }: more of the victories than an equal part, { $value } (between { $low } and { $high }).
lab-part-less = { $who }: less of the victories than an equal part, { $value } (between { $low } and { $high }).
lab-part-none = { $who }: no difference seen from an equal part of the victories, { $value } (between { $low } and { $high }).
lab-caution = Where zero lies in an interval, no effect is seen; that does not mean that there is none, and none of this proves anything. Where a change has no effect, one figure in twenty still shows one by chance: try it again with another number of the deal.
lab-seat = Seat { $seat }
lab-first-chancellor = First chancellor
lab-left-of-chancellor = { $seats ->
    [one] Left of the first chancellor
   *[other] { $seats } left of the first chancellor
}
lab-player = Player { $number }
lab-share-of = { $who }: victories
lab-points-of = { $who }: points
lab-metric-points = Points of a player
lab-metric-turns = Turns in a game
lab-metric-rounds = Rounds in a game
lab-metric-swings = Changes of the lead
lab-metric-margin = Lead at the end, in points
lab-chart-games = What changes in a game, table B against table A
lab-chart-games-note = A bar is as long as the change in percent of table A. Grey: no effect seen. Estimates.
lab-chart-shares = What changes in the victories, table B against table A
lab-chart-shares-note = In percentage points of all victories. Grey: no effect seen. Estimates.
lab-chart-victories = Part of the victories
lab-chart-points = Points of a player
lab-chart-turns = Turns in a game
lab-chart-rounds = Rounds in a game
lab-chart-swings = How often the lead changes
lab-chart-margin = Lead at the end, in points
lab-chart-note = Estimates with 95 % intervals.
lab-chart-shared-note = Estimates with 95 % intervals. A shared victory is split evenly.
lab-all-games = All games
lab-at = Table { $table }
lab-who-at = { $who }, table { $table }
lab-interval = 95 %: { $low } to { $high }
lab-range = { $value } ({ $low } to { $high })
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-count = { $value }
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-signed-share = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points
lab-milliseconds = { NUMBER($value, maximumFractionDigits: 2) } ms
lab-unknown = unknown
lab-numbers = The numbers
lab-numbers-note = Means over deals, in brackets the 95 % interval. Victories differ in percentage points.
lab-column-what = Measured
lab-column-difference = B less A
lab-thinking = How long the bots thought
lab-thinking-note = Processor time on this machine; it differs from run to run.
lab-column-decisions = Decisions
lab-column-mean = On average
lab-column-slowest = The longest
lab-faults = Spoilt games
lab-faults-note = { $count ->
    [one] One game was not played to its end. Its deal counts nowhere.
   *[other] { $count } games were not played to their end; { $shown } are listed. Their deals count nowhere.
}
lab-column-deal = Deal
lab-column-fault = Fault
lab-column-told = What was told
lab-deal-at = { $deal }, table { $table }
lab-nobody = nobody in particular
lab-fault-raised = broke off with an error
lab-fault-nonsense = answered with what no rule allows
lab-fault-hung = gave no answer
lab-fault-endless = the game took too many moves
lab-fault-died = the process that played it ended

## Files.

lab-files = Bring games along
lab-file = A file of games
lab-file-help = As this page or the command “python -m havoclab.lab” has saved it. What is missing in it can then be played.
lab-file-ready = { $games ->
    [one] The file holds one game.
   *[other] The file holds { $games } games.
}
lab-file-save = Save the file
lab-file-read = { $games } of { $all } games are in the file.
lab-file-refused = This file can’t be used, and all is as it was. { $why }
lab-kept-back = The games of your last experiment are here again, as this browser kept them: { $games } of { $all }.
lab-kept-unread = This browser keeps games of an experiment that can’t be read; they stay there until others are played. { $why }
lab-many-tables = file: it holds { $tables } tables; this page shows one or two.
