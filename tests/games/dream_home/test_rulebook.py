"""What the rulebooks say plainly, so that no ruling is needed: setup, rounds, turns, the end."""

from random import Random

import pytest

from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.kinds import DECOR_KEYS
from casetta.games.dream_home.rules.layout import TURN
from casetta.words import LANGUAGES, Words
from tests.games.dream_home.drawn import FLOORS, dealt, drawn, legal, play, position, score

EDITIONS = ("standard", "it", "en", "pl")
MOVING = {"drill", "supply", "swap"}
"""The verbs of tools and helpers that move a card that was laid."""


def moves_of_a_game(seats, seed, edition):
    """Every move of a random game with the positions before and after it, as drawings."""
    state, dice = dealt(seats, seed, edition=edition), Random(seed)
    while GAME.rules.waiting(state):
        move, before = dice.choice(sorted(legal(state))), state
        state = play(state, move)
        yield move, drawn(before), drawn(state)


def rooms_of(house):
    """The room cards on the spaces of a drawn house."""
    entries = [entry for floor in FLOORS for entry in house[floor]]
    return [(e["room"], e.get("face", "up")) if isinstance(e, dict) else None for e in entries]


def test_the_table_is_set_with_five_rooms_four_resources_and_ten_tokens():
    told = drawn(dealt(4))

    assert all(column["room"] for column in told["display"])
    assert ["resource" in column for column in told["display"]] == [False] + [True] * 4
    assert all(not any(rooms_of(house)) for house in told["houses"])
    assert len(DECOR_KEYS) == GAME.box["decor tokens"] == 10
    assert (len(told["rooms"]), len(told["resources"])) == (60 - 5, 48 - 4)


def test_seat_0_has_the_marker_at_the_start():
    """The youngest, say the rulebooks; who sits there is settled before the game."""
    for seats in (2, 3, 4):
        told = drawn(dealt(seats))
        assert (told["marker"], told["first"], told["turn"]) == (0, 0, 0)


def test_a_turn_brings_a_room_and_the_card_above_it():
    display = ["study", ("library", "drill"), "sauna", "pantry", "game_room"]
    after = drawn(play(position(display=display), "take 1"))

    assert after["hand"]["room"] == "library"
    assert after["houses"][0]["beside"] == ["drill"]
    assert after["display"][1] is None


def test_turns_go_clockwise_from_the_holder_of_the_marker():
    state = position(marker=2, first=2, turn=2)
    seats = []
    for column in range(4):
        seats.append(state[TURN])
        state = play(state, f"take {column + 1}", "room l0 down")

    assert seats == [2, 3, 0, 1]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_rounds_fill_twelve_spaces_and_leave_no_scaffolding(seats, edition):
    rounds = [after["round"] for _, _, after in moves_of_a_game(seats, 3, edition)]
    *_, (_, _, end) = moves_of_a_game(seats, 3, edition)

    assert sorted(set(rounds)) == list(range(1, 13))
    assert all(None not in rooms_of(house) for house in end["houses"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_tools_and_helpers_move_a_card_that_was_laid(edition):
    seen = set()
    for move, before, after in moves_of_a_game(3, 11, edition):
        seen.add(move.split()[0])
        for house, later in zip(before["houses"], after["houses"], strict=True):
            laid = zip(rooms_of(house), rooms_of(later), strict=True)
            assert move.split()[0] in MOVING or all(old in (None, new) for old, new in laid)

    assert seen & MOVING


@pytest.mark.parametrize("tool", ["drill", "concrete_mixer"])
def test_a_tool_is_used_once_and_discarded(tool):
    state = position("U . . . .", beside=[tool], display=["kitchen", "library"] + ["playroom"] * 3)
    use = "drill 0 l0" if tool == "drill" else "mix 0 1"
    after = play(state, use)

    assert drawn(after)["houses"][0]["beside"] == []
    assert drawn(after)["discards"][tool] == 1
    assert {text.split()[0] for text in legal(after)} == {"take"}


def test_a_decor_card_is_discarded_once_its_token_lies():
    state = position("A . . . .", hand="study", resource="hot_tub")

    assert drawn(play(state, "token l0"))["discards"] == {"hot_tub": 1}


def test_a_house_may_have_gaps_and_is_built_in_any_order():
    state = position("L . L . .", hand="study")

    assert {"room l1", "room u0", "room u2"} <= legal(state)


def test_every_token_scores_what_is_printed_on_it():
    assert score("L+piano B+cat_house . . .") == {"rooms": 2, "decor": 3 + 1}


def test_the_highest_total_wins():
    state = position("L L L . .", stage="over", seats=2, others=[{}])

    assert GAME.ranking(state) == [(9, 1), (0, 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standard_is_told_as_our_mix(language):
    """It is no edition that was printed, and the Italian one differs from it."""
    words = Words(language).with_game(GAME.folder)
    sentences = {edition: words(f"option-edition-{edition}") for edition in EDITIONS}

    assert len(set(sentences.values())) == len(EDITIONS)
    name = {"en": "our", "it": "nostra", "pl": "nasze", "ja": "組み合わせ"}[language]
    assert name in sentences["standard"]
