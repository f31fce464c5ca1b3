"""Every screen fits every size; and what measures that finds what is wrong.

`./casetta test --long layout` looks at all screens in every language and light.
"""

import re
from random import Random

import pytest
from playwright.sync_api import TimeoutError as NeverCame
from playwright.sync_api import expect

from tests.long import in_parts
from tests.web.layout.states import SCREENS, SIZES, Screen, at
from tests.web.layout.walk import FINGER, SQUARE, Walk, measured
from tests.web.screens import PHONE

pytestmark = pytest.mark.browser

PATIENCE = 60_000
"""Milliseconds until a screen must have come, on a busy machine."""
PARTS = 6
"""Of every walk, so that several can go on at once."""
LOOKS = [("pl", "light"), ("pl", "dark")]
LOOKS += [(language, theme) for language in ("en", "it", "ja") for theme in ("light", "dark")]
"""Polish comes first: its words are the longest."""
OTHERS = [(screen, *look) for screen in SCREENS for look in LOOKS[1:]]
TENTH = Random(20).sample(OTHERS, len(OTHERS) // 10)


@pytest.fixture
def walk(screens, server):
    """Somebody who walks from screen to screen; any error of a page fails the test."""
    page = screens.open("/privacy")
    page.set_default_timeout(PATIENCE)
    return Walk(page, server)


def faults(walk, screens):
    """What is wrong with screens, each in its language and theme: a line for each fault."""
    lines = []
    for screen, language, theme in screens:
        walk.open(screen, language, theme)
        for fault in walk.faults(screen):
            lines.append(" | ".join((screen.name, language, theme, *fault)))
    return "\n".join(lines)


@in_parts("layout", full=PARTS * len(LOOKS), quick=PARTS)
def test_every_screen_fits_every_size(walk, part):
    screens = SCREENS[part % PARTS :: PARTS]

    assert faults(walk, [(screen, *LOOKS[part // PARTS]) for screen in screens]) == ""


@pytest.mark.parametrize("part", range(PARTS))
def test_a_tenth_of_the_screens_fits_in_other_languages_and_lights(walk, part):
    assert faults(walk, TENTH[part::PARTS]) == ""


# What measures


GOOD = """<main style="font: 16px sans-serif">
    <h1>A short title</h1>
    <p>A line of text that has all the room it needs.</p>
    <button style="width: 120px; height: 48px">Save</button>
    <div style="height: 60px; overflow: auto"><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>
</main>"""
PLANTED = {
    "clipped text": '<div id=planted style="width: 60px; overflow: hidden; white-space: nowrap">'
    "A label that is far too long</div>",
    "covered": '<button id=planted style="width: 90px; height: 50px">Undo</button>'
    '<div style="position: absolute; background: red; width: 90px; height: 50px; '
    'translate: 0 -45px"></div>',
    "small target": '<button id=planted style="width: 30px; height: 20px">x</button>',
    "tiny letters": '<small id=planted style="font-size: 9px">so small</small>',
    "spills out": '<div style="background: #eee; width: 50px"><b id=planted '
    'style="white-space: nowrap">Far too many words</b></div>',
    "raw text": "<p id=planted>bot:swallow</p>",
    "out of reach": '<p id=planted style="position: absolute; left: -300px">Gone to the left</p>',
    "sideways": '<div id=planted style="overflow: auto; width: 80px"><p style="width: 200px">Wide'
    "</p></div>",
    "art cut": '<div style="height: 20px; overflow: hidden"><svg id=planted viewBox="0 0 9 9" '
    'width="90" height="90"><circle r="4" /></svg></div>',
}


@pytest.fixture
def sheet(browser):
    """An empty page of the size of a phone."""
    page = browser.new_page(viewport=PHONE)
    yield page
    page.close()


def test_a_page_without_faults_has_none(sheet):
    sheet.set_content(GOOD)

    assert measured(sheet, needs=["h1"]) == []


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_fault_is_found(sheet, kind):
    sheet.set_content(GOOD + PLANTED[kind])
    found = measured(sheet)

    assert [each[0] for each in found] == [kind]
    assert sheet.locator("#planted").count() == 1


def test_words_lie_over_words_that_are_covered(sheet):
    over = '<p style="position: absolute; inset: 0 auto auto; background: #fff">Over it</p>'
    sheet.set_content('<p style="margin: 0">Below</p>' + over)

    assert [each[0] for each in measured(sheet)] == ["covered"]


def test_what_must_be_there_and_is_not_is_found(sheet):
    sheet.set_content(GOOD + "<aside id=goals hidden>Goals</aside>")

    assert measured(sheet, needs=["h1", "#goals", "#wish"]) == [
        ["gone", "", "#goals"],
        ["gone", "", "#wish"],
    ]


def test_a_state_that_is_not_reached_is_a_failure(walk):
    walk.page.set_default_timeout(300)

    with pytest.raises(NeverCame):
        walk.open(Screen("never", "/privacy", ".never"))


def test_each_screen_has_a_name_of_its_own():
    names = [screen.name for screen in SCREENS]

    assert len(set(names)) == len(names)


# What a finger cannot hit can be brought nearer


BOARDS = {
    "My Shelfie": (at("my-shelfie", "middle"), "svg.active g.cell", ".room [data-view]"),
    "Home Staging": (at("home-staging", "draw", 2), "[data-cell]", ".drawing [data-view]"),
}


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_on_a_small_phone_is_brought_nearer(walk, game):
    where, square, view = BOARDS[game]
    walk.open(Screen(game, where, square))
    page = walk.page
    page.set_viewport_size(SIZES["small phone"])
    box, squares = page.locator(view), page.locator(square)
    near, far = (
        box.locator("xpath=..").locator(f".tools button:has(use[href$={each}])")
        for each in ("plus", "minus")
    )
    before = squares.first.bounding_box()["width"]
    assert before < SQUARE

    page.keyboard.press("+")
    expect(far).to_be_visible()
    page.keyboard.press("-")
    expect(far).to_have_count(0)
    near.click()
    expect(far).to_be_visible()
    assert squares.first.bounding_box()["width"] >= SQUARE
    assert near.bounding_box()["height"] >= FINGER
    far.click()
    expect(far).to_have_count(0)
    middle = box.bounding_box()
    page.mouse.move(middle["x"] + 60, middle["y"] + 60)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    expect(far).to_be_visible()
    far.click()
    spread(page, middle)
    expect(far).to_be_visible()
    assert squares.first.bounding_box()["width"] > before


def spread(page, box):
    """Move two fingers away from each other."""
    wire = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for step in range(8):
        far = 20 + 8 * step
        points = [{"x": x + far, "y": y, "id": 0}, {"x": x - far, "y": y, "id": 1}]
        kind = "touchMove" if step else "touchStart"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# The way back


def test_the_way_back_shuts_a_drawer_before_it_leaves_the_table(walk):
    walk.open(Screen("table", at("my-shelfie", "middle"), "svg.active g.may"))
    page, window = walk.page, walk.page.locator("dialog[open]")
    page.set_viewport_size(PHONE)
    table = page.url
    page.locator("button.house").click()
    window.locator("li button").nth(4).click()
    window.locator("summary").wait_for()

    page.go_back()
    expect(window).to_have_count(0)
    assert page.url == table
    page.locator("button.house").click()
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    page.go_back()

    expect(page).to_have_url(re.compile("/privacy$"))


def test_a_goal_is_explained_with_one_tap(walk):
    walk.open(Screen("table", at("my-shelfie", "middle"), "svg.active g.may"))
    for size in ("phone", "lying phone"):
        walk.page.set_viewport_size(SIZES[size])
        walk.page.locator(".goal button").first.click()
        expect(walk.page.locator("dialog[open] figure, dialog[open] section").first).to_be_visible()
        walk.page.keyboard.press("Escape")
        expect(walk.page.locator("dialog[open]")).to_have_count(0)
