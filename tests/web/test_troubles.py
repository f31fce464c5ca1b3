"""What goes wrong is told in one place, with the one thing to do."""

import json
import re
from functools import partial

import pytest
from playwright.sync_api import expect

from casetta.protocol.errors import TOO_MANY
from tests.server.positions import laid
from tests.web.reviewed import seat_link
from tests.web.screens import (
    PHONE,
    banner,
    barriers,
    join,
    let_in,
    my_turn,
    open_for_friends,
    refusing,
    telling,
)
from tests.web.shelfie import columns, legal_tiles, play_turn

pytestmark = pytest.mark.browser


def gate(page, sentence):
    """Wait for a shut gate that says so, to everybody."""
    expect(page.get_by_role("heading", level=1)).to_have_text(sentence)
    assert barriers(page) == []
    return page.get_by_role("main")


def test_a_full_table_is_told_to_whoever_comes_late(screens, server):
    links = server.lay("my-shelfie", "person", "open")
    path = f"/api/tables/{links['table']}"
    code = server.get(path, links["host"])["code"]
    server.post(f"{path}/seats/1", {"player": "bot:random"}, links["host"])
    page = screens.open(f"/join/{code}")
    join(page, "Marta")

    gate(page, "All seats are taken").get_by_role("link", name="Home").click()

    expect(page.get_by_test_id("play-my-shelfie")).to_be_visible()


def test_a_seat_whose_link_was_replaced_is_told_at_once_and_keeps_nothing(screens, server):
    links, _ = laid(server, "person", "person", left=6)
    page = screens.open(seat_link(links))
    my_turn(page)

    server.post(f"/api/tables/{links['table']}/links/0", token=links["host"])

    gate(page, "This link was replaced")
    page.reload()
    gate(page, "This link doesn’t work")


def test_a_seat_that_a_neighbour_plays_can_be_taken_back(screens, server):
    links, _ = laid(server, "person", "person", left=6)
    page = screens.open(seat_link(links, 1))
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    strip = page.get_by_role("status").filter(has_text="playing for you.")
    expect(strip).to_be_visible()
    assert barriers(page) == []

    strip.get_by_role("button", name="Play again myself").click()

    expect(strip).to_have_count(0)


GAMES = ["my-shelfie", "dream-home", "home-staging"]
OFFERED = "svg.active g.may, .col.may, button.room:enabled"
"""What may be touched at the beginning, on the board of any game."""


def rested(told):
    """The same update, as somebody hears it who may not move now."""
    told["state"]["legal"] = []
    return told


def paused(told):
    return rested(told | {"state": told["state"] | {"paused": True}})


def played_by_a_bot(told):
    return rested(told | {"state": told["state"] | {"players": ["bot:owl", "person"]}})


@pytest.mark.parametrize(
    ("changed", "words"), [(paused, "Paused"), (played_by_a_bot, "playing for P0")]
)
@pytest.mark.parametrize("game", GAMES)
def test_a_board_asks_nothing_of_whoever_may_not_move(screens, server, game, changed, words):
    links = server.lay(game, "person", "person", start=True)
    page = screens.open("/join")
    page.route_web_socket("**/ws", telling("update", changed))
    page.goto(screens.url + seat_link(links))
    expect(banner(page)).to_contain_text(words)
    expect(page.get_by_role("grid").first).to_be_visible()

    expect(page.locator(OFFERED)).to_have_count(0)
    expect(page.locator("[data-testid=confirm]:enabled")).to_have_count(0)
    expect(page.locator(".turn.gold")).to_have_count(0)
    assert barriers(page) == []


def test_of_two_tabs_of_one_seat_the_newer_one_plays(screens, server):
    links, _ = laid(server, "person", "person", left=6)
    first = screens.open(seat_link(links))
    my_turn(first)
    second = first.context.new_page()
    second.goto(f"{screens.url}/t/{links['table']}")
    my_turn(second)
    main = gate(first, "You’re playing in another tab")

    main.get_by_role("button", name="Continue here").click()

    my_turn(first)
    gate(second, "You’re playing in another tab")
    play_turn(first)
    expect(banner(first)).to_contain_text("P1")


def test_a_refusal_leads_to_the_rule_behind_it(screens, server):
    links, _ = laid(server, "person", "person", left=6)
    page = screens.open(viewport=PHONE)
    page.route_web_socket("**/ws", partial(refusing, refused=[]))
    page.goto(screens.url + seat_link(links))
    my_turn(page)
    legal_tiles(page).first.click(force=True)
    columns(page).first.click(position={"x": 12, "y": 6})
    page.get_by_test_id("confirm").click()
    expect(banner(page)).to_contain_text("The rules don’t allow this now.")

    page.get_by_role("button", name="Why? See the rule").click()

    help = page.get_by_role("dialog", name="Rules and help")
    expect(help.get_by_role("heading", name="Taking tiles")).to_be_visible()
    assert barriers(page) == []


# Limits


def limit(code, seconds):
    """What the server answers who has reached a limit."""
    told = {"code": code, "message": "", "retryable": True, "retry_after": seconds}

    def answer(route):
        route.fulfill(status=429, json=told)

    return answer


@pytest.mark.parametrize(
    ("language", "soon", "later"),
    [
        ("en", "Try again in 7 seconds.", "Try again in 2 minutes."),
        ("it", "Riprova tra 7 secondi.", "Riprova tra 2 minuti."),
        ("pl", "Spróbuj ponownie za 7 sekund.", "Spróbuj ponownie za 2 minuty."),
        ("ja", "7秒後にもう一度お試しください。", "2分後にもう一度お試しください。"),
    ],
)
def test_a_limit_tells_when_to_come_back(screens, language, soon, later):
    page = screens.open("/privacy", language=language)
    page.route("**/api/me", limit("too-many-questions", 7))
    page.route("**/api/tables", limit("too-many-tables", 100))
    page.goto(screens.url)
    expect(page.get_by_role("alert")).to_contain_text(soon)
    page.goto(f"{screens.url}/new/my-shelfie")
    page.locator("label.name input").fill("Rosa")
    page.get_by_test_id("make").click()

    expect(page.get_by_role("alert")).to_contain_text(later)
    assert barriers(page) == []


def test_a_limit_at_a_table_is_told_in_the_banner(screens, server):
    links, _ = laid(server, "person", "person", left=6)
    page = screens.open("/settings")
    busy = partial(refusing, refused=[], most=1, code="server-busy", retryable=True, retry_after=7)
    page.route_web_socket("**/ws", busy)
    page.goto(screens.url + seat_link(links))
    my_turn(page)
    legal_tiles(page).first.click(force=True)
    columns(page).first.click(position={"x": 12, "y": 6})
    page.get_by_test_id("confirm").click()
    expect(banner(page)).to_contain_text("The server is busy. Try again in 7 seconds.")

    columns(page).first.click(position={"x": 12, "y": 6})
    page.get_by_test_id("confirm").click()

    expect(banner(page)).to_contain_text("P1")


def test_whoever_is_not_let_in_now_is_told_so_and_comes_in_later(screens, server):
    links, _ = laid(server, "person", "person", left=6)
    page = screens.open("/settings")
    is_full = [True]

    def meet(socket):
        if not is_full[0]:
            return socket.connect_to_server()
        return socket.on_message(partial(refuse, socket))

    def refuse(socket, _):
        told = {"code": "too-many-spectators", "message": "", "retryable": True}
        socket.send(json.dumps({"type": "refused", "retry_after": 600, **told}))
        socket.close(code=TOO_MANY)

    page.route_web_socket("**/ws", meet)
    page.goto(screens.url + seat_link(links))
    main = gate(page, "You can’t get in here")
    expect(main).to_contain_text(
        "Too many people are watching this table. Try again in 10 minutes."
    )
    is_full[0] = False

    main.get_by_role("button", name="Try again").click()

    my_turn(page)


def test_a_limit_costs_nobody_the_place_in_the_waiting_room(screens):
    host = screens.open("/new/my-shelfie")
    guest = screens.open(f"/join/{open_for_friends(host)}")
    guest.route("**/api/join/answer", limit("too-many-requests", 1))
    join(guest, "Ada")
    expect(guest.get_by_role("alert")).to_contain_text("Try again in a second.")
    expect(guest.get_by_role("status")).to_be_visible()
    guest.unroute("**/api/join/answer")
    let_in(host, "Ada")

    expect(guest).to_have_url(re.compile("/t/"))
