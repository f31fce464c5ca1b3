"""Ruling D-74: hidden children break ties where a card file tells them."""

import json
import re
from typing import Any

import numpy as np
import pytest

from casetta.commands.cli import run
from casetta.contract.compiled import as_state, compiled
from casetta.contract.reader import content_reader
from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.cards import CARDS, cards_of, read_cards
from casetta.games.dream_home.content.kinds import ROOM_KEYS
from casetta.games.dream_home.content.own import draw_cards
from casetta.table import record
from casetta.table.table import Table
from casetta.words import LANGUAGES, Words
from tests.games.dream_home.drawn import floors, position
from tests.games.dream_home.test_cards import own_file

BY_CHILDREN = {"tiebreak": "children"}
ONE_IN_LIBRARIES = {"library": 1}


def with_children(**children):
    """Our cards, with so many children in the types that are named and none in the others."""
    cards = draw_cards(position())
    for room in cards["room"]:
        room["children"] = children.get(room["key"], 0)
    return cards


def over(options, cards=None, *, houses=("G . . . .", "U . . . .", "", "I . . . .")):
    """A game that is over, with these houses."""
    first, *others = houses
    own = {} if cards is None else {"cards": cards}
    others = [floors(text) for text in others]
    return position(first, stage="over", options=options, others=others, **own)


def places(state):
    return [place for _, place in GAME.ranking(state)]


def test_whoever_has_more_children_is_ahead_and_the_others_share():
    state = over(BY_CHILDREN, with_children(**ONE_IN_LIBRARIES))

    assert GAME.ranking(state) == [(2, 2), (2, 2), (0, 4), (2, 1)]


def test_points_come_first():
    houses = ("L . . . .", "G . . . .", "", "I # . . .")
    state = over(BY_CHILDREN, with_children(living_room=99), houses=houses)

    assert GAME.ranking(state) == [(1, 3), (2, 1), (0, 4), (2, 1)]


def test_an_empty_room_shows_no_children():
    """The back of a card has no picture."""
    hidden = {**floors(), "lower": [{"room": "library", "face": "down"}, *[None] * 4]}
    state = position(
        "",
        stage="over",
        options=BY_CHILDREN,
        others=[hidden, floors(), floors()],
        cards=with_children(library=5),
    )

    assert places(state) == [1, 1, 1, 1]


SHARED = [1, 1, 4, 1]
TIES = [
    ("shared in the standard rules", {}, ONE_IN_LIBRARIES, SHARED),
    ("shared in the Italian edition", {"edition": "it"}, ONE_IN_LIBRARIES, SHARED),
    ("shared by option", {"edition": "en", "tiebreak": "shared"}, ONE_IN_LIBRARIES, SHARED),
    ("shared where nobody counted", BY_CHILDREN, None, SHARED),
    ("broken in the English edition", {"edition": "en"}, ONE_IN_LIBRARIES, [2, 2, 4, 1]),
]


@pytest.mark.parametrize(("rule", "options", "children", "expected"), TIES)
def test_ties_are_shared_or_broken_and_the_sheet_tells_which(rule, options, children, expected):
    state = over(options, None if children is None else with_children(**children))
    told = "sheet-children" in [line.rule for line in GAME.text.sheet(state, 3).lines]

    assert places(state) == expected, rule
    assert told == (expected != SHARED)


def test_the_compiled_rules_rank_alike():
    state = over(BY_CHILDREN, with_children(**ONE_IN_LIBRARIES))
    out: Any = np.zeros(8, np.int64)
    compiled(GAME).rules.outcome(as_state(compiled(GAME), state), out)

    assert out.tolist() == [2, 2, 0, 2, 2, 2, 4, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_tells_the_children_and_no_points_for_them(language):
    words = Words(language).with_game(GAME.folder)
    state = over(BY_CHILDREN, with_children(kitchen=3, library=4), houses=("K K I . .",))
    sheet = GAME.text.sheet(state, 0)
    told = [line for line in sheet.lines if line.rule == "sheet-children"]

    assert [(line.part, line.points, line.values) for line in told] == [
        ("rooms", 0, {"children": 10})
    ]
    assert "10" in words(told[0].rule, **told[0].values)
    assert sheet.total == GAME.rules.points(state, 0) == 6 + 2


def counted(tmp_path, *, value="2", leave_out=()):
    """A card file that tells children in all rooms but some."""
    file = own_file(tmp_path)
    text = file.read_text(encoding="utf-8")
    for key in ROOM_KEYS:
        told = "" if key in leave_out else f"\nchildren = {value}"
        text, found = re.subn(rf'(\[\[room\]\]\n(?:#.*\n)?key = "{key}")', rf"\1{told}", text)
        assert found == 1
    file.write_text(text, encoding="utf-8")
    return file


def test_a_record_keeps_the_children_and_is_replayed(tmp_path):
    cards, wrongs = read_cards(counted(tmp_path))
    table = Table.deal(GAME, 2, BY_CHILDREN, 4, cards)
    kept = cards_of(content_reader(table.setup["cards"]))

    assert not wrongs
    assert kept.children == cards.children == (2,) * 16
    assert record.replay(record.export(table, ["a", "b"])).setup == table.setup


def test_our_cards_tell_no_children():
    assert CARDS.children == (None,) * 16


@pytest.mark.parametrize(
    ("value", "code"),
    [("[1, 0, 2]", "own-children-list"), ("-1", "out-of-bounds"), ("100", "out-of-bounds"),
     ("1.5", "not-a-number"), ("true", "not-a-number")],
)  # fmt: skip
def test_what_is_no_number_of_children_is_refused(tmp_path, value, code):
    _, wrongs = read_cards(counted(tmp_path, value=value))

    assert [wrong.code for wrong in wrongs] == [code] * 16
    assert str(wrongs[0].where).endswith("room 1 children")


def test_children_stand_in_every_room_or_in_none(tmp_path):
    _, wrongs = read_cards(counted(tmp_path, leave_out=("study",)))

    assert [wrong.code for wrong in wrongs] == ["missing-field"]
    assert str(wrongs[0].where).endswith("room 9 children")


def test_the_cards_are_shown_with_their_children(tmp_path, capsys):
    file = counted(tmp_path)

    assert run(["cards", "dream-home", "--cards", str(file), "--json", "--lang", "en"]) == 0
    assert {room["children"] for room in json.loads(capsys.readouterr().out)["rooms"]} == {"2"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_list_of_children_is_refused_is_told(language, tmp_path):
    _, wrongs = read_cards(counted(tmp_path, value="[1, 0]"))

    assert "room 1 children" in Words(language).with_game(GAME.folder).wrong(wrongs[0])
