## Odds beside the table.

odds-title = Odds
odds-wait = The odds come when it is somebody’s choice at this screen.
odds-field-ask = What would you like to know?
odds-ask-nothing = nothing now

## A note is what the bars mean, then how they were found.

odds-note = { $told } { $how }
odds-exact = { $cases ->
    [one] This is certain.
   *[other] Exact, counted over { $cases } sets of cards; every deal that fits what you have seen is taken to be equally likely.
}
odds-samples = An estimate from { $samples } deals that fit what you have seen; the thin line is its 95 % interval.

## A bet in a lesson.

odds-bet-title = The bet
odds-it-is = It is
odds-your-bet = You bet
