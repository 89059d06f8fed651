## Terms.

term-commando = the goblin commando: a mercenary that strikes instead of fighting
term-airship = the goblin airship: a mercenary that comes when the cards are turned

## Steps.

r-machines = Once more war machines and their crews.
r-machines-goal = Make your army at least { $strength } strong, with at most this many mercenaries: { $most }.
r-machines-look = What does a war machine need to bring its 9?
r-machines-why = A machine and its goblin bring 10 together.

mercenaries-alone = The orcs fight, and you have none. Mercenaries can fight without them; your dwarves and undead stay at home. As you remember, Peter’s orcs have strength 8.
mercenaries-alone-goal = Win with as few mercenaries as can do it.
mercenaries-alone-look = Nothing of yours lies in the battle. Which card alone is enough?
mercenaries-alone-why = The giant fought alone, and its 10 beat everybody’s orcs.

both-must-go = You are chancellor, and Christine is your favourite. As you remember, Peter holds the strongest army, and both leaders of the orcs. Where they go to war, both have to go.
both-must-go-goal = Name the race with which Christine wins.
both-must-go-look = With two leaders an army has strength 0. In which race is Peter no danger?
both-must-go-why = Peter had to send both leaders, and his orcs had strength 0. Christine won, and you scored with her.

nobody-holds-one = The third battle. Of the races only the orcs are left, and nobody holds an orc. Anita adds nothing, and the third battle ends.
nobody-holds-one-goal = What comes next?
nobody-holds-one-look = How many races are there, and how many battles?
nobody-holds-one-fought = The battle of the orcs, at once.
nobody-holds-one-named = Eugene names another race.
nobody-holds-one-not-named = Only one race is left, so there is nothing to choose.
nobody-holds-one-over = The end of the round.
nobody-holds-one-not-over = Each race has its battle, also one that nobody holds.
nobody-holds-one-why = The last race goes to war without being named, even if nobody holds it. Mercenaries can fight in its battle.

next-battle-begins = In the first battle Anita was the first to add mercenaries: she sits on the left of Eugene, the chancellor. For the second battle he names the orcs.
next-battle-begins-goal = Whose turn is it first now?
next-battle-begins-look = The beginning moves on, clockwise.
next-battle-begins-anita = Anita’s.
next-battle-begins-not-anita = Anita began the first battle.
next-battle-begins-peter = Peter’s.
next-battle-begins-christine = Christine’s.
next-battle-begins-not-christine = The beginning moves on by one seat only.
next-battle-begins-why = Each later battle starts one seat further to the left. With four players the fourth starts where the first did.

no-spy = Spies lie in the piles like all warriors, but with a back of their own. A spy never fights.
no-spy-goal = Which of these may Anita not do when she adds to her army?
no-spy-look = Three of them concern mercenaries.
no-spy-why = Spies ask for cards before the battles and are set aside; they never join an army.

commando-strikes = All cards lie. Before they are turned, your commando may strike one of them: both leave the round. As you remember, Peter’s army has strength 18, with a giant.
commando-strikes-goal = Win this battle.
commando-strikes-look = Your orcs have 12. Peter’s giant is the card with the back of a mercenary.
commando-strikes-why = The giant left the battle, and the commando with it. Peter’s orcs had 8 without it.
commando-strikes-giant-stays = The commando stayed in hand, and Peter’s army kept its giant.

own-leader = The commando may strike any card that lies face down. Among others’ equal backs chance decides; in your own army you choose. Peter has strength 14.
own-leader-goal = Win this battle.
own-leader-look = Both leaders of the undead lie in your army. What is it worth with one of them?
own-leader-why = One leader left, and the other doubled your undead: 16 instead of 0. The commando itself has no strength.

card-is-shown = Anita’s commando strikes the mercenary in Peter’s army.
card-is-shown-goal = Who gets to know which card it was?
card-is-shown-look = The others still have to count what is left.
card-is-shown-everybody = Everybody: the card is shown.
card-is-shown-nobody = Nobody: both cards leave face down.
card-is-shown-not-nobody = The card is turned up as it leaves.
card-is-shown-peter = Peter alone.
card-is-shown-not-peter = The card is shown to all, not only to its owner.
card-is-shown-why = The card that is hit is shown as it leaves: it was the giant.

airship-joins = Once the cards are turned, the airship may join your army with goblins from hand: it brings 4, and each of them 1. As you remember, Peter has strength 12.
airship-joins-goal = Win, or tie, and keep a goblin.
airship-joins-look = Add nothing face down. When the cards are turned, see what is missing.
airship-joins-why = Your orc brought 6, the airship 4, two goblins 2: that is 12, as much as Peter’s, and all that tie score.
airship-joins-no-longer-in-hand = A card that lies in the battle can’t fly: the airship takes goblins from hand.
airship-joins-stays-behind = The airship stayed in hand, and Peter’s 12 were more than your 6.

airship-alone = You sent no card in this battle, but the airship can come all the same. All cards are turned, and Peter’s army has strength 7.
airship-alone-goal = Win, or tie, and keep a goblin.
airship-alone-look = The airship brings 4. How many goblins are missing to 7?
airship-alone-why = The airship with three goblins made an army of strength 7 by itself.

airship-in-vain = The airship can’t lie face down: it comes only now that the cards are turned. Both leaders of the dwarves are in your army.
airship-in-vain-goal = Keep the airship for a battle in which it is worth something.
airship-in-vain-look = What can be added to an army with two leaders?
airship-in-vain-why = With two leaders everything is 0, the airship too. In hand it can still serve in another battle.
airship-in-vain-adds-nothing = The airship and its goblins are gone, and the army still has strength 0.

which-rule = Anita adds to her army and wants to lay the airship down among her mercenaries.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = When does the airship join an army?
which-rule-why = The airship can’t lie face down as a mercenary; it joins after the cards are turned.

q-alone = You have no warrior of the race that fights. You remember { $name }: strength { $strength }. Nobody else adds anything.
q-alone-goal = Win this battle with as few mercenaries as can do it.
q-alone-look = Whom may you send, where no warrior of the race is yours?
q-alone-why = Mercenaries can fight without warriors of the race.

q-begins = { $name } is chancellor and names the race for battle number { $battle } of the round.
q-begins-goal = Whose turn is it first, when mercenaries are added?
q-begins-look = Who began in the first battle? Go on from there.
q-begins-why = The first battle begins on the chancellor’s left, and each later one a seat further.

q-own = Both leaders of the race lie in your army, and you hold the commando. You remember { $name }: strength { $strength }.
q-own-goal = Win this battle.
q-own-look = Which card spoils your army? Whose cards may the commando hit?
q-own-why = One of your leaders left with the commando, and the other doubled your army.

q-air = All cards are turned. The army of { $name } has strength { $strength }, and you hold the airship with goblins.
q-air-goal = Win, or tie, and keep as many goblins as you can.
q-air-look = Add up your army. The airship brings 4, and each goblin on it 1.
q-air-why = The airship and its goblins closed the gap, and the others stayed in hand.
