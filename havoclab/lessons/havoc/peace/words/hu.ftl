## Szavak.

term-peacekeeper = a Béke őre: az a játékos, aki előtt a Havoc/Béke kártya fekszik
term-year-of-peace = békeév: egy csata elmarad, és lapokat kell dobni

## Lépések.

r-reach = A csata véget ért, és Anita ebe munkához lát.
r-reach-goal = Ezek közül mit tehet meg?
r-reach-look = Keresd meg mindegyik lapot az asztalon.
r-reach-why = A dögevő eb a nyíltan fekvő katonákat éri el.

next-number = Te vagy a Béke őre. Amikor a Béke őre újoncozik, előbb a Havoc/Béke kártyát forgatja a következő számra. Most 1-es látszik.
next-number-goal = Újoncozol. Mit mutat utána a kártya?
next-number-look = A békeoldalon sorban állnak a számok.
next-number-why = A kártya az újoncozásaidat számolja. Az utolsó száma után béke tör ki.
next-number-two = 2
next-number-one = 1
next-number-three = 3
next-number-not-one = Az újoncozás a kártya forgatásával kezdődik, még a lapok előtt.
next-number-not-three = Egyszerre csak egy számmal megy tovább.

others-turn = A kártya előtted fekszik, és 2-est mutat. Most Peter van soron, és újoncozik.
others-turn-goal = Mi lesz a kártyával?
others-turn-look = Kinek az újoncozását számolja a kártya?
others-turn-why = Csak a Béke őrének újoncozása forgatja el.
others-turn-stays = 2-esen marad.
others-turn-turns = 3-asra fordul.
others-turn-not-turns = Nem Peter a Béke őre; a kártya Anita előtt fekszik.

declare-year = A kártya az utolsó számán áll. Ha most újoncozol, békeévet hirdetsz: a következő csata elvész, mindenki más eldob egy lapot, te pedig újoncozol, mint máskor.
declare-year-goal = Hirdess békét, és a köröd végén legyen három kilencesed.
declare-year-look = Kezdj újoncozni. A harmadik kilences nyíltan fekszik.
declare-year-why = Poitiers harc nélkül odalett, a többiek egy-egy lapot adtak, a kártya pedig újra 1-est mutat.
declare-year-cry-now = Aki Havocot kiált, a következő csatát vívja meg, így békeév nem lesz.

give-one = Eugene békeévet hirdetett, és neked képpel lefelé el kell dobnod egy lapot. Te választod, melyiket.
give-one-goal = Dobj el egyet úgy, hogy az ebed és a három nyolcas megmaradjon.
give-one-look = A kezed egyik lapja nem ezek közül való.
give-one-why = A szürke 2-es képpel lefelé a dobottak közt van. Senki más nem látta.
give-one-broke-set = Ez a megtartandó lapok egyike volt. Te döntöd el, melyiket adod oda.

away-with-it = Agincourt következik, egyedül a győztesnek ér 8 pontot, és Peter tizenkettesekre gyűjt. A kártya az utolsó számán áll.
away-with-it-goal = Érd el, hogy Agincourt elmaradjon.
away-with-it-look = A békeév elviszi a következő csatát.
away-with-it-why = Az utolsó számnál újoncoztál: Agincourt elmaradt, és a többiek egy-egy lapot is vesztettek.
away-with-it-cry-agincourt = Ezzel a kiáltással mégis megvívják Agincourt csatáját.

in-order = Christine békeévet hirdetett; Eugene épp választ, mit dob. A mi döntésünk: egymás után, a Béke őrétől körbe, képpel lefelé, így senkinek sem éri meg várni.
in-order-goal = Ki választ Eugene után?
in-order-look = Menj körbe Christine-től az óramutató járása szerint.
in-order-why = Eugene, Anita, Peter. Christine, a Béke őre nem dob.
in-order-anita = Anita
in-order-peter = Peter
in-order-christine = Christine
in-order-not-peter = Eugene és Peter közt Anita ül.
in-order-not-christine = Ebben a békeévben a Béke őre nem dob.

empty = Az utolsó számnál újoncozol: békeév. Peter a balodon ül, és üres a keze.
empty-goal = Ki dob először?
empty-look = Csak azt lehet eldobni, ami kézben van.
empty-why = Akinek nincs lapja, nem dob: ez a mi döntésünk, mert a forrás mindenkitől egy lapot kér, és az üres kézről hallgat.
empty-christine = Christine
empty-peter = Peter, mihelyt lesz lapja
empty-not-peter = Peter később sem tartozik azzal a lappal, amelye nincs.

at-one = Peter passzolt, és a három ötösöd vezet. Aki nyer, az lesz a Béke őre: 1-esre teszi a kártyát, és rögtön ő van soron.
at-one-goal = Nyerd meg a csatát, és legyél soron te, a Béke őreként.
at-one-look = Már vezetsz. Melyik gomb zárja le a részed?
at-one-why = A kártya előtted fekszik, és 1-est mutat. Újoncozhatsz, vagy újra Havocot kiálthatsz.
at-one-lay-more = Aki tovább rak, nyitva tartja a csatát.

counts = Az előbb győztél, és 1-esre tetted a kártyát. Most, ugyanebben a körben, újoncozol. A mi döntésünk: a lerakás számít e kör forgatásának.
counts-goal = Mit mutat utána a kártya?
counts-look = Ebben a körben elfordult már a kártya?
counts-why = 1-esen marad; legközelebb megy 2-esre. A forrás példájában a kör elején teszik le a kártyát, és nem forgatják tovább.
counts-one = 1
counts-two = 2
counts-not-two = E kör forgatása megvolt: az volt a lerakás.

five = Öten játszotok, és a legelső kör a tiéd, a Béke őréé. Öt vagy hat játékosnál az első forduló forgatás nélkül telik.
five-goal = Újoncozol. Mi lesz a kártyával?
five-look = Hányan vagytok, és hányadik forduló ez?
five-why = A kártya forgatatlan marad. Öten-hatan különben túl gyorsan telne az idő.
five-stays = Forgatatlan marad.
five-turns = 1-esre fordul.
five-not-turns = Kettő–négy játékosnál lenne így.

how-long = Öt játékos, még az első forduló. Pár köre csatát nyertél, most újra te jössz. A mi döntésünk: a kivétel azzal a csatával véget ért.
how-long-goal = Újoncozol. Mit mutat a kártya?
how-long-look = A csata után a kártya 1-esre került.
how-long-why = A csatától fogva a kártya a szokott módon fordul, tehát 2-esre.
how-long-two = 2
how-long-stays = 1, mint eddig
how-long-not-stays = Csak az első Béke őrének első köre telik forgatás nélkül.

eighth = Formigny a nyolcadik csata. Ha békeév viszi el, nincs több kör, rögtön az utolsó csata jön. Peter keze erősnek látszik.
eighth-goal = Jöjjön az utolsó csata úgy, hogy Formignyért nem harcoltok.
eighth-look = A kártya az utolsó számán áll, és te vagy soron.
eighth-why = Formigny elmaradt, a többiek dobtak, és elkezdődött Castillon.
eighth-cry-formigny = Ezzel a kiáltással megvívják Formigny csatáját.

no-recruit = Te hirdetted a békeévet, amely elvitte Formignyt. Utolsónak Eugene dob. A mi döntésünk: a dobás a békeévhez tartozik, az újoncozás a körhöz.
no-recruit-goal = Mi jön Eugene dobása után?
no-recruit-look = Van-e még hátra kör?
no-recruit-why = Nincs több kör, így senki sem újoncozik; kezdődik Castillon.
no-recruit-battle = Kezdődik az utolsó csata.
no-recruit-recruits = Előbb Anita újoncozik.
no-recruit-not-recruits = Az újoncozás egy kör része volna, és kör már nincs.

which-rule = Eugene békeévet hirdetett. Anita dobás helyett inkább húzna egy lapot.
which-rule-goal = Az asztal nem engedi. Melyik szabály dönt erről?
which-rule-look = Mit kér a békeév a többiektől?
which-rule-why = Békeévben a Béke őrén kívül mindenki eldob egy lapot.

q-number = { $name } van soron, és újoncozik. A kártya itt fekszik: { $peacekeeper } előtt.
q-number-goal = Mit mutat utána a Havoc/Béke kártya?
q-number-look = Ki előtt fekszik a kártya?
q-number-why = Csak akkor fordul, ha az újoncozik, aki előtt fekszik.

q-give = Békeév van, és te jössz a dobással.
q-give-goal = Ezek a lapok maradjanak meg: { $cards }.
q-give-look = Melyik lapod nincs köztük?
q-give-why = Egy lap elment, képpel lefelé, a te választásod szerint.

q-next = { $peacekeeper } békeévet hirdetett. Az előbb { $name } dobott.
q-next-goal = Ki dob ezután?
q-next-look = Menj körbe az óramutató járása szerint, és nézd a kezeket.
q-next-why = Körben tovább; az üres kéz kimarad, a Béke őre pedig nem dob.

q-last = { $name } a Béke őre, és az utolsó számnál újoncozik. A következő csata: { $battle }.
q-last-goal = Hány lapot vesz el { $name } ebben a körben a pakliból és az újoncok közül?
q-last-look = Melyik csata marad el, és mi jön utána?
q-last-why = A nyolcadik csata után nincs több kör; előtte a Béke őre újoncozik, mint máskor.
