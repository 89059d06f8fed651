## Az ismétlés oldala.

review-page-title = Ismétlés
review-lead = Egy sorozat nagyjából { $count } kérdés különböző fejezetekből, mindegyik új álláson. Amit tudsz, az egyre több nap múlva jön vissza.
review-due = { $count ->
    [0] Mára nem maradt kérdés.
   *[other] Mára { $count } kérdés vár.
}
review-missed = { $count ->
    [0] Legutóbb minden szabály elsőre megvolt.
   *[other] Legutóbb { $count } szabály nem volt meg elsőre.
}
review-night-in = { $days ->
    [0] A játékest ma van.
    [1] A játékest holnap lesz.
   *[other] A játékest { $days } nap múlva lesz.
}
review-new = Eddig még nem volt kérdés. A sorozat azzal kezdődik, amit az első lecke tanít.
review-learned = Eddig még nem volt kérdés. A sorozat az elvégzett leckék szabályaival kezdődik.
review-what = Miről szóljon
review-what-help = Előbb az esedékes, aztán ami nem volt meg, aztán amit a leckék tanítottak.
review-kind-mixed = vegyesen, az esedékessel kezdve
review-kind-missed = csak ami nem volt meg ({ $count })
review-kind-all = minden szabály
review-kind-night = minden a játékestig ({ $count })
review-chapter = { $chapter } { $title }
review-night = Játékest
review-night-help = Ha van dátum, addig minden már kérdezett szabály újra előkerül.
review-no-day = Ez nem dátum. Egy nap így írható: 2026-03-01.
review-day-gone = Ez a nap elmúlt. A mai vagy egy későbbi nap választható.
review-start = Kezdés
review-nothing = { $what ->
    [missed] Legutóbb minden szabály elsőre megvolt.
    [night] Addig semmi sem kerül sorra.
   *[other] Itt nincs mit kérdezni.
}
review-question = { $number }. kérdés, összesen { $all }
review-bar = Megválaszolva
review-stop = Másik sorozat választása
review-save = Haladásom mentése
review-save-title = Saját fájlba; ez a böngésző is megőrzi.
review-load = Haladás fájlból
review-load-help = A fájl tartalma hozzáadódik; ami megvan, nem vész el.
review-file-read = A fájl tartalma hozzáadódott a haladásodhoz.
review-file-refused = Ez a fájl nem olvasható, a haladásod változatlan. { $why }
review-record = Mikor kerül elő újra egy-egy szabály
review-column-rule = Szabály
review-column-how = Hogyan ment
review-column-next = Újra előkerül
review-known = elsőre
review-not-known = nem elsőre
review-ahead = { $days ->
    [0] ma
    [1] holnap
   *[other] { $days } nap múlva
}
review-over = A sorozat vége
review-result = Elsőre megvolt: { $asked } kérdésből { $clean }.
review-asked = Amiről szó volt
review-another = Még egy sorozat
review-other = Választok, miről szóljon
