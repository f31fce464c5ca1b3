"""`python -m casetta`."""

from casetta.commands.cli import main

main()
