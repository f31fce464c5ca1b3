"""The best plan: it agrees with trying everything, is proved, can be played, and can be stopped."""

from random import Random

import pytest

from casetta.contract.errors import Wrong
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.plan.position import Position
from casetta.games.home_staging.rules.layout import (
    CARD,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    CLOSE,
    DRAW,
    LETTER,
    NONE,
    PHASE,
    ROOM,
    TURN_OF,
)
from casetta.games.home_staging.solver import solver
from casetta.games.home_staging.solver.question import (
    alone,
    counted,
    face_down,
    played,
    room_question,
    turn_question,
)
from casetta.games.home_staging.solver.solver import Clock, Progress
from tests.long import in_parts, only_long

from .played import dealt, first_waiting, legal, play_text
from .small_homes import BONUSES, best_points, bonuses_of, home, random_home


def unwatched(progress) -> None:
    """Nobody looks."""


def solve(question, seconds: float = 120.0):
    answer = solver.solve(question, Clock(seconds, unwatched))
    assert answer is not None
    return answer


@pytest.fixture(autouse=True)
def _untidy(monkeypatch):
    """Points are what these tests are about; fewer squares get little time."""
    monkeypatch.setattr(solver, "CLOSING_SECONDS", 0.2)
    monkeypatch.setattr(solver, "TIDY_SECONDS", 0.1)


# Trying everything


@pytest.mark.parametrize(
    ("plan", "pieces", "rules"),
    [
        ("xxxx\nxxxx\nxxxx\nxxxx", ["bed"], []),
        ("xxx\nxxx\nxxx", ["desk", "chair"], []),
        ("xxx\nxxx\nxxx", ["long", "plant"], []),
        ("xxx\nxxx", ["chair", "plant", "rug"], []),
        ("xx", ["chair"], []),
        ("x", ["plant"], []),
        ("xxxx\nxxxx\nxxx", ["corner", "shelf"], [{"kind": "front_door_side", "side": "S"}]),
        ("xOxx\nxxxx\nxx..", ["bed", "plant"], [{"kind": "columns"}]),
        ("xmxx\nxxmx\nxxxx", ["desk", "rug"], [{"kind": "keep_free", "mark": "mosaic"}]),
        ("xxx\nxx+", ["chair"], [{"kind": "must_hold", "rooms": ["living"], "mark": "pipe"}]),
        ("xxxx\nxxxx\nxxxx", ["shelf", "bed"], [{"kind": "no_corridor", "hub": "living"}]),
        ("xxxx\nxxxx\nxxxx", ["shelf", "bed"], [{"kind": "no_corridor", "hub": "bath"}]),
    ],
)
def test_no_plan_is_better_than_the_best_of_all_plans(plan, pieces, rules):
    state = home(plan, {"living": pieces, "bath": ["corner"]}, rules)

    answer = solve(room_question(state, 0, "living"))

    assert answer.points == answer.bound == best_points(state, "living")


@pytest.mark.parametrize("kind", BONUSES)
def test_a_bonus_of_the_room_is_weighed_with_its_pieces(kind):
    state = home("xxx\nxxx\nxxx", {"living": ["shelf", "chair"]}, (), bonuses_of(kind))

    answer = solve(room_question(state, 0, "living"))

    assert answer.points == answer.bound == best_points(state, "living", kind)


@in_parts("solver", full=200, quick=24)
def test_it_agrees_with_trying_everything_in_random_homes(part):
    """Special rules, bonuses, and rooms that were closed before."""
    state, bonus = random_home(12 + part)

    answer = solve(room_question(state, 0, "living"))

    assert answer.points == answer.bound == best_points(state, "living", bonus)


# Scenarios


def with_one_card_left(scenario: str):
    """A room whose last card is about to be drawn; all others were declined."""
    state = dealt(scenario)
    play_text(state, sorted(legal(state))[0])
    while True:
        play_text(state, sorted(legal(state))[0])
        play_text(state, sorted(legal(state))[-1])
        if not face_down(Position(state)):
            return state
        play_text(state, " ".join(["decline"] * state[CARD_TOKENS + state[CARD]]))


@in_parts("solver", full=len(NAMES), quick=3)
def test_the_best_place_of_one_piece_is_proved_in_every_scenario(part):
    answer = solve(turn_question(with_one_card_left(NAMES[part]), 0))

    assert answer.is_optimal
    assert answer.points > 0
    assert [text.split()[0] for text in answer.foreseen] in (["door"], ["grow"], ["sealed"])


@pytest.mark.parametrize("room", ["living", "kitchen", "bath"])
def test_a_room_of_first_keys_is_proved(room):
    state = dealt("first-keys")
    question = room_question(state, 0, room)

    answer = solve(question)
    after = played(question.start, answer.moves)

    assert answer.is_optimal
    assert counted(after, answer.front, answer.bonuses) == answer.points
    assert answer.fewest_squares <= answer.squares


@only_long("solver")
@pytest.mark.parametrize("scenario", NAMES)
def test_every_room_that_may_come_first_is_proved(scenario):
    state = dealt(scenario)
    first = [text.removeprefix("room ") for text in legal(state) if text.startswith("room ")]

    answers = [solve(room_question(state, 0, room)) for room in first]

    assert answers
    assert all(answer.is_optimal for answer in answers)


BONUS_OF = {"living": 0, "kitchen": 2, "bath": 3}
"""What a room of First Keys earns besides its pieces; it is counted with that room alone."""


def test_later_rooms_are_solved_around_the_earlier_ones():
    """What was closed before still counts, and must stay within reach."""
    state = dealt("first-keys")
    before = 0
    for room in ("living", "kitchen", "bath"):
        question = room_question(state, 0, room)
        answer = solve(question)
        state = played(question.start, answer.moves)

        assert answer.is_optimal
        assert answer.points > before
        before = answer.points - BONUS_OF[room]


# Turns


def in_a_turn(seed: int, cards_before: int):
    """A table for two in the middle of a game, both about to draw."""
    dice = Random(seed)
    state = dealt("the-mosaic-floor", seats=2, seed=seed)
    while state[PHASE] != DRAW or sum(map(bool, state[TURN_OF : TURN_OF + 25])) <= cards_before:
        seat = first_waiting(state)
        choice = sorted(legal(state, seat) - {"decline"}) or ["decline"]
        doors = [text for text in choice if text.startswith("door") or text == "sealed"]
        play_text(state, dice.choice(doors or choice), seat)
    return state


@pytest.mark.parametrize(("seed", "cards_before", "seat"), [(1, 0, 0), (2, 2, 1), (3, 4, 0)])
def test_the_moves_of_a_turn_can_be_played_at_the_table(seed, cards_before, seat):
    state = in_a_turn(seed, cards_before)

    answer = solve(turn_question(state, seat))

    assert len(answer.moves) == 1
    play_text(state, answer.moves[0], seat)
    assert answer.points <= answer.bound


def test_a_turn_knows_later_cards_by_their_numbers_alone():
    """A hidden card of another letter changes nothing."""
    state = in_a_turn(1, 0)
    question = turn_question(state, 0)
    for card in range(state[CARDS]):
        if state[CARD_ROOM + card] == state[ROOM] and state[TURN_OF + card] == 0:
            state[LETTER + card] = 1 - state[LETTER + card]
    other = turn_question(state, 0)

    assert len(question.hands) > 1
    assert question.hands == other.hands
    assert question.start == other.start
    assert all(sum(hand.limits) == hand.tokens for hand in question.hands)


def test_a_closing_is_a_turn_as_well():
    state = dealt("first-keys")
    play_text(state, "room kitchen")
    while state[PHASE] != CLOSE:
        play_text(state, sorted(legal(state) - {"decline"} or {"decline"})[0])

    answer = solve(turn_question(state, 0))

    assert answer.is_optimal
    assert played(state, answer.moves)[ROOM] == NONE


def test_a_seat_that_is_ready_has_no_turn_left():
    state = in_a_turn(1, 0)
    play_text(state, " ".join(["decline"] * state[CARD_TOKENS + state[CARD]]), 0)

    with pytest.raises(Wrong) as refused:
        turn_question(state, 0)

    assert refused.value.code == "solve-no-turn"
    assert alone(state, 0)[PHASE] != DRAW


def test_only_a_room_that_may_be_opened_is_solved():
    state = dealt("observatory-hill")

    with pytest.raises(Wrong) as refused:
        room_question(state, 0, "living")

    assert refused.value.values == {"known": "studio"}


def test_letters_say_which_cards_lie_in_the_row():
    state = dealt("first-keys")
    letters = [hand.letter for hand in room_question(state, 0, "living", "bab").hands]

    assert letters == [1, 0, 1]
    with pytest.raises(Wrong):
        room_question(state, 0, "living", "ab")


# Time and interruptions


def test_progress_ends_with_the_bound_reached():
    seen: list[Progress] = []

    answer = solver.solve(room_question(dealt("first-keys"), 0, "bath"), Clock(60, seen.append))

    told = [(each.best, each.bound) for each in seen if each.part == "points"]
    assert answer is not None
    assert told[-1] == (answer.points, answer.bound)
    assert {each.part for each in seen} == {"points", "squares"}


def test_it_stops_when_asked_and_tells_the_best_so_far():
    """Ctrl-C while the first plan is being told."""
    seen: list[Progress] = []

    def interrupt(progress):
        seen.append(progress)
        if progress.best is not None:
            raise KeyboardInterrupt

    clock = Clock(600, interrupt)
    answer = solver.solve(room_question(dealt("signal-house"), 0, "living"), clock)

    assert answer is not None
    assert clock.is_stopped
    assert answer.points <= answer.bound
    assert all(each.part == "points" for each in seen)


def test_it_keeps_its_plan_when_asked_to_stop_between_two_searches(monkeypatch):
    """Ctrl-C while the second model is being made, which takes long on a slow machine."""

    def interrupt(problem, found):
        raise KeyboardInterrupt

    monkeypatch.setattr(solver.Problem, "for_closing", interrupt)
    clock = Clock(600, unwatched)

    answer = solver.solve(room_question(dealt("first-keys"), 0, "bath"), clock)

    assert answer is not None
    assert clock.is_stopped
    assert answer.points == answer.bound


def test_without_time_there_is_no_answer():
    assert (
        solver.solve(room_question(dealt("signal-house"), 0, "living"), Clock(0.0, unwatched))
        is None
    )
