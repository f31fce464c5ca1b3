"""Bodies of requests that cost a reader as much as possible, within what a body may have."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from casetta import games
from casetta.protocol.limits import LIMITS

LARGE = LIMITS.body_bytes - 40_000
"""Bytes of what is made large; the rest of a body needs some too."""


def own_cards() -> dict[str, Any]:
    return _toml(games.load("dream-home").folder / "content" / "cards.toml")


def own_scenario(*, furniture: bool = False) -> dict[str, Any]:
    """An own scenario for Home Staging: a large one, if wanted with all furniture drawn anew."""
    folder = games.load("home-staging").folder
    scenario = _toml(folder / "content" / "scenarios" / "11-signal-house.toml")
    own = {**scenario, "id": "mine", "story": {"en": "A story.", "it": "Una storia."}}
    if furniture:
        own["furniture"] = {"option": _toml(folder / "content" / "furniture.toml")["option"]}
    return own


def _toml(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def many(value: Any) -> list[Any]:
    """A list of one value that fills a body."""
    return [value] * (LARGE // (len(json.dumps(value)) + 2))


def large_values() -> Iterator[tuple[str, Any]]:
    """Values of each kind that fill a body."""
    yield "objects", many({})
    yield "lists", many([])
    yield "numbers", many(0)
    yield "squares", many([0, 0])
    yield "texts", many("x")
    yield "names", {f"name{number}": 0 for number in range(LARGE // 16)}
    yield "one text", "x" * LARGE
    yield "one name", {"x" * LARGE: 0}
    nest: Any = 0
    for _ in range(300):
        nest = [nest]
    yield "nests", many(nest)


def hostile_content() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """What it is, the game, and content for it: own cards or an own scenario."""
    scenario, cards = own_scenario(furniture=True), own_cards()
    for kind, value in large_values():
        yield f"scenario of {kind}", "home-staging", {"scenario": value}
        yield f"top of {kind}", "home-staging", {"scenario": {**scenario, "extra": value}}
        for key in ("plan", "room", "rule", "bonus", "proof", "tips", "story", "furniture"):
            yield f"{key} of {kind}", "home-staging", {"scenario": {**scenario, key: value}}
        rooms = [{**scenario["room"][0], "furniture": value}, *scenario["room"][1:]]
        yield f"list of {kind}", "home-staging", {"scenario": {**scenario, "room": rooms}}
        options = {"option": value}
        yield f"options of {kind}", "home-staging", {"scenario": {**scenario, "furniture": options}}
        yield f"cards of {kind}", "dream-home", {"cards": value}
        for key in ("room", "decor"):
            yield f"{key} of {kind}", "dream-home", {"cards": {**cards, key: value}}
            odd = [{**cards[key][0], "extra": value}, *cards[key][1:]]
            yield f"extra of {kind}", "dream-home", {"cards": {**cards, key: odd}}
    names = {f"name{number}": 0 for number in range(LARGE // 16)}
    odd = [{**cards["room"][0], **names}, *cards["room"][1:]]
    yield "a room of unknown names", "dream-home", {"cards": {**cards, "room": odd}}


def hostile_questions() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """What it is, the game, and a question to its rules."""
    plan = {"plan": ["x" * 16] * 16, "room_list": ["bath"], "current_room": "bath"}
    for kind, value in large_values():
        yield f"names of {kind}", "my-shelfie", {"ask": "progress", "goals": value}
        yield f"floors of {kind}", "dream-home", {"ask": "score", "floors": value}
        yield f"view of {kind}", "home-staging", {"ask": "home", "view": value}
        yield f"drawing of {kind}", "home-staging", {"ask": "symmetric", "draw": value}
        yield f"players of {kind}", "home-staging", {"ask": "ranking", "players": value}
        for key in ("rooms", "pieces", "fixed_walls", "rules", "must_hold", "extra"):
            yield f"{key} of {kind}", "home-staging", {"ask": "score", **plan, key: value}
        piece = {"id": "p", "room": "bath", "cells": [[0, 0]], "tags": value}
        yield f"tags of {kind}", "home-staging", {"ask": "score", **plan, "pieces": [piece]}
        own = {"ask": "home", "view": {"scenario": {**own_scenario(), "room": value}}}
        yield f"own rooms of {kind}", "home-staging", own
