"""Questions to the rules, and their answers."""
