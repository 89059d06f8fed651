## What a battle pays.

tie-will-do = You know what { $name } has sent, face down: { $theirs }. Nobody else has anything.
tie-will-do-goal = Score in this battle, and keep the giant in hand.
tie-will-do-look = Add up the cards of { $name }. Do you need more than that?
tie-will-do-why = All armies that tie for the strongest score in full.

brings-points = All cards of the battle are turned, and nobody adds anything any more.
brings-points-goal = How many points does { $name } have after this battle?
brings-points-look = Which battle of the round is it, and whose army is the strongest?
brings-points-why = The strongest army scores 2 points in the first battle, 1 in the second and third, 2 in the fourth.

who-scores = All cards of the battle have been turned.
who-scores-goal = Whose armies score?
who-scores-look = Add up each army. Is anybody equal?
who-scores-why = The strongest army scores, and so does every army that ties with it.

any-strength = All cards of the battle have been turned.
any-strength-goal = Whose armies score?
any-strength-look = Look for a card that counts by itself.
any-strength-why = The strongest army scores if it has any strength at all.

## The chancellor.

favourites-points = All cards of the battle are turned. { $name } is chancellor.
favourites-points-goal = How many points does { $name } have after this battle?
favourites-points-look = Whom does { $name } back, and does that army score?
favourites-points-why = The chancellor scores what the favourite scores, as much and as often.

best-race = You are chancellor and back { $name }. All see the backs, and so do you.
best-race-goal = Name a race with which you score in this battle.
best-race-look = Of which race does { $name } hold most?
best-race-why = The favourite’s army was the strongest, so you scored as well.

## The end.

round-over = It is the fourth battle. { $name }: “{ $move }”.
round-over-goal = What happens next?
round-over-look = How many battles does a round have?
round-over-why = After the fourth battle recruit and desertion cards return, and a new round is due.

goal-reached = All cards of the battle are turned, and nobody adds anything any more.
goal-reached-goal = Who wins the game with this battle?
goal-reached-look = Which battle of the round is it? Count the points after it, the chancellor’s too.
goal-reached-why = The game ends with the round in which somebody reaches the goal, and then most points win.

equal-points = It is the fourth battle, and all cards are turned.
equal-points-goal = Who wins the game?
equal-points-look = Count the points after this battle. If some are equal, look along the row of battles.
equal-points-why = Among equals the one whose army won a battle last wins.

still-equal = It is the fourth battle, and all cards are turned.
still-equal-goal = Who wins the game?
still-equal-look = Who has most points? Of these, whose own army won last, and did any of them win together?
still-equal-why = A battle won together leaves them equal. What a favourite wins is no win of the chancellor’s army.
