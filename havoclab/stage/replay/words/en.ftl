## The page.

replay-title = A game step by step
replay-move = { $name }: { $action }

## The way through time.

replay-moment = Moment
replay-start = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-end = To the end
replay-next-choice = Next choice
replay-next-doubt = Where the bot differs
replay-next-doubt-title = The next choice that the sensible bot, knowing no more than that seat, would clearly have made otherwise
replay-no-choice = No further choice lies ahead on this line.
replay-no-doubt = From here on the sensible bot would not clearly choose otherwise.
replay-needs-eyes = The bot’s estimates rest on a hand: choose a seat, or all hands open, under “View”.

## How to watch.

replay-watch-title = View
replay-viewer = Seen by
replay-viewer-all = all hands open
replay-viewer-table = the table: no hands
replay-viewer-seat = { $name }
replay-hide-future = Hide what comes later
replay-hide-future-help = The list then ends at this moment.
replay-pace = Plays

## The moves, and what is said about them.

replay-moves-title = Moves
replay-comment-title = Comment
replay-comment-on = Comment on move { $number }
replay-comment-none = A comment belongs to a move: step to one first.
replay-comment-hint = kept in the record and in links
replay-comment-kept = The comment on move { $number } is kept.
replay-comment-gone = The comment on move { $number } is taken away.

## Trying something else.

replay-try = Try another move
replay-try-title = Choose for whoever is to choose here; the game itself stays as it was
replay-hand-closed = Whoever is to choose here has a closed hand: choose their eyes, or all hands open.
replay-branched = This opens line { $number }. { $told }
replay-too-many-lines = A game has room for { $most } lines; delete one first.
replay-lines-title = Lines
replay-column-line = Line
replay-column-about = What it is
replay-column-delete = Delete
replay-line = Line { $number }
replay-line-game = { $moves ->
    [one] The game: one move
   *[other] The game: { $moves } moves
}
replay-line-branch = { $moves ->
    [one] Leaves line { $parent } after move { $after }: one move
   *[other] Leaves line { $parent } after move { $after }: { $moves } moves
}
replay-line-shown = { $about } (shown)
replay-line-delete = Delete
replay-line-deleted = Line { $number } is deleted.

## Estimates.

replay-think = Ask for an estimate
replay-think-title = What looks best here when the game is played on many times from what this seat knows
replay-asked = What would you do here in place of { $name }? The sensible bot would choose otherwise than the game went. Decide for yourself, then ask for an estimate.
replay-thought = From what { $name } knows, this looks best here: { $best }. That is an estimate, not the truth.
replay-thought-same = From what { $name } knows, what was done looks best, too: { $best }. That is an estimate, not the truth.
replay-thought-other = From what { $name } knows, this looks better than what was done ({ $done }): { $best }. That is an estimate, not the truth.
replay-thinking = The game is being played on many times from what this seat knows ...
replay-thought-close = From what { $name } knows, the estimate can’t tell what was done ({ $done }) from this: { $best }.
replay-done = what was done
replay-decisions = Decisions that mattered
replay-no-thought = { $name } has only one thing to do here.
replay-try-it = Try it: { $action }

## Keeping and handing on.

replay-keep-title = Keep and hand on
replay-keep-note = Link and record hold the whole game, hidden cards too. The web page holds only what is seen now by: { $viewer }. Comments go along as they are.
replay-link = Copy the link to this moment
replay-binder = Copy a Binder link to this moment
replay-film = Make a web page of it
replay-save-film = Save the web page ({ $kilobytes } kB)
replay-play-on = Play on from here
replay-sandbox = Set it up in the sandbox
replay-sandbox-title = The position of this moment in the sandbox, where every card lies open

## Other games.

replay-other-title = Another game
replay-kept-title = The replay you were in
replay-kept-text = With its comments and lines, as this browser kept it.
replay-kept-game-title = Your game at the table
replay-kept-game-text = The one that this browser keeps, so far as it went.
replay-open-title = Open a record or a link
replay-file = A record as a file
replay-file-help = As “Save the record” writes it, at a table or here.
replay-paste = Or pasted here
replay-paste-help = A record’s text, or a link to a game.
replay-opened = { $moves ->
    [one] Opened: a game of { $players }, one move.
   *[other] Opened: a game of { $players }, { $moves } moves.
}
replay-another-game = That is a game of { $game }; it opens on that game’s own page.
replay-not-opened = That can’t be opened, so the game here stays. { $why }

## The web page that can be saved.

replay-film-eyes = Seen by: { $viewer }.

## What can't be read of a game with several lines.

book-line-order = In line { $row } of the record, line { $number } of the game stands where { $due } is due.
book-too-many-lines = { $lines } lines are too many; allowed are at most { $most }.
book-too-many-moves = All lines together have more than { $most } moves.
book-in-line = In line { $line } of the game: { $why }
book-no-branch = A line must leave one that stands before it, and hold moves.
book-no-such-move = Line { $line } has no move { $after }; allowed are 0 to { $last }.
book-no-move = A move is a seat, an action and perhaps a comment.
book-no-move-line = In line { $row } of the record there is no move like “{ $number }. Anita (1): recruit”.
