"""The lesson on the opening of the piles: the favourite, deserters, and whose pile it is (G5)."""
