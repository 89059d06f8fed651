"""Walking through a game: the page, its lines and comments, and the film that can be kept of it."""
