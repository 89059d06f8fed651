"""Questions on the round and the chancellor (G3)."""
