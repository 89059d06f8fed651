"""Questions on the battles (G7)."""
