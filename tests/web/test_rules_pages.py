"""The rules pages: everything drawn, names whole, points counted, rulings behind a toggle."""

import json
import re

import pytest
from playwright.sync_api import expect

from casetta import games
from casetta.games.home_staging.bonuses.rules import KINDS
from tests.web.screens import DESK, PHONE

pytestmark = pytest.mark.browser

CUT = """() => [...document.querySelectorAll(".book :is(b, th, td, li, p, div, figcaption, span)")]
    .filter((each) => each.checkVisibility() && !each.closest(".scroll")
        && getComputedStyle(each).display !== "inline" && each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent)"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def boards(game):
    """The positions that a book shows."""
    return json.loads((games.load(game).folder / "book" / "boards.json").read_text("utf-8"))


def sheets(game):
    return [each["sheet"] for each in boards(game).values() if "sheet" in each]


@pytest.mark.parametrize("game", games.names())
def test_a_rules_page_draws_all_its_positions_and_answers_questions(screens, game):
    for size, language in ((DESK, "it"), (PHONE, "pl")):
        page = screens.open(f"/rules/{game}", viewport=size, language=language)
        expect(page.locator("figure[data-board]")).to_have_count(len(boards(game)))
        for figure in page.locator("figure[data-board]").all():
            expect(figure.locator("svg, .display").first).to_be_visible()
        totals = page.get_by_test_id("sheet").locator("tfoot td").all_inner_texts()
        wanted = [str(sum(line["points"] for line in each)) for each in sheets(game)]
        assert sorted(totals) == sorted(wanted)

        questions = page.locator("details.rulings").first
        expect(questions.locator("dd").first).not_to_be_visible()
        questions.locator("summary").click()
        expect(questions.locator("dd").first).to_be_visible()
        ruling = page.locator("details.ruling").nth(1)
        ruling.locator("summary").click()
        expect(ruling.locator("p")).to_be_visible()

        assert page.evaluate(WIDE) <= 0
        assert page.evaluate(CUT) == []


def test_an_address_opens_its_ruling(screens):
    page = screens.open("/rules/dream-home#D-21")

    expect(page.locator("#D-21 p")).to_be_visible()


def test_the_display_is_readable_on_a_phone(screens):
    page = screens.phone("/rules/dream-home", language="it")
    display = page.locator("figure .display").first
    expect(display.locator("li")).to_have_count(5)

    assert [each.strip()[0] for each in display.locator("li").all_inner_texts()] == list("12345")
    for name in display.locator(".card b").all():
        assert name.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 12
    expect(display).to_contain_text("Camera dei bambini")


def test_the_rules_of_home_staging_show_all_furniture_and_every_bonus(screens):
    page = screens.open("/rules/home-staging", language="pl")
    kinds = page.locator("[data-bonus]")
    expect(kinds).to_have_count(len(KINDS))

    assert {each.get_attribute("data-bonus") for each in kinds.all()} == {k.name for k in KINDS}
    for text in kinds.all_inner_texts():
        assert re.search(r"[✓✗] \S", text), text
    pieces = 0
    for fold in page.locator("details.fold").all():
        fold.locator("summary").click()
        expect(fold.locator("li svg").first).to_be_visible()
        pieces += fold.locator("li").count()
    assert pieces == 132
