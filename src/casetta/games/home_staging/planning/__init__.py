"""How the bot of Home Staging thinks: a sketch of its plan, and games played on in the mind."""
