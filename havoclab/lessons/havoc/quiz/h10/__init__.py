"""Questions about the end of the game. Source: H10."""
