"""Tables for scenarios that people bring: see library.py."""

from __future__ import annotations

from typing import Any

from casetta.kernel.luck import set_luck, table_luck
from casetta.kernel.state import SEATS

from .drawing import drawing
from .layout import FACTS, LAYOUT, SCENARIO
from .library import scenario_of
from .rules import set_table


def own_setup(number: int, seats: int, key: bytes) -> dict[str, Any]:
    """The deal of an own scenario as a drawing, for a table; `number` is what `bring` answered.

    The luck is that of a key of 32 bytes. The scenario stands whole in the drawing.
    """
    state = LAYOUT.blank()
    set_luck(state, table_luck(key))
    state[SEATS], state[SCENARIO] = seats, number
    state[FACTS:] = scenario_of(number).facts
    set_table(state)
    return drawing(state)
