"""What a drawing board asks while plans are drawn (docs/ask.md: For a drawing board)."""

from itertools import pairwise

import pytest

from casetta.contract.question import Position
from casetta.games.home_staging import GAME
from casetta.protocol.ask import answer
from casetta.protocol.ask import ask as ask_rules
from casetta.table.table import Table
from casetta.words import LANGUAGES, Words

SEED = 11


def ask(name, **fields):
    return ask_rules(GAME, {"ask": name, **fields})


def begun(*moves, scenario="first-keys"):
    """A table for one after some moves."""
    table = Table.deal(GAME, 1, {"scenario": scenario}, seed=SEED)
    for move in moves:
        table.play(0, move)
    return table


def view_of(table):
    return GAME.text.drawing(table.view(0))


def drawing_table():
    """The sofa card of First Keys is turned over, its token lies on the first option."""
    return begun("room living", "card 1", "tokens 1 0")


DRAWING = view_of(drawing_table())
SOFA = f"01{DRAWING['cards'][0]['card']}1"
PLACES = ask("fits", view=DRAWING, option=1)
DRAFT = f"{SOFA} r0 {PLACES['fits'][0][0]}"
"""A piece that may be drawn there."""


def closing_table():
    """All cards of the living room are done: a sofa in the corner, nothing else."""
    table = drawing_table()
    table.play(0, DRAFT)
    while view_of(table)["phase"] != "close":
        legal = table.legal(0)
        table.play(0, "decline" if "decline" in legal else legal[0])
    return table


CLOSING = view_of(closing_table())
WALLS = ask("walls", view=CLOSING)


CUT_OFF = {
    "options": {"scenario": "first-keys"}, "phase": "card", "rooms": ["kitchen", "bath"],
    "plans": [{
        "pieces": ["12a1 r1 k9", "08a1 r3 e8", "16b2 r1 k5", "15a1 r0 h5"],
        "rooms": {"kitchen": {
            "squares": ["e8:f11", "k9:l12", "g7:h8", "h9:j9", "h12:j12", "g10:g11", "g6", "e7",
                        "l8", "j10", "i11", "f12"],
            "door": "h8 e",
        }},
        "front_door": "g5 n",
    }],
}  # fmt: skip
"""The last piece, of the open bath, stands between the front door and the kitchen."""


def test_a_room_that_is_cut_off_is_told_with_the_piece_in_the_way():
    (kitchen,) = [each for each in ask("plan", view=CUT_OFF)["rooms"] if each["room"] == "kitchen"]

    assert [(fact["code"], fact["pieces"]) for fact in kitchen["against"]] == [
        ("door_cut_off", ["3"])
    ]


# Places


def test_a_piece_fits_exactly_where_it_is_legal():
    """Ways to turn it that look the same fit in the same places; a draft takes its place away."""
    free, taken = PLACES["fits"][0], ask("fits", view=DRAWING, option=1, draft=DRAFT)["fits"][0]
    spelled = {
        f"{SOFA} r{way & 3}{' m' if way & 4 else ''} {square}"
        for way in set(PLACES["simplest"])
        for square in PLACES["fits"][way]
    }

    legal = {*drawing_table().legal(0)} - {"decline"}
    assert spelled == {move for move in legal if " ! " not in move}
    assert PLACES["fits"] == [PLACES["fits"][first] for first in PLACES["simplest"]]
    assert free[0] not in taken
    assert set(taken) < set(free)


# The plan


def test_a_draft_is_told_with_what_it_brings_and_as_the_table_has_it_once_it_is_played():
    """Until then the table stays as it was."""
    table = drawing_table()
    before, foreseen = ask("plan", view=DRAWING), ask("plan", view=DRAWING, draft=DRAFT)
    assert view_of(table) == DRAWING
    table.play(0, DRAFT)
    after = ask("plan", view=view_of(table))

    (piece,) = foreseen["pieces"]
    assert f"{piece['option']} r{piece['transform']} {piece['at']}" == DRAFT
    assert before["pieces"] == []
    assert foreseen["refused"] is None
    assert foreseen["worth"] - before["worth"] == piece["points"] == len(piece["body"])
    assert [each["text"] for each in after["pieces"]] == [piece["text"]] == [DRAFT]
    assert (after["worth"], after["walls"]) == (foreseen["worth"], foreseen["walls"])


def test_a_draft_that_breaks_a_rule_names_it_with_the_squares_at_fault():
    """A wrong window is refused before anything else."""
    told = ask("plan", view=DRAWING, draft=f"{SOFA} r0 a1")
    window = ask("plan", view=DRAWING, draft="window h8 n")

    assert (told["refused"]["code"], told["refused"]["piece"]) == ("outside", 0)
    assert "a1" in told["refused"]["squares"]
    assert told["pieces"] == []
    assert window["refused"] == {"code": "not_outer_wall", "squares": ["h8"]}


def test_a_finished_plan_is_worth_what_it_scores_and_ways_lead_in_from_the_front_door():
    """Step by step; a whole game that proposals play."""
    table = begun()
    while not table.is_over:
        table.play(0, proposed(table))
    told = ask("plan", view=view_of(table))

    assert told["worth"] == told["total"] == GAME.rules.points(table.state, 0)
    rooms = sum(room["counted"] + room["penalty"] for room in told["rooms"])
    assert rooms + sum(bonus["counted"] for bonus in told["bonuses"]) == told["total"]
    way = next(piece["way"] for piece in told["pieces"] if piece["reachable"] and piece["dots"])
    assert way[0] == told["front_door"].split()[0]
    assert all(square in told["reach"] for square in way)
    for one, other in pairwise(way):
        down, right = int(other[1:]) - int(one[1:]), ord(other[0]) - ord(one[0])
        assert abs(down) + abs(right) == 1


def proposed(table):
    view = view_of(table)
    if view["phase"] == "draw":
        card = max(view["cards"], key=lambda card: card["turn"])
        option = 1 if card["first"] else 2
        fits = ask("fits", view=view, option=option)["fits"]
        name = f"{card['number']:02}{card['card']}{option}"
        return next((f"{name} r{way} {fits[way][0]}" for way in range(4) if fits[way]), "decline")
    if view["phase"] == "close":
        return ask("walls", view=view)["text"]
    if view["phase"] == "finish":
        front = ask("openings", view=view)["proposed"]
        return f"front {front} ready" if front else "ready"
    return table.legal(0)[-1]


def test_a_hub_counts_though_furniture_stands_at_its_first_outer_wall():
    """The front door that is tried must not be one that furniture stands behind."""
    rooms = {"living": {"squares": ["c4:m6"], "closed": True}}
    plan = {"pieces": ["03b2 r0 c4", "19a1 r0 i5"], "rooms": rooms}
    view = {"options": {"scenario": "the-old-cistern"}, "phase": "room", "rooms": ["living"]}

    told = ask("plan", view={**view, "plans": [plan]})

    assert all(piece["counts"] for piece in told["pieces"])
    assert told["worth"] >= sum(piece["points"] for piece in told["pieces"])
    assert told["cut"] == []


# Walls


def test_a_room_is_closed_as_proposed():
    table = closing_table()

    assert WALLS["refused"] is None
    assert set(WALLS["own"]) <= set(WALLS["squares"]) <= set(WALLS["free"])
    assert WALLS["door"] in WALLS["doors"]
    table.play(0, WALLS["text"])
    assert view_of(table)["phase"] == "room"


def test_other_squares_change_the_closing_and_a_door_that_still_fits_stays():
    squares, door = WALLS["squares"], WALLS["doors"][0]
    more = next(each for each in WALLS["free"] if each not in squares and beside(each, squares))

    told = ask("walls", view=CLOSING, squares=[*squares, more], door=door)

    assert more in told["squares"]
    assert told["refused"] is None
    assert (told["door"] == door) == (door in told["doors"])


def beside(square, squares):
    column, row = ord(square[0]), int(square[1:])
    near = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
    return bool(near & {(ord(each[0]), int(each[1:])) for each in squares})


def test_a_room_that_has_grown_keeps_its_squares():
    """Whoever takes the seat of somebody who left goes on from there."""
    table = closing_table()
    grown = [text for text in table.legal(0) if text.startswith("grow")][-1]
    table.play(0, grown)

    told = ask("walls", view=view_of(table))
    table.play(0, told["text"])

    assert grown.split()[1] in told["own"]
    assert view_of(table)["phase"] == "room"


def test_a_room_in_two_parts_is_refused_and_its_pieces_stay_inside():
    """The whole floor leaves no door and no way in."""
    own = WALLS["own"]
    far = next(square for square in reversed(WALLS["free"]) if not beside(square, own))

    told = ask("walls", view=CLOSING, squares=[far])
    whole = ask("walls", view=CLOSING, squares=["a1:p16"])

    assert set(own) <= set(told["squares"])
    assert told["refused"]["code"] == "not_connected"
    assert (whole["doors"], whole["refused"]) == ([], None)
    assert {"no_way_in", "too_tight"} <= {note["code"] for note in whole["notes"]}


# Front door and windows


def test_a_window_tells_what_it_looks_at():
    view = view_of(begun("room living", "card 1", scenario="over-the-flower-shop"))
    windows = ask("openings", view=view)["windows"]

    assert windows["f4 n"] == {"squares": ["f3", "f2", "f1"], "sees": ["tree"]}
    assert windows["e4 n"]["sees"] == []


def test_the_front_door_may_be_moved_so_its_own_place_is_offered_too():
    front = ask("openings", view=DRAWING)["fronts"][0]

    told = ask("openings", view=DRAWING, draft=f"front {front}")

    assert front in told["fronts"]
    assert front not in told["windows"]


# What never changes


def test_a_home_tells_its_cards_and_its_paper():
    told = ask("home", view={"options": {"scenario": "over-the-flower-shop"}})

    assert told["rooms"] == ["living", "kitchen", "bath", "bed"]
    assert sum(card["tokens"] for card in told["cards"]) == 14
    assert len(told["floor"]) == 91
    assert told["texts"] is None


def test_scenarios_and_furniture_are_told_with_a_picture():
    told = ask("scenarios")["scenarios"]
    piece = ask("furniture", names=["01a1"])["furniture"]["01a1"]

    assert [each["id"] for each in told] == list(GAME.options[0].values)
    assert all("<path" in each["picture"] and each["squares"] > 40 for each in told)
    assert piece["points"] == len(piece["body"]) > 1
    assert all(row < piece["rows"] and column < piece["columns"] for row, column in piece["dots"])
    assert piece["picture"].startswith("<")


# At a table


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("home", {}),
        ("plan", {"draft": "window e5 w"}),
        ("fits", {"option": 2}),
        ("openings", {}),
        ("furniture", {"names": ["01a1"]}),
    ],
)
def test_a_table_answers_from_its_own_position(name, fields):
    """Nobody sends a view back to a table."""
    own = Position(drawing_table().view(0), 0)

    assert ask_rules(GAME, {"ask": name, **fields}, own) == ask(name, **fields, view=DRAWING)


# Bad questions


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "missing_field"),
        ({"view": []}, "missing_field"),
        ({"view": {"plans": 3}, "draft": "dance"}, "unreadable_move"),
        ({"view": {}, "draft": 7}, "unreadable_move"),
        ({"view": {}, "draft": "decline " * 1000}, "unreadable_move"),
        ({"view": {}, "seat": 3}, "out_of_bounds"),
        ({"view": {"options": {"scenario": "nowhere"}}}, "not_a_choice"),
        ({"ask": "furniture", "names": ["99z9"]}, "not_a_choice"),
        ({"ask": "fits", "view": view_of(begun()), "option": 1}, "no_card_turned"),
        ({"ask": "walls", "view": DRAWING}, "nothing_to_close"),
    ],
)
def test_a_question_that_makes_no_sense_gets_an_error_in_every_language(fields, code):
    for language in LANGUAGES:
        words = Words(language).with_game(GAME.folder)
        told = answer(GAME, {"ask": "plan", **fields}, words)
        assert told["error"]["code"] == code
        assert told["error"]["message"]


# Where there is no corridor


TWO_ROOMS = {
    "living": {"squares": ["e4", "e5:f5", "c6:f6"], "closed": True},
    "bath": {"squares": ["h13:j13", "i12:j12"], "door": "i12 n", "closed": True},
}


def around_hub(*opened: str):
    """The Old Cistern: a coffee table in the hub, a bathtub far from it; the last room is open."""
    rooms = {name: TWO_ROOMS[name] for name in opened[:-1]}
    pieces = {"living": "04b1 r0 e4", "bath": "17a1 r2 h12"}
    plan = {"pieces": [pieces[name] for name in opened], "rooms": rooms}
    table = {"options": {"scenario": "the-old-cistern"}, "phase": "close", "rules": 2}
    return {**table, "rooms": list(opened), "plans": [plan]}


def codes(notes):
    return [note["code"] for note in notes]


def test_a_room_is_proposed_with_a_door_into_the_closed_hub():
    """Ruling H-35: it is led there; what does not reach it has no place for a door."""
    view = around_hub("living", "bath")
    proposed, small = ask("walls", view=view), ask("walls", view=view, squares=[])

    assert proposed["refused"] is small["refused"] is None
    assert proposed["door"] in proposed["doors"]
    assert (small["door"], small["doors"], small["text"]) == (None, [], "sealed")
    assert "room_without_door" in codes(small["notes"])
    assert "room_without_door" not in codes(proposed["notes"])
    reached = ask("plan", view={**view, "plans": view["plans"]}, draft=proposed["text"])
    assert reached["worth"] > ask("plan", view=view, draft=small["text"])["worth"]


def test_a_hub_that_leaves_out_what_lies_before_a_door_is_warned_of():
    """Ruling H-35: the proposal takes it in."""
    view = around_hub("bath", "living")
    proposed, small = ask("walls", view=view), ask("walls", view=view, squares=[])

    assert "doors_past_hub" in codes(small["notes"])
    assert "doors_past_hub" not in codes(proposed["notes"])
