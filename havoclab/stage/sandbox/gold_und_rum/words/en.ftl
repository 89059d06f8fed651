## Setting up a position of Gold und Rum.

sandbox-detail = Pull cards to where they belong, or click them and then a place; what does not fit is listed below with its rule.
mark-leader = l

### Places

place-deck = Still to be dealt
deck-note = The first card is dealt next.
place-pile = Pile { $pile }
place-army = Army of { $name }
place-sent = Sent into the battle by { $name }
place-box = Not on the table
place-aside = In no army
place-hand = Cards in the hand of { $name }
place-empty = empty
box-empty = Every warrior is on the table.
legend-title = How cards are typed
legend-card = { $form } = { $card }
legend-races = Races: { $cards }.
legend-others = Mercenaries and spies: { $cards }.
legend-laid = Piles are read from the bottom up. { $recruit } is a recruit card and { $desertion } a desertion card of { $name }, the first player; the other players have higher numbers. Several equal cards: 3*{ $leader }.
type-label = Cards as a text: { $place }
type-hint = such as o2 o6 go r3
type-not-read = “{ $word }” is no card. How cards are written stands below the table.
type-piles-only = Recruit and desertion cards lie on piles only; “{ $word }” can’t lie here.
type-no-player = There are { $players } players; recruit and desertion cards of others can’t lie here.
tool-fill = Shuffle the rest into the deck
tool-deal-rest = Deal the rest
tool-show-piles = Show the piles as they were dealt
tool-open-piles = Open the piles

### Where picked cards can go

to-pile = Onto pile { $pile }
to-pile-other = Under pile { $pile }
to-deck = Dealt next
to-deck-other = Dealt last
to-box = Off the table
to-aside = Out of the armies
to-hand = Into the hand of { $name }
to-army = Into the army of { $name }
to-sent = { $name } sends it
stolen-badge = taken
tool-stolen = A spy took it
tool-not-stolen = No spy took it

### Where to begin

preset-mid-deal = in mid-deal: cards lie on each other
preset-favourite = before the favourite is named
preset-spies = a spy asks
preset-battle = before a battle: war machines and their crew
preset-airship = an airship’s moment
preset-tie = in the last battle: a tie is in sight

### Whose choice

fact-chancellor = Chancellor
fact-favourite = Favourite
nobody-yet = nobody yet
fact-spy = Spy that is called
fact-race = Race that fights
kind-deal = the deal: the next card
kind-claim = the deal: who lays a card
kind-last-call = the last chance to recruit
kind-favourite = the favourite
kind-spy = a spy’s question
kind-race = which race fights
kind-mercenaries = mercenaries for the battle
kind-commando = the commando
kind-airship = the airship
kind-over = nothing any more: the game is over

### Players and the round

column-recruits = Recruit cards
column-desertions = Desertion cards
fact-recruits = Recruit cards in hand: { $name }
fact-desertions = Desertion cards in hand: { $name }
column-race = Race
column-won-by = { $name } won
fact-last-won = Last battle that the army of { $name } won
fact-won = { $name } won battle { $battle }
last-won-note =
    { $battles ->
        [0] Battles are counted through all rounds; none has been fought yet.
        [one] Battles are counted through all rounds; one has been fought. 0: none was won.
       *[other] Battles are counted through all rounds; { $battles } have been fought. 0: none was won.
    }
battle-number = Battle { $battle }
battles-form-title = Battles of this round
fact-battles = Battles fought in all rounds
fact-claimed = Has laid a card since the last warrior came: { $name }
round-form-title = The round
fact-round = Number of the round
fact-start-after = Warriors dealt before the start of recruitment
fact-passed = Has passed: { $name }
fact-fought = Race of battle { $battle }
battle-to-come = to come

### What one click mends

mend-surplus =
    { $count ->
        [one] Take one away: { $card }
       *[other] Take { $count } away: { $card }
    }
mend-lay =
    { $count ->
        [one] Lay the missing warrior on a pile
       *[other] Lay the { $count } missing warriors on piles
    }
mend-deck = Take these cards out of the deck
mend-chancellor-holds = Empty the hand of { $name }
mend-foreign = Take these cards off the piles
mend-hand = Leave { $name } only cards that are not laid
mend-laid = Take the cards of { $name } off the piles
mend-fill =
    { $count ->
        [one] Lay it at the bottom of the deck
       *[other] Shuffle all { $count } missing warriors below the deck
    }
mend-deal-anew = Deal the warriors of the piles round them again
mend-fill-and-deal =
    { $count ->
        [one] Add the missing warrior and deal round the piles
       *[other] Add the { $count } missing warriors and deal round the piles
    }
mend-started = Let the start of recruitment follow from the deal
mend-start-earlier = Let the start of recruitment show already
mend-deal-rest =
    { $count ->
        [one] Deal the last warrior
       *[other] Deal the other { $count } warriors
    }
mend-last-call = Make it the last chance to recruit
mend-claimed = Forget when cards were laid
mend-chancellor-fights = Take the army of { $name } away
mend-favourite = Let { $name } be the favourite
mend-giants = Let giants part
mend-close = Let nobody have an army yet
mend-open = Open the piles: the armies follow
mend-fought = Let each race have fought once
mend-won = Forget battles that were not fought
mend-race = Let the { $race } fight
mend-march = Send the { $race } to war, and nobody who can’t fight there
mend-no-battle = Take all cards of the battle back
mend-seat = Let { $name } decide
mend-give = Give { $name } what it takes: { $card }
mend-anew = Begin this choice anew
mend-to-race = Let the chancellor name a race
mend-to-favourite = Let the chancellor name a favourite
mend-to-deal = Go back to the deal
