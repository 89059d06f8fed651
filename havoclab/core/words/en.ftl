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
wrong-unknown-field = A position has no such field; found there: { $found }.
wrong-option = This can’t be chosen here: { $found }.
wrong-options-together = This doesn’t go together with the other options: { $found }.
wrong-needs-options = The options of the game are needed here; found: { $found }.
wrong-too-many-words = This text of cards is longer than { $most } characters; the rest was left out.
wrong-needs-number = A whole number is needed here; found: { $found }.
wrong-needs-yes-or-no = True or false is needed here; found: { $found }.
wrong-needs-text = A text is needed here; found: { $found }.
wrong-needs-list = A list is needed here; found: { $found }.
wrong-needs-more = Something is missing here; found: { $found }.
wrong-too-small = { $bound } is the least that may stand here; found: { $found }.
wrong-too-large = { $bound } is the most that may stand here; found: { $found }.
wrong-not-below = Only numbers below { $bound } may stand here; found: { $found }.
wrong-too-long = At most { $bound } entries may stand here; found: { $found }.
