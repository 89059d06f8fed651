## What Gold und Rum says.

### Warriors

card-undead-2 = undead 2
card-undead-6 = undead 6
card-undead-leader = undead leader
card-orc-2 = orc 2
card-orc-6 = orc 6
card-orc-leader = orc leader
card-barbarian-2 = barbarian 2
card-barbarian-6 = barbarian 6
card-barbarian-leader = barbarian leader
card-dwarf-2 = dwarf 2
card-dwarf-6 = dwarf 6
card-dwarf-leader = dwarf leader
card-goblin = goblin
card-giant = giant
card-troll = troll
card-airship = goblin airship
card-machine = goblin war machine
card-commando = goblin commando
card-spy-1 = spy 1
card-spy-2 = spy 2
card-spy-3 = spy 3
card-spy-4 = spy 4
no-cards = nothing

race-undead = undead
race-orc = orcs
race-barbarian = barbarians
race-dwarf = dwarves

back-undead = an undead’s back
back-orc = an orc’s back
back-barbarian = a barbarian’s back
back-dwarf = a dwarf’s back
back-mercenary = a mercenary’s back
back-spy = a spy’s back

### What can be done

do-deal = Deal the next card
do-recruit = Recruit card on pile { $pile }
do-desert = Desertion card on pile { $pile }
do-wait = Lay nothing
do-pass = Pass
do-back = Back { $seat }
do-ask = Ask { $seat } for: { $card }
do-march = Send the { $race } to war
do-send = Add: { $card }
do-done = No more mercenaries
do-army = Send this army: { $cards }
do-strike = The commando strikes at { $seat }: { $back }
do-strike-own = The commando strikes your own card: { $card }
do-hold = Keep it for later
do-fly =
    { $goblins ->
        [one] Fly with one goblin
       *[other] Fly with { $goblins } goblins
    }

### What happened

event-round-begins = Round { $round } begins; { $name } is chancellor.
event-start-shows = The start of recruitment shows: recruit cards may be laid now.
event-dealt = Pile { $pile }: { $card }.
event-desertions-lost =
    { $cards ->
        [one] The last warrior lies: one unused desertion card is lost.
       *[other] The last warrior lies: { $cards } unused desertion cards are lost.
    }
event-recruited = { $name } lays a recruit card on pile { $pile }.
event-deserted = { $name } lays a desertion card on pile { $pile }.
event-passed = { $name } passes.
event-backed = { $name } backs { $favourite }.
event-removed = Pile { $pile }: { $name }’s desertion card removes { $card }.
event-desertion-on-nothing = Pile { $pile }: no warrior lies under { $name }’s desertion card; it does nothing.
event-desertion-on-desertion = Pile { $pile }: { $name }’s desertion card lies on another one; it does nothing.
event-recruit-too-late = Pile { $pile }: { $name }’s recruit card lies above the first one; it does nothing.
event-pile-aside = Pile { $pile } has no recruit card; it is set aside.
event-pile-taken = Pile { $pile } belongs to { $name }, who takes: { $cards }.
event-recruit-struck = Pile { $pile }: { $name }’s desertion card strikes { $owner }’s recruit card, which does nothing.
event-deserter-joined = { $name } takes the deserter into hand: { $card }.
event-pile-shared = Pile { $pile }: what lies above { $name }’s recruit card goes to its owner: { $cards }.
event-spy-shown = { $name } shows spy { $spy }.
event-spy-skipped = Nobody holds spy { $spy }.
event-asked = { $name } asks { $asked } for: { $card }.
event-handed-over = { $name } hands over { $card } to { $to }.
event-taken-already = { $name } keeps { $card }: a spy has taken it already.
event-not-held = { $name } has none: { $card }.
event-giants-gone = { $name } lays down all { $giants } giants: they can’t stand one another.
event-race-named = Battle { $battle }: the { $race } go to war, says { $name }.
event-marched =
    { $cards ->
        [0] { $name } has no warrior to send.
        [one] { $name } sends one warrior, face down.
       *[other] { $name } sends { $cards } warriors, face down.
    }
event-sent = { $name } adds a mercenary, face down.
event-sent-seen = { $name } adds a mercenary, face down: { $card }.
event-mercenaries-done = { $name } adds no more mercenaries.
event-commando-held = { $name } keeps the commando.
event-struck = { $name }’s commando strikes { $target }: { $card } leaves, and so does the commando.
event-revealed = { $name } turns the cards: { $cards }. Strength { $strength }.
event-flew =
    { $goblins ->
        [one] { $name }’s airship comes with one goblin. Strength { $strength }.
       *[other] { $name }’s airship comes with { $goblins } goblins. Strength { $strength }.
    }
event-airship-held = { $name } keeps the airship.
event-nobody-scores = Battle { $battle }: no army has any strength; nobody scores.
event-tied = Battle { $battle }: several armies are the strongest; nobody scores.
event-scored =
    { $points ->
        [one] { $name } has the strongest army and scores one point.
       *[other] { $name } has the strongest army and scores { $points } points.
    }
event-chancellor-scored =
    { $points ->
        [one] { $favourite } is the favourite: { $name } scores one point as well.
       *[other] { $favourite } is the favourite: { $name } scores { $points } points as well.
    }
event-round-ends = Round { $round } is over; recruit and desertion cards return.
event-game-over =
    { $count ->
        [one] The game is over. { $winners } wins with { $points } points.
       *[other] The game is over. { $winners } share the victory with { $points } points.
    }

### Why not

deal-now = The chancellor deals the next card now.
chancellor-claims = The chancellor lays no recruit and no desertion cards.
claims-now = While the cards are dealt, only recruit and desertion cards can be laid.
no-such-pile = There is no such pile; there are { $piles }.
no-desertion-left = No desertion card is left in this hand.
no-recruit-left = No recruit card is left in this hand.
nothing-dealt-yet = No card has been dealt yet.
not-started-yet = The start of recruitment does not show yet.
moment-to-come = This claim is made for moment { $moment }, but only { $now } warriors lie.
one-card-a-moment = Only one card may be laid between two cards of the deal.
claimed-too-early = With { $moment } warriors dealt, this card could not be laid yet.
recruiting-is-over = Recruiting is over for this round: no more cards can be laid on the piles.
pile-has-grown = Pile { $pile } has grown since: the card would lie on a warrior that its player had not seen.
passed-already = This seat has passed already; it may still lay a recruit card.
no-desertion-now = The last warrior lies: desertion cards can’t be laid any more.
recruit-or-pass = Now only recruit cards can be laid, or one passes.
name-favourite = The chancellor names a favourite now.
not-yourself = The chancellor backs one of the others.
nobody-sits-there = There is no player { $number } at this table.
ask-for-a-card = The spy asks another player for one exactly named card.
chancellor-has-no-hand = The chancellor has no hand and can’t be asked.
ask-somebody-else = A spy asks another player.
name-a-race = The chancellor names the race that fights.
fought-already = The { $race } have fought already.
mercenaries-now = Now mercenaries can be added, or no more of them.
not-in-hand = This card is not in hand: { $card }.
airship-joins-later = The airship can’t lie face down; it may join after the cards are turned.
commando-strikes-later = The commando does not fight; it may strike when all cards lie.
spies-never-fight = A spy never fights.
has-marched-already = All warriors of this race lie in the battle already: { $card }.
another-race = Only the { $race } fight in this battle; this warrior stays at home: { $card }.
warrior-at-home = All warriors of the race must go; this one would stay at home: { $card }.
lies-already = This card lies in the battle already and stays there: { $card }.
lies-not-there = This card does not lie in your army: { $card }.
name-your-own-card = Of your own army you name the card itself.
no-such-back = No card with such a back lies there.
strike-or-hold = The commando strikes now, or stays in hand.
airship-needs-crew = The airship needs at least one goblin from hand.
so-few-goblins = Only { $goblins } of your goblins are in hand.
fly-or-hold = The airship flies now, or stays in hand.

### A way out

way-first = It would be legal after this: “{ $action }”.
way-without-step = It would be legal without step { $step }.
way-recruit-in-hand = It would be legal if { $seat } had a recruit card in hand.
way-desertion-in-hand = It would be legal if { $seat } had a desertion card in hand.
way-start-shows = It would be legal if the start card showed already.
way-not-laid-now = It would be legal if { $seat } had not laid a card at this moment yet.
way-one-lies = It would be legal once the first warrior lies.
way-own-choice = It would be legal if it were { $seat }’s turn to do this.
way-when-recruiting = { $moment ->
    [one] It would be legal when one warrior lies and the start card shows.
   *[other] It would be legal when { $moment } warriors lie and the start card shows.
}
way-when-deserting = { $moment ->
    [one] It would be legal when one warrior lies.
   *[other] It would be legal when { $moment } warriors lie.
}
way-when-dealing = It would be legal while the cards are dealt and { $seat } is chancellor.
way-when-asked = It would be legal where everybody is asked in turn after each card and { $seat } is asked.
way-when-last-chance = It would be legal after the last warrior, while { $seat } may still recruit.
way-when-backing = It would be legal after the deal, if { $seat } is chancellor.
way-when-asking = It would be legal when a spy is called that { $seat } holds.
way-not-fought = It would be legal if this race had not fought yet: { $race }.
way-when-naming-race = It would be legal before a battle, if { $seat } is chancellor.
way-card-in-hand = It would be legal if { $seat } had in hand: { $card }.
way-when-adding = It would be legal when { $seat } adds mercenaries and holds: { $card }.
way-when-done = It would be legal when { $seat } is asked for mercenaries.
way-army-in-hand = It would be legal if { $seat } had for this battle: { $cards }.
way-when-sending-army = It would be legal when { $seat } is asked for mercenaries and has for this battle: { $cards }.
way-back-in-battle = It would be legal if this lay before { $target } in the battle: { $back }.
way-card-in-battle = It would be legal if this lay in { $seat }’s army: { $card }.
way-when-striking = It would be legal when { $seat } holds the commando and such a card lies in the battle.
way-when-holding = It would be legal when { $seat } holds the commando and the cards still lie face down.
way-goblins-in-hand = { $goblins ->
    [one] It would be legal if { $seat } had one goblin in hand.
   *[other] It would be legal if { $seat } had { $goblins } goblins in hand.
}
way-when-flying = { $goblins ->
    [one] It would be legal when the cards are turned and { $seat } holds the airship and one goblin.
   *[other] It would be legal when the cards are turned and { $seat } holds the airship and { $goblins } goblins.
}

### What is wrong with a position

wrong-kind = There is no choice { $kind }; allowed are { $kinds }.
wrong-entries = { $entries } entries stand here; with { $players } players there must be { $players }.
wrong-needs-cards = Cards are needed here, as a text like “orc-2 goblin”; found: { $found }.
wrong-card-word = This is no card: { $found }. Allowed are words like “orc-6”, “goblin” and “spy-2”.
wrong-pile-count = With this many players there are { $piles } piles.
wrong-seat = There are only { $players } players.
wrong-too-many = There are only { $most } of this card: { $card }.
wrong-never-dealt = An army holds more of this card than was dealt: { $card }.
wrong-claim-in-deck = Recruit and desertion cards are not dealt.
wrong-chancellor-holds = The chancellor holds no recruit and no desertion cards.
wrong-chancellor-laid = The chancellor lays no recruit and no desertion cards.
wrong-too-many-recruits = Player { $number } has more than two recruit cards.
wrong-too-many-desertions = Player { $number } has too many desertion cards.
wrong-goal-not-reached = The game is not over before somebody has { $goal } points.
wrong-not-theirs = This choice can’t be this seat’s.
wrong-not-dealt-round = Warriors are dealt round the piles one by one; pile { $pile } has another number of them.
wrong-deal-not-over = Not all warriors are dealt.
wrong-deal-over = All warriors are dealt already.
wrong-start-card = The start card shows when its turn has come, not before and not later.
wrong-recruited-early = A recruit card lies before the start of recruitment.
wrong-claimed-later = A claim was made at a moment that is still to come.
wrong-armies-early = There are no armies before the piles are opened.
wrong-armies-late = The piles have been opened, but nobody holds a warrior.
wrong-chancellor-fights = The chancellor has no army.
wrong-favourite-early = The favourite is named before the piles are opened.
wrong-no-favourite = The chancellor backs one of the others.
wrong-fought-twice = Each race fights once.
wrong-won = Only battles that were fought can be won, and only by players at this table.
wrong-no-battle = Cards lie in a battle, but none is fought.
wrong-two-giants = Player { $number } can’t keep two giants.
wrong-no-race = A battle is fought, but no race is named.
wrong-at-home = A warrior of player { $number } stays at home: { $card }.
wrong-strange-fighters = Player { $number } has cards in the battle that can’t fight there.

### Bots

bot-random = Random bot
bot-random-style = Does anything the rules allow, without a thought.
bot-novice = Novice bot
bot-novice-style = Plays as people do after their first round: it lays its cards at once, likes a second leader as much as the first, and sends all its mercenaries early.
bot-hasty = Hasty bot
bot-hasty-style = Knows what harms an army, but claims the first good pile and spends its mercenaries on the first battles.
bot-sensible = Sensible bot
bot-sensible-style = Claims a pile when it is better than what would be left, sends a rival’s strong warriors home, and spends mercenaries where they win.
bot-farsighted = Farsighted bot
bot-farsighted-style = Imagines many times over which armies its rivals may have, and weighs each battle against those still to come.
