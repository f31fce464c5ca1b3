"""The same table in a terminal."""
