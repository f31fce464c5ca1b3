"""Handshakes and frames that break the protocol, and floods of them."""

from contextlib import ExitStack, suppress

import pytest

from tests.hostile.control import OTHERS, OWN, Siege, of
from tests.hostile.frames import FLOODS, frames, handshakes, opening
from tests.hostile.wire import (
    answer_to,
    close_code,
    heard_on,
    host_of,
    line_to,
    rest_of,
    status_of,
)
from tests.long import in_parts
from tests.server.served import Client

pytestmark = pytest.mark.long("hostile")

FLOOD_BYTES = 1_250_000
"""Bytes of a flood."""


@pytest.fixture(scope="module")
def siege(tmp_path_factory):
    siege = Siege(tmp_path_factory.mktemp("frames") / "data")
    yield siege
    siege.end()


def opened(siege, line, address):
    """Let a line become a socket; what was said on it already."""
    line.sendall(opening(host_of(siege.server), b"X-Forwarded-For: " + address.encode()))
    heard = heard_on(line)
    assert status_of(heard) == 101
    return heard.partition(b"\r\n\r\n")[2]


def test_handshakes_that_are_wrong_open_nothing(siege):
    with siege.attack():
        told = {
            name: status_of(answer_to(siege.server, content))
            for name, content in handshakes(host_of(siege.server))
        }

    assert {name: status for name, status in told.items() if not 400 <= status < 500} == {}


def test_nothing_is_compressed_and_no_protocol_chosen(siege):
    offer = b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=8, x-evil"
    with siege.attack():
        header = answer_to(
            siege.server,
            opening(host_of(siege.server), offer, b"Sec-WebSocket-Protocol: x, y"),
            "127.0.0.9",
        )
        assert status_of(header) == 101
        assert b"permessage-deflate" not in header
        assert b"sec-websocket-protocol" not in header.lower()


def test_frames_that_are_wrong_end_a_socket_with_a_code(siege):
    wrong: dict[str, int] = {}
    with siege.attack():
        for number, (name, content, codes) in enumerate(frames()):
            with line_to(siege.server) as line:
                heard = opened(siege, line, OWN if number % 2 else next(OTHERS))
                with suppress(OSError):
                    line.sendall(content)
                    line.shutdown(1)
                code = close_code(heard + rest_of(line))
            wrong |= {} if code in codes else {name: code}
            if not number % 10:
                siege.control.step()

    assert wrong == {}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_disturbs_nobody_whoever_it_comes_from(siege, kind):
    """Several sockets of an address at once, the control table's own too."""
    with siege.attack(), ExitStack() as stack:
        for address in (OWN, next(OTHERS)):
            for _ in range(5):
                line = stack.enter_context(line_to(siege.server))
                opened(siege, line, address)
                line.settimeout(1)
                with suppress(OSError):
                    line.sendall(FLOODS[kind] * (FLOOD_BYTES // 5 // len(FLOODS[kind])))
                siege.control.step()


@in_parts("hostile", full=10, quick=2)
def test_sockets_that_come_and_go_leave_nothing(siege, part):
    """In the long run 2,000 of them, from ten addresses; the first is the control table's own."""
    address = next(OTHERS) if part else OWN
    with siege.attack():
        for number in range(200):
            with siege.server.socket(additional_headers=of(address)) as bare:
                bare.send("{}" if number % 2 else "")
            if not number % 20:
                siege.control.step()


def test_a_crowd_pushes_itself_out_and_the_table_plays_on(siege, address):
    """More sockets of one address than it may have, silent and at no table: the oldest go."""
    with siege.attack(), ExitStack() as stack:
        lines = [stack.enter_context(line_to(siege.server)) for _ in range(300)]
        for line in lines:
            opened(siege, line, address)
        siege.control.step()
        assert [rest_of(line) for line in lines[:40]] == [b""] * 40


def test_messages_before_hello_and_hellos_to_nowhere_end(siege):
    with siege.attack():
        for number in range(60):
            address = OWN if number % 2 else next(OTHERS)
            with siege.server.socket(additional_headers=of(address)) as bare:
                client = Client(bare)
                table = siege.control.tables[-1]
                token = "x" * (1 + number)
                client.send({"type": "hello", "table": table, "tokens": [token] * 8})
                assert client.ending() in (4000, 4001)
