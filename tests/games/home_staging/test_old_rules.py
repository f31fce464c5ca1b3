"""Tables that were set before the rules grew play on by the rules of their day.

tests/games/home_staging/old was written by version 1 of the rules: a room with nothing but a rug
that earns bonuses, and rooms behind a closed hub with doors onto leftover floor.
"""

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from casetta import games
from casetta.contract.errors import Wrong
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.reasons import why_not_room
from casetta.games.home_staging.plan.squares import pairs
from casetta.games.home_staging.planner.planner import choose
from casetta.games.home_staging.rules.decisions import DOOR_MOVE
from casetta.games.home_staging.text.notation import read
from casetta.store.store import StoredTable
from casetta.table import record
from casetta.table.log import Entry, canonical
from casetta.table.table import Table
from tests.store.tables import in_store

OLD = Path(__file__).parent / "old"
RECORDS = sorted(OLD.iterdir())
STORED = record.from_bytes((OLD / "past-the-hub.json").read_bytes())
STORED_ENTRIES = 33
"""Seat 1 has used its Bright Idea, and seat 0 is still drawing."""
SEEN = {
    -1: "a21f43dc344eb4845fc23beb1039f5f4e6c50b4468d07a54c40ed6c97c73b5bd",
    0: "a21f43dc344eb4845fc23beb1039f5f4e6c50b4468d07a54c40ed6c97c73b5bd",
    1: "ba2240e0cc43fa34ab1bc0eb83d2690d0918c02087c0062afb413b061df66765",
}
"""The digest of what each viewer saw then."""
TOLD = {
    -1: "7b8f5bc87c6b7aaa1f26b923383f69c589c1a01670f20325d0cfbbe7723954a4",
    0: "ab5660a0bd00853685aa4f0f87e375f6590feb164e4db338a7e46d4987d35cf4",
    1: "ebfefdea11274dc5c68295e2687d89a66404630fe4c9044f7987594ce3f074ed",
}
"""The SHA-256 of all that each viewer was told."""
PLACES = {"places": [{"player": "person", "name": name} for name in STORED["seats"]], "entropy": {}}


def stored_history(folder):
    """The table as it was stored while it ran."""
    log = [Entry(**told) for told in STORED["log"][:STORED_ENTRIES]]
    table = StoredTable(
        "cistern-1",
        "home-staging",
        STORED["version"],
        PLACES,
        status="running",
        setup=STORED["setup"],
        secret=bytes.fromhex(STORED["fairness"]["secret"]),
    )

    async def kept(store):
        await store.add_table(table, entries=log)
        return (await store.load_history("cistern-1"))[1]

    return in_store(folder, kept)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_record_replays_to_the_same_digests_and_points(file):
    verified = record.verify_bytes(file.read_bytes())

    assert verified.record["version"] == 1
    assert verified.table.is_over


def test_a_stored_table_is_played_to_its_end_by_the_rules_of_its_day(tmp_path):
    history = stored_history(tmp_path)
    assert {viewer: history.digest(STORED_ENTRIES, viewer) for viewer in SEEN} == SEEN
    told = {viewer: canonical(history.state_for(viewer)) for viewer in TOLD}
    assert {viewer: sha256(text).hexdigest() for viewer, text in told.items()} == TOLD

    for entry in STORED["log"][STORED_ENTRIES:]:
        history.play(entry["seat"], entry["body"]["move"], entry["id"])

    again = record.export_history(history, STORED["seats"], STORED["fairness"])
    assert record.as_bytes(again) == (OLD / "past-the-hub.json").read_bytes()


def test_bots_take_a_stored_table_to_its_end_by_its_rules(tmp_path):
    """What they choose is legal there, also where no edge leads into the hub."""
    table, dice = stored_history(tmp_path).table, Random(1)
    while not table.is_over:
        seat = next(seat for seat in range(table.seats) if table.is_waiting(seat))
        move = choose(table.view(seat), seat, dice, most_trials=0)
        table.play(seat, GAME.text.write(move))

    assert GAME.version_of(GAME.text.drawing(table.state)) == 1


# By today's rules the same games go another way


GAME = games.load("home-staging")


def told(name):
    """An old record, and its table as it would be set today."""
    found = record.from_bytes((OLD / f"{name}.json").read_bytes())
    return found, Table(GAME, {**found["setup"], "rules": 2})


def test_a_room_with_a_rug_alone_earns_nothing_today():
    """Ruling H-34: it earned twice three points by version 1."""
    old, table = told("rug-only")
    for event in old["events"]:
        table.play(event["seat"], event["move"])

    assert old["result"][0]["points"] == 3 * -3 + 3 + 3
    assert table.result()[0]["points"] == 3 * -3


def test_a_door_onto_leftover_floor_is_refused_today():
    """Ruling H-35: two rooms were closed like that by version 1, and scored nothing."""
    old, table = told("past-the-hub")
    refused: list[tuple[str, str]] = []
    for event in old["events"]:
        try:
            table.play(event["seat"], event["move"])
        except Wrong:
            plan = Plan(table.state, event["seat"])
            refused.append((event["move"], why_not_door(plan, event["move"])))
            table.play(event["seat"], plan.closing_text(plan.propose_closing()))

    assert refused == [("door i12 n", "door_not_to_hub"), ("door m9 n", "door_not_to_hub")]
    both = zip(table.result(), old["result"], strict=True)
    gained = [now["points"] - then["points"] for now, then in both]
    assert gained == [3, 3]


def why_not_door(plan, text):
    """The code of the reason why the room at hand may not be closed with a door."""
    door, room = read(text)[0] - DOOR_MOVE, plan.current
    reason = why_not_room(plan.state, plan.seat, plan.room, pairs(room.squares), door)
    return reason and reason.code


def test_a_bulb_that_was_crossed_out_is_seen_at_once_today():
    """Ruling H-36: by version 1 it was told at the end of the step."""
    old, today = told("past-the-hub")
    before = Table(GAME, old["setup"])
    for entry in old["log"][:STORED_ENTRIES]:
        before.play(entry["seat"], entry["body"]["move"])
        today.play(entry["seat"], entry["body"]["move"])

    seen = [Plan(table.view(0), 1).idea for table in (before, today)]
    assert seen == [0, Plan(today.state, 1).turn]


# Which version a table follows


def test_a_new_table_follows_the_rules_of_today_and_says_so():
    table = Table.deal(GAME, 2, {}, 1)

    assert table.setup["rules"] == GAME.version == 2
    assert record.export(table, ["Ada", "Bo"])["version"] == 2
    assert table.is_dealt_by(seed=1)


def test_a_deal_can_follow_the_rules_of_an_earlier_version():
    """Else the seed of an old record, or the proof of its shuffle, would no longer fit."""
    old = Table.deal(GAME, 2, {}, 1, version=1)

    assert "rules" not in old.setup
    assert old.is_dealt_by(seed=1)
    assert not old.is_dealt_by(seed=2)
    assert old.setup == {k: v for k, v in Table.deal(GAME, 2, {}, 1).setup.items() if k != "rules"}


@pytest.mark.parametrize(
    "alter",
    [
        lambda old: old.update(version=2),
        lambda old: old["setup"].update(rules=2),
        lambda old: old["setup"].update(rules=1),
        lambda old: (old.update(version=2), old["setup"].update(rules=2)),
    ],
)
def test_a_record_whose_version_was_altered_is_refused(alter):
    old, _ = told("rug-only")
    alter(old)

    with pytest.raises(record.BrokenRecord):
        record.replay(old)


def test_a_version_that_nobody_knows_is_refused():
    _, wrongs = GAME.text.setup({"rules": GAME.version + 1})

    assert [wrong.where for wrong in wrongs] == ["rules"]
