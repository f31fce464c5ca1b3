"""Questions of `casetta ask home-staging` that need no plan: drawings, tokens, ranking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from casetta.contract.errors import Wrongs
from casetta.contract.fields import Fields

from ..content.drawings import SIGNS, is_huge, is_symmetric, neighbour, read_drawing, transformed

Question = Mapping[str, Any]
Answer = dict[str, Any]


def ask_transform(question: Question) -> Answer:
    """A drawing mirrored if wanted, then turned."""
    fields = Fields(question)
    drawing = _drawing(fields)
    mirror = fields.flag("mirror")
    turns = fields.number("quarter_turns_clockwise", -99, 99, absent=0)
    warnings = fields.finish()
    shape = transformed(read_drawing(drawing), mirror, turns)
    backs = [[list(square), list(neighbour(square, side))] for square, side in sorted(shape.backs)]
    answer = {
        "cells": [list(square) for square in sorted(shape.body)],
        "circulation": [list(square) for square in sorted(shape.dots)],
        "wall_edges": backs,
    }
    return with_warnings(answer, warnings)


def ask_symmetric(question: Question) -> Answer:
    """Whether mirroring a drawing gives nothing new."""
    fields = Fields(question)
    drawing = _drawing(fields)
    warnings = fields.finish()
    return with_warnings({"symmetric": is_symmetric(read_drawing(drawing))}, warnings)


def _drawing(fields: Fields) -> list[str]:
    """The rows of a drawing."""
    rows = fields.list("draw")
    is_grid = rows and all(isinstance(row, str) for row in rows) and not is_huge(rows)
    if not is_grid or len({len(row) for row in rows}) != 1 or set("".join(rows)) - set(SIGNS):
        fields.fault("furniture-drawing", "draw", known=SIGNS)
        return ["#"]
    return rows


def ask_tokens(question: Question) -> Answer:
    """In how many ways so many tokens can be assigned to two options."""
    fields = Fields(question)
    tokens = fields.number("tokens", 0, 999)
    return with_warnings({"distributions": tokens + 1}, fields.finish())


def ask_ranking(question: Question) -> Answer:
    """Who wins: most points, then most pieces, else shared."""
    fields = Fields(question)
    results = []
    for index, told in enumerate(fields.list("players")):
        player = Fields(told, f"players [{index}]", fields.wrongs)
        score = player.number("score", -9999, 9999)
        results.append(
            (score, player.number("pieces", 0, 999, absent=0), player.values.get("name"))
        )
    if not results:
        fields.fault("missing-field", "players")
    warnings = fields.finish()
    best = max(result[:2] for result in results)
    return with_warnings(
        {"winners": [name for *own, name in results if tuple(own) == best]}, warnings
    )


def with_warnings(answer: Answer, warnings: Wrongs) -> Answer:
    """The answer with its warnings, if there are some."""
    return {**answer, "warnings": warnings} if warnings else answer
