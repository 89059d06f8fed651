## Szavak.

term-scavenge = dögevés: egy eb egy nyíltan fekvő lapért
term-deal = az osztás: lapok, amelyeket a győztes ad ki

## Lépések.

r-ranks = Kézben tartott lapok csata előtt: az ebek segíthetnek, de ronthatnak is.
r-ranks-goal = Rakd le e lapok legerősebb kombinációját.
r-ranks-look = Próbáld ki ebbel és eb nélkül is, és figyeld, mit adnak ki együtt.
r-ranks-why = Ennél erősebb nincs ezekben a lapokban.

send-one = Peter győzött, de a lerakott lapok még nyíltan fekszenek. A lerakott ebed most dögevésre mehet: dobd el, és végy el egy nyílt lapot, amely nem eb. Két ötösöd van.
send-one-goal = Szerezz egy harmadik ötöst.
send-one-look = Peter előtt és az újoncok közt is van ötös. Kattints az egyikre.
send-one-why = Az eb elment, a harmadik ötös a tiéd. Jöhetett a csatából és az újoncok közül is.
send-one-kept-dog = Az eb a helyén marad, és a többi lappal együtt kerül a dobottak közé, és nem hozott semmit.
send-one-other-card = Az eb másik lapért ment el, így az ötösökből csak pár maradt.

no-dog = Az ebed elhozhatja bárki lerakott katonáját, a sajátodat is, vagy egy újoncot. Peter előtt is fekszik egy eb.
no-dog-goal = Melyik lapot nem hozhatja el az ebed?
no-dog-look = A négy lap közül három katona.
no-dog-why = A dögevő eb katonát hoz. A többi eb az asztalon marad.

reach = A dögevés azt éri el, ami nyíltan fekszik: a csatát és az újoncokat. A barna 10-est pár köre eldobták, a zöld 12-est Peter kezében látták.
reach-goal = Melyik lapot hozhatja el az ebed?
reach-look = E lapok közül csak egy fekszik nyíltan az asztalon.
reach-why = A zöld 10-es nyílt újonc. A paklik és a kezek zárva vannak a dögevő eb előtt.

see-dogs = Minden harcoló legfeljebb két lerakott ebét használhatja, előbb a kezdeményező, aztán sorban a többiek. Peter kiáltott Havocot; Anita két ebet rakott le.
see-dogs-1 = Peter, a kezdeményező elküldi az ebét, és elveszi a barna 12-est.
see-dogs-2 = Most Anita jön. Az első ebe zöld 7-est hoz: ez három hetes.
see-dogs-3 = A második ebe elhozza a kék 5-öst, amelyet Peter rakott le. Két eb dolgozott, több nincs.

send-last = Ugyanaz a csata, már csak a vége van hátra. Egy ebed már dolgozott.
send-last-goal = Szerezd meg a negyedik hetest.
send-last-look = Az újoncok közt van egy hetes.
send-last-why = A második ebed elhozta. Kettőnél több egy csata után nem használható.
send-last-kept-dog = Az eb dolgavégezetlenül kerül a dobottak közé, a negyedik hetes pedig az asztalon marad.
send-last-other-card = Az utolsó eb másik lapért ment el.

send-two = Most az egész. Három ebed fekszik ott, és két nyolcasod van.
send-two-goal = Szerezd meg mindkét nyíltan fekvő nyolcast.
send-two-look = Az egyik Peter előtt fekszik, a másik az újoncok közt: mindkettőért egy-egy eb.
send-two-why = Két eb, két lap. A harmadiknak ott kellett maradnia.
send-two-kept-dog = Ezzel az ebeid ebben a csatában végeztek.
send-two-other-card = Egyetlen ebbel már nem lehet meg mindkét nyolcas.
send-two-looted-now = A hullarablás egyszerre viszi el mindkét ebet, és egyetlen lapot hoz.

in-turn = Peter két ebet rakott le, te és Christine egyet-egyet. Ő az elsőt már elküldte. A mi döntésünk: mindenki befejezi, mielőtt a következő kezdi.
in-turn-goal = Ki dönt most?
in-turn-look = Számold meg a Peter előtt maradt ebeket.
in-turn-why = Peter addig folytatja, amíg a két ebével nem végez; így gyors és világos. Utána megy tovább a kör.
in-turn-peter = Peter, a második ebéről
in-turn-christine = Christine, aki a balján ül
in-turn-anita = Anita
in-turn-not-christine = Christine akkor jön, ha Peter végzett.
in-turn-not-anita = Peter és Anita közt Christine ül, és Peter még nem végzett.

loot-two = Két lerakott eb hullarablásra is mehet, mint egy körben: keress katonát a dobott lapok közt, és mutasd meg. A zöld 12-est oda dobták.
loot-two-goal = Szerezd meg a zöld 12-est.
loot-two-look = Használd a hullarablás gombját, aztán válaszd ki a katonát.
loot-two-why = Két eb elment, egy katona jött, és mindenki látta. Ennek a csatának a lapjai még nem voltak a dobottak közt.
loot-two-kept-dog = Ebek nélkül a dobott lapok zárva maradnak.
loot-two-one-at-a-time = Egy eb csak a nyílt lapokat éri el, a hullarabláshoz kettő kell.

cleared = Az ebeid végeztek. Most kiürül a csatatér: ami le volt rakva, a dobottak közé kerül. Csak egy újonc fekszik nyíltan.
cleared-goal = Mi lesz az újoncokkal?
cleared-look = Csata után legalább háromnak kell nyíltan feküdnie.
cleared-why = A húzópakliból háromra egészülnek ki, de csak most: az újakat egy eb sem érhette el.
cleared-filled = Kettő jön melléjük a húzópakliból.
cleared-stays = Egy marad.
cleared-back = A lerakott lapokból lesznek újoncok.
cleared-not-stays = Csata után nem marad háromnál kevesebb újonc.
cleared-not-back = Ami le volt rakva, a dobottak közé kerül.

deal = Christine megnyerte Poitiers-t. A győztes annyi lapot oszt, amennyit a csatakártya mond. Itt mindenkinek egyet, és a kezdeményezőnek, Peternek még egyet.
deal-goal = Hány lapot kap Peter?
deal-look = Ő is egy a mindenkiből, és ő kiáltott Havocot.
deal-why = Egyet mint játékos, egyet mint kezdeményező. A legtöbb kártya osztása rekonstruált; beírható, mi áll a tiéden.
deal-two = Két lapot
deal-one = Egy lapot
deal-none = Egyet sem
deal-not-one = A kezdeményező külön lapja ehhez még hozzájön.
deal-not-none = Mindenki kap lapot, a harcolók is.

deal-order = A lapok elfogyhatnak, ezért számít a sorrend. A mi döntésünk: egyesével, a győztes baljától körbe; a kezdeményező külön lapja az utolsó. Christine oszt.
deal-order-goal = Ki kapja az első lapot?
deal-order-look = Christine a győztes. Ki ül a balján?
deal-order-why = Christine balján Eugene ül. Ha a pakli és a dobott lapok is elfogytak, az osztás véget ér.
deal-order-eugene = Eugene
deal-order-peter = Peter, a kezdeményező
deal-order-christine = Christine, a győztes
deal-order-not-peter = A kezdeményező külön lapja az utolsó.
deal-order-not-christine = Az osztás a győztes balján kezdődik, és nála ér véget.

on-turn = A lapok ki vannak osztva. A csatát Christine nyerte, Peter kezdte, és a körben Anita következett volna.
on-turn-goal = Ki van most soron?
on-turn-look = A Havoc/Béke kártya új helyre kerül.
on-turn-why = A győztes lesz a Béke őre, és rögtön ő jön; akár újra Havocot kiálthat.
on-turn-christine = Christine; ő a Béke őre
on-turn-peter = Peter; ő kiáltott Havocot
on-turn-anita = Anita; ő következett a körben
on-turn-not-peter = Aki a csatát kezdte, attól még nem jön utána.
on-turn-not-anita = A kör nem ott folytatódik, ahol megszakadt.

which-rule = A csata véget ért. Anita az ebét a barna 10-esért küldi, amelyet régen eldobtak.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Az számít, hol fekszik a lap, nem az, hogy melyik lap.
which-rule-why = A dobott lapok a dögevő eb számára elérhetetlenek; csak a hullarablás nyitja meg őket.

q-reach = A csata véget ért, és Anita ebe munkához lát.
q-reach-goal = Ezek közül mit tehet meg?
q-reach-look = Keresd meg mindegyik lapot az asztalon.
q-reach-why = Az eb a nyíltan fekvő katonákat éri el, a csatában vagy az újoncok közt.

q-two = A csata véget ért, és két ebed fekszik ott.
q-two-goal = Ezek a lapok legyenek együtt a kezedben: { $cards }.
q-two-look = Kettő már a kezedben van; a többit keresd az asztalon.
q-two-why = Mindkettőért egy-egy eb: egy lap a csatából, egy az újoncok közül.

q-dealt = { $winner } megnyerte ezt a csatát: { $battle }. Havocot { $initiator } kiáltott. Az utolsó ebek is végeztek.
q-dealt-goal = Hány lapot kap { $name } az osztásból?
q-dealt-look = A csatakártya mondja meg, ki kap lapot; a kezdeményező mindig.
q-dealt-why = Ez a csatakártya ennyit oszt.

q-turn = A csatát { $winner } nyerte, és { $initiator } kezdte. Az ebek végeztek, a lapok ki vannak osztva.
q-turn-goal = Ki van most soron?
q-turn-look = Hová kerül a Havoc/Béke kártya?
q-turn-why = A győztes maga elé veszi a kártyát, békével felfelé, és ő van soron.
