## Terms.

term-favourite = the favourite: whom the chancellor backs in this round

## Steps.

r-drive = The deal goes on. { $name } has claimed a pile, and a warrior has just come onto it.
r-drive-goal = Drive this warrior away: { $card }.
r-drive-look = The warrior has to lie right under the card that you lay.
r-drive-why = A desertion card drives away the warrior right under it.

the-favourite = All warriors and recruit cards lie. You are Anita, and chancellor this time: you name one of the others as favourite. What the favourite scores, you score too.
the-favourite-goal = Back the player who has claimed the giant and the troll.
the-favourite-look = The giant came onto pile 4, the troll onto pile 7. Whose recruit cards lie on them?
the-favourite-why = Christine is your favourite. Only then were the piles opened: a chancellor has to remember what lies in them.

lowest-owns = Each pile is read from the bottom up. The lowest recruit card owns it; the letter on the card tells whose it is.
lowest-owns-goal = Whose is this pile?
lowest-owns-look = Begin at the bottom, and stop at the first recruit card.
lowest-owns-why = Christine’s recruit card is the lowest. She takes all warriors of the pile, those above her card and those below.

above-it = Peter has claimed this pile; later you laid a recruit card on it as well, and then a troll came. Recruit cards above the lowest do nothing.
above-it-goal = Who gets the troll?
above-it-look = Which of the two recruit cards lies lower?
above-it-why = Peter gets every warrior of this pile, the troll too. Your recruit card goes back to you, and has claimed nothing.

no-use = Now with the piles closed. A giant came onto pile 3 and another onto pile 7. Peter laid a recruit card on pile 3, then Christine did as well.
no-use-goal = Claim the giant that can still be yours.
no-use-look = On pile 3 two recruit cards lie already. One more would lie above both.
no-use-why = Pile 7 had no recruit card, so yours is the lowest there.
no-use-lies-higher = It is allowed, but pile 7 stays unclaimed, and you hold no recruit card any more.
no-use-passed-by = You passed, and so did the others: the piles are opened.

under-it = When the piles are opened, a desertion card removes the warrior directly under it. Then it goes back to its owner, used up for this round.
under-it-goal = Which warriors are left in this pile?
under-it-look = Find Peter’s desertion card. What lies directly under it?
under-it-why = The orc 6 lay directly under the desertion card. All others are left, and the pile is yours.

reach-through = An orc leader came onto pile 4, and Peter covered it with a recruit card. A recruit card can’t desert: a desertion card on it acts on the card below.
reach-through-goal = Drive the orc leader away.
reach-through-look = The leader lies on pile 4, under Peter’s recruit card. Pick a desertion card, then the pile.
reach-through-why = Your desertion card acts through the recruit card. The leader will be gone, and the pile stays Peter’s.

not-twice = Christine has claimed piles 2 and 6, and a troll came onto each. On pile 2 Peter has laid a desertion card. On another desertion card yours would do nothing.
not-twice-goal = Drive the second troll away as well.
not-twice-look = On which of the two piles does the troll still lie uncovered?
not-twice-why = Each troll has a desertion card right on it. A second one on pile 2 would have had no effect.

as-they-lay = Here two desertion cards lie one on the other. A pile is judged as it lay: nothing moves down while it is read.
as-they-lay-goal = Which warriors are left in this pile?
as-they-lay-look = What lies directly under the first desertion card, and what under the second?
as-they-lay-why = The dwarf leader deserts. The second card lies on a desertion card and does nothing, so the orc 6 is left.

nothing-below = Peter laid this desertion card before the first warrior came onto the pile.
nothing-below-goal = Which warriors are left in this pile?
nothing-below-look = What lies under the desertion card?
nothing-below-why = Under the desertion card lies no warrior. It does nothing to those that came later, so all are left.

the-deserter = An orc leader came onto this pile, Peter laid a desertion card on it, and you a recruit card on top.
the-deserter-goal = Who gets the orc leader?
the-deserter-look = The pile will be yours. But is the leader still in it?
the-deserter-why = The leader has deserted and is out for the round: neither you get it, nor Peter.

set-aside = The last warrior lies, and you alone still hold a recruit card. A giant came onto pile 6, which is unclaimed. A pile without a recruit card is set aside.
set-aside-goal = Let nobody have this giant.
set-aside-look = If you claimed pile 6, the giant would be yours. What else can you do?
set-aside-why = Pile 6 was set aside: its warriors fight for nobody in this round.
set-aside-claimed-it = Your recruit card lies on pile 6 now, so its warriors are yours.

which-rule = All recruit cards lie, and Anita is chancellor. She trusts nobody and would back herself.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = What does the chancellor do before the piles are opened?
which-rule-why = The chancellor names one of the others, before any pile is opened.

q-whose = A pile is opened.
q-whose-goal = Whose is it?
q-whose-look = Read it from the bottom up. At which card do you know?
q-whose-why = The lowest recruit card decides. A pile without one is nobody’s.

q-left = A pile is opened.
q-left-goal = Which warriors are left in it?
q-left-look = Look for each desertion card, and at what lies right under it.
q-left-why = A desertion card removes the warrior under it, also through recruit cards, but never through another desertion card.

q-through = This warrior lies on pile { $pile }: { $card }. { $name }’s recruit card lies on top.
q-through-goal = Drive this warrior away.
q-through-look = Can a recruit card desert? What then lies nearest below it?
q-through-why = A desertion card on recruit cards acts on the card below them.

q-deserter = A pile is opened.
q-deserter-goal = Who gets this warrior: { $card }?
q-deserter-look = First: is the warrior still in the pile? Then: whose is the pile?
q-deserter-why = A warrior right under a desertion card is out for the round. All others go to the owner of the pile.
