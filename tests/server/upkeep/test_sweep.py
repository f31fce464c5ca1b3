"""First games that were left are swept away, and nothing else ever is."""

import time

import pytest

from casetta.contract.errors import Wrong
from casetta.server.auth import links_of
from casetta.server.hub import Opening
from casetta.server.upkeep import LEFT
from tests.server.inside import Chair, enter, in_a_hub, new_table
from tests.server.positions import near_the_end
from tests.store.tables import rows
from tests.waiting import until_answered


async def laid(hub, *, first):
    """A table of two people whose game has begun, and the moves that end it."""
    setup, moves = near_the_end("my-shelfie", left=2)
    new = new_table("my-shelfie", "person", "person", start=True)
    room, links = await hub.make(new, Opening(setup=setup, first=first))
    return room, links, moves


def pass_time(hub, seconds):
    """Let the clock of the store be ahead."""
    hub.date = lambda: time.time() + seconds


def test_a_first_game_that_was_left_for_a_day_is_removed_whole(tmp_path):
    async def play(hub):
        lesson, links, moves = await laid(hub, first=True)
        game, _, _ = await laid(hub, first=False)
        await enter(lesson, "move", moves[0][0], {"move": moves[0][1]}, "m1")
        pass_time(hub, LEFT - 60)
        assert await hub._sweeper.sweep() == []
        pass_time(hub, LEFT + 60)

        assert await hub._sweeper.sweep() == [lesson.id]
        assert await hub._sweeper.sweep() == []
        with pytest.raises(Wrong, match="no-such-table"):
            await hub.room(lesson.id)
        with pytest.raises(Wrong, match="no-such-link"):
            await links_of(hub, lesson.id, [links.host])
        assert (await hub.room(game.id)).status == "running"

    in_a_hub(tmp_path, play)

    for part, column in (("tables", "id"), ("entries", "table_id"), ("links", "table_id")):
        assert len(rows(tmp_path, f"SELECT DISTINCT {column} FROM {part}")) == (part != "entries")


def test_a_first_game_that_was_played_to_its_end_stays(tmp_path):
    async def play(hub):
        room, _, moves = await laid(hub, first=True)
        for number, (seat, move) in enumerate(moves):
            await enter(room, "move", seat, {"move": move}, f"m{number}")
        assert room.history.over
        pass_time(hub, 9 * LEFT)

        assert await hub._sweeper.sweep() == []

    in_a_hub(tmp_path, play)


def test_a_first_game_at_which_somebody_sits_stays(tmp_path):
    async def play(hub):
        room, links, _ = await laid(hub, first=True)
        chair = Chair(hub)
        token = links.seats["0"]
        await chair.hear({"type": "hello", "table": links.table, "tokens": [token]})
        pass_time(hub, 2 * LEFT)
        assert await hub._sweeper.sweep() == []
        chair.leave()

        assert await hub._sweeper.sweep() == [room.id]

    in_a_hub(tmp_path, play)


def test_the_server_sweeps_when_it_starts(tmp_path):
    async def leave(hub):
        await laid(hub, first=True)

    async def start(hub):
        pass_time(hub, 2 * LEFT)
        await hub.begin()

        async def all_swept():
            return not await hub.store.unfinished()

        await until_answered(all_swept)

    in_a_hub(tmp_path, leave)
    assert len(rows(tmp_path, "SELECT id FROM tables")) == 1
    in_a_hub(tmp_path, start)
    assert rows(tmp_path, "SELECT id FROM tables") == []


def test_an_entry_goes_only_with_its_whole_table(tmp_path):
    async def play(hub):
        room, _, moves = await laid(hub, first=True)
        await enter(room, "move", moves[0][0], {"move": moves[0][1]}, "m1")

    in_a_hub(tmp_path, play)

    with pytest.raises(Exception, match="an entry stays"):
        rows(tmp_path, "DELETE FROM entries")
