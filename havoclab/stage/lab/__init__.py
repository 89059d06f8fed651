"""The laboratory as a page: what a rule, an option, a seat or a habit is worth, tried in many games."""
