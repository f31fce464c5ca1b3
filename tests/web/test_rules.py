"""A question mark over anything on the table opens the paragraph of the rules about it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.screens import my_turn, play_now
from tests.web.staging import home_table, place_of, play_step, step_of

GAMES = Path(__file__).parents[2] / "src" / "casetta" / "games"
NAMES = ["my_shelfie", "dream_home", "home_staging"]


def headings(name, language):
    """The names of the headings of a rule book."""
    text = (GAMES / name / "book" / f"{language}.md").read_text(encoding="utf-8")
    return set(re.findall(r"\{#([\w-]+)\}$", text, re.MULTILINE))


def spoken_of(name):
    """The paragraphs that things on a game's table lead to, where they are written out."""
    files = [*(GAMES / name / "web").glob("*.svelte"), *(GAMES / name / "web").glob("ruled.ts")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    marked = re.findall(r'data-rule="([\w-]+)"', text)
    listed = "".join(re.findall(r"const RULE_[^{]*\{([^}]*)\}", text))
    return {*marked, *re.findall(r': "([\w-]+)"', listed)}


@pytest.mark.parametrize("name", NAMES)
def test_every_paragraph_that_a_thing_leads_to_is_in_the_book(name):
    wanted = spoken_of(name)

    assert len(wanted) >= 4
    for language in ("en", "it", "pl", "ja"):
        assert wanted <= headings(name, language)


@pytest.mark.browser
def test_a_question_mark_opens_the_paragraph_about_what_is_pointed_at(screens):
    page = screens.open()
    play_now(page)
    my_turn(page)
    told = page.get_by_role("dialog", name="Rules and help")

    page.locator("article.goal").last.hover()
    page.keyboard.press("?")
    expect(told.get_by_role("heading", name="Personal goal", exact=True)).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("?")
    expect(told.get_by_role("heading", name="Taking tiles")).to_be_visible()

    told.get_by_role("button", name="Ask about something on the table").click()
    page.locator("article.goal").last.click()
    expect(told.get_by_role("heading", name="Personal goal", exact=True)).to_be_visible()


@pytest.mark.browser
def test_everything_on_a_drawing_board_has_its_paragraph(screens, server):
    page = screens.open(home_table(server))
    told = page.get_by_role("dialog", name="Rules and help")

    def asked(paragraph):
        page.keyboard.press("?")
        expect(told.locator(f"#{paragraph}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)

    page.locator(".paper-row button").first.hover()
    asked("turn")
    while step_of(page) != "draw":
        play_step(page)
    x, y = place_of(page, "h7")
    page.mouse.move(x, y)
    expect(page.get_by_test_id("ghost")).to_be_visible()
    asked("placing")
    _, top = place_of(page, "h5")
    page.mouse.move(x, top - (y - top) / 4)
    asked("closing")
    for thing, paragraph in {
        ".paper-card.on": "drawing",
        ".tool[data-rule=idea]": "idea",
        ".tool[data-rule=windows]": "windows",
        ".tool[data-rule=front-door]": "front-door",
        ".score li[data-rule=bonus]": "bonus",
        ".client": "scenarios",
    }.items():
        page.locator(thing).first.hover()
        asked(paragraph)


@pytest.mark.browser
def test_asking_by_touch_makes_no_move(screens):
    page = screens.phone()
    play_now(page)
    my_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules and help").click()
    page.get_by_role("button", name="Ask about something on the table").click()
    page.locator("svg.board").tap()

    told = page.get_by_role("dialog", name="Rules and help")
    expect(told.get_by_role("heading", name="Taking tiles")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[role=gridcell][aria-selected=true]")).to_have_count(0)
