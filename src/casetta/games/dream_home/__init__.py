"""Dream Home: draft rooms and build them into the house of your dreams; see game.py."""

from .game import GAME

__all__ = ["GAME"]
