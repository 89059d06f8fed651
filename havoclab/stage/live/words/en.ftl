## A deal that runs by itself.

live-next-card = Next card: { NUMBER($seconds) } s
live-paused = The deal is paused.
live-pause = Pause
live-go-on = Let the deal run
live-one-card = One card
live-slower = Slower
live-faster = Faster
live-dial = From card to card
live-dial-help = Slower or faster; the bots slow down with the deal.
live-seconds = { NUMBER($seconds) } s
live-hidden = The page was out of sight, so the deal is paused. Nothing was dealt meanwhile.
live-held-up = The page was held up (a slow browser, a lost connection, a computer that slept, or a clock that was set), so the deal is paused. No card was dealt unseen.
live-came-back = The deal is paused where it was left. Let it run when you are ready.
live-nobody = Nobody lays a card
