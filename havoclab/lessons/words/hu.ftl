## Amit minden lecke mond.

step-is-done = Ez a lépés kész. A „Tovább” visz a következőre.
take-back-first = Innen a cél már nem érhető el. Vond vissza az utolsó lépést, aztán próbálj más utat.
take-back = Vond vissza, és próbálj más utat.
try-instead = A gomb a legközelebbi megengedett lépést teszi meg.
goal-stays-open = A cél még elérhető.
step-ended = Ebben a körben nem raksz le több lapot.
misses-the-goal = { $told } A szabályok megengedik, de így a cél már nem érhető el. A cél: { $goal }
hint-do = A gomb olyan lépést tesz, amely a célhoz vezet.
hint-count = A most megengedett { $all } lépésből ennyi vezet még a célhoz: { $leading }.
hint-show = A „Mutasd a következő lépést” gomb viszi tovább a példát.
hint-pick = Ezek a lapok együtt elérik a célt: { $cards }.
hint-next = A megmaradtak közül a legerősebb ({ $rank }): { $cards }.
it-makes = Ez együtt: { $rank }.
nothing-picked = Még nincs kiválasztott lap. A lapokra kattintva választhatsz.
six-take-part = Már hat lap van kiválasztva, és hatnál több nem vesz részt. Előbb tegyél vissza egyet.
fewer-would-do = { $laid } lap megveri, de { $fewest } is elég volna; amit csatában lerakunk, az elfogy a kézből.
does-not-beat = Ez még nem veri meg. { $why }
stronger-is-left = Van még nála erősebb. { $why }
another-rule = „{ $title }”: ez a szabály másról szól.
progress-damaged = A megőrzött haladást nem lehetett beolvasni, ezért a lecke az elejéről indul.
progress-of-another = A megőrzött haladás egy másik leckéé, ezért ez az elejéről indul.
progress-older = A lecke megváltozott az utolsó látogatásod óta, ezért az elejéről indul.

## A lépések körül.

step-title = Kész
goal-title = A célod
review-title = Egy korábbi leckéből
question-title = Új állás
next-button = Tovább
back-button = Egy lépést vissza
undo-button = Visszavonás
hint-button = Segítség
hint-again-button = További segítség
show-button = Mutasd a következő lépést
lay-button = Lerakom ezeket
again-button = Kérdezd újra ezeket
restart-button = Kezdés elölről
index-button = Minden lecke
resume-title = Folytatás ott, ahol tartottál
resume-text = Ez a böngésző megőrizte, hol tartasz ebben a leckében.
against-title = Ezt kell megverni
first-hand-title = Első kéz
second-hand-title = Második kéz
hand-number-title = { $number }. kéz
ladder-title = A tizenhét rang
ladder-place = Hely
ladder-rank = Rang
ask-pick = válassz lapokat, aztán rakd le őket.
ask-order = kattints a megmaradt kezek közül a legerősebbre.
ask-choose = válassz egyet.
ask-show = nézd végig a példát.
ask-done = a cél megvan.
ask-lost = vond vissza az utolsó lépést.
rule-choice = { $rule } · { $title }
over-title = A lecke vége
over-solved = Minden kérdésre elsőre megvolt a válasz: { $all } közül { $clean }.
over-open = Elsőre megvolt: { $all } kérdés közül { $clean }. A többi új állásokon újra kérdezhető.
you-play = Te vagy { $name }
sorted-place = { $place }. hely: { $rank }
lesson-log-title = Ami ebben a lépésben történt
lesson-log-empty = Még semmi.
next-lesson-button = A következő lecke: { $title }

## Az oldalak.

page-havoc-table = Havoc-játszma
page-havoc-table-about = Két–hat zsoldosvezér, emberek vagy gépi játékosok vívják a százéves háború kilenc csatáját.
page-havoc-recruit = Egy kör: újoncozás
page-havoc-recruit-about = A szabályok szerint végig tudsz vinni egy újoncozó kört, az ebekkel együtt.
page-havoc-battle = Havoc! A csata
page-havoc-battle-about = Tudsz csatát kezdeni, beszállni, kimaradni és győzni.
page-havoc-ranks = A rangok
page-havoc-ranks-about = Bármelyik kezet meg tudod nevezni, és két kéz közül megmondod, melyik erősebb és miért.

## Kérdések, amelyekre a válaszok közül lehet választani.

is-allowed = Ez megengedett: { $told }
another-move-was-made = A szabályok megengednék, de { $name } itt mást tesz.
is-beaten = A győztes lapjai erősebbek. { $why }
another-number = A szabályok más számot mondanak.
other-reading-result = Érdemes mindkét olvasatot végiggondolni: az eredmény más.
reading-ours = Ahogy mi olvassuk
reading-other = A másik olvasat
reached-ours = csak a mi olvasatunkban
reached-other = csak a másik olvasatban
reached-both = mindkét olvasatban
reached-neither = egyik olvasatban sem
readings-title = Két olvasat egymás mellett
