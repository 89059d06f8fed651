## Esélyek.

chance-percent = { $percent }%
chance-below = < { $percent }%
chance-above = > { $percent }%
chance-interval = { $low } és { $high }% között
chance-exact = { $percent } (pontosan)
chance-fraction = { $percent } ({ $fraction })
chance-estimate = { $percent } (becslés { $samples } mintából: { $interval })
