## Mi érvényes annál az asztalnál, ahol egy szabály ki van kapcsolva.

without-h1-2 = Castillon elmarad: a játék a nyolcadik csatával véget ér.
without-h3-1 = A teljes doboz játékban van, bárhányan játszanak: az összes katona, mind a tizenkét eb, és legfeljebb öt újonc fekhet kint.
without-h3-2 = Senki sem kap ebet: minden játékosnak nyolc katona jár, az ebek mind a húzópakliba kerülnek.
without-h3-3 = Az összes eb már az osztás előtt a pakliban van: mindenki nyolc lapot kap, és kikerül három újonc, bármilyen lapok azok.
without-h3-4 = Az első Béke őre maga az osztó, és ő kezdi a játékot.
without-h3-5 = Öt vagy hat játékos is azt a békekártyát használja, amelyen 1-es, 2-es és 3-as van.
without-h3-5a = A gyorsabb békekártya nem választható: két, három vagy négy játékos mindig azt használja, amelyen 3-as is van.
without-h4-1 = A játékosok fordított irányban, az óramutató járásával szemben kerülnek sorra.
without-h4-2 = A játékos elvesz két lapot, de egyet sem tesz az újoncok közé.
without-h4-3 = Az első elvett lap akkor is jöhet a húzópakliból, ha az újoncok területe tele van.
without-h4-4 = Ebet csak az tehet az újoncok közé, akinek a kezében csupa eb van.
without-h4-6 = Ebbel nem lehet lapot elkapni.
without-h4-7 = Újoncozás közben nem lehet hullarablásra ebet küldeni.
without-h4-7a = Hullarablás akkor is lehetséges, ha nincs dobott lap; a két eb ilyenkor nem talál semmit.
without-h4-7b = Ha az ebek nem találnak katonát, nem vesznek oda: maradnak, ahol voltak, de most többet nem küldhetők.
without-h4-8 = Egy újoncozás során akárhány eb felhasználható.
without-h4-9 = Eb csak a két lap közül az első elvétele előtt játszható ki.
without-h4-9a = A Kapd el! akcióval akkor is lehet a húzópakliból venni, ha az újoncok területe tele van, és onnan még nem került el lap.
without-h4-10 = A dobott lapokat nem kell megkeverni: ha a húzópakli elfogyott, nem lehet többet húzni.
without-h4-11 = Akkor is lehet újoncozni, ha kettőnél kevesebb lap vehető el; a játékos annyit vesz el, amennyi van.
without-h4-11b = Az a Béke őre is elforgatja a békekártyát, akinek laphiány miatt kimarad a köre, de a legnagyobb számon túl nem forgatja.
without-h5-1 = Az újoncozás sosem forgatja el a békekártyát, így békeév sincs.
without-h5-2 = Öt vagy hat játékosnál is elforgatja a békekártyát már az első újoncozás.
without-h5-2a = Az első fordulóban vívott csata nem szünteti meg a kivételt: az új Béke őrének első újoncozásakor sem kell forgatni.
without-h5-3 = Nincs békeév: a legnagyobb számán a békekártya úgy marad, ahogy van.
without-h5-3a = Békeévben mindenki képpel felfelé dobja el a lapját.
without-h5-5 = A csata győztese nem lesz a Béke őre: az marad, aki addig volt.
without-h5-5a = Az 1-esre állítás nem számít forgatásnak: ha a győztes rögtön újoncozik, a békekártya a 2-esre fordul.
without-h5-6 = A békeév nem törölheti a nyolcadik csatát: a békekártya ilyenkor a legnagyobb számán marad.
without-h5-6a = Ha a békeév a nyolcadik csatát törli, senki sem dob el lapot.
without-h6-1 = A csatakártyák sorrendje véletlen; csak Castillon marad a végére.
without-h6-1a = A véletlen sorrend nem választható: a csaták mindig a sorszámuk szerint következnek.
without-h6-1b = Senki sem nevez meg csatát, akkor sem, ha ezt választották: a csaták a sorszámuk szerint következnek.
without-h6-1c = Ha a győztesek választják a csatákat, az első és a békeév utáni akkor is a sorszám szerint következik.
without-h6-2 = A kezdeményezőnek elég egyetlen lapot leraknia.
without-h6-2a = Az is kiálthat Havocot, akinek csak egy lapja van; azt az egyet rakja le.
without-h6-3 = Aki kimarad a csatából, nem húz lapot.
without-h6-3a = Akinek csak egy lapja van, annak lerakásával beszállhat a csatába.
without-h6-4 = A belépés után senki sem rak le több lapot: a csata véget ér, ha mindenki eldöntötte, beszáll-e.
without-h6-4a = Aki további lapot rak le, egyszerre pontosan egyet rak le.
without-h6-5 = A csata az első passzal véget ér.
without-h6-6 = Akárhány lap lerakható, katona is, eb is; a legerősebb hat számít.
without-h6-6b = A csatát kezdő vagy a belépéshez lerakott két lap egyikének katonának kell lennie, ha van a kézben.
without-h6-6c = Amint már csak egy résztvevő nem passzolt, a csata véget ér.
without-h6-7 = Egyetlen eb sem nyilvánítható harcon kívülinek.
without-h6-7a = A lerakott ebek közül akárhány harcon kívülinek nyilvánítható.
without-h6-7b = Legalább egy lerakott lapnak részt kell vennie a harcban: nem lehet mindet harcon kívülinek nyilvánítani.
without-h6-8 = A hat lapon felüli ebek maguktól nem maradnak harcon kívül: minden olyan lap közül, amelyet nem nyilvánítottak annak, a legerősebb hat számít.
without-h6-9 = A kezdeményező utolsóként nyilatkozik, a többi résztvevő után.
without-h6-10 = Azoknak a helyeknek a pontjai, amelyekre nem jut résztvevő, a győzteséi.
without-h6-11 = A csatáért csak a győztes kap pontot; a második és a harmadik hely semmit sem ér.
without-h6-12 = Az azonos erejű résztvevők rögtön osztoznak, bármennyi lap van a kezükben.
without-h6-12a = Amikor az egyenlők kézben tartott lapjait meg kell számolni, a harcon kívüli eb is annak számít.
without-h6-12b = Osztozáskor a kerekítés maradékát az egyenlők közül az első kapja.
without-h7-1 = Csata után senki sem használhat ebet.
without-h7-2 = Dögevés nincs; az ebek csak hullarablásra küldhetők.
without-h7-3 = A dögevő eb a húzópakli legfelső lapját is elhozhatja.
without-h7-4 = Csata után nem lehet hullarablásra ebet küldeni.
without-h7-5 = Csata után nem kell kiegészíteni az újoncokat.
without-h7-6 = A csata győztese nem oszt lapot.
without-h7-6a = Előbb a győztes oszt, és csak azután kell kiegészíteni az újoncokat.
without-h7-7 = A csata után nem a győztes van soron, hanem az utána következő játékos.
without-h8-1 = Nincsenek kombinációk: a legmagasabb lap dönt, azután a következő, és így tovább.
without-h8-2 = Nincs sor: a színsor is csak flösnek számít.
without-h8-3 = Nincs flös: a színsor is csak sornak számít.
without-h8-4 = Az ebek nem alkotnak sem párt, sem nagyobb csoportot.
without-h8-5 = A harcoló lapokban rejlő legerősebb kombináció számít, akkor is, ha mind a hat lap együtt sor vagy flös.
without-h8-5a = Ha hat azonos színű lap között négy vagy öt eb van, azok 4 vagy 5 ugyanolyan lapnak számítanak, nem 6-os flösnek.
without-h8-5b = Hat harcoló lap közül öt sosem számít sornak, flösnek vagy színsornak.
without-h8-5c = Ha egynél több eb harcol, a lapok nem alkothatnak sort.
without-h8-5d = A best_subset választása hatástalan: hat harcoló lapot mindig először együtt kell értékelni.
without-h8-5e = A best_subset szabállyal a kombinációból kimaradó lapok egyáltalán nem számítanak.
without-h8-6 = Az azonos rangú kombinációk egyenlők, bármilyen értékűek.
without-h8-6a = A kísérőlapok nem számítanak: egyenlő kombinációk esetén a két kéz egyenlő.
without-h9-1 = A nyolcadik csata után is folytatódnak a körök: Castillon ugyanolyan csata, mint a többi, és utána vége a játéknak. Békeév nem törölheti.
without-h9-1a = Az utolsó csata akkor következik, amikor a 8-as számú csata lezajlott vagy elmaradt; amelyikre addig nem került sor, az kimarad.
without-h9-2 = Az újoncok az utolsó csata alatt is kint maradnak.
without-h9-3 = Az utolsó csata előtt senki sem kap lapot.
without-h9-3a = A Béke őre mindenkinek egyszerre adja oda mind a két lapot.
without-h9-4 = Az utolsó csata előtt nem lehet ebet lapra cserélni.
without-h9-4a = Aki két ebet cserél, mindkettőt eldobja, mielőtt az első lapot húzná.
without-h9-5 = Castillonnál mindenki a keze összes lapját lerakja; a legerősebb hat számít, és senkinél sem marad lap.
without-h9-5b = Akinek nincs lapja, Castillonnál semmit sem kap, bárhányadik.
without-h9-6 = Castillonnál csak az első hely ér pontot.
without-h9-6a = Ha Castillonnál megoszlik az első hely, mindegyiküknél megnyert csatakártyának számít.
without-h10-1 = Az győz, aki a legtöbb csatakártyát nyerte; ha ez egyenlő, a pontok döntenek, azután a castilloni sorrend.
without-h10-1a = A korona nem osztható meg: az egyenlők közül a Béke őre az első, utána az óramutató járása szerint következő.
without-h11-1 = A második hely két vagy három játékosnál is annyit ér, amennyi rá van nyomtatva.
without-h11-1a = Castillonnál a második hely is annyit ér, amennyi rá van nyomtatva, a többi csatánál azonban nem számít.
without-h11-1b = A második helyek pontjai négy vagy több játékosnál sem számítanak.
without-h13-1 = John of Gaunt nem választható: a kártyája a dobozban marad.
without-h13-2 = Aki John of Gauntot felhúzza, nyíltan leteszi, és folytatja a körét; John is felhúzott lapnak számít.
without-h13-2a = Aki John of Gauntot felhúzza, a köre vége előtt még lerak egy lapot az újoncokhoz.
without-h13-2b = Aki John of Gauntot felhúzza, húz helyette még egy lapot.
without-h13-3 = John of Gaunt nem vív csatát: a következő kör kezdetén elhagyja a játékot.
without-h13-3a = Az azonos erejű harcolók közül John of Gaunt az utolsó.
without-h13-4 = Nem kell lapot felcsapni: mindig a Chevauchées Calais–Tours oldala számít.
without-h13-4a = Ha a Chevauchées oldaláról felcsapott eb dönt, páratlannak számít.
without-h13-5 = John of Gaunt csatájából is ki lehet maradni, mint bármelyik másikból.
without-h13-7 = John of Gaunt akkor is elhagyja a játékot, ha győz: a Béke őre nem változik, és ő van soron.
without-h13-7a = Ha az utolsó csata előtt John of Gaunt a Béke őre, a jobb oldalán ülő játékos oszt helyette.
without-h13-7b = Ha John of Gaunt helyett csatát kell megnevezni, a jobb oldalán ülő játékos nevezi meg.
without-h13-10 = A Chevauchées nem választható külön csatának: mindig kivált egyet.
without-h13-11 = Ha John of Gaunt az újoncok között bukkan fel, vagy kiosztják, nem jön másik lap a helyére.
without-h13-11a = Ha John of Gaunt az újoncok között bukkan fel, a csata kezdeményezőjének bal keze mellé kerül.
without-h13-11b = Aki az utolsó csata előtt húzza vagy kapja John of Gauntot, semmit sem kap helyette.

## Miért nincs mit kikapcsolni.

kept-h1-1 = Ez azt mondja el, miről szól a játék. A játékosok számát az asztal beállításakor kell megadni.
kept-h2-1 = Ez azt mondja el, mi van a dobozban. Hogy melyik katona vesz részt a játékban, az a H3.1 dolga.
kept-h2-2 = Ez azt mondja el, mi az eb. Hogy mennyit ér, azt a H8.2, a H8.3 és a H8.4 mondja meg, és ezek mind kikapcsolhatók.
kept-h2-3 = Ez azt mondja el, mi van a dobozban. Hogy a kártyák és a jelzők mire valók, azt későbbi szabályok mondják meg.
kept-h2-4 = Ez azt mondja el, mi áll a csatakártyákon. A számok az asztal beállításakor egyenként átírhatók.
kept-h3-6 = Ez azt mondja meg, ki mit láthat. A játékosok tudása múlik rajta, a lépések és az eredmény nem.
kept-h3-6a = Ez azt mondja meg, mit tudhat mindenki. A játékosok tudása múlik rajta, a lépések és az eredmény nem.
kept-h4-5 = Ez a szabály nem szab határt. Nélküle sem volna határ, amíg más szabály nem mond számot.
kept-h4-9b = Az elvett újonc helyet hagy maga után, ezért az újoncok területe már nincs tele, és a húzópakli így is nyitva áll.
kept-h4-9c = Az ebek egyformák. Később senki sem tudná megmondani, melyikük a frissen elvett, így az ellenkezőjét nem lehetne számon kérni.
kept-h4-10a = Ha nincs több lap, nem lehet húzni, akár kimondja ezt egy szabály, akár nem.
kept-h4-11a = Aki sem újoncozni, sem Havocot kiáltani nem tud, az csak kimaradhat.
kept-h5-4 = Akinek nincs lapja, az nem tud mit eldobni, akár kimondja ezt egy szabály, akár nem.
kept-h6-6a = A lerakott lap kint marad, ezért az egyszer átlépett korlát a csata végéig át volna lépve.
kept-h7-1a = Az ebeket valamilyen más sorrendben kellene felhasználni, de egyik sem adódik magától.
kept-h9-5a = A legerősebb kombináció nem függ attól, mit raknak le a többiek, ezért mindegy, milyen sorrendben és ki rakja le.
kept-h11-2 = Ez csak felsorolja, mi választható. Mindegyik választás a maga szabályánál kapcsolható.
kept-h12 = Ez egy példaként lejátszott játék. Követi a szabályokat, de újat nem ad hozzájuk.
kept-h12a = Ez a példa egy elírását javítja. Új szabályt nem ad.
kept-h13-6 = John of Gaunt 9-eseihez nem tartozik kártya, ezért e szabály nélkül sem volna mit elvenni.
kept-h13-8 = Ha már más a Béke őre, John of Gaunt semmit sem tesz. Mindegy, hogy az asztalnál marad-e, vagy távozik.
kept-h13-9 = Ez arról szól, hogyan kell feljegyezni a pontokat, nem arról, hogy mennyi jár.

## Hol számít egy szabály.


fact-choice = { $kind ->
    [turn] { $name } van soron.
    [recruit] { $name } újoncozik tovább.
    [pick] { $name } nézi át a dobott lapokat.
    [year-of-peace] { $name } dob el egy lapot.
    [name-battle] { $name } nevez meg egy csatát.
    [open-battle] { $name } nyitja meg a csatát.
    [join] { $name } dönti el, beszáll-e vagy kimarad.
    [add] { $name } rakhat le még lapot, vagy passzolhat.
    [declare] { $name } nyilatkozik az ebeiről.
    [dogs] { $name } használhatja az ebeit.
    [pick-after-battle] { $name } nézi át a dobott lapokat.
   *[last-dogs] { $name } cserélhet ebet lapra.
}
fact-over = A játék véget ér.
fact-hand = { $name } kezében ezután ennyi lap van: { $cards }.
fact-points = { $name } pontjainak száma ezután: { $points }.
fact-won = { $name } ezután ennyi csatakártyát nyert meg: { $count }.
fact-turned = A békekártya a következő körre már elforgatottnak számít.
fact-not-turned = A békekártyát még el kell forgatni, ha a Béke őre újoncozik.
fact-exempt = A Béke őrének első újoncozásakor továbbra sem kell forgatni.
fact-step = { $name } ugyanebben a lépésben is rakhat le még lapot.
fact-john-in-pile = John of Gaunt a húzópakliban van.
fact-john-not-there = John of Gaunt nincs a játékban.
fact-supply = A legmagasabb katona értéke { $highest }, az ebek száma { $dogs }.
fact-dogs = { $name } ennyi ebet kap: { $dogs }.
fact-first = { $name } a Béke őre, és ő kezd.
fact-order = A csaták ebben a sorrendben következnek: { $battles }.
