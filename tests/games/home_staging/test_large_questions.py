"""Questions with far too much of something are refused with the place of it."""

import pytest

from casetta.contract.errors import Wrong
from casetta.games.home_staging import GAME
from casetta.protocol.ask import ask as ask_rules
from casetta.table.table import Table

PLAN = {"plan": ["xxxx"], "room_list": ["bath"], "current_room": "bath"}
PIECE = {"id": "wc", "room": "bath", "cells": [[0, 0]]}
ROOM = {"id": "bath", "cells": [[0, 0]]}


def view(**changes):
    """The view of a lone seat, with something else in its plan."""
    drawn = GAME.text.drawing(Table.deal(GAME, 1, {"scenario": "first-keys"}, seed=11).view(0))
    return {**drawn, "plans": [{**drawn["plans"][0], **changes}]}


@pytest.mark.parametrize(
    ("question", "code", "where"),
    [
        ({"ask": "symmetric", "draw": ["#" * 65]}, "furniture-drawing", "draw"),
        ({"ask": "transform", "draw": ["#"] * 65}, "furniture-drawing", "draw"),
        ({"ask": "score", **PLAN, "rooms": [ROOM] * 6}, "too-many", "rooms"),
        ({"ask": "score", **PLAN, "pieces": [PIECE] * 61}, "too-many", "pieces"),
        (
            {"ask": "score", **PLAN, "pieces": [{**PIECE, "tags": [*range(65)]}]},
            "too-many",
            "pieces [0] tags",
        ),
        (
            {"ask": "plan", "view": view(pieces=["01a1 r0 e5"] * 26)},
            "too-many",
            "plans [0] pieces",
        ),
        (
            {"ask": "bonus", **PLAN, "bonus": {"kind": "count", "what": "piece:" + 5_000 * "9"}},
            "missing-field",
            "bonus 1 points",
        ),
    ],
)
def test_too_much_is_refused_with_its_place(question, code, where):
    with pytest.raises(Wrong) as wrong:
        ask_rules(GAME, question)

    assert (wrong.value.code, wrong.value.where) == (code, where)


def test_a_drawing_of_any_piece_is_answered():
    told = ask_rules(GAME, {"ask": "symmetric", "draw": ["#" * 64] * 64})

    assert told == {"symmetric": True}
