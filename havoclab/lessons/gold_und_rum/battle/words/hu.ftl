## Kifejezések.

term-race = faj: élőhalottak, orkok, barbárok vagy törpék; mindegyik egy csatát vív
term-mercenary = zsoldos: egyik fajhoz sem tartozó harcos, bármelyik csatában harcolhat
term-strength = erő: a szám, amellyel egy harcos a sereget erősíti
term-leader = vezér: szám nélküli harcos, a faját megkétszerezi
term-machine = goblin csatagép: zsoldos, amelyhez kezelő kell
term-crew = kezelő: a goblin, aki a csatagépet működteti

## Lépések.

r-whose = A csaták előtt felnyitnak egy paklit.
r-whose-goal = Kié?
r-whose-look = Olvasd a paklit alulról. Melyik toborzólap jön először?
r-whose-why = A legalsó toborzólap dönti el, kié a pakli; ha nincs benne, senkié.

name-a-race-now = Anita vagy, ennek a fordulónak a kancellárja, a favoritod Peter. Neked nincs sereged. Amelyik fajt megnevezed, annak minden harcosát el kell küldeni.
name-a-race-now-goal = Nevezd meg azt a fajt, amelyből Peternek a legtöbb harcosa van.
name-a-race-now-look = A kezek hátlapjai látszanak. Melyik faj látszik a legtöbbször Peternél?
name-a-race-now-why = Minden ork a csatába ment, képpel lefelé, és mindenki látta, ki hányat küldött.
name-a-race-now-fewer-of-his = Ennek a fajnak minden harcosa a csatába ment. Peternek egy másik fajból több van.

add-the-giant = Most Eugene a kancellár. Az orkok harcolnak, a tieid már a csatában vannak. Sorban mindenki hozzátehet a kezéből zsoldosokat, képpel lefelé: akárhányat, vagy egyet sem.
add-the-giant-goal = Tedd hozzá az óriásodat, és más zsoldost ne.
add-the-giant-look = Válaszd ki a kezedben az óriást, aztán jelezd, hogy nincs több.
add-the-giant-why = Az óriás az orkjaid mellett harcolt. A goblinod és a törpéid a kezedben maradtak.

numbers = A harcoson álló szám az ereje: az élőhalottaid 2-t, 2-t és 6-ot érnek. A zsoldosok közül a goblin 1-et, a troll 5-öt, az óriás 10-et.
numbers-goal = Legyen a sereged ereje 20, egyetlen zsoldossal.
numbers-look = Az élőhalottaid együtt 10-et érnek. Mennyi hiányzik?
numbers-why = Az élőhalottaid 10-et érnek, az óriás még 10-et.

add-up = Mindenki hozzátette, amit akart. Most egyszerre felfordul minden lap, és seregenként össze kell adni az erőket.
add-up-goal = Kinek a serege a legerősebb?
add-up-look = A goblin 1-et ér, a troll 5-öt, az óriás 10-et.
add-up-why = Peter serege 2, 2 és 10, összesen 14. Anitáé 13, Christine-é 8.

leader-doubles = A vezér megkétszerezi a faja erejét a csatában, a zsoldosokét nem. Emlékszel: Peter seregének ereje 18, és a többiek már semmit sem tesznek hozzá.
leader-doubles-goal = Győzz a lehető legkevesebb zsoldossal.
leader-doubles-look = Előbb kétszerezd meg az orkokat, aztán nézd meg, mennyi hiányzik.
leader-doubles-why = Az orkok 8-at érnek, kétszerezve 16-ot. A troll 5-öt ad hozzá, azt semmi sem kétszerezi: 21.

no-number = A vezéren nincs szám: azt kétszerezi meg, amit fajának többi harcosa ér.
no-number-goal = Mekkora az ereje a törpeseregednek?
no-number-look = Add össze a másik három törpe számát, aztán kétszerezd meg.
no-number-why = A számok összege 10, és a vezér 20-ra kétszerezi.

two-leaders = A barbárok mindkét vezére nálad volt, és mindkettőnek mennie kellett. Két vezér összevész: az egész sereg ereje 0, a zsoldosokkal együtt.
two-leaders-goal = Fejezd be a köröd úgy, hogy minden zsoldosod a kezedben marad.
two-leaders-look = Ezen a seregen már semmi sem segít. Egyetlen gomb zárja le a köröd.
two-leaders-why = A sereg ereje 0 volt, nem győzhetett, de az óriás és a troll egy későbbi csatában még harcolhat.
two-leaders-fights-for-nothing = A zsoldos most a csatában van, és két vezérrel a sereg ereje 0 marad.

with-a-crew = A goblin csatagép 9-et ér, de csak ha a csatában goblin kezeli. Egy goblin egy gépet kezel; kezelő nélkül a gép semmit sem ér.
with-a-crew-goal = Legyen a sereged ereje 12, két zsoldossal.
with-a-crew-look = A törpéd 2-t ér. Melyik két lap ér együtt 10-et?
with-a-crew-why = A kezelt gép 9-et ért, maga a goblin 1-et, a törpe 2-t.

crew-counts = A sereged: egy 6-os élőhalott, két csatagép, három goblin. A gépet kezelő goblin a maga 1-esével is számít.
crew-counts-goal = Mekkora a sereged ereje?
crew-counts-look = Számold meg a kezelt gépeket, aztán az összes goblint.
crew-counts-why = Az élőhalott 6-ot ér, a két kezelt gép 18-at, a három goblin 3-at: ez 27.

keep-it = Ez a harmadik csata; utoljára jönnek a barbárok, 2 pontért. Minden elküldött lapot félre kell tenni a csata után. Emlékszel: Peter ereje mindkét csatában 14.
keep-it-goal = Nyerd meg az utolsó csatát.
keep-it-look = Számold össze az orkjaidat és a barbárjaidat. Melyik csatában hoz győzelmet az óriás?
keep-it-why = Az óriás kézben maradt az utolsó csatára: a barbárok 8-as erejével együtt megverte a 14-et.
keep-it-gone-now = Az óriással az orkjaid ereje 12, és a csata után az óriást félre kell tenni.

which-rule = Anita három orkja van a csatában. Olyan sereget küldene, amelyben kettő van közülük és egy óriás.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt?
which-rule-look = Mi maradna otthon?
which-rule-why = A faj minden harcosának mennie kell; egy ork otthon maradt volna.

q-outdo = Emlékszel { $name } seregére: az ereje { $strength }. Más már semmit sem tesz hozzá.
q-outdo-goal = Nyerd meg ezt a csatát a lehető legkevesebb zsoldossal.
q-outdo-look = Előbb a saját seregedet add össze. Mennyi hiányzik?
q-outdo-why = A te sereged a legerősebb, és kevesebb zsoldos nem lett volna elég.

q-leader = Felfordítottak egy sereget.
q-leader-goal = Mekkora az ereje?
q-leader-look = A vezér nem mindegyik lapot kétszerezi.
q-leader-why = A faj számai kétszer számítanak, ehhez jönnek a zsoldosok.

q-machines = Zsoldosokat tehetsz hozzá.
q-machines-goal = Legyen a sereged ereje legalább { $strength }, legfeljebb ennyi zsoldossal: { $most }.
q-machines-look = Mi kell ahhoz, hogy egy csatagép 9-et érjen?
q-machines-why = A gép és a goblinja együtt 10-et ér.

q-keep = Ez a harmadik csata; a negyedik 2 pontot ér. Emlékszel, mekkora { $name } ereje: ebben a csatában { $now }, az utolsóban { $last }.
q-keep-goal = Nyerd meg az utolsó csatát.
q-keep-look = Ami most elmegy, azt a csata után félre kell tenni. Add össze a seregedet az utolsó csatára.
q-keep-why = A kézben maradt zsoldosok megnyerték az utolsó csatát.
