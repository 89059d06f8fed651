## Terms.

term-race = a race: undead, orcs, barbarians or dwarves; each fights one battle
term-mercenary = mercenaries: warriors of no race, which can fight in any battle
term-strength = strength: the number that a warrior brings to an army
term-leader = a leader: a warrior without a number, which doubles its race
term-machine = a goblin war machine: a mercenary that needs somebody to work it
term-crew = a crew: the goblin that works a war machine

## Steps.

r-whose = Before the battles, a pile is opened.
r-whose-goal = Whose is it?
r-whose-look = Read the pile from below. Which recruit card comes first?
r-whose-why = The lowest recruit card decides whose the pile is; without one it is nobody’s.

name-a-race-now = You are Anita, the chancellor of this round, and Peter is your favourite. You have no army yourself. Of the race that you name, everybody has to send all warriors.
name-a-race-now-goal = Name the race of which Peter holds the most warriors.
name-a-race-now-look = Hands show their backs. Which race shows most often in Peter’s?
name-a-race-now-why = All orcs went into the battle, face down, and everybody saw how many each player sent.
name-a-race-now-fewer-of-his = All warriors of this race went into the battle. Peter holds more of another race.

add-the-giant = Eugene is chancellor now. The orcs fight, and yours lie in the battle. In turn, everybody may add mercenaries from hand, face down: as many as they like, or none.
add-the-giant-goal = Add your giant, and no other mercenary.
add-the-giant-look = Pick the giant in your hand; then say that there are no more.
add-the-giant-why = The giant fought beside your orcs. Your goblin and your dwarves stayed in hand.

numbers = The number on a warrior is its strength: your undead bring 2, 2 and 6. Of the mercenaries a goblin brings 1, a troll 5, a giant 10.
numbers-goal = Make your army 20 strong with one mercenary.
numbers-look = Your undead bring 10 together. How much is missing?
numbers-why = Your undead bring 10, and the giant another 10.

add-up = Everybody has added what they like. Now all cards are turned at once, and each army’s strengths are added.
add-up-goal = Whose army is the strongest?
add-up-look = A goblin is worth 1, a troll 5, a giant 10.
add-up-why = Peter’s army has 2, 2 and 10: that is 14. Anita’s has 13, Christine’s 8.

leader-doubles = A leader in the battle doubles the strength of its race, not that of the mercenaries. As you remember, Peter’s army has strength 18, and nobody else adds anything.
leader-doubles-goal = Win with as few mercenaries as can do it.
leader-doubles-look = Double your orcs first, then see what is missing.
leader-doubles-why = The orcs bring 8, doubled 16. The troll adds 5, which nobody doubles: 21.

no-number = A leader has no number of its own: it doubles what the others of its race bring.
no-number-goal = How strong is your army of dwarves?
no-number-look = Add the numbers of your three other dwarves, then double them.
no-number-why = The numbers make 10, and the leader doubles them to 20.

two-leaders = Both leaders of the barbarians were in your hand, and both had to go. Two leaders quarrel: the whole army has strength 0, mercenaries included.
two-leaders-goal = End your turn with all your mercenaries in hand.
two-leaders-look = Nothing that you add can help this army. One button ends your turn.
two-leaders-why = The army had strength 0 and could not win, but the giant and the troll can still fight in a later battle.
two-leaders-fights-for-nothing = The mercenary lies in the battle now, and with two leaders the army keeps strength 0.

with-a-crew = A goblin war machine brings 9, but only with a goblin in the battle as its crew. One goblin crews one machine; a machine without a crew brings nothing.
with-a-crew-goal = Make your army 12 strong with two mercenaries.
with-a-crew-look = Your dwarf brings 2. Which two cards bring 10 together?
with-a-crew-why = The machine with its crew brought 9, the goblin itself 1, the dwarf 2.

crew-counts = Your army: an undead 6, two war machines, three goblins. A goblin that crews a machine counts its own 1 as well.
crew-counts-goal = How strong is your army?
crew-counts-look = Count the machines that have a crew, then every goblin.
crew-counts-why = The undead brings 6, two crewed machines 18, three goblins 3: that is 27.

keep-it = The third battle; the barbarians come last, for 2 points. All cards sent are laid aside afterwards. You remember Peter’s strength: 14 in either battle.
keep-it-goal = Win the last battle.
keep-it-look = Count your orcs and your barbarians. In which of the two battles can the giant make you win?
keep-it-why = The giant stayed in hand for the last battle: with 8 of barbarians it beat 14.
keep-it-gone-now = With the giant your orcs have 12, and it is laid aside after this battle.

which-rule = Three orcs of Anita’s lie in the battle. She tries to send an army of two of them and a giant.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = What would stay at home?
which-rule-why = All warriors of the race have to go; one orc would have stayed at home.

q-outdo = You remember the army of { $name }: its strength is { $strength }. Nobody else adds anything.
q-outdo-goal = Win this battle with as few mercenaries as can do it.
q-outdo-look = Add up your own army first. How much is missing?
q-outdo-why = Your army is the strongest, and no fewer mercenaries would have been enough.

q-leader = An army is turned.
q-leader-goal = How strong is it?
q-leader-look = The leader doubles only some of the cards.
q-leader-why = The race’s numbers are doubled, then the mercenaries are added.

q-machines = You add mercenaries.
q-machines-goal = Make your army at least { $strength } strong, with at most this many mercenaries: { $most }.
q-machines-look = What does a war machine need to bring its 9?
q-machines-why = A machine and its goblin bring 10 together.

q-keep = The third battle; the fourth brings 2 points. You remember { $name }: strength { $now } in this battle, { $last } in the last.
q-keep-goal = Win the last battle.
q-keep-look = What is sent now is laid aside afterwards. Add up your army for the last battle.
q-keep-why = The mercenaries that stayed in hand won the last battle.
