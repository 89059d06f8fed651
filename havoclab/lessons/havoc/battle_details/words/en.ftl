## Steps.

r-second = Crécy pays 5, 3 and 1 point. It is your choice, Anita.
r-second-goal = Earn 3 points, laying at most three cards.
r-second-look = Second place is enough. Whose cards must you beat for it?
r-second-why = The second place was within reach. Now to what else may lie in a battle.

next-card = Sluys was fought; Crécy was lost to a year of peace. Anita cried Havoc again, Peter has passed, and her nines lead.
next-card-goal = She passes. Which battle does she win?
next-card-poitiers = Poitiers, 6 points.
next-card-agincourt = Agincourt, 8 points: her choice.
next-card-crecy = Crécy, 5 points: it was left over.
next-card-not-agincourt = The place is not chosen: it is the next card in order.
next-card-not-crecy = A battle lost to a year of peace has left the game.
next-card-look = The row of battles shows what is gone and what comes next.
next-card-why = A battle is always about the next card in order of number, here the third.

one-card = Anita is on turn with a single card.
one-card-goal = Which of these may she do?
one-card-look = With how many cards does an initiator begin a battle?
one-card-why = Crying Havoc means laying two cards. With fewer in hand it is closed, and recruiting is left.

too-few = Peter has cried Havoc and laid two fives. Christine is next, with a single card.
too-few-goal = Peter ends his step. What happens to Christine?
too-few-card = She stays out and draws a card.
too-few-nothing = She stays out and draws nothing.
too-few-joins = She decides whether to lay her card.
too-few-not-nothing = Whoever stays out draws a card, by choice or not.
too-few-not-joins = Joining takes two cards, so there is nothing to decide.
too-few-look = Joining takes two cards. And what does staying out bring?
too-few-why = With fewer than two cards she stays out by herself, and draws like everybody who does.

at-once = Peter’s three nines lead. Anita has just laid green 5 beside her other fives, and her step is not over.
at-once-goal = Which of these may she do now?
at-once-look = A fighter who does not pass lays at least one card. Is one also the most?
at-once-why = Several cards may be laid at once; passing and staying out were over with the first.

stays-laid = Six soldiers and a dog of Anita’s lie there, and a laid card can’t be taken back.
stays-laid-goal = Which of these may she not do?
stays-laid-look = The limits of soldiers and of cards hold at every moment. Which one is reached?
stays-laid-why = A seventh soldier never fits, not even if another card were meant to go. An eighth card may lie if it is a dog.

dogs-alone = Peter fights alone at Sluys, which pays 5 and 3 points. You want to keep your four nines. The two cards that join may both be dogs.
dogs-alone-goal = Earn 3 points and keep every soldier.
dogs-alone-look = Second place is enough: with two fighters it needs no strength at all.
dogs-alone-why = Two dogs joined, came second, and your nines are still in hand.
dogs-alone-soldier-laid = That joins too, but the cards in hand were to stay there.

lays-on = All the others have passed or stayed out, and you lead. You may lay on all the same. Orange 13 among the recruits would go with your own thirteens.
lays-on-goal = Win, and then scavenge orange 13.
lays-on-look = After a battle only dogs that were laid in it can run.
lays-on-why = The dog was not needed for the battle. It was laid so that it could run afterwards.
lays-on-passed-now = That wins the battle, but no dog lies there to scavenge.

alone = At Crécy, paying 5, 3 and 1, everybody else stayed out.
alone-goal = Anita passes. What does she earn?
alone-five = 5 points.
alone-nine = 9 points: all three places.
alone-none = Nothing: there was no rival.
alone-not-nine = She fills one place only. What nobody earns is lost.
alone-not-none = A lone fighter wins the battle.
alone-look = How many places does one fighter fill?
alone-why = A lone fighter wins, and the points of the empty places are lost.

which-rule = All others have decided. Anita has laid green 9 and tries to end her step with that.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = Is she in this battle already, or is she coming in?
which-rule-why = To join means to lay at least two cards. One card a step is enough only later.

q-run = The others have passed or stayed out. You hold two cards of a value, and the third lies among the recruits.
q-run-goal = Win, and then scavenge { $card }.
q-run-look = What must lie before you at the end to scavenge with?
q-run-why = The dog that was laid last ran after the battle.

q-zeros = Peter is alone in the battle. It is your choice.
q-zeros-goal = Come second and keep every soldier.
q-zeros-look = Which cards of yours are no soldiers?
q-zeros-why = Two dogs are enough to join, and nobody else was there for second place.

q-more = All the others have passed. Anita may lay on.
q-more-goal = How many cards can she still lay in this battle, at most?
q-more-look = Count soldiers and dogs apart: six soldiers at most, and eight cards in all.
q-more-why = Six soldiers at most, eight cards in all, and what lies stays.

q-asked = { $name } has cried Havoc and laid two cards.
q-asked-goal = Who is asked first whether to join?
q-asked-look = Go round clockwise, and look at how many cards each holds.
q-asked-why = Clockwise from the initiator, whoever holds fewer than two cards stays out without being asked.
