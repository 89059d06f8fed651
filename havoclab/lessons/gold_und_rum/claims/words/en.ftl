## Terms.

term-recruit-card = a recruit card: it claims a pile for its owner
term-pile = a pile: warriors one on another, of which only the top shows
term-chancellor = the chancellor: the player who deals in this round
term-start-card = the start of recruitment: a card among the warriors
term-desertion-card = a desertion card: it drives a warrior away

## Steps.

first-claim = You are Anita, in the middle of a deal. Warriors lie on nine piles, and only the tops show. A recruit card claims a pile for you.
first-claim-goal = Claim the pile that shows the giant.
first-claim-look = The giant lies on pile 4. Pick your recruit card, then the pile.
first-claim-why = Your recruit card lies on pile 4. What is left there when the piles are opened will be yours.

it-grows = Eugene is chancellor and deals round the piles, one card on each. Here he waits for you after every card. Pile 8 is yours, and it keeps growing.
it-grows-goal = Let him deal until a warrior comes onto pile 8.
it-grows-look = “Lay nothing” lets the next card come. Watch which pile gets it.
it-grows-why = Piles 6, 7 and 8 got a card, in this order. The orc leader came onto your claim.

too-early = Recruit cards have to wait for the start of recruitment. It lies among the warriors, at about the middle, and has not shown yet.
too-early-goal = Claim the troll on pile 2 as soon as that is allowed.
too-early-look = Let cards be dealt, and watch for the start of recruitment.
too-early-why = The start of recruitment showed, and from that moment every pile could be claimed.

drive-off = Peter has claimed pile 6, and an orc leader has just come onto it. A desertion card drives away the warrior right under it.
drive-off-goal = Drive the orc leader away.
drive-off-look = The leader has to be on top when your card comes down. Pick a desertion card, then the pile.
drive-off-why = The orc leader lies right under your desertion card. When the pile is opened, the leader will be gone.

from-the-first = Recruitment has not begun. Desertion cards don’t wait for it: they may be laid from the first warrior on.
from-the-first-goal = Drive the dwarf leader away.
from-the-first-look = The dwarf leader lies on pile 3, and the next card comes onto pile 4.
from-the-first-why = A desertion card may be laid as soon as one warrior lies, and on any pile, claimed or not.

one-a-card = You want two piles: the giant on pile 1 and the undead 6 on pile 5. Between two cards of the deal you may lay one card only.
one-a-card-goal = Claim both piles.
one-a-card-look = Claim one of them; the next card is dealt; then claim the other.
one-a-card-why = One claim, a card of the deal, another claim. Both your recruit cards lie on the table.

before-the-last = One warrior is still to come. Once it lies, no desertion card may be laid any more.
before-the-last-goal = Use a desertion card while you can.
before-the-last-look = Christine has claimed pile 2, and a goblin war machine shows on it.
before-the-last-why = Your card came in time. A desertion card still in hand after the last warrior is lost for this round.
before-the-last-is-lost = The last warrior was dealt, and with it your desertion cards were lost for this round.

one-more-chance = All warriors lie. Whoever still has a recruit card gets one more chance, until all have passed.
one-more-chance-goal = Make the pile with the dwarf leader yours.
one-more-chance-look = The dwarf leader lies on pile 3, which nobody has claimed.
one-more-chance-why = Recruit cards may be laid after the last warrior as well, until the piles are opened.
one-more-chance-gone-by = You passed, and so did the others: the piles are opened.

whose-now = An orc 6 came onto pile 2, and another onto pile 9. A recruit card on a claimed pile is allowed, but useless.
whose-now-goal = Claim the orc 6 that can still be yours.
whose-now-look = Look for the recruit card that lies on one of the two piles.
whose-now-why = The lowest recruit card in a pile decides. On pile 2 that is Christine’s; on pile 9 it is yours.

which-rule = The start of recruitment has not shown. Anita lays a recruit card on the giant.
which-rule-goal = The table refuses. Which rule decides this?
which-rule-look = What kind of card is it, and from which moment may it be laid?
which-rule-why = Recruit cards may be laid from the moment the start of recruitment shows.

q-claim = The deal goes on.
q-claim-goal = Claim the pile that shows this warrior: { $card }.
q-claim-look = Read the tops of the piles. Which of your two kinds of cards claims?
q-claim-why = A recruit card lies on the pile now, and the pile keeps growing.

q-time = The deal goes on.
q-time-goal = Claim pile { $pile }.
q-time-look = Has recruitment begun?
q-time-why = The start of recruitment had to show first.

q-drive = { $name } has claimed a pile, and a warrior has just come onto it.
q-drive-goal = Drive this warrior away: { $card }.
q-drive-look = The warrior has to lie right under the card that you lay.
q-drive-why = A desertion card drives away the warrior right under it.

q-last = All warriors lie.
q-last-goal = Claim the pile that shows this warrior: { $card }.
q-last-look = Who still has a recruit card, and until when may it be laid?
q-last-why = After the last warrior everybody with a recruit card gets one more chance.
