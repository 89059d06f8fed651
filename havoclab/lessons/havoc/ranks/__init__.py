"""The ranks of combinations (H8)."""
