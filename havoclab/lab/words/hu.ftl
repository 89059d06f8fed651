## Amit a jó játékról állítanak, és ahogyan kipróbáltuk.

claim-burn-early = Az első csatákban elégetett öt-hat lap később hiányzik.
claim-burn-early-how = Négy egyforma gépi játékos ül le ({ $bot }); egyikük beszáll az első két csatába, és lerakja a hat legjobb lapját.
claim-hoard = Nem éri meg minden lapot az utolsó csatákra tartogatni.
claim-hoard-how = Négy egyforma gépi játékos ül le ({ $bot }); egyikük távol marad az első öt csatától.
claim-cry-again = Győzelem után megéri azonnal újra Havocot kiáltani.
claim-cry-again-how = Négy egyforma gépi játékos ül le ({ $bot }); egyikük minden győzelme utáni körében Havocot kiált.
claim-keep-peace = Aki sosem kiált Havocot, lemond valamiről.
claim-keep-peace-how = Négy egyforma gépi játékos ül le ({ $bot }); egyikük csak akkor kiált Havocot, ha muszáj.
claim-skip-cheap = Ketten játszva az olcsó csatákból kimaradni annyi, mint pontot ajándékozni.
claim-skip-cheap-how = Két egyforma gépi játékos ül le ({ $bot }); egyikük kimarad minden csatából, amelynek győztese legfeljebb hat pontot kap.
claim-take-blind = A nyílt újoncok elárulják, mit gyűjtesz, de többet veszít, aki emiatt egyet sem vesz el.
claim-take-blind-how = Négy egyforma gépi játékos ül le ({ $bot }); egyikük mindig a húzópakliból húz, amikor csak lehet. A titkolózás csak olyan gépek ellen segíthet, amelyek megjegyzik, ki mit vett el.
claim-overlay = A fölöslegesen lerakott lap annak árt, aki lerakta.
claim-overlay-how = Négy egyforma gépi játékos ül le ({ $bot }); egyikük, amikor passzolna, inkább lerakja legalacsonyabb katonáit, amíg hat lapja nem fekszik.
claim-first-seat = Aki kezd, előnyben van.
claim-first-seat-how = Négy egyforma gépi játékos ül le ({ $bot }); az első hely része a győzelmekből az egyenlő részhez mérve.

## Amit a Gold und Rum jó játékáról mondanak.

claim-forget = Az emlékezet a tudás: aki elfelejti, mi van a paklikban, ritkábban nyer.
claim-forget-how = Négy egyforma gép ({ $bot }); egyikük 100 lapból csak 20-ra emlékszik.
claim-poison = Egy faj második vezére, vagy egy második óriás, méreg.
claim-poison-how = Négy egyforma gép ({ $bot }); egyikük úgy foglal, mintha a második vezér nem ártana, és az óriások megférnének egymással.
claim-early-blind = Aki vakon lefoglal, amint elkezdődik a toborzás, kevesebbre jut, mint aki kivár és látja, mi érkezik.
claim-early-blind-how = Négy egyforma gép ({ $bot }); egyikük azonnal lerakja a toborzólapjait, amint szabad.
claim-late-informed = Aki az utolsó harcosig megtartja a toborzólapjait, az tud a legtöbbet, de csak abból válogathat, amit mások meghagynak.
claim-late-informed-how = Négy egyforma gép ({ $bot }); egyikük az utolsó harcos előtt nem rak le toborzólapot.
claim-desert = A le nem rakott dezertálólapok hiányoznak.
claim-desert-how = Négy egyforma gép ({ $bot }); egyikük addig tartogatja a dezertálólapjait, amíg el nem vesznek.
claim-back-the-strongest = Kancellárként kifizetődik emlékezni arra, melyik sereg a legerősebb.
claim-back-the-strongest-how = Négy egyforma gép ({ $bot }); egyikük mindig a bal oldali szomszédját választja favoritnak.
claim-keep-goblins = A goblinokat érdemes megtartani a csatagépekhez és a légijárműhöz.
claim-keep-goblins-how = Négy egyforma gép ({ $bot }); egyikük minden csatába beküldi az összes goblinját, amíg van.

## Amit találtunk.

claim-not-tried = Ezt még senki sem próbálta ki.
claim-supported = Alátámasztva: { $value } százalékpont a győzelmekből (95%-os intervallum: { $low } és { $high } között); becslés { $deals } osztásból, ezekkel a gépi játékosokkal.
claim-contradicted = Nincs alátámasztva, inkább az ellenkezője: { $value } százalékpont a győzelmekből (95%-os intervallum: { $low } és { $high } között); becslés { $deals } osztásból, ezekkel a gépi játékosokkal.
claim-unclear = Nem dönthető el: { $value } százalékpont a győzelmekből (95%-os intervallum: { $low } és { $high } között); becslés { $deals } osztásból, ezekkel a gépi játékosokkal; ennyiből semmi sem mondható.

## Gépi játékosok egy-egy szokással.

habit-burns-early = beszáll az első két csatába, és lerakja a hat legjobb lapját
habit-hoards = távol marad az első öt csatától
habit-cries-again = győzelem után azonnal újra Havocot kiált
habit-keeps-peace = csak akkor kiált Havocot, ha muszáj
habit-skips-cheap = kimarad a legfeljebb hat pontot érő csatákból
habit-takes-blind = mindig a húzópakliból húz, amikor csak lehet
habit-overlays = tovább rak, amikor passzolna
habit-welcomes-poison = úgy foglal, mintha a második vezér nem ártana, és az óriások megférnének egymással
habit-claims-early = azonnal lerakja a toborzólapjait, amint szabad
habit-claims-late = az utolsó harcos előtt nem rak le toborzólapot
habit-never-deserts = addig tartogatja a dezertálólapjait, amíg el nem vesznek
habit-backs-its-left = mindig a bal oldali szomszédját választja favoritnak
habit-sends-goblins = minden csatába beküldi az összes goblinját
