## Steps.

r-dog = The battle is over, and a dog of yours lies there.
r-dog-goal = Get these into your hand: { $cards }.
r-dog-look = Two are in your hand. Where does the third one lie?
r-dog-why = The dog took an open card from the recruits. Now to what a table may play otherwise.

no-three = Two to four players who want a faster game may take the Havoc/Peace card without a 3. Here it lies before you and shows 2.
no-three-goal = Bring about a year of peace.
no-three-look = What does the Peacekeeper do to turn the card, and what comes after 2?
no-three-why = There is no 3 to turn to, so your recruiting declared a year of peace.
no-three-cry-now = With that cry the next battle is fought, so there is no year of peace.

mixed = The battle cards may also be laid out in random order, with Castillon last.
mixed-goal = You cry Havoc. Where is the battle fought?
mixed-look = The row of battles shows which card is next.
mixed-why = The next card counts, whatever its number.
mixed-sluys = At Sluys
mixed-verneuil = At Verneuil
mixed-formigny = At Formigny
mixed-castillon = At Castillon
mixed-not-sluys = Sluys has the lowest number left, but another card lies before it.
mixed-not-formigny = Formigny lies further down the row.
mixed-not-castillon = Castillon comes last in every order.

name-it = Or the winner of a battle names the next one. You have just won Sluys, and you hold four eights.
name-it-goal = Name the battle that pays its winner and nobody else.
name-it-look = Look along the row: which card has one number only?
name-it-why = Agincourt is next. Whoever wins there will name the one after it.

no-winner = Winners name the battles here, and Peter has declared a year of peace. Our ruling: where nobody won, the Peacekeeper names the battle, being the nearest to a winner.
no-winner-goal = You discard yellow 2. Who names the next battle?
no-winner-look = In front of whom does the Havoc/Peace card lie?
no-winner-why = Nobody won this one, so Peter, the Peacekeeper, names the next.
no-winner-anita = Anita, who discarded last
no-winner-peter = Peter, the Peacekeeper
no-winner-christine = Christine, who won Poitiers
no-winner-nobody = Nobody; the number decides
no-winner-not-anita = Discarding gives no say in the battles.
no-winner-not-christine = That victory has had its say already.
no-winner-not-nobody = Where winners name the battles, no number does.

inside = With the option best_subset the strongest combination inside your six counts, and what is left lies beside. Peter has a straight flush up to 9 too.
inside-goal = Win the battle.
inside-look = Both combinations are equal. What could lie beside yours?
inside-why = The straight flush counted in spite of the sixth card, and the dog beside it was more than no card.
inside-left-out = Without the dog both are equal to the last card, and Peter holds fewer in hand.

third-instead = Three of you play. With two or three players second place is ignored: whoever comes second takes the points of third place. Crécy’s card says 5, 3 and 1.
third-instead-goal = You pass. How many points do you get?
third-instead-look = Whose cards are stronger than yours? Then read the card without its second number.
third-instead-why = Second place, and the 1 of the third.

nothing-there = Poitiers has no third place, so with three players only its winner is paid. Peter has four tens.
nothing-there-goal = Do what is worth a card.
nothing-there-look = Can your hand beat four of a kind? And what would second place bring?
nothing-there-why = Second place would have paid nothing. Staying out brought a card.
nothing-there-paid-for-nothing = Those cards can’t win, and no other place is paid here.

three-at-castillon = Three again, at the very end. Our ruling: Castillon is a battle card too, and its second number is left out: 11, 5, 3.
three-at-castillon-goal = How many points does Castillon bring Christine?
three-at-castillon-look = Which place is hers?
three-at-castillon-why = Second place, and the 8 is left out.

not-four = That rule is an option: two or three may also play with all points. Our ruling: only they may choose, for the source offers it to nobody else.
not-four-goal = Which of these games is refused?
not-four-look = How many sit at each table?
not-four-why = With four or more players second place always counts.
not-four-two = Two players, second place ignored
not-four-three = Three players, second place ignored
not-four-counted = Three players, second place counted
not-four-four = Four players, second place ignored
not-four-not-two = Two players may choose it.
not-four-not-three = Three players may choose it.
not-four-not-counted = Three players may play with all points.

other-way = Rulings that can be read another way are options as well. At this table full recruits don’t bind a dog.
other-way-goal = Fetch the top card of the pile before you take anything.
other-way-look = The dog is free, the two cards are not.
other-way-why = As we read it, full recruits would have closed the pile to the dog too. Here they did not.
other-way-took-one = A recruit is taken now; the pile was to come first.
other-way-fetched-one = That dog has fetched a recruit; the top of the pile was wanted.

own-cards = Some numbers on battle cards are our reconstruction. Who owns the game may type in their own; here Sluys was given 6 and 2.
own-cards-goal = You pass and win. How many points do you get?
own-cards-look = Read the card as it lies on this table.
own-cards-why = The numbers agreed on count, here 6.

which-rule = Anita won, and tries to name Castillon as the next battle.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = Who names battles at this table, and which of them?
which-rule-why = The winner may name any battle but the last.

q-name = At this table winners name the battles, and Anita has just won.
q-name-goal = Which of these may not be named?
q-name-look = Which battles are gone, and which has its place?
q-name-why = A battle that is gone can’t be named, and Castillon stays last.

q-second = { $players } players. The card of { $battle } says { $first }, { $second } and { $third }; a 0 stands for no token.
q-second-goal = How many points does the second get?
q-second-look = Which of the three numbers is left out with so few players?
q-second-why = The second number is left out, and the third goes to the second.

q-few = Castillon is fought, and all hands lie open.
q-few-goal = How many points did Castillon bring { $name }?
q-few-look = Which places are paid with so few players, and how much?
q-few-why = 11, then 5, then 3: the 8 is left out.

q-table = Four groups want to play, each in its own way.
q-table-goal = Which of these games is refused?
q-table-look = How many players may choose what?
q-table-why = Second place without points is for two or three players.
