"""Records: canonical, replayable, with everything that proves them, and refused when altered."""

import copy
import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.table import fairness, first, record
from casetta.table.history import History
from casetta.table.log import canonical, first_hash, linked
from casetta.table.record import BrokenRecord
from casetta.table.standing import LONGEST_PLAYER
from casetta.table.table import Table
from casetta.words import LANGUAGES, Words
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


def test_the_same_game_gives_the_same_bytes():
    content = record.as_bytes(RECORD)

    assert content == record.as_bytes(record.from_bytes(content))
    assert content.endswith(b"}\n")
    assert content.startswith(b'{"digests":["')
    assert list(json.loads(content)) == sorted(json.loads(content))


def test_a_record_replays_to_the_same_digests_up_to_any_event_and_with_its_seed():
    replay = record.replay_at(RECORD, 5)
    unfinished = record.export(replay.position, ["Anna", "Bruno"])
    dealt = record.export(Table.deal(GAMES["my-shelfie"], 2, seed=3), ["Anna", "Bruno"])

    assert (replay.whole.digests, replay.whole.result()) == (RECORD["digests"], RECORD["result"])
    assert replay.before is not None
    assert (replay.before.version, replay.position.version) == (4, 5)
    assert (unfinished["result"], unfinished["digests"]) == (None, RECORD["digests"][:6])
    assert record.replay(unfinished).version == 5
    assert (dealt["seed"], record.replay(dealt).version) == (3, 0)
    assert record.replay_at(RECORD, 0).before is None
    assert record.replay_at(RECORD).position.digests == RECORD["digests"]
    for nowhere in (-1, EVENTS + 1):
        with pytest.raises(Wrong, match="no-such-event"):
            record.replay_at(RECORD, nowhere).position  # noqa: B018


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

    assert f"{EVENTS} events" in run.stdout
    place = first.drawn(RECORD["setup"], 2)
    for claimed in (place, 1 - place):
        told = {**RECORD, "first": {"by": "random", "place": claimed}}
        file.write_bytes(record.as_bytes(told))
        again = subprocess.run([sys.executable, "-I", reader, file], capture_output=True)
        assert (again.returncode == 0) is (claimed == place)
    assert len(reader.read_text(encoding="utf-8").splitlines()) <= 50
    assert "import casetta" not in reader.read_text(encoding="utf-8")


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


MORE = {"seat": 0, "move": "d2 >1"}
MOVE = [entry["version"] for entry in RECORD["log"] if entry["kind"] == "move"][3]
UNDO = next(entry["version"] for entry in RECORD["log"] if entry["kind"] == "undo")
CHANGES: dict[str, tuple[Callable[[Any], object], str, int]] = {
    "another move": (lambda r: r["events"][3].update(move=r["events"][1]["move"]), "illegal", 4),
    "another seat": (lambda r: r["events"][3].update(seat=0), "illegal", 4),
    "a seat that is a word": (lambda r: r["events"][3].update(seat="1"), "altered", 4),
    "a seat that is true": (lambda r: r["events"][3].update(seat=True), "altered", 4),
    "a move that is a number": (lambda r: r["events"][3].update(move=4), "altered", 4),
    "an event too much": (lambda r: r["events"].append(MORE), "illegal", EVENTS + 1),
    "an event too few": (lambda r: r["events"].pop(), "altered", EVENTS - 1),
    "an event left out": (lambda r: r["events"].pop(6), "illegal", 7),
    "an event that is no object": (lambda r: r["events"].__setitem__(2, "d2 >1"), "altered", 3),
    "another digest": (lambda r: r["digests"].__setitem__(6, "0" * 64), "digest", 6),
    "a digest too much": (lambda r: r["digests"].append("0" * 64), "altered", EVENTS),
    "a digest too few": (lambda r: r["digests"].pop(), "digest", EVENTS),
    "another key": (lambda r: r["setup"]["luck"].update(key="00" * 32), "digest", 0),
    "another tile": (lambda r: r["setup"].update(room=r["setup"]["room"][::-1]), "altered", 0),
    "another seed": (lambda r: r.update(seed=4), "digest", 0),
    "another edition": (lambda r: r["options"].update(edition="it"), "altered", 0),
    "another result": (lambda r: r["result"][0].update(points=99), "altered", EVENTS),
    "no result": (lambda r: r.update(result=None), "altered", EVENTS),
    "no setup": (lambda r: r.pop("setup"), "altered", 0),
    "no events": (lambda r: r.pop("events"), "altered", 0),
    "more seats": (lambda r: r["seats"].append("Carla"), "altered", 0),
    "a newer format": (lambda r: r.update(format=2), "format", 0),
    "a newer version": (lambda r: r.update(version=99), "newer", 0),
    "no version": (lambda r: r.pop("version"), "altered", 0),
    "a field too much": (lambda r: r.update(comment="x"), "altered", 0),
    "another move in the log": (lambda r: r["log"][MOVE - 1]["body"].update(MORE), "log", MOVE),
    "another seat in the log": (lambda r: r["log"][MOVE - 1].update(seat=7), "log", MOVE),
    "another id": (lambda r: r["log"][4].update(id="x"), "log", 5),
    "another version": (lambda r: r["log"][4].update(version=6), "log", 5),
    "a version that is true": (lambda r: r["log"][0].update(version=True), "log", 1),
    "another hash": (lambda r: r["log"][4].update(hash="0" * 64), "log", 5),
    "an entry left out": (lambda r: r["log"].pop(4), "log", 5),
    "an entry that is no object": (lambda r: r["log"].__setitem__(4, 7), "log", 5),
    "an entry with more": (lambda r: r["log"][4].update(at=3), "log", 5),
    "a body that is no object": (lambda r: r["log"][4].update(body=[]), "log", 5),
    "another undo": (lambda r: r["log"][UNDO - 1].update(body={"undone": [1]}), "log", UNDO),
    "the last entry left out": (lambda r: r["log"].pop(), "altered", EVENTS),
    "no entries": (lambda r: r["log"].clear(), "altered", 1),
    "a log that is no list": (lambda r: r.update(log={}), "log", 1),
}


@pytest.mark.parametrize("name", CHANGES)
def test_an_altered_record_is_refused_with_what_does_not_fit_first(name):
    change, code, event = CHANGES[name]
    document = copy.deepcopy(RECORD)
    change(document)

    with pytest.raises(BrokenRecord) as broken:
        record.verify(document)

    assert (broken.value.code, broken.value.event) == (f"record-{code}", event)


def test_an_unfair_record_and_one_that_is_not_canonical_besides_are_told_as_altered():
    for change, code in (
        (lambda r: r["fairness"].update(secret="00" * 32), "fairness-commitment"),
        (lambda r: r["fairness"]["entropy"].update({"0": "x"}), "fairness-deal"),
        (lambda r: r["digests"].__setitem__(6, "0" * 64), "record-digest"),
    ):
        document = copy.deepcopy(RECORD)
        change(document)
        with pytest.raises(BrokenRecord, match=code):
            record.verify_bytes(record.as_bytes(document)[:-1])


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
    "spaces between tokens": (json.dumps(ACCENTED).encode() + b"\n", "spaces"),
    "lines and indents": (json.dumps(ACCENTED, indent=2).encode() + b"\n", "spaces"),
    "keys in another order": (compact(shuffled(ACCENTED), ensure_ascii=False) + b"\n", "keys"),
    "a number that is minus nothing": (WRITTEN.replace(b'"seat":0', b'"seat":-0', 1), "spelling"),
    "no newline and another order": (compact(shuffled(ACCENTED), ensure_ascii=False), "keys"),
    "a key twice": (WRITTEN.replace(b'"format":1,', b'"format":1,"format":1,', 1), "keys"),
    "escaped letters": (compact(ACCENTED) + b"\n", "spelling"),
    "a second record": (WRITTEN * 2, "more"),
    "words behind it": (WRITTEN + b"bye", "more"),
}


def test_the_page_tells_the_hashes_as_they_are():
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    first = first_hash({"seats": 2})
    one = linked(first, 1, "move", 0, {"move": "d2 >1"}, "a")
    two = linked(one.hash, 2, "undo", 0, {"undone": [1]}, "b")

    assert all(each in page for each in (first, one.hash, two.hash))
    spelled = re.search(r"`(\{\"body\":\{\"undone\".*?\})` has", page)
    assert spelled is not None
    assert hashlib.sha256((one.hash + spelled[1]).encode()).hexdigest() == two.hash
    assert canonical({"seats": 2}) == b'{"seats":2}'


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
        "The log in this record was changed. First entry that doesn’t fit: 5.\n"
    )
    file.write_bytes(WRITTEN[:-1])
    assert run(["verify", str(file), "--lang", "en"]) == 1
    assert capsys.readouterr().err == (
        "This record isn’t canonical: the newline at the end is missing. The game in it is fine.\n"
    )
    assert run(["verify", str(tmp_path / "none.json"), "--lang", "en"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_not_canonical_is_told_apart_from_an_altered_one(language):
    told = set()
    for content, what in DEVIATIONS.values():
        with pytest.raises(BrokenRecord) as broken:
            record.verify_bytes(content)
        assert (broken.value.code, broken.value.values["what"]) == ("record-not-canonical", what)
        told.add((what, Words(language).wrong(broken.value)))

    assert len(told) == len({sentence for _, sentence in told}) == 5


def nested(depth):
    """A list in a list in a list."""
    nest: list[object] = []
    for _ in range(depth):
        nest = [nest]
    return nest


ODD = {
    "half a letter": "\ud800",
    "nothing": None,
    "true": True,
    "an empty text": "",
    "a long text": "x" * 5000,
    "a number past 64 bits": 2**64,
    "a huge number": 10**4000,
    "a part of a number": 1.5,
    "no number": float("nan"),
    "no end": float("inf"),
    "a nest": nested(900),
    "a list of nothing": [None],
    "an odd object": {"": {"\ud800": [1]}},
    "an object of objects": {"0": {"1": {}}},
}


def changed(field, value):
    """The bytes of a record in which one thing is another."""
    document = copy.deepcopy(RECORD)
    *way, last = field
    place = document
    for step in way:
        place = place[step]
    place[last] = value
    return json.dumps(document, sort_keys=True, separators=(",", ":")).encode() + b"\n"


FIELDS = [
    *((name,) for name in (*RECORD, "seed", "comment")),
    *(("seats", 0), ("setup", "luck"), ("setup", "seats"), ("digests", 0), ("fairness", "secret")),
    *(("fairness", "table"), ("fairness", "entropy"), ("fairness", "entropy", "0")),
    *(("events", 0, name) for name in ("move", "seat")),
    *(("log", 0, name) for name in ("body", "id", "seat", "hash")),
]


@pytest.mark.parametrize("name", ODD)
def test_nothing_odd_is_taken_or_ends_in_anything_but_a_refusal(name):
    for field in FIELDS:
        with pytest.raises(Wrong):
            record.verify_bytes(changed(field, ODD[name]))


SAME = {("format",): True, ("version",): 1.0, ("setup", "seats"): 2.0, ("options", "first_game"): 0}


@pytest.mark.parametrize("field", SAME)
def test_what_python_takes_for_the_same_is_not_the_same(field):
    with pytest.raises(Wrong):
        record.verify_bytes(changed(field, SAME[field]))


SEAT_NAMES = {
    "an object": {"name": "Anna"},
    "a number": 7,
    "nothing": None,
    "no letters": "",
    "too many letters": "x" * (LONGEST_PLAYER + 1),
    "two lines": "Anna\nBruno",
    "a nest": nested(50),
}


@pytest.mark.parametrize("name", SEAT_NAMES)
def test_a_seat_is_called_by_a_short_text_that_can_be_printed(name):
    document = {**RECORD, "seats": [SEAT_NAMES[name], "Bruno"]}

    with pytest.raises(Wrong, match="record-altered"):
        record.verify_bytes(record.as_bytes(document))
    document["seats"] = ["Łucja Ż.", "花子" * 10]
    assert record.verify_bytes(record.as_bytes(document)).is_fair


@pytest.mark.parametrize("command", ["verify", "import"])
@pytest.mark.parametrize("name", ["half a letter", "no number", "a nest"])
def test_the_commands_say_so_in_one_sentence(tmp_path, capsys, command, name):
    file = tmp_path / "odd.json"
    file.write_bytes(changed(("seats", 0), ODD[name]))
    where = ["--data-dir", str(tmp_path / "data")] if command == "import" else []

    assert run([command, str(file), "--lang", "en", *where]) == 1

    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
