## A példajáték, és a játékról készülő weboldal.

replay-film-title = Havoc: { $players } játszmája
replay-film-about = { $players } Havoc-játszmája lépésről lépésre.
replay-example-title = A kidolgozott példa
replay-example-text = Négy játékos, egy kör és a sluysi csata, a szabályokat megnevező megjegyzésekkel.

## Amit a kidolgozott példa lépéseiről mondanak.

example-1 = H4.1, H5.1: a Béke őre újoncozik, ezért előbb a kártya 1-re fordul.
example-2 = H4.2: a két lapból az egyik a húzópakliból jön …
example-3 = H4.2: … a másik az újoncok közül.
example-4 = H4.2: egy lapot a kézből le kell rakni az újoncokhoz.
example-5 = H4.1: a kör a bal oldali szomszédra száll. A kártyát csak a Béke őre forgatja.
example-7 = H4.2: mindkét lap jöhet a húzópakliból.
example-12 = H3.1: négy játékosnál öt újonccal telik meg a terület.
example-14 = H4.3: az újoncok területe megtelt, ezért az első lap csak újonc lehet.
example-15 = H4.3: a második is lehet újonc.
example-17 = H5.1: a kártya 2-re fordul.
example-20 = H4.6, H12a: egy eb eldobásával még egy lap jár. Ez a narancs 2-es; a forrás példája olyan lapot nevez meg, amely sehol sem fekszik.
example-22 = H6.2: Peter a kezdeményező. H6.1: a csata helye Sluys.
example-24 = H6.2: legalább két lapot le kell rakni.
example-26 = H6.3: Christine húz egy lapot, és ebből a csatából végleg kimarad.
example-27 = H6.3: a beszálláshoz két lap kell; az egyik lehet eb.
example-32 = H6.3: kettőnél több lap is lerakható.
example-34 = H6.4: körbe-körbe, mindig legalább egy újabb lap …
example-38 = H6.4: … vagy passz. Ami fekszik, az számít.
example-40 = H6.6c: már csak Eugene rakhat le lapot.
example-42 = H6.5: mindenki passzolt.
example-43 = H6.7, H6.9: a kezdeményezővel kezdve sorban be lehet jelenteni, hány eb marad harcon kívül. Peter ebe részt vesz.
example-44 = H6.11: a három kettes megveri a kilencesek párját, az pedig az ötösök párját.
example-45 = H7.1, H7.2: a kezdeményező ebe az első; dögevéssel Anita egyik lerakott lapját veszi el.
example-46 = H7.2: dögevéssel újonc is elvehető. H7.5, H7.6, H7.7: ezután a csatatér kiürül, az újoncok feltöltődnek, Anita oszt, és ő következik.
