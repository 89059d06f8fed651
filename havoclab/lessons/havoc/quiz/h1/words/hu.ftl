## A kérdések.

group = Több baráti társaság szeretne Havocot játszani, mindegyik egy asztalnál. Ezek a létszámok.
group-goal = Melyik társaság játszhat?
group-look = Hányan kellenek legalább, és hány játékosra elegendők a lapok?
group-why = Kettőtől hat játékosig bármennyien játszhatnak.

left = Eddig lezajlott csaták: { $fought }. A béke miatt elmaradt: { $removed }.
left-goal = Hány csata van még hátra, az utolsóval együtt?
left-look = Összesen hány csatakártya van?
left-why = Összesen kilenc; ami a béke miatt elmaradt, az sem jön már.
