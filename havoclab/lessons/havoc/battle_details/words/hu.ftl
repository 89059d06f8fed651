## Lépések.

r-second = Crécy 5, 3 és 1 pontot fizet. Te döntesz, Anita.
r-second-goal = Szerezz 3 pontot, legfeljebb három lappal.
r-second-look = A második hely elég. Kinek a lapjait kell ehhez megverni?
r-second-why = A második hely elérhető volt. Most az jön, mi minden fekhet még egy csatában.

next-card = Sluysnél már harcoltak; Crécyt egy békeév vitte el. Anita megint Havocot kiáltott, Peter passzolt, és Anita kilencesei vezetnek.
next-card-goal = Anita passzol. Melyik csatát nyeri meg?
next-card-poitiers = Poitiers-t, 6 pontot.
next-card-agincourt = Agincourt-t, 8 pontot: ő választ.
next-card-crecy = Crécyt, 5 pontot: az még hátravolt.
next-card-not-agincourt = A helyszínt nem választja senki: a sorszám szerinti következő kártya az.
next-card-not-crecy = Amit egy békeév elvitt, az kikerült a játékból.
next-card-look = A csaták sora mutatja, mi van már túl, és mi jön.
next-card-why = A csata mindig a sorszám szerint következő kártyáért folyik, itt a harmadikért.

one-card = Anita következik, egyetlen lappal.
one-card-goal = Ezek közül mit tehet meg?
one-card-look = Hány lappal kezdi a csatát a kezdeményező?
one-card-why = A Havoc-kiáltás két lap lerakásával jár. Ennél kevesebbel nem megy; az újoncozás marad.

too-few = Peter Havocot kiáltott, és lerakott két ötöst. Christine következik, egyetlen lappal.
too-few-goal = Peter befejezi a lépését. Mi lesz Christine-nel?
too-few-card = Kimarad, és húz egy lapot.
too-few-nothing = Kimarad, és nem húz.
too-few-joins = Eldönti, lerakja-e a lapját.
too-few-not-nothing = Aki kimarad, az húz egy lapot, akár maga döntött így, akár nem.
too-few-not-joins = A beszálláshoz két lap kell, így nincs miről dönteni.
too-few-look = A beszálláshoz két lap kell. És mit hoz a kimaradás?
too-few-why = Kettőnél kevesebb lappal magától kimarad, és húz, mint bárki más, aki kimarad.

at-once = Peter három kilencese vezet. Anita az imént tette a zöld 5-öst a többi ötöse mellé, és még tart a lépése.
at-once-goal = Ezek közül mit tehet meg most?
at-once-look = Aki nem passzol, legalább egy lapot lerak. Ennél többet nem lehet?
at-once-why = Egyszerre több lap is lerakható; a passz és a kimaradás az első lappal elesett.

stays-laid = Anita előtt hat katona és egy eb fekszik, és a lerakott lap nem vehető vissza.
stays-laid-goal = Ezek közül mit nem tehet meg?
stays-laid-look = A katonák és a lapok számának korlátja minden pillanatban érvényes. Melyik telt be?
stays-laid-why = A hetedik katonának sosincs helye, akkor sem, ha egy másik lap menne el érte. Nyolcadiknak eb lefeküdhet.

dogs-alone = Peter egyedül harcol Sluysnél, amely 5 és 3 pontot fizet. A négy kilencest meg akarod tartani. A beszállás két lapja lehet két eb is.
dogs-alone-goal = Szerezz 3 pontot úgy, hogy minden katonád megmaradjon.
dogs-alone-look = A második hely elég: két harcolónál ahhoz semmi erő nem kell.
dogs-alone-why = Két eb szállt be, második lett, a kilenceseid pedig a kezedben maradtak.
dogs-alone-soldier-laid = Ez is beszállás, de a katonáknak a kézben kellene maradniuk.

lays-on = A többiek passzoltak vagy kimaradtak, és te vezetsz. Ettől még rakhatsz le lapot. Az újoncok között a narancs 13-as illene a tizenhármasaidhoz.
lays-on-goal = Győzz, aztán szerezd meg dögevéssel a narancs 13-ast.
lays-on-look = A csata után csak olyan eb mehet, amelyet a csatában raktak le.
lays-on-why = Az eb a csatához nem kellett. Azért került oda, hogy utána mehessen.
lays-on-passed-now = Ez megnyeri a csatát, de nem fekszik ott eb, amely dögöt ehetne.

alone = Crécynél, amely 5, 3 és 1 pontot fizet, mindenki más kimaradt.
alone-goal = Anita passzol. Mennyit szerez?
alone-five = 5 pontot.
alone-nine = 9 pontot: mindhárom helyet.
alone-none = Semmit: nem volt ellenfele.
alone-not-nine = Csak egy helyet tölt be. Amit senki sem szerez meg, az elvész.
alone-not-none = Aki egyedül harcol, megnyeri a csatát.
alone-look = Hány helyet tölt be egyetlen harcoló?
alone-why = Aki egyedül harcol, győz; az üres helyek pontjai elvesznek.

which-rule = A többiek már döntöttek. Anita lerakta a zöld 9-est, és ezzel be akarja fejezni a lépését.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Benn van már ebben a csatában, vagy most száll be?
which-rule-why = A beszálláshoz legalább két lap kell. Lépésenként egy lap csak később elég.

q-run = A többiek passzoltak vagy kimaradtak. Egy értékből kettő van a kezedben, a harmadik az újoncok között fekszik.
q-run-goal = Győzz, aztán dögevéssel ezt szerezd meg: { $card }.
q-run-look = Minek kell a végén előtted feküdnie a dögevéshez?
q-run-why = Az utolsónak lerakott eb ment el a csata után.

q-zeros = Peter egyedül van a csatában. Te döntesz.
q-zeros-goal = Légy második úgy, hogy minden katonád megmaradjon.
q-zeros-look = Melyik lapjaid nem katonák?
q-zeros-why = A beszálláshoz két eb is elég, a második helyért pedig más nem harcolt.

q-more = A többiek mind passzoltak. Anita még rakhat le lapot.
q-more-goal = Legfeljebb hány lapot rakhat le még ebben a csatában?
q-more-look = A katonákat és az ebeket külön számold: legfeljebb hat katona, és összesen nyolc lap.
q-more-why = Legfeljebb hat katona, összesen nyolc lap, és ami fekszik, az ott marad.

q-asked = { $name } Havocot kiáltott, és lerakott két lapot.
q-asked-goal = Kinek kell elsőként eldöntenie, beszáll-e?
q-asked-look = Menj körbe az óramutató járása szerint, és nézd, kinek hány lapja van.
q-asked-why = A kezdeményezőtől az óramutató járása szerint: akinek kettőnél kevesebb lapja van, kérdezés nélkül kimarad.
