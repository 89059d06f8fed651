## The questions.

second = { $players } players. The card of { $battle } says { $first }, { $second } and { $third }; a 0 stands for no token.
second-goal = How many points does the second get?
second-look = Which of the three numbers is left out with so few players?
second-why = The second number is left out, and the third goes to the second.

few = Castillon is fought, and all hands lie open.
few-goal = How many points did Castillon bring { $name }?
few-look = Which places are paid with so few players, and how much?
few-why = 11, then 5, then 3: the 8 is left out.

table = Four groups want to play, each in its own way.
table-goal = Which of these games is refused?
table-look = How many players may choose what?
table-why = Second place without points is for two or three players.

read-otherwise = { $switch } Anita recruits, holds a dog, and five recruits lie open.
read-otherwise-goal = Which of these may she do?
read-otherwise-look = What do full recruits bind here: the two cards, the dog, or both?
read-otherwise-why = A ruling that can be read in another way is an option, and the table agrees on it first.
