"""Scenarios made by lot, each with the proof that its home can be furnished whole."""
