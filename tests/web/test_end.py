"""After the last move: the score, awards, pictures to keep, and what to play next."""

import re

import pytest
from playwright.sync_api import expect

from casetta.commands.cli import run
from tests.server.positions import finished, laid
from tests.web.reviewed import seat_link
from tests.web.screens import barriers, telling

pytestmark = pytest.mark.browser

PNG = b"\x89PNG\r\n\x1a\n"


def saved(page, name):
    """A file that the end hands out."""
    with page.expect_download() as download:
        page.get_by_role("button", name=name, exact=True).click()
    return download.value.suggested_filename, download.value.path().read_bytes()


@pytest.mark.parametrize("game", ["my-shelfie", "dream-home", "home-staging"])
def test_everybody_is_praised_and_takes_pictures_and_the_record_home(
    screens, server, game, tmp_path
):
    links = finished(server, game, left=2)
    page = screens.open(seat_link(links), reduced_motion="no-preference")
    end = page.locator("section.end")
    expect(end.get_by_role("button", name="Show all")).to_be_visible()
    assert barriers(page) == [], "while it is counted"
    page.emulate_media(reduced_motion="reduce")
    end.get_by_role("button", name="Save", exact=True).click()
    awards = end.get_by_role("list", name="What went well")
    expect(awards.get_by_role("listitem").first).to_be_visible()

    names, contents = zip(
        saved(page, "Picture (SVG)"), saved(page, "Picture (PNG)"), saved(page, "Download record"),
        strict=True,
    )  # fmt: skip

    start = f"casetta-{game}-{links['table']}"
    assert names == (f"{start}.svg", f"{start}.png", f"{start}.json")
    svg, png, record = contents
    assert svg.startswith(b"<svg")
    assert b"P0, " in svg
    assert b'class="' not in svg
    assert png.startswith(PNG)
    assert len(png) > 10_000
    file, exported = tmp_path / "saved.json", tmp_path / "exported.json"
    file.write_bytes(record)
    assert run(["export", links["table"], str(exported), "--data-dir", str(server.folder)]) == 0
    assert record == exported.read_bytes()
    assert run(["verify", str(file)]) == 0
    assert barriers(page) == []
    end.get_by_role("link", name="Home").click()
    expect(page.get_by_role("link", name=re.compile("Your best: "))).to_have_count(1)


def test_equal_points_are_told_with_what_decides(screens, server):
    """Nobody has scored in My Shelfie yet: who sits farther from the first player is ahead."""
    links, moves = laid(server, "person", "person", left=1)
    [(seat, move)] = moves
    page = screens.open("/")
    equal = [{"points": 7, "place": 2}, {"points": 7, "place": 1}]
    page.route_web_socket("**/ws", telling("update", with_result(equal)))
    page.goto(screens.url + seat_link(links))
    expect(page.get_by_test_id("banner")).to_contain_text("P1")
    with server.client(links, seat) as client:
        assert client.move(move)["type"] == "ack"

    end = page.locator("section.end")

    expect(end.locator(".tie")).to_contain_text("Tied on points: whoever sits farther")
    expect(end).to_contain_text("Tied on points.")
    expect(end.get_by_role("row").nth(1)).to_contain_text("P1")


def with_result(result):
    """The same update, with another result at the end."""

    def changed(told):
        if told["state"]["over"]:
            told["state"]["result"] = result
        return told

    return changed


def test_guests_follow_the_host_to_the_rematch_and_anybody_plays_the_same_deal(screens, server):
    links, moves = laid(server, "person", "person", left=2)
    with server.client(links, 0, 1) as client:
        for seat, move in moves:
            client.look(seat)
            client.catch_up(client.move(move, seat=seat)["version"])
    host = screens.open(f"/t/{links['table']}#{links['host']}")
    guest = screens.open(seat_link(links, 1))
    expect(guest.get_by_text("If the host starts a rematch")).to_be_visible()
    expect(guest.get_by_role("button", name="Rematch")).to_have_count(0)

    host.get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda url: links["table"] not in url)
    guest.get_by_role("button", name="Join the rematch").click()
    guest.wait_for_url(lambda url: links["table"] not in url)

    assert guest.url == host.url
    expect(guest.get_by_role("heading", level=1)).to_contain_text("almost ready")
    again = guest.context.new_page()
    again.goto(screens.url + seat_link(links, 1))
    again.get_by_role("button", name="Play the same deal again").click()
    again.wait_for_url(lambda url: links["table"] not in url)
    expect(again.get_by_role("listitem").filter(has_text="P0")).to_be_visible()
