## A table of Havoc as text.

rl-battle = Battle { $number }: { $battle }.
rl-recruits = Recruits: { $cards }.
rl-stock = Cards in the draw pile: { $pile }; in the discard pile: { $discards }.
rl-seat = { $name }: points { $points }, cards in hand { $count }, laid: { $cards }.
