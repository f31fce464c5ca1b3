"""Options that a later version of the rules brought, and older games that do not know them."""

import pytest

from casetta.contract.game import Option, completed, drawn_options, version_of

OPTIONS = (
    Option("edition", ("plain", "rich"), {"rich": {"roof": True, "door": True, "pool": "deep"}}),
    Option("roof", (False, True)),
    Option("door", (False, True), since=2),
    Option("pool", ("none", "deep"), since=3),
)
"""Of a game whose rules grew twice."""


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        pytest.param({}, ("plain", False, False, "none"), id="the first values"),
        pytest.param({"edition": "rich"}, ("rich", True, True, "deep"), id="presets"),
        pytest.param(
            {"edition": "rich", "door": False}, ("rich", True, False, "deep"), id="given wins"
        ),
        pytest.param(
            {"edition": "rich", "roof": True}, ("rich", True, False, "none"), id="an old drawing"
        ),
        pytest.param(
            {"edition": "rich", "roof": False, "door": True},
            ("rich", False, True, "none"),
            id="a later one",
        ),
    ],
)
def test_options_are_completed_by_the_rules_of_their_day(given, expected):
    """Where all options of the first version are given, nothing later is preset."""
    assert tuple(completed(OPTIONS, given).values()) == expected


@pytest.mark.parametrize(
    ("numbers", "names", "version"),
    [
        ((0, 0, 0, 0), ["edition", "roof"], 1),
        ((1, 1, 0, 0), ["edition", "roof"], 1),
        ((1, 1, 1, 0), ["edition", "roof", "door"], 2),
        ((1, 0, 0, 1), ["edition", "roof", "pool"], 3),
    ],
)
def test_a_drawing_tells_later_options_where_they_change_something(numbers, names, version):
    """So it tells the first version that knew them all, and completed it is what it was."""
    drawn = drawn_options(OPTIONS, numbers)

    assert (list(drawn), version_of(OPTIONS, drawn)) == (names, version)
    again = completed(OPTIONS, drawn)
    assert [each.values.index(again[each.name]) for each in OPTIONS] == list(numbers)
