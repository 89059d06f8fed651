## A játék.

who-can-play = { $name } a Gold und Rumot szeretné játszani, és azt kérdezi, hány ember kell az asztalhoz.
who-can-play-goal = Melyik létszámmal lehet játszani?
who-can-play-look = Hárman kevesen vannak, és felső határ is van.
who-can-play-why = Négyen–heten játszhatják.

how-many-armies = A játékosok száma { $players }. { $host } mindent előkészített, ebben a fordulóban { $dealer } a kancellár.
how-many-armies-goal = Hány sereg harcol ebben a fordulóban?
how-many-armies-look = Mindenki toboroz sereget?
how-many-armies-why = A kancellár kivételével mindenki.

what-comes-next = A csata minden lapja fel van fordítva, és már senki sem tesz hozzá semmit.
what-comes-next-goal = Mi következik e csata után?
what-comes-next-look = Hányadik csata ez a fordulóban, és eléri-e vele valaki a célt?
what-comes-next-why = Egy forduló négy csatából áll. A játék azzal a fordulóval ér véget, amelyben valaki eléri a célt.
