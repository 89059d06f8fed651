## The questions.

values = You sort all the soldiers of the box by value. One pile holds those from { $low } to { $high }.
values-goal = How many soldiers lie in it?
values-look = How many suits are there?
values-why = Each value stands once in each of the six suits.

dog = Soldiers and dogs. Wanted: { $rank }.
dog-goal = Lay it, and nothing beside it.
dog-look = What value does a dog have, and which suit?
dog-why = A dog is a 0 and belongs to every suit.

tokens = The next battle is { $battle }.
tokens-goal = How many tokens lie with its card?
tokens-look = Which of the paid places does the card itself stand for?
tokens-why = The winner takes the card; each place behind that is paid has a token.

foot = Peter cried Havoc; Anita passes, and the battle is over. At the foot of its card: everyone { $everyone }, initiator { $initiator } more.
foot-goal = How many cards does { $name } get from the winner?
foot-look = Who cried Havoc, and who belongs to everyone?
foot-why = Everyone means all players, fighters or not; the initiator’s cards come on top.
