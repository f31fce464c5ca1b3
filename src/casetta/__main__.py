"""`python -m casetta`."""

from casetta.cli import main

main()
