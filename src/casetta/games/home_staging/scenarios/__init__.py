"""Scenarios that people write, or that are made by lot: found, checked, proved, told in words."""
