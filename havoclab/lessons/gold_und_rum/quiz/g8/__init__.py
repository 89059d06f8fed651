"""Questions on scoring and the end of the game (G8)."""
