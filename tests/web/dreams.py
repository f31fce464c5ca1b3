"""Playing Dream Home on the page, and positions to play from."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from playwright.sync_api import Page, expect

MOST_STEPS = 120
SMALL_PHONE = {"width": 360, "height": 740}


def room(key, decor=None):
    """A room card as a drawing has it."""
    return {"room": key, **({"decor": decor} if decor else {})}


def column(key, resource=None):
    """A column of the display."""
    return {"room": key, **({"resource": resource} if resource else {})}


HOUSE: dict[str, Any] = {
    "upper": [room("living_room"), room("living_room"), None, None, None],
    "lower": [*map(room, ("kitchen", "kitchen", "pantry", "bathroom")), room("bedroom")],
    "basement": [room("garage"), room("garage")],
    "beside": ["drill", "interior_designer"],
    "roofs": ["roof red", "roof red", "roof blue"],
    "roof_height": 3,
}
OTHER: dict[str, Any] = {
    "upper": [*map(room, ("playroom", "playroom", "bedroom", "library")), None],
    "lower": [*map(room, ("bathroom", "sauna", "living_room", "kitchen")), None],
    "basement": [room("workshop"), None],
    "beside": ["roofer"],
    "roofs": ["roof green", "roof brown"],
    "roof_height": 2,
}
FULL: dict[str, Any] = {
    **HOUSE,
    "upper": [
        *HOUSE["upper"][:2],
        room("living_room", "piano"),
        room("bathroom"),
        {"room": "study", "face": "down"},
    ],
    "roofs": ["roof red", "roof red", "roof red", "roof green"],
    "roof_height": 4,
}
FULL_OTHER: dict[str, Any] = {
    **OTHER,
    "upper": [*OTHER["upper"][:4], room("study")],
    "lower": [*OTHER["lower"][:4], room("game_room")],
    "basement": [room("workshop"), room("laundry_room")],
    "beside": [],
}
LATE: dict[str, Any] = {
    "seats": 2,
    "round": 10,
    "stage": "take",
    "turn": 0,
    "first": 0,
    "marker": 1,
    "display": [
        column("bathroom"),
        column("living_room", "piano"),
        column("sauna", "scaffolding"),
        None,
        column("playroom", "concrete_mixer"),
    ],
    "houses": [HOUSE, OTHER],
}
END = {
    "seats": 2,
    "round": 12,
    "stage": "finish",
    "turn": 0,
    "first": 0,
    "marker": 0,
    "display": [None] * 5,
    "discards": {"roof red": 1, "roof red window": 1, "kitchen": 2, "game_room": 1},
    "houses": [FULL, FULL_OTHER],
}


def sit(screens, server, setup=None, *, phone=False, seats=2, bot="bot:random", **wishes):
    """Open a table of one person and bots, in a position of our choice."""
    people = [{"player": "person", "name": "Giulia"}] + [{"player": bot}] * (seats - 1)
    new = {"game": "dream-home", "seats": people, "start": True}
    made = {"new": new, **({"setup": setup} if setup else {})}
    _, links, _ = server.ask("POST", "/api/test/tables", made)
    opened = screens.phone if phone else screens.open
    page = opened(f"/t/{links['table']}#{links['seats']['0']}", **wishes)
    expect(page.get_by_test_id("house")).to_be_visible()
    return page


def with_beside(setup, *cards, **more):
    """The same position with other cards beside the own house."""
    made = {**deepcopy(setup), **more}
    made["houses"][0]["beside"] = list(cards)
    return made


def is_mine(page: Page) -> bool:
    """Wait for a decision or for the end; say which."""
    page.locator("section.end, .act.mine[aria-busy=false]").first.wait_for(state="visible")
    return page.locator("section.end").count() == 0


def place(page: Page, name: str):
    """A place of the own house."""
    return page.locator(f"[data-place={name}]")


def shown_column(page: Page, number: int):
    """A column of the display, from 1."""
    return page.locator(f"[data-column='{number - 1}']")


def confirm(page: Page):
    """The one green button."""
    return page.get_by_test_id("confirm")


def first(page: Page, wanted: str):
    """The first visible thing of a kind, if there is one."""
    found = page.locator(wanted)
    return found.first if found.count() else None


def settle(page: Page) -> None:
    """Wait until the page knows what a column that was chosen leads to."""
    page.wait_for_function(
        """() => document.querySelector('[data-place].may, .kind, section.end, .acts .go:enabled')
              || !document.querySelector('.act.mine')"""
    )


MOVED = """before => document.querySelector('section.end')
    || document.querySelector('main.board').dataset.moves !== before"""


def moves_on(page: Page) -> str | None:
    """How many moves were made."""
    return page.locator("main.board").get_attribute("data-moves")


def decide(page: Page, press: str = "click") -> None:
    """Make one decision, whatever is asked: the first column, the first place, else no."""
    before = moves_on(page)
    column = first(page, ".col.may:not(.on)")
    if column and not page.locator(".col.on").count() and not confirm(page).is_enabled():
        getattr(column, press)()
        settle(page)
    spot = first(page, ".place.may:not(.laid)") or first(page, ".kind")
    if spot and not confirm(page).is_enabled():
        getattr(spot, press)(force=True)
    if confirm(page).is_enabled():
        getattr(confirm(page), press)()
    elif page.get_by_test_id("no").count():
        getattr(page.get_by_test_id("no"), press)()
    page.wait_for_function(
        MOVED,
        arg=before,
    )


MOST_LINES = 120
"""Halves of a second until everything is counted."""


def play_to_the_end(page: Page, press: str = "click") -> int:
    """Decide until the game is over; the number of decisions."""
    for steps in range(MOST_STEPS):
        if not is_mine(page):
            return steps
        decide(page, press)
    raise AssertionError("this game has no end")


def play_turn_by_keys(page: Page) -> None:
    """A number chooses a column, the arrows a place, Enter builds; N says no."""
    moves = moves_on(page)
    if page.locator(".col.may").count() and not page.locator(".col.on").count():
        number = page.locator(".col.may button").first.get_attribute("data-column")
        page.keyboard.press(str(1 + int(number or 0)))
        settle(page)
    if page.locator(".place.may").count():
        expect(page.locator("[data-testid=house] .may:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(confirm(page)).to_be_enabled()
        page.keyboard.press("Enter")
    elif confirm(page).is_enabled():
        confirm(page).focus()
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("n")
    page.wait_for_function(
        MOVED,
        arg=moves,
    )
