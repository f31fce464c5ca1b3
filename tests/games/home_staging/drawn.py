"""Plans for tests, drawn as people would draw them.

A plan is drawn twice: what lies on its squares, and which squares belong to which
finished room. On the squares: a capital letter is a square covered by the piece of that
name, the small letter its circulation, `~` a rug, `x` blank floor, `O` a pillar, `m` and
`+` marks, `.` ground. Of the rooms: a digit for each room, anything else for none.
"""

from collections.abc import Callable
from textwrap import dedent
from typing import Any

from casetta.games.home_staging import GAME
from casetta.games.home_staging.content.furniture import SIDES, STEPS
from casetta.games.home_staging.plan.squares import SQUARE_NUMBERS
from casetta.protocol.ask import ask as ask_rules

ROOMS = {"1": "living", "2": "kitchen", "3": "bath", "4": "bed", "5": "studio"}
GROUND = ".TLRyxm+O"


def lines(drawing: str) -> list[str]:
    """The rows of a drawing; spaces within a row do not matter."""
    return [row.replace(" ", "") for row in dedent(drawing).strip().splitlines()]


def squares(rows: list[str], sign: str) -> list[list[int]]:
    """Where a sign stands."""
    return [[r, c] for r, row in enumerate(rows) for c, at in enumerate(row) if at == sign]


def at(text: str) -> list[list[int]]:
    """Squares such as `c4 d4` as a question tells them."""
    return [list(divmod(SQUARE_NUMBERS[each], 16)) for each in text.split()]


def edge(text: str) -> list[list[int]]:
    """An edge such as `b2 e` as two squares."""
    square, side = text.split()
    row, column = divmod(SQUARE_NUMBERS[square], 16)
    down, right = STEPS[SIDES.lower().index(side)]
    return [[row, column], [row + down, column + right]]


def home(drawing: str, rooms: str = "", doors: dict[str, str] | None = None, **more: Any):
    """A plan question; `current` is the room of pieces that lie in no finished room."""
    rows, owners = lines(drawing), lines(rooms)
    current = more.pop("current", "living")
    question: dict[str, Any] = {
        "plan": ["".join(at if at in GROUND else "x" for at in row) for row in rows],
        "rooms": finished(owners, doors or {}),
        "pieces": pieces(rows, owners, current, more.pop("backs", {})),
        "windows": [edge(each) for each in more.pop("windows", ())],
        "current_room": current,
    }
    if "front" in more:
        question["front_door"] = edge(more.pop("front"))
    return question | more


def finished(owners: list[str], doors: dict[str, str]) -> list[dict[str, Any]]:
    """The finished rooms with their doors."""
    digits = sorted({at for row in owners for at in row} & set(ROOMS))
    return [
        {
            "id": ROOMS[digit],
            "cells": squares(owners, digit),
            "door": edge(doors[digit]) if digit in doors else None,
        }
        for digit in digits
    ]


def pieces(rows: list[str], owners: list[str], current: str, backs: dict[str, list[str]]):
    """The pieces by their letters, each in the room it lies in."""
    letters = sorted({at for row in rows for at in row if at.isupper()} - set("TLRO"))
    found = [piece(rows, owners, current, letter) for letter in letters]
    if squares(rows, "~"):
        found.append(piece(rows, owners, current, "~"))
    for each in found:
        each["wall_edges"] = [edge(back) for back in backs.get(each["id"], [])]
    return found


def piece(rows: list[str], owners: list[str], current: str, letter: str) -> dict[str, Any]:
    cells = squares(rows, letter)
    row, column = cells[0]
    owner = owners[row][column] if row < len(owners) and column < len(owners[row]) else "."
    return {
        "id": "rug" if letter == "~" else letter,
        "room": ROOMS.get(owner, current),
        "cells": cells,
        "circulation": [] if letter == "~" else squares(rows, letter.lower()),
        "rug": letter == "~",
    }


def ask(name: str, question: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The answer of the rules to a question."""
    return ask_rules(GAME, {"ask": name, **question, **more})


def ghost(drawing: str, backs: tuple[str, ...] = ()) -> dict[str, Any]:
    """A piece to be placed, drawn with `#` and `:`; a rug with `~`."""
    rows = lines(drawing)
    rug = squares(rows, "~")
    return {
        "cells": rug or squares(rows, "#"),
        "circulation": squares(rows, ":"),
        "wall_edges": [edge(back) for back in backs],
        "rug": bool(rug),
    }


def walls(drawing: str, door: str | None) -> dict[str, Any]:
    """A room to be closed, drawn with `#`, and its door."""
    return {"cells": squares(lines(drawing), "#"), "door": edge(door) if door else None}


def tells(name: str, field: str, **more: Any) -> Callable[[dict[str, Any]], Any]:
    """A question to any plan, and the field of the answer that is looked at."""
    return lambda plan: ask(name, plan, **more)[field]


def place(drawing: str, *backs: str):
    """The code that keeps a drawn piece from its place, None if nothing does."""
    return tells("placement", "reason", place=ghost(drawing, backs))


def close(drawing: str, door: str | None):
    """The code that keeps the squares `#` from becoming the current room, None if nothing does."""
    return tells("closing", "reason", close=walls(drawing, door))


def front(at: str):
    """The code that keeps the front door from an edge, None if nothing does."""
    return tells("front_door", "reason", edge=edge(at))


def reachable(question: dict[str, Any]) -> set[str]:
    """The pieces that can be reached."""
    return {name for name, is_so in ask("score", question)["pieces_reachable"].items() if is_so}
