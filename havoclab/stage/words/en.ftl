## What the browser says by itself.

ui-cards-count = { $count } cards
ui-choose-file = Choose a file
ui-close = Close
ui-copied = Copied
ui-copy-failed = Copying failed
ui-ended-pulse = That was not sent: the session has ended. Reload the page to go on.
ui-failed = Something went wrong inside; nothing was changed.
ui-file-not-read = { $name } could not be read.
ui-file-too-large = { $name } is larger than 2 MB, so it was not read.
ui-free-place = free place
ui-human = human
ui-illegal-mark = not now
ui-in-the-book = Open in the book
ui-keys-activate = Do what is focused
ui-keys-arrows = Move between the cards of a place
ui-keys-ends = First and last card
ui-keys-help = Keys
ui-keys-shortcuts = Shortcuts on this page
ui-keys-tab = Next and previous place
ui-late = The table has changed in the meantime; look again.
ui-no-results = Nothing found
ui-not-sent = The connection was gone, so what you did last was not sent.
ui-on-turn = on turn
ui-open-rule = Open in the rules
ui-reconnecting = No answer yet; still trying …
ui-reload = Reload
ui-rule = Rule { $id }
ui-selected = selected
ui-session-ended = The session has ended. Reload the page to go on.
ui-side-panels = Log and rules
ui-working = Working …
ui-you = you

## Rules beside the table.

rules-title = Rules
rules-search = Search the rules
rules-search-hint = a word or a number, such as { $rule }
rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule has these words.
   *[other] { $count } rules have these words.
}
rule-with-reason = { $text } Why so: { $why }
standing-rule = rule of the game
standing-ruling = our ruling
standing-option = option
standing-printed = printed on a card

## Every page.

other-language = Magyarul
text-view = Text view
text-view-title = All that the picture says, in words
do-instead = { $action } instead
do-first = Do this first
not-understood = That can’t be done here: { $why }
link-another-game = It holds a game of { $game }, which opens on that game’s own page.
link-unknown-game = It holds a game that nobody knows here: { $game }.
link-open-there = Open it there
link-not-opened = That link can’t be opened, so here is a fresh start. { $why }
memory-not-read = The progress that this browser keeps can’t be read; it is laid aside, and a new record begins. { $why }
not-your-move = Another seat decides now.
walked = Moment { $at } of { $of }. What was seen stays seen; play on from here, or redo.
bot-fault = A bot could not choose, so the game is paused: { $why }

## The start page.

start-title = havoclab
start-lead = Rules you can play. Every rule has a number, the table knows them all, and when something can’t be done it tells you which one and what you could do instead.
start-play = Play { $game }
start-learn = Learn { $game } step by step
start-find-out = Find out about { $game }
start-look-up = Look up: { $game }
start-go-on = Go on with your game of { $game }
start-go-on-text = The table waits as you left it in this browser.
start-go-on-lesson = Go on: { $lesson }
start-go-on-lesson-text = The lesson waits at the step where you left it in this browser.
start-due = { $count ->
    [one] One question is due today
   *[other] { $count } questions are due today
}
start-due-text = Rules that you met come back before they fade.
start-lesson-done = done
start-lesson-part = { $done } of { $all } steps done
start-minutes = about { $minutes } minutes
start-begun = Where you were
start-games = The games
start-no-game = There is no game “{ $game }” here. The games are { $games }.
start-game-note = { $lessons ->
    [0] { $fewest } to { $most } players
    [one] { $fewest } to { $most } players, one lesson
   *[other] { $fewest } to { $most } players, { $lessons } lessons
}
start-rights = Havoc: The Hundred Years War and Gold und Rum, their names and their art belong to their publishers. havoclab is an independent aid for learning their rules.

## Setting up.

title-havoc = Havoc
title-gold_und_rum = Gold und Rum
setup-intro = Choose who sits at the table. Several people can share one screen: it asks to be passed on, so nobody sees another’s hand.
setup-seats = Who plays
setup-players = Players
setup-name = Name of seat { $number }
setup-kind = Who plays seat { $number }
setup-start = Deal the cards
setup-not-ready = Something does not fit yet; it is marked in the form.
setup-options = Options
setup-numbers = Numbers on the battle cards
setup-numbers-note = Not all printed numbers are known to us: dotted ones are reconstructed. If you own the game, type in what your cards say.
setup-forget-numbers = Forget the numbers typed in
kind-human = a person
usual-name-1 = Anita
usual-name-2 = Peter
usual-name-3 = Christine
usual-name-4 = Eugene
usual-name-5 = Margaret
usual-name-6 = Bertram
name-twice = { $name } sits here already; names must differ.
field-not-possible = “{ $value }” is not possible: { $why }
limit-number = a number from { $least } to { $most } is needed.
limit-whole-number = a whole number is needed.
limit-length = at most { $most } characters are allowed.
limit-other = this entry does not take it.
option-battle-order = Order of the battles
order-number = as in history
order-random = shuffled
order-winner = the winner names the next
option-faster-card = Faster peace card
option-faster-card-help = The card without a third year: years of peace come sooner.
option-second-place = Second places count
option-second-place-help = With two or three players they are usually left out.
option-best-subset = The best cards inside count
option-best-subset-help = A dog with blue 5 to 9 is then a straight flush of five with a card beside it.
option-fetch-when-full = Dogs may fetch from the pile at once
option-fetch-when-full-help = Another reading: full recruits do not bind a fetch.
option-winner-turns = The winner turns the card on
option-winner-turns-help = Another reading: the winner’s first recruiting turns the peace card to 2.
option-equal-share = Equal hands share at once
option-equal-share-help = Another reading: how many cards are left in hand does not matter in battles 1 to 8.
option-john-of-gaunt = John of Gaunt, the expansion
option-john-of-gaunt-help = Whoever draws John’s card brings him to the table, and his raid takes the place of a battle.
option-extra-chevauchees = The Chevauchées are one battle more
option-extra-chevauchees-help = They take no battle’s place: all eight others come before Castillon as well.
option-seed = Number of the deal
option-seed-help = The same number deals the same cards.
option-seed-any = any
rules-off-title = Rules switched off
rule-off-label = Switch a rule off
rule-off-none = choose a rule …
rule-off-choice = { $rule } · { $title }
column-kind = Played by
column-style = How it plays
bot-remembers = { $bot }, memory { $memory }
bot-thinks = { $style } It may think for { NUMBER($seconds) } s a move.
column-battle = Battle
column-everyone = Deal: everyone
column-initiator = Deal: initiator more
place-title-short = Place { $place }
cell-name = Name of battle { $number }
cell-points = Points at { $battle }, place { $place }
cell-deal-everyone = Cards dealt to everyone after { $battle }
cell-deal-initiator = More cards for the initiator after { $battle }

## The table.

tool-home = Start page
tool-undo = Undo
tool-redo = Redo
tool-pause = Pause
tool-go-on = Let bots go on
tool-step = One step
tool-save = Save
tool-new = New table
tool-new-title = Leaves this game and goes to the form
tool-replay = Replay
tool-replay-title = Walk through this game, with comments, other moves and the bot’s estimates
tool-analysis = Look at the decisions that mattered
tool-analysis-title = Finds the few that seem to have cost most, and lets you choose again before anything is told
tool-memory = Slow-motion table
tool-memory-title = Walk through the deals of this game card by card, be asked about them, and see what claims could have brought
tool-sandbox = Sandbox
tool-sandbox-open = Open in the sandbox
sandbox-warning = In the sandbox every card lies open, also those that are hidden here. This game stays as it is.
sandbox-too-long = This moment is too long for a link. Save the record here and open the file in the sandbox.
set-title = How to watch
set-speed = Bots play
speed-slow = slowly
speed-normal = calmly
speed-fast = fast
speed-instant = at once
story-step = { $at } of { $of }: { $text }
story-on = Next step
story-back = Step back
story-skip = Skip to the end
log-untold = What was dealt and laid is yours to remember: the log tells it once the piles are opened, or while memory help is on.
set-memory = Memory help
set-memory-help = Shows under each pile what lies in it, and lets the log tell every card; for learning.
set-open-hands = Open hands
set-open-hands-help = Shows every hand, for learning together.
set-calm = No motion
set-calm-help = Cards appear at their place at once.
cover-title = Pass the screen to { $name }
cover-text = Everything is covered until the right hands hold it.
cover-button = I am { $name }
log-title = What happened
log-empty = Nothing yet.
seats-title = Players
points-label = { $count ->
    [one] point
   *[other] points
}
hand-label = { $count ->
    [one] card
   *[other] cards
}
battles-title = The nine battles
tile-won = { $points ->
    [one] { $name }, 1 point
   *[other] { $name }, { $points } points
}
tile-shared = shared
tile-peace = year of peace
tile-won-by-john = won by John of Gaunt
tile-chevauchees = Chevauchées
tile-instead = in place of { $battle }
tile-aside = lies aside
side-10 = Calais–Tours, { $year }
side-11 = Tours–Bordeaux, { $year }
side-10-place = { $points ->
    [one] Side Calais–Tours, place { $place }: 1 point. { $standing }
   *[other] Side Calais–Tours, place { $place }: { $points } points. { $standing }
}
side-11-place = { $points ->
    [one] Side Tours–Bordeaux, place { $place }: 1 point. { $standing }
   *[other] Side Tours–Bordeaux, place { $place }: { $points } points. { $standing }
}
place-label = { $place }.
place-title = { $points ->
    [one] Place { $place }: 1 point. { $standing }
   *[other] Place { $place }: { $points } points. { $standing }
}
standing-word-source = in the rules
standing-word-derived = derived
standing-word-reconstructed = reconstructed
standing-word-own = typed in
number-source = As the rules say.
number-derived = Derived from public facts about the game.
number-reconstructed = Reconstructed by us; your copy may differ.
number-own = As typed in for this table.
status-initiator = cried Havoc
status-fighting = fights
status-passed = has passed
status-out = stays out
status-unasked = not asked yet
status-peacekeeper = Peacekeeper
status-john-won = has won
john-title = At { $name }’s left hand
john-waits = enters as the next turn would begin
john-nine = a 9 of John of Gaunt, no card
havoc-title = Havoc!
havoc-name = Havoc, cried by { $name }
peace-title = Peace
peace-name = { $year ->
    [0] Peace, not turned yet, before { $name }
   *[other] Peace { $year }, before { $name }
}
recruits-title = Recruits
recruits-full = full
recruits-empty = No recruits lie open.
pile-title = Draw pile
discards-title = Discards
looted-title = The discards, for your eyes only
badge-uninvolved = out
hand-title = Hand of { $name }
hand-empty = No cards in hand.
select-cards = Select cards of your hand to lay.
would-be = Together this would be: { $rank }.

prompt-turn = Recruit, or cry Havoc at { $battle }?
prompt-recruit = { $left ->
    [0] Now lay one card to the recruits.
    [one] Take one more card: from the pile or a recruit.
   *[other] Take two cards: from the pile or recruits.
}
prompt-pick = Take one soldier out of the discards.
prompt-year-of-peace = A year of peace: discard one card.
prompt-name-battle = Which battle comes next?
prompt-open-battle = Lay at least two cards to open the battle of { $battle }.
prompt-join-john = Join the battle of { $battle } with two cards or more: against John of Gaunt nobody with two cards stays out.
prompt-join = Join the battle of { $battle } with two cards or more, or stay out and draw one?
prompt-add = Lay at least one more card, or pass?
prompt-declare = How many of your dogs are uninvolved?
prompt-dogs = Your dogs may scavenge an open soldier, or two may loot the discards.
prompt-pick-after-battle = Take one soldier out of the discards.
prompt-last-dogs = Before the last battle: discard dogs for new cards?
wait-turn = on turn: recruit, or cry Havoc?
wait-recruit = is recruiting.
wait-pick = looks through the discards.
wait-year-of-peace = discards a card in the year of peace.
wait-name-battle = names the next battle.
wait-open-battle = opens the battle of { $battle }.
wait-join-john = has to join the battle of { $battle }.
wait-join = joins the battle of { $battle }, or stays out.
wait-add = lays more, or passes.
wait-declare = declares dogs.
wait-dogs = sends the dogs.
wait-pick-after-battle = looks through the discards.
wait-last-dogs = may trade dogs before the last battle.

do-fetch-mode = Fetch with a dog
do-lay = { $count ->
    [0] Lay cards
    [one] Lay one card
   *[other] Lay { $count } cards
}
do-declare = { $dogs ->
    [0] All take part: { $rank }
    [one] One dog out: { $rank }
   *[other] { $dogs } dogs out: { $rank }
}
declare-strongest = the strongest

## The end.

rule-is-off = { $rule } is switched off at this table. { $instead }
won-havoc = { $count ->
    [one] { $winners } is crowned king of France
   *[other] { $winners } share the crown of France
}
won-gold_und_rum = { $count ->
    [one] { $winners } wins the game
   *[other] { $winners } share the victory
}
again = Same players, new cards
final-title = The end of the war
final-note = Most points win; then battle cards won; then the order at Castillon (H10.1).
column-place = Place
column-name = Name
column-points = Points
column-cards = Battle cards
