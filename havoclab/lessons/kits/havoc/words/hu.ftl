## Amit a Havoc lépései mondanak.

step-ended = Ebben a körben nem raksz le több lapot.
hint-pick = Ezek a lapok együtt elérik a célt: { $cards }.
hint-next = A megmaradtak közül a legerősebb ({ $rank }): { $cards }.
it-makes = Ez együtt: { $rank }.
nothing-picked = Még nincs kiválasztott lap. A lapokra kattintva választhatsz.
six-take-part = Már hat lap van kiválasztva, és hatnál több nem vesz részt. Előbb tegyél vissza egyet.
fewer-would-do = { $laid } lap megveri, de { $fewest } is elég volna; amit csatában lerakunk, az elfogy a kézből.
does-not-beat = Ez még nem veri meg. { $why }
stronger-is-left = Van még nála erősebb. { $why }

## A lépések körül.

lay-button = Lerakom ezeket
against-title = Ezt kell megverni
first-hand-title = Első kéz
second-hand-title = Második kéz
ladder-title = A tizenhét rang
ladder-place = Hely
ladder-rank = Rang
ask-pick = válassz lapokat, aztán rakd le őket.
ask-order = kattints a megmaradt kezek közül a legerősebbre.
you-play = Te vagy { $name }
sorted-place = { $place }. hely: { $rank }

## Kérdések, amelyekre a válaszok közül lehet választani.

another-move-was-made = A szabályok megengednék, de { $name } itt mást tesz.
is-beaten = A győztes lapjai erősebbek. { $why }
clockwise-next = A sor az óramutató járása szerint halad, és most { $name } köre ért véget.
turn-passed-over = Az óramutató járása szerint az első olyan játékosé a kör, aki újoncozhat vagy Havocot kiálthat.
lower-high-card = { $name } legmagasabb lapja ennél magasabb.
declared-in-order = A bejelentések { $name } helyétől mennek körbe, mert ő kiáltott Havocot.
other-reading-result = Érdemes mindkét olvasatot végiggondolni: az eredmény más.
reading-ours = Ahogy mi olvassuk
reading-other = A másik olvasat
reached-ours = csak a mi olvasatunkban
reached-other = csak a másik olvasatban
reached-both = mindkét olvasatban
reached-neither = egyik olvasatban sem
dogs-go-on-elsewhere = Most egy másik harcoló ebei dolgoznak.
dealt-clockwise = Az osztás { $winner } bal oldalán kezdődik, és az óramutató járása szerint halad.
first-recruiting = Az első forduló folyik, csata még nem volt, és { $name } először van soron.
second-recruiting = Az első forduló lement, és { $name } másodszor van soron.
battle-in-round-one = Az első fordulóban csata volt; { $name } megnyerte, és 1-esre tette a kártyát. Ez egy fordulóval ezelőtt történt.
won-just-now = { $name } megnyerte az utolsó csatát, és 1-esre tette a kártyát; ez a közvetlenül utána következő köre.
won-a-round-ago = { $name } megnyerte az utolsó csatát, és 1-esre tette a kártyát; azóta egy egész forduló telt el.
discards-go-round = A dobás az óramutató járása szerint halad, { $name } mellett kezdve, aki maga nem dob; az üres kezűek kimaradnak.
winner-goes-on = A csatának volt győztese, és nem ez a játékos volt az.
behind-by-hand = A lapok egyenlők. { $name } kezében { $kept } lap maradt, a másikéban { $more }: a kevesebb áll előrébb.
behind-by-order = A lapok és a kézben maradt lapok száma is egyenlő. A kezdeményezőtől számítva { $name } van előbb, övé a csatakártya.
is-beaten-by-nines = John három 9-ese erősebb. { $why }
nines-are-beaten = A győztes lapjai erősebbek John három 9-esénél. { $why }
behind-john = Ugyanolyan erős, mint John három 9-ese. De John kezében nincs lap, és ő az első a sorban, ezért megelőzi.
before-title = Ami eddig történt
reading-place = Hely
reading-name = Harcoló
reading-laid = Lerakva
reading-points = Pont
reading-left = { $cards } lap maradt a kézben
reading-out = { $dogs } eb harcon kívül

## Kérdések a játék végéről és az előkészítésről.

stronger-inside = Ezekben a lapokban ennél erősebb is rejlik.
not-in-these = Ebben a hat lapban nincs ilyen kombináció.
card-is-counted = Castillonnál egyetlen első van, és nála számít a csatakártya.
card-of-nobody = Az első hely megoszlik, ilyenkor a csatakártya senkinél sem számít.
more-are-equal = Van még valaki, aki mindenben egyenlő.
kept-more-cards = { $name } lapjai ugyanolyan erősek, de több maradt a kezében: { $kept }, a másiknál pedig { $fewer }.
has-fewer-points = { $name } pontjai: { $less }; { $best } pontjai: { $more }.
has-fewer-cards = A pontok egyenlők, de a megnyert csatakártyák nem: { $name } { $less }, { $best } { $more }.
was-behind-at-castillon = Pontban és csatakártyában egyenlők, de Castillonnál { $best } előrébb végzett, mint { $name }.
sight-hand = { $name } lapjai
sight-count = hány lap van { $name } kezében
sight-top = a húzópakli legfelső lapja
sight-discards = mi van a dobott lapok között
sight-recruits = az újoncok
sight-points = { $name } pontjai
sight-battles = melyik csata következik
sight-is-open = Ez mindenki előtt nyílt.
sight-is-hidden = Ezt ez a játékos nem láthatja.
left-of-the-dealer = { $name } oszt, és az osztó bal oldali szomszédja az első Béke őre.
follows-castillon = Castillon kezdődik, több kör nincs
follows-turn = { $name } köre jön
follows-crown = a korona gazdára talál
stronger-in-hand = Ebből a kézből ennél erősebb is lerakható.
not-in-this-hand = Ezekből a lapokból ez nem jön össze.
game-plain = { $players } játékos, választható szabály nélkül
game-faster = { $players } játékos a gyorsabb békekártyával
game-second = { $players } játékos, a második hely pontjai nélkül
game-is-playable = Ez a játék játszható.
another-battle = Most másik csatakártya van soron.
peacekeeper-names = Ha nem volt győztes, a Béke őre nevezi meg a következő csatát.
switch-on = Ennél az asztalnál az ebet nem köti a megtelt terület: elkapáskor mindig húzhat.
switch-off = Ennél az asztalnál minden úgy érvényes, ahogy mi olvassuk.
turn-either = Újoncozhat vagy Havocot kiálthat, ahogy tetszik.
too-few-for-either = A kettő közül az egyikhez több lap kellene, mint amennyi van.
two-to-recruit = Az újoncozáshoz két lap kell az asztalról, és nincs annyi.
two-to-cry = A Havoc-kiáltáshoz két lap kell a kézben.
something-is-left = Az egyik választás még nyitva áll előtte.
both-are-left = Nem csak ezt teheti.
not-asked-first = Az óramutató járása szerint más jön előbb, vagy ennek a játékosnak kevés a lapja.

## Kérdések John of Gauntról.

john-waits-on = John megvárja, amíg a csata véget ér, és a győztes mindent elvégez
john-hidden = John kézbe kerül, és senki sem látja
john-put-back = John visszakerül a húzópakliba
john-turned-card = A felcsapott lap: { $card }.
john-turned-none = Nincs felcsapható lap.
john-side-10 = az első és a harmadik hely
john-side-11 = csak a második hely
john-side-first = csak az első hely
john-side-all = mind a három hely
john-extra = A játék előtt megegyeztek: a Chevauchées eggyel több csatát jelent.
john-replaces = A játék előtt nem egyeztek meg semmiben a Chevauchées-ről.
john-next = Ha John győz, a bal oldalán ülő játékos van soron; ha nem, akkor a győztes.
john-names = Ha John győz, a bal oldalán ülő játékos nevezi meg a csatát; ha nem, akkor a győztes.
john-left = A John bal oldalán ülő játékos oszt helyette, és ő kerül elsőként sorra.
john-gone = John elhagyta a játékot
john-keeps = John a Béke őre
john-fights = John újra harcol
john-count-recruits = Számold meg az újoncokat.
john-count-hand = Számold meg { $name } lapjait.
john-seen = Az új újoncok között felbukkan John.
john-given = { $name } Johnt is kap az osztásból.
john-lies = Akinek kiosztják, ahhoz kerül a bal keze mellé; az újoncok közül a győzteshez.
john-is-drawn = A felhúzott lap John.
john-is-not-drawn = A felhúzott lap katona; John mélyebben fekszik.
