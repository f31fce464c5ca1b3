"""No barrier on any screen: axe looks at pages and tables in every state, by day and by night."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.long import only_long
from tests.server.positions import finished
from tests.server.served import legal_moves
from tests.web import dreams, shelfie, staging
from tests.web.reviewed import seat_link
from tests.web.screens import DESK, PHONE, asked_as, banner, join, my_turn, refusing, table_at
from tests.web.screens import barriers as barriers_in_a_light

pytestmark = pytest.mark.browser

GAMES = ["my-shelfie", "dream-home", "home-staging"]
PAGES = {
    "/settings": ".faces",
    "/join": "form",
    "/replays": "h1",
    "/console": "form, table",
    "/privacy": "dl",
    "/rules": "h1",
    "/pad": "h1",
    "/nowhere": "h1",
    "/t/nosuchtable": "h1",
    **{f"/new/{game}": ".chair" for game in GAMES},
    "/rules/dream-home": "figure svg",
    **{f"/pad/{game}": "main .panel" for game in GAMES},
}
WINDOW = "dialog[open]"

barriers = partial(barriers_in_a_light, both_lights=True)


def test_pages_have_no_barriers(screens):
    page = screens.open(service_workers="block")
    for path, part in PAGES.items():
        page.goto(screens.url + path)
        page.locator(part).first.wait_for()
        if path.startswith("/new/"):
            page.locator("summary").evaluate_all("all => all.forEach(each => each.click())")

        assert barriers(page) == [], path


def test_what_owners_enter_has_no_barriers(screens):
    page = screens.open("/pad/dream-home")
    page.get_by_role("button", name="Enter the cards of my box").click()
    page.get_by_label("Kitchen: Copies").fill("6")
    page.get_by_test_id("own-faults").wait_for()
    assert barriers(page) == []
    page = screens.phone("/pad/home-staging")
    page.get_by_test_id("own-scenario").click()
    for name in ("Add a room", "Draw a piece of your own", "Add a bonus"):
        page.get_by_role("button", name=name).click()
    page.get_by_test_id("own-faults").wait_for()
    page.locator("summary").last.click()
    assert barriers(page) == []


@only_long("barriers")
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_no_barriers(screens, game):
    page = screens.open(f"/rules/{game}")
    page.locator("figure svg").first.wait_for()

    assert barriers(page) == []


def test_the_home_page_has_no_barriers_with_and_without_tables(screens, server):
    page = screens.open(viewport=PHONE)
    page.locator(".avs").first.wait_for()
    assert barriers(page) == []
    page.locator(".language > button").click()
    assert barriers(page) == []

    open_table = {"policy": {"public": True, "spectators": True}}
    server.lay("dream-home", "person", "open", **open_table)
    for game in GAMES[:2]:
        links = server.begun("person", "bot:random", game=game)
        page.goto(screens.url + seat_link(links))
        page.get_by_role("grid").first.wait_for()
    finished_table = finished(server, left=1)
    page.goto(screens.url + seat_link(finished_table))
    page.locator("section.end").wait_for()
    page.goto(screens.url)
    for heading in ("Your tables", "Open tables"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Your best: "))).to_have_count(1)
    page.set_viewport_size(DESK)
    assert barriers(page) == []


def test_coming_to_a_table_has_no_barriers(screens, server):
    host = screens.open("/new/my-shelfie")
    for chair in range(3):
        host.locator(".chair").nth(chair).click()
        assert barriers(host) == [], chair
    host.get_by_role("radio", name="Pass and play").click()
    assert barriers(host, ".setting") == []
    host.get_by_text("More options").click()
    assert barriers(host) == [], "more options"
    host.get_by_label("Your name").fill("Rosa")
    host.get_by_test_id("make").click()
    expect(host.get_by_role("button", name="Let others join")).to_be_visible()
    code = asked_as(host, table_at(host))["code"]
    assert barriers(host) == []
    host.route("**/api/others", lambda route: route.fulfill(json={"url": "http://192.0.2.7"}))
    host.get_by_role("button", name="Let others join").click()
    expect(host.get_by_role("img", name="QR code for the link")).to_be_visible()
    assert barriers(host) == []

    guest = screens.phone(f"/join/{code}")
    join(guest, "Marta")
    expect(guest.get_by_role("status")).to_be_visible()
    assert barriers(guest) == []
    expect(host.get_by_text("Marta")).to_be_visible()
    assert barriers(host) == []
    host.locator(".guest .btn.go").click()
    expect(guest.get_by_role("heading", level=1)).to_contain_text("almost ready")
    assert barriers(guest) == []


# Tables


def choose_tiles(page):
    """A tile, and a column for it."""
    my_turn(page)
    shelfie.legal_tiles(page).first.click(force=True)
    shelfie.columns(page).first.click(position={"x": 12, "y": 6})


def choose_column(page):
    """A column of the display, and a place where its room could lie."""
    assert dreams.is_mine(page)
    page.locator(".col.may button").first.click()
    dreams.settle(page)
    if page.locator(".place.may").count():
        page.locator(".place.may").first.click()


def choose_room(page):
    """A room to furnish, or a card to turn over."""
    what = {"room": ".room:not(:disabled)", "card": "button.back[aria-pressed]"}
    page.locator(what[staging.step_of(page)]).first.click()


CHOOSE = dict(zip(GAMES, (choose_tiles, choose_column, choose_room), strict=True))


DECIDE: dict[str, Callable[[Page], object]] = {
    "my-shelfie": shelfie.play_turn,
    "dream-home": dreams.decide,
    "home-staging": staging.play_step,
}
MINE = "g.may, .act.mine[aria-busy=false], .staging[data-doing]:not([data-doing=''])"


def decide(page, game):
    """Do what is to be done until a friend is waited for."""
    while True:
        page.locator(f".turn.wait, {MINE}").first.wait_for()
        if page.locator(".turn.wait").count():
            return
        moves = dreams.moves_on(page)
        DECIDE[game](page)
        expect(page.locator("main.board")).not_to_have_attribute("data-moves", moves)


@only_long("barriers")
@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_barriers_in_any_state(screens, server, game):
    links = server.lay(game, "person", "person", first=0)
    server.post(f"/api/tables/{links['table']}/start", token=links["host"])
    page = screens.open("/join")
    page.route_web_socket("**/ws", partial(refusing, refused=[], most=1))
    page.goto(screens.url + seat_link(links))
    CHOOSE[game](page)
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    assert barriers(page) == [], "a choice is made"
    page.emulate_media(contrast="more")
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    assert barriers(page) == [], "high contrast"
    page.emulate_media(contrast="no-preference")
    page.get_by_test_id("confirm").click()
    expect(page.locator(".turn.no")).to_be_visible()
    assert barriers(page) == [], "it was refused"
    page.reload()
    page.locator(MINE).first.wait_for()
    open_windows(page)
    narrow(page)
    decide(page, game)

    with server.client(links, 1) as friend:
        look_round(page, friend)
        ask_back(page, friend)


def look_round(page, friend):
    """Wait for a friend, who talks and pauses meanwhile."""
    expect(page.locator(".turn.wait")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    friend.send({"type": "say", "id": friend.new_id(), "text": "Ciao!"})
    expect(page.get_by_role("log")).to_contain_text("Ciao!")
    assert barriers(page) == [], "a friend is waited for"
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Pause").click()
    expect(banner(page)).to_contain_text("Paused")
    assert barriers(page) == [], "paused"
    page.get_by_role("button", name="Continue").click()
    expect(banner(page)).not_to_contain_text("Paused")


def ask_back(page, friend):
    """A friend moves and would like to take it back."""
    legal: list[str] = []
    while not legal:
        legal = legal_moves(friend)
        if not legal:
            friend.take()
    friend.catch_up(friend.move(legal[0])["version"])
    assert friend.act("ask")["type"] == "ack"
    expect(page.get_by_role("button", name="Yes, undo")).to_be_visible()
    assert barriers(page) == [], "asked for leave"
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_role("button", name="Yes, undo")).to_have_count(0)


def open_windows(page):
    """Everything that opens over the table."""
    for key, part in (("z", "svg"), ("h", "ol button"), ("?", "summary")):
        page.keyboard.press(key)
        page.locator(f"{WINDOW} {part}").first.wait_for()
        assert barriers(page, WINDOW) == [], key
        if key != "?":
            shut_window(page)
    page.get_by_role("button", name="Ask about something on the table").click()
    assert barriers(page) == [], "something may be asked about"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.locator(f"{WINDOW} .faces").wait_for()
    assert barriers(page, WINDOW) == [], "settings"
    shut_window(page)


def shut_window(page):
    """Back to the table."""
    page.keyboard.press("Escape")
    expect(page.locator(WINDOW)).to_have_count(0)
    expect(page.locator("dialog :focus")).to_have_count(0)


def narrow(page):
    """The same table on a phone, its menu and its log."""
    page.set_viewport_size(PHONE)
    assert barriers(page) == [], "phone"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Log").wait_for()
    assert barriers(page, WINDOW) == [], "menu"
    page.get_by_role("button", name="Log").click()
    page.locator(f"{WINDOW} [role=tabpanel]").wait_for()
    assert barriers(page, WINDOW) == [], "log"
    shut_window(page)
    page.set_viewport_size(DESK)
