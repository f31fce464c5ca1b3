"""A table of a server at a terminal, beside people in browsers."""
