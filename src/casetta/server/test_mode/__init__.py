"""Test mode: explicit setups, fixed links, and who knows what."""
