"""What ended leaves the memory by itself; first games that were left are swept away."""

import asyncio
import contextlib
import gc
import struct
import time
import weakref
from types import SimpleNamespace
from typing import Any

import pytest

from casetta.contract.errors import Wrong
from casetta.server import upkeep as collecting
from casetta.server.auth import links_of
from casetta.server.hub import Opening
from casetta.server.rooms.broadcast import Connection
from casetta.server.socket.transport import SocketProtocol
from casetta.server.upkeep import DAY, LightSocket, forget_frames
from tests.server.house import handshake, raw
from tests.server.inside import hub_over, new_hub, new_table, seated
from tests.server.positions import near_the_end
from tests.store.tables import rows
from tests.waiting import until, until_answered, wait_until

pytestmark = pytest.mark.usefixtures("no_collections")
UNFINISHED = struct.pack("!BBH", 0x81, 0xFE, 60_000) + bytes(50_000)
"""A frame of which the end never comes."""


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
    """All that garbage collection asks of a hub: nobody is here."""

    departed = 0

    def traffic(self):
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


def leave(hub):
    hub.departed += 1


@pytest.mark.parametrize(
    ("then", "goes"), [(leave, True), (much_is_new, True), (lambda hub: None, False)]
)
async def test_garbage_goes_when_somebody_left_or_much_was_new_and_not_for_nothing(
    quick, then, goes
):
    assert await is_gone(Hub(), then) is goes


async def test_what_is_in_use_is_looked_at_once_and_nothing_by_itself(quick):
    """Objects that are in use are frozen: later looks pass them over."""
    task = asyncio.ensure_future(collecting.collect_garbage(Hub().traffic))
    await some_rounds()
    kept, looks = [], []
    for _ in range(3):
        kept.append(much_is_new(None))
        looks.append([not_frozen(each) for each in kept])
        await some_rounds()
        looks.append([not_frozen(each) for each in kept])
    task.cancel()

    many = len(kept[0])
    assert looks == [[many], [0], [0, many], [0, 0], [0, 0, many], [0, 0, 0]]
    assert not gc.isenabled()


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


@pytest.mark.parametrize(("is_idle", "here"), [(True, 0), (False, 1)])
async def test_a_table_that_goes_on_is_somebody_here(is_idle, here):
    hub: Any = new_hub()
    hub.rooms["bots"] = SimpleNamespace(is_idle=is_idle)
    assert hub.traffic() == (here, 0)


async def begun(hub, *, first):
    """A table of two people whose game has begun, and the moves that end it."""
    setup, moves = near_the_end("my-shelfie", left=2)
    new = new_table("my-shelfie", "person", "person", start=True)
    room, links = await hub.make(new, Opening(setup=setup, first=first))
    return room, links, moves


def pass_time(hub, seconds):
    """Let the clock of the store be ahead."""
    hub.date = lambda: time.time() + seconds


async def test_a_first_game_that_was_left_for_a_day_is_removed_whole_and_nothing_else(tmp_path):
    async with hub_over(tmp_path) as hub:
        lesson, links, moves = await begun(hub, first=True)
        game, _, _ = await begun(hub, first=False)
        await lesson.enter("move", moves[0][0], {"move": moves[0][1]}, "m1")
        pass_time(hub, DAY - 60)
        assert not await hub._sweeper.sweep()
        with pytest.raises(Exception, match="an entry stays"):
            rows(tmp_path, "DELETE FROM entries")
        pass_time(hub, DAY + 60)

        assert await hub._sweeper.sweep() == {"tutorials": 1}
        assert not await hub._sweeper.sweep()
        with pytest.raises(Wrong, match="no-such-table"):
            await hub.room(lesson.id)
        with pytest.raises(Wrong, match="no-such-link"):
            await links_of(hub, lesson.id, [links.host], None)
        assert (await hub.room(game.id)).status == "running"

    for part, column in (("tables", "id"), ("entries", "table_id"), ("links", "table_id")):
        assert len(rows(tmp_path, f"SELECT DISTINCT {column} FROM {part}")) == (part != "entries")


async def test_a_first_game_that_was_finished_or_at_which_somebody_sits_stays(tmp_path):
    async with hub_over(tmp_path) as hub:
        over, _, moves = await begun(hub, first=True)
        for number, (seat, move) in enumerate(moves):
            await over.enter("move", seat, {"move": move}, f"m{number}")
        assert over.history.over
        _, links, _ = await begun(hub, first=True)
        chair = await seated(hub, links, 0)
        pass_time(hub, 6 * DAY)
        assert not await hub._sweeper.sweep()
        chair.leave()

        assert await hub._sweeper.sweep() == {"tutorials": 1}


async def test_the_server_sweeps_when_it_starts(tmp_path):
    async with hub_over(tmp_path) as hub:
        await begun(hub, first=True)
    assert len(rows(tmp_path, "SELECT id FROM tables")) == 1
    async with hub_over(tmp_path) as hub:
        pass_time(hub, 2 * DAY)
        await hub.begin()

        async def all_swept():
            return not await hub.store.unfinished()

        await until_answered(all_swept)
    assert rows(tmp_path, "SELECT id FROM tables") == []
