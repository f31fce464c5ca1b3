"""Playing Dream Home on the page, and positions to play from."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.deals import SEED, link_to
from tests.web.screens import any_of, confirm, play_on

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


def sit(screens, server, setup=None, *, phone=False, seats=2, seed=SEED, **wishes):
    """Open a table of one person and bots, in a position of our choice or as a seed deals it."""
    link = link_to(server, "dream-home", bots=seats - 1, setup=setup, seed=seed)
    page = (screens.phone if phone else screens.open)(link, **wishes)
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


def named(page: Page, name: str):
    """A column (`2`), a place (`u2`), a card beside the house (`drill`), a step or a button."""
    if name.isdigit():
        return shown_column(page, int(name))
    other = f".right [data-card={name}], [data-step={name}], [data-testid={name}]"
    return place(page, name).or_(page.locator(other))


def click(page: Page, names: str) -> None:
    """Click one thing after the other, each by its name."""
    for name in names.split():
        named(page, name).click()


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


PLACE = ".place.may:not(.laid, .on, .dim)"
KIND = ".kind[aria-pressed=false]:not(.dim)"


def decide(page: Page, press: str = "click") -> None:
    """Make one decision, whatever is asked: the first column, card and place, else no."""
    before = moves_on(page)
    column = first(page, ".col.may:not(.on)")
    if column and not page.locator(".col.on").count() and not confirm(page).is_enabled():
        getattr(column, press)()
        settle(page)
    for wanted in (KIND, PLACE, PLACE):
        spot = first(page, wanted)
        if spot and not confirm(page).is_enabled():
            getattr(spot, press)(force=True)
    say(page, "confirm" if confirm(page).is_enabled() else "no", press)
    page.wait_for_function(MOVED, arg=before)


def decide_by_lot(page: Page, dice: Random) -> None:
    """Make any decision that the page allows: perhaps a tool, any column, card and place, or no."""
    before = moves_on(page)
    tools = page.locator(".right .thing.usable:not(.on)")
    if tools.count() and dice.random() < 0.5:
        any_of(tools, dice).click()
    declines = page.get_by_test_id("no").count() and dice.random() < 0.2
    columns, spots = page.locator(".col.may:not(.on)"), page.locator(f"{KIND}, {PLACE}, .outside")
    while not declines and not confirm(page).is_enabled():
        is_begun = page.locator(".col.on").count() or not columns.count()
        any_of(spots if is_begun and spots.count() else columns, dice).click(force=True)
        if not page.locator(".col.tool").count():
            settle(page)
    say(page, "no" if declines else "confirm")
    page.wait_for_function(MOVED, arg=before)


def say(page: Page, answer: str, press: str = "click") -> None:
    """Press one of the buttons that end a decision."""
    getattr(page.get_by_test_id(answer), press)()


def play_to_the_end(page: Page, press: str = "click") -> int:
    """Decide until the game is over; the number of decisions."""
    return play_on(lambda: is_mine(page), lambda: decide(page, press))


def decide_by_keys(page: Page) -> None:
    """A number chooses a column, Enter a card or a place, arrows lead on; Enter again means yes.

    Nothing but keys is pressed: the page itself puts the focus where the next choice is made.
    """
    moves = moves_on(page)
    if page.locator(".col.may").count() and not page.locator(".col.on").count():
        number = page.locator(".col.may button").first.get_attribute("data-column")
        page.keyboard.press(str(1 + int(number or 0)))
        settle(page)
    if page.locator(".kind").count():
        choose_focused(page, ".kind")
    if page.locator(".place.may").count() and not confirm(page).is_enabled():
        choose_focused(page, ".place.may")
    if page.locator(".place.on").count() and not confirm(page).is_enabled():
        walk_on(page)
        choose_focused(page, ".place.may")
    page.keyboard.press("Enter" if confirm(page).is_enabled() else "n")
    page.wait_for_function(MOVED, arg=moves)


def choose_focused(page: Page, kind: str) -> None:
    """Choose what has the focus, which must be of a kind."""
    expect(page.locator(f"{kind}:focus")).to_have_count(1)
    chosen = page.locator(f"{kind}:is([aria-selected=true], [aria-pressed=true])")
    before = chosen.count()
    page.keyboard.press("Enter")
    expect(chosen).to_have_count(before + 1)


def walk_on(page: Page) -> None:
    """Walk to another place by an arrow that leads somewhere."""
    before = page.evaluate(FOCUSED)
    for arrow in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        page.keyboard.press(arrow)
        if page.evaluate(FOCUSED) != before:
            return
    raise AssertionError(f"no way from {before} by arrows")


FOCUSED = "document.activeElement?.dataset.place"


def play_to_the_end_by_keys(page: Page) -> int:
    """Decide by keys until the game is over; the number of decisions."""
    return play_on(lambda: is_mine(page), lambda: decide_by_keys(page))
