"""The rules, in both lives."""
