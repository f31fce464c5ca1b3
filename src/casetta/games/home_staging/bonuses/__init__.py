"""Bonus rules of scenarios: reading, scoring, progress, and the solver's constraints."""
