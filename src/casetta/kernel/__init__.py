"""What all games share; the standard library only."""
