"""How a plan in progress stands, from the same functions that score it."""
