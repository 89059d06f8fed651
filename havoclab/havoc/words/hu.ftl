## A játék kellékeinek nevei: egyetlen táblázat.

-dog = harci eb
-dogs = harci ebek
-havoc = Havoc
-peacekeeper = Béke őre
-recruits = újoncok
-pile = húzópakli
-discards = dobott lapok
-john = John of Gaunt
-chevauchees = Chevauchées

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
letter-john = J

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
card-john = { -john }
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
event-discarded-openly = { $name } képpel felfelé eldobja: { $card }.
event-nothing-to-discard = { $name } kezében nincs lap, nem dob.
event-battle-named = { $name } megnevezi a következő csatát: { $battle }.
event-drew = { $name } húz egy lapot.
event-drew-seen = { $name } ezt húzza: { $card }.
event-reshuffled = A dobott lapokból ({ $cards }) megkeverve új { -pile } lesz.
event-took = { $name } elvesz egy újoncot: { $card }.
event-put = { $name } lerakja újoncnak: { $card }.
event-turn-done = { $name } lap lerakása nélkül befejezi a kört.
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
event-john-drawn = { $name } a következő lapot húzza: { -john }. Képpel felfelé a bal keze mellé kerül.
event-john-dealt = { $name } ezt a lapot kapta: { -john }. Képpel felfelé a bal keze mellé kerül, helyette másik lap jár.
event-john-turned-up = Az új újoncok között felbukkan { -john }. { $name } bal keze mellé kerül, a helyére másik lap jön.
event-john-too-late = { -john } elkésett: az utolsó csatában nem vesz részt, és elhagyja a játékot.
event-john-ends-turn = { $name } köre azonnal véget ér, mert előkerült { -john }.
event-john-enters = { -john } játékba jön, { $name } bal keze felől.
event-set-aside = Ez a csata félrekerül: { $battle }. A helyére a { -chevauchees } lép.
event-side-turned = A felcsapott lap: { $card }. A csata ezen az oldalon folyik: { $battle }.
event-john-cries = { -john } Havocot kiált, és úgy számít, mintha három 9-est rakott volna le. A csata helye: { $battle }.
event-must-join = { $name } kezében van legalább két lap, ezért be kell szállnia.
event-john-passed = { -john } passzol.
event-john-won = { -john } megnyeri a csatát a három 9-essel: { $battle }.
event-john-placed = { -john } { $place }. helyen végez ({ $battle }); a pontjai senkié.
event-john-peacekeeper = { -john } lett a Béke őre, a békekártyán az 1-es látszik.
event-john-turned = { -john } elforgatja a békekártyát, mostantól ez látszik: { $peace }.
event-john-idle = { -john } van soron: a békekártya épp most került elé, mást nem tesz.
event-johns-year-of-peace = { -john } békeévet hirdet, ez a csata elmarad: { $battle }. Minden játékos eldob egy lapot.
event-john-leaves = { -john } elhagyja a játékot.
event-deals-for-john = { $name } oszt, mert ezt { -john } nem teheti.
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
must-join = Ha { -john } kezdi a csatát, annak, akinek van két lapja, be kell szállnia.
nines-are-no-cards = { -john } 9-esei nem kártyák, nem vehetők el; az asztalon nem fekszik nyíltan: { $card }.

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
bot-novice = Kezdő gép
bot-novice-style = Úgy játszik, ahogy az első lecke után szokás: látja az egyforma értékeket, rögtön lerakja őket, az ebeit pedig aludni hagyja.
bot-hasty = Heves gép
bot-hasty-style = Minden csatát azonnal akar, és a későbbiekre nem marad elég lapja.
bot-sensible = Józan gép
bot-sensible-style = Együtt tartja, ami összeillik, ott harcol, ahol megéri, és nem pazarol ebet.
bot-patient = Türelmes gép
bot-patient-style = Kivárja, amíg egy csata sokkal többet ér a lapjainál, és az utolsókban erős.
bot-farsighted = Előrelátó gép
bot-farsighted-style = Mielőtt dönt, gondolatban végigjátssza a legjobb terveit mindazzal szemben, ami a többieknél lehet.

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
do-name = Ez legyen a következő csata: { $battle }

## Mi a hiba egy állásban.

wrong-number-of-hands = A kezek száma { $hands }, a játékosoké viszont { $players }.
wrong-entries = Itt ennyi adat áll: { $entries }; mind a { $players } játékoshoz egy kell.
wrong-seat = Nincs { $number }. játékos; a játékosok száma { $players }.
wrong-cards-missing = Hiányzik az asztalról: { $cards }.
wrong-many-cards-missing = Ebből a játékból { $count } lap sehol sincs az asztalon.
wrong-card-too-often = Túl sokszor van az asztalon: { $card } ({ $due } helyett { $lies }).
wrong-card-not-in-game = { $players } játékosnál ez a lap a dobozban marad: { $card }.
wrong-too-many-recruits = { $count } újonc fekszik nyíltan; legfeljebb { $most } lehet.
wrong-too-many-soldiers = { $seat } { $count } katonát rakott le; legfeljebb { $most } feküdhet.
wrong-too-many-laid = { $seat } { $count } lapot rakott le; az ebekkel együtt legfeljebb { $most } feküdhet.
wrong-battle-missing = Ez a csata sem a hátralévők, sem a letudottak között nincs: { $battle }.
wrong-battle-twice = Ez a csata többször szerepel a hátralévők és a letudottak között: { $battle }.
wrong-castillon-not-last = A hátralévő csaták közül Castillon az utolsó.
wrong-past-points = Ez a csata már nincs hátra: { $battle }; mind a { $players } játékos pontját meg kell adni.
wrong-past-winner = Ezt a csatát nem nyerhette ilyen játékos: { $battle }; a játékosok száma { $players }.
wrong-points = { $seat } pontja nem lehet { $points }; ennyi hátralévő csatánál legfeljebb { $most } lehet.
wrong-cards-won = Az elnyert csatakártyák száma { $won }, de csak ennyi csata van már túl: { $gone }.
wrong-peace = A békekártyán nem látszhat { $peace }; a legnagyobb szám rajta { $most }.
wrong-kind = Nincs ilyen döntés: { $kind }; lehetséges: { $allowed }.
wrong-too-few-battles = { $needed ->
    [one] Ennél a döntésnél Castillon még hátravan.
   *[other] Ennél a döntésnél még legalább { $needed } csata hátravan, Castillonnal együtt.
}
wrong-battles-before-castillon = Az utolsó ebek előtt még meg kell vívni vagy el kell hagyni ennyi csatát: { $left }.
wrong-battles-left-over = A játék véget ért, de még hátravan ennyi csata: { $left }.
wrong-final-too-early = A castilloni sorrend csak a játék végén ismert.
wrong-final = A játék véget ért, ezért a castilloni sorrendben minden játékos egyszer szerepel.
wrong-havoc-side = A Havoc-oldal látszik, de ennél a döntésnél nem folyik csata.
wrong-initiator = { $seat } a kezdeményező, de ennél a döntésnél nem folyik csata.
wrong-winner-without-battle = { $seat } a győztes, de ennél a döntésnél nem folyik csata.
wrong-laid-now = Ebben a lépésben lerakott lap van feljegyezve, de ennél a döntésnél nem folyik csata.
wrong-laid-without-battle = { $seat } lapjai le vannak rakva, de ennél a döntésnél nem folyik csata.
wrong-role-without-battle = { $seat } részt vesz egy csatában, de ennél a döntésnél nem folyik csata.
wrong-declared-without-battle = { $seat } harcon kívüli ebeket jelentett be, de ennél a döntésnél nem folyik csata.
wrong-stock = A húzópakli, az újoncok és a dobott lapok együtt sem adják ki, amit még el kell venni: { $left } lapot.
wrong-full-recruits = Már van elvett lap, és az első újonc volt: az újoncok területe nem lehet tele.
wrong-no-card-to-lay = { $seat } már elvett két lapot, ezért kell lennie a kezében lerakható lapnak.
wrong-dogs-of-loot = A dobott lapok átnézéséhez két eb ment el, ezért kettő számít elhasználtnak.
wrong-recruits-at-castillon = Az utolsó csata előtt már nem fekszik nyíltan újonc.
wrong-last-dogs = { $seat } már elküldött két ebet, többet nem kérdezik.
wrong-asked-without-cards = { $seat } kezében nincs lap, ezért nem kérdezik.
wrong-naming = A következő csatát csak akkor kell megnevezni, ha a győztes választja.
wrong-namer = A következő csatát a Béke őre nevezi meg, most ő az: { $seat }.
wrong-peacekeeper-discards = { $seat } a Béke őre, ő a békeévben nem dob el lapot.
wrong-no-year-of-peace = Békeév miatt dobnak el lapot, ezért a legutóbbi csatának békeév miatt kellett elmaradnia.
wrong-nothing-to-discard = { $seat } kezében nincs lap, ezért nem kell dobnia.
wrong-no-initiator = Ennél a döntésnél csata folyik, ezért kell lennie kezdeményezőnek.
wrong-peace-side = Ennél a döntésnél csata folyik, ezért a Havoc-oldalnak kell látszania.
wrong-winner-too-early = { $seat } még nem lehet győztes: a csata nem dőlt el.
wrong-no-winner = A csata eldőlt, ezért kell lennie győztesének.
wrong-other-winner = { $seat } csak akkor lehet győztes, ha a legutóbbi csatát ő nyerte.
wrong-winner-not-fighting = { $seat } nem győzhetett, mert nem harcolt.
wrong-role-unasked = { $seat } ekkorra már beszállt vagy kimaradt.
wrong-role-fighting = { $seat } ennél a döntésnél nem lehet azok között, akik még lapot rakhatnak le.
wrong-role-passed = { $seat } ennél a döntésnél még nem passzolhatott.
wrong-role-out = { $seat } ennél a döntésnél nem maradhatott ki.
wrong-laid-not-fighting = { $seat } lapjai le vannak rakva, pedig nem harcol.
wrong-too-few-laid = { $seat } harcol, ezért legalább { $needed } lapot lerakott.
wrong-declared-too-early = { $seat } még nem jelenthette be, hány ebe marad harcon kívül.
wrong-not-declared = { $seat } ekkorra már bejelentette, hány ebe marad harcon kívül.
wrong-declared-number = { $seat } ezekkel a lapokkal nem jelenthetett be ennyi harcon kívüli ebet: { $dogs }.
wrong-laid-more = { $seat } ebben a lépésben nem rakhatott le { $count } lapot; kevesebb fekszik előtte.
wrong-laid-after = { $seat } ebben a lépésben nem rakhatott le lapot: a harc véget ért.
wrong-laid-before = { $seat } most száll be a csatába: ami előtte fekszik, azt mind ebben a lépésben rakta le, mégis { $count } van feljegyezve.
wrong-too-few-to-enter = { $seat } kezében túl kevés a lap a csatához; { $needed } kell.
wrong-no-dog-left = { $seat } lerakott ebei közül már egy sem küldhető, ezért nem kérdezik.
wrong-nothing-to-do = { $seat } ennél a döntésnél semmit sem tehet.
wrong-trail-begin = A látottak sora az osztással vagy a felállítással kezdődik, és ilyen csak ott állhat.
wrong-trail-seat = A látottak { $place }. tétele: ettől a játékostól ez nem látható.
wrong-trail-cards = A látottak { $place }. tétele: ezeket a lapokat senki más nem látja.
wrong-secret-place = Amit { $seat } egyedül látott: a látottaknak nincs { $place }. tétele, vagy rossz a sorrend.
wrong-secret = Amit { $seat } egyedül látott: a látottak { $place }. tételénél semmit sem látott egyedül.
wrong-shuffles = A dobott lapokat nem keverhették meg { $count } alkalommal; a látottakhoz legfeljebb { $most } illik.
wrong-memory = Amit ebben a játékban láttak, nem illik ahhoz, ahogy a lapok most fekszenek.
wrong-john-not-playing = { -john } nem lehet az asztalnál: ez a játék nélküle folyik.
wrong-john-place = { -john } csak a húzópakliban feküdhet, itt nem.
wrong-john-missing = { -john } még nem került elő, ezért a húzópakliban van a helye, egyszer; most ennyiszer van ott: { $count }.
wrong-john-in-pile = { -john } már előkerült, ezért a húzópakliban nem lehet.
wrong-john-waits = { -john } valakinek a bal keze mellett vár, ennél a döntésnél viszont már játékba jött.
wrong-john-fought = { -john } még csak várakozik, de a { -chevauchees } már sorra került.
wrong-john-not-fought = { -john } még nem harcolt, ezért nem lehet sem győztes, sem a Béke őre, és a játékot sem hagyhatta el.
wrong-john-battle = Ezt a csatát { -john } kezdte, ezért csak a { -chevauchees } lehet.
wrong-john-keeps = { -john } csak akkor a Béke őre, ha a { -chevauchees } győztese, és azóta nem volt másik csata.
wrong-john-gone = { -john } már játékba jött, ezért ennél a döntésnél valakinek a bal keze mellett ül.
wrong-chevauchees-place = A { -chevauchees } csak egyszer kerül sorra, a hátralévő csaták elején, és csak ott, ahol { -john } is játszik.
wrong-chevauchees-replace = A { -chevauchees } pontosan egy csatát vált ki; most ennyi hiányzik: { $count }.
wrong-chevauchees-extra = A { -chevauchees } itt a többi csata mellett folyik, ezért más csata nem hiányozhat; most ennyi hiányzik: { $count }.
wrong-needs-cards = Itt lapok kellenek ilyen szövegként: „dog b9 o10”, de ez áll itt: { $found }.
wrong-card-word = Ez nem lap: { $found }. Lehet „dog”, vagy a b o g e y n betűk egyike 1 és 18 közötti értékkel.
wrong-sighting = Ez nem olvasható látott dologként: { $found }.

## A kiút: mi tenné szabályossá, amit nem lehet.

way-first = Szabályos lenne ez után: „{ $action }”.
way-without-step = Szabályos lenne a { $step }. lépés nélkül.
way-card-in-hand = Szabályos lenne, ha { $seat } kezében ott volna: { $card }.
way-card-among-recruits = Szabályos lenne, ha az újoncok között feküdne: { $card }.
way-card-in-discards = Szabályos lenne, ha a dobott lapok között feküdne: { $card }.
way-card-open = Szabályos lenne, ha nyíltan az asztalon feküdne: { $card }.
way-dogs-in-hand = { $dogs ->
    [one] Szabályos lenne, ha { $seat } kezében eggyel több harci eb volna.
   *[other] Szabályos lenne, ha { $seat } kezében több harci eb volna, ennyivel: { $dogs }.
}
way-dogs-laid = { $dogs ->
    [one] Szabályos lenne, ha { $seat } eggyel több harci ebet rakott volna le.
   *[other] Szabályos lenne, ha { $seat } több harci ebet rakott volna le, ennyivel: { $dogs }.
}
way-two-in-hand = Szabályos lenne, ha { $seat } kezében két lap volna.
way-stock = Szabályos lenne, ha volna még két elvehető lap.
way-card-to-draw = Szabályos lenne, ha volna még húzható lap.
way-something-discarded = Szabályos lenne, ha volna már dobott lap.
way-laid-less = Szabályos lenne, ha { $seat } eggyel kevesebb katonát rakott volna le.
way-one-taken = Szabályos lenne, ha { $seat } eddig csak egy lapot vett volna el.
way-two-taken = Szabályos lenne, ha { $seat } már két lapot elvett volna.
way-no-dog-used = Szabályos lenne, ha { $seat } még egy ebet sem küldött volna.
way-turn-not-begun = Szabályos lenne, ha { $seat } még nem kezdett volna újoncozni.
way-nothing-laid = Szabályos lenne, ha { $seat } ebben a lépésben még nem rakott volna le lapot.
way-own-choice = Szabályos lenne, ha { $seat } következne.
way-battle-to-come = Szabályos lenne, ha ez a csata még hátra volna: { $number }.
way-when-turn = Szabályos lenne { $seat } körének elején.
way-when-turn-with-two = Szabályos lenne { $seat } körének elején, ha két lap van a kezében.
way-when-recruiting = Szabályos lenne, amíg { $seat } újoncozik.
way-when-taking = Szabályos lenne, amíg { $seat } újoncozik, és az újoncok között fekszik: { $card }.
way-when-fetching = Szabályos lenne, amíg { $seat } újoncozik, van a kezében eb, és az újoncok között fekszik: { $card }.
way-when-fetching-from-pile = Szabályos lenne, amíg { $seat } újoncozik, és van a kezében eb.
way-when-looting = Szabályos lenne, amíg { $seat } újoncozik, két eb van a kezében, és van dobott lap.
way-when-putting = Szabályos lenne, ha { $seat } újoncozás közben már elvett két lapot, és a kezében ott van: { $card }.
way-when-picking = Szabályos lenne, amíg { $seat } a dobott lapokat nézi át, és köztük találja: { $card }.
way-when-discarding = Szabályos lenne más békeévében, ha { $seat } kezében ott van: { $card }.
way-when-laying = Szabályos lenne csatában, amikor { $seat } lapot rakhat le, és a kezében ott van: { $card }.
way-when-stopping = Szabályos lenne, ha { $seat } már lerakott két lapot, hogy csatába szálljon.
way-when-joining = Szabályos lenne, amikor más kiált Havocot, és { $seat } beszállhat.
way-when-adding = Szabályos lenne csatában, ha { $seat } már lerakott két lapot, és többet is lerakhat.
way-when-declaring = { $dogs ->
    [0] Szabályos lenne a csata végén, az erő mérése előtt, ha { $seat } harcol benne.
   *[other] Szabályos lenne egy csata végén, ha { $seat } ennyi ebet rakott le benne: { $dogs }.
}
way-when-scavenging = Szabályos lenne csata után, ha { $seat } ebet rakott le benne, és nyíltan fekszik: { $card }.
way-when-done = Szabályos lenne csata után, ha { $seat } ebet rakott le benne.
way-when-swapping = Szabályos lenne az utolsó csata előtt, ha { $seat } kezében van eb.
way-when-naming = Szabályos lenne ott, ahol a győztes nevezi meg a következő csatát, és most { $seat } következik.
