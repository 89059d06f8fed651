## Terms.

term-initiator = the initiator: who cried Havoc
term-join = to join: lay at least two cards
term-stay-out = to stay out: draw one card, and be out of this battle
term-pass = to pass: lay nothing more in this battle
term-uninvolved = uninvolved: a dog that lies there but does not count

## Steps.

r-recruit = It is your turn, Anita.
r-recruit-goal = End your turn with these in hand: { $cards }.
r-recruit-look = Three cards are wanted. Look at what your hand can send for the third.
r-recruit-why = Two cards were taken, and the dog fetched one more.

cry-havoc = Your turn again, with three nines. Sluys pays its winner 5 points. Who cries Havoc is the initiator and lays at least two cards.
cry-havoc-goal = Cry Havoc and lay two cards or more.
cry-havoc-look = First the choice of the turn, then click cards of your hand and lay them.
cry-havoc-why = The battle is on. One after another, the others joined or stayed out.
cry-havoc-recruit-now = Recruiting spends the turn, and the battle at Sluys is not fought yet.

join-in = Peter cried Havoc and laid a pair of fives. Now you may join: lay at least two cards. They need not beat anything.
join-in-goal = Join the battle.
join-in-look = Pick two cards or more, then lay them. What belongs together in your hand?
join-in-why = Two open cards and you are in, whatever they are.

stay-home = Or stay out: draw one card, and this battle is over for you. Peter has four twelves; Agincourt pays the winner alone.
stay-home-goal = Keep your cards out of this battle.
stay-home-look = Joining would cost two cards. The other choice gives you one.
stay-home-why = Staying out cost nothing and brought a card.

lay-more = All have decided. Now the fighters go round: lay at least one more card, or pass. Peter’s pair of nines leads your fives.
lay-more-goal = Lay cards that put you in the lead.
lay-more-look = Two fives lie there. One more card of that value is in your hand.
lay-more-why = Three of a kind beats a pair. You could have laid several cards at once.

pass-now = Peter has passed: he lays nothing more. The battle ends when every fighter has passed. What is laid is gone afterwards.
pass-now-goal = Win without laying another card.
pass-now-look = You lead, and nobody can answer. One button ends your part.
pass-now-why = All have passed, so the battle is decided. Your three fives win it, and your hand stays whole.
pass-now-laid-for-nothing = That card is laid, and Peter could no longer answer: it leaves your hand without need.

see-battle = A whole battle, with Peter on turn. At Sluys the winner takes 5 points and the second 3.
see-battle-1 = Peter cries Havoc and lays a pair of fives.
see-battle-2 = Christine stays out and draws a card.
see-battle-3 = Eugene joins with a pair of nines.
see-battle-4 = Anita joins with three twos.
see-battle-5 = Everyone has decided; the round begins again. Peter passes.
see-battle-6 = Eugene passes too.
see-battle-7 = Anita passes, and all have passed. Her three twos win 5 points, Eugene’s nines earn the 3 for second place.

last-move = The same kind of battle, with only the end open. Peter and Eugene have passed.
last-move-goal = Win the battle.
last-move-look = A pair of eights leads your pair of threes. One card of your hand changes that.
last-move-why = The third three beats both pairs, and your pass ends the battle.

win-alone = Now a whole battle is yours, from the cry to the end. Somebody may join.
win-alone-goal = Win Poitiers, laying at most three cards.
win-alone-look = Which three cards of your hand are strongest together?
win-alone-why = Three sevens beat a pair of tens. The winner took the battle card, and three cards were enough.
win-alone-recruit-now = Recruiting spends the turn, and the battle at Poitiers is not fought yet.

six-lie = At most six of your cards take part in a battle. One or two more may lie beyond them, and only dogs.
six-lie-goal = Six soldiers of yours lie there. Lay one more card.
six-lie-look = Soldiers are full. Which card of your hand is no soldier?
six-lie-why = The dog lies beyond the six. It does not fight, but it can be used after the battle.

which-rule = The same battle: six soldiers of Anita’s lie there, and she tries to lay brown 11.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = Count the soldiers that lie before Anita.
which-rule-why = Six may take part; beyond them only dogs may lie.

dog-out = All have passed. Now a laid dog may be declared uninvolved: it does not count. Every card that takes part counts, and Peter has five tens.
dog-out-goal = Declare so that you win.
dog-out-look = The buttons show what is left. With the dog it is six of one suit; without it, a run of five.
dog-out-why = A flush of six is below five of a kind; a straight flush of five is above it.
dog-out-kept-dog = With the dog your six blue cards are a flush of six, and five of a kind is stronger.

q-cheap = Peter cried Havoc; the others stay out. It is your choice.
q-cheap-goal = Win this battle, laying no more than { $count } cards.
q-cheap-look = See what lies before Peter. Which cards of yours beat it?
q-cheap-why = That was just enough; the rest of the hand stays for later battles.

q-out = At Agincourt only the winner is paid. It is your choice.
q-out-goal = Do what costs you no card.
q-out-look = Compare your strongest cards with what lies.
q-out-why = Nothing in the hand could have won, and staying out brought a card.

q-second = Crécy pays 5, 3 and 1 point. It is your choice.
q-second-goal = Earn 3 points, laying at most three cards.
q-second-look = Second place is enough. Whose cards must you beat for it?
q-second-why = The second place was within reach: one hand to beat instead of two.

q-dogs = All have passed. It is yours to declare.
q-dogs-goal = Win the battle.
q-dogs-look = Compare what each declaration leaves with what lies before Peter.
q-dogs-why = Each dog counts or stays out, whichever makes the stronger hand.
