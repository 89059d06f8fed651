coverage-title = A szabályok táblázata
coverage-lead = Minden szabályhoz: a kód, amely betartatja, egy hely, ahol működés közben látható, a lecke, amely tanítja, a róla szóló kérdések, az ellenőrző tesztek, és a legkisebb állás, amelyben számít.
coverage-count = { $all ->
    [0] Még egy szabálynak sincs leckéje; a leckék és kérdések mezői a leckékkel együtt telnek meg.
   *[other] Azok közül a szabályok közül, amelyeket leckék tanítanak, ennyinek a sorában nincs üres mező: { $full } / { $all }.
}
column-rule = Szabály
column-engine = Kód
column-example = Működés közben
column-lesson = Lecke
column-quiz = Kérdések
column-test = Tesztek
column-en = Angolul
column-hu = Magyarul
column-witness = Ahol számít
cell-rule = { $rule } { $title }
cell-more = { $first } és még { $count }
cell-nothing = még semmi
cell-worked = a példajáték { $move }. lépése
cell-gallery = a képtár egy esete
cell-step = a leckéje { $step }. lépése
cell-witness = az állás
cell-no-witness = sehol
