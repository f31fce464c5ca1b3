"""Records with everything that proves them, and `casetta verify`."""

import copy
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.table import fairness, record
from casetta.table.history import History
from casetta.table.log import canonical, first_hash, linked
from casetta.table.record import BrokenRecord
from casetta.table.table import Table
from casetta.words import LANGUAGES
from tests.table.happenings import GAMES, NAMES, played_out, try_something

ROOT = Path(__file__).resolve().parents[2]
SECRET = bytes(range(32, 64))
ENTROPY = {0: "sofa", 1: "lampada"}


def finished(name="my-shelfie", seats=2, seed=1):
    """A finished game of the server, where moves were taken back."""
    game, dice = GAMES[name], Random(seed)
    key = fairness.key(SECRET, "kitchen", ENTROPY)
    history = History(game, Table.deal(game, seats, key=key).setup, ["person"] * seats)
    for _ in range(25):
        if not history.over:
            try_something(history, dice)
    proof = fairness.proof("kitchen", SECRET, ENTROPY)
    return record.export_history(played_out(history, dice), ["Anna"] * seats, proof)


RECORD = json.loads(record.as_bytes(finished()))
EVENTS, ENTRIES = len(RECORD["events"]), len(RECORD["log"])


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_record_is_verified(name, monkeypatch):
    monkeypatch.setattr("casetta.games.load", GAMES.__getitem__)
    content = record.as_bytes(finished(name))

    found = record.verify_bytes(content)

    assert found.is_fair
    assert found.entries is not None
    assert found.entries > found.table.version
    assert found.table.is_over


def test_a_record_without_log_and_proof_is_verified_as_far_as_it_goes():
    document = {name: RECORD[name] for name in RECORD if name not in ("log", "fairness")}

    found = record.verify(document)

    assert (found.entries, found.is_fair) == (None, False)
    assert found.table.version == EVENTS


def test_there_is_no_such_record_while_the_game_runs():
    """It would tell all that is hidden."""
    game = GAMES["my-shelfie"]
    history = History(game, Table.deal(game, 2, seed=1).setup, ["person"] * 2)

    with pytest.raises(Wrong, match="not-finished"):
        record.export_history(history, ["Anna", "Bruno"])


def move_in(log, number=0):
    """The version of a move of the log."""
    return [entry["version"] for entry in log if entry["kind"] == "move"][number]


MOVE = move_in(RECORD["log"], 3)
UNDO = next(entry["version"] for entry in RECORD["log"] if entry["kind"] == "undo")
CHANGES = {
    "another move in the log": (
        lambda r: r["log"][MOVE - 1]["body"].update(move="d2 >1"),
        "record-log",
        MOVE,
    ),
    "another seat in the log": (
        lambda r: r["log"][MOVE - 1].update(seat=1 - r["log"][MOVE - 1]["seat"]),
        "record-log",
        MOVE,
    ),
    "another id": (lambda r: r["log"][4].update(id="x"), "record-log", 5),
    "another version": (lambda r: r["log"][4].update(version=6), "record-log", 5),
    "a version that is true": (lambda r: r["log"][0].update(version=True), "record-log", 1),
    "another hash": (lambda r: r["log"][4].update(hash="0" * 64), "record-log", 5),
    "an entry left out": (lambda r: r["log"].pop(4), "record-log", 5),
    "an entry that is no object": (lambda r: r["log"].__setitem__(4, 7), "record-log", 5),
    "an entry with more": (lambda r: r["log"][4].update(at=3), "record-log", 5),
    "a body that is no object": (lambda r: r["log"][4].update(body=[]), "record-log", 5),
    "another undo": (lambda r: r["log"][UNDO - 1].update(body={"undone": [1]}), "record-log", UNDO),
    "the last entry left out": (lambda r: r["log"].pop(), "record-altered", EVENTS),
    "no entries": (lambda r: r["log"].clear(), "record-altered", 1),
    "a log that is no list": (lambda r: r.update(log={}), "record-log", 1),
    "another event": (
        lambda r: r["events"][5].update(move=r["events"][4]["move"]),
        "record-illegal",
        6,
    ),
    "another digest": (lambda r: r["digests"].__setitem__(6, "0" * 64), "record-digest", 6),
    "another secret": (lambda r: r["fairness"].update(secret="00" * 32), "fairness-commitment", 0),
    "another entropy": (lambda r: r["fairness"]["entropy"].update({"0": "x"}), "fairness-deal", 0),
    "a field too much": (lambda r: r.update(comment="x"), "record-altered", 0),
}


@pytest.mark.parametrize("name", CHANGES)
def test_an_altered_record_is_refused_with_what_does_not_fit_first(name):
    change, code, event = CHANGES[name]
    document = copy.deepcopy(RECORD)
    change(document)

    with pytest.raises(BrokenRecord) as broken:
        record.verify(document)

    assert (broken.value.code, broken.value.event) == (code, event)


def test_a_log_whose_hashes_all_fit_must_still_lead_to_the_events():
    """Somebody who computes all hashes anew cannot slip in another story."""
    document = copy.deepcopy(RECORD)
    entries: list[dict[str, Any]] = []
    link = first_hash(document["setup"])
    for told in document["log"]:
        if told["kind"] in ("pause", "resume") or len(entries) > 6:
            continue
        fields = (told["kind"], told["seat"], told["body"], told["id"])
        entries.append(linked(link, len(entries) + 1, *fields).to_dict())
        link = entries[-1]["hash"]
    document["log"] = entries

    with pytest.raises(BrokenRecord):
        record.verify(document)


def test_no_byte_of_the_file_can_be_altered():
    """All but the names, which are for people."""
    content, dice = record.as_bytes(RECORD), Random(5)
    names = content.index(b'"seats":["')
    for _ in range(60):
        at = dice.randrange(len(content))
        if names <= at < names + 30:
            continue
        altered = bytearray(content)
        altered[at] ^= 1 << dice.randrange(7)
        with pytest.raises(Wrong):
            record.verify_bytes(bytes(altered))


def shuffled(document):
    """The same document with the keys of every object in another order."""
    if isinstance(document, list):
        return [shuffled(each) for each in document]
    if not isinstance(document, dict):
        return document
    return {key: shuffled(document[key]) for key in sorted(document, reverse=True)}


def compact(document, **details):
    """The bytes of a document without spaces, as many programs write it."""
    return json.dumps(document, separators=(",", ":"), **details).encode()


ACCENTED = json.loads(record.as_bytes({**RECORD, "seats": ["Zoë 日本", "A, b: {c}"]}))
WRITTEN = record.as_bytes(ACCENTED)
DEVIATIONS = {
    "no newline, as a browser writes it": (WRITTEN[:-1], "newline"),
    "two newlines": (WRITTEN + b"\n", "spaces"),
    "a line end of Windows": (WRITTEN[:-1] + b"\r\n", "spaces"),
    "a space before it": (b" " + WRITTEN, "spaces"),
    "spaces between tokens": (
        json.dumps(ACCENTED, ensure_ascii=False).encode() + b"\n",
        "spaces",
    ),
    "lines and indents": (
        json.dumps(ACCENTED, ensure_ascii=False, indent=2).encode() + b"\n",
        "spaces",
    ),
    "keys in another order": (compact(shuffled(ACCENTED), ensure_ascii=False) + b"\n", "keys"),
    "a number that is minus nothing": (WRITTEN.replace(b'"seat":0', b'"seat":-0', 1), "spelling"),
    "no newline and another order": (compact(shuffled(ACCENTED), ensure_ascii=False), "keys"),
    "a key twice": (WRITTEN.replace(b'"format":1,', b'"format":1,"format":1,', 1), "keys"),
    "escaped letters": (compact(ACCENTED) + b"\n", "spelling"),
    "a second record": (WRITTEN * 2, "more"),
    "words behind it": (WRITTEN + b"bye", "more"),
}


@pytest.mark.parametrize("name", DEVIATIONS)
def test_a_file_that_is_not_canonical_is_told_apart_from_an_altered_one(name):
    content, what = DEVIATIONS[name]

    with pytest.raises(BrokenRecord) as broken:
        record.verify_bytes(content)

    assert (broken.value.code, broken.value.values["what"]) == ("record-not-canonical", what)


def test_an_altered_record_is_altered_however_it_is_written():
    document = copy.deepcopy(RECORD)
    document["digests"][6] = "0" * 64

    with pytest.raises(BrokenRecord, match="record-digest"):
        record.verify_bytes(record.as_bytes(document)[:-1])


def test_the_page_tells_the_hashes_as_they_are():
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    first = first_hash({"seats": 2})
    one = linked(first, 1, "move", 0, {"move": "d2 >1"}, "a")
    two = linked(one.hash, 2, "undo", 0, {"undone": [1]}, "b")

    assert first in page
    assert one.hash in page
    assert two.hash in page
    spelled = re.search(r"`(\{\"body\":\{\"undone\".*?\})` has", page)
    assert spelled is not None
    assert hashlib.sha256((one.hash + spelled[1]).encode()).hexdigest() == two.hash
    assert canonical({"seats": 2}) == b'{"seats":2}'


def test_the_documented_reader_reads_it(tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(record.as_bytes(RECORD))

    done = subprocess.run(
        [sys.executable, "-I", ROOT / "docs" / "read_record.py", file],
        capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert f"{EVENTS} events" in done.stdout


# The command


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "nobody could choose"), ("it", "nessuno"), ("pl", "nikt"), ("ja", "シャッフル")],
)
def test_the_command_says_what_is_proved(tmp_path, capsys, language, words):
    file = tmp_path / "game.json"
    file.write_bytes(record.as_bytes(RECORD))

    assert run(["verify", str(file), "--lang", language]) == 0

    told = capsys.readouterr().out
    assert words in told
    assert str(EVENTS) in told
    assert str(ENTRIES) in told


def test_the_command_refuses_what_was_altered(tmp_path, capsys):
    document = copy.deepcopy(RECORD)
    document["log"][4]["id"] = "x"
    file = tmp_path / "game.json"
    file.write_bytes(record.as_bytes(document))

    assert run(["verify", str(file), "--lang", "en"]) == 1
    assert capsys.readouterr().err == (
        "The log in the record was altered. First entry that does not fit: 5.\n"
    )
    file.write_bytes(record.as_bytes(RECORD).replace(b":", b": ", 1))
    assert run(["verify", str(file), "--lang", "en"]) == 1
    assert "altered" not in capsys.readouterr().err
    assert run(["verify", str(tmp_path / "none.json"), "--lang", "en"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_what_is_not_canonical(tmp_path, capsys, language):
    file = tmp_path / "game.json"
    told = set()
    for content, what in DEVIATIONS.values():
        file.write_bytes(content)
        assert run(["verify", str(file), "--lang", language]) == 1
        told.add((what, capsys.readouterr().err))

    assert len(told) == len({sentence for _, sentence in told}) == 5
    file.write_bytes(WRITTEN[:-1])
    run(["verify", str(file), "--lang", "en"])
    assert capsys.readouterr().err == (
        "The record is not canonical: the newline at the end is missing. "
        "The game in it is intact.\n"
    )
