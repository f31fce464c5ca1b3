"""What the server does by itself: garbage collection, expiry, saving clocks."""
