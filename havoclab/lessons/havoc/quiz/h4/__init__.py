"""Questions about a turn (H4)."""
