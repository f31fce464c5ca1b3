"""Rulings of docs/rulings/home-staging.md on drawing and walls, each with its plan."""

from casetta.games.home_staging.rules.layout import IDEA
from tests.games.home_staging.drawn import (
    edge,
    home,
    points,
    reachable,
    why_not_close,
    why_not_front,
    why_not_place,
)
from tests.games.home_staging.played import legal, play_text, position

BATH = """
    333.
    333.
    ....
"""


def test_a_piece_needs_all_of_its_circulation():
    """Ruling H-1: the tub B has dots on both sides; a cupboard cuts one of them off."""
    whole = home(
        """
        x b x x
        x B x x
        x b x x
        x x x x
        """,
        rooms="333.\n333.\n333.\n....",
        doors={"3": "c1 e"},
        front="d4 e",
    )
    cut = home(
        """
        x b x x
        x B x x
        A b A x
        A A A x
        """,
        rooms="333.\n333.\n333.\n333.",
        doors={"3": "c1 e"},
        front="d4 e",
    )

    assert reachable(whole) == {"B"}
    assert "B" not in reachable(cut)


def test_the_way_leads_over_blank_squares():
    """Ruling H-2: between door and dot lie two blank squares of the room."""
    plan = home(
        "x x x x\nx x b x\nx x B x", rooms="333.\n333.\n333.", doors={"3": "c1 e"}, front="d3 s"
    )

    assert reachable(plan) == {"B"}


def test_a_rug_can_be_walked_on():
    """Ruling H-3: the only way to the dot leads over the rug."""
    plan = home(
        """
        A ~ A x
        A b A x
        A B A x
        """,
        rooms="333.\n333.\n333.",
        doors={"3": "b1 n"},
        front="d3 s",
    )
    plan["plan"].insert(0, "xxxx")
    for room in plan["rooms"]:
        room["cells"] = [[row + 1, column] for row, column in room["cells"]]
        room["door"] = [[1, 1], [0, 1]]
    for piece in plan["pieces"]:
        for part in ("cells", "circulation"):
            piece[part] = [[row + 1, column] for row, column in piece[part]]
    plan["front_door"] = edge("d4 s")

    assert {"B", "rug"} <= reachable(plan)


def test_a_rug_may_lie_on_circulation_but_not_on_furniture_or_rugs():
    """Ruling H-4."""
    plan = home("B b x x\nx x ~ ~")

    assert why_not_place(plan, ". ~ ~ .\n. . . .") is None
    assert why_not_place(plan, "~ ~ . .\n. . . .") == "overlap_piece"
    assert why_not_place(plan, ". . . .\n. ~ ~ .") == "overlap_rug"


def test_no_furniture_on_a_rug_but_circulation():
    """Ruling H-5."""
    plan = home("x x x x\nx x ~ ~")

    assert why_not_place(plan, ". . # .\n. . # .") == "overlap_rug"
    assert why_not_place(plan, ". . # .\n. . : .") is None


def test_no_wall_runs_through_a_drawing():
    """Ruling H-6: a fixed wall stands between column b and c."""
    plan = home("x x x x\nx x x x", fixed_walls=[edge("b1 e")])

    assert why_not_place(plan, ". # # .\n. . . .") == "wall_through_piece"
    assert why_not_place(plan, ". # : .\n. . . .") == "wall_through_piece"
    assert why_not_place(plan, ". . . .\n. # # .") is None


def test_a_room_contains_its_pieces_whole():
    """Ruling H-7."""
    plan = home("B B b x\nx x x x")

    assert why_not_close(plan, "# # . .\n# # . .", "b2 e") == "piece_left_out"
    assert why_not_close(plan, "# # # .\n. . . .", "c1 s") is None


def test_a_room_is_any_connected_shape():
    """Ruling H-8: a ring around a hole is a room, two corners are none."""
    plan = home("B b x x x\nx x x x x\nx x x x x\nx x x x x")

    assert why_not_close(plan, "###..\n#.#..\n###..\n.....", "c1 e") is None
    assert why_not_close(plan, "##...\n..#..\n..#..\n.....", "c2 e") == "not_connected"


def test_a_door_is_one_edge_of_the_rooms_boundary():
    """Ruling H-9."""
    plan = home("B b x x\nx x x x")

    assert why_not_close(plan, "# # . .\n. . . .", None) == "no_door"
    assert why_not_close(plan, "# # . .\n. . . .", "a1 e") == "door_not_on_boundary"
    assert why_not_close(plan, "# # . .\n. . . .", "c1 e") == "door_not_on_boundary"
    assert why_not_close(plan, "# # . .\n. . . .", "a1 w") == "door_on_outer_wall"
    assert why_not_close(plan, "# # . .\n. . . .", "a1 s") is None


def test_nothing_is_drawn_outside():
    """Ruling H-10."""
    plan = home("x x .\nx x .")

    assert why_not_place(plan, ". # #\n. . .") == "outside"
    assert why_not_place(plan, ". # :\n. . .") == "circulation_outside"


def test_circulation_lies_in_the_room_of_its_piece():
    """Ruling H-11: neither in a closed room nor left out when the room is closed."""
    plan = home("x x x x\nx x x x", rooms="3 3 . .\n3 3 . .", doors={"3": "b2 e"})
    drawn = home("B b x x\nx x x x")

    assert why_not_place(plan, ". : # .\n. . . .") == "in_closed_room"
    assert why_not_close(drawn, "# . . .\n# . . .", "a1 e") == "piece_left_out"


def test_a_room_without_any_edge_for_a_door_is_sealed():
    """Ruling H-12: it takes the whole floor; nothing can be reached, but it is furnished."""
    plan = home("B b\nx x")
    sealed = home("B b\nx x", rooms="1 1\n1 1")

    assert why_not_close(plan, "# #\n# #", None) is None
    assert points(sealed) == 0


def test_the_pieces_of_a_room_lie_in_one_part_of_the_floor():
    """Ruling H-13: the bathroom cuts the floor in two; no piece may straddle it either."""
    cut = home("B x x x x\nb x x x x", rooms=". . 3 3 .\n. . 3 3 .", doors={"3": "d2 e"})
    blank = home("x x x x x\nx x x x x", rooms=". . 3 3 .\n. . 3 3 .", doors={"3": "d2 e"})

    assert why_not_place(cut, ". . . . #\n. . . . .") == "other_area"
    assert why_not_place(cut, ". # . . .\n. : . . .") is None
    assert why_not_place(blank, ". . . . #\n. . . . .") is None
    assert why_not_place(blank, ": # . . #\n. . . . .") == "other_area"


def test_the_square_before_a_door_stays_free():
    """Ruling H-14: no piece, no circulation, no room on c2."""
    plan = home("x x x x\nx x x x\nx x x x", rooms="3 3 . .\n3 3 . .", doors={"3": "b2 e"})
    drawn = home("x x x B\nx x x b\nx x x x", rooms="3 3 . .\n3 3 . .", doors={"3": "b2 e"})

    assert why_not_place(plan, ". . . .\n. . # .\n. . . .") == "blocks_door"
    assert why_not_place(plan, ". . . .\n. . : #\n. . . .") == "blocks_door"
    assert why_not_close(drawn, ". . . #\n. . # #\n. . . .", "d2 s") == "in_closed_room"


def test_the_front_door_may_be_moved_and_keeps_its_square_free():
    """Ruling H-15."""
    plan = home("x x x\nx x x", front="a1 n")

    assert why_not_front(plan, "c2 e") is None
    assert why_not_place(plan, "# . .\n. . .") == "blocks_door"


def test_walls_are_final():
    """Ruling H-16: nothing in the game takes a wall or a door away; later pieces lean on them."""
    plan = home("x x x x\nx x x x", rooms="3 3 . .\n3 3 . .", doors={"3": "b2 e"})

    assert why_not_place(plan, ". . # .\n. . . .", backs=("c1 w",)) is None
    assert why_not_place(plan, ". . # .\n. . . .", backs=("c1 e",)) == "no_wall"


def test_no_door_in_a_wall_that_furniture_leans_on():
    """Ruling H-17: in a hall without corridor, neither from its side nor from the other."""
    hall = home(
        "A x B b\nx x x x",
        rooms="1 1 . .\n1 1 . .",
        backs={"B": ["c1 w"]},
        current="bath",
        hub="living",
    )
    outer = home("B b\nx x", backs={"B": ["a1 n"]})
    outer["pieces"][0]["circulation"] = []
    outer["pieces"][0]["cells"] = [[0, 0], [0, 1]]

    assert why_not_close(hall, ". . # #\n. . # #", "c1 w") == "door_blocked"
    assert why_not_close(hall, ". . # #\n. . # #", "c2 w") is None
    assert why_not_front(outer, "a1 n") == "square_in_use"
    assert why_not_front({**hall, "hub": "living"}, "a2 s") is None


def test_the_front_door_is_no_back_of_a_piece():
    """Ruling H-17, in the hub: a rug does not block the square, the back of a piece does."""
    hall = home("A x x x\nx x x x", rooms="1 1 1 .\n1 1 1 .", backs={"A": ["b1 n"]}, hub="living")
    hall["pieces"][0]["wall_edges"] = []
    leaning = home("A x x x\nx x x x", rooms="1 1 1 .\n1 1 1 .", hub="living")
    leaning["pieces"].append(
        {
            "id": "shelf",
            "room": "living",
            "cells": [[1, 1]],
            "rug": True,
            "wall_edges": [edge("b2 s")],
        }
    )

    assert why_not_front(hall, "b1 n") is None
    assert why_not_front(leaning, "b2 s") == "back_of_piece"


def test_a_window_is_a_wall_to_lean_on():
    """Ruling H-18; a front door is not."""
    window = home("x x x\nx x x", windows=["a1 n"])
    door = home("x x x\nx x x\nx x x", front="a1 n")

    assert why_not_place(window, "# . .\n: . .", backs=("a1 n",)) is None
    assert why_not_place(door, "# . .\n. . .\n. . .", backs=("a1 n",)) == "blocks_door"


def test_the_bright_idea_turns_one_token_into_the_other_option():
    """Ruling H-24: with a token on each option, either may be drawn as the other."""
    state = position("first-keys", "room living", "card 19", "tokens 1 1")

    assert any(" ! " in text for text in legal(state))
    play_text(state, next(text for text in legal(state) if " ! " in text))
    assert state[IDEA] == 1
    assert not any(" ! " in text or " m " in text for text in legal(state))


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


def test_the_front_door_opens_into_the_corridor_or_the_hub():
    """Ruling H-26: set into a room it is refused, and if it is there nothing is reached."""
    plan = home("B b x\nx x x", rooms="3 3 .\n3 3 .", doors={"3": "b2 e"})
    wrong = {**plan, "front_door": edge("a2 w")}
    hall = home("A a B b", rooms="1 1 3 3", doors={"3": "c1 w"}, hub="living", current="kitchen")

    assert why_not_front(plan, "a2 w") == "opens_into_room"
    assert reachable(wrong) == set()
    assert why_not_front(hall, "d1 e") == "opens_into_room"
    assert why_not_front(hall, "b1 n") is None
    assert reachable({**hall, "front_door": edge("b1 n")}) == {"A"}


def test_tokens_may_be_assigned_to_what_nobody_can_draw():
    """Ruling H-29: with k tokens there are always k + 1 assignments."""
    state = position("first-keys", "room living", "card 19")

    assert legal(state) == {"tokens 0 2", "tokens 1 1", "tokens 2 0"}
