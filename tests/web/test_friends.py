"""Friends at a table, each at a screen of their own: nothing that one asks or says is missed."""

import json
import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from tests.server.positions import laid
from tests.server.served import legal_moves
from tests.waiting import wait_in_page
from tests.web.reviewed import seat_link
from tests.web.screens import (
    DESK,
    PHONE,
    asked_as,
    banner,
    barriers,
    join,
    let_in,
    my_turn,
    open_for_friends,
    play_now,
    table_at,
    telling,
)
from tests.web.shelfie import play_turn

pytestmark = pytest.mark.browser

SHORTEST, LONGEST, ARABIC = "Q", "W" * 20, "محمد عبد الله الأول"
NAMES = [ARABIC, LONGEST, f"山田花子{SHORTEST}", "🦊👩‍👩‍👧‍👦"]
"""As people call themselves."""
HIGH = 44
"""Pixels that a finger needs."""


def is_whole(thing):
    """Whether nothing of a text is cut off, and all of it is on the screen."""
    look = """box => {
        const {left, top, right, bottom} = box.getBoundingClientRect();
        const isInline = getComputedStyle(box).display === "inline";
        const fits = isInline || box.scrollWidth <= box.clientWidth + 1;
        return fits && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    }"""
    return thing.evaluate(look)


def is_narrow(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def named(server, links, names):
    """People with these names on the seats of a table."""
    for seat, name in enumerate(names):
        body = {"name": name, "avatar": ""}
        server.post(f"/api/tables/{links['table']}/face", body, links["seats"][str(seat)])


# Coming


def test_a_guest_is_welcomed_and_adds_to_the_shuffle_once(screens):
    """Also where the line is cut before they hear that it was added."""
    host = screens.open("/new/my-shelfie")
    guest = screens.phone(f"/join/{open_for_friends(host)}")
    sent: list[str] = []
    refused: list[str] = []
    cut: list[None] = []

    def meet(socket):
        server = socket.connect_to_server()

        def hear(text):
            told = json.loads(text)
            refused.extend([text] if told["type"] == "refused" else [])
            if told["type"] == "people" and len(sent) == 1 and not cut:
                cut.append(socket.close(code=4004))
            else:
                socket.send(text)

        def say(text):
            sent.extend([text] if json.loads(text)["type"] == "entropy" else [])
            server.send(text)

        server.on_message(hear)
        socket.on_message(say)

    guest.route_web_socket("**/ws", meet)
    join(guest, "Marta")
    let_in(host, "Marta")

    expect(guest.get_by_text("Welcome, Marta!")).to_be_visible()
    wait_in_page(guest, lambda: bool(cut))
    guest.get_by_role("button", name="Use this name").click()
    host.get_by_test_id("start").click()
    expect(guest.get_by_role("grid")).to_be_visible()
    assert (len(sent), refused) == (1, [])


# Away


def test_a_bot_plays_for_a_guest_who_is_away_until_they_take_their_seat_back(screens, server):
    links = server.begun("person", "person", policy={"bot": "random"})
    host = screens.open(f"/t/{links['table']}#{links['host']}")
    expect(host.get_by_role("grid").first).to_be_visible()
    host.goto(screens.url + seat_link(links))
    assert my_turn(host)
    play_turn(host)
    expect(host.get_by_text("P1 is away. Waiting…")).to_be_visible()
    assert barriers(host) == []

    host.get_by_role("button", name="Let a bot play").click()

    assert my_turn(host), "the bot has moved"
    log = host.get_by_role("list", name="Log")
    expect(log).to_contain_text("is playing for P1")
    expect(host.locator(".neighbour")).to_contain_text("is playing")
    guest = screens.phone(seat_link(links, 1))
    expect(guest.get_by_role("status").filter(has_text="is playing for you")).to_be_visible()
    back = guest.get_by_role("button", name="Play again myself")
    assert back.bounding_box()["height"] >= HIGH
    back.click()
    expect(back).to_have_count(0)
    expect(log).to_contain_text("P1 is playing again")
    play_turn(host)
    assert my_turn(guest)


def test_other_players_may_let_a_bot_play_after_a_while_that_they_are_told(screens, server):
    links = server.begun("person", "person", "person", policy={"patience": 3600})
    with server.client(links, 0) as first:
        first.move(legal_moves(first)[0])
        gone = [10.0]
        page = screens.phone("/settings")
        page.route_web_socket("**/ws", telling("people", lambda told: away_for(told, gone)))
        page.goto(screens.url + seat_link(links, 2))
        expect(page.get_by_text("After 3,600 seconds you can let a bot play")).to_be_visible()
        expect(page.get_by_role("button", name="Let a bot play")).to_have_count(0)
        gone[0] = 3600.0
        page.reload()
        with page.expect_request("**/stand-in") as asked:
            page.get_by_role("button", name="Let a bot play").click()

        assert asked.value.post_data_json == {"seat": 1}
        expect(page.get_by_role("alert")).to_have_text(re.compile("haven’t been away for long"))


def away_for(told, gone):
    """The same people, of whom one is away for so long."""
    told["places"][1]["away"] = gone[0]
    return told


# Undo with the consent of others


def test_undo_asks_where_others_have_a_say_and_nobody_misses_the_question(screens, server):
    """No dead click; on the smallest phone, in the longest words, the question is whole."""
    links = server.begun("person", "person")
    named(server, links, NAMES[:2])
    page = screens.open(seat_link(links))
    phone = screens.phone(seat_link(links, 1), language="pl")
    phone.set_viewport_size({"width": 360, "height": 640})
    undo = page.get_by_role("button", name="Undo", exact=True)
    assert my_turn(page)
    undo.click()
    expect(banner(page)).to_contain_text("There’s nothing")
    play_turn(page)
    assert my_turn(phone)
    play_turn(phone, touch=True)
    assert my_turn(page)

    for answer in ("Nie", "Tak, cofnij"):
        undo.click()
        page.get_by_role("button", name="Request undo").last.click()
        expect(page.get_by_text(f"Waiting for {LONGEST}")).to_be_visible()
        question = phone.get_by_role("region", name="Cofnij")
        assert is_whole(question.locator("b"))
        buttons = question.get_by_role("button")
        assert all(each.bounding_box()["height"] >= HIGH for each in buttons.all())
        assert barriers(phone, "section.asking") == []
        phone.reload()
        buttons.get_by_text(answer, exact=True).click()
        if answer == "Nie":
            expect(page.get_by_text(f"{LONGEST} said no, so")).to_be_visible()
    expect(page.get_by_text("0 of 30 places filled")).to_be_visible()
    expect(question).to_have_count(0)


# Chat


def test_what_a_friend_says_is_a_bubble_and_a_badge_until_it_is_read(screens, server):
    links = server.begun("person", "person")
    phone = screens.phone(seat_link(links))
    assert my_turn(phone)
    with server.client(links, 1) as friend:
        friend.send({"type": "say", "id": "a", "text": "Ciao! " + "x" * 300})
        bubble = phone.get_by_role("complementary", name="Chat")
        expect(bubble).to_contain_text("P1")
        assert is_whole(bubble)
        assert barriers(phone) == []
        menu = phone.get_by_role("button", name="Menu, 1 new message")
        expect(menu).to_contain_text("1")
        phone.reload()
        expect(menu).to_be_visible()
        bubble.get_by_role("button", name="Thank you!").click()
        assert friend.until("said", kind="emote")["text"] == "thanks"
        expect(bubble).to_have_count(0)
        expect(menu).to_have_count(0)

        friend.send({"type": "say", "id": "b", "emote": "wow"})
        expect(bubble).to_contain_text("Wow!")
        bubble.get_by_role("button", name="P1 Wow!").click()
        expect(phone.get_by_role("log")).to_contain_text("Wow!")
        phone.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
        phone.get_by_role("button", name="Menu", exact=True).click()
        phone.get_by_role("button", name="Good luck!").click()
        assert friend.until("said", text="good-luck")["seat"] == 0


# The end, and what stays


def faces(page):
    """Who sits at a table that waits: names with their faces and signs, whatever the order."""
    rows = page.locator("li:has(.name)")
    look = """rows => rows.map(row => [row.querySelector("b").textContent,
        row.querySelector("use").getAttribute("href"),
        row.querySelector("path").getAttribute("style")])"""
    return {name: (face, colour) for name, face, colour in rows.evaluate_all(look)}


def test_a_rematch_pops_up_beside_the_result_and_everybody_keeps_their_face(screens, server):
    links, moves = laid(server, "person", "person", "person", left=3)
    named(server, links, ["Ada"])
    with server.client(links, 0, 1, 2) as client:
        for seat, move in moves:
            client.look(seat)
            client.catch_up(client.move(move, seat=seat)["version"])
    host = screens.open(f"/t/{links['table']}#{links['host']}")
    guest = screens.phone(seat_link(links, 1), language="it")
    expect(guest.get_by_text("la vedrai qui")).to_be_visible()
    host.get_by_role("button", name="Rematch").click()
    pop_up = guest.get_by_role("button", name="Alla rivincita")
    expect(pop_up).to_be_visible()
    edge = guest.locator("section.end").bounding_box()["y"]
    box = pop_up.bounding_box()
    assert box["height"] >= HIGH
    assert box["y"] + box["height"] <= edge
    pop_up.click()
    expect(guest.get_by_text("Ciao P1!")).to_be_visible()

    now = faces(guest)
    assert list(now) == ["P1", "P2", "Ada"], "whoever moved second is first"
    assert [face for face, _ in now.values()] == [f"#avatars-person{n}" for n in ("-2", "-3", "")]
    assert [re.findall(r"seat\d", colour) for _, colour in now.values()] == [
        ["seat2"],
        ["seat3"],
        ["seat1"],
    ]


# Home


def test_home_lists_my_tables_by_people_and_the_way_back_when_it_is_not_my_turn(screens, server):
    links = server.lay("dream-home", "person", "person", "open", first=0)
    links.post("seats/2", {"player": "bot:greedy"})
    links.post("start")
    named(server, links, [ARABIC, LONGEST])
    page = screens.phone(seat_link(links, 1))
    page.get_by_role("main").wait_for()
    page.goto(screens.url)
    row = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(row).to_contain_text(re.compile(f"Dream Home.*{ARABIC}.* to play", re.S))
    expect(row).to_contain_text(re.compile(r"You, .*, Greedy · Round 1 · .*20\d\d", re.S))
    assert "bot:" not in row.inner_text()
    assert "person" not in row.inner_text()
    assert is_narrow(page)
    page.reload()
    row.get_by_role("link", name=f"Dream Home with You, ⁨{ARABIC}⁩, Greedy").click()
    expect(page.get_by_role("main")).to_have_attribute("data-game", "dream-home")

    page.goto(screens.url)
    for answer in ("Cancel", "Remove"):
        row.get_by_role("button", name="Remove Dream Home").click()
        page.get_by_role("dialog").get_by_role("button", name=answer).click()
    expect(row).to_have_count(0)
    with server.client(links, 0) as friend:
        assert friend.position()["players"][1].startswith("bot:"), "the others play on"


def test_replays_tell_when_and_who_and_with_how_many_points(screens, server):
    links, moves = laid(server, "person", "bot:random", left=1)
    page = screens.phone(seat_link(links), language="pl", color_scheme="dark")
    if my_turn(page):
        with server.client(links, 0) as client:
            client.move(moves[0][1])
    page.locator("section.end").wait_for()
    result = asked_as(page, "/api/me?finished=true")[0]["seats"]
    page.goto(f"{screens.url}/replays")

    row = page.get_by_role("main").get_by_role("listitem")
    expect(row).to_contain_text(re.compile(r"My Shelfie.*20\d\d", re.S))
    assert re.search(rf"Ty\s{result[0]['points']}", row.inner_text())
    assert re.search(rf"P1\s{result[1]['points']}", row.inner_text())
    assert barriers(page) == []
    row.get_by_role("button", name="Usuń").click()
    page.get_by_role("dialog").get_by_role("button", name="Usuń").click()
    expect(row).to_have_count(0)


PAINTED = """
const frames = (window.frames_seen = []);
(function look() {
    const cards = [...document.querySelectorAll("article.game")];
    const drawn = cards.filter((card) => card.querySelectorAll(".pic svg *").length > 20);
    frames.push([cards.length, drawn.length]);
    requestAnimationFrame(look);
})();
"""
"""Before every frame that is painted: how many games are on the page, and how many pictures."""


def test_home_is_never_painted_without_its_pictures(screens):
    """Not even on a server that answers nothing; what a picture needs is in the page."""
    page = screens.open("/privacy")
    page.add_init_script(PAINTED)
    page.route("**/api/**", lambda route: None)
    page.goto(screens.url)
    page.get_by_test_id("play-home-staging").wait_for()
    frames = page.evaluate("window.frames_seen.filter(([cards]) => cards > 0)")

    assert frames
    assert {tuple(each) for each in frames} == {(3, 3)}
    page.unroute_all()


# Setting up


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_table_is_opened_in_one_step_with_a_name_and_more_is_told_in_sentences(screens, size):
    page = screens.open("/new/dream-home", viewport=size)
    expect(page.locator(".chair")).to_have_count(3)
    make, name = page.get_by_test_id("make"), page.get_by_label("Your name")
    expect(page.get_by_role("radiogroup", name="Time limit")).not_to_be_visible()
    assert is_whole(make)
    make.click()
    assert not name.evaluate("field => field.validity.valid"), "the host is asked"
    page.get_by_text("More options").click()
    for group in ("Time limit", "Hints", "Chat", "Who can watch", "Who can join", "Who goes first"):
        choice = page.get_by_role("radiogroup", name=group)
        told = choice.locator("xpath=preceding-sibling::p[1]")
        assert told.inner_text().strip().endswith("."), group
    page.get_by_role("radio", name="Reminder").click()
    expect(page.get_by_text("After 2 minutes")).to_be_visible()
    expect(page.get_by_text("everyone else after 60 seconds")).to_be_visible()
    assert is_whole(make), "always in sight"
    name.fill(LONGEST)
    make.click()
    expect(page.get_by_role("listitem").filter(has_text=LONGEST)).to_be_visible()
    assert asked_as(page, table_at(page))["policy"]["clock"]["kind"] == "reminder"


# Whatever people are called and speak


def test_any_names_four_languages_and_eight_spectators_fit_a_phone(screens, server):
    links = server.begun("person", "person", "person", "person", game="dream-home")
    named(server, links, NAMES)
    with ExitStack() as crowd:
        for _ in range(8):
            crowd.enter_context(server.client(links)).position()
        each_reads_all_names(screens, links)


def each_reads_all_names(screens, links):
    """Four people with phones, each in their own language, while eight look on."""
    for seat, language in enumerate(("en", "it", "pl", "ja")):
        page = screens.phone(seat_link(links, seat), language=language)
        page.get_by_role("main").wait_for()
        assert is_narrow(page), language
        others = page.locator(".neighbour")
        expect(others).to_have_count(3)
        if language == "en":
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="Table", exact=True).click()
            expect(page.get_by_text("8 people watching")).to_be_visible()
            assert is_narrow(page)
        texts = " ".join(others.all_inner_texts())
        assert all(name in texts for name in NAMES[:seat] + NAMES[seat + 1 :]), language
    page.goto(f"{screens.url}/settings")
    page.goto(screens.url)
    assert is_narrow(page)


def test_a_line_that_drops_takes_no_question_and_no_message_along(screens, server):
    links = server.begun("person", "person")
    page = screens.phone("/settings")
    lines = []

    def meet(socket):
        socket.connect_to_server()
        lines.append(socket)

    page.route_web_socket("**/ws", meet)
    page.goto(screens.url + seat_link(links))
    assert my_turn(page)
    play_turn(page, touch=True)
    with server.client(links, 1) as friend:
        friend.catch_up(1)
        friend.move(legal_moves(friend)[0])
        lines[-1].close(code=4004)
        assert friend.act("ask")["type"] == "ack"
        friend.send({"type": "say", "id": "a", "text": "please"})

        expect(page.get_by_text("P1 would like to undo their")).to_be_visible()
        expect(page.get_by_role("complementary", name="Chat")).to_contain_text("please")
        page.get_by_role("button", name="Yes, undo").click()
        expect(page.get_by_role("button", name="Yes, undo")).to_have_count(0)


def test_alone_one_need_not_say_a_name(screens):
    page = screens.open()
    play_now(page)
    page.goto(screens.url)
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("You, Snail")
