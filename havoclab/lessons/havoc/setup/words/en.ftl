## Terms.

term-token = a token: the points of a place behind the winner

## Steps.

r-crown = The game is over.
r-crown-goal = Who wears the crown?
r-crown-look = Points come first. What follows, if those are equal?
r-crown-why = Points, then battle cards, then the order at Castillon. Now you set the table for the next game.

who-can = You bring Havoc to your friends. Two to six captains fight the nine battles of the Hundred Years War, with combinations much as in poker.
who-can-goal = Which of these groups can play?
who-can-look = Count yourself in.
who-can-why = Four captains at one table: any number from two to six can play.
who-can-alone = You alone
who-can-four = You and three friends
who-can-seven = You and six friends
who-can-eight = You and seven friends
who-can-not-alone = One captain finds nobody to fight; it takes two.
who-can-not-seven = Seven are one too many; the cards are made for six.
who-can-not-eight = Eight are two too many; the cards are made for six.

to-come = “How long does it take?” The battles come one after another; each is fought or falls to peace. After eight of them comes Castillon, and then the most points win.
to-come-goal = How many battles are still to come here?
to-come-look = Look along the row of battles. Castillon is one of them.
to-come-why = Four are gone, one of them by peace; four more come, and then Castillon.

the-box = You open the box. Soldiers come in six suits, and each suit has one card of every value from 1 to 18.
the-box-goal = How many soldiers are there?
the-box-look = Eighteen in each of six suits.
the-box-why = 108 soldiers. With them in the box lie twelve dogs.

tokens = You lay out nine battle cards, and on them tokens: points for places behind the winner. The winner takes the card itself.
tokens-goal = How many tokens lie on Crécy?
tokens-look = Crécy pays three places, and the first of them is the card.
tokens-why = Two: one for second place, one for third. There are 15 tokens in all.

at-the-foot = A battle card also tells at its foot what its winner deals. At Sluys everyone gets a card, and the initiator one more. Peter cried Havoc.
at-the-foot-goal = You pass and win. How many cards does Peter get?
at-the-foot-look = Peter is one of everyone, and the initiator.
at-the-foot-why = One like everyone, and one more as initiator.

five-play = Not all soldiers are used. Suits go up to 8 with two players, 10 with three, 13 with four, 15 with five, 18 with six.
five-play-goal = Five of you play. How many soldiers are in the game?
five-play-look = The values from 1 up, in six suits.
five-play-why = Fifteen values in six suits make 90. The other soldiers stay in the box.

three-play = Dogs: 6 with two or three players, then 8, 10, 12. Open recruits: four at most with two or three, five with more. Three play here.
three-play-goal = End your turn with three eights, having drawn one card.
three-play-look = Four recruits lie open. With three players, is there room for more?
three-play-why = With three players four is full, so a recruit had to come first.
three-play-cry-now = Crying Havoc starts a battle, and then nothing is recruited this turn.

eight-cards = Everyone is given one dog. The soldiers are shuffled: seven for each player, and three open as the first recruits.
eight-cards-goal = How many cards does each of you hold?
eight-cards-look = Soldiers and a dog.
eight-cards-why = Seven soldiers and one dog.

dogs-later = Only now the other dogs are shuffled into the draw pile, so none lies among the first recruits. Five of you play, with ten dogs.
dogs-later-goal = How many dogs are in the draw pile?
dogs-later-look = Everyone at the table holds one already.
dogs-later-why = Ten, less one for each of five hands.

left-begins = Anita, Peter, Christine and Eugene sit clockwise, and Christine deals. The player at the dealer’s left is the first Peacekeeper and begins.
left-begins-goal = Who begins?
left-begins-look = Clockwise is to the left.
left-begins-why = Eugene takes the Havoc/Peace card, peace side up, and has the first turn.

which-card = There are two Havoc/Peace cards: up to four players use the one with 1, 2 and 3, five or six the one without a 3.
which-card-goal = Six of you play. What is the highest number on your card?
which-card-look = Three rounds of six players would be long.
which-card-why = With six, peace comes after the 2.

may-know = “May I look?” At least four battles lie open, and so do recruits and points. Hands and draw pile are secret; the discards are seen by looting alone.
may-know-goal = Which of these may you know?
may-know-look = Which of them lies face up?
may-know-why = The battles to come lie open to everybody.

counting = And how many cards somebody holds? Our ruling: everybody may know, since around a table anybody can count them.
counting-goal = Which one of these is hidden from you?
counting-look = Three of them can be seen from your chair.
counting-why = What is in a hand is secret; how many cards it holds is not.

which-rule = Three play, and four recruits lie open. Anita recruits and tries to draw first.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = Four is full with three players. What follows from that?
which-rule-why = While the recruits are full, the first card has to be one of them.

q-starts = Clockwise sit: { $seated }. The cards are dealt by { $dealer }.
q-starts-goal = Who begins?
q-starts-look = Who comes next, clockwise?
q-starts-why = The dealer’s left neighbour is the first Peacekeeper and begins.

q-highest = A table of { $players } players is being set.
q-highest-goal = Which is the highest value in each suit?
q-highest-look = The more players, the higher the suits go.
q-highest-why = Up to 8, 10, 13, 15 or 18, for two to six players.

q-dogs = A table of { $players } players; everyone has been dealt their cards.
q-dogs-goal = How many dogs are in the draw pile now?
q-dogs-look = First the dogs in this game, then those in the hands.
q-dogs-why = All dogs of this game but one a player.

q-know = A turn in mid-game, and you are { $name }.
q-know-goal = Which of these may you know?
q-know-look = What lies face up, or can be counted by anybody?
q-know-why = It lies open to everybody; the rest is hidden.
