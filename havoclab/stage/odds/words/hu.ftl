## Esélyek az asztal mellett.

odds-title = Esélyek
odds-wait = Az esélyek akkor jönnek, amikor a képernyőnél ülő dönt.
odds-field-ask = Mit szeretnél tudni?
odds-ask-nothing = most semmit

## A megjegyzés: mit jelentenek az oszlopok, majd hogyan készültek.

odds-note = { $told } { $how }
odds-exact = { $cases ->
    [one] Ez biztos.
   *[other] Pontos: { $cases } lehetséges húzás végigszámolva; minden leosztás, amely illik ahhoz, amit láttál, egyformán valószínűnek számít.
}
odds-samples = Becslés { $samples } olyan leosztásból, amely illik ahhoz, amit láttál; a vékony vonal a 95%-os tartománya.

## Fogadás egy leckében.

odds-bet-title = A tipp
odds-it-is = Ennyi
odds-your-bet = A te tipped
