## The book itself.

book-title = The rules of Havoc
book-about = { $rules } rules in { $chapters } chapters, each with its number. Words with a dotted line are explained where they stand; “our ruling” marks what we had to decide ourselves, always with the reason.
book-contents = Contents
book-search = Search all rules
book-search-hint = word or number, like H4.3
book-results = Rules with “{ $query }”
book-found = { $count ->
    [0] No rule has these words.
    [one] One rule has these words.
   *[other] { $count } rules have these words.
}
book-first-shown = Only the first { $most } are shown; another word makes them fewer.
book-part-faq = Questions and answers
book-part-glossary = The words of the game
book-part-index = Index
book-faq-about = Where the printed rules are silent or unclear, we had to decide. Here are all those rulings as questions, each with its reason.
book-glossary-about = Every word of the game with its meaning, and the rule that brings it in.
book-index-about = From what you look for to the rules that speak of it.
book-why = Why so: { $why }
book-cites = It rests on { $rules }.
book-cited-by = { $count ->
    [one] One rule rests on it: { $rules }.
   *[other] { $count } rules rest on it: { $rules }.
}
book-taught = To be learnt in: { $lessons }.
book-ruling-of = The ruling is { $rule }.
book-term-rule = It comes in with { $rule }.
book-without = If it were left out: { $without }
book-matters = Where this matters
book-witness-link = Open this position in the sandbox
book-copy-link = Copy link
book-copy-link-to = Copy the link to { $place }
book-aid = Player aid, one page to print
book-next = Next: { $title }
book-previous = Before: { $title }
book-back = Back to { $place }
book-no-rule = There is no rule “{ $rule }” here. The rules go from { $first } to { $last }.
book-no-part = The book has no part “{ $part }”. Its parts are { $parts }.

## The rulings as questions.

faq-h3-6a = May I ask how many cards somebody holds?
faq-h4-4 = May I lay down the card that I have just taken, or a dog?
faq-h4-7a = May I loot while there is not a single discard?
faq-h4-7b = What if my loot turns up no soldier?
faq-h4-9 = At which moment of recruiting may I use a dog?
faq-h4-9a = The recruits are full. May my dog fetch from the draw pile first?
faq-h4-9b = Does a recruit that I fetched count as the first card, which must be a recruit?
faq-h4-9c = May I use a dog that I drew a moment ago?
faq-h4-10 = What happens when the draw pile runs out in mid-game?
faq-h4-10a = What if there are no discards to shuffle either?
faq-h4-11a = I can neither recruit nor lay two cards. What now?
faq-h4-11b = Do I turn the peace card if I can’t recruit?
faq-h5-2a = For how long does the card stay unturned with five or six players?
faq-h5-3a = Who discards first in a year of peace, and do the others see what?
faq-h5-4 = What do I discard in a year of peace if my hand is empty?
faq-h5-5a = I have won a battle and recruit at once. Does the card go on to 2?
faq-h5-6a = Peace takes the eighth battle away. Do we still discard, and do I still recruit?
faq-h6-1c = The winner names the next battle. Who does it when nobody has won one?
faq-h6-2a = May I cry Havoc with a single card in hand?
faq-h6-3a = I have fewer than two cards when a battle begins. Do I still draw one?
faq-h6-4a = May I lay several cards in one round of the battle?
faq-h6-6a = May I take back a laid card to make room for a better one?
faq-h6-6b = May the first two cards that I lay both be dogs?
faq-h6-6c = All others have passed. May I go on laying cards?
faq-h6-7a = Two dogs are out of my fight already. May I declare a third?
faq-h6-7b = May I declare everything that I laid uninvolved?
faq-h6-9 = Who declares first which dogs are uninvolved?
faq-h6-10 = Nobody joins my battle. Do I win it, and what of the other places?
faq-h6-12 = Two of us are equally strong. Who gets the card, and who the points?
faq-h6-12a = When are the cards left in hand counted after a battle?
faq-h6-12b = What becomes of a token nobody earned, and of a point that can’t be split?
faq-h7-1a = Do we use our dogs after the battle in turns, one each?
faq-h7-6a = Who goes without when the cards run short in the winner’s deal?
faq-h8-5a = Six cards of one suit, several of them dogs: a flush, or four of a kind?
faq-h8-5b = My five cards hold several combinations. Which one counts?
faq-h8-5c = I have two dogs and a straight from 1. Where does the second dog go?
faq-h8-5e = Do cards outside the best subset count at all?
faq-h8-6a = Our pairs are equal and I have one card more beside mine. Who is ahead?
faq-h9-1a = The battles come in another order. Which is the eighth?
faq-h9-3a = In what order are the last two cards dealt?
faq-h9-4a = May I look at the first new card before I trade my second dog?
faq-h9-5a = Who lays first at Castillon?
faq-h9-5b = What if I have no card left for Castillon?
faq-h9-6a = We share first place at Castillon. Whose battle card is it?
faq-h10-1a = We are equal in points, cards and at Castillon. Who wins?
faq-h11-1a = We play without second places. Does that hold at Castillon?
faq-h11-1b = May four of us leave out the second places?
faq-h12a = Which 2 does Anita fetch in the worked example?
faq-h13-2a = I drew John of Gaunt. Do I still lay a card to the recruits?
faq-h13-2b = I drew John of Gaunt. Do I get another card for him?
faq-h13-3a = My hand is as strong as John of Gaunt’s three nines. Who wins?
faq-h13-4a = A dog was turned over for the Chevauchées. Which side is it?
faq-h13-6 = Can my dog scavenge one of John of Gaunt’s nines?
faq-h13-7a = John of Gaunt is Peacekeeper when Castillon comes. Who deals?
faq-h13-7b = We name our battles, and John of Gaunt has won. Who names the next?
faq-h13-9 = How do we note points from the Chevauchées, and who has John’s?
faq-h13-11 = John of Gaunt turned up among the recruits. What now?
faq-h13-11a = Nobody drew John of Gaunt himself. Beside whom does he lie?
faq-h13-11b = John of Gaunt comes only before Castillon. Does he still fight?

## Topics of the index, beside the words of the glossary.

topic-beginning = beginning of the game
topic-components = components
topic-options = options, all of them
topic-players = number of players
topic-first-deal = first deal
topic-first-player = first player
topic-open-hidden = open and hidden cards
topic-turn-order = turn order
topic-turn = turn, what to do on a
topic-hand-limit = hand limit
topic-laying = laying a card to the recruits
topic-dogs-limit = dogs, how many in one turn
topic-dogs-when = dogs, when to use them
topic-dogs-hands = dogs in combinations
topic-dogs-after = dogs after a battle
topic-shortage = cards running out
topic-forced = forced turns
topic-order-battles = order of the battles
topic-too-few = too few cards in hand
topic-laying-battle = laying cards in a battle
topic-most-cards = most cards in a battle
topic-alone = alone in a battle
topic-scoring = scoring a battle
topic-ties = ties
topic-clearing = clearing up after a battle
topic-winner = winner of a battle
topic-comparing = comparing hands
topic-which-counts = combination, which one counts
topic-end = end of the game
topic-eighth = eighth battle
topic-last-deal = last deal
topic-last-battle = last battle
topic-two-three = two or three players
topic-example = worked example
topic-printed = printed numbers
topic-sharing = sharing points
topic-random = random order
topic-battle-end = end of a battle
topic-turning-card = peace card, turning it
topic-declaring = declaring dogs uninvolved
topic-john = John of Gaunt
