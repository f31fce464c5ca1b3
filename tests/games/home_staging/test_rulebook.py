"""What the rulebook says and no ruling is needed for, under the headings of its Italian edition.

docs/rulings/rulebooks/casa-dolce-casa-italian.md names the test of each paragraph.
"""

from collections import Counter
from random import Random

import pytest

from casetta.games.home_staging import GAME
from casetta.games.home_staging.content.library import BUILT_IN, NAMES
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.position import Phase, Position
from casetta.games.home_staging.rules import layout
from casetta.games.home_staging.rules.decisions import waiting
from casetta.kernel.state import NOBODY
from tests.games.home_staging.played import dealt, legal, play_text, position
from tests.playing import random_game

# Preparazione


@pytest.mark.parametrize("scenario", NAMES)
def test_everybody_begins_with_the_plan_of_the_scenario(scenario):
    state = dealt(scenario, 3)

    for seat in range(3):
        plan = Plan(state, seat)
        assert list(plan.walls) == list(plan.house.outer)
        assert plan.pieces == ()
        assert plan.windows == []
        assert plan.front_door is None


@pytest.mark.parametrize("scenario", BUILT_IN, ids=lambda scenario: scenario.id)
def test_the_cards_and_tokens_lie_as_the_scenario_lists_them(scenario):
    table = Position(dealt(scenario.id))
    listed = [
        (room["card"], entry["number"], entry["tokens"])
        for room in scenario.content["room"]
        for entry in room["furniture"]
    ]

    lying = [(table.room_names[card.room], card.number, card.tokens) for card in table.cards]
    assert lying == listed
    assert all(card.is_face_down and card.first is None for card in table.cards)
    assert not any(table.is_opened(room) for room in range(table.room_count))


def test_nobody_knows_which_of_its_two_cards_a_number_is():
    deals = [dealt("first-keys", 2, seed) for seed in range(40)]
    letters = Counter(card.letter for state in deals for card in Position(state).cards)
    views = [GAME.view(state, viewer) for state in deals for viewer in (NOBODY, 0, 1)]

    assert set(letters) == {0, 1}
    assert min(letters.values()) > sum(letters.values()) / 3
    assert {card.letter for view in views for card in Position(view).cards} == {None}


# Rounds and turns


def played(scenario: str, seats: int, seed: int):
    """The positions of a random game."""
    return [list(state) for state in random_game(GAME, dealt(scenario, seats, seed), Random(seed))]


def test_a_round_is_a_room_and_a_turn_is_a_card():
    """Come si gioca; fine della partita: the last closing of the last room ends the rounds."""
    states = played("first-keys", 2, 3)
    opened: list[int] = []
    for state in states:
        table = Position(state)
        if table.room is not None and table.room not in opened[-1:]:
            assert not any(card.is_face_down for room in opened for card in table.cards_of(room))
            opened.append(table.room)
        if table.phase in (Phase.CLOSE, Phase.FINISH):
            assert table.face_down == []
        if table.phase >= Phase.FINISH:
            assert table.turn == len(table.cards)

    assert sorted(opened) == list(range(Position(states[0]).room_count))
    assert Position(states[-1]).phase == Phase.OVER


def test_seat_1_begins_and_the_seat_to_the_left_follows():
    """Preparazione, eccezioni, fine del round: after each card, into the next round too."""
    seen: dict[int, int] = {}
    for state in played("first-keys", 3, 1):
        table = Position(state)
        if table.phase in (Phase.CHOOSE_ROOM, Phase.CHOOSE_CARD):
            seen.setdefault(table.turn, table.active)
            assert waiting(state) == 1 << table.active

    assert seen == {turn: turn % 3 for turn in seen}
    assert len(seen) == len(Position(dealt("first-keys")).cards)


def test_the_active_player_opens_any_room_and_turns_over_any_card_of_it():
    state = dealt("first-keys", 2)
    assert legal(state, 0) == {"room living", "room kitchen", "room bath"}

    play_text(state, "room bath")

    assert legal(state, 0) == {"card 14", "card 15", "card 16"}
    play_text(state, "card 15")
    play_text(state, "tokens 1 0")
    for seat in (0, 1):
        play_text(state, "decline", seat)
    assert legal(state, 1) == {"card 14", "card 16"}


# Drawing


def test_every_piece_may_be_declined():
    states = played("over-the-flower-shop", 2, 5)
    drawing = [state for state in states if Position(state).phase == Phase.DRAW]

    asked = [(state, seat) for state in drawing for seat in range(2) if waiting(state) >> seat & 1]
    assert asked
    assert all("decline" in legal(state, seat) for state, seat in asked)


def test_pieces_are_turned_but_not_mirrored_without_the_bright_idea():
    state = position("first-keys", "room living", "card 1", "tokens 1 0")
    ways = {tuple(text.split()[1:-1]) for text in legal(state) - {"decline"}}
    assert {("r0",), ("r1",), ("r2",), ("r3",)} <= ways

    state[layout.IDEA] = 1

    left = {tuple(text.split()[1:-1]) for text in legal(state) - {"decline"}}
    assert left == {("r0",), ("r1",), ("r2",), ("r3",)}


@pytest.mark.parametrize("scenario", NAMES)
def test_what_was_drawn_for_earlier_cards_stays(scenario):
    words: list[int] = []
    for state in played(scenario, 1, 2):
        drawn = Plan(state, 0).words
        assert drawn[: len(words)] == words
        words = drawn

    assert words


# Regole speciali


def test_special_rules_of_a_scenario_go_before_the_others():
    """A first room, a front door on one side, a number of windows, marked squares kept free."""
    hill, cistern = dealt("observatory-hill"), dealt("the-old-cistern")
    terrace, mosaic = Plan(dealt("terrace-number-nine"), 0), Plan(dealt("the-mosaic-floor"), 0)

    assert len(legal(hill)) == 1 < Position(hill).room_count
    assert Position(hill).house.most_windows != layout.NONE
    assert Position(cistern).hub is not None
    assert 0 < len(terrace.possible_windows()) < len(terrace.house.outer_edges)
    play_text(mosaic.state, min(legal(mosaic.state)))
    play_text(mosaic.state, min(legal(mosaic.state)))
    play_text(mosaic.state, min(legal(mosaic.state)))
    for text in legal(mosaic.state) - {"decline"}:
        after = list(mosaic.state)
        play_text(after, text)
        assert not Plan(after, 0).covered & mosaic.house.kept_free
