"""A damaged table is put aside by name and stops nobody."""

import pytest

from casetta.store.database import FILE
from casetta.store.store import DamagedTable, UnusableData
from tests.store.damage import DAMAGE
from tests.store.tables import add_played, in_a_loop, opened, played, rows, tamper

GAME = played(moves=6)


def damaged(folder, statement):
    """Three tables, of which the second is changed behind the back of the store."""

    async def work():
        async with opened(folder) as store:
            for id in ("before", "bad", "after"):
                await add_played(store, id, GAME)

    in_a_loop(work())
    tamper(folder, statement)


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_table_is_put_aside_and_the_others_go_on(tmp_path, name):
    damaged(tmp_path, DAMAGE[name])

    async def work():
        async with opened(tmp_path) as store:
            with pytest.raises(DamagedTable) as damage:
                await store.load_history("bad")
            others = [(await store.load_history(id))[1] for id in ("before", "after")]
            unfinished = await store.unfinished()
            return damage.value, others, sorted(each.id for each in unfinished)

    damage, others, unfinished = in_a_loop(work())

    assert damage.values["table"] == "bad"
    assert [each.table.state for each in others] == [GAME.table.state] * 2
    assert unfinished == ["after", "before"]
    ((status, reason),) = rows(tmp_path, "SELECT status, damage FROM tables WHERE id = 'bad'")
    assert status == "quarantined"
    assert reason == damage.values["place"]


def test_a_list_of_tables_leaves_out_a_damaged_one(tmp_path):
    damaged(tmp_path, "UPDATE tables SET about = '{\"places' WHERE id = 'bad'")

    async def work():
        async with opened(tmp_path) as store:
            return [[each.id for each in await store.unfinished()] for _ in range(2)]

    assert in_a_loop(work()) == [["before", "after"]] * 2
    assert rows(tmp_path, "SELECT id FROM tables WHERE status = 'quarantined'") == [("bad",)]


def test_nothing_of_a_table_put_aside_is_lost(tmp_path):
    damaged(tmp_path, DAMAGE["another hash"])
    everything = "SELECT * FROM entries WHERE table_id = 'bad'"
    before = rows(tmp_path, everything)

    async def work():
        async with opened(tmp_path) as store:
            with pytest.raises(DamagedTable):
                await store.load_history("bad")

    in_a_loop(work())

    assert rows(tmp_path, everything) == before


@pytest.mark.parametrize("content", [b"not a database, but long enough to be one" * 30, b"short"])
def test_a_file_that_is_no_database_is_named(tmp_path, content):
    (tmp_path / FILE).write_bytes(content)

    async def work():
        async with opened(tmp_path):
            pass

    with pytest.raises(UnusableData) as refusal:
        in_a_loop(work())

    assert refusal.value.code == "data-unusable"
    assert refusal.value.values["file"] == str(tmp_path / FILE)
    assert (tmp_path / FILE).read_bytes() == content
