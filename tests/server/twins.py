"""Twin worlds: positions that look the same to a viewer; messages without what is volatile."""

import json
from pathlib import Path

from casetta.kernel.state import UNKNOWN

TOKENS = {name: f"{name}-token-of-a-twin" for name in ("host", "spectator", *"012345")}


def twin_of(game, state, viewer, dice):
    """Another position that looks the same to a viewer, by swaps, by halves or by a guess."""
    view = game.view(state, viewer)
    guess = list(view)
    game.rules.guess(guess, dice.getrandbits(62))
    ways = [lambda: guess]
    if dice.random() < 0.7:
        ways = [lambda: swapped(game, state, view, dice), lambda: mixed(game, state, guess, dice)]
        dice.shuffle(ways)
        ways.append(lambda: guess)
    for way in ways:
        other = way()
        if other != list(state) and is_possible(game, other, view, viewer):
            return other
    return None


def swapped(game, state, view, dice):
    """Two hidden words of one field in each other's place."""
    other = list(state)
    fields = [
        [start + n for n in range(length) if view[start + n] == UNKNOWN != state[start + n]]
        for start, length in game.rules.layout.fields.values()
    ]
    fields = [places for places in fields if len(places) > 1]
    if fields:
        one, another = dice.sample(dice.choice(fields), 2)
        other[one], other[another] = other[another], other[one]
    return other


def mixed(game, state, guess, dice):
    """Some fields as they are, the others as they are guessed."""
    other = list(state)
    for start, length in game.rules.layout.fields.values():
        if dice.random() < 0.5:
            other[start : start + length] = guess[start : start + length]
    return other


def is_possible(game, state, view, viewer):
    """Whether a position can be, and looks so."""
    if game.view(state, viewer) != view or game.text.pieces(state) != dict(game.box):
        return False
    again, wrongs = game.text.setup(game.text.drawing(state))
    return not wrongs and list(again) == list(state)


SCHEMAS = Path(__file__).resolve().parents[2] / "docs" / "schemas"
SERVER = {
    file.stem.removeprefix("server-"): json.loads(file.read_text("utf-8"))
    for file in SCHEMAS.glob("server-*.json")
}


def steady(content):
    """A message of the server without what is volatile, as text to be compared."""
    message = json.loads(content)
    schema = SERVER[message["type"]]
    return json.dumps(blanked(message, schema, schema.get("$defs", {})))


def blanked(value, schema, defs):
    """A value without what its schema marks as volatile."""
    if schema.get("x-volatile"):
        return None
    if "$ref" in schema:
        return blanked(value, defs[schema["$ref"].rpartition("/")[2]], defs)
    for either in schema.get("anyOf", ()):
        fits = "$ref" in either or either.get("x-volatile")
        if fits and value is not None:
            return blanked(value, either, defs)
    if isinstance(value, dict):
        known = schema.get("properties", {})
        return {name: blanked(each, known.get(name, {}), defs) for name, each in value.items()}
    if isinstance(value, list):
        return [blanked(each, schema.get("items", {}), defs) for each in value]
    return value
