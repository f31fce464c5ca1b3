"""The table in characters."""

from random import Random
from textwrap import dedent

import pytest

from casetta.games.home_staging import GAME
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.rules.layout import FINISH, PHASE
from casetta.games.home_staging.text.picture import picture
from casetta.kernel.state import NOBODY
from tests.games.home_staging.played import dealt, legal, play_text, position
from tests.playing import random_game


def test_a_plan_shows_pieces_walls_doors_and_windows():
    """A plant in a room of two squares with its door to the east, a window to the north."""
    state = position("first-keys", "room living", "card 19", "tokens 2 0", seed=with_plant())
    play_text(state, "19a1 r0 e5 decline")
    for card in ("card 1", "card 5"):
        play_text(state, f"{card} tokens 1 0 decline")
    play_text(state, "grow f5 door f5 e")
    while state[PHASE] != FINISH:
        texts = sorted(legal(state))
        play_text(state, "decline" if "decline" in texts else texts[0])
    play_text(state, "front l12 s window e5 n")
    lines = picture(state, 0).splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("     e"))

    assert dedent("\n".join(lines[start : start + 5])) == dedent(
        """\
             e   f   g   h   i   j   k   l
           +===+---+---+---+---+---+---+---+
         5 | A                             |
           +---+---+                       +
         6 |                               |"""
    )


def with_plant() -> int:
    """A deal in which card a of the small plants lies in the living room."""
    for seed in range(30):
        state = position("first-keys", "room living", "card 19", "tokens 2 0", seed=seed)
        if "19a1 r0 e5" in legal(state):
            return seed
    raise AssertionError("no such deal")


@pytest.mark.parametrize("scenario", NAMES)
def test_nothing_is_wider_than_eighty_columns(scenario):
    state, dice = dealt(scenario, 2, 4), Random(4)
    for _ in random_game(GAME, state, dice):
        pass

    assert max(len(line) for line in picture(state, NOBODY).splitlines()) <= 80
