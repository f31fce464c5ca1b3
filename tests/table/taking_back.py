"""What the tests of undo share."""

import pytest

from casetta.table.table import TableError
from tests.table.happenings import (
    enter,
    move,
    viewers,
)

HOME = "home-staging"


def refused(history, kind, seat, **body):
    """The code with which something is refused."""
    with pytest.raises(TableError) as wrong:
        enter(history, kind, seat, **body)
    return wrong.value.code


def digests(history):
    """What everybody sees now."""
    return [history.digest(history.version, viewer) for viewer in viewers(history)]


def until_revealed(history, dice, *, wanted):
    """Play until a move has revealed something, or has not; return that move."""
    while True:
        before = list(history.table.state)
        entry = move(history, dice)
        if history.game.reveals(before, history.table.state) == wanted and not history.over:
            return entry
