"""Every limit, set low as on the command line: told in `welcome`, and kept with its own code."""

import asyncio
from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from casetta.contract.errors import Wrong
from casetta.protocol.limits import Limits, read_limits
from casetta.server import rate_limit
from casetta.server.fair_queue import LEAST, URGENT, Asker
from casetta.server.listeners import FULL
from casetta.server.rooms.broadcast import Connection
from casetta.server.rooms.room import CROWDED
from casetta.server.rooms.seating import FULL as DOOR_FULL
from tests.hostile.wire import close_code, rest_of
from tests.server.house import handshake, heard, nearby, raw
from tests.server.positions import finished
from tests.server.served import table_of
from tests.waiting import wait_until

OFTEN = 20
"""Tries, more than any limit here lets through."""
NEW = {"game": "my-shelfie", "seats": [{"player": "person"}, {"player": "open"}]}
SOME = range(1, 1 << 20)
"""Any number of seconds."""


class Visit:
    """A server with a limit, and somebody at a table there."""

    def __init__(self, near, links, client):
        self.near, self.links, self.client = near, links, client

    # What is asked over HTTP

    def http(self, method, path, body=None, token=None):
        """The first refusal, which is told in its header too."""
        for _ in range(OFTEN):
            status, told, headers = self.near.ask(method, path, body, token)
            if status in (413, 429, 503):
                header = {name.lower(): value for name, value in headers.items()}
                assert str(told.get("retry_after")) == header.get("retry-after", "None")
                return told["code"], told.get("retry_after")
        return None

    def table(self, path, body, by):
        return self.http("POST", f"{table_of(self.links)}/{path}", body, self.links["seats"][by])

    def content(self, value):
        """The refusal of an own scenario."""
        new = {"game": "home-staging", "seats": [{"player": "person"}]}
        return self.http("POST", "/api/tables", {**new, "content": {"scenario": value}})

    def joins(self, code=None):
        """The refusal at a door, and that of a table in particular where a code is given."""
        links = self.near.lay("my-shelfie", "person", "open")
        code = code or links.get()["code"]
        return self.http("POST", "/api/join", {"code": code, "name": "Bo"})

    def reviews(self):
        for left in (1, 2):
            game = finished(self.near, left=left)
            told = self.http("POST", f"{table_of(game)}/review", {}, game["spectator"])
        return told

    # What is said on a socket

    def says(self, *messages, client=None):
        """The first refusal of messages that are sent one after the other."""
        client = client or self.client
        for number, message in enumerate(messages):
            client.send({"id": f"{number}", **message})
            client.send({"type": "ping"})
            while (told := client.take())["type"] != "pong":
                if told["type"] == "refused" and told["code"] != "no-answer":
                    return told["code"], told.get("retry_after")
        return None

    def acts(self, *acts):
        for number, act in enumerate(acts):
            answer = self.client.act(act, move_id=f"a{number}")
            if answer["type"] == "refused":
                return answer["code"], answer.get("retry_after")
        return None

    def moves(self, text):
        return self.client.move(text)["code"], None

    def sends(self, content, times=1, *seats):
        """The code by which somebody is sent away."""
        with self.near.client(self.links, *seats) as client:
            client.position()
            client.socket.socket.sendall(heard(content) * times)
            return client.ending()

    def crowds(self, *seats, times=2):
        """How the last of several is received, or how the first ends where that is let in."""
        with ExitStack() as stack:
            clients = [
                stack.enter_context(self.near.client(self.links, *seats)) for _ in range(times)
            ]
            told = clients[-1].until("refused", "welcome")
            if told["type"] == "welcome":
                return self.client.ending()
            assert clients[-1].ending() == 4005
            return told["code"], told["retry_after"]

    # What comes too late, or is not read

    def line(self, content):
        """All that is said to somebody who sends something, and then nothing more."""
        with raw(self.near) as line:
            line.sendall(content)
            return rest_of(line)

    def status(self, content):
        return int(self.line(content).split()[1])

    def silent_socket(self):
        """The code by which a socket ends that answers no pings."""
        return close_code(self.line(handshake(self.near)).partition(b"\r\n\r\n")[2])

    def kept_open(self):
        """Whether a line is ended after an answer."""
        return self.line(self.request() + b"\r\n").startswith(b"HTTP/1.1 200 ")

    def request(self, what=b"GET /healthz"):
        host = self.near.url.partition("//")[2].encode()
        kind = b"Content-Type: application/json\r\n"
        return what + b" HTTP/1.1\r\nHost: " + host + b"\r\n" + kind

    def unread(self, *sizes):
        """The code by which somebody ends who reads nothing of what all are told."""
        return asyncio.run(told_to_the_deaf(self.near.hub.limits, sizes))

    def rank(self):
        """How urgent bots of an address are that have thought for a second."""
        pool, asker = self.near.hub.bot_pool, Asker("192.0.2.1")
        assert pool._rank(asker) == URGENT
        self.near.hub.addresses.bot_seconds.of(asker.address).spend(1.0)
        return pool._rank(asker)


async def told_to_the_deaf(limits, sizes):
    ended = []

    async def send(content):
        await asyncio.Event().wait()

    async def close(code):
        ended.append(code)

    connection = Connection(send, close, limits)
    for size in sizes:
        connection.push(b"x" * size)
        await asyncio.sleep(0)
    if not ended:
        connection.end(1000)
        await asyncio.sleep(0)
    return ended[0]


async def no_review(record, asker):
    return "waiting", None


async def no_advice(question, asker):
    return None


LINE, NEWS = {"type": "say", "text": "x"}, {"type": "ask", "about": "news"}
HINT = {"type": "ask", "about": "hint"}
PING = b'{"type":"ping"}'
KEPT = {
    "message_bytes=1024": (lambda me: me.sends(b"x" * 1025), 4006),
    "messages_per_second=1 messages_at_once=10": (lambda me: me.sends(PING, OFTEN, 0), 4005),
    "address_messages_per_second=1 address_messages_at_once=10": (
        lambda me: me.sends(PING, OFTEN), 4005,
    ),
    "seat_messages_per_second=1 seat_messages_at_once=3 address_messages_at_once=10 "
    "address_messages_per_second=1": (lambda me: me.sends(PING, OFTEN, 0), 4005),
    "queued_bytes=1024": (lambda me: me.unread(1, 1, 1024), 4003),
    "queued_messages=2": (lambda me: me.unread(1, 1, 1, 1), 4003),
    "move_characters=100": (lambda me: me.moves("x" * 101), ("too-large", None)),
    "chat_characters=1": (lambda me: me.says({**LINE, "text": "xx"}), ("too-large", None)),
    "chat_per_second=1 chat_at_once=1": (lambda me: me.says(LINE, LINE), ("too-many-lines", 1)),
    "address_chat_per_second=1 address_chat_at_once=1 reserve_at_once=1": (
        lambda me: me.says(LINE, LINE, LINE), ("too-many-lines", 1),
    ),
    "acts_per_minute=1 acts_at_once=1 reserve_per_second=1 reserve_at_once=1": (
        lambda me: me.acts("pause", "resume", "pause"), ("too-many-acts", 60),
    ),
    "table_acts=1": (lambda me: me.acts("pause", "resume", "pause"), ("log-full", None)),
    "questions_per_second=1 questions_at_once=1": (
        lambda me: me.says(NEWS, NEWS), ("too-many-hints", 1),
    ),
    "heartbeat_seconds=1": (Visit.silent_socket, 1011),
    "hello_seconds=1": (Visit.silent_socket, 4000),
    "connections=1": (lambda me: me.http("GET", "/healthz"), ("server-full", FULL)),
    "connections_per_address=1": (
        lambda me: me.http("GET", "/healthz"), ("too-many-connections", FULL),
    ),
    "sockets_per_minute=1 sockets_at_once=1": (Visit.crowds, ("too-many-connections", 60)),
    "sockets_per_seat=1": (lambda me: me.crowds(0, times=1), 4005),
    "spectators_per_table=1": (Visit.crowds, ("too-many-spectators", CROWDED)),
    "header_seconds=1": (lambda me: me.status(me.request()), 408),
    "body_seconds=1": (
        lambda me: me.status(me.request(b"POST /api/join") + b"Content-Length: 9\r\n\r\n"), 408,
    ),
    "idle_seconds=1": (Visit.kept_open, True),
    "body_bytes=1024": (
        lambda me: me.http("POST", "/api/tables", {"game": "x" * 1024}), ("too-large", None),
    ),
    "body_values=1000": (lambda me: me.content([0] * 1000), ("too-large", None)),
    "text_characters=100": (lambda me: me.content(["x" * 101]), ("too-large", None)),
    "content_bytes=1024": (lambda me: me.content(["x" * 99] * 11), ("too-large", None)),
    "joins_per_minute=1": (lambda me: me.joins("AAAAAA"), ("too-many-joins", 60)),
    "table_joins_per_minute=1": (Visit.joins, ("too-many-joins", 60)),
    "all_wrong_codes_per_minute=1": (lambda me: me.joins("AAAAAA"), ("too-many-joins", 60)),
    "tables_per_minute=1 tables_at_once=1": (
        lambda me: me.http("POST", "/api/tables", NEW), ("too-many-tables", 60),
    ),
    "all_tables_per_minute=1": (
        lambda me: me.http("POST", "/api/tables", NEW), ("server-busy", 60),
    ),
    "stored_bytes_per_second=1 stored_bytes_at_once=1024": (
        lambda me: me.http("POST", "/api/tables", NEW), ("too-much-stored", SOME),
    ),
    "requests_per_second=1 requests_at_once=3": (
        lambda me: me.http("GET", "/healthz"), ("too-many-requests", 1),
    ),
    "all_requests_per_second=1 all_requests_at_once=3": (
        lambda me: me.http("GET", "/healthz"), ("server-busy", 1),
    ),
    "changes_per_minute=1 changes_at_once=1": (
        lambda me: me.http("DELETE", "/api/me/nothing"), ("too-many-changes", 60),
    ),
    "faces_per_minute=1 faces_at_once=1": (
        lambda me: me.table("face", {"name": "Zoe"}, "0"), ("too-many-names", 60),
    ),
    "reports_per_minute=1": (lambda me: me.table("report", {"seat": 1}, "0"),
        ("too-many-reports", 60)),
    "looks_per_second=1 looks_at_once=1": (
        lambda me: me.http("GET", "/api/me"), ("too-many-questions", 1),
    ),
    "hints_per_minute=1 hints_at_once=1": (
        lambda me: me.says(HINT, HINT), ("too-many-hints", 60),
    ),
    "reviews_per_hour=1 reviews_at_once=1": (Visit.reviews, ("too-many-reviews", 3600)),
    "bot_seconds_per_minute=1 bot_seconds_at_once=1": (Visit.rank, LEAST),
    "refused_bytes_per_second=1 refused_bytes_at_once=1024": (
        lambda me: me.http("POST", "/api/tables", {"game": "x" * 600}), ("too-much-refused", SOME),
    ),
    "waiting_people=1": (Visit.joins, ("waiting-room-full", DOOR_FULL)),
}  # fmt: skip
"""What somebody wishes who starts a server, what is done there, and the answer: the code of a
refusal and after how many seconds to come back, a close code, a status of HTTP."""


@pytest.mark.parametrize("wishes", KEPT)
def test_a_limit_is_told_and_kept_and_says_when_to_come_back(wishes, tmp_path, monkeypatch):
    """Time stands still for what fills again with time."""
    clock = SimpleNamespace(monotonic=lambda: 0.0, time=lambda: 0.0)
    monkeypatch.setattr(rate_limit, "time", clock)
    limits = read_limits(None, wishes.split())
    break_it, expected = KEPT[wishes]
    with nearby(tmp_path, limits) as near:
        vars(near.hub.reviews)["want"] = no_review
        vars(near.hub.bot_pool)["advise"] = no_advice
        links = near.begun()
        wait_until(lambda: near.house.slots.count == 0)
        with near.client(links, 0) as client:
            client.position()
            told = {f"{name}={value}" for name, value in client.welcome["limits"].items()}
            assert told >= {*wishes.split()}
            found = break_it(Visit(near, links, client))

    if isinstance(expected, tuple) and expected[1] is SOME:
        assert found[1] in SOME
        expected = expected[0], found[1]
    assert found == expected


def test_these_are_all_limits():
    """Of room on the disk tests/server/test_budgets.py tells: with too little no table is made."""
    names = {wish.partition("=")[0] for wishes in KEPT for wish in wishes.split()}
    with pytest.raises(Wrong, match="wrong-limit"):
        read_limits(None, ["listed_moves=1"])

    assert names | {"listed_moves", "free_disk_bytes"} == {*Limits.__struct_fields__}
