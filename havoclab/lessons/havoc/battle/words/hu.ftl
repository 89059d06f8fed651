## Szavak.

term-initiator = a kezdeményező: aki Havocot kiáltott
term-join = beszállás: legalább két lap lerakása
term-stay-out = kimaradás: egy lap húzása, és nincs tovább ebben a csatában
term-pass = passz: ebben a csatában nincs több lap
term-uninvolved = harcon kívüli: olyan eb, amely ott fekszik, de nem számít

## Lépések.

r-recruit = Te következel, Anita.
r-recruit-goal = A köröd végén ezek legyenek a kezedben: { $cards }.
r-recruit-look = Három lap kell. Nézd meg, mit küldhetsz a kezedből a harmadikért.
r-recruit-why = Két lapot elvettél, egyet pedig az eb kapott el.

cry-havoc = Megint te következel, három kilencessel. Sluys a győztesnek 5 pontot ér. Aki Havocot kiált, az a kezdeményező, és legalább két lapot lerak.
cry-havoc-goal = Kiálts Havocot, és rakj le két vagy több lapot.
cry-havoc-look = Előbb a kör választása, aztán kattints a kezed lapjaira, és rakd le őket.
cry-havoc-why = Áll a csata. A többiek sorban beszálltak vagy kimaradtak.
cry-havoc-recruit-now = Az újoncozás elviszi a kört, és Sluysnél még nem volt csata.

join-in = Peter Havocot kiáltott, és két ötöst rakott le. Most beszállhatsz: rakj le legalább két lapot. Nem kell semmit megverniük.
join-in-goal = Szállj be a csatába.
join-in-look = Válassz ki legalább két lapot, és rakd le őket. Mi tartozik össze a kezedben?
join-in-why = Két nyílt lappal már benn vagy, bármilyenek is.

stay-home = Ki is maradhatsz: húzol egy lapot, és ebbe a csatába már nem szállsz be. Peternek négy tizenkettese van; Agincourt csak a győztesnek fizet.
stay-home-goal = Tartsd távol a lapjaidat ettől a csatától.
stay-home-look = A beszállás két lapba kerülne. A másik lehetőség ad egyet.
stay-home-why = A kimaradás semmibe sem került, és hozott egy lapot.

lay-more = Mindenki döntött. Most körbe mennek a harcolók: legalább egy lap vagy passz. Peter két kilencese erősebb az ötöseidnél.
lay-more-goal = Rakj le annyit, hogy te vezess.
lay-more-look = Két ötös fekszik előtted. Van még egy ilyen értékű lap a kezedben.
lay-more-why = A terc többet ér a párnál. Egyszerre több lapot is lerakhattál volna.

pass-now = Peter passzolt, több lapot nem rak le. A csata akkor ér véget, ha minden harcoló passzolt. A lerakott lapok utána elvesznek.
pass-now-goal = Győzz úgy, hogy nem raksz le több lapot.
pass-now-look = Te vezetsz, és már senki sem felelhet. Egyetlen gomb zárja le a részed.
pass-now-why = Mindenki passzolt, a csata eldőlt. A három ötös nyer, és a kezed megmaradt.
pass-now-laid-for-nothing = Ez a lap is le van rakva, pedig Peter már nem felelhetett: szükség nélkül fogy el a kezedből.

see-battle = Egy egész csata, Peter következik. Sluysnél a győztes 5 pontot kap, a második 3-at.
see-battle-1 = Peter Havocot kiált, és lerak két ötöst.
see-battle-2 = Christine kimarad, és húz egy lapot.
see-battle-3 = Eugene két kilencessel beszáll.
see-battle-4 = Anita három kettessel száll be.
see-battle-5 = Mindenki döntött, újra indul a kör. Peter passzol.
see-battle-6 = Eugene is passzol.
see-battle-7 = Anita passzol, ezzel mindenki passzolt. A három kettes 5 pontot nyer, Eugene kilencesei a második hely 3 pontját.

last-move = Ugyanilyen csata, már csak a vége van hátra. Peter és Eugene passzolt.
last-move-goal = Nyerd meg a csatát.
last-move-look = Két nyolcas vezet a két hármasod előtt. A kezed egyik lapja ezen változtat.
last-move-why = A harmadik hármas mindkét párt megveri, a passzod pedig lezárja a csatát.

win-alone = Most egy egész csata a tiéd, a kiáltástól a végéig. Lehet, hogy valaki beszáll.
win-alone-goal = Nyerd meg Poitiers-t, legfeljebb három lappal.
win-alone-look = A kezed melyik három lapja a legerősebb együtt?
win-alone-why = Három hetes megveri a két tízest. A győztes elvitte a csatakártyát, és ehhez három lap elég volt.
win-alone-recruit-now = Az újoncozás elviszi a kört, és Poitiers-nál még nem volt csata.

six-lie = Egy csatában legfeljebb hat lapod vesz részt. Ezeken felül még egy vagy kettő fekhet ott, de csak eb.
six-lie-goal = Hat katonád már ott fekszik. Rakj le még egy lapot.
six-lie-look = Katonából megvan a hat. A kezed melyik lapja nem katona?
six-lie-why = Az eb a hat lapon felül fekszik. Nem harcol, de a csata után küldhető.

which-rule = Ugyanez a csata: Anita hat katonája fekszik ott, és ő le akarja rakni a barna 11-est.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Számold meg az Anita előtt fekvő katonákat.
which-rule-why = Hat lap vehet részt; ezeken felül csak eb fekhet ott.

dog-out = Mindenki passzolt. A lerakott eb most harcon kívülinek mondható: akkor nem számít. Minden részt vevő lap számít, és Peternek öt tízese van.
dog-out-goal = Úgy dönts az ebről, hogy te nyerj.
dog-out-look = A gombokon látszik, mi marad. Az ebbel hat egyszínű lap; nélküle ötös sor egy színben.
dog-out-why = A 6-os flös az 5 ugyanolyan lap alatt áll, az 5-ös színsor fölötte.
dog-out-kept-dog = Az ebbel a hat kék lap 6-os flös, és az 5 ugyanolyan lap annál erősebb.

q-cheap = Peter Havocot kiáltott, a többiek kimaradnak. Te döntesz.
q-cheap-goal = Nyerd meg ezt a csatát, legfeljebb ennyi lappal: { $count }.
q-cheap-look = Nézd, mi fekszik Peter előtt. Melyik lapjaid verik meg?
q-cheap-why = Ennyi éppen elég volt; a kéz többi lapja megmarad a későbbi csatákra.

q-out = Agincourt csak a győztesnek fizet. Te döntesz.
q-out-goal = Tedd azt, ami egyetlen lapodba sem kerül.
q-out-look = Vesd össze a legerősebb lapjaidat azzal, ami ott fekszik.
q-out-why = A kézben semmi sem nyerhetett volna, a kimaradás pedig hozott egy lapot.

q-second = Crécy 5, 3 és 1 pontot fizet. Te döntesz.
q-second-goal = Szerezz 3 pontot, legfeljebb három lappal.
q-second-look = A második hely elég. Kinek a lapjait kell ehhez megverni?
q-second-why = A második hely elérhető volt: két kéz helyett csak egyet kellett megverni.

q-dogs = Mindenki passzolt. Te döntesz az ebekről.
q-dogs-goal = Nyerd meg a csatát.
q-dogs-look = Vesd össze, mi marad az egyes döntések után, azzal, ami Peter előtt fekszik.
q-dogs-why = Minden eb számít vagy kimarad, aszerint, hogy melyik ad erősebb kezet.
