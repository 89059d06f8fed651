"""The lesson "The ranks in detail" (H8): many dogs, what lies beside, and two readings of which cards count."""
