## Amit a paklikról és seregekről szóló kérdések mondanak.

lays-nothing = Nem kerül le lap; a következő játékos jön.
pile-from-below = A pakli, alulról fölfelé
recruit-lies-there = Van toborzólap a pakliban, tehát valakié.
recruit-lies-higher = { $name } toborzólapja is a pakliban van, de egy lejjebb fekvő dönt.
no-recruit-of-theirs = { $name } toborzólapja nincs ebben a pakliban.
has-deserted = Ezen a harcoson dezertálólap van: erre a fordulóra kikerül.
exactly-the-named-card = A kém pontosan azt a lapot kapja, amelyet megnevez, vagy semmit.
hand-of = { $name } kezében van
others-are-left = A dezertálólapok után más harcosok maradnak a pakliban. Nézz mindegyik dezertálólap alá.
another-warrior-lies = Ezen a helyen másik harcos fekszik.
army-in-a-row = A sereg
army-is-weaker = { $name } seregének ereje { $strength }, a legerősebbé { $best }.
others-tie = Egy másik sereg ereje ugyanennyi: { $best }. Mindenki pontot kap, aki holtversenyben első.
somebody-scores = Az egyik sereg ereje { $best }, tehát valaki pontot kap.
asked-from-the-left = { $name } oszt, és mindenkit sorban kérdezünk az osztó baljától kezdve.
next-with-a-recruit-card = Minden lerakott lap után balra az a következő, akinél van toborzólap, akár passzolt, akár nem.
a-race-fights-once = Minden faj egyszer harcol: ennek már volt csatája, vagy éppen most van.
mercenaries-in-turn = A kör { $name } után balra halad tovább, és kihagyja, akinél nincs zsoldos.
first-moves-on = { $name } a kancellár. Az első csatát a kancellár bal oldali szomszédja kezdi, minden későbbit az eggyel balra ülő.
joins-by-air = Ami a levegőből érkezik
hint-estimate-round-2 = Egy gépi játékos becslése szerint ebben a fordulóban ezek közül az első: „{ $first }”, aztán: „{ $second }”.
hint-estimate-round-3 = Egy gépi játékos becslése szerint ebben a fordulóban ezek közül az első: „{ $first }”, aztán: „{ $second }”, végül: „{ $third }”.

## A játszma vége.

game-goes-on = még senki: a játék folytatódik
goal-is-reached = Vége a fordulónak, és van, akinek { $points } pontja van; a játék { $goal } pontnál ér véget.
round-not-over = Van már, aki elérte a célt ({ $goal } pont), de a fordulónak nincs vége: előbb a többi csata is lezajlik.
goal-not-reached = A célt ({ $goal } pont) még senki sem érte el.
others-have-more = { $name } pontjainak száma { $points }, a legtöbb pedig { $most }.
others-won-later = { $name } pontjainak száma ugyanannyi, de más serege nyert csatát később.
others-are-equal = Másnak is ugyanannyi pontja van, és ő is ugyanakkor nyert utoljára csatát.

## Előkészületek és a forduló.

phase-recruiting = toborzás
phase-combat = harc
not-in-recruiting = A toborzásnak vége: a paklikat felnyitották, a seregek harcolnak.
not-in-combat = A harc a paklik felnyitása után kezdődik, amikor már vannak seregek.
office-goes-left = Most { $name } a kancellár, és a tisztség balra halad.
follows-battle = újabb csata
follows-round = új forduló
follows-end = a játék vége
no-battle-follows = Ebben a fordulóban mind a négy faj harcolt már.
no-round-follows = A fordulónak nincs vége, vagy ez volt az utolsó.
no-end-follows = A játék annak a fordulónak a negyedik csatájával ér véget, amelyben valaki eléri a célt.
so-many-play = A játékot 4–7 játékos játszhatja.
backs-differ = E két lap hátlapja különbözik.
backs-of-undead = élőhalott
backs-of-orc = ork
backs-of-barbarian = barbár
backs-of-dwarf = törpe
backs-of-mercenary = zsoldos
backs-of-spy = kém
