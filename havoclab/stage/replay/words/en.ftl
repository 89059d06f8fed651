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

## Other games.

replay-other-title = Another game
replay-kept-title = The replay you were in
replay-kept-text = With its comments and lines, as this browser kept it.
replay-kept-game-title = Your game at the table
replay-kept-game-text = The one that this browser keeps, so far as it went.
replay-example-title = The worked example
replay-example-text = Four players, one round and the battle of Sluys, with comments that name the rules.
replay-open-title = Open a record or a link
replay-file = A record as a file
replay-file-help = As “Save the record” writes it, at a table or here.
replay-paste = Or pasted here
replay-paste-help = A record’s text, or a link to a game.
replay-opened = { $moves ->
    [one] Opened: a game of { $players }, one move.
   *[other] Opened: a game of { $players }, { $moves } moves.
}
replay-not-opened = That can’t be opened, so the game here stays. { $why }

## The web page that can be saved.

replay-film-title = Havoc: a game of { $players }
replay-film-about = A game of Havoc between { $players }, move by move.
replay-film-eyes = Seen by: { $viewer }.

## What is said about the moves of the worked example.

example-1 = H4.1, H5.1: the Peacekeeper recruits, so the card is turned to 1 first.
example-2 = H4.2: one of the two cards from the draw pile ...
example-3 = H4.2: ... and one from the recruits.
example-4 = H4.2: one card of the hand is laid to the recruits.
example-5 = H4.1: the turn went to the left. Only the Peacekeeper turns the card.
example-7 = H4.2: both cards may come from the draw pile.
example-12 = H3.1: with four players five recruits are full.
example-14 = H4.3: the recruits are full, so the first card must be one of them.
example-15 = H4.3: the second may be one again.
example-17 = H5.1: the card is turned to 2.
example-20 = H4.6, H12a: a dog is discarded for one card more. It is orange 2; the example in the source names a card that lies nowhere.
example-22 = H6.2: Peter is the initiator. H6.1: the place is Sluys.
example-24 = H6.2: two cards are laid at least.
example-26 = H6.3: one card is drawn, and Christine is out of this battle for good.
example-27 = H6.3: joining takes two cards; a dog may be one of them.
example-32 = H6.3: more than two may be laid.
example-34 = H6.4: round and round, at least one card more ...
example-38 = H6.4: ... or pass. What lies, counts.
example-40 = H6.6c: Eugene alone may still lay cards.
example-42 = H6.5: all have passed.
example-43 = H6.7, H6.9: from the initiator on, dogs may be declared uninvolved. Peter's dog takes part.
example-44 = H6.11: three twos beat the pair of nines, which beats the pair of fives.
example-45 = H7.1, H7.2: the initiator's dog is first; it takes a card that Anita laid.
example-46 = H7.2: a recruit may be scavenged, too. H7.5, H7.6, H7.7: then the field is cleared, the recruits are filled, Anita deals and is on turn.
