## What holds at a table without a rule.

without-h1-2 = Castillon is not fought: the game ends with the eighth battle.
without-h3-1 = The whole box is in the game, however many play: all soldiers, all twelve dogs, and up to five recruits.
without-h3-2 = Nobody is given a dog: eight soldiers are dealt to each player, and all dogs go into the draw pile.
without-h3-3 = All dogs are shuffled in before the deal: eight cards for each player and three recruits, whatever they are.
without-h3-4 = The dealer is the first Peacekeeper and takes the first turn.
without-h3-5 = Five or six players, too, use the Havoc/Peace card with the numbers 1, 2 and 3.
without-h3-5a = The faster card can’t be chosen: two to four players always use the one with the 3.
without-h4-1 = Turns pass the other way round, anticlockwise.
without-h4-2 = The player takes two cards and lays none to the recruits.
without-h4-3 = The first card may come from the draw pile even if the recruits are full.
without-h4-4 = A dog may be laid to the recruits only from a hand that holds nothing but dogs.
without-h4-6 = A dog can’t fetch a card.
without-h4-7 = Dogs can’t loot while their player recruits.
without-h4-7a = A player may loot even if no card lies in the discards; the two dogs then find nothing.
without-h4-7b = Dogs that find no soldier are not spent: they stay where they were, but can’t be used again at once.
without-h4-8 = Any number of dogs may be used in one recruiting turn.
without-h4-9 = Dogs may be used only before the first of the two cards is taken.
without-h4-9a = A fetch may draw from the draw pile even if the recruits are full and none was taken.
without-h4-10 = The discards are never shuffled: once the draw pile is empty, nothing can be drawn.
without-h4-11 = A player may recruit although fewer than two cards can be had, and takes those that there are.
without-h4-11b = A Peacekeeper whose turn is skipped for want of cards turns the Havoc/Peace card all the same, but not beyond its highest number.
without-h5-1 = The Havoc/Peace card is never turned by recruiting, so no year of peace comes.
without-h5-2 = With five or six players, too, the first recruiting turns the card.
without-h5-2a = A battle in the first round doesn’t end the exception: the next Peacekeeper’s first recruiting still leaves the card unturned.
without-h5-3 = There are no years of peace: at its highest number the card stays as it is.
without-h5-3a = In a year of peace the cards are discarded face up.
without-h5-5 = The winner of a battle doesn’t become Peacekeeper: the Peacekeeper stays who it was.
without-h5-5a = Laying the card at 1 is no turning: if the winner recruits at once, the card goes on to 2.
without-h5-6 = A year of peace can’t take the eighth battle away: the card then stays at its highest number.
without-h5-6a = If a year of peace takes the eighth battle away, nobody discards a card.
without-h6-1 = The battle cards are shuffled; only Castillon still comes last.
without-h6-1a = Random order can’t be chosen: the battles always come in order of number.
without-h6-1b = Nobody names a battle, even if that was chosen: they come in order of number.
without-h6-1c = Where winners name the battles, the first one, and the one after a year of peace, come in order of number.
without-h6-2 = One card is enough for the initiator to open a battle with.
without-h6-2a = A player with a single card may cry Havoc and lays that one.
without-h6-3 = A player who stays out draws no card.
without-h6-3a = A player with a single card may join by laying it.
without-h6-4 = Nobody lays more cards after entering: the battle is over when all have joined or stayed out.
without-h6-4a = Whoever lays more cards lays exactly one at a time.
without-h6-5 = The battle ends with the first pass.
without-h6-6 = Any number of cards may be laid, soldiers and dogs alike; the strongest six count.
without-h6-6b = One of the two cards that start or join a battle must be a soldier, if the hand holds one.
without-h6-6c = As soon as only one fighter has not passed, the battle is over.
without-h6-7 = No dogs can be declared uninvolved.
without-h6-7a = Any number of laid dogs may be declared uninvolved.
without-h6-7b = At least one laid card must take part: all of them can’t be declared uninvolved.
without-h6-8 = Dogs beyond six cards are not left out by themselves: the strongest six of all cards not declared uninvolved count.
without-h6-9 = The initiator declares last, after all other fighters.
without-h6-10 = The points of places that no fighter fills go to the winner.
without-h6-11 = Only the winner of a battle scores; there is nothing for second and third place.
without-h6-12 = Fighters of equal strength share at once, however many cards they hold.
without-h6-12a = When hands are counted between equals, uninvolved dogs count as cards held.
without-h6-12b = What rounding leaves when points are shared goes to the first of the equals.
without-h7-1 = No dogs are used after a battle.
without-h7-2 = Dogs can’t scavenge; only looting is left to them.
without-h7-3 = A scavenging dog may also bring the top card of the draw pile.
without-h7-4 = Dogs can’t loot after a battle.
without-h7-5 = The recruits are not filled up after a battle.
without-h7-6 = The winner of a battle deals no cards.
without-h7-6a = The winner deals first, and only then are the recruits filled up.
without-h7-7 = The winner is not on turn after the battle: the player after the winner is.
without-h8-1 = There are no combinations: the highest card decides, then the next, and so on.
without-h8-2 = There are no straights: a straight flush is no more than a flush.
without-h8-3 = There are no flushes: a straight flush is no more than a straight.
without-h8-4 = Dogs make no pairs and no larger sets.
without-h8-5 = The strongest combination inside the involved cards counts, even if all six are a straight or a flush.
without-h8-5a = With four or five dogs, six cards that share a suit are four or five of a kind instead of a flush of six.
without-h8-5b = Among six involved cards, five never count as a straight, a flush or a straight flush.
without-h8-5c = A hand with two or more involved dogs is never a straight.
without-h8-5d = The best_subset option has no effect: six involved cards are always judged together first.
without-h8-5e = With best_subset, cards outside the combination don’t count at all.
without-h8-6 = Combinations of the same rank are equal, whatever their values.
without-h8-6a = Cards beside a combination don’t count: equal combinations are equal hands.
without-h9-1 = Turns go on after the eighth battle: Castillon is fought like any other battle, and ends the game. No year of peace takes it away.
without-h9-1a = The last battle comes as soon as battle number 8 is gone; battles not fought by then are left out.
without-h9-2 = The recruits stay where they are during the last battle.
without-h9-3 = No cards are dealt before the last battle.
without-h9-3a = The Peacekeeper deals each player both cards at once.
without-h9-4 = No dogs are traded before the last battle.
without-h9-4a = Whoever trades two dogs discards both before drawing the first card.
without-h9-5 = At Castillon everyone lays all cards of the hand; the strongest six count, and nobody keeps any.
without-h9-5b = A player without cards earns nothing at Castillon, whatever the place.
without-h9-6 = Castillon pays only its first place.
without-h9-6a = All who share first place at Castillon count it among the battle cards they have won.
without-h10-1 = Whoever has won most battle cards wins; if these are equal, the points decide, then the order at Castillon.
without-h10-1a = The crown is never shared: between equals the Peacekeeper is first, then the next clockwise.
without-h11-1 = Second place is paid as printed with two or three players, too.
without-h11-1a = Castillon pays its second place as printed, although the other battles do not.
without-h11-1b = Second places are ignored with four or more players, too.
without-h13-1 = John of Gaunt can’t be chosen: his card stays in the box.
without-h13-2 = Whoever draws John of Gaunt lays him open and goes on with the turn; he counts as the card drawn.
without-h13-2a = Whoever draws John of Gaunt still lays a card to the recruits before the turn ends.
without-h13-2b = Whoever draws John of Gaunt draws another card for him.
without-h13-3 = John of Gaunt fights no battle: he leaves the game as the next turn begins.
without-h13-3a = Between fighters of equal strength John of Gaunt comes last.
without-h13-4 = No card is turned over: the side of the Chevauchées is always Calais to Tours.
without-h13-4a = A dog that is turned over for the Chevauchées counts as odd.
without-h13-5 = Players may stay out of John of Gaunt’s battle as out of any other.
without-h13-7 = John of Gaunt leaves the game even if he wins: the Peacekeeper stays who it was, and is on turn.
without-h13-7a = If John of Gaunt is Peacekeeper when the last battle comes, the player at his right deals for him.
without-h13-7b = Where a battle has to be named for John of Gaunt, the player at his right names it.
without-h13-10 = An extra battle can’t be chosen: the Chevauchées always replace one.
without-h13-11 = If John of Gaunt turns up among the recruits or is dealt out, no other card comes in his place.
without-h13-11a = If John of Gaunt turns up among the recruits, he lies at the left hand of the battle’s initiator.
without-h13-11b = Whoever draws or is dealt John of Gaunt before the last battle gets nothing for him.

## Why there is nothing to switch off.

kept-h1-1 = This tells what the game is about. How many play is chosen when a table is set up.
kept-h2-1 = This tells what lies in the box. Which of the soldiers are used is H3.1’s matter.
kept-h2-2 = This tells what a dog is. What dogs count for is said by H8.2, H8.3 and H8.4, and each of these can be switched off.
kept-h2-3 = This tells what lies in the box. What the cards and tokens do is said by later rules.
kept-h2-4 = This tells what is printed on the battle cards. The numbers can be changed one by one when a table is set up.
kept-h3-6 = This tells who may look at what. It changes what players know, but no move and no result.
kept-h3-6a = This tells what players may ask about. It changes what they know, but no move and no result.
kept-h4-5 = The rule sets no limit. Without it there would still be none, as long as no other rule names a number.
kept-h4-9b = Taking a recruit makes room, so the recruits are not full any more, and the draw pile is open anyhow.
kept-h4-9c = Dogs look alike. Nobody could tell later which of them was just taken, so nobody could hold a player to the opposite.
kept-h4-10a = If no card is left, none can be drawn, with or without a rule that says so.
kept-h4-11a = A player who can neither recruit nor cry Havoc can only be passed over.
kept-h5-4 = An empty hand has nothing to discard, with or without a rule that says so.
kept-h6-6a = A card once laid stays, so a limit broken for a moment would stay broken to the end.
kept-h7-1a = Dogs would have to be used in some other order, and none suggests itself.
kept-h9-5a = The strongest combination doesn’t depend on what the others lay, so neither the order nor the one who lays changes anything.
kept-h11-2 = This only lists what can be chosen. Each of these choices is switched at its own rule.
kept-h12 = This is a game played as an example. It follows the rules and adds none.
kept-h12a = This corrects a slip in the example. It adds no rule.
kept-h13-6 = John of Gaunt’s nines have no cards, so there is nothing that a dog could take, with or without this rule.
kept-h13-8 = Once somebody else is Peacekeeper, John of Gaunt does nothing. Whether he stays or leaves changes nothing.
kept-h13-9 = This tells how points are noted down, not how many they are.

## Where a rule matters.


fact-choice = { $kind ->
    [turn] { $name } is on turn next.
    [recruit] { $name } goes on recruiting.
    [pick] { $name } looks through the discards next.
    [year-of-peace] { $name } discards a card next.
    [name-battle] { $name } names a battle next.
    [open-battle] { $name } opens the battle next.
    [join] { $name } joins or stays out next.
    [add] { $name } adds cards or passes next.
    [declare] { $name } declares dogs next.
    [dogs] { $name } uses dogs next.
    [pick-after-battle] { $name } looks through the discards next.
   *[last-dogs] { $name } trades dogs next.
}
fact-over = The game is over.
fact-hand = { $cards ->
    [one] { $name } then holds one card.
   *[other] { $name } then holds { $cards } cards.
}
fact-points = { $points ->
    [one] { $name } then has one point.
   *[other] { $name } then has { $points } points.
}
fact-won = { $count ->
    [one] { $name } then has won one battle card.
   *[other] { $name } then has won { $count } battle cards.
}
fact-turned = The Havoc/Peace card counts as turned for the turn that comes.
fact-not-turned = The Havoc/Peace card is still to be turned if its keeper recruits.
fact-exempt = The first recruiting of the Peacekeeper still leaves the card unturned.
fact-step = { $name } may lay more cards in the same step.
fact-john-in-pile = John of Gaunt lies in the draw pile.
fact-john-not-there = John of Gaunt is not in the game.
fact-supply = The highest soldier is { $highest }, and { $dogs } dogs are in the game.
fact-dogs = { $dogs ->
    [one] { $name } is dealt one dog.
   *[other] { $name } is dealt { $dogs } dogs.
}
fact-first = { $name } is the Peacekeeper and has the first turn.
fact-order = The battles come in this order: { $battles }.
