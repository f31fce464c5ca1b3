"""Records: canonical, replayable, and refused when altered."""

import copy
import json
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from casetta.contract.errors import Wrong
from casetta.table import record
from casetta.table.record import BrokenRecord
from casetta.table.table import Table
from tests.table.test_table import finished

ROOT = Path(__file__).resolve().parents[2]
TABLE = finished(2)
RECORD = record.export(TABLE, ["Anna", "bot:greedy"])


def altered(change):
    """The record after a change."""
    document = copy.deepcopy(RECORD)
    change(document)
    return document


def test_the_same_game_gives_the_same_bytes():
    content = record.as_bytes(RECORD)

    assert content == record.as_bytes(record.from_bytes(content))
    assert content.endswith(b"}\n")
    assert content.startswith(b'{"digests":["')
    assert list(json.loads(content)) == sorted(json.loads(content))


def test_a_record_replays_to_the_same_digests():
    again = record.replay(RECORD)

    assert again.digests == TABLE.digests
    assert again.result() == RECORD["result"]


def test_a_record_can_be_opened_at_any_event():
    replay = record.replay_at(RECORD, 5)

    assert replay.before is not None
    assert (replay.before.version, replay.position.version, replay.whole.version) == (4, 5, LAST)
    assert replay.position.digests == TABLE.digests[:6]
    assert record.replay_at(RECORD, 0).before is None
    assert record.replay_at(RECORD).position.digests == TABLE.digests
    for nowhere in (-1, LAST + 1):
        with pytest.raises(Wrong, match="no-such-event"):
            record.replay_at(RECORD, nowhere).position  # noqa: B018


def test_a_record_is_played_once_whatever_is_asked_of_it(monkeypatch):
    play, count = Table.play, Mock()
    monkeypatch.setattr(Table, "play", lambda *given: (count(), play(*given))[1])

    record.replay_at(RECORD, 5)

    assert count.call_count == LAST


def test_an_unfinished_game_can_be_recorded():
    document = record.export(record.replay_at(RECORD, 5).position, ["Anna", "Bruno"])

    assert document["result"] is None
    assert record.replay(document).version == 5


LAST = len(RECORD["events"])
CHANGES = {
    "another move": (lambda r: r["events"][3].update(move=r["events"][1]["move"]), 4),
    "another seat": (lambda r: r["events"][3].update(seat=0), 4),
    "a seat that is a word": (lambda r: r["events"][3].update(seat="1"), 4),
    "a seat that is true": (lambda r: r["events"][3].update(seat=True), 4),
    "a move that is a number": (lambda r: r["events"][3].update(move=4), 4),
    "an event too much": (lambda r: r["events"].append({"seat": 0, "move": "d2 >1"}), LAST + 1),
    "an event too few": (lambda r: r["events"].pop(), LAST - 1),
    "an event left out": (lambda r: r["events"].pop(6), 7),
    "an event that is no object": (lambda r: r["events"].__setitem__(2, "d2 >1"), 3),
    "another digest": (lambda r: r["digests"].__setitem__(6, "0" * 64), 6),
    "a digest too much": (lambda r: r["digests"].append("0" * 64), LAST),
    "a digest too few": (lambda r: r["digests"].pop(), LAST),
    "another key": (lambda r: r["setup"]["luck"].update(key="00" * 32), 0),
    "another tile": (lambda r: r["setup"].update(room=r["setup"]["room"][::-1]), 0),
    "another seed": (lambda r: r.update(seed=4), 0),
    "another edition": (lambda r: r["options"].update(edition="it"), 0),
    "another result": (lambda r: r["result"][0].update(points=99), LAST),
    "no result": (lambda r: r.update(result=None), LAST),
    "no setup": (lambda r: r.pop("setup"), 0),
    "no events": (lambda r: r.pop("events"), 0),
    "more seats": (lambda r: r["seats"].append("Carla"), 0),
    "a newer format": (lambda r: r.update(format=2), 0),
    "a newer version": (lambda r: r.update(version=99), 0),
    "no version": (lambda r: r.pop("version"), 0),
}


@pytest.mark.parametrize("name", CHANGES)
def test_an_altered_record_is_refused_with_the_first_event_that_does_not_fit(name):
    change, event = CHANGES[name]

    with pytest.raises(BrokenRecord) as broken:
        record.replay(altered(change))

    assert broken.value.event == event


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff", b"[" * 100_000])
def test_a_file_that_is_no_record_is_refused(content):
    with pytest.raises(BrokenRecord):
        record.from_bytes(content)


def test_the_documented_reader_needs_nothing_of_casetta(tmp_path):
    """docs/record.md: a reader of 50 lines checks the digest of the deal and the form."""
    file = tmp_path / "game.json"
    file.write_bytes(record.as_bytes(RECORD))
    reader = ROOT / "docs" / "read_record.py"

    run = subprocess.run(
        [sys.executable, "-I", reader, file], capture_output=True, text=True, check=True
    )

    assert f"{LAST} events" in run.stdout
    assert len(reader.read_text(encoding="utf-8").splitlines()) <= 50
    assert "import casetta" not in reader.read_text(encoding="utf-8")
