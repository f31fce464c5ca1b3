"""Commands for those who work on casetta: golden games, laws, benchmarks, perft."""
