"""Test mode (docs/protocol.md): explicit setups, fixed links, no waiting, and the whole truth.

It needs a flag and an environment variable, and listens on loopback alone.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, field

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.kernel.state import NOBODY

from ...protocol.bodies import Links, NewTable
from ...protocol.limits import Limits, demand_small
from ...protocol.types import Closed, TableId, Token, Viewer
from ..http.checks import UNREADABLE
from .visibility import known_by


class TrialTable(Closed):
    """A table whose hidden order is given, with known links."""

    new: NewTable
    setup: Annotated[dict[str, Any] | None, Meta(description="The deal as a record has it.")] = None
    id: TableId | None = None
    tokens: dict[str, Token] = field(default_factory=dict)
    """`host`, `spectator`, and seats by number."""
    seed: int | None = None
    """Of the dice of bots; without it they choose by lot."""


@post("/api/test/tables")
async def make_trial(data: JSONBody[TrialTable], state: State) -> Links:
    """Make a table just so."""
    setup = data.setup
    if setup is not None:
        game = games.load(data.new.game)
        setup = await state.hub.answers.do(whole_setup, game, setup, state.hub.limits)
    room, links = await state.hub.make(data.new, setup=setup, id=data.id, tokens=data.tokens)
    room.bots.seed = data.seed
    assert isinstance(links, Links)
    return links


def whole_setup(game: Game, setup: dict[str, Any], limits: Limits) -> dict[str, Any]:
    """A setup with everything spelled out that it may leave out; refused if it is wrong."""
    demand_small(setup, limits)
    try:
        position, wrongs = game.text.setup(setup)
        if wrongs:
            raise wrongs[0]
        return game.text.drawing(position)
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
async def show_truth(table: FromPath[str], state: State) -> Truth:
    """The whole position, and for every word of it which viewers know it."""
    room = await state.hub.room(table)
    now = room.running().table
    return Truth(
        state=[int(word) for word in now.state],
        setup=room.game.text.drawing(now.state),
        fields=dict(room.game.rules.layout.named(now.state)),
        known_by=known_by(room.game, now.state, (NOBODY, *range(now.seats))),
    )


TRIAL_ROUTES = [make_trial, show_truth]
