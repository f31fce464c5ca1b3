"""The engine and a plain second writing of the rules answer alike."""

import json
from itertools import islice
from random import Random
from typing import Any

import pytest

from casetta.games.home_staging import GAME
from casetta.games.home_staging.content import furniture
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.position import Phase
from casetta.games.home_staging.plan.reasons import Reason, why_not_piece, why_not_room
from casetta.games.home_staging.plan.squares import SQUARE_NAMES, pairs
from casetta.games.home_staging.rules.decisions import legal_lines, option_now
from casetta.games.home_staging.rules.layout import SIDE
from casetta.games.home_staging.rules.pieces import FACTS_OF, option_place
from casetta.games.home_staging.text.notation import read
from tests.games.home_staging import second
from tests.games.home_staging.drawn import ask
from tests.games.home_staging.played import dealt
from tests.games.home_staging.random_plans import random_bonus, random_question, random_sheet
from tests.long import in_parts
from tests.playing import random_game


def two_squares(edge: int | None) -> list[list[int]] | None:
    if edge is None:
        return None
    square = divmod(edge >> 2, SIDE)
    return [list(square), list(furniture.neighbour(square, edge & 3))]


def as_question(plan: Plan) -> dict[str, Any]:
    """A plan as a question on paper would tell it."""
    names, closed = plan.room_names, [room for room in plan.rooms if room.is_closed]
    return {
        "plan": plan.home.content["plan"],
        "rules": plan.home.content.get("rule", []),
        "room_list": names,
        "rooms": [
            {"id": room.name, "cells": pairs(room.squares), "door": two_squares(room.door)}
            for room in closed
        ],
        "pieces": [
            {"id": str(piece.index), "room": names[piece.room], **drawn(piece.text)}
            for piece in plan.pieces
        ],
        "windows": [two_squares(edge) for edge in plan.windows],
        "front_door": two_squares(plan.front_door),
        "hub": None if plan.hub is None else names[plan.hub],
        "current_room": None if plan.room is None else names[plan.room],
    }


def drawn(text: str) -> dict[str, Any]:
    """A piece as text, square by square, by way of the catalogue's drawing."""
    option, turns, *mirror, _ = text.split()
    square = (read(text)[0] - read(text.rsplit(" ", 1)[0] + " a1")[0]) % 256
    card = furniture.CATALOGUE[furniture.OPTION_NAMES[option]]
    turned = furniture.transformed(card.shape, mirror == ["m"], int(turns[1]))
    shape = furniture.moved(turned, *divmod(square, SIDE))
    return {
        "cells": sorted(shape.body),
        "circulation": sorted(shape.dots),
        "wall_edges": [(each, furniture.neighbour(each, side)) for each, side in shape.backs],
        "rug": shape.rug,
        "option": option,
    }


def asked_of(name: str, question: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What the engine answers to a question on paper."""
    return ask(name, json.loads(json.dumps({**question, **more})))


def games(scenario: str, seed: int, phase: Phase):
    """The plans of a random game in one of its phases."""
    dice = Random(seed)
    for state in random_game(GAME, dealt(scenario, 1, seed), dice):
        plan = Plan(list(state), 0)
        if plan.phase == phase:
            yield plan, dice


def code_of(reason: Reason | None) -> str | None:
    return reason.code if reason else None


@pytest.mark.parametrize("scenario", NAMES)
def test_the_same_placements_for_the_same_reasons(scenario):
    """All conditions and their order."""
    for plan, dice in games(scenario, 5, Phase.DRAW):
        question, card = as_question(plan), plan.card
        sheet = second.Plan(question)
        for _ in range(12):
            transform, square, option = dice.randrange(4), dice.randrange(256), dice.randrange(2)
            number = furniture.option_number(card.number, card.letter, option)
            text = f"{furniture.option_name(number)} r{transform} {SQUARE_NAMES[square]}"
            expected = second.placement(sheet, question["current_room"], drawn(text))

            assert code_of(why_not_piece(plan.state, 0, option, transform, square)) == expected
            assert asked_of("placement", question, place=drawn(text))["reason"] == expected


@pytest.mark.parametrize("scenario", NAMES)
def test_the_lines_of_drawings_are_those_without_a_reason(scenario):
    """`find_places` and `why_not_place` agree on every square."""
    for plan, _ in islice(games(scenario, 6, Phase.DRAW), 0, None, 3):
        state = plan.state
        option, lines = option_now(state, 0), legal_lines(state, 0)
        facts = state[option_place(state, plan.card.index, option) + FACTS_OF]
        for transform in range(4):
            for square in range(256):
                fits = why_not_piece(state, 0, option, transform, square) is None
                row, column = divmod(square, SIDE)
                listed = lines[SIDE * (1 + transform) + row] >> column & 1
                assert bool(listed) == (fits and bool(facts >> 8 + transform & 1))


@pytest.mark.parametrize("scenario", NAMES)
def test_the_same_closings_for_the_same_reasons(scenario):
    """For random sets of squares and random doors."""
    for plan, dice in games(scenario, 7, Phase.CLOSE):
        question, room = as_question(plan), plan.current
        cells = set(pairs(room.squares))
        if dice.random() < 0.3:
            cells ^= {(dice.randrange(16), dice.randrange(16))}
        square = dice.choice(sorted(cells | {(1, 1)}))
        door = None if dice.random() < 0.2 else 4 * (16 * square[0] + square[1]) + dice.randrange(4)
        if not cells or (plan.hub == plan.room and door is not None):
            continue
        edge = None if door is None else second.edge(two_squares(door))
        expected = second.closing(second.Plan(question), room.name, cells, edge)
        told = {"cells": sorted(cells), "door": two_squares(door)}

        assert asked_of("closing", question, close=told)["reason"] == expected
        if door is None or square in cells:
            assert code_of(why_not_room(plan.state, 0, room.index, cells, door)) == expected


@pytest.mark.parametrize("scenario", NAMES)
def test_the_same_reach_and_the_same_scores(scenario):
    """The question on paper gives what the game gives, bonuses included."""
    for seed in range(3):
        ((plan, _),) = games(scenario, seed, Phase.OVER)
        question = as_question(plan)
        sheet = second.Plan(question)
        rules = [rule for rule in question["rules"] if rule["kind"] == "must_hold"]
        holds = {room: rule["mark"] for rule in rules for room in rule["rooms"]}
        expected = second.score(sheet, question["room_list"], holds)

        assert set(pairs(plan.reached)) == sheet.reached
        for room in plan.rooms:
            assert expected[room.name] in (plan.room_points(room.index), -3)
        answer = asked_of("score", question, scenario=scenario)
        assert answer["total"] == plan.points
        assert told(answer) == {"points": expected}


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
        ends = named(sheet, asked["from"]), named(sheet, asked["to"])
        return {"distance": second.distance(sheet, *ends)}
    if kind == "view":
        return {"sees": sorted(second.view(sheet, sheet.windows[0]))}
    if kind == "bonus":
        return {"bonus": second.bonus_points(sheet, asked["bonus"])}
    return {"points": second.score(sheet, asked["room_list"], {})}


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


def test_rooms_without_furniture_earn_no_bonus_of_any_kind():
    """Ruling H-34: every plan again with nothing but rugs, and with nothing at all."""
    rng, paid = Random(34), set()
    for _ in range(400):
        asked = random_sheet(rng) | {"ask": "bonus", "bonus": random_bonus(rng)}
        kind = asked["bonus"]["kind"]
        if kind == "corridor":  # It speaks of no room.
            continue
        bare = {"rug": True, "circulation": [], "wall_edges": []}
        rugs = [piece | bare for piece in asked["pieces"]]

        paid |= {kind} if asked_of("bonus", asked)["bonus"] else set()
        assert asked_of("bonus", asked | {"pieces": rugs})["bonus"] == 0, json.dumps(asked)
        assert asked_of("bonus", asked | {"pieces": []})["bonus"] == 0, json.dumps(asked)

    assert len(paid) > 12
