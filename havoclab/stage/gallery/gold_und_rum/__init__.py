"""The cases of Gold und Rum in words. What happens there tells by itself how strong each army is."""
