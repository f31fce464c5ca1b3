"""Records that somebody made up: each is refused in a sentence, whatever it holds."""

import copy
import json

import pytest

from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.table import record
from casetta.table.standing import LONGEST_PLAYER
from tests.table.test_verify import RECORD


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
    ("seats", 0),
    ("setup", "luck"),
    ("setup", "seats"),
    ("events", 0, "move"),
    ("events", 0, "seat"),
    ("digests", 0),
    ("log", 0, "body"),
    ("log", 0, "id"),
    ("log", 0, "seat"),
    ("log", 0, "hash"),
    ("fairness", "entropy"),
    ("fairness", "entropy", "0"),
    ("fairness", "secret"),
    ("fairness", "table"),
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


NAMES = {
    "an object": {"name": "Anna"},
    "a number": 7,
    "nothing": None,
    "no letters": "",
    "too many letters": "x" * (LONGEST_PLAYER + 1),
    "two lines": "Anna\nBruno",
    "a nest": nested(50),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_is_called_by_a_short_text_that_can_be_printed(name):
    document = {**RECORD, "seats": [NAMES[name], "Bruno"]}

    with pytest.raises(Wrong, match="record-altered"):
        record.verify_bytes(record.as_bytes(document))


def test_names_of_any_script_are_taken():
    document = {**RECORD, "seats": ["Łucja Ż.", "花子" * 10]}

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
