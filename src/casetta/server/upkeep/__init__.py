"""Periodic upkeep: garbage collection, expiry, saving clocks."""
