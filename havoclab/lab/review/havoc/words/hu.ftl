## A becslés mögötti gondolat: tény két lépésről, sohasem ítélet egy emberről.

idea-denied = A csata győztese azonnal körre kerül; ha rögtön újra Havocot kiált, a többieknek közben nem jut kör az újoncozásra.
idea-few-in-hand = A lapok száma nyilvános: a többieknél legfeljebb ennyi lap van: { $most }, a saját kézben pedig ennyi: { $count }.
idea-brings-deal = Aki Havocot kiált, a csata ({ $battle }) utáni osztáskor ennyivel több lapot kap: { $count }.
idea-paid-little = Ez a csata ({ $battle }) az első helyért { $points } pontot ér, egy későbbi { $later } pontot, és minden lap csak egyszer rakható le.
idea-waiting = Az előbb jövő újoncozás két lapot hoz, és a kézből szinte semmit sem mutat meg.
idea-kept-dog = A kézben tartott harci eb egy későbbi újoncozáskor elkaphat egy lapot; lerakva vagy eldobva már nem.
idea-fetch = { $count ->
    [0] Egy harci eb ebben a körben még egy lapot elkaphat: { $card }.
   *[other] Egy harci eb ebben a körben még egy lapot elkaphat: { $card }; a kézben ennyi hozzá illő lap van: { $count }.
}
idea-fetch-unseen = Egy harci eb ebben a körben még egy lapot elkaphat, a húzópakli tetejéről.
idea-loot = Két harci eb átnézi a dobott lapokat (most ennyi van: { $count }), és elveheti a legjobb katonát.
idea-spared-dog = Egy újoncozásba legfeljebb két eb fér, és amelyik elindult, az elveszett; a kézben még hasznát lehet venni.
idea-left-set = A következő játékos előtt ennyi azonos értékű lap feküdne nyíltan: { $count }; köztük: { $card }.
idea-broke-set = Ez a lap ({ $card }) egy { $count } azonos értékű lapból álló készlet része; van a kézben olyan is, amelyik kevesebbhez tartozik.
idea-built-set = Ezzel a lappal ({ $card }) ennyi azonos értékű lap lesz a kézben: { $count }.
idea-unseen = Amit valaki a pakliból húz, azt senki sem látja; amit az újoncok közül vesz el, abból mások is tudják, mit gyűjt.
idea-burnt = Ebben a csatában ({ $battle }) { $count } lap kerülne a dobott lapokhoz, pedig még { $battles } csata van hátra.
idea-pays-much = Ez a csata ({ $battle }) az első helyért { $points } pontot ér; kevés csata ér ennyit.
idea-given-away = { $count } játékosnál kevés a vetélytárs a helyezésekért: aki kimarad, a többiekre hagyja őket.
idea-stronger = Erősebb rang fekszik így: { $other } helyett { $rank }.
idea-needless = Ennyivel kevesebb lap fekszik, és marad meg a későbbi csatákra: { $count }.
idea-scavenged = Ennyivel kevesebb lap fekszik nyíltan: { $count }. Ami nyíltan fekszik, azt egy vetélytárs ebe megszerezheti.
idea-more = Ebben a csatában ({ $battle }) az első hely { $points } pontot ér, és több lappal nagyobb az esély rá.
idea-unused-dog = A lerakott eb mindenképpen a dobott lapokhoz kerül; előtte még hozhat egy lapot.
idea-declared = { $dogs ->
    [0] Ha minden eb részt vesz, a rang: { $rank }.
   *[other] Ha ennyi eb marad harcon kívül: { $dogs }, a rang: { $rank }.
}
idea-swapped = Castillonnál csak a hat legjobb lap számít: az az eb, amelyik nem tartozik közéjük, lapra cserélhető.
idea-not-swapped = Castillonnál a hat legjobb lapot rakják le, és eb is lehet köztük.
idea-named = A megnevezett csata az első helyért { $points } pontot ér, a másik { $later } pontot.
