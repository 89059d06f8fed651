"""The sandbox: set up any position, see everything that is wrong with it, play on from it, and share it as a link."""
