## A játék kellékeinek nevei: egyetlen táblázat.

-dog = harci eb
-dogs = harci ebek
-havoc = Havoc
-peacekeeper = Béke őre
-recruits = újoncok
-pile = húzópakli
-discards = dobott lapok

suit-blue = kék
suit-orange = narancs
suit-green = zöld
suit-grey = szürke
suit-yellow = sárga
suit-brown = barna
letter-blue = K
letter-orange = N
letter-green = Z
letter-grey = Sz
letter-yellow = S
letter-brown = B
letter-dog = E

numbered = { $value ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
    [13] 13-as
    [15] 15-ös
    [16] 16-os
    [18] 18-as
   *[other] { $value }-es
}
card-dog = egy harci eb
card-blue = kék { numbered }
card-orange = narancs { numbered }
card-green = zöld { numbered }
card-grey = szürke { numbered }
card-yellow = sárga { numbered }
card-brown = barna { numbered }
no-cards = semmi

## Ami történt.

event-recruits = { $name } újoncozik.
event-not-turned = Első forduló: { $name } nem forgatja el a békekártyát.
event-turned = { $name } elforgatja a békekártyát, mostantól ez látszik: { $peace }.
event-year-of-peace = { $name } békeévet hirdet, ez a csata elmarad: { $battle }.
event-discarded = { $name } képpel lefelé eldob egy lapot.
event-discarded-seen = { $name } képpel lefelé eldobja: { $card }.
event-nothing-to-discard = { $name } kezében nincs lap, nem dob.
event-battle-named = { $name } megnevezi a következő csatát: { $battle }.
event-drew = { $name } húz egy lapot.
event-drew-seen = { $name } ezt húzza: { $card }.
event-reshuffled = A dobott lapokból ({ $cards }) megkeverve új { -pile } lesz.
event-took = { $name } elvesz egy újoncot: { $card }.
event-put = { $name } lerakja újoncnak: { $card }.
event-fetches = { $name } egy harci ebet dob el, hogy elkapjon egy lapot.
event-loots = { $name } két harci ebet áldoz, és átnézi a dobott lapokat.
event-found-nothing = { $name } egyetlen katonát sem talál köztük.
event-looted = { $name } megmutatja és kézbe veszi a dobott lapok közül: { $card }.
event-turn-passed = { $name } sem újoncozni, sem csatát kezdeni nem tud, a köre kimarad.
event-cried-havoc = { $name } Havocot kiált! A csata helye: { $battle }.
event-joined = { $name } beszáll a csatába.
event-laid = { $name } lerakja: { $card }.
event-stayed-out = { $name } kimarad a csatából.
event-too-few-to-join = { $name } kezében túl kevés a lap, ezért kimarad.
event-passed = { $name } passzol.
event-must-pass = { $name } már nem rakhat le lapot, passzol.
event-fighting-over = Mindenki passzolt. Eldől a csata: { $battle }.
event-dogs-forced-out = { $name } ebei közül a hat lapon felüliek nem vesznek részt a harcban: { $dogs }.
event-declared = { $dogs ->
    [0] { $name } minden ebe részt vesz a harcban.
   *[other] { $name } bejelenti, hány ebe marad harcon kívül: { $dogs }.
}
event-alone = { $name } egyedül marad a csatatéren: { $battle }.
event-equal-strength = Vannak egyenlő erejűek; ők megosztják a helyeikért járó pontokat.
event-won = { $name } megnyeri a csatát ({ $battle }): { $points } pont.
event-scored = { $name } { $place }. helyen végez ({ $battle }): { $points } pont.
event-dogs-done = { $name } nem küld több ebet.
event-scavenged = { $name } ebe dögöt talál, és kézbe kerül: { $card }.
event-cleared = Minden lerakott lap a dobott lapokhoz kerül.
event-filled = Új újoncok: { $cards }.
event-deal-ends = Nincs több kiosztható lap.
event-peacekeeper = { $name } lett a Béke őre, a békekártyán az 1-es látszik.
event-last-battle = Az utolsó csata: { $battle }.
event-recruits-gone = Minden újonc a dobott lapokhoz kerül.
event-swapped = { $name } eldob egy harci ebet, hogy lapot húzzon.
event-revealed = { $name } lerakja: { $cards }.
event-crowned = { $count ->
    [one] Franciaország koronáját elnyerte: { $winners }.
   *[other] Franciaország koronáján osztoznak: { $winners }.
}

## Miért nem lehet.

recruit-or-cry = A kör választással kezdődik: újoncozás vagy Havoc-kiáltás.
must-cry-havoc = Kevés a lap két újonc elvételéhez, ezért Havocot kell kiáltani.
two-cards-to-cry = Havoc kiáltásához két lap kell a kézben.
recruiting-now = Újoncozás folyik: lapokat kell elvenni, ebeket lehet küldeni, végül egy lapot le kell rakni.
two-cards-taken = Már megvan a két elvett lap, most egyet le kell rakni az újoncokhoz.
recruits-are-full = Az újoncok területe megtelt, { $most } lap fekszik ott: az első lap csak újonc lehet.
nothing-to-draw = Sem a húzópakliban, sem a dobott lapok közt nincs már lap.
not-a-recruit = Nincs az újoncok között: { $card }.
no-dog-to-fetch = Az elkapáshoz egy harci eb kell, de a kézben egy sincs.
two-dogs-a-turn = Egy újoncozásba két eb fér: két elkapás vagy egy hullarablás.
fetch-when-full = Az újoncok területe megtelt: amíg onnan nem került lap a kézbe, ebbel sem lehet a húzópakliból elvenni.
two-dogs-to-loot = A hullarabláshoz két harci eb kell a kézben.
nothing-to-loot = Nincs dobott lap, nincs mit átnézni.
take-two-first = A lerakás előtt még el kell venni lapot, ennyit: { $left }.
not-in-hand = Nincs ebben a kézben: { $card }.
not-in-discards = Nincs a dobott lapok között: { $card }.
pick-a-soldier = Most egy katonát kell elvenni a dobott lapok közül.
no-dog-by-looting = Hullarablással csak katona vehető el, eb nem.
discard-one-card = Békeév van: egy lapot el kell dobni.
name-a-battle = Előbb meg kell nevezni a következő csatát.
castillon-is-last = Castillon mindig az utolsó csata.
battle-is-gone = Ez a csata már nincs játékban: { $battle }.
lay-cards-now = Csata folyik: lapot kell lerakni, vagy be kell fejezni a lépést.
joined-already = Egy lap már le van rakva, vagyis ez a játékos beszállt; jön a második lap.
fighting-already = Aki harcol, már nem maradhat ki; passzolni viszont lehet.
pass-comes-later = Passzolni az tud, aki már lerakta az első két lapját.
laid-already = Ebben a lépésben már került le lap; passzolás helyett be kell fejezni a lépést.
eight-cards-lie = Már nyolc lap fekszik, ennél több nem lehet.
six-soldiers-lie = Már hat katona fekszik; rajtuk felül csak eb rakható le, legfeljebb kettő.
lay-or-pass = Egy lépésben legalább egy lapot le kell rakni, különben passz.
two-cards-to-enter = A csatához { $needed } lap kell, még hiányzik: { $left }.
declare-dogs = Most be kell jelenteni, hány eb marad harcon kívül.
dogs-forced-out = Hatnál több lap fekszik, ezért magától harcon kívül marad ennyi eb: { $dogs }.
only-two-dogs-out = Legfeljebb { $dogs } eb maradhat harcon kívül.
so-few-dogs-lie = Nincs annyi lerakott eb; ennyi van: { $dogs }.
dogs-now = A csata véget ért: a lerakott ebeket lehet küldeni, vagy be kell fejezni.
two-dogs-after-battle = Csatánként két eb jár: a hullarablás mindkettőt igényli, de egy már elment.
two-laid-dogs-to-loot = Csata utáni hullarabláshoz két, a csatában lerakott eb kell.
no-dog-by-scavenging = Dögevéssel csak katona vehető el, eb nem.
not-open-on-table = Nem fekszik nyíltan az asztalon: { $card }. A húzópakli és a dobott lapok így nem érhetők el.
last-dogs-now = Az utolsó csata előtt ebet lehet lapra cserélni, vagy be kell fejezni.
no-dog-to-swap = Ebben a kézben nincs harci eb.

## A kombinációk rangja, és miért annyit ér egy kéz.

rank-nothing = semmi
rank-high-card = magas lap
rank-pair = pár
rank-two-pairs = két pár
rank-three-of-a-kind = terc
rank-straight-of-five = 5-ös sor
rank-three-pairs = 3 pár
rank-flush-of-five = 5-ös flös
rank-straight-of-six = 6-os sor
rank-full-house = full
rank-flush-of-six = 6-os flös
rank-trios = tercek
rank-four-of-a-kind = 4 ugyanolyan lap
rank-big-house = nagy full
rank-five-of-a-kind = 5 ugyanolyan lap
rank-straight-flush-of-five = 5-ös színsor
rank-six-of-a-kind = 6 ugyanolyan lap
rank-straight-flush-of-six = 6-os színsor

why-nothing = Egy lap sem vesz részt; ez minden magas lapnál gyengébb.
why-high-card = Nincs összetartozó lap; a legmagasabb: { $value }.
why-pair = Két egyforma érték: { $value }.
why-two-pairs = Két pár: { $value } és { $second }.
why-three-of-a-kind = Három egyforma érték: { $value }.
why-three-pairs = Három pár: { $value }, { $second } és { $third }.
why-full-house = Három egyforma ({ $value }) és két egyforma ({ $second }).
why-trios = Három egyforma ({ $value }) és még három egyforma ({ $second }).
why-four-of-a-kind = Négy egyforma érték: { $value }.
why-big-house = Négy egyforma ({ $value }) és két egyforma ({ $second }).
why-five-of-a-kind = Öt egyforma érték: { $value }.
why-six-of-a-kind = Hat egyforma érték: { $value }.
why-straight = { $count } egymást követő érték, { $low } és { $top } között.
why-straight-flush = { $count } egymást követő érték, { $low } és { $top } között, egy színben: { $suit }.
why-flush = { $count } lap egy színben ({ $suit }); a legmagasabb: { $top }.
why-dog-low-end = A harci eb a 0 a sor alján.
why-dogs-in-flush = A harci eb minden színhez tartozik; ennyi van itt: { $dogs }.
why-dogs-in-set = A harci eb 0-nak számít; ennyi van itt: { $dogs }.
why-every-card-counts = Benne rejlene ez is: { $inside }, de minden részt vevő lap számít.
why-beside = Kísérőlap ennyi van: { $count }, a legmagasabb: { $top }.

decided-by-rank = Az erősebb rang dönt: { $more } több, mint { $less }.
decided-by-group = Azonos rang: a magasabb érték dönt, { $more } és { $less } közül.
decided-by-top = Azonos rang: a magasabb felső lap dönt, { $more } és { $less } közül.
decided-by-flush-card = Azonos rang: a flös { $place }. lapja dönt, { $more } és { $less } közül.
decided-by-beside = Azonos kombináció: a { $place }. kísérőlap dönt, { $more } és { $less } közül.
decided-by-missing = Azonos kombináció: itt eggyel több kísérőlap van ({ $more }), és a hiányzó lap a 0-nál is kevesebb.
decided-by-nothing = Minden számító lapban egyenlők.

## A gépi játékosok.

bot-random = Véletlen gép
bot-random-style = Bármit megtesz, amit a szabály enged, gondolkodás nélkül.
bot-sensible = Józan gép
bot-sensible-style = Együtt tartja, ami összeillik, ott harcol, ahol megéri, és nem pazarol ebet.

## Actions, as they stand on a button.

do-recruit = Újoncozás
do-cry = Havoc!
do-draw = Húzás a pakliból
do-fetch-draw = Elkapás a pakliból
do-loot = Hullarablás két ebbel
do-stop = Ennyi elég
do-stay-out = Kimaradás, egy lap húzása
do-pass = Passz
do-done = Nincs több eb
do-swap = Egy eb eldobása, egy lap húzása
do-take = Elvétel: { $card }
do-put = Lerakás az újoncokhoz: { $card }
do-fetch = Elkapás: { $card }
do-pick = Elvétel: { $card }
do-discard = Eldobás: { $card }
do-lay-card = Lerakás: { $card }
do-scavenge = Dögevés: { $card }
do-declare-plain = { $dogs ->
    [0] Minden eb részt vesz
   *[other] { $dogs } eb harcon kívül
}
do-name = Ez legyen a következő: { $battle }. csata
then-words = { $first }, aztán: { $then }
