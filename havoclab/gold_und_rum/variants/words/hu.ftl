## Ami egy szabály nélküli asztalnál érvényes.

without-g3-2 = A tisztség fordulónként jobbra vándorol.
without-g3-4 = Mindenkinek két dezertálólapja van, akárhányan játszanak.
without-g4-1 = A toborzás kezdetét a harcosok közé keverik: bárhol lehet.
without-g4-1a = A toborzás kezdete pontosan középen van, negyven harcos alatt.
without-g4-2 = Kilenc pakli van, akárhányan játszanak.
without-g4-4 = Dezertálólapot is csak azután lehet lerakni, hogy megjelent a toborzás kezdete.
without-g4-5 = Toborzólapot az első harcostól kezdve le lehet rakni, még a toborzás kezdete előtt is.
without-g4-6 = Dezertálólapot az utolsó harcos után is le lehet rakni, amíg a paklikat fel nem nyitják.
without-g4-7 = Ahol mindenkit sorban kérdeznek, ott a kancellár jobb oldali szomszédjától kezdik, visszafelé.
without-g4-7a = Két leosztott lap között akárhány lapot le lehet rakni.
without-g4-7b = A lap olyan állapotában éri a paklit, amilyenné az közben vált.
without-g4-8 = A paklikat rögtön felnyitják, amint az utolsó harcos lent van.
without-g4-8a = Aki passzolt, az végleg passzolt.
without-g4-9 = Nem lehet toborzólapot rakni olyan paklira, amelyen már van egy.
without-g5-1 = A kancellár csak a paklik felnyitása után nevezi meg a favoritot.
without-g5-2 = A dezertálólap a pakli legalsó, még ott levő harcosát viszi el.
without-g5-2a = A toborzólapon fekvő dezertálólap azt a toborzólapot teszi hatástalanná.
without-g5-2b = A másik dezertálólapon fekvő dezertálólap a következő, lejjebb fekvő harcost viszi el.
without-g5-3 = A pakli azé, akinek a legfelső toborzólap a gazdája.
without-g5-3a = Ami egy további toborzólap fölött van, az annak a lapnak a gazdájáé.
without-g5-4 = A toborzólap nélküli pakli a favorité.
without-g5-5 = A dezertáló harcos annak a seregébe áll, aki a dezertálólapot lerakta.
without-g6-1 = A kémeket nem szólítják.
without-g6-2 = Amit egy kém elvitt, azt egy másik kém tovább viheti.
without-g6-2a = Ha egy kém elvitt egy lapot, a seregben az összes vele egyforma lap is védett.
without-g6-3 = Az első kém, amely senkinél sincs, véget vet a szólításnak.
without-g6-4 = Egy seregben akárhány óriás maradhat.
without-g7-1 = A fajt senki sem nevezi meg: élőhalottak, orkok, barbárok, törpék a sorrend.
without-g7-1a = Zsoldost csak olyan sereghez lehet tenni, amelyben van harcos a fajból.
without-g7-1b = A faj két vezére közül az egyik otthon marad.
without-g7-2 = Senki sem tesz hozzá zsoldost: csak a faj harcosai harcolnak.
without-g7-2a = Minden csatát a kancellár bal oldali szomszédja kezd.
without-g7-3 = A kommandó sosem csap le.
without-g7-3a = A kommandó csak mások lapjait találhatja el.
without-g7-5 = Egy vezér az egész sereg erejét megduplázza, a zsoldosokét és a légijárműét is.
without-g7-5a = Két vezér közül mindegyik dupláz, egyik a másik után.
without-g7-6 = A csatagép legénység nélkül is 9-et ér.
without-g7-6a = A csatagépet kezelő goblin maga nem számít semmit.
without-g7-7 = A légijármű sosem száll fel.
without-g7-7a = A légijármű csak olyan sereghez csatlakozhat, amely küldött lapot.
without-g7-8 = Két vezér seregében is számít a légijármű és legénysége.
without-g7-9 = A zsoldosok a csata után visszatérnek a kézbe; csak a légijármű és legénysége nem.
without-g8-1 = Ha több sereg a legerősebb, senki sem kap pontot.
without-g8-1a = Ha minden sereg ereje 0, valamennyi egyformán erős, és pontot kap.
without-g8-2 = A kancellár nem kap pontot.
without-g8-4 = A játéknak akkor van vége, amikor már mindenki volt egyszer kancellár, akárhány pontja van bárkinek.
without-g8-5 = Akiknek egyforma sok pontjuk van, osztoznak a győzelmen.
without-g8-5a = Egyenlő pontszámnál a favorit győzelme a kancellárénak is számít.

## Miért nincs mit kikapcsolni.

kept-g1-1 = Ez azt mondja el, miről szól a játék; a többi szabály azt, hogyan megy.
kept-g1-2 = Ez azt mondja ki, hogy a játéknak vége lesz; hogy mikor, azt a G8.4 szabja meg.
kept-g2-1 = Ezek a lapok vannak a dobozban.
kept-g2-2 = Ezek a lapok vannak a dobozban.
kept-g2-3 = A hátlapok olyanok, amilyennek nyomtatták őket. Az asztal alá rejtett kézről senki sem tudná, kinek mit kell küldenie.
kept-g2-3a = A hátlapok olyanok, amilyennek nyomtatták őket.
kept-g2-4 = Valamit mondani kell arról, mit ér egy vezér. Más szorzó választható beállításként; a G7.5 kikapcsolható.
kept-g3-1 = Sereg nélkül senki sem harcolhatna, csaták nélkül pedig senkinek sem kellene sereg.
kept-g3-3 = Aki oszt, nem foglalhat is: a lapok az ő kezére várnának.
kept-g4-3 = Ez már most is választható: beállításként mindenkit sorban megkérdeznek.
kept-g5-6 = Ez következik: nincs semmi, amire a lap hathatna.
kept-g6-3a = Ez a G3.3-ból következik: akinek nincs lapja, nincs mit átadnia.
kept-g7-1c = A megmaradt fajnak is harcolnia kell, hiszen négy csata van.
kept-g7-2b = A kémnek nincs ereje, amellyel harcolhatna.
kept-g7-3b = Akár látják, akár nem, a lap kikerül. Azért mutatják meg, hogy mindenki számolhasson a maradékkal.
kept-g7-4 = Enélkül senki sem tudná, ki a legerősebb.
kept-g8-3 = A lapjaik nélkül a következő fordulóban senki sem toborozhatna.

## Ahol egy szabály számít.

fact-office = A kancellár: { $name }.
fact-start = A toborzás kezdete ennyi harcos alatt van: { $warriors }.
fact-piles = A paklik száma { $piles }.
fact-desertions = A kancellár kivételével mindenkinek ennyi dezertálólapja van: { $cards }.
fact-choice = { $kind ->
    [deal] Ezután { $name } oszt.
    [claim] Ezután { $name } rakhat le lapot.
    [last-call] Ezután { $name } toborozhat még egyszer.
    [favourite] Ezután { $name } nevez meg egy favoritot.
    [spy] Ezután { $name } kér egy lapot.
    [race] Ezután { $name } nevezi meg a fajt.
    [mercenaries] Ezután { $name } tehet hozzá zsoldosokat.
    [commando] Ezután { $name } dönt a kommandóról.
   *[airship] Ezután { $name } dönt a légijárműről.
}
fact-over = A játék véget ér. Győztes: { $winners }.
fact-points = { $name } pontjainak száma ezután: { $points }.
fact-won = { $name } ezután a játék { $battle }. csatáját számítja megnyertnek.
fact-army = { $name } kezében ezután ez van: { $cards }.
fact-sent = { $name } lapjai ezután a csatában: { $cards }.
fact-pile = A { $pile }. pakliban ezután ennyi lap van: { $count }.
