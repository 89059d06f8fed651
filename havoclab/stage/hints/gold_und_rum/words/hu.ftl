## Segítség a Gold und Rumhoz: hová érdemes nézni, és becslések a választásairól.

look-deal = Nézd meg a paklik tetejét, és gondold végig, mi van alattuk: van-e ott olyan harcos, akit elvennél valakitől?
look-deal-started = Gondold végig, mi van az egyes paklikban: melyik illik legjobban a seregedhez, és megelőzhet-e valaki?
look-last-call = Gondold végig, mi van azokban a paklikban, amelyeken nincs toborzólap: segít-e valamelyik a seregednek, vagy egy második vezért vagy óriást rejt?
look-favourite = Gondold végig a toborzólapos paklikat: kinek lesz a legerősebb a serege? Annyi pontot kapsz, amennyit a favoritod.
look-spy = Gondold végig, mit vettek fel a többiek: melyik lap segítene legtöbbet a seregednek, és kinél van biztosan?
look-race = Nézd meg a favoritod seregének hátlapjait: melyik fajban a legerősebb, és mennyit ér ez a csata?
look-mercenaries = Nézd meg a csatába küldött hátlapokat és a saját erődet: nyerhetsz-e, és melyik zsoldos hiányozna később?
look-commando = Nézd meg a képpel lefelé fekvő lapokat: melyik hátlap rejtheti azt a lapot, amelyik eldönti a csatát?
look-airship = Vesd össze az erőket: a légijármű a goblinjaival a legerősebbé tenné-e a sereged, és mire lennének jók a goblinok később?

plan-send = Hozzátenni: { $cards }; aztán nincs több

estimate-note = Becslés, lehetőségenként { $samples } folytatásból, abból kiindulva, amit ez a játékos látott. A mérték: hány ponttal áll a forduló végén a legjobb vetélytárs előtt, a legjobb választáshoz képest; a vékony vonal a 95%-os intervallum. A folytatásokban az utolsó harcos lerakásáig senki sem rak le több lapot, senki sem felejt, a későbbi fordulók pedig nem számítanak bele.
estimate-against-note = Ami történt, azt mindkettő { $most } folytatásából méri, a többit { $samples } folytatásból, mind abból kiindulva, amit ez a játékos látott. A mérték: hány ponttal áll a forduló végén a legjobb vetélytárs előtt; a vékony vonal a 95%-os intervallum.
