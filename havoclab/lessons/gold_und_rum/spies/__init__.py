"""The lesson on spies and giants, and what the backs of hands tell (G6, G2.3)."""
