"""The bot of Home Staging: a sketch of its plan, and games played on in the mind."""
