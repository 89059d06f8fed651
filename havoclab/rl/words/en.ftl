## The table as text, which an environment prints (render_mode "ansi" and "human"): what every game says.

rl-hand = Hand of { $name }: { $cards }.
rl-choices = { $name } can choose from: { $choices }
rl-over = The game is over. Won by: { $names }.
