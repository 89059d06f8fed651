## Kifejezések.

term-commando = goblin kommandó: zsoldos, amely nem harcol, hanem lecsap
term-airship = goblin légijármű: zsoldos, amely a felfordítás után érkezik

## Lépések.

r-machines = Még egyszer a csatagépek és kezelőik.
r-machines-goal = Legyen a sereged ereje legalább { $strength }, legfeljebb ennyi zsoldossal: { $most }.
r-machines-look = Mi kell ahhoz, hogy egy csatagép 9-et érjen?
r-machines-why = A gép és a goblinja együtt 10-et ér.

mercenaries-alone = Az orkok harcolnak, és neked egy sincs. Zsoldosok nélkülük is harcolhatnak; a törpéid és az élőhalottad otthon maradnak. Emlékszel: Peter orkjainak ereje 8.
mercenaries-alone-goal = Győzz a lehető legkevesebb zsoldossal.
mercenaries-alone-look = Semmid sincs a csatában. Melyik lap elég egymagában?
mercenaries-alone-why = Az óriás egyedül harcolt, és a 10-ese mindenki orkjait megverte.

both-must-go = Te vagy a kancellár, a favoritod Christine. Emlékszel: Peternek van a legerősebb serege, és nála van az orkok mindkét vezére. Ha hadba vonulnak, mindkettőnek mennie kell.
both-must-go-goal = Nevezd meg azt a fajt, amellyel Christine győz.
both-must-go-look = Két vezérrel a sereg ereje 0. Melyik fajban nem veszélyes Peter?
both-must-go-why = Peternek mindkét vezért el kellett küldenie, és az orkjai 0-t értek. Christine győzött, és te is pontot kaptál.

nobody-holds-one = A harmadik csata. A fajok közül már csak az orkok vannak hátra, de senkinek sincs orkja. Anita nem tesz hozzá semmit, és a harmadik csata véget ér.
nobody-holds-one-goal = Mi jön ezután?
nobody-holds-one-look = Hány faj van, és hány csata?
nobody-holds-one-fought = Azonnal az orkok csatája.
nobody-holds-one-named = Eugene megnevez egy másik fajt.
nobody-holds-one-not-named = Csak egy faj maradt, nincs miből választani.
nobody-holds-one-over = A forduló vége.
nobody-holds-one-not-over = Minden fajnak megvan a maga csatája, annak is, amelyikből senkinek sincs.
nobody-holds-one-why = Az utolsó faj megnevezés nélkül vonul hadba, akkor is, ha senkinél sincs belőle. A csatájában zsoldosok harcolhatnak.

next-battle-begins = Az első csatában Anita tehetett hozzá elsőként zsoldosokat: ő ül Eugene-nek, a kancellárnak a bal oldalán. A második csatára Eugene az orkokat nevezi meg.
next-battle-begins-goal = Ki következik most elsőként?
next-battle-begins-look = A kezdés az óramutató járása szerint vándorol.
next-battle-begins-anita = Anita.
next-battle-begins-not-anita = Anita az első csatát kezdte.
next-battle-begins-peter = Peter.
next-battle-begins-christine = Christine.
next-battle-begins-not-christine = A kezdés csak egy hellyel megy odébb.
next-battle-begins-why = Minden későbbi csatát az eggyel balra ülő kezdi. Négy játékosnál a negyediket az, aki az elsőt.

no-spy = A kémek is a paklikból kerülnek elő, mint a többi harcos, de saját hátlapjuk van. A kém sosem harcol.
no-spy-goal = Melyiket nem teheti meg Anita, amikor a seregéhez tesz hozzá?
no-spy-look = Három közülük zsoldosokról szól.
no-spy-why = A kémek a csaták előtt kérnek lapot, aztán félre kerülnek; seregbe sosem állnak.

commando-strikes = Minden lap lent van. Mielőtt felfordítják őket, a kommandód lecsaphat az egyikre: mindkettő kikerül erre a fordulóra. Emlékszel: Peter seregének ereje 18, óriással.
commando-strikes-goal = Nyerd meg ezt a csatát.
commando-strikes-look = Az orkjaid 12-t érnek. Peter óriása az a lap, amelynek zsoldos a hátlapja.
commando-strikes-why = Az óriás kikerült a csatából, és vele a kommandó. Peter orkjai nélküle 8-at értek.
commando-strikes-giant-stays = A kommandó kézben maradt, és Peter seregének megmaradt az óriása.

own-leader = A kommandó bármelyik képpel lefelé fekvő lapra lecsaphat. Mások egyforma hátlapjai közül a véletlen dönt, a saját seregedből te választasz. Peter ereje 14.
own-leader-goal = Nyerd meg ezt a csatát.
own-leader-look = Az élőhalottak mindkét vezére a seregedben fekszik. Mennyit ér az egyikkel?
own-leader-why = Az egyik vezér kikerült, a másik megkétszerezte az élőhalottaidat: 0 helyett 16. Magának a kommandónak nincs ereje.

card-is-shown = Anita kommandója lecsap Peter seregének zsoldosára.
card-is-shown-goal = Ki tudja meg, melyik lap volt az?
card-is-shown-look = A többieknek még ki kell számolniuk, mi maradt.
card-is-shown-everybody = Mindenki: a lapot megmutatják.
card-is-shown-nobody = Senki: mindkét lap képpel lefelé kerül ki.
card-is-shown-not-nobody = A lapot kivételkor felfordítják.
card-is-shown-peter = Egyedül Peter.
card-is-shown-not-peter = A lapot mindenkinek meg kell mutatni, nem csak a gazdája látja.
card-is-shown-why = Az eltalált lapot kivételkor meg kell mutatni: az óriás volt az.

airship-joins = A felfordítás után a légijármű csatlakozhat a seregedhez, a kezedben levő goblinokkal: 4-et ér, és mindegyikük 1-et. Emlékszel: Peter ereje 12.
airship-joins-goal = Győzz, akár holtversenyben, és tarts meg egy goblint.
airship-joins-look = Képpel lefelé semmit se tegyél hozzá. A felfordítás után nézd meg, mennyi hiányzik.
airship-joins-why = Az orkod 6-ot ért, a légijármű 4-et, két goblin 2-t: ez 12, ugyanannyi, mint Peteré, és holtversenyben mindenki pontot kap.
airship-joins-no-longer-in-hand = A csatában fekvő lap nem repülhet: a légijármű a kézben levő goblinokat viszi.
airship-joins-stays-behind = A légijármű kézben maradt, és Peter 12-je több volt a te 6-odnál.

airship-alone = Ebbe a csatába egy lapot sem küldtél, de a légijármű így is jöhet. Minden lapot felfordítottak, Peter seregének ereje 7.
airship-alone-goal = Győzz, akár holtversenyben, és tarts meg egy goblint.
airship-alone-look = A légijármű 4-et ér. Hány goblin hiányzik a 7-hez?
airship-alone-why = A légijármű három goblinnal egymaga 7-es erejű sereg lett.

airship-in-vain = A légijármű nem fekhet képpel lefelé: csak most, a felfordítás után jöhet. A törpék mindkét vezére a seregedben van.
airship-in-vain-goal = Tartogasd a légijárművet olyan csatára, amelyben ér valamit.
airship-in-vain-look = Mit lehet hozzátenni egy kétvezéres sereghez?
airship-in-vain-why = Két vezérrel minden 0, a légijármű is. Kézben tartva egy másik csatában még hasznos.
airship-in-vain-adds-nothing = A légijármű és a goblinjai elmentek, és a sereg ereje továbbra is 0.

which-rule = Anita a seregéhez tesz hozzá, és a zsoldosok közé tenné a légijárművet is.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt?
which-rule-look = Mikor csatlakozik egy sereghez a légijármű?
which-rule-why = A légijármű nem fekhet képpel lefelé zsoldosként; a felfordítás után csatlakozik.

q-alone = Nincs harcosod abból a fajból, amely harcol. Emlékszel { $name } seregére: az ereje { $strength }. Más már semmit sem tesz hozzá.
q-alone-goal = Nyerd meg ezt a csatát a lehető legkevesebb zsoldossal.
q-alone-look = Kit küldhetsz, ha a faj egyetlen harcosa sem a tiéd?
q-alone-why = Zsoldosok a faj harcosai nélkül is harcolhatnak.

q-begins = { $name } a kancellár, és megnevezi a fajt a forduló { $battle }. csatájához.
q-begins-goal = Ki tehet hozzá elsőként zsoldosokat?
q-begins-look = Ki kezdte az első csatát? Onnan haladj tovább.
q-begins-why = Az első csatát a kancellár bal oldali szomszédja kezdi, minden későbbit az eggyel tovább ülő.

q-own = A faj mindkét vezére a te seregedben fekszik, és nálad van a kommandó. Emlékszel { $name } seregére: az ereje { $strength }.
q-own-goal = Nyerd meg ezt a csatát.
q-own-look = Melyik lap rontja el a seregedet? Kinek a lapjait találhatja el a kommandó?
q-own-why = Az egyik vezéred a kommandóval együtt kikerült, a másik megkétszerezte a sereget.

q-air = Minden lapot felfordítottak. { $name } seregének ereje { $strength }, nálad pedig ott a légijármű és néhány goblin.
q-air-goal = Győzz, akár holtversenyben, és tarts meg minél több goblint.
q-air-look = Add össze a seregedet. A légijármű 4-et ér, és rajta minden goblin 1-et.
q-air-why = A légijármű és a goblinjai behozták a hátrányt, a többi goblin a kezedben maradt.
