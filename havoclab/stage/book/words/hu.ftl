## Maga a könyv.

book-about = { $rules } szabály { $chapters } fejezetben, mindegyiknek száma van. A pontozott vonallal jelölt szavak magyarázata ott helyben megjelenik; a „saját értelmezésünk” azt jelöli, amiben nekünk kellett dönteni, és mindig ott az indok is.
book-contents = Tartalom
book-search = Keresés minden szabályban
book-results = Szabályok, amelyekben ez áll: „{ $query }”
book-found = { $count ->
    [0] Egyetlen szabályban sincsenek meg ezek a szavak.
   *[other] { $count } szabályban vannak meg ezek a szavak.
}
book-first-shown = Csak az első { $most } látszik; még egy szó szűkíti a találatokat.
book-part-faq = Kérdések és válaszok
book-part-glossary = A játék szavai
book-part-index = Tárgymutató
book-faq-about = Ahol a nyomtatott szabály hallgat vagy nem egyértelmű, nekünk kellett dönteni. Itt vannak ezek az értelmezések kérdésként, mindegyik az indokával.
book-glossary-about = A játék minden szava, a jelentése és a szabály, amely bevezeti.
book-index-about = A keresett dologtól azokhoz a szabályokhoz, amelyek szólnak róla.
book-why = Miért így: { $why }
book-cites = Erre épül: { $rules }.
book-cited-by = Erre épülő szabályok száma: { $count } ({ $rules }).
book-taught = Itt tanulható meg: { $lessons }.
book-ruling-of = Az értelmezés száma: { $rule }.
book-term-rule = Ez a szabály vezeti be: { $rule }.
book-without = Ha nem volna: { $without }
book-matters = Hol számít ez?
book-witness-link = Az állás megnyitása a homokozóban
book-copy-link = Hivatkozás másolása
book-copy-link-to = Az ide mutató hivatkozás másolása: { $place }
book-aid = Játékossegédlet, egy nyomtatható oldal
book-next = Következő: { $title }
book-previous = Előző: { $title }
book-back = Vissza ide: { $place }
book-no-rule = Itt nincs ilyen szabály: „{ $rule }”. A szabályok { $first } és { $last } között vannak.
book-no-part = A könyvnek nincs ilyen része: „{ $part }”. Részei: { $parts }.
