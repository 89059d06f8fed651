## A Gold und Rum az asztalon.

### Lapok

letter-undead = é
letter-orc = o
letter-barbarian = b
letter-dwarf = t
letter-goblin = go
letter-giant = ór
letter-troll = tr
letter-airship = lé
letter-machine = cs
letter-commando = ko
letter-mercenary = zs
letter-spy = k
recruit-of = toborzólap, gazdája { $name }
desertion-of = dezertálólap, gazdája { $name }
back-sort-undead = élőhalott
back-sort-orc = ork
back-sort-barbarian = barbár
back-sort-dwarf = törpe
back-sort-mercenary = zsoldos
back-sort-spy = kém

### Az osztás

piles-title = Paklik
pile-name = { $pile }. pakli
pile-empty = Ebben a pakliban nem volt semmi.
dealt-last = új
dealt-so-far = A { $all } harcosból { $dealt } van már a paklikban.
deck-title = Hátralevő harcosok
recruitment-title = Toborzás
recruitment-closed = nem
recruitment-open = igen
recruitment-closed-name = Még nem jelent meg a toborzás kezdete: nem lehet toborzólapot lerakni
recruitment-open-name = Megjelent a toborzás kezdete: lehet toborzólapot lerakni
claim-recruit = Toborzólap ({ $count })
claim-desertion = Dezertálólap ({ $count })

### Helyek, kezek és csaták

battles-of-round = { $round }. forduló, a négy csata
battle-open = még nyitott
battle-won = győztes: { $names }
battle-won-by-nobody = senki sem nyerte
battle-pays = { $battle }. csata: { $points } pontot ér.
race-name-undead = Élőhalottak
race-name-orc = Orkok
race-name-barbarian = Barbárok
race-name-dwarf = Törpék
points-to-goal = { $points }/{ $goal }
points-of-goal = { $points } pont; a játék { $goal } pontnál ér véget.
left-recruit = toborzólap
left-desertion = dezertálólap
recruits-left = { $count } toborzólap van kézben.
desertions-left = { $count } dezertálólap van kézben.
backs-held = Hátlapok a kézben, { $back }: { $count }.
status-chancellor = kancellár
status-favourite = favorit
status-pass = passzolt
hand-of-chancellor = A kancellárnak nincs serege.
army-empty = Nincs itt lap.
strength-so-far = A többiek csak a hátlapokat látják. Eddigi erő: { $strength }.
two-leaders = Két vezér: az egész sereg 0-t ér.
own-strength = { $race }: { $strength }.
leader-doubles = A vezérrel ez { $strength }.
mercenaries-strength = Zsoldosok: { $strength }.
machines-strength = Csatagépek: { $machines }, ebből kezelővel { $crewed }, együtt { $strength }.
airship-strength = Légijármű az utasaival: { $strength }.
strength-is = Ereje { $strength }.

### Egy lap kérése

ask-of = Akitől kéred: { $name }. Most a lapot kell kiválasztani.
ask-for = Amit kérsz: { $card }. Most a játékost kell kiválasztani.
ask-both = Ki kell választani egy játékost és egy lapot.
ask-races-title = Valamelyik faj harcosa
ask-others-title = Zsoldos vagy kém

### Mi a kérdés

asked-deal = Jöhet a következő lap.
asked-claim-now = Kattints egy paklira, ha lapot tennél rá, vagy várj.
asked-claim = Teszel lapot egy paklira, vagy most semmit?
asked-last-call = Még egy lehetőség: teszel toborzólapot egy paklira, vagy passzolsz?
asked-last-call-passed = Passzoltál. Amíg nem passzolt mindenki, még tehetsz toborzólapot egy paklira.
asked-favourite = Ki legyen a favoritod ebben a fordulóban?
asked-spy = { $spy }. kém: kitől és melyik lapot kéred?
asked-race = { $battle }. csata: melyik faj vonuljon hadba?
asked-mercenaries = { $battle }. csata, { $race }: kattints azokra a zsoldosokra, amelyeket még küldesz, vagy fejezd be.
asked-commando = Melyik lapot vigye el a kommandó? Kattints rá, vagy tartogasd a kommandót későbbre.
asked-airship = Felszálljon a légijármű? Hány goblinnal?
awaits-deal = oszt.
awaits-claim-now = lapot tehet egy paklira.
awaits-claim = lapot tesz egy paklira, vagy semmit.
awaits-last-call = toborzólapot tesz, vagy passzol.
awaits-favourite = favoritot választ.
awaits-spy = lapot kér ({ $spy }. kém).
awaits-race = fajt nevez meg ({ $battle }. csata).
awaits-mercenaries = zsoldost tehet hozzá ({ $battle }. csata, { $race }).
awaits-commando = a kommandóról dönt.
awaits-airship = a légijárműről dönt.

### Lépésről lépésre

reading-title = { $pile }. pakli, alulról fölfelé
acts = most ez
deserts = kiesik
