"""Tables for tests, where everything happens that may happen."""

from random import Random

import pytest

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.game import OPEN
from casetta.kernel.state import NOBODY
from casetta.table.history import History
from casetta.table.log import canonical
from casetta.table.table import Table, TableError
from tests.playing import asked

GAMES = {game.name: game for game in games.every()}
NAMES = sorted(GAMES)
HOME = "home-staging"
KINDS = (
    ["move"] * 14 + ["undo"] * 4 + ["redo"] * 3 + ["ask"] * 2 + ["agree"] * 3
    + ["refuse", "hand-over", "pause", "resume", "resume"]
)  # fmt: skip


def begun(name, seats=2, seed=1, players=None):
    """A table just dealt."""
    game = GAMES[name]
    return History(game, Table.deal(game, seats, seed=seed).setup, players or ["person"] * seats)


def enter(history, kind, seat, expect=None, **body):
    """Let something happen; the id is new."""
    prepared = history.prepare(kind, seat, body, f"{kind} {history.version + 1}", expect)
    history.accept(prepared)
    return prepared.entries


def waiting(history):
    """The seats that may move."""
    return asked(history.game, history.table.state)


def any_move(history, dice, seat):
    """Any legal move of a seat, as text."""
    game, state = history.game, history.table.state
    return game.text.write(
        game.rules.nth(state, seat, dice.randrange(game.rules.count(state, seat)))
    )


def move(history, dice, seat=None):
    """Let a seat make any legal move; return its entry."""
    seat = waiting(history)[0] if seat is None else seat
    return enter(history, "move", seat, move=any_move(history, dice, seat))[0]


def try_something(history, dice):
    """Try any kind of entry; what is refused must have changed nothing."""
    kind = dice.choice(KINDS)
    seat = dice.randrange(history.table.seats)
    body = {}
    if kind == "move":
        seat = dice.choice(waiting(history))
        body["move"] = any_move(history, dice, seat)
    if kind == "hand-over":
        body["to"] = dice.choice(["person", "person", "bot:random"])
    before = history.version
    try:
        enter(history, kind, seat, **body)
    except TableError:
        assert history.version == before


def happened(name, seats, seed, dice, most=60):
    """A table where many things have happened."""
    history = begun(name, seats, seed)
    for _ in range(most):
        if history.over:
            break
        try_something(history, dice)
    return history


def played_out(history, dice):
    """The same table at the end of the game."""
    if history.paused:
        enter(history, "resume", NOBODY)
    while not history.over:
        move(history, dice)
    return history


def viewers(history):
    """Everybody who may look at a table."""
    return (NOBODY, *range(history.table.seats))


def restarted(history):
    """The same table after a restart."""
    players = ["person"] * history.table.seats
    return History.restore(history.game, history.setup, players, list(history.entries))


def told(history, viewer):
    """Every byte that a viewer may be told of a table."""
    entries = list(history.entries_since(0, viewer))
    return canonical([history.digest(0, viewer), entries, history.state_for(viewer)])


def everything(history):
    """What everybody is told."""
    return [told(history, viewer) for viewer in viewers(history)]


def entry_for(history, version, viewer):
    """One entry as a viewer may know it."""
    return next(iter(history.entries_since(version - 1, viewer)))


def counting(history):
    """The moves that count, found by going through the log with pencil and paper."""
    made, gone = {}, set()
    for entry in history.entries:
        if entry.kind == "move":
            made[entry.version] = (entry.seat, entry.body["move"])
        gone |= set(entry.body.get("undone", [])) if entry.kind == "undo" else set()
        gone -= set(entry.body.get("redone", []))
    return [made[version] for version in sorted(set(made) - gone)]


def refused(history, kind, seat, expect=None, **body):
    """The code with which something is refused."""
    with pytest.raises(Wrong) as wrong:
        enter(history, kind, seat, expect, **body)
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


def drawing_together(seats=3):
    """A table of Home Staging where all seats draw at the same time, and its dice."""
    history, dice = begun(HOME, seats, 2), Random(2)
    while step_of(history) == OPEN or len(waiting(history)) < seats:
        move(history, dice)
    return history, dice


def step_of(history):
    """The concealed step that is going on, if any."""
    return history.game.rules.step(history.table.state)
