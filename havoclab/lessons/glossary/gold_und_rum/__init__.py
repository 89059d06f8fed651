"""The words of Gold und Rum."""
