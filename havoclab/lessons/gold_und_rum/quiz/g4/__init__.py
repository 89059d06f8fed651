"""Questions on the deal and its claims (G4)."""
