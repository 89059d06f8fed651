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
