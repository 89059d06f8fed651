## What questions about piles and armies say.

lays-nothing = Nothing is laid; the next player is asked.
pile-from-below = The pile, from the bottom up
recruit-lies-there = A recruit card lies in the pile, so it belongs to somebody.
recruit-lies-higher = { $name } has a recruit card in the pile, but a lower one decides.
no-recruit-of-theirs = No recruit card of { $name } lies in this pile.
has-deserted = A desertion card lies on this warrior: it is out for the round.
exactly-the-named-card = A spy gets exactly the card that it names, or nothing.
hand-of = What { $name } holds
others-are-left = The desertion cards leave other warriors in the pile. Look under each of them.
another-warrior-lies = Another warrior lies at this place.
army-in-a-row = The army
army-is-weaker = The army of { $name } has strength { $strength }; the strongest has { $best }.
others-tie = Another army has the same strength: { $best }. All that tie score.
somebody-scores = An army has strength { $best }, so somebody scores.
asked-from-the-left = { $name } deals, and all are asked in turn from the left of the dealer.
next-with-a-recruit-card = After a card is laid, the next player to the left who holds a recruit card is asked, passed or not.
a-race-fights-once = Each race fights once: this one had its battle, or has it now.
mercenaries-in-turn = The turn goes to the left of { $name }, past those who hold no mercenary.
first-moves-on = { $name } is chancellor. The first battle starts on the left of the chancellor, each later one a seat further to the left.
joins-by-air = What comes by air
hint-estimate-round-2 = Of these, by a bot’s estimate for this round: first “{ $first }”, then “{ $second }”.
hint-estimate-round-3 = Of these, by a bot’s estimate for this round: first “{ $first }”, then “{ $second }”, then “{ $third }”.

## The end of a game.

game-goes-on = nobody yet: the game goes on
goal-is-reached = The round is over, and somebody has { $points } points; { $goal } end the game.
round-not-over = Somebody has reached { $goal } points, but the round is not over: its other battles are fought first.
goal-not-reached = Nobody has { $goal } points yet.
others-have-more = { $name } has { $points } points; the most is { $most }.
others-won-later = { $name } has as many points, but another army won a battle later.
others-are-equal = Another player is equal in points and in the last battle won.

## Setting up, and the round.

phase-recruiting = recruiting
phase-combat = combat
not-in-recruiting = Recruiting is over: the piles are opened, and armies fight.
not-in-combat = Combat begins once the piles are opened and armies are made.
office-goes-left = { $name } is chancellor now, and the office goes to the left.
follows-battle = another battle
follows-round = the next round
follows-end = the end of the game
no-battle-follows = All four races have fought in this round.
no-round-follows = The round is not over, or it was the last one.
no-end-follows = The game ends with the fourth battle of a round in which somebody reaches the goal.
so-many-play = The game is for four to seven players.
backs-differ = These two show different backs.
backs-of-undead = undead
backs-of-orc = orcs
backs-of-barbarian = barbarians
backs-of-dwarf = dwarves
backs-of-mercenary = mercenaries
backs-of-spy = spies
