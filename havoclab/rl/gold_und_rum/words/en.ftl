## A table of Gold und Rum as text.

rl-round = Round { $round }. Chancellor: { $name }.
rl-favourite = Favourite: { $name }.
rl-dealt =
    { $started ->
        [yes] Warriors dealt: { $dealt }. The start of recruitment shows.
       *[no] Warriors dealt: { $dealt }. The start of recruitment does not show yet.
    }
rl-pile = On top of pile { $pile }: { $top }.
rl-recruit-card = { $name }’s recruit card
rl-desertion-card = { $name }’s desertion card
rl-spy = Spy { $spy } asks.
rl-war = Battle { $battle }: the { $race } fight.
rl-recruiting = { $name }: points { $points }, recruit cards { $recruits }, desertion cards { $desertions }.
rl-fighting = { $name }: points { $points }, backs in hand: { $held }; in the battle: { $lying }.
rl-backs =
    { $back ->
        [undead] { $count } × undead
        [orc] { $count } × orc
        [barbarian] { $count } × barbarian
        [dwarf] { $count } × dwarf
        [mercenary] { $count } × mercenary
       *[spy] { $count } × spy
    }
