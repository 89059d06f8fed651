## A Gold und Rum asztala szövegként.

rl-round = { $round }. forduló. Kancellár: { $name }.
rl-favourite = Favorit: { $name }.
rl-dealt =
    { $started ->
        [yes] Leosztott harcosok: { $dealt }. Megjelent a toborzás kezdete.
       *[no] Leosztott harcosok: { $dealt }. A toborzás kezdete még nem jelent meg.
    }
rl-pile = { $pile }. pakli, legfelül: { $top }.
rl-recruit-card = { $name } toborzólapja
rl-desertion-card = { $name } dezertálólapja
rl-spy = { $spy }. kém: most ő kér lapot.
rl-war = { $battle }. csata, ez a faj harcol: { $race }.
rl-recruiting = { $name }: { $points } pont, { $recruits } toborzólap, { $desertions } dezertálólap.
rl-fighting = { $name }: { $points } pont; hátlapok a kézben: { $held }; a csatában: { $lying }.
rl-backs =
    { $back ->
        [undead] { $count } élőhalott
        [orc] { $count } ork
        [barbarian] { $count } barbár
        [dwarf] { $count } törpe
        [mercenary] { $count } zsoldos
       *[spy] { $count } kém
    }
