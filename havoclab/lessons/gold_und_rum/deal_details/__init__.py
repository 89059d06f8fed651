"""The lesson on the deal in detail: who comes first, what counts, and the last chance (G4.6-G4.9)."""
