## What every game says.

seat-name = Player { $number }
not-your-turn = It is not { $seat }’s turn: { $deciding } decides now.
game-is-over = The game is over; nothing more can be done.
together-refused = Step { $step } of { $steps }: { $why }
together-shows = Step { $step } brings something new to light; what follows must wait until it is seen.
