"""Several people at one table: invited, watching, at one screen, cut off, and coming back."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.server.positions import finished, laid
from tests.server.served import Server, legal_moves
from tests.web.reviewed import seat_link
from tests.web.screens import (
    Screens,
    added_to_shuffle,
    asked_as,
    banner,
    barriers,
    join,
    let_in,
    my_turn,
    open_for_friends,
    play_now,
    table_at,
)
from tests.web.shelfie import legal_tiles, play_turn

pytestmark = pytest.mark.browser


def open_table(page):
    """Set up a table with a free chair for a friend; the code that opens it."""
    page.locator("a[href='/new/my-shelfie']").click()
    return open_for_friends(page)


def test_a_friend_comes_with_the_link_and_a_spectator_sees_no_secret(screens):
    host = screens.open()
    code = open_table(host)
    friend = screens.phone(f"/join/{code}")
    join(friend, "Marta")
    let_in(host, "Marta")
    assert added_to_shuffle(host, by=2) == [0, 1]
    spectator = asked_as(host, f"{table_at(host)}/watch", "POST")
    host.get_by_test_id("start").click()
    expect(host.get_by_role("grid")).to_be_visible()
    expect(friend.get_by_role("grid")).to_be_visible()

    watcher = screens.open(f"/t/{spectator['table']}#{spectator['link']}")
    expect(watcher.get_by_text("Shown at the end.")).to_be_visible()
    assert my_turn(host)
    play_turn(host)

    expect(watcher.get_by_role("list", name="Log").get_by_role("listitem").first).to_be_visible()
    assert my_turn(friend)
    play_turn(friend, touch=True)
    expect(host.get_by_role("list", name="Log")).to_contain_text("Marta")
    expect(watcher.get_by_test_id("confirm")).to_have_count(0)
    assert barriers(watcher) == []
    assert "#" not in watcher.url


def test_people_talk_and_others_read_it(screens):
    host = screens.open()
    code = open_table(host)
    friend = screens.open(f"/join/{code}")
    join(friend, "Marta")
    let_in(host, "Marta")
    host.get_by_test_id("start").click()

    for page in (host, friend):
        page.get_by_role("tab", name="Chat").click()
    friend.get_by_label("Write a message").fill("Ciao! <b>1</b>")
    friend.keyboard.press("Enter")

    expect(host.get_by_role("log")).to_contain_text("Marta Ciao! <b>1</b>")


def test_a_reloaded_page_goes_on_where_it_was(screens):
    page = screens.open()
    play_now(page)
    play_turn(page)
    my_turn(page)
    shelf = page.locator(".mid small").first.text_content()

    page.reload()

    assert my_turn(page)
    assert page.locator(".mid small").first.text_content() == shelf
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(3)
    play_turn(page)


def test_a_server_that_goes_and_comes_again_loses_nothing(browser, tmp_path):
    server = Server(tmp_path / "data", "--port", "8951")
    screens = Screens(browser, server.url)
    page = screens.open()
    play_now(page)
    legal_tiles(page).first.click(force=True)
    page.clock.install()
    server.kill()
    expect(banner(page)).to_contain_text("Reconnecting")
    page.clock.fast_forward("00:07")
    expect(page.get_by_role("alert")).to_contain_text("No connection since")
    assert barriers(page) == []

    server.start()
    page.clock.fast_forward("00:20")

    expect(banner(page)).to_contain_text("Your turn")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Escape")
    play_turn(page)
    assert my_turn(page)
    screens.close()
    assert server.end() == 0


def cut_after_a_move():
    """A line that breaks when a move was sent, before anybody hears what came of it."""
    moves: list[str] = []

    def meet(socket):
        server = socket.connect_to_server()

        def hear(text):
            server.send(text)
            if json.loads(text)["type"] == "move":
                moves.append(text)
                if len(moves) == 1:
                    socket.close(code=1001)

        socket.on_message(hear)

    return moves, meet


def test_a_line_that_is_cut_in_the_middle_of_a_move_neither_loses_nor_doubles_it(screens, server):
    links = server.lay("my-shelfie", "person", "person", first=0)
    server.post(f"/api/tables/{links['table']}/start", token=links["host"])
    moves, meet = cut_after_a_move()
    page = screens.open("/join")
    page.route_web_socket("**/ws", meet)
    page.goto(screens.url + seat_link(links))
    assert my_turn(page)
    play_turn(page)

    expect(page.locator(".turn.wait")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    with server.client(links, 1) as friend:
        assert friend.catch_up(1)["version"] == 1
    assert len({json.loads(move)["move_id"] for move in moves}) == 1


def test_two_at_one_screen_hand_it_over_through_a_closed_door(screens):
    page = screens.open("/new/my-shelfie")
    expect(page.locator(".chair")).to_have_count(3)
    page.get_by_role("button", name="Remove seat").click()
    page.get_by_role("radio", name="Pass and play").click()
    page.get_by_label("Their name").fill("Marta")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="Choose").click()
    page.get_by_test_id("make").click()
    assert my_turn(page)
    play_turn(page)

    expect(page.get_by_role("heading", name="Pass the device to Marta")).to_be_visible()
    expect(page.get_by_role("grid")).to_have_count(0)
    assert barriers(page) == []
    page.get_by_role("button", name="I’m Marta").click()

    expect(page.locator(".mid")).to_contain_text("Marta, you")
    assert my_turn(page)


def test_what_one_may_not_take_back_alone_is_taken_back_by_consent(screens, server):
    links = server.lay("my-shelfie", "person", "person", first=0)
    server.post(f"/api/tables/{links['table']}/start", token=links["host"])
    page = screens.open(seat_link(links))
    assert my_turn(page)
    play_turn(page)
    with server.client(links, 1) as friend:
        friend.catch_up(1)
        friend.catch_up(friend.move(legal_moves(friend)[0])["version"])
        page.get_by_role("tab", name="Table").click()
        page.get_by_role("button", name="Request undo").click()
        asked = friend.catch_up(3)["asked"]

        assert (asked["seat"], asked["undone"]) == (0, [1, 2])
        assert friend.act("agree")["type"] == "ack"

    expect(page.get_by_text("0 of 30 places filled")).to_be_visible()
    assert my_turn(page)


SHUT = {
    "/t/nosuchtable#abcdefghijklmnopqrst": "doesn’t work|no such table",
    "/t/nosuchtable": "doesn’t work",
    "/nowhere": "Page not found",
}


def test_a_dead_link_is_a_shut_gate_with_a_way_home(screens):
    page = screens.open("/join")
    for path, sentence in SHUT.items():
        page.goto(screens.url + path)
        title = page.get_by_role("heading", level=1)
        expect(title).to_have_text(re.compile(sentence, re.IGNORECASE))
        page.get_by_role("main").get_by_role("link", name="Home").click()
        expect(page.get_by_test_id("play-my-shelfie")).to_be_visible()


def test_a_code_that_opens_nothing_is_told(screens):
    page = screens.open("/join/QQQQQQ")
    join(page, "Marta")

    expect(page.get_by_role("alert")).to_have_text(
        "There’s no table with this code. Check it and try again."
    )
    assert barriers(page) == []


def test_after_the_end_the_game_is_replayed_and_played_on(screens, server):
    links = finished(server, left=4)
    page = screens.open(seat_link(links))
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", "move 0 of 4")

    page.get_by_role("button", name="Next move").click()
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "move 2 of 4")
    assert page.url.endswith("/2")
    assert barriers(page) == []
    page.keyboard.press("End")
    full = page.locator(".mid").text_content()
    page.keyboard.press("Home")
    page.get_by_role("combobox").select_option("1")
    expect(page.locator(".mid")).to_contain_text(re.compile(r"\d+ of 30"))
    expect(page.locator(".mid")).not_to_have_text(full)

    page.get_by_role("button", name="Play on from here").click()
    assert my_turn(page)


NOTICES = """
    window.notices = [];
    window.Notification = class {
        static get permission() { return localStorage.allowed ?? "default"; }
        static async requestPermission() { return (localStorage.allowed = "granted"); }
        constructor(text, more) { window.notices.push([text, more.icon]); }
        close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
"""


def test_my_turn_is_seen_from_another_tab(screens, server):
    """Title, favicon and, where it is allowed, a notice that names the game."""
    links, [(_, first), (_, second), *_] = laid(server, "person", "person", left=6)
    page = screens.open("/settings")
    page.add_init_script(NOTICES)
    page.reload()
    page.get_by_role("radiogroup", name="Notify me").get_by_role("radio", name="on").click()
    page.goto(f"{screens.url}/t/{links['table']}#{links['host']}")
    expect(page.get_by_test_id("banner")).to_be_visible()
    page.goto(
        screens.url + seat_link(links)
    )  # The host's browser shares it with the program below.
    expect(page).to_have_title("Your turn: My Shelfie")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("favicon-turn"))
    with server.client(links, 0, 1) as client:
        client.catch_up(client.move(first, seat=0)["version"])
        expect(page).to_have_title("My Shelfie · casetta")
        expect(icon).to_have_attribute("href", re.compile("favicon.svg"))
        assert page.evaluate("notices") == []
        page.evaluate("window.away = true")
        client.catch_up(client.move(second, seat=1)["version"])

    expect(page).to_have_title("Your turn: My Shelfie")
    assert page.evaluate("notices") == [["Your turn: My Shelfie", "/icon-192.png"]]


def test_a_clock_runs_for_people_and_a_reminder_is_friendly(screens, server):
    live = {"clock": {"kind": "live", "seconds": 59, "refill": 5}}
    links, _ = laid(server, "person", "person", left=6, policy=live)
    page = screens.open(seat_link(links))
    timer = page.get_by_role("timer", name="Time left")
    expect(timer).to_have_text(re.compile(r"0:5\d"))
    expect(timer).to_have_class(re.compile("low"))
    assert barriers(page) == []
    days = {"clock": {"kind": "days", "days": 2}}
    links, _ = laid(server, "person", "person", left=6, policy=days)
    page.goto(screens.url + seat_link(links))
    expect(timer).to_have_text("47 h")

    reminder = {"clock": {"kind": "reminder", "seconds": 1}}
    links, _ = laid(server, "person", "person", left=6, policy=reminder)
    page.goto(screens.url + seat_link(links))
    other = screens.open(seat_link(links, 1))

    expect(page.get_by_text("Everyone is looking forward to your move.")).to_be_visible()
    expect(other.get_by_text("P0 is taking a while.")).to_be_visible()
    assert barriers(page) == []
    expect(timer).to_have_count(0)


def test_the_server_gives_the_pages_their_policy(server):
    with urllib.request.urlopen(server.url) as answer:
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
