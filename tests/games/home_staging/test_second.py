"""The engine and a plain second writing of the rules answer alike."""

import json
from random import Random
from typing import Any

import pytest

from casetta.games.home_staging import GAME
from casetta.games.home_staging.content import furniture
from casetta.games.home_staging.content.library import BUILT_IN, NAMES
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.reasons import why_not_piece, why_not_room
from casetta.games.home_staging.plan.squares import from_rows, pairs
from casetta.games.home_staging.rules import layout
from casetta.games.home_staging.rules.decisions import legal_lines, option_now
from casetta.games.home_staging.rules.pieces import FACTS_OF, option_place, room_of_piece
from casetta.games.home_staging.rules.plan import door_of
from casetta.games.home_staging.rules.scoring import points, room_points
from casetta.games.home_staging.rules.walking import reach, reachable_pieces, reachable_rooms
from casetta.games.home_staging.text.notation import read
from tests.games.home_staging import second
from tests.games.home_staging.drawn import ask
from tests.games.home_staging.played import dealt
from tests.games.home_staging.random_plans import random_question
from tests.long import in_parts
from tests.playing import random_game


def two_squares(edge: int) -> list[list[int]]:
    square = divmod(edge >> 2, layout.SIDE)
    return [list(square), list(furniture.neighbour(square, edge & 3))]


def as_question(state, seat: int) -> dict[str, Any]:
    """The plan of a seat as a question on paper would tell it."""
    content = BUILT_IN[state[layout.SCENARIO]].content
    plan = Plan(state, seat)
    rooms = [room for room, squares in enumerate(plan.insides) if squares & plan.closed]
    question: dict[str, Any] = {
        "plan": list(content["plan"]),
        "rules": content.get("rule", []),
        "room_list": [room["card"] for room in content["room"]],
        "rooms": [finished(state, seat, room) for room in rooms],
        "pieces": [laid(state, seat, piece) for piece in range(state[layout.PIECES + seat])],
        "windows": [two_squares(edge) for edge in plan.windows],
    }
    if state[layout.FRONT_DOOR + seat] != layout.NONE:
        question["front_door"] = two_squares(state[layout.FRONT_DOOR + seat])
    if state[layout.HUB] != layout.NONE:
        question["hub"] = Plan(state, 0).room_names[state[layout.HUB]]
    if state[layout.ROOM] != layout.NONE:
        question["current_room"] = Plan(state, 0).room_names[state[layout.ROOM]]
    return question


def finished(state, seat: int, room: int) -> dict[str, Any]:
    door = door_of(state, seat, room)
    return {
        "id": Plan(state, 0).room_names[room],
        "cells": [list(square) for square in pairs(Plan(state, seat).insides[room])],
        "door": None if door == layout.NONE else two_squares(door),
    }


def laid(state, seat: int, piece: int) -> dict[str, Any]:
    plan = Plan(state, seat)
    room = plan.room_names[room_of_piece(state, seat, piece)]
    return {"id": str(piece), "room": room, **drawn(plan.pieces[piece].text)}


def drawn(text: str) -> dict[str, Any]:
    """A piece as text, square by square, by way of the catalogue's drawing."""
    option, turns, *mirror, _ = text.split()
    square = (read(text)[0] - read(text.rsplit(" ", 1)[0] + " a1")[0]) % 256
    card = furniture.CATALOGUE[furniture.OPTION_NAMES[option]]
    turned = furniture.transformed(card.shape, mirror == ["m"], int(turns[1]))
    shape = furniture.moved(turned, *divmod(square, layout.SIDE))
    return {
        "cells": [list(each) for each in sorted(shape.body)],
        "circulation": [list(each) for each in sorted(shape.dots)],
        "wall_edges": [
            [list(each), list(furniture.neighbour(each, side))] for each, side in shape.backs
        ],
        "rug": shape.rug,
        "option": option,
    }


def games(scenario: str, seed: int):
    """The positions of a random game."""
    dice = Random(seed)
    state = dealt(scenario, 1, seed)
    for each in random_game(GAME, state, dice):
        yield each, dice


@pytest.mark.parametrize("scenario", NAMES)
def test_the_same_placements_for_the_same_reasons(scenario):
    """All conditions, their order, and the lines of legal drawings."""
    for state, dice in games(scenario, 5):
        if state[layout.PHASE] != layout.DRAW:
            continue
        plan = second.Plan(as_question(state, 0))
        room = Plan(state, 0).room_names[state[layout.ROOM]]
        for _ in range(12):
            transform, square = dice.randrange(4), dice.randrange(256)
            option = dice.randrange(2)
            name = option_text(state, option)
            told = drawn(f"{name} r{transform} {'abcdefghijklmnop'[square % 16]}{square // 16 + 1}")
            expected = second.placement(plan, room, told)
            reason = why_not_piece(state, 0, option, transform, square)

            assert (reason.code if reason else None) == expected
            asked = ask("placement", as_question(state, 0), place=told)["reason"]
            assert asked == expected


def option_text(state, option: int) -> str:
    card = state[layout.CARD]
    number, letter = state[layout.CARD_NUMBER + card], state[layout.LETTER + card]
    return furniture.option_name(furniture.option_number(number, letter, option))


@pytest.mark.parametrize("scenario", NAMES)
def test_the_lines_of_drawings_are_those_without_a_reason(scenario):
    """`find_places` and `why_not_place` agree on every square."""
    for number, (state, _) in enumerate(games(scenario, 6)):
        if state[layout.PHASE] != layout.DRAW or number % 3:
            continue
        option, lines = option_now(state, 0), legal_lines(state, 0)
        facts = state[option_place(state, state[layout.CARD], option) + FACTS_OF]
        for transform in range(4):
            for square in range(256):
                fits = why_not_piece(state, 0, option, transform, square) is None
                row, column = divmod(square, layout.SIDE)
                listed = lines[layout.SIDE * (1 + transform) + row] >> column & 1
                assert bool(listed) == (fits and bool(facts >> 8 + transform & 1))


@pytest.mark.parametrize("scenario", NAMES)
def test_the_same_closings_for_the_same_reasons(scenario):
    """For random sets of squares and random doors."""
    for state, dice in games(scenario, 7):
        if state[layout.PHASE] != layout.CLOSE:
            continue
        question = as_question(state, 0)
        plan, room = second.Plan(question), state[layout.ROOM]
        cells = set(pairs(Plan(state, 0).insides[room]))
        if dice.random() < 0.3:
            cells ^= {(dice.randrange(16), dice.randrange(16))}
        square = dice.choice(sorted(cells | {(1, 1)}))
        side = dice.randrange(4)
        door = None if dice.random() < 0.2 else 4 * (16 * square[0] + square[1]) + side
        edge = None if door is None else second.edge(two_squares(door))
        if not cells or (state[layout.HUB] == room and door is not None):
            continue
        expected = second.closing(plan, Plan(state, 0).room_names[room], cells, edge)
        told = {"cells": [list(each) for each in cells], "door": door and two_squares(door)}

        assert ask("closing", question, close=told)["reason"] == expected
        if door is None or square in cells:
            reason = why_not_room(state, 0, room, cells, door)
            assert (reason.code if reason else None) == expected


@pytest.mark.parametrize("scenario", NAMES)
def test_the_same_reach_and_the_same_scores(scenario):
    """The question on paper gives what the game gives, bonuses included."""
    for seed in range(3):
        state = list(games(scenario, seed))[-1][0]
        question = as_question(state, 0)
        plan = second.Plan(question)
        reached = reach(state, 0)
        rooms = reachable_rooms(state, 0, reached)
        pieces = reachable_pieces(state, 0, reached, rooms)
        holds = {
            room: rule["mark"]
            for rule in question["rules"]
            if rule["kind"] == "must_hold"
            for room in rule["rooms"]
        }
        expected = second.score(plan, question["room_list"], holds)

        assert set(pairs(from_rows(reached))) == plan.reached
        for room, name in enumerate(question["room_list"]):
            own = room_points(state, 0, room, pieces)
            assert expected[name] in (own, -3)
        asked = ask("score", {**question, "scenario": scenario})
        assert asked["total"] == points(state, 0)
        assert {
            name: room["points"] + room["penalty"] for name, room in asked["rooms"].items()
        } == expected


QUESTIONS = 500
"""In each part."""


def expected(asked):
    """The answer of the second reading."""
    kind = asked["ask"]
    sheet = second.Plan(asked)
    if kind == "placement":
        reason = second.placement(sheet, asked["current_room"], asked["place"])
        return {"legal": reason is None, "reason": reason}
    if kind == "closing":
        close = asked["close"]
        door = second.edge(close["door"]) if close["door"] else None
        cells = second.squares(close["cells"])
        reason = second.closing(sheet, asked["current_room"], cells, door)
        return {"legal": reason is None, "reason": reason}
    if kind == "front_door":
        wall = second.edge(asked["edge"])
        reason = second.front_door(sheet, asked["current_room"], wall)
        return {"legal": reason is None, "reason": reason}
    if kind == "distance":
        return {"distance": second.distance(sheet, *(named(sheet, asked[e]) for e in ENDS))}
    if kind == "view":
        return {"sees": sorted(second.view(sheet, sheet.windows[0]))}
    if kind == "bonus":
        return {"bonus": second.bonus_points(sheet, asked["bonus"])}
    return {"points": second.score(sheet, asked["room_list"], {})}


ENDS = ("from", "to")


def named(sheet, name):
    if name == "front_door":
        return sheet.front
    if name.startswith("door:"):
        return sheet.doors[name.removeprefix("door:")]
    return next(piece for piece in sheet.pieces if piece["id"] == name)


def told(answer):
    """The part of the engine's answer that is compared."""
    if "rooms" in answer:
        rooms = answer["rooms"].items()
        return {"points": {name: room["points"] + room["penalty"] for name, room in rooms}}
    if "sees" in answer:
        return {"sees": sorted(answer["sees"])}
    return {key: value for key, value in answer.items() if key != "squares"}


@in_parts("readings", full=80)
def test_both_readings_answer_alike(part):
    rng = Random(part)
    for _ in range(QUESTIONS):
        asked = json.loads(json.dumps(random_question(rng)))

        answer = ask(asked["ask"], asked)

        assert told(answer) == expected(asked), json.dumps(asked)
