## Egy Havoc-állás felállítása.

## Az oldal.

sandbox-detail = A lapok áthúzhatók más helyre, vagy kattintásra felvehetők, aztán egy helyre kattintva lerakhatók.

## Helyek.

place-recruits = Újoncok
place-pile = Húzópakli
place-pile-note = Az első lap a következő húzás.
place-discards = Dobott lapok
place-hand = { $name } keze
place-laid = { $name } lerakott lapjai
place-box = A dobozban: nincs az asztalon
place-empty = üres
place-box-empty = Minden lap az asztalon van.
type-label = Lapok szövegként: { $place }
legend = A lapok be is írhatók: dog (harci eb), vagy a szín betűje és az érték, például b9. A betűk: b kék, o narancs, g zöld, e szürke, y sárga, n barna.
type-hint = például b9 o2 dog
type-not-read = Ilyen lap nincs: „{ $word }”. A lap vagy dog (harci eb), vagy a b (kék), o (narancs), g (zöld), e (szürke), y (sárga), n (barna) betűk egyike és egy érték 1 és 18 között.

## Felvétel és lerakás.

to-recruits = Újoncok
to-pile = Pakli teteje
to-pile-last = Pakli alja
to-discards = Dobott lapok
to-hand = { $name }
to-laid = { $name } rakja le
to-box = Doboz
tool-deal = Osztás az üres kezekbe
tool-fill = A többi a pakliba
tool-shuffle = Pakli megkeverése
tool-sort = Pakli rendezése

## Kiindulás.

preset-mid-game = egy kör a játék közepén
preset-battle = egy csata a tetőpontján
preset-after-battle = csata után: az ebek
preset-year-of-peace = békeév
preset-last-battle = az utolsó csata előtt
preset-h12 = a kidolgozott példa (H12)
preset-moment = A példa pillanata, 0 és { $most } között

## Ki dönt.

kind-turn = a köre: újoncozás vagy Havoc-kiáltás
kind-recruit = újoncozás: lapok elvétele és lerakása
kind-pick = hullarablás: melyik dobott lap kell
kind-year-of-peace = békeév: melyik lapot dobja el
kind-name-battle = melyik csata következzen
kind-open-battle = csata kezdete: lapok lerakása
kind-join = beszállás a csatába vagy kimaradás
kind-add = további lapok lerakása vagy passz
kind-declare = hány eb marad harcon kívül
kind-dogs = csata után: mit tesznek az ebek
kind-pick-after-battle = csata után: melyik dobott lap kell
kind-last-dogs = az utolsó csata előtt: eb új lapért
kind-over = már semmi: a játék véget ért
fact-taken = Eddig elvett lapok
fact-took_recruit = Volt köztük újonc
fact-dogs_used = Eddig felhasznált ebek
fact-initiator = Aki Havocot kiáltott
fact-laid_now = Ebben a lépésben lerakott lapok
fact-winner = A csata győztese

## Játékosok, csaták, a békekártya.

column-part = A csatában
column-dogs-out = Harcon kívülinek bejelentett ebek
fact-won = { $name } csatakártyái
fact-role = { $name } szerepe a csatában
fact-uninvolved = { $name } harcon kívülinek bejelentett ebei
part-unasked = még nem döntött
part-fighting = harcol
part-passed = passzolt
part-out = kimarad
dogs-not-declared = még nem
battles-form-title = A csaták
fate-label = { $number }. { $battle }
fate-to-come = hátravan
fate-won = megnyerte: { $name }
fate-peace = békeév
fact-order = A hátralévő csaták, elöl a következő
fact-order-help = A sorszámuk; Castillon a 9-es.
count-points = E csaták pontjainak összeadása
peace-form-title = A Havoc/Béke kártya
fact-peacekeeper = A Béke őre
fact-peace = A kártyán látható szám
peace-unturned = nincs elforgatva
fact-turned = Ebben a körben már el lett forgatva
fact-exempt = Első forduló: a kártya még nem fordul

## Ami nem stimmel.

mend-away-hand = { $name } kezéből elvenni: { $card }
mend-away-laid = { $name } lerakott lapjai közül elvenni: { $card }
mend-away-recruits = Az újoncok közül elvenni: { $card }
mend-away-pile = A pakliból kivenni: { $card }
mend-away-discards = A dobott lapok közül kivenni: { $card }
mend-surplus = Minden lap csak egyszer maradjon, ha lehet, kézben
mend-foreign = Kivenni a játékból: { $cards }
mend-missing = { $count ->
    [one] Berakni a pakli aljára
   *[other] Mind a { $count } lapot a pakli alá keverni
}
mend-recruits = { $count ->
    [one] Az utolsó újoncot eldobni
   *[other] Az utolsó { $count } újoncot eldobni
}
mend-arrange = A csatabeli szerepek igazodjanak a lapokhoz
mend-back = Ennyi lerakott lap vissza { $name } kezébe: { $count }
mend-lay = { $name } lerak a kezéből ennyi lapot: { $count }
mend-order = A csatákat sorba rakni
mend-peace = A hátralévő csatákat békeév vitte el
mend-to-come = Ez a csata legyen még hátra: { $battle }
mend-points = A pontokat csökkenteni erre: { $most }
mend-cards-won = A csatakártyákat a csaták szerint számolni
mend-peace-card = A békekártyán ez látsszon: { $most }
mend-winner = A csatát { $name } nyerte meg
mend-anew = Ez a döntés kezdődjön elölről
mend-no-battle = Nem folyik csata
mend-seat = Inkább { $name } döntsön
mend-turn = Legyen ez { $name } köre
fact-johns-part = Mit tesz
fact-john-beside = Kinek a bal keze mellett
fact-john-winner = Ki nyerte a csatáját
fact-johns-side = A Chevauchées oldala
fact-john-instead = Ehelyett: { $battle }.
johns-part-pile = a húzópakliban van
johns-part-waits = nyíltan fekszik és vár
johns-part-fights = ő kezdte a csatát
johns-part-keeps = ő a Béke őre
johns-part-gone = elhagyta a játékot
mend-no-john = Játék John of Gaunt nélkül
mend-john-card = John of Gaunt kártyája a helyére
mend-johns-part = John of Gaunt szerepének rendbetétele
mend-john = John of Gaunt vissza a húzópakli tetejére
mend-forget = Elfelejteni, amit láttak
