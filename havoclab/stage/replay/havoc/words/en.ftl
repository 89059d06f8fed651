## The worked example, and the web page of a game.

replay-film-title = Havoc: a game of { $players }
replay-film-about = A game of Havoc between { $players }, move by move.
replay-example-title = The worked example
replay-example-text = Four players, one round and the battle of Sluys, with comments that name the rules.

## What is said about the moves of the worked example.

example-1 = H4.1, H5.1: the Peacekeeper recruits, so the card is turned to 1 first.
example-2 = H4.2: one of the two cards from the draw pile ...
example-3 = H4.2: ... and one from the recruits.
example-4 = H4.2: one card of the hand is laid to the recruits.
example-5 = H4.1: the turn went to the left. Only the Peacekeeper turns the card.
example-7 = H4.2: both cards may come from the draw pile.
example-12 = H3.1: with four players five recruits are full.
example-14 = H4.3: the recruits are full, so the first card must be one of them.
example-15 = H4.3: the second may be one again.
example-17 = H5.1: the card is turned to 2.
example-20 = H4.6, H12a: a dog is discarded for one card more. It is orange 2; the example in the source names a card that lies nowhere.
example-22 = H6.2: Peter is the initiator. H6.1: the place is Sluys.
example-24 = H6.2: two cards are laid at least.
example-26 = H6.3: one card is drawn, and Christine is out of this battle for good.
example-27 = H6.3: joining takes two cards; a dog may be one of them.
example-32 = H6.3: more than two may be laid.
example-34 = H6.4: round and round, at least one card more ...
example-38 = H6.4: ... or pass. What lies, counts.
example-40 = H6.6c: Eugene alone may still lay cards.
example-42 = H6.5: all have passed.
example-43 = H6.7, H6.9: from the initiator on, dogs may be declared uninvolved. Peter's dog takes part.
example-44 = H6.11: three twos beat the pair of nines, which beats the pair of fives.
example-45 = H7.1, H7.2: the initiator's dog is first; it takes a card that Anita laid.
example-46 = H7.2: a recruit may be scavenged, too. H7.5, H7.6, H7.7: then the field is cleared, the recruits are filled, Anita deals and is on turn.
