"""Test mode over HTTP (docs/protocol.md): explicit setups, fixed links, and the whole truth.

It needs a flag and an environment variable, and listens on loopback alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, field

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.game import Game, State
from casetta.kernel.state import NOBODY

from ..protocol.bodies import Links, NewTable
from ..protocol.limits import Limits, demand_small
from ..protocol.messages import Closed, TableId, Token, Viewer
from .auth import HubHere, InPath, VisitorHere
from .fair_queue import ANYBODY
from .hub import Opening
from .rooms.metadata import UNREADABLE


class TestTable(Closed):
    """A table whose hidden order is given, with known links."""

    new: NewTable
    setup: Annotated[dict[str, Any] | None, Meta(description="The deal as a record has it.")] = None
    id: TableId | None = None
    tokens: dict[str, Token] = field(default_factory=dict)
    """`host`, `spectator`, and seats by number."""
    seed: int | None = None
    """Of the dice of bots; without it they choose by lot."""


@post("/api/test/tables")
async def make_test_table(data: JSONBody[TestTable], hub: HubHere, visitor: VisitorHere) -> Links:
    """Make a table just so."""
    setup = data.setup
    if setup is not None:
        game = games.load(data.new.game)
        setup = await hub.deals.run(ANYBODY, whole_setup, game, setup, hub.limits)
    opening = Opening(
        setup=setup, id=data.id, tokens=data.tokens, seed=data.seed, address=visitor.address
    )
    _, links = await hub.make(data.new, opening)
    return links


def whole_setup(game: Game, setup: dict[str, Any], limits: Limits) -> dict[str, Any]:
    """A setup with everything spelled out that it may leave out; refused if it is wrong."""
    demand_small(setup, limits)
    try:
        position, wrongs = game.text.setup(setup)
        if wrongs:
            raise wrongs[0]
        return game.at(setup).text.drawing(position)
    except (Wrong, *UNREADABLE) as error:
        raise Wrong("bad-request") from error


class Truth(Closed):
    """The whole position of a table, and who knows what of it."""

    state: list[int]
    setup: Annotated[dict[str, Any], Meta(description="The position as the game draws it.")]
    fields: dict[str, list[int]]
    """The words of the state by name."""
    known_by: dict[str, list[list[Viewer]]]
    """For each of these words the viewers who know it."""


@get("/api/test/tables/{table:str}/truth")
async def show_truth(table: InPath, hub: HubHere) -> Truth:
    """The whole position, and for every word of it which viewers know it."""
    room = await hub.room(table)
    now = room.running().table
    return Truth(
        state=[int(word) for word in now.state],
        setup=now.game.text.drawing(now.state),
        fields=dict(room.game.rules.layout.named(now.state)),
        known_by=known_by(room.game, now.state, (NOBODY, *range(now.seats))),
    )


class Watched(Closed):
    """What kept the event loop busy, and what is alive."""

    slow: dict[str, float]
    """CPU seconds of the callbacks that took longest since the last time that this was asked."""
    tasks: int
    rooms: int
    connected: int


@post("/api/test/watch")
async def show_watched(hub: HubHere) -> Watched:
    """What the watch over the loop saw, which then begins anew."""
    if hub.watch is None:
        raise Wrong("not-found")
    slow = hub.watch.take()
    return Watched(slow, len(asyncio.all_tasks()), len(hub.rooms), hub.connected)


# Who knows what, found out from what `hide` does to each word of a position


class Noted(list[int]):
    """A state that notes which of its words were written."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.written: set[int] = set()

    def __setitem__(self, place: Any, value: Any) -> None:
        is_part = isinstance(place, slice)
        self.written.update(range(*place.indices(len(self))) if is_part else [place % len(self)])
        super().__setitem__(place, value)


def known_by(game: Game, state: State, viewers: Iterable[int]) -> dict[str, list[list[int]]]:
    """For each word of each field the viewers who know it."""
    unknown = {viewer: unknown_to(game, state, viewer) for viewer in viewers}
    return {
        name: [
            [viewer for viewer, hidden in unknown.items() if word not in hidden]
            for word in range(start, start + length)
        ]
        for name, (start, length) in game.rules.layout.fields.items()
    }


def unknown_to(game: Game, state: State, viewer: int) -> set[int]:
    """The words that a viewer does not know; what `hide` leaves alone is known.

    A word that is written over may look as it is by accident: it is known only if another
    value in its place would come through as well.
    """
    view = Noted(state)
    game.rules.hide(view, viewer)
    return {
        word
        for word in view.written
        if view[word] != state[word] or not comes_through(game, state, viewer, word)
    }


def comes_through(game: Game, state: State, viewer: int, word: int) -> bool:
    """Whether a viewer would notice that a word has another value."""
    value = int(state[word])
    for other in (value ^ 1, value + 1, value - 1):
        world = [int(each) for each in state]
        world[word] = other
        try:
            game.rules.hide(world, viewer)
        except (IndexError, ValueError, OverflowError):
            continue
        if world[word] != other:
            return False
    return True
