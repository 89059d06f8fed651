## The round.

which-phase = A round is under way.
which-phase-goal = Which phase is this?
which-phase-look = Are there armies yet?
which-phase-why = A round has two phases: first recruiting, then combat.

next-office = { $name } is chancellor in this round. Everybody sits at the table clockwise, in the order shown.
next-office-goal = Who is chancellor in the next round?
next-office-look = Who sits at the left of { $name }? After the last seat comes the first.
next-office-why = The office goes to the left with each round.

chancellors-part = The cards are being dealt. { $name } is chancellor.
chancellors-part-goal = Which of these may { $name } do?
chancellors-part-look = Who builds an army, and who deals?
chancellors-part-why = The chancellor deals, lays neither recruit nor desertion cards, and has no army.

desertions-left = { $players } play, and { $dealer } is chancellor. { $name } counts: all together have laid { $laid ->
    [one] one desertion card
   *[other] { $laid } desertion cards
} in this round.
desertions-left-goal = How many desertion cards are still in hand, all together?
desertions-left-look = How many did each get, and who got none?
desertions-left-why = With four or five players everybody but the chancellor gets two desertion cards, with six or seven one.

cards-at-first = { $players } play. A round begins, and { $dealer } is chancellor.
cards-at-first-goal = How many cards to lay does { $name } hold, both sorts together?
cards-at-first-look = Recruit cards are the same for all numbers of players, desertion cards are not.
cards-at-first-why = Two recruit cards, and two desertion cards with four or five players, one with six or seven.
