two-dogs = The battle is over. Dogs of yours lie there.
two-dogs-goal = Bring these cards together in your hand: { $cards }.
two-dogs-look = Two of them are in your hand; the others lie open somewhere on the table.
two-dogs-why = Each dog brings one soldier that lies open, and two dogs may be used.

whose-dogs = Dogs are at work after a battle. { $name } has just sent one for { $card }.
whose-dogs-goal = Who decides now?
whose-dogs-look = Count the dogs that still lie in front of { $name }.
whose-dogs-why = A fighter finishes with up to two dogs before the next one begins, clockwise from the initiator.

third = The battle is over, and a dog of yours lies there.
third-goal = End with these cards in hand: { $cards }.
third-look = Two of them you hold. Where does the third lie?
third-why = A laid dog brings a soldier that lies open.

reach = The battle is over. Anita’s dog is at work.
reach-goal = Which of these can it do?
reach-look = Look for each card on the table.
reach-why = Only soldiers that lie open can be reached: recruits and cards of the battle.

loot = The battle is over. The card you want was discarded some turns ago.
loot-goal = Get { $card }.
loot-look = One dog alone opens no pile.
loot-why = Two laid dogs together search the discard pile for a soldier.

recruits = The battle is over, and Anita uses no dog. Recruits that lie open: { $count }.
recruits-goal = How many lie open once the field is cleared?
recruits-look = Fewer than three are made up; more are left alone.
recruits-why = After the clearing, recruits are made up to three from the draw pile, if there are fewer.

dealt = { $winner } has won { $battle }. { $initiator } cried Havoc there. The last dogs are done.
dealt-goal = How many cards does { $name } get from the deal?
dealt-look = What does the battle card deal to everyone, and what to the initiator?
dealt-why = That is what this battle card deals.

first-card = { $winner } has won a battle that { $initiator } began, and deals cards now.
first-card-goal = Who gets the first one?
first-card-look = It goes clockwise. Where does it begin?
first-card-why = The deal begins at the winner’s left; the initiator’s extra card comes last.

turn = { $winner } has won a battle that { $initiator } began. Everything is cleared and dealt.
turn-goal = Whose turn is it?
turn-look = Where does the Havoc/Peace card go now?
turn-why = The winner becomes Peacekeeper and is on turn.
