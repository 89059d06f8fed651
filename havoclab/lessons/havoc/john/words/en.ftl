## Terms.

term-john-of-gaunt = John of Gaunt: one more card, who fights a battle of his own
term-chevauchees = the Chevauchées: John’s battle card, with two sides

## Steps.

r-name = At this table winners name the battles, and Anita has just won.
r-name-goal = Which of these may not be named?
r-name-look = Which battles are gone, and which has its place?
r-name-why = A battle that is gone can’t be named, and Castillon stays last.

shuffled-in = John of Gaunt is one card, from the expansion. Four of you play, with eight dogs. Everybody has a dog and five soldiers.
shuffled-in-goal = How many cards are now shuffled into the draw pile?
shuffled-in-look = Each of you holds one dog. Who goes in with the others?
shuffled-in-why = Four dogs and John.

see-john = Peter is on turn, and John lies on top of the draw pile. See how he comes in.
see-john-1 = Peter recruits.
see-john-2 = Peter draws John and lays him open at his left hand. His turn is over. Before the next one John enters and cries Havoc: he counts as having laid three 9s.
see-john-3 = Christine, at John’s left, is first to join.
see-john-4 = Eugene holds one card and draws another. Anita joins.
see-john-5 = Peter is last. Then it is John’s turn again, and he passes.

last-open = One recruit is taken, and again John lies on top of the pile.
last-open-goal = Bring John in.
last-open-look = Where does your second card come from?
last-open-why = He ended your turn and cried Havoc.
last-open-no-draw = That was your second card, and John is still in the pile.

alone = A whole turn of yours. One card covers John in the pile.
alone-goal = Bring John in before this turn ends.
alone-look = How many cards does a recruiting player take, and from where?
alone-why = The second card was John.
alone-your-own = That Havoc is yours; John still lies in the pile.
alone-too-short = Two cards a turn: with a recruit, one is left for the pile.

waits = Eugene fights, and you are asked to join. John lies on top of the pile.
waits-goal = You stay out and draw him. What does John do?
waits-look = Can a battle begin inside another?
waits-why = He waits until this battle is over and its winner has done every duty.
waits-enters = He cries Havoc at once
waits-waits = He waits
waits-leaves = He leaves the game
waits-not-enters = One battle is being fought, and he needs one of his own.
waits-not-leaves = He leaves only once he has fought, or when it is too late to.

no-closing = John will be your second card. A turn ends with a card to the recruits. Our ruling: “at once” leaves no time for it.
no-closing-goal = You draw John. Which card do you lay?
no-closing-look = When is the turn over?
no-closing-why = The turn ended with John; what you took before stays yours.
no-closing-any = Any card of my hand
no-closing-two = One for each card that I took
no-closing-none = None
no-closing-not-any = That card closes a whole turn, and this one was cut short.
no-closing-not-two = Even a whole turn ends with one card only.

no-other = You send your dog to the pile, where John lies on top. Our ruling: he is the card that you drew.
no-other-goal = How many cards do you hold then?
no-other-look = You hold five now. What leaves your hand, and what comes?
no-other-why = The dog is spent, and nothing comes for John.

which-side = John’s battle is the Chevauchées, in place of the next one. The pile’s top card is turned over. Odd: first and third place score. If not: only second. Now green 7 comes.
which-side-goal = You draw John. Which places score?
which-side-look = Is 7 odd?
which-side-why = Odd is the side Calais to Tours; the card of Poitiers is set aside.
which-side-odd = First and third
which-side-even = Only second
which-side-poitiers = Those of Poitiers, the next battle
which-side-not-even = That side is for a card that is not odd.
which-side-not-poitiers = The card of Poitiers has made way for the Chevauchées.

dog-turned = The same again, but a dog is turned over. Our ruling: a zero is not odd, and neither is a pile without cards.
dog-turned-goal = You draw John. Which places score?
dog-turned-look = Which side is for everything that is not odd?
dog-turned-why = The side Tours to Bordeaux: only second place.
dog-turned-odd = First and third
dog-turned-even = Only second
dog-turned-poitiers = Those of Poitiers, the next battle
dog-turned-not-odd = A dog’s value is 0.
dog-turned-not-poitiers = The card of Poitiers has made way for the Chevauchées.

one-more = Agreed before this game: the Chevauchées replace no battle. Battles 7 and 8 and Castillon are to come.
one-more-goal = You draw John. How many battles are then to come?
one-more-look = Is a battle card set aside at this table?
one-more-why = His own, and all three others.

turned-up = You will win and fill up the recruits: one lies there, and three there should be. John is next in the pile. Our ruling: nobody is to lose a card by him.
turned-up-goal = You pass. How many recruits lie then?
turned-up-look = What comes in John’s place?
turned-up-why = John was laid aside, and another card came for him.

beside-whom = You will win and deal. John would be the second card, Christine’s. Our ruling: dealt out, he lies with whoever got him; among the recruits, with the winner.
beside-whom-goal = You pass. At whose left does he enter?
beside-whom-look = Whose card is he?
beside-whom-why = She got another card, and he entered at her left.
beside-whom-anita = Anita’s
beside-whom-peter = Peter’s
beside-whom-christine = Christine’s
beside-whom-not-anita = That is where he lies if he turns up among the recruits.
beside-whom-not-peter = Peter is dealt the first card.

which-rule = Anita draws John, and she may neither take a second card nor lay one.
which-rule-goal = Which rule decides this?
which-rule-look = What does John do to the turn of whoever draws him?
which-rule-why = Whoever draws him lays him open, and the turn ends at once.

q-draws = John is on top of the draw pile, and Anita draws him: { $move }.
q-draws-goal = What follows?
q-draws-look = Is it her turn, or is a battle being fought?
q-draws-why = In a turn he ends it and comes in; in a battle he waits until all is done.

q-side = Anita draws John, and he cries Havoc. { $turned } That settles the side.
q-side-goal = Which places score?
q-side-look = Is the card odd or even?
q-side-why = Odd: first and third. If not: second alone.

q-place = Anita passes, and the battle is over. { $where } He is laid aside.
q-place-goal = { $asked } Once the deal is done, how many are there?
q-place-look = Nobody chose to draw him. Is a card missing now?
q-place-why = John is laid aside, and another card comes in his place.
