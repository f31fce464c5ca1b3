"""How others come to a table: what invite screens show, who is let in, and what a browser keeps."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.positions import laid, near_the_end
from tests.server.served import Server
from tests.web.reviewed import seat_link
from tests.web.screens import Screens, asked_as, barriers, join, my_turn, open_for_friends, play_now
from tests.web.shelfie import play_turn

pytestmark = pytest.mark.browser

TELEVISION = {"width": 1920, "height": 1080}
SHARED = "http://192.0.2.7:8766"
OWN_MACHINE = re.compile(r"127\.|localhost|::1")
OPEN = "Let others join"


@pytest.fixture(scope="module")
def public(browser, tmp_path_factory):
    """Screens of a server that was told its public address."""
    folder = tmp_path_factory.mktemp("public") / "data"
    server = Server(folder, "--public-url", f"{SHARED}/", test_mode=False)
    screens = Screens(browser, server.url)
    yield screens, server
    screens.close()
    assert server.end() == 0


def written_on(page):
    """Everything that can be read on a page, also in its fields."""
    fields = page.locator("input").evaluate_all("all => all.map((each) => each.value)")
    return " ".join([page.locator("body").inner_text(), *fields])


def has_qr(page):
    return expect(page.get_by_role("img", name="QR code for the link"))


def network():
    """What the server answers about the network, as if there were one."""
    told: list[str | None] = [None]

    def answer(route):
        if route.request.method == "POST":
            told.append(SHARED)
        route.fulfill(json={"url": told[-1]})

    return answer


# The address


def test_until_others_can_join_the_host_is_offered_exactly_that(screens):
    host = screens.open("/new/my-shelfie")
    code = open_for_friends(host)
    television = host.context.new_page()
    television.goto(f"{host.url}?eyes=table")
    for page in (host, television):
        expect(page.get_by_role("button", name=OPEN)).to_be_visible()
        has_qr(page).to_have_count(0)
        assert not OWN_MACHINE.search(written_on(page))
        assert code not in written_on(page)
        assert barriers(page) == []

    host.context.route("**/api/others", network())
    host.get_by_role("button", name=OPEN).click()

    link = f"{SHARED}/join/{code}"
    expect(host.get_by_label("Table link")).to_have_value(link)
    has_qr(host).to_be_visible()
    expect(host.get_by_role("button", name=OPEN)).to_have_count(0)
    television.reload()
    expect(television.get_by_text(link)).to_be_visible()
    has_qr(television).to_be_visible()
    assert barriers(television) == []


def test_a_machine_in_no_network_is_told_so(screens):
    host = screens.open("/new/my-shelfie")
    open_for_friends(host)
    host.route("**/api/others", lambda route: route.fulfill(json={"url": None}))
    host.get_by_role("button", name=OPEN).click()

    expect(host.get_by_role("alert")).to_have_text("This computer isn’t on a network.")
    assert barriers(host) == []


def test_a_guest_at_this_machine_hears_who_can_let_others_join(screens, server):
    links = server.lay("my-shelfie", "person", "person", "open")
    guest = screens.phone(seat_link(links, 1))
    television = screens.open(f"/t/{links['table']}?eyes=table#{links['spectator']}")
    for page in (guest, television):
        expect(page.get_by_text("Only the host can let others join.")).to_be_visible()
        expect(page.get_by_role("button", name=OPEN)).to_have_count(0)
        assert not OWN_MACHINE.search(written_on(page))


def test_links_begin_with_the_address_for_others_also_on_this_machine(public):
    screens, _ = public
    host = screens.open("/new/my-shelfie")
    code = open_for_friends(host)
    expect(host.get_by_label("Table link")).to_have_value(f"{SHARED}/join/{code}")
    assert not OWN_MACHINE.search(written_on(host))
    television = host.context.new_page()
    television.set_viewport_size(TELEVISION)
    television.goto(f"{host.url}?eyes=table")
    expect(television.get_by_text(f"{SHARED}/join/{code}")).to_be_visible()
    expect(television.get_by_text(code, exact=True)).to_be_visible()
    expect(television.get_by_role("list", name="Who’s here")).to_contain_text("Open seat")
    assert barriers(television) == []
    television.close()

    host.get_by_role("button", name="Fill with a bot").click()
    host.get_by_test_id("start").click()
    host.get_by_role("tab", name="Table").click()
    host.get_by_role("button", name="Link for another screen").click()
    link = host.get_by_role("textbox", name="Link for another screen")
    path = re.escape(host.url.partition("/t/")[2])
    expect(link).to_have_value(re.compile(rf"^{SHARED}/t/{path}\?eyes=table#[\w-]+$"))
    assert barriers(host) == []

    other = screens.open(link.input_value().removeprefix(SHARED))
    expect(other.get_by_test_id("banner")).to_be_visible()
    assert "#" not in other.url


def test_links_during_a_game_wait_for_others_to_be_let_in(screens):
    page = screens.open()
    play_now(page)
    my_turn(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Play on another device").click()
    expect(page.get_by_role("button", name=OPEN)).to_be_visible()
    assert not OWN_MACHINE.search(written_on(page))
    assert barriers(page) == []


# Who is let in


def test_the_host_is_asked_about_everybody_who_comes_with_the_code(screens):
    host = screens.open("/new/my-shelfie")
    code = open_for_friends(host)
    expect(host.get_by_label("Let in anyone")).not_to_be_checked()
    guest = screens.phone(f"/join/{code}")
    for answer in ("Not now", "Let in"):
        join(guest, "Anna")
        expect(host.get_by_text("Anna wants to join.")).to_be_visible()
        expect(guest.get_by_role("status")).to_be_visible()
        assert barriers(host) == []
        host.get_by_role("button", name=answer).click()
        if answer == "Not now":
            expect(guest.get_by_role("alert")).to_contain_text("didn’t let you in")
    expect(guest.get_by_role("heading", level=1)).to_contain_text("almost ready")


def test_everybody_comes_in_if_the_host_says_so(screens):
    host = screens.open("/new/my-shelfie")
    code = open_for_friends(host)
    host.get_by_label("Let in anyone").check()
    guest = screens.phone(f"/join/{code}")
    join(guest, "Anna")

    expect(guest.get_by_role("heading", level=1)).to_contain_text("almost ready")


def test_a_guest_gets_up_again_before_the_game_begins(screens, server):
    links = server.lay("my-shelfie", "person", "person")
    guest = screens.phone(seat_link(links, 1))
    expect(guest.get_by_role("button", name="Leave table")).to_be_visible()
    assert barriers(guest) == []
    guest.get_by_role("button", name="Leave table").click()

    expect(guest.get_by_test_id("play-my-shelfie")).to_be_visible()
    places = server.get(f"/api/tables/{links['table']}", links["host"])["places"]
    assert [each["player"] for each in places] == ["person", "open"]
    guest.goto(f"{screens.url}/t/{links['table']}")
    expect(guest.get_by_role("heading", level=1)).to_have_text("This link doesn’t work")


def test_a_deal_from_another_game_is_told_before_the_start(screens, server):
    """Nothing is shuffled there, so nobody adds to it."""
    setup, _ = near_the_end("my-shelfie", seats=2, left=6)
    links = server.lay("my-shelfie", "person", "person", setup=setup)
    guest = screens.open(seat_link(links, 1))

    expect(guest.get_by_text("This deal comes from another game")).to_be_visible()
    expect(guest.get_by_role("alert")).to_have_count(0)


# What a browser keeps


KEPT = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])"


def is_new_table(answer):
    return answer.url.endswith("/api/tables") and answer.request.method == "POST"


def test_a_browser_keeps_no_token_where_a_script_could_read_it(screens, server):
    links, _ = laid(server, "person", "person", left=6)
    page = screens.open("/join")
    page.evaluate('localStorage[\'casetta.keys\'] = \'{"abcd": {"host": "secret"}}\'')
    page.goto(screens.url + seat_link(links))
    my_turn(page)
    tokens = [links["host"], *links["seats"].values(), "secret"]
    for _ in range(2):
        assert page.url == f"{screens.url}/t/{links['table']}"
        assert not [token for token in tokens if token in page.evaluate(KEPT)]
        page.reload()
        my_turn(page)
    page.goto(screens.url)
    expect(page.get_by_role("link", name="My Shelfie with You")).to_have_attribute(
        "href", f"/t/{links['table']}"
    )

    made = screens.open()
    with made.expect_response(is_new_table) as told:
        play_now(made)
    my_turn(made)
    new = told.value.json()
    kept = made.evaluate(KEPT)
    assert not [token for token in (new["host"], *new["seats"].values()) if token in kept]
    made.reload()
    my_turn(made)
    play_turn(made)
    my_turn(made)
    made.goto(screens.url)
    expect(made.locator(".mine")).to_contain_text("Your turn")


def test_a_seat_goes_on_on_another_device_and_here(public):
    """Of a browser that holds several the seat that is looked through, and no other."""
    screens, server = public
    links = server.make("my-shelfie", "person", "person", "person", start=True)
    page = screens.open(seat_link(links, 2))
    page.get_by_role("tab", name="Table").wait_for()
    page.goto(screens.url + seat_link(links, 1))
    expect(page.locator(".mid")).to_contain_text("P1, you")
    assert "#" not in page.url
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Play on another device").click()
    link = page.get_by_role("textbox", name="Play on another device")
    expect(link).to_have_value(re.compile(rf"^{SHARED}/t/{links['table']}#[\w-]+$"))
    assert barriers(page) == []

    phone = screens.phone(link.input_value().removeprefix(SHARED))
    for each in (page, phone):
        expect(each.get_by_test_id("banner")).to_contain_text("P0")
        expect(each.locator(".mid")).to_contain_text("P1, you")
    old = screens.open(seat_link(links, 1))
    expect(old.get_by_role("heading", level=1)).to_have_text("This link was replaced")
    assert {each["seat"] for each in asked_as(page, "/api/me")} == {1, 2}
