"""What the tests of a table's history share."""

from tests.table.happenings import (
    move,
    waiting,
)

HOME = "home-staging"


def to_step(history, dice):
    """Play until several seats draw at the same time."""
    while len(waiting(history)) < 2 or history.game.rules.step(history.table.state) == -1:
        move(history, dice)
