## Steps.

r-side = Anita draws John, and he cries Havoc. { $turned } That settles the side.
r-side-goal = Which places score?
r-side-look = Is the card odd or even?
r-side-why = Odd: first and third. If not: second alone. Now for the battle itself.

drawn-in = John has cried Havoc. From his left on, all who hold two cards must join. Your hand beats nobody.
drawn-in-goal = Lose as few cards as the rules allow.
drawn-in-look = With how many cards does one join?
drawn-in-why = Two had to go, and no more.
drawn-in-too-many = Two would have been enough.

as-strong = Three 9s, like John’s; only second place pays, 6 points. Our ruling: he holds no cards and comes first in order.
as-strong-goal = You pass, with one card in hand. How many points do you get?
as-strong-look = Who is ahead of whom, if equals count their cards in hand?
as-strong-why = John holds fewer cards and is first, so you are second.

nines-lie = Peter won, and your dog may scavenge. Our ruling: what John counts as having laid is no card.
nines-lie-goal = Which of these can your dog not take?
nines-lie-look = Which of these cards lies neither before a player nor among the recruits?
nines-lie-why = No 9 lies on the table.

he-wins = If John wins, he takes the card, and some player does the winner’s duty for him. He neither recruits nor cries Havoc again.
he-wins-goal = You pass. Who is Peacekeeper then?
he-wins-look = Do two eights beat three 9s?
he-wins-why = John, like any winner. On his turns he only turns the card; in his year of peace all discard.
he-wins-anita = Anita
he-wins-peter = Peter
he-wins-john = John
he-wins-not-anita = A pair is below three of a kind.
he-wins-not-peter = He keeps the peace now, but a battle has a new winner.

nobodys = You have four tens against three 9s, but only second place pays. Our ruling: John’s points are nobody’s.
nobodys-goal = You pass. How many points do you get?
nobodys-look = Which place is yours, and which is paid?
nobodys-why = Second place was John’s, and so were its 6 points. What players win here is noted down.

deals-for = John keeps the peace between you and Peter, and you are last to discard. Our ruling: at Castillon his left deals for him.
deals-for-goal = You discard. Whose dogs are asked for first?
deals-for-look = Who sits at John’s left?
deals-for-why = Peter dealt, and the dealer is asked first.
deals-for-anita = Anita’s
deals-for-peter = Peter’s
deals-for-christine = Christine’s
deals-for-not-anita = You sit at John’s right.
deals-for-not-christine = Somebody sits nearer to John’s left.

names-for = Winners name the battles here. John lies at Christine’s left. Our ruling: the next player names for him.
names-for-goal = You pass, and John wins. Who names the next battle?
names-for-look = Who sits at John’s left?
names-for-why = Eugene is next after John.
names-for-anita = Anita
names-for-christine = Christine
names-for-eugene = Eugene
names-for-not-anita = You have fought, but not won.
names-for-not-christine = She sits at John’s right.

send-off = If John doesn’t win, he leaves at once. Now he has won and keeps the peace: he stays until another battle starts.
send-off-goal = Make John leave.
send-off-look = What begins a battle?
send-off-why = With your cry another battle began, and John was gone.
send-off-stays-on = Recruiting starts no battle, so John keeps the peace.

too-late = Castillon is dealt. John takes no part in it. Our ruling: whoever draws him now gets another card for him.
too-late-goal = You trade your dog and draw John. How many cards do you hold then?
too-late-look = You hold six now. What goes, and what comes?
too-late-why = A dog went and a card came; John left the game.

which-rule = John has cried Havoc, and Anita tries to stay out.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = What is different in John’s battle?
which-rule-why = With two cards in hand there is no staying out of it.

q-strong = { $side }: Anita has laid three 9s, like John. Cards in her hand: { $kept }. She passes.
q-strong-goal = How many points does she get?
q-strong-look = How many cards does John hold, and which places are paid?
q-strong-why = John is ahead of all who hold a card; whoever holds none shares with him.

q-join = John has cried Havoc, and Christine has joined. You are asked.
q-join-goal = Join with a pair, and stop there.
q-join-look = Is staying out open to you?
q-join-why = Two cards had to be laid, and no more were.

q-where = John is at the table. Anita’s next move: { $move }.
q-where-goal = Where is John after that?
q-where-look = Has he won, and does another battle begin?
q-where-why = He stays only if he won, and then only until another battle starts.
