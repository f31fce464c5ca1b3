"""Commands for players: games, demos, score pads, cards."""
