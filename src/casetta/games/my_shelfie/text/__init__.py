"""A position and a move in words, and back."""
