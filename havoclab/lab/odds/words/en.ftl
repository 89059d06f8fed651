## Chances.

chance-percent = { $percent } %
chance-below = < { $percent } %
chance-above = > { $percent } %
chance-interval = { $low } to { $high } %
chance-exact = { $percent } (exact)
chance-fraction = { $percent } ({ $fraction })
chance-estimate = { $percent } (an estimate from { $samples } samples: { $interval })
