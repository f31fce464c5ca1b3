"""Processes and threads beside the event loop: bots, hints, reviews."""
