"""The lesson on setting up: the table, the cards, the round and its chancellor (G1-G4)."""
