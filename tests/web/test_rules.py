"""A question mark over anything on the table opens the paragraph of the rules about it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.screens import my_turn, play_now

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
    listed = re.search(r"RULE_OF[^{]*\{([^}]*)\}", text)
    return {*marked, *(re.findall(r'"([\w-]+)"', listed[1]) if listed else [])}


@pytest.mark.parametrize("name", NAMES)
def test_every_paragraph_that_a_thing_leads_to_is_in_the_book(name):
    wanted = spoken_of(name)

    assert len(wanted) >= 4
    for language in ("en", "it", "pl", "ja"):
        assert wanted <= headings(name, language)


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_a_question_mark_opens_the_paragraph_about_what_is_pointed_at(screens):
    page = screens.open()
    play_now(page)
    my_turn(page)
    told = page.get_by_role("dialog", name="Rules and help")

    page.locator("article.goal").last.hover()
    page.keyboard.press("?")
    expect(told.get_by_role("heading", name="Personal goal")).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("?")
    expect(told.get_by_role("heading", name="Taking tiles")).to_be_visible()

    told.get_by_role("button", name="Ask about something on the table").click()
    page.locator("article.goal").last.click()
    expect(told.get_by_role("heading", name="Personal goal")).to_be_visible()


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
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
