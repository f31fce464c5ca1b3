"""A page of another version says so and loses nothing, however its server tells it."""

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

import casetta
from tests.waiting import wait_in_page
from tests.web.deals import link_to
from tests.web.dreams import LATE, click, moves_on
from tests.web.older import OlderServer
from tests.web.screens import (
    added_to_shuffle,
    banner,
    barriers,
    choose_setting,
    confirm,
    join,
    let_in,
    my_turn,
    open_for_friends,
    play_now,
    telling,
)
from tests.web.shelfie import columns, legal_tiles, play_turn
from tests.web.staging import first_anchor, home_table, place_of, play_step, step_of

pytestmark = pytest.mark.browser

UPDATED = "casetta has been updated."
TOO_NEW = "This tab is newer than the server."


def strip(page, sentence=UPDATED):
    """The notice over a page."""
    return page.get_by_role("status").filter(has_text=sentence)


def gate(page):
    """Wait for the gate of a page that can do no more."""
    expect(page.get_by_role("heading", level=1)).to_have_text("casetta has been updated")
    assert barriers(page) == []
    return page.get_by_role("main")


class Told:
    """A server that tells a page another version, until that is taken back."""

    def __init__(self, page, version="99.0.0"):
        self.version = version
        page.route("**/api/**", self.answer)
        page.route_web_socket("**/ws", telling("welcome", self.welcome))

    def answer(self, route):
        with suppress(Error):  # The page may have gone elsewhere meanwhile.
            response = route.fetch()
            headers = {"casetta-version": self.version} if self.version else {}
            route.fulfill(response=response, headers={**response.headers, **headers})

    def welcome(self, message):
        return message | ({"version": self.version} if self.version else {})


def reload(page, notice, told=None):
    """Reload by the button of a notice; what was told is taken back as the page goes."""
    if told is not None:
        page.once("framenavigated", lambda frame: setattr(told, "version", ""))
    with page.expect_navigation():
        notice.get_by_role("button", name="Reload").click()


@pytest.mark.parametrize(("version", "sentence"), [("99.0.0", UPDATED), ("0.0.1", TOO_NEW)])
def test_a_version_in_a_header_is_told_on_every_page_until_it_fits_again(
    screens, version, sentence
):
    page = screens.open("/settings")
    page.evaluate("window.before = true")
    told = Told(page, version)

    for path in ("/", "/rules", "/pad", "/replays", "/", "/new/my-shelfie"):
        page.locator(f"a[href='{path}']").first.click()
        expect(strip(page, sentence)).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate("window.before")
    reload(page, strip(page, sentence), told)

    expect(page.locator(".chair").first).to_be_visible()
    expect(strip(page, sentence)).to_have_count(0)


def test_a_table_tells_it_too(screens):
    page = screens.open("/settings")
    page.route("**/assets/*.js", older)
    page.goto(screens.url)
    play_now(page)
    expect(strip(page)).to_be_visible()
    assert barriers(page) == []
    page.unroute("**/assets/*.js")

    reload(page, strip(page))

    my_turn(page)
    expect(strip(page)).to_have_count(0)


def older(route):
    """The same file from before the last release."""
    answer = route.fetch()
    text = answer.text().replace(f'"{casetta.__version__}"', '"0.0.1"')
    text = text.replace(f"`{casetta.__version__}`", "`0.0.1`")
    headers = {**answer.headers, "cache-control": "no-store"}
    route.fulfill(response=answer, body=text, headers=headers)


# What is half composed


def compose_shelfie(page, tiles=2):
    my_turn(page)
    for _ in range(tiles):
        legal_tiles(page).first.click(force=True)
    columns(page).nth(1).click(position={"x": 12, "y": 6})


def seen_on_shelfie(page):
    hand = page.locator(".hand .slot").evaluate_all("all => all.map((each) => each.ariaLabel)")
    return hand, page.locator("g.ghost").count()


def compose_dream(page):
    click(page, "3 u3")


def seen_in_dream(page):
    return page.locator(".place.laid.on[data-place=u3], .col.on[data-column='2']").count()


def compose_staging(page):
    while step_of(page) != "draw":
        play_step(page)
    page.get_by_role("button", name="Where?").click()
    square = first_anchor(page)
    page.mouse.move(*place_of(page, square))
    page.mouse.click(*place_of(page, square))
    expect(page.locator('[data-testid=ghost][data-fits="true"]')).to_have_count(1)
    page.mouse.move(3, 3)


def seen_on_staging(page):
    outlines = "all => all.map((each) => each.getAttribute('d'))"
    return page.locator("[data-testid=ghost] > path").evaluate_all(outlines)


BOARDS = {
    "my-shelfie": (compose_shelfie, seen_on_shelfie),
    "dream-home": (compose_dream, seen_in_dream),
    "home-staging": (compose_staging, seen_on_staging),
}


def seated(screens, server, game):
    """Somebody at a table, where it is their turn."""
    if game == "home-staging":
        return screens.open(home_table(server, "first-keys"))
    return screens.open(link_to(server, game, setup=LATE if game == "dream-home" else None))


@pytest.mark.parametrize("game", BOARDS)
def test_what_is_half_composed_survives_a_reload(screens, server, game):
    compose, seen = BOARDS[game]
    page = seated(screens, server, game)
    expect(page.get_by_role("grid").first).to_be_visible()
    table = page.url
    told = Told(page)
    page.goto(screens.url)
    page.get_by_role("region", name="Your tables").get_by_role("link").first.click()
    expect(page).to_have_url(table)
    compose(page)
    expect(confirm(page)).to_be_enabled()
    before = seen(page)

    reload(page, strip(page), told)

    expect(confirm(page)).to_be_enabled()
    wait_in_page(page, lambda: seen(page) == before)
    expect(strip(page)).to_have_count(0)
    moves = moves_on(page)
    confirm(page).click()
    expect(page.locator("main.board")).not_to_have_attribute("data-moves", moves)


def losing(lost, moves):
    """A line that loses the first move, or the answer to it, and notes all moves."""

    def meet(socket):
        server = socket.connect_to_server()
        is_first = not moves

        def forward(text):
            message = json.loads(text)
            if message["type"] == "move":
                moves.append(message)
            if not (is_first and moves and lost == "move"):
                server.send(text)

        def back(text):
            if not (is_first and moves and lost == "answer"):
                socket.send(text)

        socket.on_message(forward)
        server.on_message(back)

    return meet


@pytest.mark.parametrize("lost", ["move", "answer"])
def test_a_move_without_an_answer_is_made_once_over_a_reload(screens, server, lost):
    page = screens.open("/settings")
    moves: list[dict[str, object]] = []
    page.route_web_socket("**/ws", losing(lost, moves))
    page.goto(screens.url + link_to(server, "my-shelfie"))
    compose_shelfie(page)
    confirm(page).click()
    expect(confirm(page)).to_be_disabled()

    page.reload()

    expect(page.locator("main.board")).to_have_attribute("data-moves", "2")
    my_turn(page)
    first, again = moves
    assert first == again


def gone(route):
    route.fulfill(status=404, body="")


def test_a_part_of_the_page_that_is_gone_asks_for_a_reload(screens):
    page = screens.open()
    page.route("**/assets/NewTable*", gone)
    page.locator("a[href='/new/my-shelfie']").click()
    main = gate(page)
    page.unroute("**/assets/NewTable*")

    reload(page, main)

    expect(page.locator(".chair").first).to_be_visible()


def test_links_of_a_page_that_can_do_no_more_lead_to_the_pages_of_the_server(screens):
    page = screens.open()
    page.route("**/assets/NewTable*", gone)
    page.locator("a[href='/new/my-shelfie']").click()

    gate(page).get_by_role("link", name="Home").click()

    expect(page.get_by_test_id("play-my-shelfie")).to_be_visible()


def test_a_part_that_is_gone_in_the_middle_of_a_move_loses_nothing(screens, server):
    page = seated(screens, server, "my-shelfie")
    compose_shelfie(page)
    hand, ghosts = seen_on_shelfie(page)
    page.route("**/assets/it-*", gone)
    choose_setting(page, None, "Italiano")
    main = gate(page)
    page.unroute("**/assets/it-*")

    reload(page, main)

    expect(confirm(page)).to_be_enabled()
    expect(banner(page)).to_contain_text("Tocca a te")
    wait_in_page(page, lambda: seen_on_shelfie(page)[1] == ghosts)
    assert len(seen_on_shelfie(page)[0]) == len(hand) == 2


# A server that is older than the page


def speaking(page, text):
    """Say something at the table."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a message").fill(text)
    page.get_by_role("button", name="Send").click()


def asked_of_today(page, path, body):
    """Ask the server of today, which knows the browser by its cookie, what the older one lacks."""
    url = page.url.replace("/t/", "/api/tables/")
    assert page.context.request.post(f"{url}/{path}", data=body).ok


def test_people_meet_and_play_on_a_server_of_the_first_protocol(screens):
    """It lacks `devices`, `muted` and `chat`, and is asked about a ticket by the path."""
    host, guest = screens.open("/settings"), screens.open("/settings")
    servers = OlderServer(host), OlderServer(guest)
    host.goto(f"{screens.url}/new/my-shelfie")
    guest.goto(f"{screens.url}/join/{open_for_friends(host, by_lot=True)}")
    asked_of_today(host, "first", {"first": 0})
    join(guest, "Ada")
    let_in(host, "Ada")
    expect(guest).to_have_url(re.compile("/t/"))
    added_to_shuffle(host, by=2)
    host.get_by_test_id("start").click()

    for page in (host, guest):
        expect(strip(page, TOO_NEW)).to_be_visible()
    my_turn(host)
    play_turn(host)
    my_turn(guest)
    speaking(guest, "ciao")
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_role("log")).to_contain_text("ciao")
    compose_shelfie(guest, tiles=1)
    before = seen_on_shelfie(guest)
    reload(guest, strip(guest, TOO_NEW))
    wait_in_page(guest, lambda: seen_on_shelfie(guest) == before)
    confirm(guest).click()
    expect(host.locator("main.board")).to_have_attribute("data-moves", "2")
    assert {path for each in servers for path in each.refused} <= {"/api/join/answer"}
    assert any(re.match("GET /api/join/.+/.+", each) for each in servers[1].asked)


def test_what_an_older_server_lacks_is_one_sentence(screens):
    page = screens.open("/settings")
    server = OlderServer(page)
    page.goto(f"{screens.url}/privacy")
    expect(page.get_by_role("alert")).to_have_text("There’s nothing here.")
    page.goto(f"{screens.url}/new/my-shelfie")
    open_for_friends(page, by_lot=True)
    play_with(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Reactions").click()
    page.get_by_role("button", name="Ha ha!").click()
    expect(banner(page)).to_contain_text("The server couldn’t read this message.")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("radiogroup", name="Chat").get_by_role("radio", name="Off").click()
    expect(page.get_by_role("alert")).to_have_text("The server couldn’t read this request.")
    play_turn(page)

    told = {re.sub("/tables/[^/]*", "/tables/ID", path) for path in server.refused}
    assert told == {"/api/privacy", "say", "/api/tables/ID/policy"}


def play_with(page):
    """Begin with a bot in the free seat."""
    page.get_by_role("button", name="Fill with a bot").click()
    page.get_by_test_id("start").click()
    my_turn(page)
