"""The operator's console, and the privacy page."""

import re

import pytest
from playwright.sync_api import expect

from casetta.protocol.errors import GOING_AWAY
from casetta.words import LANGUAGES
from tests.server.served import Server, refused
from tests.web.screens import DESK, PHONE, Screens, barriers

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


THERE, ELSEWHERE = "198.51.100.7", "203.0.113.9"


@pytest.fixture(scope="module")
def behind(tmp_path_factory):
    """A server behind a proxy, so that other addresses than this machine's come to it."""
    folder = tmp_path_factory.mktemp("behind") / "data"
    server = Server(folder, "--trusted-proxy", "127.0.0.1", "--limit", "joins_per_minute=1")
    yield server
    assert server.end() == 0


@pytest.fixture
def console(browser, behind):
    """The console of that server, opened by its key."""
    screens = Screens(browser, behind.url)
    page = screens.open("/console")
    page.get_by_label("Operator’s key").fill(behind.key)
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("Running since")).to_be_visible()
    yield page
    screens.close()


def show(page, section):
    """The rows of a section."""
    page.get_by_role("radio", name=section, exact=True).click()
    return page.get_by_role("table", name=section).locator("tbody tr")


def test_the_operator_sees_memory_and_disk_and_the_limits_that_were_hit(console, behind):
    for name in ("Memory", "Database", "Free disk space"):
        figure = console.locator("dl div", has=console.get_by_text(name, exact=True)).locator("dd")
        assert re.fullmatch(r"[1-9][\d.,]* [kMGT]B", figure.inner_text()), name
    there = {"X-Forwarded-For": THERE}
    answers = [
        behind.ask("POST", "/api/join", {"code": "NOCODE", "name": "A"}, None, there)[1]["code"]
        for _ in range(4)
    ]
    assert answers[-1] == "too-many-joins"

    row = show(console, "Limits reached").filter(has_text=THERE)

    expect(row).to_contain_text("too-many-joins")
    row.get_by_role("button", name="Block").click()
    sure(console, "Block")
    expect(console.get_by_role("status")).to_have_text("Done: Block.")
    refused(behind.ask("GET", "/healthz", headers=there), "address-blocked")


def test_the_operator_blocks_an_address_and_lets_it_in_again(console, behind):
    show(console, "Blocked")
    console.get_by_placeholder("Address").fill(ELSEWHERE)
    console.get_by_role("button", name="Block", exact=True).click()
    there = {"X-Forwarded-For": ELSEWHERE}
    row = console.get_by_role("table", name="Blocked").get_by_role("row", name=ELSEWHERE)
    expect(row).to_be_visible()
    show(console, "Blocked")
    expect(row).to_be_visible()
    refused(behind.ask("GET", "/healthz", headers=there), "address-blocked")

    row.get_by_role("button", name="Unblock").click()

    expect(row).to_have_count(0)
    assert behind.ask("GET", "/healthz", headers=there)[0] == 200
    log = show(console, "Log").filter(has_text=ELSEWHERE)
    expect(log).to_have_count(2)
    expect(log.first).to_contain_text("Unblock")
    assert barriers(console) == []


def test_the_operator_disconnects_and_mutes_somebody(console, behind):
    links = behind.begun()
    with behind.client(links, 1) as client:
        client.position()
        row = show(console, "Connections").filter(has_text=links["table"])
        row.get_by_role("button", name="Mute seat 2").click()
        client.until("said", text="silenced")
        client.send({"type": "say", "id": "line", "text": "ciao"})
        assert client.until("refused")["code"] == "silenced"
        row.get_by_role("button", name="Disconnect").click()
        assert client.ending() == GOING_AWAY
    row = show(console, "Tables").filter(has_text=links["table"])
    row.get_by_role("button", name="Unmute seat 2").click()
    expect(row.get_by_role("button", name="Unmute seat 2")).to_have_count(0)
    row.get_by_role("button", name="Mute chat").click()
    sure(console, "Mute chat")
    row.get_by_role("button", name="Unmute chat").click()
    expect(row.get_by_role("button", name="Mute chat")).to_be_visible()
    with behind.client(links, 1) as client:
        client.position()
        client.send({"type": "say", "id": "again", "text": "ciao"})
        client.until("said", text="ciao")


def test_the_operator_reads_a_report_and_is_done_with_it(console, behind):
    links = behind.begun()
    with behind.client(links, 1) as client:
        client.position()
        client.send({"type": "say", "id": "line", "text": "go home"})
        line = client.until("said")["number"]
    links.post("report", {"line": line, "reason": "rude"}, "0")

    row = show(console, "Reports").filter(has_text=links["table"])

    for text in ("go home", "rude", "P1", "P0"):
        expect(row).to_contain_text(text)
    assert barriers(console) == []
    row.get_by_role("button", name="Done").click()
    expect(row).to_have_count(0)
    expect(console.get_by_text("No reports.")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_things_are_kept_is_told_in_every_language(screens, language):
    page = screens.open("/privacy", language=language)
    expect(page.locator("dd")).to_have_count(11)
    assert "privacy-" not in page.locator("main").inner_text()
