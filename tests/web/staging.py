"""Playing Home Staging on the page, by mouse, by finger and by keys."""

from __future__ import annotations

import math
from random import Random

from playwright.sync_api import Page, expect

from tests.server.served import Server
from tests.web.deals import link_to
from tests.web.screens import any_of, confirm, play_on


def home_table(server: Server, scenario: str = "first-keys", bots: int = 1) -> str:
    """The link to the first seat of a new table; the plans of its bots are dreadful."""
    return link_to(server, "home-staging", bots=bots, scenario=scenario)


def step_of(page: Page) -> str:
    """What the board waits for: a choice, a drawing, walls, the last touches, or nothing more."""
    waits = ".staging[data-doing]:not([data-doing=''])"
    page.locator(f"section.end, {waits}").first.wait_for(state="attached")
    if page.locator("section.end").count():
        return "over"
    return page.locator(".staging").get_attribute("data-doing") or ""


def step_id(page: Page) -> str:
    """Changes when something else is to be done."""
    return page.locator(".staging").get_attribute("data-step") or ""


def after(page: Page, before: str) -> None:
    """Wait until the step is over."""
    other = f".staging:not([data-step='{before}'])"
    page.locator(f"section.end, {other}").first.wait_for(state="attached")


def place_of(page: Page, square: str | None) -> tuple[float, float]:
    """The middle of a square on the screen; there must be one."""
    assert square is not None
    box = page.locator(f'[data-cell="{square}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def first_anchor(page: Page, dice: Random | None = None) -> str | None:
    """A square where the piece in hand may be put, as "Where?" shows; None for nowhere.

    The first that nothing covers, or with dice any of those.
    """
    expect(page.locator(".staging")).not_to_have_attribute("data-fits", "")
    told = page.locator(".staging").get_attribute("data-fits") or "0"
    if told == "0":
        return None
    anchors = page.locator("[data-anchor]")
    expect(anchors.first).to_be_attached()
    names = anchors.evaluate_all("all => all.map(each => each.dataset.anchor)")
    if dice:
        dice.shuffle(names)
    return next((name for name in names if not is_covered(page, name)), names[0])


def is_covered(page: Page, square: str) -> bool:
    """Whether the cross that moves a piece lies over a square."""
    above = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.nudge'))"
    return bool(page.evaluate(above, [*place_of(page, square)]))


OFFERED = {
    "room": ".room:not(:disabled)",
    "card": "button.back[aria-pressed]",
    "tokens": "button.share",
}
"""What is chosen from in a step."""


def play_step(page: Page, *, touch: bool = False, dice: Random | None = None) -> None:
    """Do what is to be done now with a pointer; what is offered first, or by lot with dice."""
    press = "tap" if touch else "click"
    step, before = step_of(page), step_id(page)
    if step in OFFERED:
        offered = page.locator(OFFERED[step])
        expect(offered.first).to_be_visible()
        getattr(any_of(offered, dice) if dice else offered.first, press)()
    elif step == "draw":
        return draw_all(page, before, touch=touch, dice=dice)
    elif step == "finish":
        set_proposed_door(page, press)
    expect(confirm(page)).to_be_enabled()
    getattr(confirm(page), press)()
    after(page, before)
    return None


def set_proposed_door(page: Page, press: str) -> None:
    """Set the front door where the page proposes it, if it does."""
    expect(page.locator(".check[aria-busy=false]")).to_have_count(1)
    if page.locator(".check .btn").count():
        getattr(page.locator(".check .btn"), press)()
        expect(page.locator(".check .bad .btn")).to_have_count(0)


def draw_all(page: Page, before: str, *, touch: bool = False, dice: Random | None = None) -> None:
    """Put every piece where it fits first; do without those that fit nowhere."""
    where = page.get_by_role("button", name="Where?")
    if where.get_attribute("aria-pressed") == "false":
        getattr(where, "tap" if touch else "click")()
    for _ in range(6):
        square = first_anchor(page, dice)
        if square is None:
            page.get_by_role("button", name="Skip", exact=True).click()
        elif touch:
            page.touchscreen.tap(*place_of(page, square))
        else:
            page.mouse.move(*place_of(page, square))
            page.mouse.click(*place_of(page, square))
        if square is not None:
            expect(page.locator('[data-testid=ghost][data-fits="true"]').last).to_be_attached()
        expect(confirm(page)).to_be_enabled()
        last = confirm(page).text_content() or ""
        getattr(confirm(page), "tap" if touch else "click")()
        if not touch:
            page.mouse.move(3, 3)
        if "Next" not in last:
            break
    after(page, before)


def goes_on(page: Page) -> bool:
    """Whether the game is not over yet."""
    return step_of(page) != "over"


def play_step_by_lot(page: Page, dice: Random) -> None:
    """Do any of what is offered."""
    play_step(page, dice=dice)


def play_to_the_end(page: Page, *, touch: bool = False) -> int:
    """Play on until the game is over; the number of steps."""
    return play_on(lambda: goes_on(page), lambda: play_step(page, touch=touch))


def play_step_by_keys(page: Page) -> None:
    """The same without a pointer: numbers choose, arrows move, Enter confirms."""
    step, before = step_of(page), step_id(page)
    if step in ("room", "card", "tokens"):
        page.keyboard.press("1")
        expect(confirm(page)).to_be_enabled()
        page.keyboard.press("Enter")
    elif step == "draw":
        draw_by_keys(page)
    elif step == "close":
        expect(confirm(page)).to_be_enabled()
        confirm(page).focus()
        page.keyboard.press("Enter")
    else:
        finish_by_keys(page)
    after(page, before)


def draw_by_keys(page: Page) -> None:
    for _ in range(6):
        expect(page.locator(".staging")).not_to_have_attribute("data-fits", "")
        if page.locator(".staging").get_attribute("data-fits") == "0":
            page.keyboard.press("x")
        else:
            page.keyboard.press("ArrowDown")
            expect(page.get_by_test_id("ghost").last).to_be_attached()
        expect(confirm(page)).to_be_enabled()
        last = confirm(page).text_content() or ""
        confirm(page).focus()
        page.keyboard.press("Enter")
        if "Next" not in last:
            return


def finish_by_keys(page: Page) -> None:
    """Walk to a place for the front door and set it there."""
    page.keyboard.press("e")
    page.locator("[data-edge]").first.wait_for(state="attached")
    page.locator('[data-edge][tabindex="0"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-edge][aria-pressed="true"]')).to_have_count(1)
    expect(confirm(page)).to_be_enabled()
    confirm(page).focus()
    page.keyboard.press("Enter")


def two_fingers(page: Page, middle: tuple[float, float], quarter: int) -> None:
    """Turn two fingers round a point by quarter turns."""
    wire, steps = page.context.new_cdp_session(page), 12
    for step in range(steps + 1):
        angle = quarter * step / steps * math.pi / 2
        x, y = 40 * math.cos(angle), 40 * math.sin(angle)
        points = [
            {"x": middle[0] + x, "y": middle[1] + y, "id": 1},
            {"x": middle[0] - x, "y": middle[1] - y, "id": 2},
        ]
        kind = "touchMove" if step else "touchStart"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
