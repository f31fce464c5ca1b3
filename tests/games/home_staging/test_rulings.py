"""Rulings of docs/rulings/home-staging.md, each with its plan."""

from typing import Any

import pytest

from casetta.contract.reader import json_reader
from casetta.games.home_staging import GAME
from casetta.games.home_staging.plan.figures import live
from casetta.games.home_staging.plan.paper import PaperPlan
from casetta.games.home_staging.rules import layout
from casetta.games.home_staging.rules.decisions import waiting
from casetta.games.home_staging.rules.scoring import EMPTY_ROOM, furniture_drawn, points
from casetta.kernel.state import NOBODY
from tests.games.home_staging.drawn import ask, close, edge, front, home, place, reachable, tells
from tests.games.home_staging.played import decline_all, legal, play_text, position

BLANK = "x x x x\nx x x x"
BATH: dict[str, Any] = {"rooms": "3 3 . .\n3 3 . .", "doors": {"3": "b2 e"}}
CUT: dict[str, Any] = {"rooms": ". . 3 3 .\n. . 3 3 .", "doors": {"3": "d2 e"}}
HALL = home(
    "A x B b\nx x x x",
    rooms="1 1 . .\n1 1 . .",
    backs={"B": ["c1 w"]},
    current="bath",
    hub="living",
)
SHELF = {
    "id": "shelf", "room": "living", "cells": [[1, 1]], "rug": True, "wall_edges": [edge("b2 s")]
}  # fmt: skip
LEANING = home("A x x x\nx x x x", rooms="1 1 1 .\n1 1 1 .", hub="living")
FIXED = home("B b x\nx A x", fixed_walls=[edge("b1 e"), edge("b2 e")], backs={"A": ["b2 e"]})

TUB: dict[str, Any] = {
    "rooms": "333.\n333.\n333.\n333.", "doors": {"3": "c1 e"}, "front": "d4 e"
}  # fmt: skip
BEHIND_RUG: dict[str, Any] = {
    "rooms": "....\n333.\n333.\n333.", "doors": {"3": "b2 n"}, "front": "d4 s"
}  # fmt: skip
BESIDE_HUB: dict[str, Any] = {
    "rooms": "1 1 3 3", "doors": {"3": "c1 w"}, "hub": "living", "current": "kitchen"
}  # fmt: skip

RUG_ALONE: dict[str, Any] = {"rooms": "1 1 .\n1 1 .", "doors": {"1": "b2 e"}, "front": "c1 e"}
AROUND_HUB: dict[str, Any] = {"rooms": "3 3 . . .", "hub": "bath", "current": "kitchen"}
RUG_IN_HUB: dict[str, Any] = {
    "rooms": "1 1 3 3", "doors": {"1": "b1 e"}, "hub": "bath", "front": "d1 e"
}  # fmt: skip


def no_window(room: str):
    return tells("bonus", "bonus", bonus={"kind": "no_window", "points": 3, "room": room})


def rectangle(room: str):
    return tells("bonus", "bonus", bonus={"kind": "rectangular", "points": 4, "room": room})


def corridor(most: int):
    return tells("bonus", "bonus", bonus={"kind": "corridor", "points": 2, "max": most})


RULINGS: dict[str, tuple[Any, dict[Any, Any]]] = {
    "H-1: a piece needs its circulation on both sides": (
        home("x b x x\nx B x x\nx b x x\nx x x x", **TUB), {reachable: {"B"}},
    ),
    "H-1: a cupboard that cuts one side off is enough": (
        home("x b x x\nx B x x\nA b A x\nA A A x", **TUB), {reachable: {"A"}},
    ),
    "H-2: the way leads over blank squares": (
        home("xxxx\nxxbx\nxxBx", rooms="333.\n333.\n333.", doors={"3": "c1 e"}, front="d3 s"),
        {reachable: {"B"}},
    ),
    "H-3: a rug can be walked on": (
        home("x x x x\nA ~ A x\nA b A x\nA B A x", **BEHIND_RUG), {reachable: {"A", "B", "rug"}},
    ),
    "H-4: a rug may lie on circulation but not on furniture or rugs": (
        home("B b x x\nx x ~ ~"),
        {place(". ~ ~ .\n. . . ."): None, place("~ ~ . .\n. . . ."): "overlap_piece",
         place(". . . .\n. ~ ~ ."): "overlap_rug"},
    ),
    "H-5: no furniture on a rug but circulation": (
        home("x x x x\nx x ~ ~"),
        {place(". . # .\n. . # ."): "overlap_rug", place(". . # .\n. . : ."): None},
    ),
    "H-6: no wall runs through a drawing": (
        home(BLANK, fixed_walls=[edge("b1 e")]),
        {place(". # # .\n. . . ."): "wall_through_piece",
         place(". # : .\n. . . ."): "wall_through_piece", place(". . . .\n. # # ."): None},
    ),
    "H-7: a room contains its pieces whole": (
        home("B B b x\nx x x x"),
        {close("# # . .\n# # . .", "b2 e"): "piece_left_out",
         close("# # # .\n. . . .", "c1 s"): None},
    ),
    "H-8: a room is any connected shape, a ring too, two corners are none": (
        home("B b x x x\nx x x x x\nx x x x x\nx x x x x"),
        {close("###..\n#.#..\n###..\n.....", "c1 e"): None,
         close("##...\n..#..\n..#..\n.....", "c2 e"): "not_connected"},
    ),
    "H-9: a door is one edge of the room's boundary": (
        home("B b x x\nx x x x"),
        {close("# # . .\n. . . .", None): "no_door",
         close("# # . .\n. . . .", "a1 e"): "door_not_on_boundary",
         close("# # . .\n. . . .", "c1 e"): "door_not_on_boundary",
         close("# # . .\n. . . .", "a1 w"): "door_on_outer_wall",
         close("# # . .\n. . . .", "a1 s"): None},
    ),
    "H-10: nothing is drawn outside": (
        home("x x .\nx x ."),
        {place(". # #\n. . ."): "outside", place(". # :\n. . ."): "circulation_outside"},
    ),
    "H-11: circulation does not lie in a closed room": (
        home(BLANK, **BATH), {place(". : # .\n. . . ."): "in_closed_room"},
    ),
    "H-11: nor is it left out when the room is closed": (
        home("B b x x\nx x x x"), {close("# . . .\n# . . .", "a1 e"): "piece_left_out"},
    ),
    "H-12: a room without any edge for a door takes the whole floor": (
        home("B b\nx x"), {close("# #\n# #", None): None},
    ),
    "H-12: nothing in it can be reached, but it is furnished": (
        home("B b\nx x", rooms="1 1\n1 1"), {tells("score", "total"): 0},
    ),
    "H-13: the pieces of a room lie in one part of the floor": (
        home("B x x x x\nb x x x x", **CUT),
        {place(". . . . #\n. . . . ."): "other_area", place(". # . . .\n. : . . ."): None},
    ),
    "H-13: no piece may straddle two parts": (
        home("x x x x x\nx x x x x", **CUT),
        {place(". . . . #\n. . . . ."): None, place(": # . . #\n. . . . ."): "other_area"},
    ),
    "H-14: no piece and no circulation before a door": (
        home(f"{BLANK}\nx x x x", **BATH),
        {place(". . . .\n. . # .\n. . . ."): "blocks_door",
         place(". . . .\n. . : #\n. . . ."): "blocks_door"},
    ),
    "H-14: and no room": (
        home("x x x B\nx x x b\nx x x x", **BATH),
        {close(". . . #\n. . # #\n. . . .", "d2 s"): "in_closed_room"},
    ),
    "H-15: the front door may be moved and keeps its square free": (
        home("x x x\nx x x", front="a1 n"),
        {front("c2 e"): None, place("# . .\n. . ."): "blocks_door"},
    ),
    "H-16: walls are final, later pieces lean on them": (
        home(BLANK, **BATH),
        {place(". . # .\n. . . .", "c1 w"): None, place(". . # .\n. . . .", "c1 e"): "no_wall"},
    ),
    "H-17: no door in a wall that furniture leans on, from neither side": (
        HALL,
        {close(". . # #\n. . # #", "c1 w"): "door_blocked", close(". . # #\n. . # #", "c2 w"): None,
         front("a2 s"): None},
    ),
    "H-17: nor behind a piece at an outer wall": (
        home("B B\nx x", backs={"B": ["a1 n"]}), {front("a1 n"): "square_in_use"},
    ),
    "H-17: in the hub furniture does not block another wall": (LEANING, {front("b1 n"): None}),
    "H-17: a rug does not block the square, the back of a piece does": (
        {**LEANING, "pieces": [*LEANING["pieces"], SHELF]}, {front("b2 s"): "back_of_piece"},
    ),
    "H-18: a window is a wall to lean on": (
        home("x x x\nx x x", windows=["a1 n"]), {place("# . .\n: . .", "a1 n"): None},
    ),
    "H-18: a front door is not": (
        home("x x x\nx x x\nx x x", front="a1 n"),
        {place("# . .\n. . .\n. . .", "a1 n"): "blocks_door"},
    ),
    "H-19: things outside do not hide each other": (
        home("x T L R", windows=["a1 e"]), {tells("view", "sees"): ["lake", "road", "tree"]},
    ),
    "H-19: but the building does": (
        home("x y y x T", windows=["a1 e"]), {tells("view", "sees"): []},
    ),
    "H-20: a plant needs only its room, no free square beside it": (
        home("PSxx\nSSsx\nxxxx", rooms="11..\n111.\n....", doors={"1": "c2 e"}, front="d3 e"),
        {reachable: {"P", "S"}},
    ),
    "H-21: a room with nothing but a rug is empty": (
        home("~ x x\nx x x", rooms="1 1 .\n1 1 .", doors={"1": "b2 e"}, front="c1 e"),
        {tells("score", "rooms"): {"living": {"points": 0, "penalty": -3, "reachable": True}}},
    ),
    "H-25: a bonus needs a room": (
        home("B b x\nx x x", front="c1 e", **BATH), {no_window("bath"): 3, no_window("bed"): 0},
    ),
    "H-25: a bath that was never reached wins nothing for having no window": (
        home("B b x\nx x x", rooms=BATH["rooms"], front="c1 e"), {no_window("bath"): 0},
    ),
    "H-26: the front door does not open into a room": (
        home("B b x\nx x x", **BATH), {front("a2 w"): "opens_into_room"},
    ),
    "H-26: if it is there nothing is reached": (
        home("B b x\nx x x", front="a2 w", **BATH), {reachable: set()},
    ),
    "H-26: it opens into the hub": (
        home("A a B b", **BESIDE_HUB), {front("d1 e"): "opens_into_room", front("b1 n"): None},
    ),
    "H-26: what is in the hub is reached from there": (
        home("A a B b", front="b1 n", **BESIDE_HUB), {reachable: {"A"}},
    ),
    "H-27: furniture may stand behind a door": (
        home("B b x\nb b x", current="bath"), {close("# #\n# #", "b2 e"): None},
    ),
    "H-27: it makes the room unreachable": (
        home("B b x\nx A x", front="c1 e", **BATH), {reachable: set()},
    ),
    "H-31: a pillar counts for the size of the corridor, and takes no piece": (
        home("B b O x\nx x x x", front="d1 e", **BATH),
        {corridor(4): 2, corridor(3): 0, place(". . # .\n. . . ."): "obstacle"},
    ),
    "H-31: nor a door": (
        home("B b O x\nx x x x"), {close("# # . .\n# # . .", "b1 e"): "door_blocked"},
    ),
    "H-32: distances to a rug end beside it": (
        home("~ x A x\nP x a x"),
        {tells("distance", "distance", **{"from": "rug", "to": "A"}): 1,
         tells("distance", "distance", **{"from": "rug", "to": "P"}): 0},
    ),
    "H-33: a door may be cut into a fixed wall, unless furniture leans on it": (
        FIXED, {close("# # .\n# # .", "b1 e"): None, close("# # .\n# # .", "b2 e"): "door_blocked"},
    ),
    "H-34: a room with nothing but a rug earns no bonus": (
        home("~ x x\nx x x", **RUG_ALONE), {no_window("living"): 0, rectangle("living"): 0},
    ),
    "H-34: nor does a room with nothing at all": (
        home("x x x\nx x x", **RUG_ALONE), {no_window("living"): 0, rectangle("living"): 0},
    ),
    "H-34: with furniture beside the rug it does": (
        home("~ x x\nP x x", **RUG_ALONE), {no_window("living"): 3, rectangle("living"): 4},
    ),
    "H-35: the door of a room leads into the closed hub": (
        home("B b x x x", **AROUND_HUB),
        {close(". . # # .", "d1 e"): "door_not_to_hub", close(". . # # .", "c1 w"): None,
         close(". . # # .", None): "no_door"},
    ),
    "H-35: where no edge leads into it the room is closed without a door": (
        home("B b x A a", **AROUND_HUB),
        {close(". . . # #", "d1 w"): "door_not_to_hub", close(". . . # #", None): None},
    ),
    "H-35: as long as the hub is open a door leads onto free squares": (
        home("B b x x", current="kitchen", hub="living"), {close("# # . .", "b1 e"): None},
    ),
    "H-37: without a hub nothing is reached, and there is no bonus": (
        home("A a x\nx x x", rooms="1 1 .\n1 1 .", doors={"1": "b1 e"}, hub="bath", front="c1 e"),
        {reachable: set(), no_window("living"): 0, tells("score", "total"): -3},
    ),
    "H-37: with a rug alone it is walked through, and costs 3": (
        home("A a ~ x", **RUG_IN_HUB),
        {reachable: {"A", "rug"}, no_window("living"): 3, no_window("bath"): 0,
         tells("score", "total"): 1 - 3},
    ),
}  # fmt: skip


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_drawn_plan_is_ruled(ruling):
    plan, asked = RULINGS[ruling]

    assert [tell(plan) for tell in asked] == list(asked.values())


# What is ruled in play, and who wins


def test_the_bright_idea_turns_one_token_into_the_other_option():
    """Ruling H-24: with a token on each option, either may be drawn as the other."""
    state = position("first-keys", "room living", "card 19", "tokens 1 1")

    assert any(" ! " in text for text in legal(state))
    play_text(state, next(text for text in legal(state) if " ! " in text))
    assert state[layout.IDEA] == 1
    assert not any(" ! " in text or " m " in text for text in legal(state))


def test_the_bright_idea_of_one_seat_changes_nothing_for_another():
    """Ruling H-24: it is for one person, who decides it alone."""
    state = position("first-keys", "room living", "card 19", "tokens 1 1", seats=2)
    before = legal(state, 1)

    play_text(state, next(text for text in legal(state) if " ! " in text))

    assert any(" ! " in text for text in before)
    assert legal(state, 1) == before
    assert list(state[layout.IDEA : layout.IDEA + 2]) == [1, 0]


def test_mirroring_is_offered_only_where_it_gives_a_new_drawing():
    """Ruling H-24: the sofa 01a1 is its own mirror image, 01a2 is not."""
    for seed in range(9):
        state = position("first-keys", "room living", "card 1", "tokens 1 0", seed=seed)
        texts = legal(state)
        name = min(text for text in texts if text[0] == "0" and " ! " not in text)[:4]
        if name == "01a1":
            assert not any(" m " in text for text in texts)
            return
    raise AssertionError("no deal with card 01a")


def test_tokens_may_be_assigned_to_what_nobody_can_draw():
    """Ruling H-29: with k tokens there are always k + 1 assignments."""
    state = position("first-keys", "room living", "card 19")

    assert legal(state) == {"tokens 0 2", "tokens 1 1", "tokens 2 0"}


def test_ties_are_broken_by_pieces_and_then_shared():
    """Rulings H-22 and H-23: drawn pieces count, reachable or not, rugs do not."""
    rivals = [
        {"name": "A", "score": 30, "pieces": 7},
        {"name": "B", "score": 30, "pieces": 9},
        {"name": "C", "score": 29, "pieces": 12},
    ]
    even = [dict(rivals[0], pieces=9), rivals[1]]

    assert ask("ranking", {}, players=rivals) == {"winners": ["B"], "places": [2, 1, 3]}
    assert ask("ranking", {}, players=even) == {"winners": ["A", "B"], "places": [1, 1]}
    assert furniture_counted() == 1


def furniture_counted() -> int:
    """The pieces that break a tie, of a sofa behind no door and a rug."""
    plan = PaperPlan(json_reader(home("A a ~\nx x x")))
    return int(furniture_drawn(plan.state, 0))


def test_a_room_without_pieces_keeps_nothing():
    """Ruling H-28: a seat that declined everything closes nothing, and the others go on."""
    state = position("first-keys", "room bath", *["card {}", "tokens 1 0", "decline"] * 3)

    assert waiting(state) == 1
    assert all(text.startswith("room ") for text in legal(state))
    assert state[layout.PIECES] == 0


def test_a_hub_for_which_nothing_was_drawn_is_warned_of_and_costs_all_rooms():
    """Ruling H-37: what was drawn for the others counts for nothing but ties."""
    state = position("the-old-cistern", "room living", "card 3", "tokens {}")
    warned = [hub_facts(state)]
    play_text(state, "decline")
    for number in (4, 5, 7, 33, 19):
        play_text(state, f"card {number}")
        play_text(state, min(legal(state)))
        warned.append(hub_facts(state))
        while "decline" in legal(state):
            play_text(state, "decline")
    play_text(state, "room bath")
    play_text(state, "card 14")
    play_text(state, min(legal(state)))
    play_text(state, min(legal(state) - {"decline"}))

    assert warned == [["hub_threatens"]] * 6
    assert hub_facts(state) == ["hub_lost"]
    for card in ("card 15", "card 17"):
        play_text(state, card)
        play_text(state, min(legal(state)))
        play_text(state, "decline")
    play_text(state, min(text for text in legal(state) if text.startswith("door")))
    play_text(decline_all(state), "ready")
    assert points(state, 0) == 3 * EMPTY_ROOM
    assert furniture_drawn(state, 0) == 1


def hub_facts(state) -> list[str]:
    """What is told of the hub as far as it concerns all other rooms."""
    hub = live(state, 0).rooms[0]
    return [fact.code for fact in hub.warnings if fact.code.startswith("hub")]


def ideas(state) -> list[str]:
    """Some drawings that seat 1 may make with its Bright Idea."""
    found = sorted(text for text in legal(state, 1) if " m " in text or " ! " in text)
    return found[:: max(1, len(found) // 8)]


def seen_by(state, viewer: int):
    """What a viewer sees: words, and the same as a drawing."""
    view = GAME.view(state, viewer)
    return view, GAME.text.drawing(view)


@pytest.mark.parametrize("viewer", [NOBODY, 0, 2])
def test_a_bulb_is_seen_crossed_out_at_once_and_nothing_of_what_it_was_used_for(viewer):
    """Ruling H-36: twins that used it for different pieces, tokens and places look alike."""
    start = position("first-keys", "room living", "card 19", "tokens 1 1", seats=3)
    before, _ = seen_by(start, viewer)
    told = []
    for idea in ideas(start):
        state = list(start)
        play_text(state, idea, 1)
        told.append(seen_by(state, viewer))
    play_text(start, "decline", 1)
    for idea in ideas(start):
        state = list(start)
        play_text(state, idea, 1)
        state[layout.DONE] = 0  # Only who is ready tells the second token from the first.
        told.append(seen_by(state, viewer))
    (view, drawing), *others = told

    assert len(told) > 8
    assert all(each == (view, drawing) for each in others)
    assert [n for n, word in enumerate(view) if word != before[n]] == [layout.IDEA + 1]
    assert view[layout.IDEA + 1] == start[layout.TURN]


def test_the_tokens_of_the_first_option_are_told_first():
    """Ruling H-30: the order makes no difference to what can be drawn."""
    state = position("first-keys", "room living", "card 19", "tokens 1 1")
    names = [{text[3] for text in legal(state) if " r0 " in text and " ! " not in text}]
    play_text(state, "decline")
    names.append({text[3] for text in legal(state) if " r0 " in text and " ! " not in text})

    assert names == [{"1"}, {"2"}]
    assert state[layout.FIRST + state[layout.CARD]] == state[layout.DECIDED] == 1
