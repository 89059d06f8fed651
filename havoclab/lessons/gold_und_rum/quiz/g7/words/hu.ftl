## A faj.

not-this-race = Véget ért egy csata, és kezdődik a következő. { $name } a kancellár.
not-this-race-goal = Melyiket nem teheti meg { $name }?
not-this-race-look = Hányszor harcol egy faj egy fordulóban?
not-this-race-why = Egy fordulóban minden faj egyszer harcol.

whole-army = Ez a faj harcol: { $race }. Anita elküldi a seregét.
whole-army-goal = Melyik sereget küldheti?
whole-army-look = Vesd össze mindegyik sereget azzal, ami Anita előtt fekszik.
whole-army-why = A faj minden harcosának mennie kell; zsoldosok tetszés szerint.

without-warriors = Nincs harcosod abból a fajból, amely harcol. Emlékszel { $name } seregére: az ereje { $strength }. Más már semmit sem tesz hozzá.
without-warriors-goal = Nyerd meg ezt a csatát a lehető legkevesebb zsoldossal.
without-warriors-look = Kit küldhetsz, ha a faj egyetlen harcosa sem a tiéd?
without-warriors-why = Zsoldosok a faj harcosai nélkül is harcolhatnak.

not-of-this-race = Ez a faj harcol: { $race }. { $name } zsoldosokat tesz hozzá.
not-of-this-race-goal = Melyiket nem teheti meg { $name }?
not-of-this-race-look = Az egyikük nem zsoldos.
not-of-this-race-why = A többi faj harcosai otthon maradnak.

both-leaders = { $name } döntése: hadba vonul ez a faj: { $race }. Te Anita vagy.
both-leaders-goal = Hány lapot kell elküldened?
both-leaders-look = Számold meg a kezedben ennek a fajnak minden lapját. Marad-e közülük valamelyik?
both-leaders-why = A faj minden lapja megy, mindkét vezér is.

fourth-race = A harmadik csatában ez a faj harcol: { $race }.
fourth-race-goal = Melyik faj harcol a negyedik csatában?
fourth-race-look = Melyik faj harcolt már, és melyik maradt?
fourth-race-why = Egyetlen faj maradt; azt már meg sem kell nevezni.

## Zsoldosok.

next-to-add = Az első csatában { $name } nem tesz hozzá zsoldost.
next-to-add-goal = Ki következik a zsoldosokkal?
next-to-add-look = Haladj az óramutató járása szerint. Kinél van zsoldos? A hátlapokon látszik.
next-to-add-why = Sorban mindenki egyszer következik; akinél nincs zsoldos, annak nincs mit hozzátennie.

as-few-as-can = Emlékszel { $name } seregére: az ereje { $strength }. Más már semmit sem tesz hozzá.
as-few-as-can-goal = Nyerd meg ezt a csatát a lehető legkevesebb zsoldossal.
as-few-as-can-look = Előbb a saját seregedet add össze. Mennyi hiányzik?
as-few-as-can-why = A te sereged a legerősebb, és kevesebb zsoldos nem lett volna elég.

first-to-add = { $name } a kancellár, és megnevezi a fajt a forduló { $battle }. csatájához.
first-to-add-goal = Ki tehet hozzá elsőként zsoldosokat?
first-to-add-look = Ki kezdte az első csatát? Onnan haladj tovább.
first-to-add-why = Az első csatát a kancellár bal oldali szomszédja kezdi, minden későbbit az eggyel tovább ülő.

never-fights = { $name } zsoldosokat tesz hozzá.
never-fights-goal = Melyiket nem teheti meg soha { $name }?
never-fights-look = Az egyikük nem zsoldos.
never-fights-why = A kém sosem harcol.

## A kommandó.

send-it-away = Nálad van a kommandó. Emlékszel { $name } seregére: az ereje { $strength }, egyetlen zsoldosa pedig egy óriás.
send-it-away-goal = Nyerd meg ezt a csatát.
send-it-away-look = Melyik lapnak kell kikerülnie, hogy a te sereged legyen a legerősebb? Nézd a hátlapját.
send-it-away-why = Az óriás kikerült a csatából, és vele a kommandó is.

own-target = A faj mindkét vezére a te seregedben fekszik, és nálad van a kommandó. Emlékszel { $name } seregére: az ereje { $strength }.
own-target-goal = Nyerd meg ezt a csatát.
own-target-look = Két vezérrel a sereged ereje 0. Kinek a lapjait találhatja el a kommandó?
own-target-why = A kommandó a te egyik vezéredet találta el, a másik pedig megkétszerezte a sereget.

what-is-left = { $name } serege ez. Lecsap rá egy kommandó, és ezt a lapot mutatják meg: { $card }.
what-is-left-goal = Mekkora most a sereg ereje?
what-is-left-look = Vedd el a lapot, aztán add össze, ami maradt.
what-is-left-why = Az eltalált lapot meg kell mutatni, így mindenki tovább számolhat.

## Az erők.

strongest-of-three = Minden lapot felfordítottak.
strongest-of-three-goal = Kinek a serege a legerősebb?
strongest-of-three-look = A goblin 1-et ér, a troll 5-öt, az óriás 10-et. Mindegyik sereget add össze.
strongest-of-three-why = A sereg minden ereje összeadódik; az egyformák holtversenyben vannak.

one-leader-fights = Felfordítottak egy sereget, egy vezérrel.
one-leader-fights-goal = Mekkora az ereje?
one-leader-fights-look = A vezér nem mindegyik lapot kétszerezi.
one-leader-fights-why = A faj számai kétszer számítanak, ehhez jönnek a zsoldosok.

leaders-quarrel = Minden lapot felfordítottak.
leaders-quarrel-goal = Kinek a serege a legerősebb?
leaders-quarrel-look = Számold meg a vezéreket mindegyik seregben.
leaders-quarrel-why = A két vezérrel harcoló sereg ereje 0.

machines-fight = Zsoldosokat tehetsz hozzá.
machines-fight-goal = Legyen a sereged ereje legalább { $strength }, legfeljebb ennyi zsoldossal: { $most }.
machines-fight-look = Mi kell ahhoz, hogy egy csatagép 9-et érjen?
machines-fight-why = A gép és a goblinja együtt 10-et ér.

crews-count = Felfordítottak egy sereget, csatagépekkel.
crews-count-goal = Mekkora az ereje?
crews-count-look = Hány géphez van kezelő? Aztán számolj meg minden goblint.
crews-count-why = Minden kezelt gép 9-et ér, és minden goblin 1-et, akár kezel gépet, akár nem.

## A légijármű.

from-the-air = Minden lapot felfordítottak. { $name } seregének ereje { $strength }, nálad pedig ott a légijármű és néhány goblin.
from-the-air-goal = Győzz, akár holtversenyben, és tarts meg minél több goblint.
from-the-air-look = Add össze a seregedet. A légijármű 4-et ér, és rajta minden goblin 1-et.
from-the-air-why = A légijármű és a goblinjai behozták a hátrányt, a többi goblin a kezedben maradt.

nobody-on-the-ground = Nem küldtél lapot, és mindent felfordítottak. { $name } seregének ereje { $strength }, nálad a légijármű és néhány goblin.
nobody-on-the-ground-goal = Győzz, akár holtversenyben, és tarts meg minél több goblint.
nobody-on-the-ground-look = Kell-e a légijárműhöz sereg, amelyhez csatlakozik?
nobody-on-the-ground-why = A légijármű akkor is jöhet, ha egy lapod sincs a csatában.

joins-later = { $name } zsoldosokat tesz hozzá.
joins-later-goal = Melyiket nem teheti meg most { $name }?
joins-later-look = Az egyik csak a felfordítás után jöhet.
joins-later-why = A légijármű nem fekhet képpel lefelé; a felfordítás után csatlakozik.

airship-arrives = Felfordítottak egy sereget, és a légijármű a goblinjaival csatlakozik hozzá.
airship-arrives-goal = Mekkora most a sereg ereje?
airship-arrives-look = Előbb számold meg a vezéreket a seregben.
airship-arrives-why = A légijármű 4-et ér, a goblinjai 1-et, de két vezér mindent 0-ra ront.

kept-for-later = Ez a harmadik csata; a negyedik 2 pontot ér. Emlékszel, mekkora { $name } ereje: ebben a csatában { $now }, az utolsóban { $last }.
kept-for-later-goal = Nyerd meg az utolsó csatát.
kept-for-later-look = Ami most elmegy, azt a csata után félre kell tenni. Add össze a seregedet az utolsó csatára.
kept-for-later-why = A kézben maradt zsoldosok megnyerték az utolsó csatát.
