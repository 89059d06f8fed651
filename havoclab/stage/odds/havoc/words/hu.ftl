## A Havoc esélyei az asztal mellett.

odds-invitation = Csak kérésre készül, és csak abból, amit te magad tudsz.
odds-ask-recruit = mit hozhat az újoncozás
odds-ask-rivals = kinél lehet erősebb
odds-ask-battle = megnyerem-e ezt a csatát
odds-ask-where = hol van egy lap
odds-field-way = Melyik lapokat veszed el
odds-field-value = Melyik lap
odds-field-suit = Szín
odds-a-dog = egy harci eb
odds-value = { $value } értékű
odds-any-suit = bármelyik szín
odds-way-draw = { $drawn ->
    [one] egy lap a húzópakliból
   *[other] { $drawn } lap a húzópakliból
}
odds-way-both = { $drawn ->
    [one] { $cards }, és egy lap a húzópakliból
   *[other] { $cards }, és { $drawn } lap a húzópakliból
}
odds-way-dogs = { $dogs ->
    [one] egy ebbel elkapva is: { $way }
   *[other] { $dogs } ebbel elkapva is: { $way }
}
odds-place-hand = { $name } keze
odds-place-pile = húzópakli
odds-place-discards = dobott lapok

## Mit mondanak az oszlopok.

odds-as-now = ugyanolyan erős, mint most
odds-brings = Az oszlopok azt mondják meg, mi lesz utána a kezed legerősebb kombinációja. A mostaninál ({ $rank }) erősebb: { $better }.
odds-counted = Pontos; minden leosztás, amely illik ahhoz, amit láttál, egyformán valószínűnek számít.
odds-battles = { $battles ->
    [one] Becslés egyetlen csatából.
   *[other] Becslés { $battles } csatából, amelyben ezek után már nem raksz le lapot, a többiek pedig úgy játszanak tovább, mint ez a bot: { $bot }. A vékony vonal a 95%-os tartománya.
}
odds-alone = Eddig csak a te kombinációd fekszik: { $rank }.
odds-ahead = Ha senki sem rak le többet, te állsz elöl: { $rank }, mögötted { $name }: { $other }.
odds-level = Ha senki sem rak le többet, egyformán álltok, te és { $name }: { $rank } és { $other }.
odds-behind = Ha senki sem rak le többet, { $name } előtted áll: a tiéd { $rank }, az övé { $other }.
odds-rivals-meaning = Az oszlopok azt mondják meg, mekkora eséllyel van valakinél olyan lap, amely a tiédet veri; hogy le is rakja-e, az más kérdés. Ahol vékony vonal van, az becslés a 95%-os tartományával.
odds-nobody-may-lay = Más már nem rakhat le lapot, ezért ez biztos.
odds-select-first = Még nem fekszik lapod. Jelöld ki azokat a lapokat, amelyeket leraknál.
odds-not-so = Ezeket a lapokat most nem lehet így lerakni. { $why } ({ $rule })
odds-not-now = Most nem rakhatsz le lapot: más dönt.
odds-you-win = Megnyered a csatát
odds-that-card = Az oszlopok azt mondják meg, mekkora eséllyel van ott.
odds-one-of-them = Az oszlopok azt mondják meg, mekkora eséllyel van ott legalább egy.
odds-all-seen = Ezt te is látod: nyíltan fekszik, vagy a te kezedben van.
