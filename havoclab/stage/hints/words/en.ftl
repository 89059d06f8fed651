## Hints while playing.

hint-first = Hint
hint-next = Next hint
hint-thinking = Thinking ...
hint-do = The strongest bot, knowing only what you know, would choose: { $best }. That is a view, not the truth.
hint-playing-on = The bot would choose: { $best }. Now the game is being played on many times with this and with other moves ...
hint-note = the bot’s choice
hint-no-idea = No single idea stands behind the figures here; they come from playing on.

## Estimates as a picture.

estimate-title = Points less than the best, by an estimate
estimate-best = best
estimate-less = −{ $points }
estimate-close = too close to tell
estimate-notes = { $first }; { $second }
estimate-interval = The interval covers only the chance of the sample, that is which cards happened to be drawn for these continuations; it does not cover the error of the bot’s judgement and play, on which they rest.
estimate-left-out = { $count ->
    [one] One more fell behind at a first look.
   *[other] { $count } more fell behind at a first look.
}
estimate-same = 0
estimate-more = +{ $points }
estimate-against-title = Points less than what the estimate prefers
estimate-preferred = preferred
