"""A game in progress: the door for moves, and the record."""
