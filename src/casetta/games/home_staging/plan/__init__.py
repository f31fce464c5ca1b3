"""The plan of a seat as plain code looks at it."""
