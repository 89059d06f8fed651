number = { $name } is on turn and recruits. The Havoc/Peace card lies in front of { $peacekeeper }.
number-goal = What does the card show then?
number-look = Does it lie in front of the one who recruits?
number-why = It turns when the Peacekeeper recruits, and only then.

first-turn = { $situation } { $name } is the Peacekeeper and recruits.
first-turn-goal = What does the card show then? 0 stands for unturned.
first-turn-look = How many play, and has the first round gone by?
first-turn-why = With five or six players the first Peacekeeper’s first recruiting leaves the card unturned.

round-one = { $situation } { $name } is the Peacekeeper and recruits.
round-one-goal = What does the card show then? 0 stands for unturned.
round-one-look = Was there a battle already?
round-one-why = Without turning goes only the first Peacekeeper’s first turn; a battle ends the exception.

give = It is a year of peace, and you have to give a card.
give-goal = Keep these: { $cards }.
give-look = One of your cards is none of these.
give-why = Everyone but the Peacekeeper discards one card of their own choice.

order = { $peacekeeper } has declared a year of peace. { $name } has just discarded.
order-goal = Who is next?
order-look = Go round clockwise.
order-why = The discarding goes clockwise from the Peacekeeper, who gives nothing.

bare-hand = A year of peace, declared by { $peacekeeper }. { $name } has just discarded.
bare-hand-goal = Who has to discard next?
bare-hand-look = Look at the hands as you go round.
bare-hand-why = Whoever holds no card is passed over.

keeper = A battle at its end: all others have passed, and { $name } passes now.
keeper-goal = In front of whom does the Havoc/Peace card lie afterwards?
keeper-look = Compare what the four have laid.
keeper-why = The winner becomes Peacekeeper.

victor = { $situation } { $name } recruits.
victor-goal = What does the card show then?
victor-look = Was the card turned for this turn already?
victor-why = Laying the card at 1 counts as the turning of the turn right after the battle; later it goes on as usual.

late-year = { $name } is Peacekeeper and recruits at the card’s last number. The next battle is { $battle }.
late-year-goal = How many cards does { $name } take from pile and recruits in this turn?
late-year-look = How many battles are left when this one has gone?
late-year-why = If the eighth battle goes, the turns are over; otherwise the Peacekeeper recruits.

no-turn = A year of peace takes { $battle } away; { $name } declared it. The others discard.
no-turn-goal = How many cards does { $name } take from pile and recruits after that?
no-turn-look = Is there a turn left to recruit in?
no-turn-why = Recruiting is part of a turn, and after the eighth battle there are none.
