"""Tables that were set before the rules grew play on by the rules of their day.

tests/games/home_staging/old was written by version 1 of the rules: a room with nothing but a rug
that earns bonuses, and rooms behind a closed hub with doors onto leftover floor.
"""

from hashlib import sha256
from pathlib import Path

import pytest

from casetta.store.store import StoredTable
from casetta.table import record
from casetta.table.log import Entry, canonical
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
