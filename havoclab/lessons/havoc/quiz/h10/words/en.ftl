## The questions.

crown = The game is over.
crown-goal = Who wears the crown?
crown-look = Points come first. What follows, if those are equal?
crown-why = Points, then battle cards, then the order at Castillon.

close = The game is over, and it was close.
close-goal = Who wears the crown?
close-look = Points, battle cards, Castillon: is there a difference anywhere?
close-why = The first difference decides; without one the crown is shared.
