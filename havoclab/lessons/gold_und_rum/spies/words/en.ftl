## Terms.

term-spy = a spy: it asks another player for one exactly named card
term-back = a back: what all others see of a card in a hand
term-hand = a hand: the warriors that a player holds
term-giant = a giant: a mercenary of strength 10

## Steps.

r-whose = A pile is opened.
r-whose-goal = Whose is it?
r-whose-look = Read it from the bottom up. At which card do you know?
r-whose-why = The lowest recruit card decides. A pile without one is nobody’s.

ask-for = The piles are opened. Now spies are called from 1 to 4: who holds the called one asks another player for one exactly named card. Peter got an orc leader.
ask-for-goal = Let your spy get you that leader.
ask-for-look = Choose Peter, then the orc leader.
ask-for-why = Peter held the card, so he had to hand it over. The spy is set aside.
ask-for-not-that = One question is all that a spy has: it is set aside, and you don’t hold the orc leader.

by-their-backs = Somebody holds a dwarf leader, but who? Hands are held so that all see the backs: they show the sort of a card, not its value.
by-their-backs-goal = Get the dwarf leader.
by-their-backs-look = Beside each name stands how many backs of each sort that hand shows. Who shows dwarves at all?
by-their-backs-why = Only Christine’s hand showed backs of dwarves, so the leader had to be there.
by-their-backs-not-there = No dwarf leader came into your hand, and your spy is set aside.

six-sorts = There are six sorts of backs: one for each race, one for all mercenaries, and one for all spies.
six-sorts-goal = How many backs of mercenaries does this hand show to the others?
six-sorts-look = Goblin, giant, troll, war machine, airship and commando all have the same back. A spy has another.
six-sorts-why = All mercenaries share one back: by it nobody can tell a giant from a goblin.

not-that-one = Your spy 2 is called. Eugene is chancellor in this round.
not-that-one-goal = Which of these can’t be done?
not-that-one-look = Who of the three holds no warriors?
not-that-one-why = The chancellor has no hand, so a spy can’t ask there.

a-later-spy = Spy 1 is yours, spy 3 is Peter’s. Spy 2 is nobody’s, so it is skipped. A later spy may be asked for: then it asks for you. Christine holds a troll.
a-later-spy-goal = Get spy 3, and then the troll.
a-later-spy-look = Ask Peter for spy 3 first. When spy 3 is called, it is your choice again.
a-later-spy-why = Spy 2 was skipped. Spy 3 was in your hand when it was called, and got you the troll.
a-later-spy-too-soon = Your spy 1 is set aside, and one question was too few for both cards.

only-once = Peter and Christine each hold a troll. Spy 1 got Peter his. What a spy took, no other spy can take in this round. Your spy 2 is called.
only-once-goal = Get a troll.
only-once-look = Which of the two trolls was not taken by a spy?
only-once-why = Christine’s troll came out of a pile, so she had to hand it over. Now it is safe with you.
only-once-in-vain = Your spy is set aside without a troll. Peter keeps what a spy has taken.

of-two-equal = Peter holds two orc 6s: one from a pile, one by a spy. Of equal cards, one that no spy took must be handed over.
of-two-equal-goal = Get an orc 6.
of-two-equal-look = Peter can refuse the one that a spy took. And the other?
of-two-equal-why = Peter had to hand over the orc 6 from the pile. The one that a spy took stays with him.
of-two-equal-no-orc = Your spy is set aside, and no orc 6 came into your hand.

one-may-stay = Spy 4, the last one, is yours. After the spies, who holds two giants or more lays all of them down; one may stay. Peter holds two, you none.
one-may-stay-goal = Get a giant that stays with you.
one-may-stay-look = If Peter gives you one of his two, how many has each of you?
one-may-stay-why = You hold one giant and Peter one, so both of them stay.
one-may-stay-all-gone = The spies are done. Peter laid down both giants, and none came to you.

two-giants = Now you and Peter hold one giant each, and your spy 4 asks Peter for his.
two-giants-goal = How many giants will you have in the battles?
two-giants-look = How many do you hold right after the last spy? What happens then?
two-giants-why = With two giants in hand you lay down both. Peter has none left either.
two-giants-two = two
two-giants-one = one
two-giants-none = none
two-giants-not-two = Two giants in one hand don’t stay.
two-giants-not-one = Peter hands his giant over, and of two giants none may stay.

which-rule = Anita’s spy 3 is called. She asks Eugene, the chancellor, for a giant.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = Look at whom she asks, not at what.
which-rule-why = The chancellor has no hand and can’t be asked.

q-backs = Your spy is called.
q-backs-goal = Get this card: { $card }.
q-backs-look = Whose hand shows a back of this race?
q-backs-why = Only one of the others showed backs of this race.

q-once = { $name } and { $other } hold one of these each: { $card }. { $name } has it from a spy. Now your spy is called.
q-once-goal = Get one of the two.
q-once-look = Which of them was not taken by a spy?
q-once-why = What a spy took stays where it is for this round; the other had to be handed over.

q-later = { $name } holds this spy: { $card_spy }. { $other } holds this card: { $card }. Your own spy is called now.
q-later-goal = Get both of these cards.
q-later-look = Which of the two can help you to get the other?
q-later-why = A later spy may be asked for. When it is called, it asks for its new holder.

q-giants = The spies are done.
q-giants-goal = How many giants stay in this hand?
q-giants-look = How many giants lie there, and how many may stay?
q-giants-why = Who holds two giants or more lays all of them down. One may stay.
