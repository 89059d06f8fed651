foretell = A példajáték egy pillanata. { $name } dönt, és az ő kezét látod.
foretell-goal = Mit tesz { $name } ezután?
foretell-look = A válaszok többsége most nem megengedett. Miről kell éppen dönteni?
foretell-why = Így megy tovább a példa.

anitas-dog = A példajátékban Anita második köre tart. Az ebe még a kezében van.
anitas-dog-goal = Melyik lapot kaphatja el?
anitas-dog-look = Az eb azt kapja el, ami nyíltan fekszik, vagy látatlanban a húzópakli tetejét.
anitas-dog-why = Csak nyílt újonc nevezhető meg. Ezért elírás a forrásban a barna 2-es, amely sehol sem fekszik.
