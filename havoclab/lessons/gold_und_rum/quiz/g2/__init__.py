"""Questions on the cards (G2)."""
