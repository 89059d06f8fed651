## Terms.

term-warlord = a warlord: whoever plays, and builds an army in every round
term-deal = the deal: all eighty warriors, laid onto the piles one by one
term-recruiting = recruiting: the deal, the claims, and the opening of the piles
term-combat = combat: the four battles of a round

## Steps.

r-share = All cards of the battle are turned. { $name } is chancellor.
r-share-goal = How many points does { $name } have after this battle?
r-share-look = Whom does { $name } back, and does that army score?
r-share-why = The chancellor scores what the favourite scores. Now you set the table for a game of your own.

who-can = Your friends want to play. Four to seven warlords build an army in every round, out of piles that they must remember, and fight four battles with it.
who-can-goal = Which of these groups can play?
who-can-look = Count yourself in.
who-can-three = You and two friends
who-can-five = You and four friends
who-can-eight = You and seven friends
who-can-not-three = You would be three; it takes four.
who-can-not-eight = You would be eight; seven is the most.
who-can-why = Five warlords at one table: any number from four to seven can play.

how-many = Five of you play. In every round another of you is chancellor: that one deals, lays no recruit and no desertion card, and has no army.
how-many-goal = How many armies fight in a round?
how-many-look = Everybody but one.
how-many-why = Four armies. The chancellor’s points come from the favourite.

deal-on = You are chancellor. Here everything waits for you, but at the table the deal stops for nobody; how fast it goes is up to you.
deal-on-goal = Deal until the start of recruitment shows.
deal-on-look = It lies among the warriors, at about the middle.
deal-on-why = The start of recruitment shows. Others may lay recruit cards from now on, and you go on dealing.

the-middle = You put the start of recruitment in at about the middle: by our ruling, under 36 to 44 of the eighty warriors. Now 37 lie, and it has not shown.
the-middle-goal = How many more can come before it, at most?
the-middle-look = The last place that it can have is under 44 warriors.
the-middle-why = Seven more, and then it must show.

more-piles = Four play with 9 piles, five with 11, six with 13, seven with 14. Here five play; the last warrior came onto pile 8.
more-piles-goal = Let Margaret deal until a warrior covers the troll on pile 1.
more-piles-look = After the last of the piles comes the first again.
more-piles-why = Piles 9, 10 and 11 came first, and then pile 1 again.

own-cards = Now the other cards. Each player owns two recruit cards of a colour. There are also 14 desertion cards, and the start of recruitment.
own-cards-goal = Six of you play. How many recruit cards do you need?
own-cards-look = Everybody owns them, whoever is chancellor.
own-cards-why = Twelve, two for each of six colours; the chancellor’s lie aside in this round.

to-hand = A round begins. All but the chancellor take their two recruit cards, and desertion cards: two each with four or five players, one each with six or seven.
to-hand-goal = Six play. How many desertion cards does each of them get?
to-hand-look = The more players, the fewer cards each.
to-hand-why = One each. With six there are five who may drive somebody away.

two-phases = A round has two phases: recruiting, and then combat. Here all warriors lie, and Eugene is about to name his favourite.
two-phases-goal = Which phase is this?
two-phases-look = Has anybody an army yet?
two-phases-why = The piles are still closed, so there are no armies: this is recruiting. Then combat follows, and then the next round.

who-next = The first chancellor is drawn by lot. Then the office goes to the left. Anita, Peter, Christine and Eugene sit clockwise, and Peter deals in this round.
who-next-goal = Who is chancellor in the next round?
who-next-look = Clockwise is to the left.
who-next-why = Christine sits at Peter’s left.

the-last = The game ends with the round in which somebody reaches the goal. Six play, so 7 points are enough. It is the fourth battle, with all cards turned.
the-last-goal = What follows it?
the-last-look = Who scores 2 points now, and how many are that in all?
the-last-why = Anita comes to 7, and the round is over: so is the game.

which-rule = The cards are being dealt. Anita is chancellor and lays a recruit card on the giant.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = Would it be refused if Peter laid it?
which-rule-why = The chancellor plays neither recruit nor desertion cards.

q-office = { $name } is chancellor in this round. Everybody sits clockwise, in the order shown.
q-office-goal = Who is chancellor in the next round?
q-office-look = Who sits at the left of { $name }? After the last seat comes the first.
q-office-why = The office goes to the left with each round.

q-part = The cards are being dealt. { $name } is chancellor.
q-part-goal = Which of these may { $name } do?
q-part-look = Who builds an army, and who deals?
q-part-why = The chancellor deals, and lays neither recruit nor desertion cards.

q-first = { $players } play. A round begins, and { $dealer } is chancellor.
q-first-goal = How many cards to lay does { $name } hold, both sorts together?
q-first-look = Recruit cards are the same for all numbers of players, desertion cards are not.
q-first-why = Two recruit cards, and two desertion cards with four or five players, one with six or seven.

q-next = All cards of the battle are turned, and nobody adds anything any more.
q-next-goal = What follows this battle?
q-next-look = Which battle of the round is it, and has somebody reached the goal after it?
q-next-why = A round has four battles. The game ends with the round in which somebody reaches the goal.
