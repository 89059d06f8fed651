## The game.

who-can-play = { $name } would like to play Gold und Rum, and asks how many people are needed at the table.
who-can-play-goal = Which of these numbers can play?
who-can-play-look = Three are too few, and there is an upper limit as well.
who-can-play-why = Four to seven can play.

how-many-armies = { $players } play. { $host } has set the table, and { $dealer } is chancellor in this round.
how-many-armies-goal = How many armies fight in this round?
how-many-armies-look = Does everybody build an army?
how-many-armies-why = Everybody but the chancellor builds one.

what-comes-next = All cards of the battle are turned, and nobody adds anything any more.
what-comes-next-goal = What follows this battle?
what-comes-next-look = Which battle of the round is it, and has somebody reached the goal after it?
what-comes-next-why = A round has four battles. The game ends with the round in which somebody reaches the goal.
