"""Test mode (docs/protocol.md): explicit setups, fixed links, no waiting, and the whole truth.

It needs a flag and an environment variable, and listens on loopback alone.
"""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import field

from casetta import games
from casetta.kernel.state import NOBODY
from casetta.kernel.wrong import Wrong

from .messages import Closed, Links, NewTable, TableId, Token


class TrialTable(Closed):
    """A table whose hidden order is given, with known links."""

    new: NewTable
    setup: dict[str, Any] | None = None
    """The whole deal as a record has it."""
    id: TableId | None = None
    tokens: dict[str, Token] = field(default_factory=dict)
    """`host`, `spectator`, and seats by number."""


@post("/api/test/tables")
async def make_trial(data: JSONBody[TrialTable], state: State) -> Links:
    """Make a table just so."""
    setup = data.setup
    if setup is not None:
        game = games.load(data.new.game)
        position, wrongs = game.setup(setup)
        if wrongs:
            raise Wrong("bad-request")
        setup = game.drawing(position)
    _, links = await state.hub.make(data.new, setup=setup, id=data.id, tokens=data.tokens)
    assert isinstance(links, Links)
    return links


@get("/api/test/tables/{table:str}/truth")
async def show_truth(table: FromPath[str], state: State) -> dict[str, Any]:
    """The whole position, and what each viewer knows of every field of it."""
    room = await state.hub.room(table)
    history = room.running()
    position = history.table.state
    fields = dict(room.game.layout.named(position))
    viewers = (NOBODY, *range(history.table.seats))
    views = {viewer: dict(room.game.layout.named(history.table.view(viewer))) for viewer in viewers}
    known = {
        name: [viewer for viewer in viewers if views[viewer][name] == value]
        for name, value in fields.items()
    }
    return {
        "state": [int(word) for word in position],
        "setup": room.game.drawing(position),
        "fields": fields,
        "known_by": known,
    }


TRIAL_ROUTES = [make_trial, show_truth]
