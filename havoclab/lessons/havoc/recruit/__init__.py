"""A turn: recruit (H4)."""
