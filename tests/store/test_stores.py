"""What every store promises: what was written is there, what does not fit is refused alone."""

import asyncio
import copy
from dataclasses import replace

import pytest

from casetta.contract.errors import Wrong
from casetta.store import store as stores
from casetta.store.store import (
    DamagedTable,
    EntryRefused,
    StoredChat,
    StoredLink,
    StoredReport,
    StoredVisit,
)
from casetta.table.first import Turn
from tests.store.tables import SECRET, TWO, add, add_played, entries, played

GAME = played(moves=6)
FINISHED = played()


# Tables


async def test_a_table_is_stored_whole(new_store):
    """What is changed outside does not change it."""
    about = copy.deepcopy(TWO)
    more = {"secret": SECRET, "setup": {"seats": 2}, "clock": {"left": [1]}, "address": "192.0.2.7"}
    async with new_store() as store:
        await add(store, "a", about, **more)
        about.clear()
        await store.append("a", entries(3), clock={"left": [2]}, status="running")
        (await store.load_table("a")).about.clear()
        table, log = await store.load_table("a"), await store.load_entries("a")
        later = await store.load_entries("a", after=1)
        await store.keep_clocks({"a": {"left": [5]}, "gone": {"left": [1]}})
        kept = await store.load_table("a")

    assert (table.id, table.game, table.rules, table.status) == ("a", "my-shelfie", 1, "running")
    assert (table.about, table.setup, table.clock) == (TWO, {"seats": 2}, {"left": [2]})
    assert (table.secret, table.address) == (SECRET, "192.0.2.7")
    assert "secret" not in repr(table)
    assert (log, later) == (entries(3), entries(3)[1:])
    assert kept == replace(table, clock={"left": [5]})


async def test_what_is_not_there_is_not_found_and_nothing_can_be_written_for_it(new_store):
    async with new_store() as store:
        assert await store.load_table("a") is None
        assert await store.load_entries("a") == await store.last_chats("a", 9) == []
        assert await store.find_link(b"x") is None
        assert await store.visits(b"x") == []
        with pytest.raises(Wrong, match="no-such-table"):
            await store.load_history("a")
        for write in (
            store.append("a", entries(1)),
            store.set_table("a", status="running"),
            store.add_links("a", [(b"x", "host", None)]),
            store.add_chat("a", StoredChat(1, 0, "Anna", "hello", 5.0)),
            store.remember(b"me", "a", "host", None),
        ):
            with pytest.raises(EntryRefused, match="no-such-table"):
                await write


async def test_what_belongs_to_places_belongs_to_their_seats_once_the_table_begins(new_store):
    links = [(b"h", "host", None), *((bytes([place]), "seat", place) for place in range(3))]
    report = StoredReport("a", 0, "Anna", -1, "", line=1, text="ciao", reason="rude", at=5.0)
    async with new_store() as store:
        for id in "ab":
            await add(store, id, links=links if id == "a" else (), visit=(b"me", "host", None))
            for place in (0, 1, 2):
                await store.remember(b"me", id, "seat", place)
            for number, seat in enumerate((2, -1, 0), 1):
                await store.add_chat(id, StoredChat(number, seat, "", "ciao", 5.0))
        await store.add_report(report)
        for _ in range(2):
            await store.begin_table("a", Turn(1, 3), status="running", about={"places": []})
        found = [(await store.find_link(hash)).seat for hash, _, _ in links]
        held = {(each.table_id, each.role, each.seat) for each in await store.visits(b"me")}
        said = [[line.seat for line in await store.last_chats(id, 9)] for id in "ab"]
        [report] = await store.reports(9)
        begun = await store.load_table("a")
        with pytest.raises(EntryRefused, match="no-such-table"):
            await store.begin_table("c", Turn(0, 2), status="running")

    assert found == [None, 2, 0, 1]
    seats = {("seat", seat) for seat in range(3)} | {("host", None)}
    assert held == {(id, *each) for id in "ab" for each in seats}
    assert said == [[1, -1, 2], [2, -1, 0]]
    assert (report.seat, report.by_seat) == (2, -1)
    assert (begun.status, begun.about) == ("running", {"places": []})


async def test_a_table_cannot_be_made_twice_nor_in_half(new_store):
    async with new_store() as store:
        await add(store, "a", links=[(b"x", "host", None)])
        with pytest.raises(EntryRefused):
            await add(store, "a")
        with pytest.raises(EntryRefused):
            await add(store, "b", links=[(b"x", "host", None)])
        with pytest.raises(EntryRefused):
            await add(store, "c", follows=("nowhere", {}))

        assert [await store.load_table(id) for id in "bc"] == [None, None]


async def test_a_table_may_follow_another(new_store):
    async with new_store() as store:
        await add(store, "a")
        await add(store, "b", follows=("a", {"next": "b"}), visit=(b"me", "seat", 1))

        assert (await store.load_table("a")).about == {"next": "b"}
        (held,) = await store.visits(b"me")
        assert (held.table_id, held.role, held.seat) == ("b", "seat", 1)


async def test_unfinished_tables_are_told_without_deals_and_secrets(new_store):
    async with new_store() as store:
        await add(store, "a", status="running", secret=SECRET, setup={"seats": 2})
        await add(store, "b", address="192.0.2.7")
        await add(store, "c", status="finished")
        found = await store.unfinished()
        waiting = await store.unfinished(status="waiting")

    assert [(each.id, each.setup, each.secret, each.address) for each in found] == [
        ("a", None, None, None),
        ("b", None, None, "192.0.2.7"),
    ]
    assert [each.id for each in waiting] == ["b"]


async def test_the_store_knows_what_goes_on_without_people(new_store):
    people = {"places": [{"player": "person"}, {"player": "person"}]}
    given = replace(entries(1)[0], kind="hand-over", body={"to": "bot:greedy"})
    tables = {
        "people": ({**people, "policy": {"clock": {"kind": "none"}}}, ()),
        "timed": ({**people, "policy": {"clock": {"kind": "live"}}}, ()),
        "given": (people, [given]),
        "strange": ({"policy": 3}, ()),
        "bot": (TWO, ()),
        "bots": ({"places": [{"player": "bot:greedy"}] * 2}, ()),
    }
    async with new_store() as store:
        await add(store, "waiting")
        for id, (about, log) in tables.items():
            await add(store, id, about, status="running", entries=log)
        found = await store.going_on_by_themselves(await store.unfinished())

    assert sorted(found) == ["bot", "given", "strange", "timed"]


async def test_a_table_is_removed_with_all_that_belongs_to_it(new_store):
    async with new_store() as store:
        for id in "ab":
            await add(store, id, links=[(id.encode(), "host", None)], entries=entries(2))
            await store.add_chat(id, StoredChat(1, 0, "Anna", "hello", 5.0))
            await store.remember(b"me", id, "host", None)
            await store.add_report(StoredReport(id, 0, "A", 1, "B", None, "", "rude", 5.0))

        assert await store.remove_tables(["a"]) == ["a"]
        assert await store.load_table("a") is None
        assert await store.load_entries("a") == await store.last_chats("a", 9) == []
        assert await store.find_link(b"a") is None
        assert [each.table_id for each in await store.visits(b"me")] == ["b"]
        assert len(await store.load_entries("b")) == 2
        assert [each.table_id for each in await store.reports(9)] == ["b", "a"]
        await store.remove_tables(["a"], reports=True)
        assert [each.table_id for each in await store.reports(9)] == ["b"]


# Logs


DOES_NOT_FOLLOW = {
    "a version that is there": (entries(1, first=2, name="other"), "entry-not-next"),
    "a version too far": (entries(1, first=4), "entry-not-next"),
    "half of it": (entries(1, first=3) + entries(1, first=5), "entry-not-next"),
    "an id that is there": ([replace(entries(1, first=3)[0], id="id-1")], "entry-twice"),
}


@pytest.mark.parametrize("name", DOES_NOT_FOLLOW)
async def test_what_does_not_follow_is_refused_alone(new_store, name):
    """A client id is at most one move, and a version is there once."""
    bad, code = DOES_NOT_FOLLOW[name]
    async with new_store() as store:
        for id in "abc":
            await add(store, id)
            await store.append(id, entries(2))
        good = entries(1, first=3)
        batch = [store.append("a", good), store.append("b", bad), store.append("c", good)]
        outcomes = await asyncio.gather(*batch, return_exceptions=True)
        logs = [await store.load_entries(id) for id in "abc"]

    assert [type(each) for each in outcomes] == [type(None), EntryRefused, type(None)]
    assert getattr(outcomes[1], "code", None) == code
    assert [len(log) for log in logs] == [3, 2, 3]


async def test_a_sound_table_comes_back_to_life(new_store):
    async with new_store() as store:
        await add_played(store, "a", FINISHED)
        await add(store, "waiting")
        stored, history = await store.load_history("a")
        waiting, nothing = await store.load_history("waiting")

    assert (stored.status, waiting.status, nothing) == ("finished", "waiting", None)
    assert history.over
    assert history.table.state == FINISHED.table.state


async def test_a_damaged_table_is_quarantined_by_name_and_stops_nobody(new_store):
    heard = []
    async with new_store() as store:
        store.tell_damage = lambda *damage: heard.append(damage)
        await add_played(store, "good", GAME)
        await add(store, "bad", status="running", setup=GAME.setup, entries=entries(2))
        with pytest.raises(DamagedTable):
            await store.load_history("bad")

        assert (await store.load_table("bad")).status == "quarantined"
        assert (await store.load_history("good"))[1].version == 6
        assert [each.id for each in await store.unfinished()] == ["good"]
        assert await store.load_entries("bad") == entries(2)
    assert heard == [("bad", "entry 1")]


async def test_a_table_of_newer_rules_is_refused_but_not_quarantined(new_store):
    async with new_store() as store:
        await add(store, "a", rules=999, setup=GAME.setup, status="running")
        with pytest.raises(Wrong, match="table-newer"):
            await store.load_history("a")

        assert (await store.load_table("a")).status == "running"


# Links, chat, visits


async def test_a_new_link_takes_the_place_of_the_old_one_and_who_held_that_holds_nothing(new_store):
    async with new_store() as store:
        both = [(b"one", "seat", 0), (b"two", "seat", 1)]
        await add(store, "a", links=both, visit=(b"old", "seat", 0))
        await store.remember(b"other", "a", "seat", 1)
        await store.renew_link("a", (b"three", "seat", 0), visitor=b"new", about={"new": True})
        await store.add_links("a", [(b"four", "host", None)])
        found = [await store.find_link(h) for h in (b"one", b"two", b"three", b"four")]
        held = [len(await store.visits(visitor)) for visitor in (b"old", b"other", b"new")]

        assert (await store.load_table("a")).about == {"new": True}
    assert held == [0, 1, 1]
    assert found == [
        StoredLink("a", "seat", 0, True),
        StoredLink("a", "seat", 1, False),
        StoredLink("a", "seat", 0, False),
        StoredLink("a", "host", None, False),
    ]


async def test_an_own_link_takes_the_place_of_those_that_the_host_knows(new_store):
    async with new_store() as store:
        await add(store, "a", links=[(b"one", "seat", 0)], visit=(b"maker", "seat", 0))
        told = [
            await store.add_links("a", [(own, "seat", 0)], (browser, "seat", 0), own=True)
            for own, browser in ((b"laptop's", b"laptop"), (b"phone's", b"phone"))
        ]

        assert told == [True, False]
        found = [await store.find_link(hash) for hash in (b"one", b"laptop's", b"phone's")]
        assert [(each.revoked, each.own) for each in found] == [
            (True, False),
            (False, True),
            (False, True),
        ]
        held = [len(await store.visits(each)) for each in (b"maker", b"laptop", b"phone")]
        assert held == [0, 1, 1]


async def test_a_browser_may_keep_a_link_for_itself_or_take_the_place_of_all_others(new_store):
    async with new_store() as store:
        await add(store, "a", links=[(b"one", "seat", 0), (b"two", "seat", 0)])
        await store.keep_link("a", b"one", (b"phone", "seat", 0), is_alone=False)
        assert [(await store.find_link(h)).revoked for h in (b"one", b"two")] == [True, False]
        assert len(await store.visits(b"phone")) == 1

        await store.keep_link("a", b"two", (b"guest", "seat", 0), {"new": True}, is_alone=True)
        assert (await store.find_link(b"two")).revoked
        assert [len(await store.visits(v)) for v in (b"phone", b"guest")] == [0, 1]
        assert (await store.load_table("a")).about == {"new": True}


async def test_reports_are_told_the_latest_first_until_they_are_dealt_with(new_store):
    first = StoredReport("a", 1, "Bruno", 0, "Anna", 3, "a rude word", "", 5.0)
    async with new_store() as store:
        await add(store, "a")
        for report in (first, replace(first, table_id="b"), replace(first, line=None)):
            await store.add_report(report)
        await store.remove_tables(["a"])
        assert [each.number for each in await store.reports(9)] == [3, 2, 1]
        assert await store.reports(9, "b") == [replace(first, table_id="b", number=2)]
        assert len(await store.reports(2)) == 2

        await store.remove_reports([1, 3])
        assert [each.number for each in await store.reports(9)] == [2]


async def test_what_was_said_is_told_in_order(new_store):
    async with new_store() as store:
        await add(store, "a")
        for number in (1, 2, 3):
            await store.add_chat("a", StoredChat(number, 0, "Anna", f"hello {number}", 5.0))
        with pytest.raises(EntryRefused):
            await store.add_chat("a", StoredChat(3, 0, "Anna", "again", 5.0))
        said, last = await store.last_chats("a", 2), await store.last_chats("a", 1)

    assert [(each.number, each.text) for each in said] == [(2, "hello 2"), (3, "hello 3")]
    assert [each.number for each in last] == [3]


async def test_a_browser_remembers_tables_the_latest_first(new_store, monkeypatch):
    moments = iter(range(100, 200))
    monkeypatch.setattr("time.time", lambda: float(next(moments)))
    async with new_store() as store:
        await add(store, "a")
        await add(store, "b")
        await store.remember(b"me", "a", "seat", 1)
        await store.remember(b"me", "b", "host", None)
        await store.remember(b"me", "a", "seat", 1)
        held = await store.visits(b"me")
        await store.forget(b"me", "a")
        left = await store.visits(b"me")

    assert [(each.table_id, each.role, each.seat) for each in held] == [
        ("a", "seat", 1),
        ("b", "host", None),
    ]
    assert left == [StoredVisit("b", "host", None, "my-shelfie", "waiting", held[1].changed)]


# The end


async def test_a_closed_store_writes_nothing(new_store):
    async with new_store() as store:
        await add(store, "a")
        await store.probe()
        await store.settled()

    with pytest.raises(stores.StoreFailed):
        await store.append("a", entries(1))
    with pytest.raises(stores.StoreFailed):
        await store.probe()
