"""What guests and hosts of a table could do to one another."""

from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from casetta.protocol.limits import LIMITS
from tests.hostile.control import OTHERS, Siege, of
from tests.server.served import Client, cookie_of, table_of

pytestmark = pytest.mark.long("hostile")

CROWD = 20
"""Sockets of one address on one link."""


@pytest.fixture(scope="module")
def siege(tmp_path_factory):
    siege = Siege(tmp_path_factory.mktemp("tables") / "data")
    yield siege
    siege.end()


def seat_of(stack, siege, links, token, address):
    bare = stack.enter_context(siege.server.socket(additional_headers=of(address)))
    client = Client(bare)
    client.send({"type": "hello", "table": links["table"], "tokens": [token]})
    return client


def test_a_crowd_of_spectators_cannot_flood_a_table_with_chat(siege, address):
    links = siege.server.begun()
    with siege.attack(leaves_nothing=False), ExitStack() as stack:
        player = seat_of(stack, siege, links, links["seats"]["0"], next(OTHERS))
        player.position()
        crowd = [seat_of(stack, siege, links, links["spectator"], address) for _ in range(CROWD)]
        for each in crowd:
            with suppress(ConnectionClosed):
                each.position()
                for number in range(LIMITS.chat_at_once):
                    each.send({"type": "say", "id": f"{number}", "text": f"spam {number}"})
        for each in crowd:
            with suppress(ConnectionClosed):
                each.send({"type": "ping"})
                each.until("pong")
        siege.control.step()
        player.send({"type": "ping"})
        player.until("pong")
        lines = [each for each in player.told if each["type"] == "said"]

    assert len(lines) <= 4 * LIMITS.chat_at_once


def test_links_are_not_renewed_without_end(siege, address):
    links = siege.server.begun()
    with siege.attack(leaves_nothing=False):
        token, statuses = links["seats"]["0"], []
        for _ in range(150):
            path = f"{table_of(links)}/link"
            status, answer, _ = siege.server.ask("POST", path, {}, token, of(address))
            statuses.append(status)
            token = answer.get("link", token)

    assert 429 in statuses


@pytest.mark.parametrize("deed", ["kick", "mute"])
def test_nobody_is_sent_away_or_muted_without_end(siege, deed, address):
    """Each time all are told, and something is written."""
    links, statuses = siege.server.begun(), list[int]()
    siege.server.ask("GET", table_of(links), None, links["host"], of(address))
    with siege.attack(leaves_nothing=False):
        for number in range(2 * (LIMITS.changes_at_once + LIMITS.reserve_at_once)):
            body = {"seat": 1} | ({"muted": number % 2 == 0} if deed == "mute" else {})
            path = f"{table_of(links)}/{deed}"
            status, _, _ = siege.server.ask("POST", path, body, links["host"], of(address))
            statuses.append(status)
            if status == 429:
                break
            if not number % 10:
                siege.control.step()

    assert set(statuses) == {201, 429}


def test_the_link_of_a_guest_is_dead_in_the_hands_of_whoever_made_the_table(siege):
    seats = [{"player": "person"}, {"player": "person"}]
    made = siege.server.ask("POST", "/api/tables", {"game": "my-shelfie", "seats": seats})
    links, (maker, _) = made[1], cookie_of(made)
    token = links["seats"]["1"]
    with siege.attack(leaves_nothing=False), ExitStack() as stack:
        came = siege.server.ask("POST", "/api/me", {"table": links["table"], "token": token})
        assert came[0] == 201
        bare = stack.enter_context(siege.server.socket(additional_headers={"Cookie": maker}))
        client = Client(bare)
        client.send({"type": "hello", "table": links["table"], "tokens": [token]})
        assert client.ending() == 4002
        assert [each.get("code") for each in client.told] == ["link-revoked"]
