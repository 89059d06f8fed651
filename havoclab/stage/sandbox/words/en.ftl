## The page.

sandbox-title = Sandbox
sandbox-not-opened = That link can’t be opened, so here is an empty table. { $why }
sandbox-prompt = Setting up
sandbox-fits = Everything fits together.
sandbox-wrong = { $count ->
    [one] One thing does not fit yet.
   *[other] { $count } things do not fit yet.
}
no-more-steps = There is nothing more to take back or to do again.
too-long = This moment is too long for a link; save it as a file instead and open the file on the other side.

## Tools.

tool-clear = Clear the table

## Where to begin.

preset-label = Begin with
preset-help = For as many players, and by the options chosen here.
preset-none = choose a position …
preset-empty = an empty table
preset-deal = a fresh deal
preset-not-found = No such moment came up in many games by these options; try another number of players.
kept-draft-title = Go on with your sandbox
kept-draft-text = As you left it in this browser.
kept-game-title = The position of your table
kept-game-text = The game that waits in this browser, at its moment. Every hidden card will lie open.

## Picking up and putting down.

picked-up = { $count ->
    [one] One card picked up:
   *[other] { $count } cards picked up:
}
picked-more = { $cards } and { $more } more
picked-detail = Where shall they go?
nothing-picked-up = Pick up a card first, then put it down.
put-at = Put down
put-at-choose = choose a place …
exchange = Exchange
let-go = Let go
pick-all = All of: { $place }
cannot-lie-there = Not all of these cards can lie there.

## Whose choice.

fact-seat = Who decides
fact-kind = What is decided

## Players.

fact-points = Points of { $name }
alone-label = Who sees what
alone-yes = I play for everybody
alone-no = Several people share the screen
alone-help = With several people the screen is covered until it has been passed on. Bots play by themselves in either case.

## What is wrong.

wrong-title = { $count ->
    [0] What is wrong: nothing
   *[other] What is wrong ({ $count })
}
wrong-nothing = Nothing is wrong. You can play from here.
not-playable = Not yet: { $why }
mended = { $count ->
    [0] None of this can be mended by one click.
    [one] One thing is mended.
   *[other] { $count } things are mended.
}
mend-all = Mend all

## Playing, saving, sharing.

play-from-here = Play from here
tool-edit = Set up from here
tool-edit-title = Back to setting up, with the position of this moment
tool-began = Back to where I began
tool-began-title = Back to setting up, with the position from which this game began
tool-save-position = Save as a file
tool-share = Copy a link
tool-share-title = A link that opens this moment; hidden cards are in it
tool-share-binder = Copy a Binder link
load-title = Open a file or a link
load-file = A saved position or record
load-file-help = A text file as this page or the table saves it.
load-paste = Or paste a link, a record or a position
load-paste-hint = https://… or havoclab record 1 …
load-failed = That can’t be opened; nothing was changed. { $why }
text-not-json = It begins like JSON, but it is not readable as such.
text-unknown = This is neither a record (it begins with “{ $headline }”) nor a position nor a link.
text-no-position = { $why }
opened-position = The position is open.
opened-game = The game is open, at its moment.
opened-in-part = Some of it could not be read and is as at the start of a game: { $why }
