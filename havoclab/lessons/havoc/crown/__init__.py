"""The lesson on the end of the game: places at Castillon, and who wears the crown. Source: H9.6, H10."""
