"""The laws on some tables of Home Staging; tests/laws runs them on many more."""

from typing import Any

import pytest

from casetta import games, laws
from casetta.games.home_staging.game import whole
from casetta.games.home_staging.library import NAMES

NO_FACE: Any = None
GAME = whole(NO_FACE)
CASES = [
    laws.Case(1 + number % 3, {"scenario": name}, 11 + number) for number, name in enumerate(NAMES)
]
OFTEN_ENOUGH = ("replay", "lists", "door", "guess", "secrets")
"""Laws that look at every position from every side: three scenarios will do here."""


@pytest.mark.parametrize("name", laws.LAWS)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.options["scenario"])
def test_the_law_is_kept(name, case, monkeypatch):
    if name in OFTEN_ENOUGH and case.options["scenario"] not in (NAMES[0], NAMES[8]):
        pytest.skip("long; tests/laws has it")
    monkeypatch.setattr(games, "load", lambda _: GAME)

    laws.LAWS[name](GAME, case)
