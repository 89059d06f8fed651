## The player aid of Gold und Rum.

aid-title = Gold und Rum at a glance
aid-foot = Each number is that of a rule in the book of rules. Gold und Rum, its name and its art belong to their publisher; this aid is an independent one.

aid-players = By number of players
aid-column-players = Players
aid-column-piles = Piles
aid-column-desertions = Desertion cards each
aid-column-goal = Points to reach

aid-round = A round begins
aid-round-hand = Everybody but the chancellor holds { $recruits } recruit cards and their desertion cards. The chancellor lays none and has no army.
aid-round-deal = The chancellor shuffles the { $warriors } warriors, puts the start card in at about the middle, and deals them open, round and round the piles.

aid-deal = While the deal runs
aid-deal-desert = Desertion card, on any pile: from the first card until the last warrior lies. Unused ones are lost.
aid-deal-recruit = Recruit card, on any pile: once the start card shows; also after the last warrior, until all have passed.
aid-deal-order = Cards of the same instant lie in order of arrival; one card a player between two of the deal.
aid-deal-useless = A recruit card on a pile that has one is legal and useless.

aid-opening = Opening the piles
aid-opening-back = The chancellor names one of the others as favourite.
aid-opening-read = Read each pile from the bottom up. A desertion card removes the warrior under it; through recruit cards it reaches the card below them.
aid-opening-nothing = On another desertion card, or with no warrior below, it does nothing.
aid-opening-owner = The lowest recruit card owns the pile: its player takes what is left. Other recruit cards do nothing. Without one the pile is set aside.
aid-opening-spies = Spies 1 to 4: each asks one other player, not the chancellor, for one exactly named card. Nothing is taken twice.
aid-opening-giants = Whoever has two or more giants lays down all of them.

aid-warriors = The warriors
aid-column-card = Card
aid-column-warrior = Warrior
aid-column-number = How many
aid-column-strength = Strength
aid-column-rule = Rule
aid-of-each = { $count } of each race
aid-warrior-two = warrior
aid-warrior-six = warrior
aid-warrior-leader = leader
aid-warrior-goblin = goblin
aid-warrior-troll = troll
aid-warrior-giant = giant
aid-warrior-machine = war machine
aid-warrior-airship = airship
aid-warrior-commando = commando
aid-warrior-spy = spies 1 to 4

aid-strength = What an army is worth
aid-strength-leader = One leader: the race’s own strength times { $factor }, not that of its mercenaries.
aid-strength-two-leaders = Two leaders: the whole army is worth 0.
aid-strength-machine = A war machine needs a goblin of its own in the same battle, else it is worth 0. That goblin counts its own { $goblin } as well.

aid-battle = A battle, four times
aid-battle-race = The chancellor names a race not fought yet (the last needs no naming). All its warriors go, face down, both leaders too.
aid-battle-add = In turn, once each, everybody adds mercenaries face down; they may also fight alone. The chancellor’s left neighbour starts the first battle, the next one to the left the second, and so on. No spy.
aid-battle-commando = The commando may hit any one face-down card: both leave, shown.
aid-battle-turn = All turn their cards and add up.
aid-battle-airship = The airship may join now: { $airship }, and { $goblin } for each goblin of the hand that flies. It joins an empty army, too; beside two leaders it adds nothing.
aid-battle-score = The strongest army scores; the four battles pay { $points }. All that tie score in full; with 0 nobody scores.
aid-battle-chancellor = The chancellor scores what the favourite scores.
aid-battle-clear = All cards sent are laid aside; what was not sent stays in hand.

aid-end = The end
aid-end-round = After four battles recruit and desertion cards return, and the next to the left is chancellor.
aid-end-goal = The round in which somebody reaches the goal is the last. Most points win.
aid-end-equal = Equal: who won a battle last, with their own army. Tied there, too: they share the victory.
