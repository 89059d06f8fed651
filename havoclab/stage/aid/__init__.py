"""The player aid: all that one looks up in mid-game, on one page to print."""
