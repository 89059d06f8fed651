## Terms.

term-points = points: what the strongest army of a battle scores
term-tie = a tie: two armies or more are equally strong
term-goal = the goal: the points that end the game

## Steps.

r-last = All warriors lie.
r-last-goal = Claim the pile that shows this warrior: { $card }.
r-last-look = Who still has a recruit card, and until when may it be laid?
r-last-why = Everybody with a recruit card gets one more chance. Then armies are made, battles fought, and points counted.

pays-two = The strongest army scores: 2 points in the first battle, 1 in the second and third, 2 in the fourth. This is the fourth. Peter’s orcs are worth 12.
pays-two-goal = Score 2 points.
pays-two-look = Your orcs are worth 8. Which mercenary takes you past 12?
pays-two-why = Your army was the strongest, and the fourth battle pays 2 points.

tie-scores = The first battle. Peter’s undead are worth 12, and he is going to add a goblin. All that tie for the strongest score in full.
tie-scores-goal = Score, and keep the giant for a later battle.
tie-scores-look = Peter comes to 13, and your undead are worth 8.
tie-scores-why = 13 against 13: Peter and you score 2 points each, and your giant is still in hand.

no-strength = Two leaders spoil Anita’s army. Christine sent a war machine without a goblin, and Peter nothing at all.
no-strength-goal = Who scores?
no-strength-look = How strong is each of the three armies?
no-strength-why = Where no army has any strength, none is the strongest.

back-one = You are chancellor. All cards lie, the piles are closed. You remember: Peter claimed two giants and both dwarf leaders, Christine an orc leader and two orc 6s, Eugene two goblins.
back-one-goal = Back the strongest army.
back-one-look = Two leaders of a race spoil an army, and two giants leave it.
back-one-why = Christine is your favourite. You named her before any pile was opened; only then did all see who took what.
back-one-weaker-army = That player is your favourite now, for the whole round. Christine’s army is stronger.

same-points = Christine is your favourite: what she scores, you score as well. You name the race for the first battle. Backs show how many of each race everybody holds.
same-points-goal = Score 2 points.
same-points-look = Of which race does Christine hold many?
same-points-why = Christine’s orcs were the strongest: 2 points for her, and 2 for you.
same-points-others-scored = Christine had nothing to send into this battle; somebody else scored.

how-many = The fourth battle, with all cards turned. Christine is chancellor and backs Peter.
how-many-goal = How many points does Christine have then?
how-many-look = Peter ties with Anita. What does the fourth battle pay?
how-many-why = Peter scores 2 points in full, and so does Christine: 7.

next-round = The fourth battle of the round. Anita adds nothing more, and all cards are turned. Nobody is near 8 points.
next-round-goal = What follows?
next-round-look = How many races are there?
next-round-why = After four battles recruit and desertion cards return to their owners, and the next round begins.
next-round-fifth = a fifth battle
next-round-again = the next round: all lay new claims
next-round-over = the end of the game
next-round-not-fifth = Each of the four races has fought; there is no fifth battle.
next-round-not-over = Nobody has enough points; the game goes on.

reach-it = With four or five players the game ends with the round in which somebody reaches 8 points; six need 7, seven 6. Peter’s undead are worth 12.
reach-it-goal = End the game with this battle.
reach-it-look = You have 6 points, and the fourth battle pays 2.
reach-it-why = You reached 8 points in the last battle of the round: the game is over, and most points win.

round-first = The second battle, with all cards turned. Peter has 7 points before it.
round-first-goal = Who wins the game with this battle?
round-first-look = Is the round over after it?
round-first-why = Peter has 8 points, but the round is played to its end, and others may still pass him.

most-points = The fourth battle, with all cards turned. Eugene is chancellor and backs Anita.
most-points-goal = Who wins the game?
most-points-look = Count the points after this battle, the chancellor’s too.
most-points-why = Anita comes to 8, but Eugene scores with her and comes to 9. Most points win.

who-last = The fourth battle, with all cards turned. Anita and Peter have 8 points each. Among equals the one who won a battle last wins.
who-last-goal = Who wins the game?
who-last-look = Look along the row of battles.
who-last-why = Anita won the first battle, Peter the third. Christine won the fourth, but she has fewer points.

as-one = The fourth battle, with all cards turned. Where equals won their last battle together, they share the victory.
as-one-goal = Who wins the game?
as-one-look = Who ties in this battle, and with how many points?
as-one-why = Anita and Peter come to 8 points, in the same battle: nothing is left that could tell them apart.

own-army = The fourth battle, with all cards turned. Eugene is chancellor and backs Christine. A favourite’s win is no win of the chancellor’s.
own-army-goal = Who wins the game?
own-army-look = Two come to 8 points. Whose own army won just now?
own-army-why = Christine and Eugene both have 8 points, but only Christine’s army won a battle.

which-rule = Four battles are fought, and Peter has 9 points. Eugene begins to deal another round.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = What happens once somebody has 8 points?
which-rule-why = The game ends with the round in which somebody reaches the goal.

q-tie = You know what { $name } has sent, face down: { $theirs }. Nobody else has anything.
q-tie-goal = Score in this battle, and keep the giant in hand.
q-tie-look = Add up the cards of { $name }. Do you need more than that?
q-tie-why = All armies that tie for the strongest score in full.

q-share = All cards of the battle are turned. { $name } is chancellor.
q-share-goal = How many points does { $name } have after this battle?
q-share-look = Whom does { $name } back, and does that army score?
q-share-why = The chancellor scores what the favourite scores.

q-goal = All cards of the battle are turned, and nobody adds anything any more.
q-goal-goal = Who wins the game with this battle?
q-goal-look = Which battle of the round is it? Count the points after it, the chancellor’s too.
q-goal-why = The game ends with the round in which somebody reaches the goal, and then most points win.

q-equal = It is the fourth battle, and all cards are turned.
q-equal-goal = Who wins the game?
q-equal-look = Count the points after this battle. If some are equal, look along the row of battles.
q-equal-why = Among equals the one whose army won a battle last wins.
