"""Questions on the favourite and the opening of the piles (G5)."""
