## Terms.

term-the-crown = the crown: it belongs to whoever wins the game

## Steps.

r-six = Castillon: all these cards are yours.
r-six-goal = Lay the strongest hand of up to six. Cards beside count too.
r-six-look = Look for rows and suits before pairs. Does the dog help there?
r-six-why = Nothing in these cards is stronger. Now to what it earns.

third = Castillon pays everybody by place: 11, 8, 5, 3, 1, and 0 for the sixth. All hands lie open.
third-goal = How many points does Castillon bring Christine?
third-look = Put the four hands in order, the strongest first.
third-why = Full house, flush of five, three of a kind: third place, 5 points.

be-first = Two dogs may still be traded. Nobody else can lay more than three of a kind.
be-first-goal = Be first at Castillon and earn the 11.
be-first-look = Your soldiers count 1, 2, 3, 4. What stands below the 1?
be-first-why = 0, 1, 2, 3, 4: the straight needed one of the dogs, and it took the 11 points.
be-first-broke-row = With no dog left, your row begins at 1 and ends at 4.

kept-fewer = Peter and Christine are equal in every card they laid. Then whoever kept fewer cards in hand is stronger.
kept-fewer-goal = Who is first at Castillon?
kept-fewer-look = The table tells how many cards each of them still holds.
kept-fewer-why = Christine laid all she had; Peter kept two cards.

share = Equal again, and both hands are empty. Now the points of their places are added and shared, rounded down.
share-goal = How many points does Peter get?
share-look = They fill the first and the second place together: 11 and 8.
share-why = 19 points for two: 9 each, and what rounding leaves is lost.

most-points = The game is over. Most points win the crown; the table shows them, Castillon included.
most-points-goal = Who wears the crown?
most-points-look = Castillon was the last battle, but only one of nine.
most-points-why = Peter has 30, Anita 29. Being first at Castillon was not enough.

more-cards = Two have the same number of points. Then whoever won more battle cards is ahead.
more-cards-goal = Who wears the crown?
more-cards-look = The row of battles shows who won which; Castillon’s card counts too.
more-cards-why = Anita won two cards, Eugene three.

by-castillon = Equal in points, equal in battle cards: then the order at Castillon decides.
by-castillon-goal = Who wears the crown?
by-castillon-look = Whose cards were stronger in the last battle?
by-castillon-why = Eugene’s flush came before Christine’s three of a kind.

no-card = Peter and Christine share the first place at Castillon. Our ruling: that card then counts for nobody, since a card can’t be split.
no-card-goal = Who wears the crown?
no-card-look = Two have 33 points. How many battle cards did each of them win?
no-card-why = Anita won three cards; Peter won two, and the shared one adds nothing.

all-equal = Peter and Christine are equal in points, in battle cards and at Castillon. The source goes no further; our ruling: then they share.
all-equal-goal = Who wears the crown?
all-equal-look = Is there anything left that could decide between them?
all-equal-why = Nothing is left, so two heads fit under it.

which-rule = The crown is Peter’s, and Anita cries Havoc once more.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = What has been settled, and by what?
which-rule-why = The crown is given: the game is over.

q-points = Castillon is fought, and all hands lie open.
q-points-goal = How many points did Castillon bring { $name }?
q-points-look = Order the hands. Is anyone as strong, and how many cards stayed in hand?
q-points-why = The place decides, and equals who kept as many cards share.

q-card = Castillon is fought, and all hands lie open.
q-card-goal = For whom does Castillon count as a battle card won?
q-card-look = Who is first, and is anyone equal?
q-card-why = It counts for the first alone, if there is one.

q-crown = The game is over.
q-crown-goal = Who wears the crown?
q-crown-look = Points come first. What follows, if those are equal?
q-crown-why = Points, then battle cards, then the order at Castillon.

q-equal = The game is over, and it was close.
q-equal-goal = Who wears the crown?
q-equal-look = Points, battle cards, Castillon: is there a difference anywhere?
q-equal-why = The first difference decides; without one the crown is shared.
