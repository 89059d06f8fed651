"""Questions on the spies and the giants (G6)."""
