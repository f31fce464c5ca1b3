"""The best plan: it agrees with trying everything, is proved, can be played, and can be stopped."""

import json
import os
import signal
import subprocess
import sys
from random import Random

import pytest

from casetta import games
from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.plan.changes import alone
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.position import Phase, Position
from casetta.games.home_staging.rules import layout
from casetta.games.home_staging.solver import question, solver
from casetta.games.home_staging.solver.solver import Clock, Progress
from casetta.table import record as records
from casetta.table.table import Table
from tests.games.home_staging.played import dealt, first_waiting, legal, planted, play_text
from tests.games.home_staging.small_homes import BONUSES, best_points, bonuses_of, home, random_home
from tests.long import in_parts


def unwatched(progress) -> None:
    """Nobody looks."""


def solve(asked, clock: Clock | None = None):
    answer = solver.solve(asked, clock or Clock(120, unwatched))
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

    answer = solve(question.room_question(state, 0, "living"))

    assert answer.points == answer.bound == best_points(state, "living")


def test_a_rug_alone_is_not_drawn_for_a_bonus():
    """Ruling H-34: a room with nothing but a rug earns none, so it is worth no more than none."""
    state = home("xxx\nxxx", {"living": ["rug"]}, (), bonuses_of("no_window"))

    answer = solve(question.room_question(state, 0, "living"))

    assert answer.points == answer.bound == -3


def test_a_room_that_no_door_can_lead_to_the_hub_scores_nothing():
    """Ruling H-35: the hub is closed in the west, and the corner in the east is too far away."""
    rules = [{"kind": "no_corridor", "hub": "bath"}]
    state = home("xxxx.\n....x\nxxxxx", {"living": ["plant"], "bath": ["plant"]}, rules)
    play_text(state, "room bath card 7 tokens 1 0")
    play_text(state, min(text for text in legal(state) if text.endswith(" b2")))
    play_text(state, "grow c2 sealed")

    answer = solve(question.room_question(state, 0, "living"))

    assert answer.points == answer.bound == best_points(state, "living")


@pytest.mark.parametrize("kind", BONUSES)
def test_a_bonus_of_the_room_is_weighed_with_its_pieces(kind):
    state = home("xxx\nxxx\nxxx", {"living": ["shelf", "chair"]}, (), bonuses_of(kind))

    answer = solve(question.room_question(state, 0, "living"))

    assert answer.points == answer.bound == best_points(state, "living", kind)


@in_parts("solver", full=200, quick=24)
def test_it_agrees_with_trying_everything_in_random_homes(part):
    """Special rules, bonuses, and rooms that were closed before."""
    state, bonus = random_home(12 + part)

    answer = solve(question.room_question(state, 0, "living"))

    assert answer.points == answer.bound == best_points(state, "living", bonus)


# Scenarios


def with_one_card_left(scenario: str):
    """A room whose last card is about to be drawn; all others were declined."""
    state = dealt(scenario)
    play_text(state, sorted(legal(state))[0])
    while True:
        play_text(state, sorted(legal(state))[0])
        play_text(state, sorted(legal(state))[-1])
        if not Position(state).face_down:
            return state
        play_text(state, " ".join(["decline"] * state[layout.CARD_TOKENS + state[layout.CARD]]))


@in_parts("solver", full=len(NAMES), quick=3)
def test_the_best_place_of_one_piece_is_proved_in_every_scenario(part):
    answer = solve(question.turn_question(with_one_card_left(NAMES[part]), 0))

    assert answer.is_optimal
    assert answer.points > 0
    assert [text.split()[0] for text in answer.foreseen] in (["door"], ["grow"], ["sealed"])


@in_parts("solver", full=len(NAMES))
def test_every_room_that_may_come_first_is_proved(part):
    state = dealt(NAMES[part])
    first = [text.removeprefix("room ") for text in legal(state) if text.startswith("room ")]

    answers = [solve(question.room_question(state, 0, room)) for room in first]

    assert answers
    assert all(answer.is_optimal for answer in answers)


BONUS_OF = {"living": 0, "kitchen": 2, "bath": 3}
"""What a room of First Keys earns besides its pieces; it is counted with that room alone."""


def test_later_rooms_are_solved_around_the_earlier_ones():
    """What was closed before still counts, and must stay within reach."""
    state = dealt("first-keys")
    before = 0
    for room in ("living", "kitchen", "bath"):
        asked = question.room_question(state, 0, room)
        answer = solve(asked)
        state = question.played(asked.start, answer.moves)

        assert answer.is_optimal
        assert question.counted(state, answer.front, answer.bonuses) == answer.points > before
        assert answer.fewest_squares <= answer.squares
        before = answer.points - BONUS_OF[room]


# Turns


def in_a_turn(seed: int, cards_before: int):
    """A table for two in the middle of a game, both about to draw."""
    dice = Random(seed)
    state = dealt("the-mosaic-floor", seats=2, seed=seed)
    while Position(state).phase != Phase.DRAW or Position(state).turn <= cards_before:
        seat = first_waiting(state)
        choice = sorted(legal(state, seat) - {"decline"}) or ["decline"]
        doors = [text for text in choice if text.startswith("door") or text == "sealed"]
        play_text(state, dice.choice(doors or choice), seat)
    return state


@pytest.mark.parametrize(("seed", "cards_before", "seat"), [(1, 0, 0), (2, 2, 1), (3, 4, 0)])
def test_the_moves_of_a_turn_can_be_played_at_the_table(seed, cards_before, seat):
    state = in_a_turn(seed, cards_before)

    answer = solve(question.turn_question(state, seat))

    assert len(answer.moves) == 1
    play_text(state, answer.moves[0], seat)
    assert answer.points <= answer.bound


def test_a_turn_knows_later_cards_by_their_numbers_alone():
    """A hidden card of another letter changes nothing."""
    state = in_a_turn(1, 0)
    asked = question.turn_question(state, 0)
    for card in Position(state).face_down:
        state[layout.LETTER + card.index] = 1 - state[layout.LETTER + card.index]
    other = question.turn_question(state, 0)

    assert len(asked.hands) > 1
    assert asked.hands == other.hands
    assert asked.start == other.start
    assert all(sum(hand.limits) == hand.tokens for hand in asked.hands)


def test_a_closing_is_a_turn_as_well():
    state = dealt("first-keys")
    play_text(state, "room kitchen")
    while state[layout.PHASE] != layout.CLOSE:
        play_text(state, sorted(legal(state) - {"decline"} or {"decline"})[0])

    answer = solve(question.turn_question(state, 0))

    assert answer.is_optimal
    assert question.played(state, answer.moves)[layout.ROOM] == layout.NONE


@pytest.mark.parametrize("begun", ["grow f5", "grow f5 e6", "grow e6:e8 f8"])
def test_a_room_that_has_begun_to_grow_keeps_its_squares(begun):
    state = planted()
    play_text(state, begun)
    before = Plan(state, 0).rooms[0].squares

    answer = solve(question.turn_question(state, 0))
    play_text(state, answer.moves[0])

    assert answer.is_optimal
    assert before & ~Plan(state, 0).rooms[0].squares == 0


def test_a_seat_that_is_ready_has_no_turn_left():
    state = in_a_turn(1, 0)
    play_text(state, " ".join(["decline"] * state[layout.CARD_TOKENS + state[layout.CARD]]), 0)

    with pytest.raises(Wrong) as refused:
        question.turn_question(state, 0)

    assert refused.value.code == "solve-no-turn"
    assert alone(state, 0)[layout.PHASE] != layout.DRAW


def test_letters_say_which_cards_lie_in_the_row():
    asked = question.room_question(dealt("first-keys"), 0, "living", "bab")

    assert [hand.letter for hand in asked.hands] == [1, 0, 1]


# Time and interruptions


def test_progress_ends_with_the_bound_reached():
    seen: list[Progress] = []

    answer = solve(question.room_question(dealt("first-keys"), 0, "bath"), Clock(60, seen.append))

    told = [(each.best, each.bound) for each in seen if each.part == "points"]
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
    answer = solve(question.room_question(dealt("signal-house"), 0, "living"), clock)

    assert clock.is_stopped
    assert answer.points <= answer.bound
    assert all(each.part == "points" for each in seen)


def test_it_keeps_its_plan_when_asked_to_stop_between_two_searches(monkeypatch):
    """Ctrl-C while the second model is being made, which takes long on a slow machine."""

    def interrupt(problem, found):
        raise KeyboardInterrupt

    monkeypatch.setattr(solver.Problem, "for_closing", interrupt)
    clock = Clock(600, unwatched)

    answer = solve(question.room_question(dealt("first-keys"), 0, "bath"), clock)

    assert clock.is_stopped
    assert answer.points == answer.bound


def test_without_time_there_is_no_answer():
    asked = question.room_question(dealt("signal-house"), 0, "living")

    assert solver.solve(asked, Clock(0.0, unwatched)) is None


GAME = games.load("home-staging")


def written(table, folder):
    file = folder / "game.json"
    file.write_bytes(records.as_bytes(records.export(table, ["me", "me"])))
    return file


@pytest.fixture(name="record")
def _record(tmp_path):
    """A game of two, broken off when both are about to draw the first card."""
    table = Table.deal(GAME, 2, {"scenario": "first-keys"}, seed=1)
    for text in ("room kitchen", "card 8", "tokens 1 0"):
        table.play(0, text)
    return written(table, tmp_path)


def test_the_answer_is_one_object_whose_moves_can_be_played(capsys):
    status = run(["solve", "--scenario", "first-keys", "--room", "bath", "--seed", "3", "--json"])
    shown = capsys.readouterr()
    answer = json.loads(shown.out)
    table = Table.deal(GAME, 1, {"scenario": "first-keys"}, seed=3)
    for text in answer["moves"]:
        table.play(0, text)

    assert status == 0
    assert answer["status"] == "optimal"
    assert answer["points"] == answer["bound"]
    assert answer["bonuses"] == ["room_complete"]
    assert answer["bonuses_left_out"] == ["window"]
    assert f"points: {answer['points']}, at most {answer['points']}" in shown.err
    assert "bath" not in " ".join(table.legal(0))


def test_a_turn_of_a_record_is_solved_for_the_seat_asked_for(record, capsys):
    status = run(["solve", str(record), "--seat", "2", "--turn", "--json"])
    answer = json.loads(capsys.readouterr().out)
    table = records.replay(records.from_bytes(record.read_bytes()))

    assert status == 0
    assert len(answer["moves"]) == 1
    assert answer["foreseen"][0] == "card 12"
    table.play(1, answer["moves"][0])


def test_people_read_moves_one_by_one(record, capsys):
    status = run(["solve", str(record), "--room", "kitchen", "--lang", "it"])
    shown = capsys.readouterr().out

    assert status == 0
    assert shown.startswith("Punti: ")
    assert "\ncard 12\n" in shown


BATH = ["--scenario", "first-keys", "--room", "bath"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "a scenario and a room"),
        (["--scenario", "first-keys"], "a scenario and a room"),
        (["--scenario", "first-keys", "--room", "bed"], "living, kitchen, bath"),
        (["--scenario", "observatory-hill", "--room", "living"], "studio"),
        ([*BATH, "--cards", "ab"], "3 letters"),
        ([*BATH, "--seconds", "0"], "more than 0"),
        (["nowhere.json"], "nowhere.json"),
        (["RECORD", "--seat", "3"], "the last one is 2"),
        (["RECORD", "--at", "1"], "--room"),
        (["RECORD", "--room", "kitchen", "--turn"], "not both"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(arguments, reason, record, capsys):
    asked = [str(record) if each == "RECORD" else each for each in arguments]

    assert run(["solve", *asked]) == 2
    assert reason in capsys.readouterr().err


def test_another_game_is_not_solved(tmp_path, capsys):
    file = written(Table.deal(games.load("my-shelfie"), 2, {}, seed=1), tmp_path)

    assert run(["solve", str(file)]) == 2
    assert "my-shelfie" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="not on Windows: signals are POSIX")
def test_ctrl_c_ends_it_with_the_best_plan_so_far():
    command = [sys.executable, "-m", "casetta", "solve", "--scenario", "signal-house", "--json"]
    command += ["--room", "living", "--seconds", "600"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        assert process.stdout is not None
        for line in process.stderr:
            if "points: –" not in line:
                break
        process.send_signal(signal.SIGINT)
        answer = json.loads(process.stdout.read())

    assert process.returncode == 0
    assert answer["points"] <= answer["bound"]
    assert answer["moves"][0] == "room living"


def test_the_game_starts_without_the_solver():
    code = "import sys, casetta.games.home_staging; print('ortools' in sys.modules)"
    started = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert started.stdout.strip() == "False"
