"""The laboratory: many hands at once. The one place where numpy is imported."""
