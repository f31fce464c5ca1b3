"""Scenario files that people write: found, checked, proved, told in words."""
