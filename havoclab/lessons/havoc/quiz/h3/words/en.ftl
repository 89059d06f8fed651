## The questions.

highest = A table of { $players } players is being set.
highest-goal = Which is the highest value in each suit?
highest-look = The more players, the higher the suits go.
highest-why = Up to 8, 10, 13, 15 or 18, for two to six players.

dogs = A table of { $players } players is being set.
dogs-goal = How many dogs are in the game?
dogs-look = Two and three players use as many as each other; with four it begins to grow.
dogs-why = Six for two or three players, then 8, 10 and 12.

recruits = A table of { $players } players is being set.
recruits-goal = How many recruits may lie open at most?
recruits-look = It is one number for small tables and another for larger ones.
recruits-why = Four with two or three players, five with more.

first-deal = A table of { $players } players is being set.
first-deal-goal = How many soldiers leave the pack in the first deal, the first recruits included?
first-deal-look = So many to each, and some laid open.
first-deal-why = Seven to each player, and three open recruits.

in-the-pile = A table of { $players } players; everyone has been dealt their cards.
in-the-pile-goal = How many dogs are in the draw pile now?
in-the-pile-look = First the dogs in this game, then those in the hands.
in-the-pile-why = All dogs of this game but one a player.

begins = Clockwise sit: { $seated }. The cards are dealt by { $dealer }.
begins-goal = Who begins?
begins-look = Who comes next, clockwise?
begins-why = The dealer’s left neighbour is the first Peacekeeper and begins.

peace-card = A table of { $players } players is being set, without options.
peace-card-goal = Which is the highest number on the peace side of their Havoc/Peace card?
peace-card-look = With many players a round of recruiting is long.
peace-card-why = Up to four players use the card with a 3, five and six the one without.

faster = Four groups want to play, each in its own way.
faster-goal = Which of these games is refused?
faster-look = For how many players is a faster card something to choose?
faster-why = Two to four may choose the card without a 3; five and six use it anyway.

open = A turn in mid-game, and you are { $name }.
open-goal = Which of these may you know?
open-look = What lies face up, or can be counted by anybody?
open-why = It lies open to everybody; the rest is hidden.

hidden = A turn in mid-game, and you are { $name }.
hidden-goal = Which one of these is hidden from you?
hidden-look = What can be counted by anybody is no secret.
hidden-why = That is hidden; how many cards a hand holds is open, like the rest.
