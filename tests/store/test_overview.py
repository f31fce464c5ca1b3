"""What a store tells its operator of its tables."""

import asyncio

import pytest
import sqlalchemy as sa

from casetta.store import overview
from casetta.store.overview import Search
from tests.store.tables import TWO, add, entries, opened

NEWEST_FIRST = [f"t{number}" for number in range(6, -1, -1)]


@pytest.mark.parametrize(
    ("wanted", "pages"),
    [
        ({"most": 50}, [NEWEST_FIRST]),
        ({"most": 4}, [NEWEST_FIRST[:4], NEWEST_FIRST[4:]]),
        ({"most": 50, "text": "zoe"}, [["t4"], ["t1"], []]),
        ({"most": 1, "text": "zoe"}, [["t4"], ["t1"], []]),
        ({"most": 50, "status": "finished"}, [[], [], []]),
        ({"most": 50, "text": "t0"}, [["t0"]]),
    ],
)
def test_a_page_of_a_search_looks_at_some_tables_and_the_next_goes_on(
    new_store, monkeypatch, wanted, pages
):
    """Without a search all are listed; the id of an old table finds it at once."""
    monkeypatch.setattr(overview, "SEARCHED", 3)
    assert asyncio.run(all_pages(new_store, wanted)) == pages


async def all_pages(new_store, wanted):
    """The ids on each page, to the last, of seven tables."""
    found, before = [], None
    async with new_store() as store:
        for number in range(7):
            places = [{"player": "person", "name": "Zoe" if number in (1, 4) else "Anna"}]
            await add(store, f"t{number}", about=TWO | {"places": places})
        while True:
            page = await store.list_tables(Search(before=before, **wanted))
            found.append([table.id for table in page.tables])
            before = page.before
            if before is None:
                return found


def test_a_move_deletes_nothing(tmp_path):
    """Overwriting what was deleted (`secure_delete`) so costs a game nothing."""
    statements: list[str] = []

    def listen(driver, _):
        driver.set_trace_callback(statements.append)

    async def play():
        async with opened(tmp_path) as store:
            await add(store, "t")
            statements.clear()
            await store.append("t", entries(1), {"left": [60, 60]})

    sa.event.listen(sa.Engine, "connect", listen)
    asyncio.run(play())
    sa.event.remove(sa.Engine, "connect", listen)
    words = {statement.split()[0] for statement in statements}

    assert "INSERT" in words
    assert "DELETE" not in words
