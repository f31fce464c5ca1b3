"""Playing My Shelfie on the page, by mouse, by finger and by keys."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.web.screens import any_of, my_turn, play_on


def legal_tiles(page: Page):
    """The tiles that may be chosen and are not chosen yet."""
    return page.locator("svg.active g.may:not(.chosen)")


def columns(page: Page):
    """The columns that take what is in the hand."""
    return page.locator("g.column")


def version(page: Page) -> str:
    """Something that changes with every move."""
    return page.locator(".where small").text_content() or ""


def play_turn(page: Page, *, touch: bool = False) -> None:
    """Take as many tiles as can be taken from the first one on, into the first column."""
    press = "tap" if touch else "click"
    getattr(legal_tiles(page).first, press)(force=True)
    for _ in range(2):
        if legal_tiles(page).count():
            getattr(legal_tiles(page).first, press)(force=True)
    expect(page.locator("g.chosen").first).to_be_visible()
    getattr(columns(page).first, press)(position={"x": 12, "y": 6})
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_be_enabled()
    getattr(confirm, press)()
    expect(page.locator("g.chosen")).to_have_count(0)


def play_turn_by_lot(page: Page, dice: Random) -> None:
    """Take one to three tiles that may be taken together, into any column that takes them."""
    for _ in range(1 + dice.randrange(3)):
        if legal_tiles(page).count():
            any_of(legal_tiles(page), dice).click(force=True)
    any_of(columns(page), dice).click(position={"x": 12, "y": 6})
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.get_by_test_id("confirm").click()
    expect(page.locator("g.chosen")).to_have_count(0)


def play_to_the_end(page: Page, *, touch: bool = False) -> int:
    """Play on until the game is over; the number of turns."""
    return play_on(lambda: my_turn(page), lambda: play_turn(page, touch=touch))


def play_turn_by_keys(page: Page) -> None:
    """The same without a pointer: Tab leads to the rug and to the shelf, Enter does the rest."""
    tab_to(page, "[role=gridcell]")
    page.keyboard.press("3")
    if not page.locator("g.chosen").count():
        page.keyboard.press("Enter")
    expect(page.locator("g.chosen").first).to_be_visible()
    page.keyboard.press("Space")
    tab_to(page, "g.column")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("g.chosen")).to_have_count(0)


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is where we want it."""
    for _ in range(60):
        if page.evaluate("wanted => !!document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {wanted} by Tab")
