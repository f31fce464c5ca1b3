"""Home Staging at a terminal, and its score pad."""
