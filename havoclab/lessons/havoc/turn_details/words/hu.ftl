## Lépések.

r-fetch = Te következel, Anita.
r-fetch-goal = A köröd végén ezek legyenek a kezedben: { $cards }.
r-fetch-look = Három lap kell. Nézd meg, mit küldhetsz a kezedből a harmadikért.
r-fetch-why = Két lapot elvettél, egyet pedig az eb kapott el. Most az ebek finomabb szabályai jönnek.

dog-recruit = A zöld 8-as a dobott lapok között van, és a hullarabláshoz két eb kell. Egy a kezedben van, egy az újoncok között. A frissen elvett eb még ebben a körben küldhető.
dog-recruit-goal = A köröd végén mindhárom nyolcas legyen a kezedben.
dog-recruit-look = Egy eb hiányzik a hullarabláshoz. Hol fekszik?
dog-recruit-why = Az elvett eb rögtön a kezedbe került, és ketten megszerezték a harmadik nyolcast.
dog-recruit-cry-now = A Havoc-kiáltás csatát kezd, és akkor ebben a körben nincs újoncozás.

full-draw = Öt újonc fekszik nyíltan: a terület megtelt. Ez az elkapást is köti: amíg nem vettél el újoncot, az eb sem húzhat a pakliból.
full-draw-goal = A köröd végéig küldd az ebedet a húzópaklihoz.
full-draw-look = Amíg öt újonc fekszik ott, a pakli zárva van. Mi nyitja ki?
full-draw-why = Előbb egy újonc, és a pakli az ebnek is megnyílt.

fetched-first = Megint tele van, te pedig tizenketteseket gyűjtesz. Az elkapott újonc első lapnak számít.
fetched-first-goal = Kapd el a zöld 12-est, aztán mindkét lapod a pakliból jöjjön, és zárd le a kört.
fetched-first-look = Ha az eb jön elsőnek, a saját két lapod közül egyiknek sem kell újoncnak lennie.
fetched-first-why = Az eb helyet szabadított fel az újoncok között, ezért mindkét lap jöhetett a pakliból.

which-rule = Ugyanaz az asztal: öt újonc fekszik nyíltan, elvett lap még nincs. Anita el akarja dobni az ebét, hogy elkapja a pakli felső lapját.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Négy nyílt újoncnál szabad volna.
which-rule-why = A teli terület az elkapást is köti: előbb egy újoncnak kell elkerülnie az asztalról.

no-discards = A játék eleje: még egyetlen dobott lap sincs. Hullarabláshoz legalább egynek ott kell feküdnie, mielőtt a két eb odakerül.
no-discards-goal = A köröd végéig küldj el két ebet.
no-discards-look = Nincs mit átnézni. Mit tud még egy eb?
no-discards-why = Két elkapás két lapot hozott. A hullarablás addig vár, amíg lesz dobott lap.
no-discards-cry-now = A Havoc-kiáltás csatát kezd, és akkor ebben a körben nincs újoncozás.

in-vain = Egyetlen dobott lap van: Peter ebe, amely elkapni ment. Anita mégis hullarablásba fog.
in-vain-goal = Mit kap a két ebéért?
in-vain-nothing = Semmit, és mindkét eb odavan.
in-vain-dog = Peter ebét.
in-vain-refused = Semmit: az asztal nem engedi, az ebek a kezében maradnak.
in-vain-not-dog = Hullarablással katona vehető el, az eb ott marad.
in-vain-not-refused = A tilalom mindenkinek elárulná, mi van a lefordított lapok között. A hullarablás akkor is szabályos, ha nem talál semmit.
in-vain-look = Mit vihet el egy hullarablás, és mi fekszik ott?
in-vain-why = Nem feküdt ott katona, ezért nem került elő semmi. A tilalom elárulta volna, mi van a dobott lapok között.

any-number = Anita kezében tizenöt lap van, kettőt ebben a körben vett el. Most lerakja a barna 1-est.
any-number-goal = Mi következik?
any-number-peter = Peter köre.
any-number-discard = Anita addig dob, amíg tíz lapja marad.
any-number-second = Anita még egy lapot lerak.
any-number-not-discard = Semmilyen szabály nem csökkenti a kezet, akármekkora.
any-number-not-second = Az újoncozást egy lap zárja le, akármennyi van a kézben.
any-number-look = Van olyan lapszám, amelynél több nem lehet a kézben?
any-number-why = A kézben lévő lapok száma nincs korlátozva: a tizennégy lap nála marad.

new-pile = A húzópakli elfogyott. Ha most lapra van szükség, a dobott lapok megkeverve új húzópaklit adnak.
new-pile-goal = A köröd végéig húzz két lapot.
new-pile-look = Kattints a húzópakli helyére, mint máskor.
new-pile-why = Amint lap kellett, a dobott lapok megkeverve új paklit adtak, és a játék ment tovább.

nothing-left = Egy másik játék vége felé: nincs húzópakli, nincs dobott lap, a kezek tele vannak. Peter Havocot kiáltott. Anita kimarad, és ezért egy lap járna neki.
nothing-left-goal = Mit kap?
nothing-left-empty = Semmit; a csata megy tovább.
nothing-left-recruit = A két újonc egyikét.
nothing-left-draws = Egyet Peter lerakott lapjai közül, megkeverve.
nothing-left-not-recruit = A kimaradó a pakliból húz. Az újoncok nem tartoznak oda.
nothing-left-not-draws = Ami a csatában fekszik, az még nem dobott lap.
nothing-left-look = Honnan jöhetne most egy húzott lap?
nothing-left-why = Nincs mit húzni, ezért a húzás elmarad, és a játék folytatódik.

must-cry = Nincs pakli, nincs dobott lap, és csak egy újonc fekszik nyíltan. Az újoncozáshoz két lap kell, így az kiesik: Havocot kell kiáltanod.
must-cry-goal = Nyerd meg az orléans-i csatát két lappal.
must-cry-look = A körödnek egyetlen lehetősége maradt. Melyik két lapod a legerősebb együtt?
must-cry-why = Egy elvehető lap volt, és kettő kell. Így lett a körből csata.

passed-over = Megint nincs se pakli, se dobott lap. Eugene a sárga 3-assal zárja a körét; más újonc nincs. Anita következne, egyetlen lappal.
passed-over-goal = Mit tesz Anita?
passed-over-peter = Semmit: Peter jön.
passed-over-turn = Az egy lapjával Havocot kiált.
passed-over-draws = Elveszi a sárga 3-ast, és vége a körének.
passed-over-not-turn = Havochoz két lap kell a kézben, neki egy van.
passed-over-not-draws = Az újoncozáshoz két lap kell, és csak egy van.
passed-over-look = Számold meg, hány lap vehető el, és hány van a kezében.
passed-over-why = Sem újoncozni, sem csatát kezdeni nem tud, ezért a köre kimarad.

no-turning = Anita a Béke őre, és a békekártyán a 3-as áll, az utolsó szám. Összesen egy újonc maradt, ezért Havocot kell kiáltania.
no-turning-goal = Mi lesz a békekártya számával?
no-turning-stays = Semmi: kezdődik a csata.
no-turning-year = A 3-as után fordul: békeév.
no-turning-one = Visszaáll 1-re.
no-turning-not-year = A kártyát az újoncozó Béke őre forgatja el. Ő most nem újoncozik.
no-turning-not-one = Itt senki sem forgatja a kártyát, se előre, se vissza.
no-turning-look = Mihez forgatja el a Béke őre a kártyát?
no-turning-why = A kártyát újoncozáskor kell elforgatni. Aki kényszerből kiált Havocot, vagy kimarad a köre, nem forgat semmit.

q-dog = Te következel. A dobott lapok között van: { $card }.
q-dog-goal = A köröd végén ez legyen a kezedben, a dobott lapok közül: { $card }.
q-dog-look = A dobott lapokhoz csak két eb fér hozzá. Mennyi van a kezedben, és mennyit szerezhetsz?
q-dog-why = Az elvett eb rögtön mehetett, a kézben lévővel együtt.

q-full = Anita újoncozik, és még semmit sem vett el.
q-full-goal = Ezek közül mit tehet meg most?
q-full-look = Számold meg a nyílt újoncokat. Mit zárnak el?
q-full-why = Amíg a terület tele van, elsőnek újonc jön, elvéve vagy elkapva.

q-pile = { $pile ->
    [0] A húzópakli üres,
   *[other] A húzópakliban egy lap van,
} a dobott lapok száma { $discards }. Anita újoncozik, és két lapot húz.
q-pile-goal = Hány lap lesz ezután a húzópakliban?
q-pile-look = Mi történik, amikor lap kell, de a pakliban nincs?
q-pile-why = Amint lap kellett, és nem volt, a dobott lapokból lett az új pakli.

q-last = Nincs se húzópakli, se dobott lap. Eugene újoncot rak le, és vége a körének; Anita jön.
q-last-goal = Mit tehet?
q-last-look = Számold meg, mennyi vehető el Eugene lapja után, és mennyi van Anita kezében.
q-last-why = Az újoncozáshoz két lap kell az asztalról, a csatához kettő a kézből.
