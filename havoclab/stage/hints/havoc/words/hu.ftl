## Segítség a Havochoz: hová érdemes nézni, és becslések lapok együtteséről.

look-turn = Nézd meg a következő csatát ({ $battle }): az első hely { $points } pontot ér. Mit érnének ott a legjobb lapjaid, és mire lennének jók később?
look-take = Nézd meg az újoncokat: illik-e valamelyik a kezedben tartott lapokhoz, vagy jobb egy ismeretlen lap?
look-full = Az újoncok területe megtelt, ezért az első lap csak újonc lehet: melyik illik a kezedben tartott lapokhoz?
look-put = Nézd meg a kezed: melyik lap nem tartozik ott semmihez, és nem alkot semmit azzal sem, ami nyíltan fekszik?
look-pick = Nézd végig a dobott lapokat: melyik katona ér a legtöbbet a kezedben?
look-pick-after-battle = Nézd végig a dobott lapokat: melyik katona ér a legtöbbet a kezedben?
look-year-of-peace = Nézd meg a kezed: melyik lap hiányzik majd a legkevésbé?
look-name-battle = Nézd meg, mit érnek a csaták, és milyen erős most a kezed.
look-open-battle = Nézd meg a kezedben az összetartozó lapokat: melyikről mondhatsz le { $points } pontért ({ $battle }), és milyen kevés lap elég elsőre?
look-join = Nézd meg, mi fekszik már az asztalon: mi verné meg, és megér-e annyi lapot { $points } pont ({ $battle })?
look-add = Vesd össze, amit leraktál, a többiekével: ki áll jobban, és ki rakhat még le?
look-declare = Nézd meg az ebeidet: milyen rangot adnak a lapok velük, és milyet nélkülük?
look-dogs = Nézd meg a nyíltan fekvő katonákat: illik-e valamelyik a kezedhez? A lerakott ebek mindenképpen elvesznek.
look-last-dogs = Nézd meg a hat legjobb lapodat Castillonra: köztük van-e az eb?
look-other = Nézd meg, mit kér itt a szabály.
plan-lay = Lerakás: { $cards }
estimate-note = Becslés, lehetőségenként { $samples } folytatásból, abból kiindulva, amit ez a játékos tud. A mérték: hány ponttal végez a legjobb vetélytárs előtt, a legjobb választáshoz képest; a vékony vonal a 95%-os intervallum.
estimate-against-note = Ami történt, azt mindkettő { $most } folytatásából méri, a többit { $samples } folytatásból, mind abból kiindulva, amit ez a játékos tudott. A mérték: hány ponttal végez a legjobb vetélytárs előtt; a vékony vonal a 95%-os intervallum.
