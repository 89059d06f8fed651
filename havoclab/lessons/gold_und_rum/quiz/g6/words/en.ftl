## Spies.

spy-asks = Your spy is called. This card came to { $name } out of a pile: { $card }.
spy-asks-goal = Let your spy get it.
spy-asks-look = Whom do you ask, and for which card exactly?
spy-asks-why = Who has the card that a spy names must hand it over.

handed-over = Your spy asks { $name } for this card: { $card }.
handed-over-goal = What do you get?
handed-over-look = Does that hand hold exactly the card that was named?
handed-over-why = Who holds the named card must hand it over; otherwise nothing happens.

taken-once = { $name } and { $other } hold one of these each: { $card }. { $name } has it from a spy. Now your spy is called.
taken-once-goal = Get one of the two.
taken-once-look = Which of them was not taken by a spy?
taken-once-why = A card taken by a spy can’t be taken by another spy in this round.

equal-cards = { $name } holds two of these, one of them from a spy; { $other } holds one, from a spy: { $card }. Now your spy is called.
equal-cards-goal = Get one of them.
equal-cards-look = Which of the three did no spy take?
equal-cards-why = Of equal cards, one that no spy took must be handed over.

called-next = Spy { $number } is called. The other spies that are in hands: { $cards }.
called-next-goal = Which spy is called next, if this one asks for another card?
called-next-look = The spies are called in the order of their numbers. What of a number that nobody holds?
called-next-why = A spy that nobody holds is skipped.

later-spy = { $name } holds this spy: { $card_spy }. { $other } holds this card: { $card }. Your own spy is called now.
later-spy-goal = Get both of these cards.
later-spy-look = Which of the two can help you to get the other?
later-spy-why = A later spy may be asked for. When it is called, it asks for its new holder.

whom-to-ask = { $dealer } is chancellor. The spy of { $name } is called.
whom-to-ask-goal = Which of these may { $name } not do?
whom-to-ask-look = Who of the others holds no warriors?
whom-to-ask-why = The chancellor has no hand and can’t be asked.

## Giants.

giants-left = The spies are done.
giants-left-goal = How many giants stay in this hand?
giants-left-look = How many giants lie there, and how many may stay?
giants-left-why = Who holds two giants or more lays all of them down. One may stay.

keep-the-giant = Your spy 4 is called. You hold a giant, and { $name } holds two.
keep-the-giant-goal = Ask so that your giant stays, and both of the others go.
keep-the-giant-look = What if you got one of the two?
keep-the-giant-why = Your giant is alone and stays. Two in one hand are laid down after the spies.

take-one-of-two = Your spy 4 is called. You hold no giant, and { $name } holds two.
take-one-of-two-goal = Get a giant that stays with you.
take-one-of-two-look = How many giants has each of you after that?
take-one-of-two-why = One giant in a hand may stay. With two of them { $name } would have lost both.
