## Segítség a Gold und Rumhoz: hová érdemes nézni, és mi szól egy választás mellett.

look-deal = Nézd meg a paklik tetejét, és gondold végig, mi van alattuk: van-e ott olyan harcos, akit elvennél valakitől?
look-deal-started = Gondold végig, mi van az egyes paklikban: melyik illik legjobban a seregedhez, és megelőzhet-e valaki?
look-last-call = Gondold végig, mi van azokban a paklikban, amelyeken nincs toborzólap: segít-e valamelyik a seregednek, vagy egy második vezért vagy óriást rejt?
look-favourite = Gondold végig a toborzólapos paklikat: kinek lesz a legerősebb a serege? Annyi pontot kapsz, amennyit a favoritod.
look-spy = Gondold végig, mit vettek fel a többiek: melyik lap segítene legtöbbet a seregednek, és kinél van biztosan?
look-race = Nézd meg a favoritod seregének hátlapjait: melyik fajban a legerősebb, és mennyit ér ez a csata?
look-mercenaries = Nézd meg a csatába küldött hátlapokat és a saját erődet: nyerhetsz-e, és melyik zsoldos hiányozna később?
look-commando = Nézd meg a képpel lefelé fekvő lapokat: melyik hátlap rejtheti azt a lapot, amelyik eldönti a csatát?
look-airship = Vesd össze az erőket: a légijármű a goblinjaival a legerősebbé tenné-e a sereged, és mire lennének jók a goblinok később?

why-recruit = A paklit a legalsó toborzólap gazdája kapja, mindazzal együtt, ami még rákerül; a gép szerint ez a pakli adja a legtöbbet a seregednek.
why-recruit-last = Több lapot már nem osztanak: a még elérhető paklik közül a gép emlékei szerint ez adja a legtöbbet a seregednek.
why-desert = A dezertálólap a közvetlenül alatta fekvő harcost küldi haza, vagy azt, amelyik egy toborzólap alatt van; a gép szerint ez egy vetélytársnak árt.
why-desert-own = A dezertálólap a közvetlenül alatta fekvő harcost küldi haza; a gép szerint ez a harcos a saját seregednek ártana.
why-wait = Egy lapot csak egyszer lehet lerakni: a gép inkább kivárna, hogy többet lásson az osztásból, még ha mások megelőzhetik is.
why-pass = A gép emlékei szerint a még elérhető paklik közül egyik sem segít ennek a seregnek.
why-back = Annyi pontot kapsz, amennyit a favoritod: valószínűleg ez a sereg szerzi a legtöbbet.
why-ask = Ez a lap segítene legtöbbet a seregednek, és valószínűleg ott van, akitől kéred.
why-march = A favoritod pontjai a tieid is: a gép azt mérlegeli, melyik faj hány pontért harcoljon.
why-send = Ezzel a csata valószínűleg megnyerhető, és ez most többet ér, mint amennyit a zsoldos később érne.
why-done = Az el nem küldött zsoldosok kézben maradnak; egy későbbi csatában valószínűleg többet érnek.
why-strike = A kommandó olyan lapot vesz ki, amely eldöntheti ezt a csatát.
why-strike-own = Két vezérrel a sereg ereje 0: a kommandó kiveheti a saját vezéreid egyikét.
why-fly = Most már minden erő ismert, ezért kiszámolható, mit változtat a légijármű a goblinjaival.
why-hold-airship = A légijármű csak egyszer repülhet: a gép szerint itt túl keveset változtat, vagy később többet ér.
why-hold-commando = A kommandó csak egyszer csaphat le: a gép szerint itt túl keveset változtat, vagy később többet ér.

estimate-note = Becslés, lehetőségenként { $samples } folytatásból, abból kiindulva, amit ez a játékos látott. A mérték: hány ponttal áll a forduló végén a legjobb vetélytárs előtt, a legjobb választáshoz képest; a vékony vonal a 95%-os intervallum.
estimate-round = A folytatásokban az utolsó harcos lerakásáig senki sem rak le több lapot, a későbbi fordulók pedig nem számítanak bele.
