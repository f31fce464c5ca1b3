"""The operator's console, and the privacy page."""

import pytest
from playwright.sync_api import expect

from casetta.words import LANGUAGES
from tests.web.screens import DESK, PHONE

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_operator_comes_in_by_the_key_and_closes_a_table(server, screens, size):
    """Whoever is not the operator sees a form and nothing else."""
    links = server.begun()
    page = screens.open("/console", viewport=size)
    assert page.locator("table").count() == 0
    page.get_by_label("Operator’s key").fill(server.key)
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("Running since")).to_be_visible()
    page.get_by_role("radio", name="Tables").click()
    row = page.locator("tbody tr", has_text=links["table"])
    row.get_by_role("button", name="Close").click()
    sure(page, "Close")
    expect(row.get_by_role("button", name="Open again")).to_be_visible()
    links.refuses("table-closed")
    row.get_by_role("button", name="Delete").click()
    sure(page, "Delete")
    expect(row).to_have_count(0)


def sure(page, act):
    """Say yes in the dialog that asks."""
    page.get_by_role("dialog").get_by_role("button", name=act).click()


def test_a_table_is_deleted_by_keyboard_alone(server, screens):
    """Two quick presses of Enter delete nothing; afterwards the focus is not lost."""
    table = server.begun()["table"]
    page = screens.open("/console")
    press = page.keyboard.press
    page.get_by_label("Operator’s key").focus()
    page.keyboard.insert_text(server.key)
    press("Enter")
    page.get_by_role("radio", name="Server").focus()
    press("ArrowRight")
    row = page.locator("tbody tr", has_text=table)
    expect(row).to_be_visible()
    button = row.get_by_role("button", name="Delete")
    for _ in ("refresh", "search", "find", "close", "mute", "delete"):
        press("Tab")
    expect(button).to_be_focused()
    press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()
    press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    press("Tab")
    press("Enter")
    expect(row).to_have_count(0)

    expect(page.get_by_role("status")).to_have_text("Done: Delete.")
    assert page.evaluate("document.activeElement.tagName") == "BUTTON"


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_things_are_kept_is_told_in_every_language(screens, language):
    page = screens.open("/privacy", language=language)
    expect(page.locator("dd")).to_have_count(11)
    assert "privacy-" not in page.locator("main").inner_text()
