"""A first game: a table with a fixed deal, on which a page explains the rules step by step.

Both seats belong to whoever learns, so that the page can let the neighbour do what the
lesson needs; everything goes through the same door as at any other table. Nobody finds it
in a list again, so it is swept away when it was left for a day (sweeping.py).
"""

from __future__ import annotations

import json
from typing import Annotated, Any

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from casetta import games
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.contract.levels import SNAIL
from casetta.words import Words

from ...protocol.bodies import Links, NewSeat, NewTable
from ...protocol.types import Closed, Language
from .auth import Asked, maker

NEIGHBOUR = SNAIL
"""Who sits opposite, in name and picture."""


class FirstWish(Closed):
    """Which game somebody wants to learn, and how the neighbour is to be called."""

    game: Annotated[str, Meta(max_length=40)]
    language: Language = "en"


@post("/api/first")
async def make_first(data: JSONBody[FirstWish], state: State, request: Asked) -> Links:
    """A table to learn a game on; no browser remembers it."""
    hub = maker(state, request)
    game = games.load(data.game)
    setup = first_deal(game)
    name = Words(data.language)(f"bot-{NEIGHBOUR}")
    neighbour = NewSeat(player="person", name=name, avatar=NEIGHBOUR)
    seats = [NewSeat(player="person"), *[neighbour] * (setup["seats"] - 1)]
    new = NewTable(game=game.name, options=setup["options"], seats=seats, start=True)
    _, links = await hub.make(new, setup=setup, first=True)
    assert isinstance(links, Links)
    return links


def first_deal(game: Game) -> dict[str, Any]:
    """The position a first game begins with; raises Wrong where a game has none."""
    if game.tutorial is None:
        raise Wrong("bad-request")
    position, wrongs = game.text.setup(json.loads(game.tutorial.read_text(encoding="utf-8")))
    assert not wrongs, wrongs
    return game.text.drawing(position)


FIRST_ROUTES = [make_first]
