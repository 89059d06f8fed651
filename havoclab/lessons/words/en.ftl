## What every lesson says.

step-is-done = This step is done. “Go on” leads to the next one.
take-back-first = From here the goal is out of reach. Take the last move back, then try another way.
take-back = Take it back and try another way.
try-instead = The button does the nearest thing that is allowed.
goal-stays-open = The goal can still be reached.
misses-the-goal = { $told } The rules allow that, but it leaves the goal out of reach. The goal: { $goal }
hint-do = The button does a move that leads to the goal.
hint-count = Of the { $all } moves allowed now, { $leading } still lead to the goal.
hint-estimate-2 = Of these, by a bot’s estimate for the whole game: first “{ $first }”, then “{ $second }”.
hint-estimate-3 = Of these, by a bot’s estimate for the whole game: first “{ $first }”, then “{ $second }”, then “{ $third }”.
hint-show = “Show the next move” lets the example run on.
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
again-button = Ask those again
restart-button = Start over
index-button = All lessons
resume-title = Go on where you were
resume-text = Your progress in this lesson is kept in this browser.
hand-number-title = Hand { $number }
ask-choose = choose an answer.
ask-show = watch the example.
ask-done = the goal is reached.
ask-lost = take the last move back.
rule-choice = { $rule } · { $title }
over-title = The end of the lesson
over-solved = Every question was answered at the first go: { $clean } of { $all }.
over-open = At the first go: { $clean } of { $all } questions. The others can be asked again on new positions.
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
does-not-happen = That is not what happens here.
bet-is-inside = It is { $chance }, counted over { $cases } sets of cards: inside the band of your bet, { $band }.
bet-is-away = It is { $chance }, counted over { $cases } sets of cards. From your bet, { $band }, it is { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
} away.
another-number = The rules give another number.
## Questions about the end of a game, and about setting it up.

named = { $name }
nobody = nobody
together = { $first } and { $last } together
turn-recruit = Recruit, but not cry Havoc.
turn-cry = Cry Havoc, but not recruit.
turn-passed = Nothing: her turn is passed over.
page-havoc-gallery = Gallery of edge cases
page-havoc-gallery-about = Positions in which two rules meet: guess what happens, then see it.
page-havoc-coverage = The table of rules
page-havoc-coverage-about = For every rule: its code, an example, the lesson, questions, tests, and where it matters.
page-havoc-worked-example = The worked example: recruiting
page-havoc-worked-example-about = You will foretell, move by move, what four players do in their first round.
page-havoc-worked-battle = The worked example: Sluys
page-havoc-worked-battle-about = You will foretell a whole battle, from the cry to the deal.

## Questions about John of Gaunt.

john-cries = the turn ends at once, and John cries Havoc
page-gold-und-rum-table = Play Gold und Rum
page-gold-und-rum-table-about = Four to seven players, people or bots. The deal runs at your speed and can be paused, or it asks card by card; whatever is refused says its rule.
page-gold-und-rum-sandbox = Sandbox
page-gold-und-rum-sandbox-about = Type any position, down to the last pile; see what does not fit and by which rule, mend it by a click, and play on from it.
page-gold-und-rum-claims = Lay claim to a pile
page-gold-und-rum-claims-about = You will claim piles and drive warriors away while the cards are dealt, each card at a moment at which it may be laid.
page-gold-und-rum-opening = Whose pile is it?
page-gold-und-rum-opening-about = You will tell of every pile whose it is and which warriors are left in it, and name a favourite in time.
page-gold-und-rum-battle = To war
page-gold-und-rum-battle-about = You will send a race to war, add mercenaries, and count strengths with leaders, war machines and their crews.
page-gold-und-rum-battle-details = Commando and airship
page-gold-und-rum-battle-details-about = You will know who has to go to war and who may not, who begins, and when the commando and the airship come in.
page-gold-und-rum-scoring = Points, and the end
page-gold-und-rum-scoring-about = You will know what a battle pays, what the chancellor gets of it, and who wins the game.
page-gold-und-rum-spies = Spies and giants
page-gold-und-rum-spies-about = You will read the backs of the others’ hands, ask with your spies for cards that must be handed over, and keep your giant.
page-gold-und-rum-setting-up = Setting up
page-gold-und-rum-setting-up-about = You will set the table for four to seven players, and know who deals, who holds what, and how a round goes.
page-gold-und-rum-deal-details = The deal in detail
page-gold-und-rum-deal-details-about = You will know who comes first at the same instant, which late claims count, and how the last chance goes.
page-gold-und-rum-review = Review
page-gold-und-rum-review-about = Questions that mix rules, again after some days, until your game night.
page-gold-und-rum-replay = A game step by step
page-gold-und-rum-replay-about = Walk through a game card by card, see who laid what at which moment, try something else, and hand it on.
page-gold-und-rum-memory = The slow-motion table
page-gold-und-rum-memory-about = A deal again, card by card: see what lay where, be asked about it, watch your memory grow, and find the best claim.
page-gold-und-rum-analysis = The decisions that mattered
page-gold-und-rum-analysis-about = Find the few decisions of a game that seem to have cost most, a claim that was not made among them, choose again, and only then see what an estimate prefers.
page-gold-und-rum-lab = The laboratory
page-gold-und-rum-lab-about = Have bots play hundreds of games with a rule switched off, another memory or another habit, and see what it changes.
page-gold-und-rum-rules = The rules as a book
page-gold-und-rum-rules-about = Every rule by its number, with search, index, glossary, and our rulings as questions and answers.
page-gold-und-rum-aid = Player aid
page-gold-und-rum-aid-about = All that one looks up in mid-game, on one page of A4 to print.
page-gold-und-rum-gallery = Gallery of edge cases
page-gold-und-rum-gallery-about = Positions in which two rules meet: guess what happens, then see it.
page-gold-und-rum-coverage = The table of rules
page-gold-und-rum-coverage-about = For every rule: its code, an example, the lesson, questions, tests, and where it matters.

course-havoc = Havoc
course-havoc-about = Captains of mercenaries fight the battles of the Hundred Years War with the cards of their hands, from Sluys to Castillon.
course-havoc-takes = 20 to 60 minutes
course-gold_und_rum = Gold und Rum
course-gold_und_rum-about = Recruit an army out of piles that you must remember while the deal runs on, then fight four battles with it.
course-gold_und_rum-takes = with a running deal, or step by step
