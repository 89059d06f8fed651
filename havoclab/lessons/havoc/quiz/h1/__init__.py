"""Questions about what the game is about. Source: H1."""
