"""The game at a terminal, and its score pad."""
