## A kérdések.

second = { $players } játékos. Ez áll a kártyán ({ $battle }): { $first }, { $second } és { $third }; a 0 azt jelenti, hogy nincs jelző.
second-goal = Hány pontot kap a második helyezett?
second-look = Melyik szám marad ki ilyen kevés játékosnál?
second-why = A második szám kimarad, és a harmadik a második helyezetté.

few = Castillon lezajlott, minden kéz nyíltan fekszik.
few-goal = Hány pontot szerzett { $name } Castillonnál?
few-look = Melyik helyek fizetnek ilyen kevés játékosnál, és mennyit?
few-why = 11, aztán 5, aztán 3: a 8 kimarad.

table = Négy társaság játszana, mindegyik a maga módján.
table-goal = Melyik játék nem játszható?
table-look = Mit hányan választhatnak?
table-why = A második hely pontjai két vagy három játékosnál maradhatnak el.

read-otherwise = { $switch } Anita újoncozik, van egy ebe, és öt újonc fekszik nyíltan.
read-otherwise-goal = Mit tehet ezek közül?
read-otherwise-look = Mit köt itt a teli terület: a két lapot, az ebet vagy mindkettőt?
read-otherwise-why = Ami másképp is olvasható, az választható szabály, és az asztal előre megegyezik benne.
