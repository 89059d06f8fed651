## What every lesson says.

step-is-done = This step is done. “Go on” leads to the next one.
take-back-first = From here the goal is out of reach. Take the last move back, then try another way.
take-back = Take it back and try another way.
try-instead = The button does the nearest thing that is allowed.
goal-stays-open = The goal can still be reached.
step-ended = You lay no more cards in this round.
misses-the-goal = { $told } The rules allow that, but it leaves the goal out of reach. The goal: { $goal }
hint-do = The button does a move that leads to the goal.
hint-count = Of the { $all } moves allowed now, { $leading } still lead to the goal.
hint-estimate-2 = Of these, by a bot’s estimate for the whole game: first “{ $first }”, then “{ $second }”.
hint-estimate-3 = Of these, by a bot’s estimate for the whole game: first “{ $first }”, then “{ $second }”, then “{ $third }”.
hint-show = “Show the next move” lets the example run on.
hint-pick = These cards reach the goal together: { $cards }.
hint-next = The strongest hand left is the { $rank }: { $cards }.
it-makes = Together: { $rank }.
nothing-picked = No card is picked. Click cards to pick them.
six-take-part = Six cards are picked, and no more than six take part. Put one back first.
fewer-would-do = { $laid } cards beat it, but { $fewest } would do; what is laid in a battle is gone from the hand.
does-not-beat = That does not beat it yet. { $why }
stronger-is-left = A stronger one is still there. { $why }
another-rule = “{ $title }” is a rule about something else.
progress-damaged = The kept progress could not be read, so the lesson starts at its beginning.
progress-of-another = The kept progress belongs to another lesson, so this one starts at its beginning.
progress-older = The lesson has changed since your last visit, so it starts at its beginning.

## Around the steps.

step-title = Done
goal-title = Your goal
review-title = From an earlier lesson
question-title = A fresh position
next-button = Go on
back-button = One step back
undo-button = Take back
redo-button = Do again
hint-button = Hint
hint-again-button = Next hint
show-button = Show the next move
lay-button = Lay these cards
again-button = Ask those again
restart-button = Start over
index-button = All lessons
resume-title = Go on where you were
resume-text = Your progress in this lesson is kept in this browser.
against-title = To beat
first-hand-title = First hand
second-hand-title = Second hand
hand-number-title = Hand { $number }
ladder-title = The seventeen ranks
ladder-place = Place
ladder-rank = Rank
ask-pick = pick cards, then lay them.
ask-order = click the strongest hand of those left.
ask-choose = choose an answer.
ask-show = watch the example.
ask-done = the goal is reached.
ask-lost = take the last move back.
rule-choice = { $rule } · { $title }
over-title = The end of the lesson
over-solved = Every question was answered at the first go: { $clean } of { $all }.
over-open = At the first go: { $clean } of { $all } questions. The others can be asked again on new positions.
you-play = You are { $name }
sorted-place = Place { $place }: { $rank }
lesson-log-title = What happened in this step
lesson-log-empty = Nothing yet.
play-button = Play a game
next-lesson-button = Next lesson: { $title }

## The pages.

page-havoc-table = Play Havoc
page-havoc-table-about = Two to six captains, people or bots, fight the nine battles of the Hundred Years War.
page-havoc-sandbox = Sandbox
page-havoc-sandbox-about = Set up any position, see what does not fit and by which rule, play on from it, and share it as one link.
page-havoc-replay = A game step by step
page-havoc-replay-about = Walk through a game, read what was said about it, try another move at any moment, and hand it on.
page-havoc-recruit = A turn: recruit
page-havoc-recruit-about = You will take a whole recruiting turn by the rules, dogs included.
page-havoc-battle = Havoc! The battle
page-havoc-battle-about = You will start, join, leave and win battles.
page-havoc-ranks = The ranks
page-havoc-ranks-about = You will name any hand, and say which of two is stronger and why.
page-havoc-aftermath = After the battle
page-havoc-aftermath-about = You will use your laid dogs, and know who gets cards and whose turn it is.
page-havoc-peace = Years of peace
page-havoc-peace-about = You will turn the Havoc/Peace card by the rules, and know when peace takes a battle away.
page-havoc-castillon = The last battle
page-havoc-castillon-about = You will know how Castillon begins, what your last dogs can do, and what is laid.
page-havoc-crown = The crown
page-havoc-crown-about = You will count the points of Castillon, and say who wears the crown.
page-havoc-setup = Setting up
page-havoc-setup-about = You will set the table for two to six players, and know what each of them may see.
page-havoc-options = Options
page-havoc-options-about = You will agree with your table on the options, and know what each of them changes.
page-havoc-john = John of Gaunt
page-havoc-john-about = You will know how John of Gaunt, the card of the expansion, comes into a game and where his battle is fought.
page-havoc-johns-battle = John’s battle
page-havoc-johns-battle-about = You will know how John of Gaunt fights, what he does as Peacekeeper, and when he leaves.
page-havoc-review = Review
page-havoc-review-about = Questions that mix rules, again after some days, until your game night.
page-havoc-lab = The laboratory
page-havoc-lab-about = Have bots play a thousand games with a rule switched off, another option or another habit, and see what it changes.
page-havoc-analysis = The decisions that mattered
page-havoc-analysis-about = Find the few decisions of a game that seem to have cost most, choose again, and only then see what an estimate prefers.
page-havoc-learning = A program that learns Havoc
page-havoc-learning-about = You will see a small program find out how to beat the random bot, and know how to set one of your own to it.
page-havoc-rules = The rules as a book
page-havoc-rules-about = Every rule by its number, with search, index, glossary, and our rulings as questions and answers.
page-havoc-aid = Player aid
page-havoc-aid-about = All that one looks up in mid-game, on one page of A4 to print.
page-havoc-turn-details = A turn in detail
page-havoc-turn-details-about = You will use dogs to the full while recruiting, and know what happens when the cards run out.
page-havoc-battle-details = The battle in detail
page-havoc-battle-details-about = You will know who may start and join a battle, and what may lie in it.
page-havoc-close-battles = Close battles
page-havoc-close-battles-about = You will place fighters who are equal, and leave the dogs out that ought to be out.
page-havoc-ranks-details = The ranks in detail
page-havoc-ranks-details-about = You will name hands with many dogs, and break ties down to the last card.

## Questions with answers to pick from.

is-allowed = That is allowed: { $told }
another-move-was-made = The rules would allow that, but { $name } does something else here.
is-beaten = The winner’s cards are stronger. { $why }
does-not-happen = That is not what happens here.
clockwise-next = Turns go clockwise, and { $name } has just had one.
turn-passed-over = The turn goes to the first player clockwise who can recruit or cry Havoc.
lower-high-card = { $name }’s highest card is higher.
declared-in-order = The declarations go round from { $name }, who cried Havoc.
bet-is-inside = It is { $chance }, counted over { $cases } sets of cards: inside the band of your bet, { $band }.
bet-is-away = It is { $chance }, counted over { $cases } sets of cards. From your bet, { $band }, it is { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
} away.
another-number = The rules give another number.
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

named = { $name }
stronger-inside = Inside these cards there is something stronger.
not-in-these = These six cards hold no such combination.
nobody = nobody
together = { $first } and { $last } together
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
turn-recruit = Recruit, but not cry Havoc.
turn-cry = Cry Havoc, but not recruit.
turn-passed = Nothing: her turn is passed over.
too-few-for-either = One of the two takes more cards than there are.
two-to-recruit = Recruiting takes two cards from the table, and there are not so many.
two-to-cry = Crying Havoc takes two cards in hand.
something-is-left = One of the two choices is still open to her.
both-are-left = That is not all that she can do.
not-asked-first = Somebody else comes first clockwise, or this player holds too few cards.
page-havoc-gallery = Gallery of edge cases
page-havoc-gallery-about = Positions in which two rules meet: guess what happens, then see it.
page-havoc-coverage = The table of rules
page-havoc-coverage-about = For every rule: its code, an example, the lesson, questions, tests, and where it matters.
page-havoc-worked-example = The worked example: recruiting
page-havoc-worked-example-about = You will foretell, move by move, what four players do in their first round.
page-havoc-worked-battle = The worked example: Sluys
page-havoc-worked-battle-about = You will foretell a whole battle, from the cry to the deal.

## Questions about John of Gaunt.

john-waits-on = John waits until the battle and the winner’s duties are done
john-cries = the turn ends at once, and John cries Havoc
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
