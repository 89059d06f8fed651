"""The lesson on claims: recruit and desertion cards while the warriors are dealt (G4)."""
