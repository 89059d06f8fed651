## The table as text, which an environment prints (render_mode "ansi" and "human").

rl-battle = Battle { $number }: { $battle }.
rl-recruits = Recruits: { $cards }.
rl-stock = Cards in the draw pile: { $pile }; in the discard pile: { $discards }.
rl-seat = { $name }: points { $points }, cards in hand { $count }, laid: { $cards }.
rl-hand = Hand of { $name }: { $cards }.
rl-choices = { $name } can choose from: { $choices }
rl-over = The game is over. Won by: { $names }.
