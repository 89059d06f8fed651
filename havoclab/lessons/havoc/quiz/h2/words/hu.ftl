## A kérdések.

values = A doboz összes katonáját érték szerint rakod szét. Az egyik kupac értékei: { $low }–{ $high }.
values-goal = Hány katona van benne?
values-look = Hány szín van?
values-why = Minden érték mind a hat színben egyszer szerepel.

dog = Katonák és ebek. Ez kell: { $rank }.
dog-goal = Rakd le, kísérőlap nélkül.
dog-look = Mennyi az eb értéke, és milyen színű?
dog-why = Az eb értéke 0, és minden színhez tartozik.

tokens = A következő csata: { $battle }.
tokens-goal = Hány jelző tartozik a kártyájához?
tokens-look = A fizető helyek közül melyiket jelenti maga a kártya?
tokens-why = A győztesé a kártya; minden további fizető helyhez egy jelző tartozik.

foot = Peter kiáltott Havocot; Anita passzol, és a csatának vége. A kártya alján: mindenkinek { $everyone }, a kezdeményezőnek még { $initiator }.
foot-goal = Hány lapot kap { $name } a győztestől?
foot-look = Ki kiáltott Havocot, és kik tartoznak a mindenki közé?
foot-why = Mindenki: az összes játékos, akár harcolt, akár nem; a kezdeményezőé ezen felül jár.
