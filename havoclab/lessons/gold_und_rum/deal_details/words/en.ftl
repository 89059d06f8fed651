## Terms.

term-pass = a pass: to lay no recruit card when all warriors lie

## Steps.

r-part = The cards are being dealt. { $name } is chancellor.
r-part-goal = Which of these may { $name } do?
r-part-look = Who builds an army, and who deals?
r-part-why = The chancellor deals. All others lay cards, often at the same instant; who comes first then is next.

first-asked = Cards laid at the same instant lie in order of arrival. Where all are asked in turn, it goes from the chancellor’s left: Anita, Peter, Christine. Peter wants the giant on pile 5.
first-asked-goal = Make pile 5 yours before he does.
first-asked-look = You are asked before Peter, after the same card.
first-asked-why = Your card lies lower than any that Peter could lay after this card of the deal.
first-asked-peter-claims = Peter was asked after you and claimed pile 5: the lowest recruit card in it is his.

asked-later = Now you are Peter, and Anita is asked before you. The next warrior comes onto pile 6, and she is going to claim it then.
asked-later-goal = Make pile 6 yours.
asked-later-look = After the next card she comes first. Who comes first now?
asked-later-why = Anita laid nothing after this card, so you could be first, before the next warrior was seen.
asked-later-anita-claims = The next warrior came onto pile 6, and Anita was asked before you: her card lies lower.

seen-then = At a running deal a claim counts on the pile as its player saw it. Anita clicked when 58 warriors lay; now 60 lie, and piles 5 and 6 have grown.
seen-then-goal = Which of these claims counts?
seen-then-look = Which of the three piles is still as she saw it?
seen-then-why = Nothing came onto pile 3. On the others her card would lie on a warrior that she had not seen.

not-as-seen = Anita was one card late: 66 warriors lie, and the last came onto pile 3. Desertion cards are held to the same.
not-as-seen-goal = Which of these does not count?
not-as-seen-look = Which warrior did she not see?
not-as-seen-why = On pile 3 it would drive away a warrior that she had not seen. The card goes back to her hand.

nothing-to-pass = The deal goes on for everybody, whether they lay something or not.
nothing-to-pass-goal = Which of these can’t be done while the cards are dealt?
nothing-to-pass-look = Which of them would take somebody out of the deal?
nothing-to-pass-why = One lays a card, or nothing, and may lay one after the next card. There is nothing to pass.

last-but-one = Two warriors are to come, onto the piles 7 and 8. Peter has claimed both. You have two desertion cards left.
last-but-one-goal = Drive the giant away when it comes.
last-but-one-look = Let one card be dealt, and look at pile 7. What if two were?
last-but-one-why = Just in time. The very last warrior is safe: once it lies, no desertion card may be laid.
last-but-one-all-lie = The last warrior lies, and your desertion cards are lost for this round.

pass-first = All warriors lie. Who passed may still lay a recruit card when somebody else lays one. Peter is going to.
pass-first-goal = Pass, and claim pile 5 afterwards.
pass-first-look = Pass first. Peter lays a card, and all others are asked again.
pass-first-why = Peter’s card asked you again, passed or not. Only when all pass one after another are the piles opened.
pass-first-not-passed = That was your last recruit card, and you had not passed yet.
pass-first-passed-again = Now everybody has passed one after another, and the piles are opened.

one-is-enough = One recruit card is left to you. Pile 2 is yours, pile 4 Christine’s. A second card on a pile is allowed, and useless.
one-is-enough-goal = Own two piles.
one-is-enough-look = Look for a pile without a recruit card.
one-is-enough-why = Both piles have your card as the lowest.
one-is-enough-yours-already = Pile 2 was yours already; a second card there brings nothing, and you have none left.
one-is-enough-christines = Christine’s card lies lower in pile 4, so yours brings nothing.

which-rule = The deal runs on. Anita’s recruit card for pile 6 comes two cards late: meanwhile a troll came onto that pile.
which-rule-goal = Her recruit card goes back. Which rule decides this?
which-rule-look = Was it too late for all cards, or for this pile?
which-rule-why = A card is laid on the pile as its player saw it.

q-lower = { $dealer } deals, and all are asked in turn after each card. { $first } and { $second } both lay a recruit card on pile { $pile } now.
q-lower-goal = Whose card lies lower?
q-lower-look = Who of the two is asked first?
q-lower-why = All are asked in turn, from the chancellor’s left. Who is asked first lies lower.

q-seen = The deal runs on without a pause. { $name } lays a recruit card, but saw the table as it was { $late } cards ago.
q-seen-goal = Which of these claims still counts?
q-seen-look = Which piles have got a warrior since?
q-seen-why = A claim counts on the pile as its player saw it.

q-again = All warriors lie. { $name } lays a recruit card on pile { $pile }.
q-again-goal = Who is asked next?
q-again-look = Go on to the left, past those without a recruit card. Is a pass final?
q-again-why = Each card laid asks the others again, also those who had passed.

q-two = The deal goes on, and you hold both recruit cards.
q-two-goal = Claim the piles { $first } and { $second }.
q-two-look = How many cards may you lay between two cards of the deal?
q-two-why = One card, then a card of the deal, then the other.
