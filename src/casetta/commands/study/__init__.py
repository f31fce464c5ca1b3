"""Commands for those who study the games: questions, bots, scenarios, best plans."""
