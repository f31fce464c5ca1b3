"""What an operator does with a data folder; docs/operating.md tells it with all exit codes."""
