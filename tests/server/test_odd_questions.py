"""Questions to the rules with odd values anywhere in them: each is answered, and no answer is a
fault of the server."""

import copy
import random

import structlog

from casetta import games
from casetta.table.table import Table
from tests.games.home_staging.random_plans import random_question
from tests.long import in_parts
from tests.server.hostile import own_scenario
from tests.server.house import nearby
from tests.server.test_fuzz import anything

BODIES = 200
"""In each part."""
SHELF = [".....", "C....", "CB...", "CBG..", "CBGFT", "PPPPP"]
BOARD = [*["." * 9] * 3, "...CB....", "..CCBG...", *["." * 9] * 4]
PERSON = {"shelf": SHELF, "personal": 7, "tokens": [8, 4], "end_token": True}
UPPER = [None, {"room": "living_room", "decor": "piano"}, {"room": "living_room"}, None, None]
LOWER = [{"room": "kitchen"}, "empty", {"room": "bedroom"}, "scaffolding", None]
HOUSE = {"floors": {"upper": UPPER, "lower": LOWER, "basement": [None, None]}}
THINGS = {"outside": ["tree_house"], "roofs": [{"color": "red", "window": True}]}
GOOD = {
    "my-shelfie": [
        {"ask": "goal", "goal": "two_squares", "shelf": SHELF, "edition": "en"},
        {"ask": "progress", "goals": ["two_squares", "staircase"], "shelf": SHELF},
        {"ask": "score", **PERSON},
        {"ask": "score", **PERSON, "personal": [[0, 0, "C"], [5, 4, "P"]]},
        {"ask": "box", "people": [PERSON, PERSON]},
        {"ask": "takes", "players": 4, "board": BOARD, "room": 3},
        {"ask": "refill", "players": 2, "board": BOARD},
    ],
    "dream-home": [
        {"ask": "score", **HOUSE, **THINGS, "helpers": ["architect"], "edition": "standard"},
        {"ask": "box", "people": [{**HOUSE, **THINGS}] * 2},
        {"ask": "place", **HOUSE, "card": "bedroom", "helpers": []},
        {"ask": "token", **HOUSE, "decor": "hot_tub", "helpers": []},
        {"ask": "handyman", **HOUSE, "helpers": ["handyman"], "edition": "it"},
    ],
}
"""Questions that make sense, before anything in them is changed."""


def sensible(dice):
    """The body of a question that makes sense, or nearly."""
    game = games.load(dice.choice(games.names()))
    if dice.random() < 0.4:
        question = {"ask": dice.choice([*game.questions]), "view": view(game, dice), "seat": 0}
    elif game.name in GOOD:
        question = copy.deepcopy(dice.choice(GOOD[game.name]))
    else:
        question = random_question(dice)
    return {"game": game.name, "question": question, "language": "it"}


def view(game, dice):
    """A table that has just begun, as the game draws it, or one with an own scenario."""
    if game.name == "home-staging" and dice.random() < 0.5:
        return {"seats": 1, "scenario": own_scenario(furniture=True)}
    return game.text.drawing(
        Table.deal(game, dice.choice(game.seats), seed=dice.randrange(9)).state
    )


def places(value):
    """All places in JSON that hold a value: what holds it, and where."""
    if isinstance(value, dict | list):
        for key in [*value] if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


def odd(dice):
    """A body in which one to three things are not as they should be."""
    body = sensible(dice)
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        inside, outside = [*places(body.get("question"))], [(body, key) for key in body]
        holder, key = dice.choice(inside if inside and dice.random() < 0.95 else outside)
        way = dice.randrange(4)
        if way == 0:
            del holder[key]
        else:
            holder[key] = nested(dice.randrange(300)) if way == 1 else anything(dice)
    return body


def nested(depth):
    """A list in a list in a list."""
    value: list[object] = []
    for _ in range(depth):
        value = [value]
    return value


@in_parts("fuzz", full=10)
def test_odd_questions_to_the_rules_are_no_fault_of_the_server(tmp_path, monkeypatch, part):
    dice = random.Random(part)

    def script(near):
        monkeypatch.setattr(near.hub.addresses, "take", lambda *request: True)
        monkeypatch.setattr(near.hub.addresses.refused, "is_empty", lambda address: False)
        near.hub.log = structlog.get_logger()
        for _ in range(BODIES):
            body = odd(dice)
            status, answer, _ = near.ask("POST", "/api/ask", body)
            assert status == 200 or 400 <= status < 500, (body, answer)
            seen.add("error" in answer if status == 200 else status)

    seen: set[int | bool] = set()
    with structlog.testing.capture_logs() as lines:
        nearby(tmp_path, script)

    assert seen >= {True, False, 400}
    assert lines == []
