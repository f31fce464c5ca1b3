"""Rules files written once for all games: playouts, tree search, endgames, perft; see `game.py`."""
