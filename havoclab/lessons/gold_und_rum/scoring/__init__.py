"""The lesson on scoring: what a battle pays, the chancellor's favourite, and the end of the game (G5.1, G8)."""
