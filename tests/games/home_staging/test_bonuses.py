"""Every kind of bonus on one drawn home: what it pays, and how far it has come."""

import pytest

from casetta.games.home_staging.bonuses.rules import KIND_NAMES
from tests.games.home_staging.drawn import ask, home
from tests.games.home_staging.living import HOMES, cottage, now


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_kind_is_drawn_in_two_states_and_wins_nothing_without_a_front_door(kind):
    """docs/scenarios.md: only what is reachable counts, for negative kinds too (ruling H-25)."""
    closed = {"tokens": 3, "cards": {"living": [1]}, "front_door": None}
    drawn = [(plan, bonus, status) for plan, bonus, status, *_ in HOMES if bonus["kind"] == kind]

    assert len({status for *_, status in drawn}) >= 2
    for plan, bonus, _ in drawn:
        assert ask("bonus", plan | closed, bonus={"points": 2, **bonus})["bonus"] == 0


@pytest.mark.parametrize(("plan", "bonus", "status", "code", "values"), HOMES)
def test_a_bonus_gives_its_points_and_tells_how_far_it_has_come(plan, bonus, status, code, values):
    """Two points, or two for each hit up to the most."""
    (told,) = now(plan, bonus={"points": 2, **bonus})["bonuses"]
    paid = ask("bonus", plan, bonus={"points": 2, **bonus})["bonus"]

    assert told["status"] == status
    assert told["progress"]["code"] == code
    assert {key: told["progress"][key] for key in values} == values
    points = min(2 * values["have"], values.get("most", 0)) if code.startswith("each_") else 2
    assert told["points"] == paid == (points if status == "holds" else 0)


def test_a_bonus_waits_for_a_room_and_for_pieces_that_are_cut_off():
    bonus = {"kind": "seats", "points": 2, "room": "living", "min": 3}
    rooms = [{**room, "door": None} for room in cottage()["rooms"]]
    (told,) = now({**cottage(), "rooms": rooms}, bonus=bonus)["bonuses"]
    counted = {"kind": "count", "points": 2, "what": "tag:plant", "min": 1}
    (plants,) = now({**cottage(), "front_door": None}, bonus=counted)["bonuses"]

    assert told["status"] == "lost"
    assert [(fact["code"], fact["room"]) for fact in told["needs"]] == [("bonus_room", "living")]
    assert plants["status"] == "open"
    assert [(fact["code"], fact["count"]) for fact in plants["needs"]] == [("bonus_cut_off", 1)]
    assert plants["needs"][0]["squares"] == [[4, 4]]


def test_a_bonus_waits_for_furniture_in_its_room():
    """Ruling H-34: one can walk in, but a rug alone makes no room."""
    rug = home("~ x x\nx x x", rooms="11.\n11.", doors={"1": "b2 e"}, front="c1 e")
    (told,) = now(rug, bonus={"kind": "no_window", "points": 2, "room": "living"})["bonuses"]

    assert (told["points"], told["status"]) == (0, "open")
    assert [(fact["code"], fact["room"]) for fact in told["needs"]] == [
        ("bonus_room_empty", "living")
    ]


def test_the_bonuses_of_a_scenario_are_told_in_its_order():
    told = now({"scenario": "the-ferryman"})["bonuses"]

    assert [bonus["kind"] for bonus in told] == [
        "per_view", "near", "near", "room_size", "touches_side",
    ]  # fmt: skip
    assert {bonus["status"] for bonus in told} == {"open"}
    assert [bonus["most"] for bonus in told] == [8, 4, 2, 2, 2]


def test_a_live_question_refuses_what_a_bonus_question_refuses():
    with pytest.raises(Exception, match="not-a-choice"):
        now(cottage(), bonus={"kind": "luck", "points": 1})
