## The questions.

group = Some groups of friends would like to play Havoc, each at one table. These are their sizes.
group-goal = Which of these groups can play?
group-look = How few captains can fight, and for how many are there cards?
group-why = Two to six players can play.

left = Battles fought so far: { $fought }. Fallen to peace: { $removed }.
left-goal = How many battles are still to come, the last one included?
left-look = How many battle cards are there in all?
left-why = Nine in all; those removed by peace are gone too.
