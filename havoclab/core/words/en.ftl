## What every game says.

seat-name = Player { $number }
not-your-turn = It is not { $seat }’s turn: { $deciding } decides now.
game-is-over = The game is over; nothing more can be done.
then-words = { $first }, then: { $then }
together-refused = Step { $step } of { $steps }: { $why }
together-shows = Step { $step } brings something new to light; what follows must wait until it is seen.
switched-off = Rule { $rule } is switched off at this table. Instead: { $instead }

## What is wrong with a position

wrong-no-position = This is no position: { $found }.
wrong-unknown-field = There is no such field; found there: { $found }.
wrong-option = This can’t be chosen here: { $found }.
wrong-options-together = This doesn’t go together with the other options: { $found }.
wrong-needs-options = The options of the game are needed here; found: { $found }.
wrong-too-many-words = This text of cards is longer than { $most } characters; the rest was left out.
wrong-needs-number = A whole number is needed here; found: { $found }.
wrong-needs-yes-or-no = True or false is needed here; found: { $found }.
wrong-needs-text = A text is needed here; found: { $found }.
wrong-needs-fields = Named fields are needed here; found: { $found }.
wrong-needs-list = A list is needed here; found: { $found }.
wrong-needs-more = Something is missing here; found: { $found }.
wrong-too-small = { $bound } is the least that may stand here; found: { $found }.
wrong-too-large = { $bound } is the most that may stand here; found: { $found }.
wrong-not-below = Only numbers below { $bound } may stand here; found: { $found }.
wrong-too-long = At most { $bound } entries may stand here; found: { $found }.

## What can't be read: files and links

fault-at = { $field }: { $sentence }
fault-of-position = { $why } ({ $rule })
wrong-does-not-fit = { $why } (found { $found })
link-no-text = A text is needed for a link.
link-too-long = The link has { $length } characters, more than the { $most } that one may have.
link-too-short = The link is too short; perhaps only a part of it was copied.
link-characters = The link holds characters that no link has; allowed are letters, digits, - and _.
link-version = The link was made by version { $version } of links; this page reads version { $known }.
link-damaged = The link is damaged; perhaps only a part of it was copied.
link-inflates = The link inflates to more than { $most } bytes.
link-unreadable = What the link holds is not readable.
link-no-record = The link holds no record of a game.
link-other-content = The link holds something that does not open on this page.
link-player = “{ $player }” plays nothing here; allowed are { $known }.
link-live = Several people at one screen can’t share a deal that runs on. Ask for the deal step by step, or let bots play the other seats.
link-settings = Speed and switches are needed here.
file-too-long = The file has { $length } characters; allowed are { $most }.
file-not-json = It begins like JSON, but it is not JSON; allowed is a file that was saved here.
file-another-kind = It does not say “{ $kind }”, so it is another kind of file.
file-too-many = There are { $count }; allowed are { $most }.
record-too-long = A record is a text of at most { $most } characters.
record-headline = The record does not begin with “{ $headline }” in line 1.
record-line = Line { $line } of the record is neither “key: value” nor a move like “1. Anita (1): recruit”.
record-not-json = In line { $line } of the record, the value of “{ $key }” is not JSON.
record-move-order = In line { $line } of the record, move { $move } stands where move { $due } is due.
record-seats = { $names } names and { $players } players for a game of { $seats }.
record-refused = “{ $action }” is not legal by rule { $rule }: { $why }
