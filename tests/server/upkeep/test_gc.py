"""What ended leaves the memory by itself; the rest is collected a little at a time."""

import asyncio
import contextlib
import gc
import struct
import weakref

import pytest

from casetta.server import upkeep as collecting
from casetta.server.socket.connection import Connection
from casetta.server.socket.transport import SocketProtocol
from casetta.server.upkeep import LightSocket, forget_frames
from tests.server.house import handshake, raw
from tests.waiting import until, wait_until

UNFINISHED = struct.pack("!BBH", 0x81, 0xFE, 60_000) + bytes(50_000)
"""A frame of which the end never comes."""


@pytest.fixture(autouse=True)
def no_collections():
    """Nobody looks for garbage."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive(known=()):
    """The sockets that are in memory, but for those that are known."""
    kinds, ids = (SocketProtocol, LightSocket, Connection), {id(each) for each in known}
    return [each for each in gc.get_objects() if type(each) in kinds and id(each) not in ids]


def come_and_go(near, links):
    """Sockets of all sorts that end: silent, refused, at a table, half-way through a frame."""
    for sent in (b"", UNFINISHED):
        with raw(near) as line:
            line.sendall(handshake(near))
            assert line.recv(4_096).startswith(b"HTTP/1.1 101")
            line.sendall(sent)
    with near.socket() as line:
        line.send("?")
        line.recv()
    with near.client(links, 0) as client:
        client.position()
        client.move("nonsense")
        client.ask("live")


def test_sockets_that_ended_leave_the_memory(near):
    links, before = near.begun(), alive()
    come_and_go(near, links)
    wait_until(lambda: not alive(before))


@pytest.mark.parametrize("start", [False, True])
def test_rooms_that_are_let_go_leave_the_memory(start, near):
    links = near.lay("my-shelfie", "person", "bot:greedy", start=start)
    if start:
        come_and_go(near, links)
    wait_until(lambda: near.hub.rooms[links["table"]].is_idle)
    seen = weakref.ref(near.hub.rooms.pop(links["table"]))
    wait_until(lambda: seen() is None)


class Held:
    """Something that a function has in a variable."""


def test_an_error_that_a_function_kept_is_let_go_with_all_its_variables():
    def fail(thing):
        raise ValueError

    def keep(thing):
        kept = []
        try:
            fail(thing)
        except ValueError as error:
            kept.append(error)
        found = kept[0]
        raise LookupError from found

    thing = Held()
    seen = weakref.ref(thing)
    try:
        keep(thing)
    except LookupError as error:
        forget_frames(error)
    del thing

    assert seen() is None


def test_an_error_that_nobody_lets_go_stays():
    """So that the test above can fail."""

    def keep(thing):
        found = ValueError()
        with contextlib.suppress(ValueError):
            raise found

    thing = Held()
    seen = weakref.ref(thing)
    keep(thing)
    del thing

    assert seen() is not None


class Hub:
    """All that garbage collection asks of a hub."""

    def __init__(self):
        self.departed = 0

    def traffic(self):
        """Nobody is here."""
        return 0, self.departed


class Thing:
    """Something that refers to itself, as connections do that have ended."""

    def __init__(self):
        self.itself = self


ROUNDS: list[None] = []
"""One for each time it was looked whether it is time."""


def is_worth_it(gone, here, waited, judge=collecting.is_worth_it):
    """The same, counted."""
    ROUNDS.append(None)
    return judge(gone, here, waited)


async def some_rounds():
    """Wait until it was looked a few times more, with time enough in between."""
    enough = len(ROUNDS) + 20
    await until(lambda: len(ROUNDS) >= enough)


@pytest.fixture
def quick(monkeypatch):
    """Looks follow one another quickly; afterwards memory is tidied as ever."""
    monkeypatch.setattr(collecting, "LOOK", 0.001)
    monkeypatch.setattr(collecting, "SELDOM", 0.005)
    monkeypatch.setattr(collecting, "MUCH", 20_000)
    monkeypatch.setattr(collecting, "is_worth_it", is_worth_it)
    ROUNDS.clear()
    yield
    gc.unfreeze()
    gc.enable()


async def is_gone(hub, then):
    """Whether something that nobody needs is gone a while after something happened."""
    task = asyncio.ensure_future(collecting.collect_garbage(hub.traffic))
    await some_rounds()
    seen = weakref.ref(Thing())
    kept = then(hub)
    await some_rounds()
    task.cancel()
    del kept
    return seen() is None


def much_is_new(hub):
    """More new objects than a server that was small lets pass."""
    return [[] for _ in range(2 * collecting.MUCH)]


def test_connections_that_ended_leave_the_memory(quick):
    def leave(hub):
        hub.departed += 1

    assert asyncio.run(is_gone(Hub(), leave))


def test_what_is_left_over_goes_when_much_was_new(quick):
    assert asyncio.run(is_gone(Hub(), much_is_new))


def test_everything_is_not_looked_at_for_nothing(quick):
    assert not asyncio.run(is_gone(Hub(), lambda hub: None))


def test_what_is_in_use_is_looked_at_once(quick):
    """Objects that are in use are frozen: later looks pass them over."""
    looks = []

    async def grow():
        task = asyncio.ensure_future(collecting.collect_garbage(Hub().traffic))
        await some_rounds()
        kept = []
        for _ in range(3):
            kept.append(much_is_new(None))
            looks.append([not_frozen(each) for each in kept])
            await some_rounds()
            looks.append([not_frozen(each) for each in kept])
        task.cancel()
        return len(kept[0])

    many = asyncio.run(grow())
    assert looks == [[many], [0], [0, many], [0, 0], [0, 0, many], [0, 0, 0]]


def not_frozen(objects):
    """How many of some objects a collection would look at."""
    young = {id(each) for each in gc.get_objects()}
    return sum(id(each) in young for each in objects)


@pytest.mark.parametrize(
    ("gone", "here", "waited", "worth"),
    [
        (1, 0, 300, True),
        (1, 0, 299, False),
        (0, 0, 300, False),
        (1, 1, 300, False),
        (100_000, 1, 3_000, False),
    ],
)
def test_everything_is_looked_at_only_while_nobody_is_here(gone, here, waited, worth):
    assert collecting.is_worth_it(gone, here, waited) is worth


def test_nothing_is_looked_at_by_itself(quick):
    async def run():
        task = asyncio.ensure_future(collecting.collect_garbage(Hub().traffic))
        await some_rounds()
        task.cancel()
        return gc.isenabled()

    assert not asyncio.run(run())
