"""Reading what came from outside."""

from casetta.kernel.fields import Fields


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
