"""Positions for tests, drawn as people would draw them."""

from textwrap import dedent

from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.content.cards import GOAL_KEYS
from casetta.games.my_shelfie.rules.goals import goal_holds
from casetta.games.my_shelfie.rules.layout import EDITION, shelf_of
from casetta.kernel.luck import key_of_seed, table_luck

EMPTY_SHELF = ["....."] * 6


def lines(drawing: str) -> list[str]:
    """The rows of a drawing; spaces within a row do not matter."""
    return [row.replace(" ", "") for row in dedent(drawing).strip().splitlines()]


def shelf(drawing: str) -> list[str]:
    """A shelf of which the lower rows are drawn."""
    rows = lines(drawing)
    return ["....."] * (6 - len(rows)) + rows


def room(drawing: str) -> list[str]:
    """A living room of which the upper rows are drawn."""
    rows = [row.ljust(9, ".") for row in lines(drawing)]
    return rows + ["." * 9] * (9 - len(rows))


def position(**drawing):
    """A position from a drawing that has nothing wrong."""
    state, wrongs = GAME.text.setup(drawing)
    assert not wrongs, wrongs
    return state


def dealt(seats, **options):
    """A game as it is dealt."""
    return GAME.dealt(seats, options, table_luck(key_of_seed(1)))


def legal(state, seat=0):
    """The legal moves of a seat as texts."""
    return {GAME.text.write(move) for move in GAME.legal(state, seat)}


def play(state, seat, text):
    """Let a seat make a legal move."""
    (move,) = GAME.text.read(text)
    assert move in GAME.legal(state, seat), text
    GAME.rules.play(state, seat, move)


def holds(goal: str, drawing: str, edition: str = "en") -> bool:
    """Whether a drawn shelf shows the pattern of a common goal."""
    state = position(options={"edition": edition}, shelves=[shelf(drawing)])
    return bool(goal_holds(GOAL_KEYS.index(goal), state, shelf_of(0), state[EDITION]))
