## What Havoc’s steps say.

step-ended = You lay no more cards in this round.
hint-pick = These cards reach the goal together: { $cards }.
hint-next = The strongest hand left is the { $rank }: { $cards }.
it-makes = Together: { $rank }.
nothing-picked = No card is picked. Click cards to pick them.
six-take-part = Six cards are picked, and no more than six take part. Put one back first.
fewer-would-do = { $laid } cards beat it, but { $fewest } would do; what is laid in a battle is gone from the hand.
does-not-beat = That does not beat it yet. { $why }
stronger-is-left = A stronger one is still there. { $why }

## Around the steps.

lay-button = Lay these cards
against-title = To beat
first-hand-title = First hand
second-hand-title = Second hand
ladder-title = The seventeen ranks
ladder-place = Place
ladder-rank = Rank
ask-pick = pick cards, then lay them.
ask-order = click the strongest hand of those left.
you-play = You are { $name }
sorted-place = Place { $place }: { $rank }

## Questions with answers to pick from.

another-move-was-made = The rules would allow that, but { $name } does something else here.
is-beaten = The winner’s cards are stronger. { $why }
clockwise-next = Turns go clockwise, and { $name } has just had one.
turn-passed-over = The turn goes to the first player clockwise who can recruit or cry Havoc.
lower-high-card = { $name }’s highest card is higher.
declared-in-order = The declarations go round from { $name }, who cried Havoc.
other-reading-result = Play both readings through in your mind: the answer differs.
reading-ours = As we read it
reading-other = The other reading
reached-ours = only as we read it
reached-other = only in the other reading
reached-both = in both readings
reached-neither = in neither reading
dogs-go-on-elsewhere = Another fighter’s dogs are at work now.
dealt-clockwise = The deal begins at { $winner }’s left and goes on clockwise.
first-recruiting = It is the first round, without a battle so far, and { $name } is on turn for the first time.
second-recruiting = The first round is over, and { $name } is on turn for the second time.
battle-in-round-one = In the first round a battle was fought; { $name } won it and has laid the card at 1. That was a round ago.
won-just-now = { $name } has won the last battle and laid the card at 1; this is the turn right after it.
won-a-round-ago = { $name } won the last battle and laid the card at 1; since then a whole round has gone by.
discards-go-round = The discarding goes clockwise from { $name }, who discards nothing, and passes over empty hands.
winner-goes-on = The battle had a winner, and somebody else was its winner.
behind-by-hand = The cards are equal. { $name } kept { $kept } in hand, the other { $more }: fewer is ahead.
behind-by-order = The cards are equal, and so are the hands. { $name } comes first in order from the initiator and takes the card.
is-beaten-by-nines = John’s three nines are stronger. { $why }
nines-are-beaten = The winner’s cards are stronger than John’s three nines. { $why }
behind-john = As strong as John’s three nines. But John holds no card and is first in order, so he is ahead.
before-title = What happened so far
reading-place = Place
reading-name = Fighter
reading-laid = Laid
reading-points = Points
reading-left = { $cards ->
    [one] { $cards } card left in hand
   *[other] { $cards } cards left in hand
}
reading-out = { $dogs ->
    [one] { $dogs } dog uninvolved
   *[other] { $dogs } dogs uninvolved
}

## Questions about the end of a game, and about setting it up.

stronger-inside = Inside these cards there is something stronger.
not-in-these = These six cards hold no such combination.
card-is-counted = One player alone came first at Castillon, and the card counts for that one.
card-of-nobody = The first place is shared, and then the card counts for nobody.
more-are-equal = Somebody else is equal in everything that counts.
kept-more-cards = { $name }’s cards are as strong, but more stayed in that hand: { $kept } against { $fewer }.
has-fewer-points = { $name } has { $less } points, { $best } has { $more }.
has-fewer-cards = The points are equal, but not the battle cards won: { $name } { $less }, { $best } { $more }.
was-behind-at-castillon = Points and battle cards are equal, and at Castillon { $best } came before { $name }.
sight-hand = the cards in { $name }’s hand
sight-count = how many cards { $name } holds
sight-top = the top card of the draw pile
sight-discards = the cards in the discard pile
sight-recruits = the recruits
sight-points = { $name }’s points
sight-battles = which battle comes next
sight-is-open = That lies open to everybody.
sight-is-hidden = That is hidden from this player.
left-of-the-dealer = { $name } deals, and the first Peacekeeper sits at the dealer’s left.
follows-castillon = Castillon begins; there are no more turns
follows-turn = { $name } takes a turn
follows-crown = the crown is given
stronger-in-hand = Something stronger can be laid from this hand.
not-in-this-hand = These cards don’t make that.
game-plain = { $players } players, no options
game-faster = { $players } players with the faster peace card
game-second = { $players } players, second place without points
game-is-playable = That game can be played.
another-battle = Another battle card lies in front.
peacekeeper-names = Where no battle was won, the Peacekeeper names the next one.
switch-on = The recruits bind no dog at this table: a fetch may always draw.
switch-off = At this table the rulings hold as we read them.
turn-either = Recruit or cry Havoc, as she likes.
too-few-for-either = One of the two takes more cards than there are.
two-to-recruit = Recruiting takes two cards from the table, and there are not so many.
two-to-cry = Crying Havoc takes two cards in hand.
something-is-left = One of the two choices is still open to her.
both-are-left = That is not all that she can do.
not-asked-first = Somebody else comes first clockwise, or this player holds too few cards.

## Questions about John of Gaunt.

john-waits-on = John waits until the battle and the winner’s duties are done
john-hidden = John goes into the hand, and nobody sees him
john-put-back = John goes back into the draw pile
john-turned-card = Turned over: { $card }.
john-turned-none = There is no card to turn over.
john-side-10 = first place and third place
john-side-11 = second place alone
john-side-first = first place alone
john-side-all = all three places
john-extra = Agreed before the game: the Chevauchées are one battle more.
john-replaces = Nothing was agreed before the game about the Chevauchées.
john-next = If John wins, the player at his left is on turn; if not, the winner is.
john-names = If John wins, the player at his left names the battle; if not, the winner does.
john-left = It is the player at John’s left who deals for him and is asked first.
john-gone = John has left the game
john-keeps = John keeps the peace
john-fights = John fights once more
john-count-recruits = Count the recruits.
john-count-hand = Count the cards in { $name }’s hand.
john-seen = John turns up among the new recruits.
john-given = { $name } is dealt John.
john-lies = Who was dealt John has him at the left hand; among the recruits he comes to the winner.
john-is-drawn = What comes is John.
john-is-not-drawn = What comes is a soldier; John lies deeper.
