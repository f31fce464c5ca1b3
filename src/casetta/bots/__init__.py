"""Players of any game. A bot gets the hidden view of its seat and nothing else.

The way of a thought: worker.py (a process of its own), registry.py (bots by name),
search_driver.py (budgets, compiled or not), then search/tree_search.py, which is information-set
Monte Carlo tree search over a game's rules and potential.
"""

from .registry import BOTS, bot, greedy_bot, names, random_bot, why
from .search_driver import Bot, Candidate, Thought

__all__ = [
    "BOTS", "Bot", "Candidate", "Thought", "bot", "greedy_bot", "names", "random_bot", "why",
]  # fmt: skip
