## The race.

not-this-race = A battle is over, and another begins. { $name } is chancellor.
not-this-race-goal = Which of these may { $name } not do?
not-this-race-look = How often does a race fight in a round?
not-this-race-why = Each race fights once a round.

whole-army = This race fights: { $race }. Anita sends her army.
whole-army-goal = Which of these armies may she send?
whole-army-look = Compare each army with what lies before Anita.
whole-army-why = All warriors of the race have to go; mercenaries as she likes.

without-warriors = You have no warrior of the race that fights. You remember the army of { $name }: strength { $strength }. Nobody else adds anything.
without-warriors-goal = Win this battle with as few mercenaries as can do it.
without-warriors-look = Whom may you send, where no warrior of the race is yours?
without-warriors-why = Mercenaries can fight without warriors of the race.

not-of-this-race = This race fights: { $race }. { $name } adds mercenaries.
not-of-this-race-goal = Which of these may { $name } not do?
not-of-this-race-look = One of them is no mercenary.
not-of-this-race-why = Warriors of other races stay at home.

both-leaders = { $name } sends this race to war: { $race }. You are Anita.
both-leaders-goal = How many cards do you have to send?
both-leaders-look = Count all cards of this race in your hand. Does any of them stay?
both-leaders-why = All of the race go, both leaders too.

fourth-race = In the third battle this race fights: { $race }.
fourth-race-goal = Which race fights in the fourth battle?
fourth-race-look = Which races have fought, and which one is left?
fourth-race-why = Only one race is left; it fights without being named.

## Mercenaries.

next-to-add = In the first battle { $name } adds no mercenaries.
next-to-add-goal = Whose turn is it to add some now?
next-to-add-look = Go on clockwise. Who holds a mercenary? The backs tell.
next-to-add-why = One turn each, clockwise; who holds no mercenary has nothing to add.

as-few-as-can = You remember the army of { $name }: strength { $strength }. Nobody else adds anything.
as-few-as-can-goal = Win this battle with as few mercenaries as can do it.
as-few-as-can-look = Add up your own army first. How much is missing?
as-few-as-can-why = Your army is the strongest, and no fewer mercenaries would have been enough.

first-to-add = { $name } is chancellor and names the race for battle number { $battle } of the round.
first-to-add-goal = Whose turn is it first, when mercenaries are added?
first-to-add-look = Who began in the first battle? Go on from there.
first-to-add-why = The first battle begins on the chancellor’s left, and each later one a seat further.

never-fights = { $name } adds mercenaries.
never-fights-goal = Which of these may { $name } never do?
never-fights-look = One of them is no mercenary.
never-fights-why = A spy never fights.

## The commando.

send-it-away = You hold the commando. You remember the army of { $name }: strength { $strength }, and its one mercenary is a giant.
send-it-away-goal = Win this battle.
send-it-away-look = Which card has to leave, so that your army is the strongest? Look at its back.
send-it-away-why = The giant left the battle, and the commando with it.

own-target = Both leaders of the race lie in your army, and you hold the commando. You remember the army of { $name }: strength { $strength }.
own-target-goal = Win this battle.
own-target-look = Two leaders make your army’s strength 0. Whose cards may the commando hit?
own-target-why = The commando hit one of your own leaders, and the other one doubled your army.

what-is-left = This is the army of { $name }. A commando strikes it, and this card is shown: { $card }.
what-is-left-goal = How strong is the army now?
what-is-left-look = Take the card away, then add up what is left.
what-is-left-why = The card that is hit is shown, so everybody can count on.

## Strengths.

strongest-of-three = All cards are turned.
strongest-of-three-goal = Whose army is the strongest?
strongest-of-three-look = Goblins bring 1, trolls 5, giants 10. Add each army up.
strongest-of-three-why = All strengths of an army are added; equal ones tie.

one-leader-fights = An army with one leader is turned.
one-leader-fights-goal = How strong is it?
one-leader-fights-look = The leader doubles only some of the cards.
one-leader-fights-why = The race’s numbers are doubled, then the mercenaries are added.

leaders-quarrel = All cards are turned.
leaders-quarrel-goal = Whose army is the strongest?
leaders-quarrel-look = Count the leaders in each army.
leaders-quarrel-why = An army with two leaders has strength 0.

machines-fight = You add mercenaries.
machines-fight-goal = Make your army at least { $strength } strong, with at most this many mercenaries: { $most }.
machines-fight-look = What does a war machine need to bring its 9?
machines-fight-why = A machine and its goblin bring 10 together.

crews-count = An army with war machines is turned.
crews-count-goal = How strong is it?
crews-count-look = How many machines have a crew? Then count every goblin.
crews-count-why = Each crewed machine brings 9, and each goblin 1, whether it crews a machine or not.

## The airship.

from-the-air = All cards are turned. The army of { $name } has strength { $strength }, and you hold the airship with goblins.
from-the-air-goal = Win, or tie, and keep as many goblins as you can.
from-the-air-look = Add up your army. The airship brings 4, and each goblin on it 1.
from-the-air-why = The airship and its goblins closed the gap, and the others stayed in hand.

nobody-on-the-ground = You sent no card, and all are turned. The army of { $name } has strength { $strength }; you hold the airship with goblins.
nobody-on-the-ground-goal = Win, or tie, and keep as many goblins as you can.
nobody-on-the-ground-look = Does the airship need an army that it joins?
nobody-on-the-ground-why = The airship may come even where none of your cards lies.

joins-later = { $name } adds mercenaries.
joins-later-goal = Which of these may { $name } not do now?
joins-later-look = One of them comes only when the cards are turned.
joins-later-why = The airship can’t lie face down; it joins after the cards are turned.

airship-arrives = An army is turned, and the airship joins it with its goblins.
airship-arrives-goal = How strong is the army now?
airship-arrives-look = Count the leaders in the army first.
airship-arrives-why = The airship brings 4 and its goblins 1 each, but two leaders bring everything to 0.

kept-for-later = The third battle; the fourth brings 2 points. You remember { $name }: strength { $now } in this battle, { $last } in the last.
kept-for-later-goal = Win the last battle.
kept-for-later-look = What is sent now is laid aside afterwards. Add up your army for the last battle.
kept-for-later-why = The mercenaries that stayed in hand won the last battle.
