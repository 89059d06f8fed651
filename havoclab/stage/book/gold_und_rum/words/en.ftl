## The book of Gold und Rum.

book-title = The rules of Gold und Rum
book-search-hint = word or number, like G5.2

## The rulings as questions.

faq-g2-3a = What do the backs tell apart?
faq-g2-4 = How strong is a leader?
faq-g4-1a = How near to the middle is “about the middle”?
faq-g4-4 = From when on may I lay a desertion card?
faq-g4-5 = From when on, and until when, may I lay a recruit card?
faq-g4-7 = Two of us lay a card on the same pile at the same time. Whose lies lower?
faq-g4-7a = May I lay both my recruit cards at once?
faq-g4-7b = A warrior came onto the pile just as I clicked. Does my card count?
faq-g4-8 = Everything is dealt. How long may we still think?
faq-g4-8a = I passed, and now somebody lays a card. May I still answer?
faq-g5-6 = My desertion card lies at the very bottom of a pile. Whom does it drive away?
faq-g6-2a = A spy brought me one of two equal cards. Which of them must I hand over?
faq-g6-3 = What if nobody holds the called spy, and may I ask for a spy?
faq-g6-3a = May I ask the chancellor for a card?
faq-g7-1a = I hold no warrior of the race. May I fight all the same?
faq-g7-1b = I hold both leaders. May I leave one at home?
faq-g7-1c = Nobody holds a single card of this race. Is the battle fought?
faq-g7-3a = What may the commando hit, and how do I pick one of several equal backs?
faq-g7-3b = Do we get to see the card that the commando hits?
faq-g7-6a = Does a goblin that crews a machine still count its 1, and who assigns the crews?
faq-g7-7a = I sent no card. May my airship come all the same?
faq-g7-8 = May I send the airship face down, or to an army with two leaders?
faq-g8-1a = No army has any strength. Who scores?
faq-g8-5a = We have equal points and tied in our last battle. Who wins?

## Topics of the index, beside the words of the glossary.

topic-beginning = beginning of the game and of a round
topic-players = number of players
topic-components = components
topic-phases = phases of a round
topic-options = options, all of them
topic-order = order at the table
topic-office = office of the chancellor
topic-shuffling = shuffling
topic-speed = speed of the deal
topic-laying-when = laying recruit and desertion cards, when
topic-laying-many = laying recruit and desertion cards, how many
topic-same-time = same time, two cards at the
topic-opening = opening the piles
topic-above = desertion cards, what lies under them
topic-owner = owner of a pile
topic-asking = asking for a card
topic-two-giants = two giants
topic-must-go = marching, who must go
topic-sending = sending mercenaries
topic-hidden = open and hidden cards
topic-leaders = leaders, one and two
topic-hit = hit of the commando
topic-working = working a war machine
topic-flying = flying, when the airship comes
topic-after = after a battle, after a round
topic-scoring = scoring a battle
topic-ties = ties, battle and game
topic-end = end of the game
