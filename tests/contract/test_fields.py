"""Reading what came from outside."""

from casetta.contract.errors import MOST_FAULTS
from casetta.contract.fields import Fields


def test_all_faults_are_collected_with_their_places():
    fields = Fields({"a": True, "b": 12, "c": "x", "d": ["..", "?."], "e": 1, "f": {}})

    fields.number("a", 0, 9)
    fields.number("b", 0, 9)
    fields.choice("c", ["y", "z"])
    fields.grid("d", 2, 2, ".")
    fields.flag("e")
    fields.list("f")
    fields.number("g", 0, 9)

    assert [(wrong.code, wrong.where) for wrong in fields.wrongs] == [
        ("not-a-number", "a"),
        ("out-of-bounds", "b"),
        ("not-a-choice", "c"),
        ("unknown-sign", "d [1, 0]"),
        ("not-a-flag", "e"),
        ("not-a-list", "f"),
        ("missing-field", "g"),
    ]


def test_null_is_absent():
    fields = Fields({"a": None})

    assert fields.number("a", 0, 9, absent=4) == 4
    assert fields.wrongs == []


def test_fields_that_nobody_asked_for_are_known():
    fields = Fields({"a": 1, "b": 2})

    fields.number("a", 0, 9)

    assert fields.unknown() == ["b"]


def test_after_so_many_faults_the_last_says_that_there_are_more():
    fields = Fields({"list": ["x"] * 50 * MOST_FAULTS})
    for index, value in enumerate(fields.list("list")):
        fields.checked_number(value, f"list [{index}]", 0, 9)

    assert len(fields.wrongs) == MOST_FAULTS + 1
    assert fields.wrongs[-1].code == "more-faults"


def test_of_too_many_entries_the_first_are_read():
    fields = Fields({"list": [1, 2, 3]})

    assert fields.list("list", 3) == [1, 2, 3]
    assert fields.wrongs == []
    assert fields.list("list", 2) == [1, 2]
    assert [(wrong.code, wrong.values) for wrong in fields.wrongs] == [("too-many", {"most": 2})]
