two-dogs = A csata véget ért. Ott fekszenek az ebeid.
two-dogs-goal = Ezek a lapok legyenek együtt a kezedben: { $cards }.
two-dogs-look = Kettő már nálad van; a többi valahol nyíltan fekszik az asztalon.
two-dogs-why = Minden eb egy nyíltan fekvő katonát hoz, és két eb használható.

whose-dogs = Csata után dolgoznak az ebek. { $name } épp elküldött egyet ezért: { $card }.
whose-dogs-goal = Ki dönt most?
whose-dogs-look = Számold meg, hány eb maradt ott: { $name } lapjai közt.
whose-dogs-why = Mindenki előbb végez legfeljebb két ebével, aztán jön a következő, a kezdeményezőtől körbe.

third = A csata véget ért, és ott fekszik egy ebed.
third-goal = A végén ezek legyenek a kezedben: { $cards }.
third-look = Kettő nálad van. Hol fekszik a harmadik?
third-why = Egy lerakott eb elhoz egy nyíltan fekvő katonát.

reach = A csata véget ért. Anita ebe munkához lát.
reach-goal = Ezek közül mit tehet meg?
reach-look = Keresd meg mindegyik lapot az asztalon.
reach-why = Csak a nyíltan fekvő katonák érhetők el: az újoncok és a csata lapjai.

loot = A csata véget ért. A lapot, amelyre vágysz, pár köre eldobták.
loot-goal = Szerezd meg ezt: { $card }.
loot-look = Egy eb egyedül nem nyit ki paklit.
loot-why = Két lerakott eb együtt átnézi a dobott lapokat egy katonáért.

recruits = A csata véget ért, és Anita nem használ ebet. Nyíltan fekvő újoncok: { $count }.
recruits-goal = Hány fekszik nyíltan, ha kiürült a csatatér?
recruits-look = A háromnál kevesebb kiegészül, a több úgy marad.
recruits-why = A csatatér kiürülése után az újoncok háromra egészülnek ki a húzópakliból, ha kevesebben vannak.

dealt = { $winner } megnyerte ezt a csatát: { $battle }. Havocot { $initiator } kiáltott. Az utolsó ebek is végeztek.
dealt-goal = Hány lapot kap { $name } az osztásból?
dealt-look = Mit oszt a csatakártya mindenkinek, és mit a kezdeményezőnek?
dealt-why = Ez a csatakártya ennyit oszt.

first-card = A csatát { $winner } nyerte, { $initiator } kezdte, és most jön az osztás.
first-card-goal = Ki kapja az első lapot?
first-card-look = Az óramutató járása szerint halad. Hol kezdődik?
first-card-why = Az osztás a győztes balján kezdődik; a kezdeményező külön lapja az utolsó.

turn = A csatát { $winner } nyerte, { $initiator } kezdte. Minden ki van ürítve és osztva.
turn-goal = Ki van soron?
turn-look = Hová kerül most a Havoc/Béke kártya?
turn-why = A győztes lesz a Béke őre, és ő van soron.
