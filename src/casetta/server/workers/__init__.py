"""Worker processes and threads beside the event loop: bots, reviews."""
