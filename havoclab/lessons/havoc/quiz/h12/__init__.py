"""The quiz on the worked example (H12)."""
