"""The short first games: on the real board, by the real rules, step by step."""

import pytest
from playwright.sync_api import expect

from tests.web.screens import PHONE, barriers, confirm

pytestmark = pytest.mark.browser

SHELFIE = [
    (["d3", "e3", "f3"], 1, "a group of 5"),
    (["d4", "e4"], 4, "three of a kind"),
    (["g4", "h4"], 5, "8 points"),
    (["f4"], 3, "fourth tile in the right place"),
    (["c4"], 2, "the living room is refilled"),
]
HOUSE = [
    (2, "u2", "4 points instead of 1"),
    (2, "l3", "a bonus of 3 points"),
    (3, "l4", "nothing can be added to it"),
    (2, "u3", "8 points"),
    (4, "u4", "Two bonuses"),
]


def lesson(page):
    """What the owl says."""
    return page.get_by_test_id("lesson")


def go_on(page):
    return page.get_by_test_id("first-next")


def test_my_shelfie_is_learned_by_mouse(screens):
    page = screens.open()
    page.get_by_role("link", name="My Shelfie: tutorial").click()
    go_on(page).click()
    expect(page.get_by_test_id("spots").locator("span").first).to_be_visible()
    assert barriers(page) == []

    page.locator("[data-cell=b6]").click()
    page.locator("g[data-column='4']").first.click()
    confirm(page).click()
    expect(lesson(page)).to_contain_text("For now, try the highlighted move.")
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Show me").click()
    confirm(page).click()
    expect(lesson(page)).to_contain_text(SHELFIE[0][2])
    assert barriers(page) == []
    go_on(page).click()
    for tiles, column, told in SHELFIE[1:]:
        expect(page.locator(f"[data-cell={tiles[0]}]")).to_have_attribute("tabindex", "0")
        for tile in tiles:
            page.locator(f"[data-cell={tile}]").click()
        page.locator(f"g[data-column='{column}']").first.click()
        confirm(page).click()
        expect(lesson(page)).to_contain_text(told)
        go_on(page).click()

    expect(lesson(page)).to_contain_text("27 to")
    assert barriers(page) == []
    page.get_by_test_id("first-play").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("grid").first).to_be_visible()
    mine = page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert len({each["table"] for each in mine}) == 1, (
        "the whole game is remembered, the lesson is not"
    )


def test_dream_home_is_learned_by_touch_on_a_phone(screens):
    page = screens.phone("/first/dream-home")
    assert page.viewport_size == PHONE
    go_on(page).tap()
    assert barriers(page) == []
    page.locator("[data-column='4']").tap()
    confirm(page).tap()
    expect(lesson(page)).to_contain_text("any column but the first")
    go_on(page).tap()
    for column, place, told in HOUSE:
        spot = page.locator(f"[data-testid=house] [data-place={place}]")
        page.locator(f"[data-column='{column}']").tap()
        spot.tap()
        expect(confirm(page)).to_be_enabled()
        confirm(page).tap()
        if place == "l4":
            expect(page.get_by_test_id("banner")).to_contain_text("token")
            spot.tap()
            expect(confirm(page)).to_be_enabled()
            assert barriers(page) == [], "in the middle"
            confirm(page).tap()
        expect(lesson(page)).to_contain_text(told)
        go_on(page).tap()

    expect(lesson(page)).to_contain_text("39 to 24")
    expect(page.get_by_test_id("first-play")).to_be_visible()
    assert barriers(page) == []


def test_home_staging_is_learned_with_keys_alone(screens):
    page = screens.open("/first/home-staging", color_scheme="dark")
    expect(go_on(page)).to_be_focused()
    assert barriers(page) == []
    page.keyboard.press("Enter")
    expect(lesson(page)).to_contain_text("Open the bathroom")
    page.locator(".room").press("Enter")
    expect(confirm(page)).to_be_enabled()
    confirm(page).press("Enter")
    expect(lesson(page)).to_contain_text("three turns")
    page.keyboard.press("Enter")
    expect(page.locator(".back[data-card='15']")).to_be_focused()
    turn_over(page, 15, "Put the washbasin")
    draw(page, "j11")
    expect(lesson(page)).to_contain_text("The dots are circulation")
    page.keyboard.press("Enter")
    turn_over(page, 14, "The toilet needs a wall")
    draw(page, "h9")
    expect(lesson(page)).to_contain_text("Always keep a way open")
    page.keyboard.press("Enter")
    turn_over(page, 16, "Put the shower")
    draw(page, "f10")
    page.keyboard.press("Enter")
    expect(lesson(page)).to_contain_text("Now the walls")
    page.get_by_role("button", name="Show me").press("Enter")
    expect(confirm(page)).to_be_enabled()
    confirm(page).press("Enter")
    expect(lesson(page)).to_contain_text("Walls and doors are final")
    assert barriers(page) == []
    page.keyboard.press("Enter")

    opening(page, "e", "e9 w")
    confirm(page).press("Enter")
    expect(lesson(page)).to_contain_text("try the highlighted move")
    opening(page, "w", "l7 e")
    confirm(page).press("Enter")
    expect(lesson(page)).to_contain_text("Both bonuses are yours")
    page.keyboard.press("Enter")
    expect(lesson(page)).to_contain_text("36 points")
    assert barriers(page) == []


def draw(page, wanted):
    """Carry the piece with the arrows to where its top left is wanted, turned so that it fits."""
    expect(page.locator(".staging")).not_to_have_attribute("data-fits", "")
    page.keyboard.press("ArrowDown")
    ghost = page.get_by_test_id("ghost").last
    for _ in range(4):
        walk(page, ghost, wanted)
        expect(page.locator(".staging")).not_to_have_attribute("data-fits", "")
        if ghost.get_attribute("data-fits") == "true":
            confirm(page).press("Enter")
            if told_after(page):
                return
        page.keyboard.press("r")
    raise AssertionError(f"it never fits at {wanted}")


def told_after(page):
    """Whether the lesson goes on; a piece that lies otherwise is answered kindly."""
    both = page.locator("[data-testid=first-next], [data-testid=lesson] em").first
    both.wait_for(state="visible")
    return go_on(page).count() > 0


def walk(page, ghost, wanted):
    """Arrow by arrow until the top left of the ghost is there."""
    expect(ghost).to_be_attached()
    for _ in range(40):
        at = ghost.get_attribute("data-at")
        right, down = ord(wanted[0]) - ord(at[0]), int(wanted[1:]) - int(at[1:])
        if not right and not down:
            return
        across = "ArrowRight" if right > 0 else "ArrowLeft"
        page.keyboard.press(across if right else "ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"no way to {wanted}")


def turn_over(page, card, told):
    """Turn over a card, and put its token on the upper piece."""
    expect(page.locator(".staging[data-doing=card]")).to_be_attached()
    page.locator(f".back[data-card='{card}']").press("Enter")
    expect(confirm(page)).to_be_enabled()
    confirm(page).press("Enter")
    page.locator(".share").last.press("Enter")
    expect(confirm(page)).to_be_enabled()
    confirm(page).press("Enter")
    expect(go_on(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(lesson(page)).to_contain_text(told)


def opening(page, key, edge):
    """Choose a tool by its key, and a wall."""
    page.keyboard.press(key)
    page.locator(f'[data-edge="{edge}"]').press("Enter")
    expect(page.locator(f'[data-edge="{edge}"]')).to_have_attribute("aria-pressed", "true")
