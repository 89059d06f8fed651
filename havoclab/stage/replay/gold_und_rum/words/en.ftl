## The example, and the web page of a game.

replay-film-title = Gold und Rum: a game of { $players }
replay-film-about = A game of Gold und Rum between { $players }, move by move.
replay-example-title = The example
replay-example-text = Four bots play a short game with a running deal: every claim tells at which moment it was made.
made-at-moment = { $moment } warriors lay at that moment.

## What is said about the moves of the example.

example-1 = G4.2: one card onto each pile, then a second onto each. Only the top cards can be seen.
example-45 = G4.1, G4.1a: the start card has shown. From now on recruit cards may be laid.
example-46 = G4.5, G5.3: early and blind, but first. The pile keeps growing, and it is Christine’s whatever comes.
example-55 = G4.4: a desertion card on a pile of her own. The giant under it must go, for she has another in pile 4 (G6.4).
example-74 = G5.2a: under this desertion card lies Eugene’s recruit card, which can’t desert. It will act on the warrior below.
example-88 = G4.6: the last warrior lies, and two desertion cards have come too late.
example-89 = G4.8: everybody with recruit cards has one more chance.
example-90 = G4.9, G5.3a: pile 4 has a recruit card already. This one is legal and useless.
example-91 = G5.1: the favourite is named before any pile is opened. G5.2: then each is read from the bottom up.
example-92 = G6.1: a spy asks for one exactly named card; who has it must hand it over.
example-93 = G6.4: Eugene holds two giants and loses both. Christine drove her second one away in time and keeps the first.
example-94 = G7.1: all undead of each army go. How many there are, all can see; which they are, only their player.
example-98 = G7.5: one leader makes 28 of Christine’s 14. Eugene’s leader is alone and has nothing to double.
example-99 = G8.2: Anita backed Christine and scores as much.
example-104 = G7.1b, G7.5a: Christine had to send both barbarian leaders, and her army would have been worth 0. G7.3a: chance let the commando hit one of them, so now it is worth 4.
example-105 = G8.1: Peter and Eugene tie, so both score in full.
example-122 = G7.6, G7.6a: Christine’s goblin crews the war machine: 9, and its own 1.
example-163 = G5.2a: right after Christine’s claim. The warrior below her recruit card will desert.
example-217 = G6.4: Christine and Anita have two giants each and lay all of them down.
example-222 = G7.7: the strengths are known, and now the airship comes with one goblin: 10, 4 and 1 beat 14.
example-226 = G6.1, G7.5: the orc leader came from Eugene, through a spy. Now it makes 28 of Christine’s 14.
example-230 = G7.1c: the undead are the last race; nobody needs to name them.
example-239 = G8.4, G8.5: Anita and Christine have eight points each. Anita won a battle last, and so the game.

# What is to be kept in mind, for whoever looks with a player's eyes.
untold-dealt = The next warrior is dealt.
untold-recruited = { $name } lays a recruit card.
untold-deserted = { $name } lays a desertion card.
