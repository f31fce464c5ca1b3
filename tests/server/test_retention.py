"""How long what is stored is kept: every kind is removed exactly when it is due, nothing else."""

import time
from contextlib import nullcontext

import pytest

from casetta.contract.errors import Wrong
from casetta.protocol.keep import KEEP, Keep, read_keep
from casetta.protocol.messages import Policy
from casetta.server.blocks import Deed
from casetta.server.hub import Opening
from casetta.server.reviews import FOLDER
from casetta.server.upkeep import BITE, DAY
from casetta.store.store import StoredChat, StoredReport
from tests.server.inside import hub_over, new_hub, new_table, seated
from tests.server.positions import near_the_end
from tests.store.tables import rows

WAITS = ["person", "open"]
HERE = "192.0.2.1"


async def made(hub, *, over=False, start=False, public=False, first=False):
    """A table of a kind, made by somebody at an address."""
    setup, moves = near_the_end("my-shelfie", left=2)
    begins = over or start
    seats = ["person", "person"] if begins else WAITS
    policy = Policy(public=public)
    new = new_table("my-shelfie", *seats, start=begins, policy=policy)
    opening = Opening(setup=setup if begins else None, first=first, address=HERE)
    room, links = await hub.make(new, opening)
    for number, (seat, move) in enumerate(moves if over else ()):
        await room.enter("move", seat, {"move": move}, f"m{number}")
    return room.id, links


KINDS = {
    "waiting": {},
    "public": {"public": True},
    "running": {"start": True},
    "finished": {"over": True},
    "tutorials": {"start": True, "first": True},
    "finished_tutorials": {"over": True, "first": True},
}


def later(hub, days):
    """Let days pass for all that asks for the date."""
    hub.date = lambda: time.time() + DAY * days


async def left_of(hub, tables):
    return {kind for kind, (id, _) in tables.items() if await hub.store.has_table(id)}


@pytest.mark.parametrize("kind", KINDS)
async def test_a_table_is_removed_when_it_is_due_and_no_other_is(tmp_path, kind):
    """All of them are there, and of one kind it is said how long it is kept."""
    ever = dict.fromkeys(Keep.__struct_fields__)
    async with hub_over(tmp_path) as hub:
        hub._sweeper = type(hub._sweeper)(
            hub, Keep(**ever | {kind: 30}), list, hub.is_used, hub.remove, {}
        )
        tables = {each: await made(hub, **how) for each, how in KINDS.items()}
        later(hub, 29.99)
        assert not await hub._sweeper.sweep()
        later(hub, 30.01)

        assert await hub._sweeper.sweep() == {kind: 1}
        assert await left_of(hub, tables) == set(KINDS) - {kind}
        id = tables[kind][0]

    for part in ("entries", "links", "chat", "visits"):
        assert not rows(tmp_path, f"SELECT 1 FROM {part} WHERE table_id = '{id}'")


async def test_by_default_a_finished_game_is_kept_for_ever_and_what_never_began_is_not(tmp_path):
    async with hub_over(tmp_path) as hub:
        tables = {each: await made(hub, **how) for each, how in KINDS.items()}
        gone = {}
        for day in (0.99, 1.01, 6.99, 7.01, 364, 366, 36_000):
            later(hub, day)
            await hub._sweeper.sweep()
            gone[day] = set(KINDS) - await left_of(hub, tables)

    soon, week = {"public", "tutorials"}, {"waiting", "finished_tutorials"}
    assert gone == {
        0.99: set(), 1.01: soon, 6.99: soon, 7.01: soon | week, 364: soon | week,
        366: set(KINDS) - {"finished"}, 36_000: set(KINDS) - {"finished"},
    }  # fmt: skip


async def test_a_table_that_is_in_use_is_never_removed_and_stands_in_nobodys_way(tmp_path):
    """More are in use than are removed in one transaction."""
    async with hub_over(tmp_path) as hub:
        used = [await made(hub) for _ in range(BITE + 1)]
        chairs = [await seated(hub, links, 0) for _, links in used]
        left = await made(hub)
        later(hub, 400)

        assert await hub._sweeper.sweep() == {"waiting": 1, "addresses": BITE + 1}
        assert not await hub.store.has_table(left[0])
        for chair in chairs:
            chair.leave()
        hub.rooms.clear()
        assert await hub._sweeper.sweep() == {"waiting": BITE + 1}


async def test_the_code_of_a_removed_table_leads_nowhere(tmp_path):
    async with hub_over(tmp_path) as hub:
        id, _ = await made(hub)
        code = hub.rooms[id].about.code
        hub.rooms.clear()
        later(hub, 8)
        await hub._sweeper.sweep()

        assert hub.lobby.table_with(code) is None


@pytest.mark.parametrize("is_on_disk", [True, False])
async def test_chat_reports_and_addresses_are_forgotten_when_they_are_due(tmp_path, is_on_disk):
    """In either store; the game stays."""
    async with hub_over(tmp_path) if is_on_disk else nullcontext(new_hub()) as hub:
        id, _ = await made(hub, over=True)
        now = time.time()
        for number, age in enumerate((366, 364), 1):
            line = StoredChat(number, 0, "Anna", f"line {number}", now - DAY * age)
            await hub.store.add_chat(id, line)
        for age in (91, 89):
            report = StoredReport(id, 0, "A", 1, "B", None, "", "rude", now - DAY * age)
            await hub.store.add_report(report)
        swept = await hub._sweeper.sweep()
        later(hub, 31)
        assert swept == {"chat": 1, "reports": 1}
        assert await hub._sweeper.sweep() == {"addresses": 1, "chat": 1, "reports": 1}

        stored = await hub.store.load_table(id)
        assert stored is not None
        assert stored.address is None
        assert await hub.store.last_chats(id, 9) == []


async def test_reviews_and_the_log_of_the_operator_are_forgotten_when_they_are_due(tmp_path):
    async with hub_over(tmp_path) as hub:
        hub.reviews._keep("table-a", {})
        hub.admin_log.note(Deed(at=time.time(), by="key", deed="close", target="a"))
        later(hub, 179)
        assert not await hub._sweeper.sweep()
        later(hub, 181)
        assert await hub._sweeper.sweep() == {"reviews": 1}
        later(hub, 366)
        assert await hub._sweeper.sweep() == {"admin_log": 1}

        assert hub.admin_log.latest(9) == []


async def test_a_table_that_is_removed_takes_its_review_along(tmp_path):
    async with hub_over(tmp_path) as hub:
        id, _ = await made(hub, over=True)
        for name in (f"{id}-key", f"{id}x-key"):
            hub.reviews._keep(name, {})
        await hub.remove([id])

    assert [file.stem for file in (tmp_path / FOLDER).iterdir()] == [f"{id}x-key"]


async def test_a_damaged_table_is_kept_as_long_as_one_that_nobody_plays(tmp_path):
    async with hub_over(tmp_path) as hub:
        id, _ = await made(hub, start=True)
        await hub.store.quarantine(id, "test")
        later(hub, 364)
        assert "running" not in await hub._sweeper.sweep()
        later(hub, 366)
        assert (await hub._sweeper.sweep())["running"] == 1
        assert not await hub.store.has_table(id)


def test_how_long_is_set_by_name():
    assert read_keep([]) == KEEP
    assert read_keep(["chat=30", "finished=90", "chat=ever"]) == Keep(chat=None, finished=90)
    with pytest.raises(Wrong, match="unknown-keep"):
        read_keep(["games=3"])
    for wrong in ("chat", "chat=", "chat=0", "chat=-1", "chat=36501", "chat=soon"):
        with pytest.raises(Wrong, match="wrong-keep"):
            read_keep([wrong])


def test_a_hub_without_a_folder_forgets_too():
    """Nothing is kept beside the store then."""
    hub = new_hub()
    assert hub.folder is None
    assert hub.reviews.forget(time.time()) == 0
