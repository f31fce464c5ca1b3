"""Rulings of docs/rulings/home-staging.md on what counts and what wins, each with its plan."""

from casetta.games.home_staging.rules.decisions import waiting
from casetta.games.home_staging.rules.layout import (
    CARD,
    DECIDED,
    FIRST,
    LAYOUT,
    PHASE,
    PIECES,
)
from casetta.games.home_staging.rules.setup import deal, play
from casetta.kernel.luck import fast_luck
from tests.games.home_staging.drawn import (
    ask,
    edge,
    home,
    reachable,
    why_not_close,
    why_not_place,
)
from tests.games.home_staging.played import legal, play_text, position


def test_things_outside_do_not_hide_each_other_but_the_building_does():
    """Ruling H-19."""
    street = home("x T L R", windows=["a1 e"])
    court = home("x y y x T", windows=["a1 e"])

    assert ask("view", street)["sees"] == ["lake", "road", "tree"]
    assert ask("view", court)["sees"] == []


def test_a_plant_needs_only_its_room():
    """Ruling H-20: the plant P stands behind the sofa S, no square beside it is free."""
    plan = home(
        "P S x x\nS S s x\nx x x x", rooms="11..\n111.\n....", doors={"1": "c2 e"}, front="d3 e"
    )

    assert "P" in reachable(plan)


def test_a_room_with_nothing_but_a_rug_is_empty():
    """Ruling H-21."""
    plan = home("~ x x\nx x x", rooms="1 1 .\n1 1 .", doors={"1": "b2 e"}, front="c1 e")

    assert ask("score", plan)["rooms"]["living"] == {"points": 0, "penalty": -3, "reachable": True}


def test_ties_are_broken_by_pieces_and_then_shared():
    """Rulings H-22 and H-23: drawn pieces count, reachable or not, rugs do not."""
    rivals = [
        {"name": "A", "score": 30, "pieces": 7},
        {"name": "B", "score": 30, "pieces": 9},
        {"name": "C", "score": 29, "pieces": 12},
    ]
    even = [dict(rivals[0], pieces=9), rivals[1]]

    assert ask("ranking", {}, players=rivals)["winners"] == ["B"]
    assert ask("ranking", {}, players=even)["winners"] == ["A", "B"]
    assert furniture_counted() == 1


def furniture_counted() -> int:
    """The pieces that break a tie, of a sofa behind no door and a rug."""
    from casetta.contract.reader import json_reader
    from casetta.games.home_staging.plan.paper import PaperPlan
    from casetta.games.home_staging.rules.scoring import furniture_drawn

    plan = PaperPlan(json_reader(home("A a ~\nx x x")))
    return int(furniture_drawn(plan.state, 0))


def test_a_bonus_needs_what_can_be_reached():
    """Ruling H-25: a bath that was never reached wins nothing for having no window."""
    plan = home("B b x\nx x x", rooms="3 3 .\n3 3 .", doors={"3": "b2 e"}, front="c1 e")
    cut = home("B b x\nx x x", rooms="3 3 .\n3 3 .", front="c1 e")
    bonus = {"kind": "no_window", "points": 3, "room": "bath"}

    assert ask("bonus", plan, bonus=bonus)["bonus"] == 3
    assert ask("bonus", cut, bonus=bonus)["bonus"] == 0
    assert ask("bonus", plan, bonus={**bonus, "room": "bed"})["bonus"] == 0


def test_furniture_behind_a_door_makes_the_room_unreachable():
    """Ruling H-27."""
    plan = home("B b\nb b", current="bath")
    plan["plan"] = ["xxx", "xxx"]
    closed = home("B b x\nx A x", rooms="3 3 .\n3 3 .", doors={"3": "b2 e"}, front="c1 e")

    assert why_not_close(plan, "# #\n# #", "b2 e") is None
    assert reachable(closed) == set()


def test_a_room_without_pieces_keeps_nothing():
    """Ruling H-28: a seat that declined everything closes nothing, and the others go on."""
    state = position("first-keys", "room bath", *["card {}", "tokens 1 0", "decline"] * 3)

    assert waiting(state) == 1
    assert all(text.startswith("room ") for text in legal(state))
    assert state[PIECES] == 0


def test_the_tokens_of_the_first_option_are_told_first():
    """Ruling H-30: the order makes no difference to what can be drawn."""
    state = position("first-keys", "room living", "card 19", "tokens 1 1")
    names = [{text[3] for text in legal(state) if " r0 " in text and " ! " not in text}]
    play_text(state, "decline")
    names.append({text[3] for text in legal(state) if " r0 " in text and " ! " not in text})

    assert names == [{"1"}, {"2"}]
    assert state[FIRST + state[CARD]] == state[DECIDED] == 1


def test_a_pillar_counts_for_the_size_of_corridor_and_rooms():
    """Ruling H-31: and it takes no door, no step and no piece."""
    plan = home("B b O x\nx x x x", rooms="3 3 . .\n3 3 . .", doors={"3": "b2 e"}, front="d1 e")
    corridor = {"kind": "corridor", "points": 2, "max": 4}

    assert ask("bonus", plan, bonus=corridor)["bonus"] == 2
    assert ask("bonus", plan, bonus={**corridor, "max": 3})["bonus"] == 0
    assert why_not_place(plan, ". . # .\n. . . .") == "obstacle"
    assert why_not_close(home("B b O x\nx x x x"), "# # . .\n# # . .", "b1 e") == "door_blocked"


def test_distances_to_a_rug_end_beside_it():
    """Ruling H-32: one square lies between the rug and the sofa, none between rug and plant."""
    plan = home("~ x A x\nP x a x")

    assert ask("distance", plan, **{"from": "rug", "to": "A"})["distance"] == 1
    assert ask("distance", plan, **{"from": "rug", "to": "P"})["distance"] == 0


def test_a_door_may_be_cut_into_a_wall_that_stands_from_the_beginning():
    """Ruling H-33: unless furniture leans on it there."""
    plan = home("B b x\nx A x", fixed_walls=[edge("b1 e"), edge("b2 e")], backs={"A": ["b2 e"]})

    assert why_not_close(plan, "# # .\n# # .", "b1 e") is None
    assert why_not_close(plan, "# # .\n# # .", "b2 e") == "door_blocked"


def test_the_state_knows_its_phases():
    state = LAYOUT.blank()
    deal(state, 1, [0], fast_luck(1))

    assert state[PHASE] == 0
    play(state, 0, 0)
    assert state[PHASE] == 1
