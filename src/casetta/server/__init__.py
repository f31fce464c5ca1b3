"""The table server: thin adapters between the tables and people, bots and programs far away."""
