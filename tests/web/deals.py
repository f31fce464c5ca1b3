"""Tables of one person and bots whose deal and bots are the same in every run."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route

from casetta import games
from casetta.table.table import Table
from tests.server.served import Server

SEED = 7
"""Of deals and of bots, unless a test says otherwise."""


def fixed_deal(game: str, seats: int, seed: int = SEED, **options: Any) -> dict[str, Any]:
    """A deal by its seed, as test mode takes it."""
    setup: dict[str, Any] = Table.deal(games.load(game), seats, options, seed=seed).setup
    return setup


def link_to(
    server: Server,
    game: str,
    *,
    bots: int = 1,
    bot: str = "bot:random",
    setup: dict[str, Any] | None = None,
    seed: int = SEED,
    **options: Any,
) -> str:
    """The link to the first seat of a new table; without a position the seed deals it."""
    people = [{"player": "person", "name": "Giulia"}, *[{"player": bot}] * bots]
    new = {"game": game, "seats": people, "options": options, "start": True}
    deal = setup or fixed_deal(game, 1 + bots, seed, **options)
    links = server.post("/api/test/tables", {"new": new, "setup": deal, "seed": seed})
    return f"/t/{links['table']}#{links['seats']['0']}"


def fix_deals(page: Page, seed: int = SEED, setup: dict[str, Any] | None = None) -> None:
    """Let tables that this page makes be dealt by a seed, or begin in a position.

    Their bots move by the seed.
    """

    def make(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        new: Any = route.request.post_data_json
        for seat in new["seats"]:
            if seat["player"].startswith("bot:"):
                seat["player"] = "bot:random"
        deal = setup or fixed_deal(new["game"], len(new["seats"]), seed, **new.get("options", {}))
        trial = route.request.url.replace("/api/", "/api/test/")
        made = route.fetch(url=trial, post_data={"new": new, "setup": deal, "seed": seed})
        return route.fulfill(response=made)

    page.route("**/api/tables", make)
