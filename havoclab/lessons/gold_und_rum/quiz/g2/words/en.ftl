## The cards.

how-many-of = You sort the eighty warriors and lay this one before you: { $card }.
how-many-of-goal = How many of it are there, this one included?
how-many-of-look = Is it of a race, a mercenary, or one of its kind?
how-many-of-why = Each race has seven 2s, four 6s and two leaders; goblins are eight, giants six, trolls and machines four each, all others one.

recruits-on-piles = Of the recruit cards some have been laid. A few of them may be covered.
recruits-on-piles-goal = How many recruit cards lie on the piles?
recruits-on-piles-look = The table tells how many recruit cards everybody still holds.
recruits-on-piles-why = Everybody but the chancellor began with two recruit cards. What is not in hand any more lies on a pile.

backs-in-hand = Hands are held so that all can see the backs. You look at { $name }: { $sort }?
backs-in-hand-goal = How many of these does { $name } hold?
backs-in-hand-look = The backs that { $name } holds are counted at the seat, each sort with its sign.
backs-in-hand-why = A back shows the sort, not the value, and everybody may count.

same-back = You see cards from behind only.
same-back-goal = Which of these two cards can’t be told apart?
same-back-look = Races have a back each. What about those of no race?
same-back-why = There are six backs: one for each race, one for all mercenaries, one for all spies.

with-a-leader = An army is turned, with one leader in it.
with-a-leader-goal = How strong is it?
with-a-leader-look = What does the leader add by itself, and what does it double?
with-a-leader-why = A leader has no strength of its own; it doubles that of its race.
