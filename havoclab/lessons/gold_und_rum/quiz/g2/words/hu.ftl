## A kártyák.

how-many-of = Szétválogatod a nyolcvan harcost, és ezt teszed magad elé: { $card }.
how-many-of-goal = Hány van belőle, ezt is beleszámítva?
how-many-of-look = Egy fajé, zsoldos, vagy egyetlen a maga nemében?
how-many-of-why = Minden fajból hét 2-es, négy 6-os és két vezér van; goblinból nyolc, óriásból hat, trollból és csatagépből négy-négy, a többiből egy.

recruits-on-piles = Néhány toborzólap már lent van. Egy részüket talán harcos takarja.
recruits-on-piles-goal = Hány toborzólap van a paklikban?
recruits-on-piles-look = Az asztalon látszik, kinek hány toborzólapja van még.
recruits-on-piles-why = A kancelláron kívül mindenki két toborzólappal kezdett. Ami már nincs kézben, az egy paklin van.

backs-in-hand = Mindenki úgy tartja a lapjait, hogy a hátlapok látsszanak. Megnézed, mi van itt: { $name }. A fajta: { $sort }.
backs-in-hand-goal = Hány ilyen lap van { $name } kezében?
backs-in-hand-look = A hátlapok a helyénél vannak megszámolva ({ $name }), fajtánként egy-egy jellel.
backs-in-hand-why = A hátlap a fajtát mutatja, az értéket nem, és bárki megszámolhatja.

same-back = A lapoknak csak a hátát látod.
same-back-goal = Melyik két lapot nem lehet megkülönböztetni?
same-back-look = Minden fajnak saját hátlapja van. És azoknak, akik egyik fajhoz sem tartoznak?
same-back-why = Hatféle hátlap van: fajonként egy, egy közös a zsoldosoké, egy közös a kémeké.

with-a-leader = Felfordítottak egy sereget, egy vezér is van benne.
with-a-leader-goal = Mekkora az ereje?
with-a-leader-look = Mennyit ad a vezér magában, és mit kétszerez meg?
with-a-leader-why = A vezérnek nincs saját ereje; a fajáét kétszerezi meg.
