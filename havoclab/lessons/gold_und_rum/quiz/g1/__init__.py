"""Questions on the game (G1)."""
