"""casetta: board games about homes, to play, to score and to study."""

__version__ = "0.2.0"
