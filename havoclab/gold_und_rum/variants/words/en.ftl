## What holds at a table without a rule.

without-g3-2 = The office goes to the right with each round.
without-g3-4 = Everybody holds two desertion cards, however many play.
without-g4-1 = The start card is shuffled in with the warriors: it may lie anywhere.
without-g4-1a = The start card lies exactly in the middle, under forty warriors.
without-g4-2 = There are nine piles, however many play.
without-g4-4 = Desertion cards, too, may be laid only once the start card shows.
without-g4-5 = Recruit cards may be laid from the first warrior on, before the start card shows.
without-g4-6 = Desertion cards may still be laid after the last warrior, until the piles are opened.
without-g4-7 = Where everybody is asked in turn, that is done from the chancellor’s right.
without-g4-7a = Any number of cards may be laid between two cards of the deal.
without-g4-7b = A card is laid on the pile as it has become in the meantime.
without-g4-8 = The piles are opened as soon as the last warrior lies.
without-g4-8a = A pass is final.
without-g4-9 = No recruit card may be laid on a pile that already has one.
without-g5-1 = The chancellor names the favourite after the piles have been opened.
without-g5-2 = A desertion card removes the lowest warrior of its pile that is still there.
without-g5-2a = A desertion card on a recruit card strikes that card: it does nothing.
without-g5-2b = A desertion card on another one takes its turn at the next warrior below.
without-g5-3 = The pile belongs to the owner of the highest recruit card in it.
without-g5-3a = What lies above another recruit card goes to the owner of that card.
without-g5-4 = A pile without a recruit card goes to the favourite.
without-g5-5 = A deserter joins the army of whoever laid the desertion card.
without-g6-1 = No spy is called.
without-g6-2 = Another spy may take a card again that a spy has taken.
without-g6-2a = Once a spy has taken a card, all others like it in that army are safe, too.
without-g6-3 = The first spy that nobody holds ends the calling.
without-g6-4 = Any number of giants may stay in an army.
without-g7-1 = Nobody names the race: undead, orcs, barbarians and dwarves fight in this order.
without-g7-1a = Only an army with a warrior of the race may add mercenaries.
without-g7-1b = Of two leaders of the race one stays at home.
without-g7-2 = Nobody adds mercenaries: only the warriors of the race fight.
without-g7-2a = Every battle starts with the chancellor’s left neighbour.
without-g7-3 = The commando never strikes.
without-g7-3a = The commando can hit only other players’ cards.
without-g7-5 = One leader doubles the strength of the whole army, with its mercenaries and the airship.
without-g7-5a = Each of two leaders doubles the strength of the race, one after the other.
without-g7-6 = A war machine is worth 9 without any crew.
without-g7-6a = A goblin that crews a machine adds nothing of its own.
without-g7-7 = The airship never flies.
without-g7-7a = The airship may join only an army that has sent a card.
without-g7-8 = In an army of two leaders the airship and its crew still count.
without-g7-9 = Mercenaries return to hand after the battle; only the airship and its crew don’t.
without-g8-1 = If several armies are the strongest, nobody scores.
without-g8-1a = If every army has strength 0, all of them tie and score.
without-g8-2 = The chancellor scores nothing.
without-g8-4 = The game ends when everybody has been chancellor once, whoever has how many points.
without-g8-5 = Whoever have equally many points share the victory.
without-g8-5a = A favourite’s win counts as a win of the chancellor’s, too, when points are equal.

## Why there is nothing to switch off.

kept-g1-1 = This tells what the game is about; the rules that follow say how it goes.
kept-g1-2 = This tells that the game ends; when it does is up to G8.4.
kept-g2-1 = These are the cards in the box.
kept-g2-2 = These are the cards in the box.
kept-g2-3 = The backs are as they are printed. With hands held under the table nobody could check who must send what.
kept-g2-3a = The backs are as they are printed.
kept-g2-4 = Something must be said of what a leader is worth. Another factor can be chosen as an option; G7.5 can be switched off.
kept-g3-1 = Without armies nobody could fight, and without battles nobody would need an army.
kept-g3-3 = Who deals can’t claim as well: the cards would wait for the dealer’s own hand.
kept-g4-3 = It can be chosen otherwise already: as an option everybody is asked in turn.
kept-g5-6 = It follows: there is nothing that the card could act on.
kept-g6-3a = It follows from G3.3: who has no hand has nothing to hand over.
kept-g7-1c = The race left over has to be fought, for there are four battles.
kept-g7-2b = A spy has no strength with which it could fight.
kept-g7-3b = Hidden or shown, the card is gone. It is shown so that all can count what is left.
kept-g7-4 = Without it nobody would know who is the strongest.
kept-g8-3 = Without their cards nobody could recruit in the next round.

## Where a rule matters.

fact-office = { $name } is chancellor.
fact-start = { $warriors ->
    [one] The start card lies under one warrior.
   *[other] The start card lies under { $warriors } warriors.
}
fact-piles = There are { $piles } piles.
fact-desertions = Each player but the chancellor holds this many desertion cards: { $cards }.
fact-choice = { $kind ->
    [deal] { $name } deals next.
    [claim] { $name } is asked for a claim next.
    [last-call] { $name } may recruit once more.
    [favourite] { $name } names a favourite next.
    [spy] { $name } asks for a card next.
    [race] { $name } names a race next.
    [mercenaries] { $name } adds mercenaries next.
    [commando] { $name } uses the commando next.
   *[airship] { $name } may let the airship fly next.
}
fact-over = The game is over. Won by: { $winners }.
fact-points = { $points ->
    [one] { $name } then has one point.
   *[other] { $name } then has { $points } points.
}
fact-won = { $name } then counts battle { $battle } of the game as won.
fact-army = { $name } then holds: { $cards }.
fact-sent = { $name } then has in the battle: { $cards }.
fact-pile = Pile { $pile } then has this many cards: { $count }.
