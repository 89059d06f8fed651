## Gold und Rum on the table.

### Cards

letter-undead = u
letter-orc = o
letter-barbarian = b
letter-dwarf = d
letter-goblin = go
letter-giant = gi
letter-troll = tr
letter-airship = ai
letter-machine = ma
letter-commando = co
letter-mercenary = m
letter-spy = s
recruit-of = recruit card of { $name }
desertion-of = desertion card of { $name }
back-sort-undead = undead
back-sort-orc = orcs
back-sort-barbarian = barbarians
back-sort-dwarf = dwarves
back-sort-mercenary = mercenaries
back-sort-spy = spies

### The deal

piles-title = Piles
pile-name = Pile { $pile }
pile-empty = Nothing lay in this pile.
dealt-last = new
dealt-so-far = { $dealt } of { $all } warriors lie on the piles.
deck-title = Warriors to come
recruitment-title = Recruitment
recruitment-closed = no
recruitment-open = yes
recruitment-closed-name = Recruitment has not begun: the start card has not shown
recruitment-open-name = Recruitment has begun: recruit cards may be laid
claim-recruit = Recruit card ({ $count })
claim-desertion = Desertion card ({ $count })

### Seats, hands and battles

battles-of-round = The four battles of round { $round }
battle-open = still open
battle-won = won by { $names }
battle-won-by-nobody = nobody won
battle-pays =
    { $points ->
        [one] Battle { $battle } pays one point.
       *[other] Battle { $battle } pays { $points } points.
    }
race-name-undead = Undead
race-name-orc = Orcs
race-name-barbarian = Barbarians
race-name-dwarf = Dwarves
points-to-goal = { $points }/{ $goal }
points-of-goal =
    { $points ->
        [one] One point; the game ends at { $goal }.
       *[other] { $points } points; the game ends at { $goal }.
    }
left-recruit = recruit cards
left-desertion = desertion cards
recruits-left =
    { $count ->
        [one] One recruit card in hand.
       *[other] { $count } recruit cards in hand.
    }
desertions-left =
    { $count ->
        [one] One desertion card in hand.
       *[other] { $count } desertion cards in hand.
    }
backs-held = Backs in hand, { $back }: { $count }.
status-chancellor = chancellor
status-favourite = favourite
status-pass = has passed
hand-of-chancellor = The chancellor has no army.
army-empty = No card lies here.
strength-so-far = Face down for the others. Strength so far: { $strength }.
two-leaders = Two leaders: the whole army counts 0.
own-strength = { $race }: { $strength }.
leader-doubles = The leader makes that { $strength }.
mercenaries-strength = Mercenaries: { $strength }.
machines-strength = War machines with a crew: { $crewed } of { $machines }, worth { $strength }.
airship-strength = Airship with its crew: { $strength }.
strength-is = Strength { $strength }.

### Asking for a card

ask-of = You ask { $name }. Now choose the card.
ask-for = You ask for: { $card }. Now choose the player.
ask-both = Choose a player and a card.
ask-races-title = A warrior of a race
ask-others-title = A mercenary or a spy

### What is asked

asked-deal = Deal the next card.
asked-claim-now = Click a pile to lay a card on it, or wait.
asked-claim = Lay a card on a pile, or nothing?
asked-last-call = One more chance: lay a recruit card on a pile, or pass?
asked-last-call-passed = You have passed. Until everybody has, you may still lay a recruit card on a pile.
asked-favourite = Which warlord do you back in this round?
asked-spy = Spy { $spy }: whom do you ask, and for which card?
asked-race = Which race goes to war in battle { $battle }?
asked-mercenaries = Battle { $battle }, { $race }: click mercenaries to add them, or add no more.
asked-commando = Click the card that your commando shall take, or keep the commando.
asked-airship = Shall your airship join, and with how many goblins?
awaits-deal = deals.
awaits-claim-now = may lay a card on a pile.
awaits-claim = lays a card on a pile, or nothing.
awaits-last-call = lays a recruit card, or passes.
awaits-favourite = chooses a favourite.
awaits-spy = asks for a card with spy { $spy }.
awaits-race = names the race of battle { $battle }.
awaits-mercenaries = adds mercenaries in battle { $battle }, { $race }.
awaits-commando = decides about the commando.
awaits-airship = decides about the airship.

### Step by step

reading-title = Pile { $pile }, from the bottom up
acts = acts
deserts = gone
