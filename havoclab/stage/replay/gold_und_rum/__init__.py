"""What the replay of Gold und Rum has of its own: the words about its example."""
