## The page.

trainer-title = The slow-motion table
trainer-lead = A deal of Gold und Rum, as slow as you like: walk through it card by card, see what lay where, be asked about it, and look back on what a recruit card could have brought.
trainer-how = Memory is the skill of this game: all cards are dealt open, and then covered. Let a fresh deal ask you, or open a game of yours.
trainer-leave = Another deal
trainer-back = Back
way-walk = Card by card
way-quiz = Questions
way-claims = Best claims
way-recall = Your memory

## Opening a deal.

fresh-title = A fresh deal
fresh-players = Players
fresh-seed = Number of the deal
fresh-seed-any = any
fresh-seed-help = The same number deals the same cards. Bots lay the recruit and desertion cards.
fresh-seed-wrong = A whole number from 0 to { NUMBER($most, useGrouping: 0) } is needed.
fresh-quiz = Deal, with questions
fresh-walk = Walk through it first
open-title = Another deal
open-kept = The deal you were at
open-kept-text = With its questions and answers, as this browser kept it.
open-game = Your own game
open-game-text = The one that this browser keeps, as far as it has come.
open-replay = The replay you were in
open-replay-text = The game that you walked through last in this browser.
open-form = Open a record or a link
open-file = Record from a file
open-file-help = As the table writes it with “Save”.
open-paste = Or pasted here
open-paste-help = The text of a record, or a link to a game.
open-refused = That can’t be opened, so everything stays as it is. { $why }

## How hard.

level-title = How hard
level-pause = A card is looked at for
level-pause-value = { $value ->
    [10] 1 second
   *[other] { NUMBER($tenths) } seconds
}
level-every = A question after
level-every-value = { $value ->
    [0] the deal only
   *[other] every { $value } cards
}
level-back = How far back
level-back-value = { $value ->
    [0] any card
   *[other] the last { $value } cards
}
level-piles = Which piles
level-piles-value = { $value ->
    [0] all piles
   *[other] piles 1 to { $value }
}
level-tops = Only what lies on top
level-tops-help = The easiest way to begin: the piles are covered, and you say what lay on top.

## Card by card.

trainer-piles = The piles
trainer-so-far = { $dealt } of { $all } warriors dealt.
trainer-now = Card { $step } of { $all }
trainer-before = No card lies yet. Go on card by card, or let it play.
trainer-covered = covered
trainer-log = What was laid
trainer-heat = Show of the piles
trainer-seat = For whom
trainer-deal = Deal
trainer-round = Round { $number }
trainer-figure = { NUMBER($value) }
trainer-heat-note = The figure and the shade tell the same. { $heat }
trainer-told = What lies where, in words
trainer-column-pile = Pile
trainer-column-cards = From the bottom up
trainer-history = How pile { $pile } grew
trainer-history-empty = No card lies here yet.
trainer-column-card = Card, from the bottom up
trainer-column-when = Laid
trainer-column-on-top = On top
trainer-moment = as warrior { $moment }
trainer-moment-claim = after warrior { $moment }
trainer-on-top = { $cards ->
    [0] covered at once
    [one] for one warrior more
   *[other] for { $cards } warriors more
}
trainer-on-top-still = { $cards ->
    [0] just laid
    [one] for one warrior so far
   *[other] for { $cards } warriors so far
}
heat-none = only what lay open
heat-strength = Strength on the cards
heat-worth = Worth for { $name }, in points: an estimate
heat-deserted = Warriors that desert
heat-on-top = Warriors dealt since the top card came
heat-undead = Undead
heat-orc = Orcs
heat-barbarian = Barbarians
heat-dwarf = Dwarves
heat-mercenary = Mercenaries
heat-spy = Spies

## Questions.

quiz-lead = These cards are dealt once more, each as long as you choose. Now and then the deal stops and asks; nothing counts but what you remember.
quiz-start = Deal
quiz-question = Question { $number } of { $all }
quiz-bar = Questions answered
quiz-watch = Watch what is covered. The deal stops by itself when a question comes.
quiz-go-on = Go on dealing
quiz-next-card = Next card now
quiz-another = A new deal
quiz-walk = Walk through this deal
ask-top = Which warrior lies on top of pile { $pile }?
ask-under = What lies right under the top warrior of pile { $pile }?
ask-inside = Which of these lies in pile { $pile }?
ask-where = In which pile lies this card: { $card }?
ask-worth = Which of these piles would be worth most to { $name }, opened now?
ask-how-many-undead = How many undead lie in pile { $pile }?
ask-how-many-orc = How many orcs lie in pile { $pile }?
ask-how-many-barbarian = How many barbarians lie in pile { $pile }?
ask-how-many-dwarf = How many dwarves lie in pile { $pile }?
ask-how-many-mercenary = How many mercenaries lie in pile { $pile }?
ask-click = Click on the pile, or press its key.
ask-here = this one
ask-not-known = I don’t know
ask-go-on = Go on
told-given = Your answer: { $given }.
told-right = Right: { $right }.
told-wrong = It was: { $right }.
told-when = { $ago ->
    [0] Pile { $pile }: { $card }, dealt as warrior { $moment }, just now.
    [one] Pile { $pile }: { $card }, dealt as warrior { $moment }, one warrior ago.
   *[other] Pile { $pile }: { $card }, dealt as warrior { $moment }, { $ago } warriors ago.
}
told-here = here
told-worth = worth { $worth }
result-heading = All questions are answered.
result-told = Right: { $right } of { $asked }.
result-all = What was asked
result-right = right
result-when = after warrior { $moment }
result-column-when = When
result-column-question = Question
result-column-given = Your answer
result-column-right = What lay there

## Best claims.

claims-unfinished = This deal is not over. What a recruit card could have brought is told after the last warrior.
claims-rules-off = At this table rules are switched off ({ $rules }). What a recruit card could have brought is told only where all rules hold.
claims-none = The start of recruitment came too late for this card: no pile could have been won with it.
claims-seat = Whose card
claims-card = Which of the two
claims-card-0 = the first
claims-card-1 = the second
claims-not-laid = { $name } did not lay this recruit card.
claims-made = { $name } laid it on pile { $pile } after warrior { $moment } and got the pile, worth about { $worth } points.
claims-made-late = { $name } laid it on pile { $pile } after warrior { $moment }, but { $rival } had the lowest recruit card there.
claims-made-twice = { $name } laid it on pile { $pile } after warrior { $moment }, where their other recruit card lay lower already.
claims-best = The most would have come from pile { $pile }, { $time }: about { $worth } points.
claims-time = { $span ->
    [0] after warrior { $first }, before { $rival } laid a recruit card there
   *[other] from warrior { $first } to warrior { $last }, before { $rival } laid a recruit card there
}
claims-time-open = { $span ->
    [0] after warrior { $first }
   *[other] from warrior { $first } to warrior { $last }
}
claims-chart = What the best piles would have added
claims-worth = { $worth } points
claims-note = { $battles ->
    [one] In time { $time }. One battle won.
   *[other] In time { $time }. { $battles } battles won.
}
claims-note-made = { $battles ->
    [one] The one that was taken. In time { $time }. One battle won.
   *[other] The one that was taken. In time { $time }. { $battles } battles won.
}
claims-basis = Estimates in hindsight: the cards as they were dealt, all other claims as they were made. Points are what the pile adds to the rest of this player’s army. For the battles everybody is thought to send all mercenaries with their strongest race; spies, commando and the order of battles are left out.
claims-why = Why
why-in-time = { $unseen ->
    [0] The lowest recruit card wins it: { $time }. All { $cards } warriors in it had been seen by then.
    [one] The lowest recruit card wins it: { $time }. One of its { $cards } warriors came later.
   *[other] The lowest recruit card wins it: { $time }. { $unseen } of its { $cards } warriors came later.
}
why-deserted = Desertion card of { $name }: { $card } leaves the pile.
why-leader = { $number ->
    [one] One leader of the { $race } doubles one warrior.
   *[other] One leader of the { $race } doubles { $number } warriors.
}
why-two-leaders = A second leader of the { $race } makes their army’s strength 0.
why-two-giants = { $number } giants in one hand: all of them are laid down.
why-crewed = { $number ->
    [one] One war machine has a goblin to crew it.
   *[other] { $number } war machines have goblins to crew them.
}
why-uncrewed = { $number ->
    [one] One war machine has no goblin and is worth nothing.
   *[other] { $number } war machines have no goblin and are worth nothing.
}
why-airship = The airship can fly with a goblin.
why-airship-empty = The airship has no goblin to fly with.
why-spy = { $number ->
    [one] One spy can ask for a card.
   *[other] { $number } spies can ask for a card each.
}
claims-place = { $place }.
claims-here = laid here
claims-piles = All piles at the end, from the bottom up; marked are the best ones.
claims-by-moment = The best claim at each moment
claims-by-moment-note = A recruit card laid after so many warriors: the best pile that could still be won.
claims-span = { $first }–{ $last }
claims-nothing = none could be won
claims-column-why = Why
claims-column-rule = Rule
claims-column-moments = After warrior
claims-column-pile = Pile
claims-column-worth = Points, about

claims-desertions = Desertion cards of { $name }
claims-desertions-note = What was laid stands first, then the best that one more card could have taken: from a rival the loss, from this player’s own piles what is better gone. Estimates in points.
claims-desertions-none = None was laid, and none would have taken anything of worth.
claims-column-desertion = Desertion card
claims-column-gain = Points, about
deserted = Laid on pile { $pile } after warrior { $moment }: took { $card } from { $name }.
deserted-nobodys = Laid on pile { $pile } after warrior { $moment }: took { $card }, but nobody got the pile.
deserted-nothing = Laid on pile { $pile } after warrior { $moment }: took nothing.
could-desert = { $span ->
    [0] Pile { $pile }, after warrior { $first }: it could have taken { $card } from { $name }.
   *[other] Pile { $pile }, from warrior { $first } to warrior { $last }: it could have taken { $card } from { $name }.
}

## What is remembered.

recall-nothing = Nothing was asked yet. After some deals a curve stands here: how much you remember, by how long ago a card was dealt.
recall-lead = { $deals ->
    [one] One deal, { $asked } answers, { $share } of them right.
   *[other] { $deals } deals, { $asked } answers, { $share } of them right.
}
recall-ages = By how many warriors ago the card was dealt
recall-ages-note = The thin line is the 95 % interval. The bot of memory { $memory } still knows { $memory } of 100 warriors when forty more were dealt, and guesses the others.
recall-like = The bot that would have answered most like you has a memory of { $memory } (an estimate; 95 % interval { $low } to { $high }).
recall-bot = { $part }: bot of memory { $memory }
recall-percent = { $percent } %
recall-ages-many = { $least } to { $most } ago
recall-depths = By how many warriors lay on the card
recall-depths-one = { $least } on it
recall-depths-many = { $least } to { $most } on it
recall-depths-more = { $least } or more on it
recall-bar = { $asked ->
    [one] one answer; 95 % interval { $interval }
   *[other] { $asked } answers; 95 % interval { $interval }
}
recall-kinds = By kind of question
recall-column-kind = Question
recall-column-share = Right
recall-column-sure = How sure
kind-top = what lies on top
kind-under = what lies under the top
kind-inside = what lies in a pile
kind-where = where a card lies
kind-how-many = how many of a sort
kind-worth = which pile is worth most
recall-save = Save this record
recall-load = Add a record from a file
recall-load-help = One that was saved here. What is already known stays.
recall-file-read = The record was added.
recall-file-refused = That file can’t be read; your record is as it was. { $why }
recall-not-read = The record of what you remembered can’t be read; it is laid aside, and a new one begins. { $why }
recall-wipe = Delete this record
recall-wipe-asked = Delete all answers, in this browser and in its other tabs? Saved files stay.
recall-wipe-sure = Delete
recall-wipe-no = Keep it
recall-wiped = The record is deleted.
