"""The table: the only door for moves."""

import pytest

from casetta.contract.errors import Wrong
from casetta.games import load
from casetta.kernel.state import NOBODY, digest
from casetta.table.table import IllegalMove, NotYourTurn, Table

GAME = load("my-shelfie")


def test_a_legal_move_is_played_and_numbered():
    table = Table.deal(GAME, 3, {"edition": "it"}, seed=1)
    move = table.legal(0)[0]

    event = table.play(0, move)

    assert (event.seat, event.move) == (0, move)
    assert (table.version, table.digests[1:]) == (1, [digest(table.state)])
    assert table.legal(NOBODY) == []
    assert table.setup["options"] == {"edition": "it", "first_game": False}
    assert Table.deal(GAME, 2).digests != Table.deal(GAME, 2).digests


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (1, "d2 >1", NotYourTurn),
        (7, "d2 >1", NotYourTurn),
        (0, "e5 >1", IllegalMove),
        (0, "nonsense", Wrong),
    ],
)
def test_anything_else_is_refused_and_changes_nothing(seat, text, error):
    table = Table.deal(GAME, 2, seed=1)
    before = list(table.state)

    with pytest.raises(error):
        table.play(seat, text)

    assert (table.state, table.version) == (before, 0)


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (5, {}, "unknown-seats"),
        (2, {"house": "x"}, "unknown-option"),
        (2, {"edition": "fr"}, "unknown-option-value"),
        (2, {"first_game": "true"}, "unknown-option-value"),
        (2, {"edition": False}, "unknown-option-value"),
    ],
)
def test_unknown_seats_and_options_are_refused(seats, options, code):
    with pytest.raises(Wrong) as wrong:
        Table.deal(GAME, seats, options)

    assert wrong.value.code == code
    assert "known" in wrong.value.values
