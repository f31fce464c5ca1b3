"""Drawings that cannot be, and what people type at the terminal and into the score pad."""

import pytest

from casetta.contract.errors import Wrong
from casetta.games.dream_home import GAME
from casetta.games.dream_home.ask import Roof
from casetta.games.dream_home.terminal import read_floor, read_roofs
from casetta.words import Words
from tests.games.dream_home.drawn import dealt, floors, play, position

WORDS = Words("en").with_game(GAME.folder)
FULL = "K A K A L\nA K A K P\n# #"


def faults(**drawing):
    """The codes and places of all that is wrong with a drawing."""
    _, wrongs = GAME.text.setup(drawing)
    for wrong in wrongs:
        assert WORDS.has(f"wrong-{wrong.code}"), wrong.code
    return [(wrong.code, wrong.where) for wrong in wrongs]


def test_everything_that_is_wrong_is_told_at_once():
    house = floors("A A . . .\n. C . . .\nU .") | {"roofs": ["roof pink"]}
    found = faults(houses=[house], display=[{"room": "attic"}], marker=7, round=13, stage="sleep")

    assert set(found) >= {
        ("no-support", "houses [0] U0"),
        ("room-too-large", "houses [0] U1"),
        ("wrong-floor", "houses [0] L1"),
        ("wrong-floor", "houses [0] B0"),
        ("not-a-choice", "houses [0] roofs [0]"),
        ("not-a-choice", "display [0] room"),
        ("out-of-bounds", "marker"),
        ("not-a-choice", "stage"),
    }


@pytest.mark.parametrize(
    ("drawing", "fault"),
    [
        ({"houses": [floors(FULL)], "round": 12}, "house-too-full"),
        ({"hand": {"room": "kitchen"}}, "no-hand-now"),
        ({"stage": "discard", "seats": 4}, "wrong-stage"),
        ({"stage": "hammer"}, "wrong-stage"),
        ({"display": [None, {"room": "study"}]}, "missing-field"),
        ({"display": [{"room": "study", "resource": "piano"}]}, "no-resource-here"),
        ({"discards": {"study": 3}}, "too-many-cards"),
        ({"discards": {"castle": 1}}, "unknown-card"),
        ({"rooms": ["study"]}, "wrong-deck"),
        ({"houses": [{"beside": ["scaffolding"]}]}, "scaffolding-waits"),
        ({"houses": [floors("L+piano . . . ."), floors("L+piano . . . .")]}, "token-twice"),
        ({"houses": [floors("L+piano . . . .")], "stage": "taken", "round": 5,
          "hand": {"resource": "piano"}}, "token-twice"),
        ({"houses": [{"outside": ["piano"]}]}, "token-not-outside"),
        ({"houses": [{"outside": ["bird_house", "bird_house"]}]}, "token-twice"),
        ({"cards": {"room": []}}, "page-no-entry"),
        ({"display": []}, "display-too-small"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(drawing, fault):
    assert fault in [code for code, _ in faults(**drawing)]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("take 3", "take 3"), ("3", "take 3"), ("TAKE  3", "take 3"), ("t 3", "take 3")],
)
def test_a_column_may_be_typed_in_many_ways(typed, meant):
    assert GAME.text.spell(dealt(4), 0, typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("l0", "room l0"),
        ("L1 down", "room l1 down"),
        ("l1 #", "room l1 down"),
        ("b0 d", "room b0 down"),
    ],
)
def test_a_space_alone_lays_the_room_card(typed, meant):
    assert GAME.text.spell(position(hand="kitchen"), 0, typed) == meant


@pytest.mark.parametrize(
    ("text", "hand", "typed", "code"),
    [
        ("", "kitchen", "room u0", "turn-no-support"),
        ("A . . . .", "kitchen", "room l0", "turn-not-free"),
        ("A . . . .", "bathroom", "room l1", "turn-room-full"),
        ("L+piano . . . .", "living_room", "room l1", "turn-room-decorated"),
        ("", "garage", "room l0", "turn-wrong-floor"),
        ("X .", "kitchen", "room b0 down", "turn-fresh-scaffolding"),
        ("", "kitchen", "take 1", "turn-not-now"),
        ("", "kitchen", "fly", "turn-unreadable"),
    ],
)
def test_a_refusal_names_the_rule(text, hand, typed, code):
    with pytest.raises(Wrong) as refusal:
        GAME.text.spell(position(text, hand=hand), 0, typed)

    assert refusal.value.code == code
    assert WORDS.wrong(refusal.value)


def test_a_column_that_is_gone_is_named():
    state = play(dealt(2), "discard 2")

    with pytest.raises(Wrong, match="turn-column-gone"):
        GAME.text.spell(state, 0, "2")


def test_a_floor_may_be_typed_by_letters_or_names():
    piano = {"room": "living_room", "decor": "piano"}

    assert read_floor(5, "L L+piano # K .") == (
        {"room": "living_room"}, piano, "empty", {"room": "kitchen"}, None
    )  # fmt: skip
    assert read_floor(2, "c#") == ({"room": "garage"}, "empty")
    assert read_floor(2, "garage, wine") == ({"room": "garage"}, {"room": "wine_cellar"})
    assert read_roofs("red red window, blue") == (
        Roof("red"),
        Roof("red", window=True),
        Roof("blue"),
    )


def test_every_event_and_every_sheet_line_can_be_told():
    for seed, seats in ((1, 2), (2, 3), (3, 4), (4, 4)):
        state = dealt(seats, seed, edition="pl")
        while GAME.rules.waiting(state):
            seat = GAME.rules.waiting(state).bit_length() - 1
            move = GAME.legal(state, seat)[seed % GAME.rules.count(state, seat)]
            before = list(state)
            GAME.rules.play(state, seat, move)
            assert GAME.text.narrate is not None
            for phrase in GAME.text.narrate(before, state, seat, [move]):
                assert WORDS.has(phrase.id)
                assert "{" not in phrase.text(["Anna", "Ben", "Cleo", "Dan"], WORDS)
            assert max(map(len, GAME.text.picture(state, seat).splitlines())) <= 80
        for seat in range(seats):
            for line in GAME.text.sheet(state, seat).lines:
                assert WORDS.has(line.rule)
                assert WORDS.has(f"part-{line.part}")
