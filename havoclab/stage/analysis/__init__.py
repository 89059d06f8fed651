"""A finished game looked back on: the decisions of one seat that cost most, each tried again before the answer."""
