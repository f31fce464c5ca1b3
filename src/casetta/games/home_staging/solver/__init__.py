"""The best plan, by OR-Tools CP-SAT (docs/solve.md).

OR-Tools is imported only when something is solved, so that the game starts without it.
"""
