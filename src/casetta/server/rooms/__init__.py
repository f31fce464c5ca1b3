"""A room: a table with its people, bots, clock and chat."""
