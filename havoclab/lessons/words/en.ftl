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
next-lesson-button = Next lesson: { $title }

## The pages.

page-havoc-table = Play Havoc
page-havoc-table-about = Two to six captains, people or bots, fight the nine battles of the Hundred Years War.
page-havoc-recruit = A turn: recruit
page-havoc-recruit-about = You will take a whole recruiting turn by the rules, dogs included.
page-havoc-battle = Havoc! The battle
page-havoc-battle-about = You will start, join, leave and win battles.
page-havoc-ranks = The ranks
page-havoc-ranks-about = You will name any hand, and say which of two is stronger and why.

## Questions with answers to pick from.

is-allowed = That is allowed: { $told }
another-move-was-made = The rules would allow that, but { $name } does something else here.
is-beaten = The winner’s cards are stronger. { $why }
another-number = The rules give another number.
other-reading-result = Play both readings through in your mind: the answer differs.
reading-ours = As we read it
reading-other = The other reading
reached-ours = only as we read it
reached-other = only in the other reading
reached-both = in both readings
reached-neither = in neither reading
readings-title = Two readings, side by side
