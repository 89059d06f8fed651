## The favourite.

may-not-back = All recruit cards lie, and { $name } is chancellor.
may-not-back-goal = Which of these may { $name } not do?
may-not-back-look = For whom may a chancellor be glad?
may-not-back-why = The chancellor names one of the other players as favourite.

back-the-owner = All recruit cards lie. You are chancellor.
back-the-owner-goal = Back the player whose recruit card lies on pile { $pile }.
back-the-owner-look = Find the pile, and the shield on its recruit card.
back-the-owner-why = The favourite is named before any pile is opened.

## What is left.

left-under = A pile is opened.
left-under-goal = Which warriors are left in it?
left-under-look = Look for the desertion card, and at what lies right under it.
left-under-why = The desertion card removes the warrior directly under it, and nothing else.

left-through = A pile is opened in which a desertion card lies over a recruit card.
left-through-goal = Which warriors are left in it?
left-through-look = A recruit card can’t desert. What lies under it?
left-through-why = A desertion card on recruit cards acts on the card below them.

drive-through = This warrior lies on pile { $pile }: { $card }. { $name }’s recruit card lies on top.
drive-through-goal = Drive this warrior away.
drive-through-look = On which card does a desertion card act that lies on a recruit card?
drive-through-why = A desertion card on recruit cards acts on the card below them.

left-twice = A pile is opened in which two desertion cards lie with no warrior between them.
left-twice-goal = Which warriors are left in it?
left-twice-look = What lies under the first desertion card, and what under the second?
left-twice-why = A desertion card on another one does nothing. Nothing moves down while the pile is read.

where-it-works = This warrior came onto the piles { $first } and { $second }, both claimed by { $name }: { $card }. On one of them { $other } has laid a desertion card.
where-it-works-goal = Drive the other one away.
where-it-works-look = Where does the warrior still lie uncovered?
where-it-works-why = A desertion card on another one does nothing; right on the warrior it works.

## Who gets them.

whose-pile = A pile is opened.
whose-pile-goal = Whose is it?
whose-pile-look = Read it from the bottom up.
whose-pile-why = The pile belongs to the owner of the lowest recruit card. Without one it is nobody’s.

gets-above = A pile is opened.
gets-above-goal = Who gets this warrior: { $card }?
gets-above-look = Two recruit cards lie in the pile. What does the upper one do?
gets-above-why = The lowest recruit card takes everything. Those above it do nothing.

gets-unclaimed = A pile is opened.
gets-unclaimed-goal = Who gets this warrior: { $card }?
gets-unclaimed-look = Which kind of card makes a pile somebody’s?
gets-unclaimed-why = Only a recruit card claims a pile. Without one the pile is set aside for the round.

leave-aside = All warriors lie; you alone still hold a recruit card. This warrior came onto pile { $pile }, which is unclaimed: { $card }.
leave-aside-goal = See to it that nobody gets this warrior.
leave-aside-look = What becomes of a pile without a recruit card?
leave-aside-why = A pile without a recruit card is set aside for the round.

gets-deserter = A pile is opened.
gets-deserter-goal = Who gets this warrior: { $card }?
gets-deserter-look = First: is the warrior still in the pile? Then: whose is the pile?
gets-deserter-why = A warrior right under a desertion card is out for the round, and nobody gets it.

left-at-bottom = A pile is opened. Its desertion card was laid before the first warrior came.
left-at-bottom-goal = Which warriors are left in it?
left-at-bottom-look = What lies under the desertion card?
left-at-bottom-why = With no warrior below it a desertion card does nothing, whatever comes later.
