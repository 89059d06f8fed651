## The questions.

shuffled-in = { $players } players, { $dogs } dogs in the game, and John of Gaunt plays. Everybody has a hand of a dog and five soldiers.
shuffled-in-goal = How many cards are now shuffled into the draw pile?
shuffled-in-look = Which dogs are left, and who goes in with them?
shuffled-in-why = The dogs that nobody was dealt, and John.

who-draws = John is on top of the draw pile, and Anita draws him: { $move }.
who-draws-goal = What follows?
who-draws-look = Is it her turn, or is a battle being fought?
who-draws-why = In a turn he ends it and comes in; in a battle he waits until all is done.

recruits-then = Anita recruits, and John is on top of the draw pile: { $move }.
recruits-then-goal = How many recruits lie open once that is done?
recruits-then-look = Is there time for the card that closes a turn?
recruits-then-why = The turn ends at once, so nothing is laid to the recruits.

hand-then = Anita holds { $held } cards, and John is on top of the draw pile: { $move }.
hand-then-goal = How many cards does she hold after that?
hand-then-look = Count what leaves her hand. Does anything come in?
hand-then-why = John was the card, and no other comes for him.

beat-nines = John of Gaunt has cried Havoc, and these are your cards.
beat-nines-goal = Beat what John counts as having laid, with as few cards as you can.
beat-nines-look = Which rank is three of a kind below, and which card of the same rank is higher?
beat-nines-why = He stands there with three nines, no more and no less.

as-strong = { $side }: Anita has laid three nines, like John. Cards in her hand: { $kept }. She passes.
as-strong-goal = How many points does she get?
as-strong-look = How many cards does John hold, and which places are paid?
as-strong-why = Without cards in hand John is ahead of all who hold one; whoever holds none shares with him.

who-first = John’s battle, { $side }. { $name } has laid three nines, like John. Anita passes, and the battle is over.
who-first-goal = Who wins it?
who-first-look = Is anybody stronger than three nines? If not: how many cards does John hold?
who-first-why = Whoever is stronger than his nines beats John; between equals John is ahead.

the-side = Anita draws John, and he cries Havoc. { $turned } That settles the side.
the-side-goal = Which places score?
the-side-look = Is the card odd or even?
the-side-why = Odd: Calais to Tours, first and third. Otherwise Tours to Bordeaux, second alone.

no-soldier = Anita draws John, and he cries Havoc. { $turned } That settles the side.
no-soldier-goal = Which places score?
no-soldier-look = One side is for odd cards. Is this one?
no-soldier-why = A dog is a zero, and nothing is not odd either: Tours to Bordeaux.

join-him = John of Gaunt has cried Havoc, and Christine has joined. You are asked.
join-him-goal = Join with a pair, and stop there.
join-him-look = Staying out is for those with fewer than two cards.
join-him-why = Two cards had to be laid, and no more were.

his-nines = John’s battle is over. Anita’s dog may scavenge.
his-nines-goal = Which of these can it not take?
his-nines-look = Which of these cards does not lie on the table?
his-nines-why = John only counts as having laid nines; no card lies there.

next-turn = John sits at { $name }’s left hand. Anita passes, and his battle is over.
next-turn-goal = Who is on turn next?
next-turn-look = Who wins? And does John have anything to do on a turn of his own?
next-turn-why = If John wins, he is Peacekeeper and does no more; the turn comes to his left. If a player wins, that player is on turn.

deals-then = John keeps the peace at { $name }’s left hand. Once { $name } has discarded, the last battle comes.
deals-then-goal = Whose dogs are asked for first?
deals-then-look = Who deals where John can’t?
deals-then-why = The player at his left deals for him and is asked first.

names-then = Winners name the battles. John sits at { $name }’s left hand; Anita passes, and his battle is over.
names-then-goal = Who names the next battle?
names-then-look = Who wins, and who sits at John’s left?
names-then-why = A winner names it; for John it is the player at his left.

where-now = John of Gaunt is at the table. Anita’s next move: { $move }.
where-now-goal = Where is John after that?
where-now-look = Has he won, and does another battle begin?
where-now-why = He stays only if he won, and then only until another battle starts.

noted-points = { $side }: Anita passes, and John’s battle is over.
noted-points-goal = How many points does { $name } get?
noted-points-look = John takes a place as well. Which places are paid here?
noted-points-why = Each place pays what this side says; what John earns is nobody’s.

to-come = { $agreed } Anita draws John, and he cries Havoc.
to-come-goal = How many battles are still to be decided, his and the last one among them?
to-come-look = Does a battle card make room for the Chevauchées?
to-come-why = They replace the next battle, unless it was agreed that they replace none.

in-his-place = Anita passes, and the battle is over. { $where } He is laid aside.
in-his-place-goal = { $asked } Once the deal is done, how many are there?
in-his-place-look = Nobody chose to draw him. Is a card missing now?
in-his-place-why = John is laid aside, and another card comes in his place.

lies-where = Anita passes, and the battle is over. { $told } He is laid aside.
lies-where-goal = At whose left hand does he lie?
lies-where-look = Who got him, or who fills up the recruits?
lies-where-why = Dealt out, he lies with whoever got him; among the recruits, with the winner.

comes-late = Castillon is dealt. Anita holds { $held } cards and trades a dog. { $told } She trades no more.
comes-late-goal = How many cards does she hold after that?
comes-late-look = Can John still do anything in this game?
comes-late-why = For a dog there is a card, and for John there is another now.
