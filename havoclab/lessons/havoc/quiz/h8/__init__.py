"""Questions about the ranks (H8)."""
