"""Random questions on paper, answered by the engine and by a plain second reading of the rules."""

import json
from random import Random

from tests.games.home_staging import naive, second
from tests.games.home_staging.drawn import ask
from tests.games.home_staging.random_plans import random_question
from tests.long import in_parts

QUESTIONS = 500
"""In each part."""


def expected(asked):
    """The answer of the second reading."""
    kind = asked["ask"]
    sheet = naive.Sheet(asked)
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
        reason = naive.front_door(sheet, sheet.windows, asked["current_room"], wall)
        return {"legal": reason is None, "reason": reason}
    if kind == "distance":
        return {"distance": naive.distance(sheet, *(named(sheet, asked[e]) for e in ENDS))}
    if kind == "view":
        return {"sees": sorted(naive.view(sheet, asked["plan"], sheet.windows[0]))}
    if kind == "bonus":
        return {"bonus": naive.bonus_points(sheet, asked["bonus"])}
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
