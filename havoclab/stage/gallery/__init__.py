"""The gallery of edge cases as a page: where two rules meet, what then happens, and why."""
