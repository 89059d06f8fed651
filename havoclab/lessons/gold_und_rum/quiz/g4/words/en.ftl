## The deal.

still-to-come = Four play. Each of the nine piles has { $rounds } warriors, and { $rest } piles have one more.
still-to-come-goal = How many warriors are still to come?
still-to-come-look = Count those that lie, and take them from all there are in the box.
still-to-come-why = The chancellor deals eighty warriors, the same in every round.

claim-in-time = The deal goes on, and all are asked after each card.
claim-in-time-goal = Claim pile { $pile }.
claim-in-time-look = Has recruitment begun?
claim-in-time-why = The start of recruitment lies among the warriors. Until it shows, recruit cards have to wait.

start-at-latest = So many warriors lie: { $dealt }. The start of recruitment has not shown.
start-at-latest-goal = How many more warriors can come before it shows, at most?
start-at-latest-look = It lies at about the middle of eighty warriors; there is a last place for it.
start-at-latest-why = It lies under 36 to 44 warriors.

next-pile = The last warrior came onto pile { $pile }.
next-pile-goal = Onto which pile does the next one come?
next-pile-look = The warriors go round the piles, one on each.
next-pile-why = One card on each pile, then again from the first.

bet-on-next = Warriors still to come: { $left }. This card: { $card }. Of { $all }, so many lie on the piles: { $seen }. First a bet, then the count.
bet-on-next-goal = How likely is the next warrior such a card?
bet-on-next-look = How many of these cards are left, and among how many warriors?
bet-on-next-why = Each of the warriors to come is as likely as any other to be the next.

only-claims = { $name } is asked while the cards are dealt.
only-claims-goal = Which of these can’t be done now?
only-claims-look = A deal waits for nobody: one lays something, or nothing.
only-claims-why = While the deal runs there is nothing to pass: whoever lays nothing is asked again after the next card.

## Claims.

drive-away = { $name } has claimed a pile, and a warrior has just come onto it.
drive-away-goal = Drive this warrior away: { $card }.
drive-away-look = The warrior has to lie right under the card that you lay.
drive-away-why = From the first warrior to the last, a desertion card may be laid on any pile.

claim-the-top = The deal goes on.
claim-the-top-goal = Claim the pile that shows this warrior: { $card }.
claim-the-top-look = Read the tops of the piles.
claim-the-top-why = Once the start of recruitment has shown, a recruit card may be laid on any pile.

not-yet = The start of recruitment has not shown. { $name } is asked.
not-yet-goal = Which of these may { $name } not do?
not-yet-look = One of the two kinds of cards has to wait.
not-yet-why = Recruit cards wait for the start of recruitment; desertion cards don’t.

no-longer = The last warrior lies. { $name } is asked.
no-longer-goal = Which of these may { $name } not do?
no-longer-look = One of the two kinds of cards is of no use any more.
no-longer-why = With the last warrior all unused desertion cards are lost for the round.

lies-lower = { $dealer } deals, and all are asked in turn after each card. { $first } and { $second } both lay a recruit card on pile { $pile } now.
lies-lower-goal = Whose card lies lower?
lies-lower-look = Who of the two is asked first?
lies-lower-why = All are asked in turn, from the chancellor’s left. Who is asked first lies lower.

two-claims = The deal goes on, and you hold both recruit cards.
two-claims-goal = Claim the piles { $first } and { $second }.
two-claims-look = How many cards may you lay between two cards of the deal?
two-claims-why = One card, then a card of the deal, then the other.

seen-in-time = The deal runs on without a pause. { $name } lays a recruit card, but saw the table as it was { $late } cards ago.
seen-in-time-goal = Which of these claims still counts?
seen-in-time-look = Which piles have got a warrior since?
seen-in-time-why = A claim counts on the pile as its player saw it. Where a warrior came in the meantime, the card goes back to hand.

last-chance = All warriors lie.
last-chance-goal = Claim the pile that shows this warrior: { $card }.
last-chance-look = Who still has a recruit card?
last-chance-why = After the last warrior everybody with a recruit card gets one more chance.

asked-again = All warriors lie. { $name } lays a recruit card on pile { $pile }.
asked-again-goal = Who is asked next?
asked-again-look = Go on to the left, past those without a recruit card. Is a pass final?
asked-again-why = Each card laid asks the others again, also those who had passed.

still-unclaimed = This warrior came onto two piles: { $card }. { $name } has laid a recruit card on one of them.
still-unclaimed-goal = Claim the one of the two that can still be yours.
still-unclaimed-look = On one of the two { $name }’s recruit card lies on top.
still-unclaimed-why = A second recruit card on a claimed pile is allowed, but useless: the lower one decides.
