number = { $name } van soron, és újoncozik. A Havoc/Béke kártya itt fekszik: { $peacekeeper } előtt.
number-goal = Mit mutat utána a kártya?
number-look = Az előtt fekszik, aki újoncozik?
number-why = Akkor és csak akkor fordul, ha a Béke őre újoncozik.

first-turn = { $situation } A Béke őre ({ $name }) újoncozik.
first-turn-goal = Mit mutat utána a kártya? A 0 a forgatatlant jelenti.
first-turn-look = Hányan játszanak, és lement-e már az első forduló?
first-turn-why = Öt vagy hat játékosnál az első Béke őrének első újoncozása forgatatlanul hagyja a kártyát.

round-one = { $situation } A Béke őre ({ $name }) újoncozik.
round-one-goal = Mit mutat utána a kártya? A 0 a forgatatlant jelenti.
round-one-look = Volt már csata?
round-one-why = Forgatás nélkül csak az első Béke őrének első köre telik; egy csata véget vet a kivételnek.

give = Békeév van, és adnod kell egy lapot.
give-goal = Ezeket tartsd meg: { $cards }.
give-look = Egy lapod nincs ezek közt.
give-why = A Béke őrén kívül mindenki eldob egy lapot, maga választja, melyiket.

order = { $peacekeeper } békeévet hirdetett. Az előbb { $name } dobott.
order-goal = Ki a következő?
order-look = Menj körbe az óramutató járása szerint.
order-why = A dobás a Béke őrétől körbe halad; ő maga nem ad.

bare-hand = { $peacekeeper } békeévet hirdetett. Az előbb { $name } dobott.
bare-hand-goal = Kinek kell most dobnia?
bare-hand-look = Menet közben nézd a kezeket.
bare-hand-why = Akinek nincs lapja, kimarad.

keeper = Egy csata vége: a többiek már passzoltak, most { $name } passzol.
keeper-goal = Ki előtt fekszik utána a Havoc/Béke kártya?
keeper-look = Vesd össze, mit rakott le a négy játékos.
keeper-why = A győztes lesz a Béke őre.

victor = { $situation } Most { $name } újoncozik.
victor-goal = Mit mutat utána a kártya?
victor-look = Ebben a körben elfordult már a kártya?
victor-why = A kártya 1-esre tétele a csata utáni kör forgatásának számít; később a szokott módon megy tovább.

late-year = { $name } a Béke őre, és a kártya utolsó számánál újoncozik. A következő csata: { $battle }.
late-year-goal = Hány lapot vesz el { $name } ebben a körben a pakliból és az újoncok közül?
late-year-look = Hány csata marad, ha ez elmarad?
late-year-why = Ha a nyolcadik csata marad el, vége a köröknek; különben a Béke őre újoncozik.

no-turn = Ezt a csatát békeév viszi el: { $battle }; { $name } hirdette. A többiek dobnak.
no-turn-goal = Hány lapot vesz el ezután { $name } a pakliból és az újoncok közül?
no-turn-look = Van még kör, amelyben újoncozni lehet?
no-turn-why = Az újoncozás egy kör része, és a nyolcadik csata után nincs több.
