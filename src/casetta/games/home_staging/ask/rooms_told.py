"""The rooms that a question names, wherever it names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from casetta.contract.fields import Fields

from ..rules.layout import MOST_ROOMS


def room_names(fields: Fields, scenario: Mapping[str, Any]) -> list[str]:
    """The rooms of a question, the scenario's first, in the order of naming; at most five."""
    question = fields.values
    listed = [room["card"] for room in scenario.get("room", [])] + fields.list("room_list")
    drawn = [*told(question, "rooms", "id"), *told(question, "pieces", "room")]
    single = [question.get("current_room"), question.get("hub")]
    names = [
        *listed,
        *drawn,
        *single,
        *in_rules(question),
        *in_bonus(question),
        *in_objects(question),
    ]
    found = list(dict.fromkeys(name for name in names if isinstance(name, str)))
    if len(found) > MOST_ROOMS:
        fields.fault("too-many", "rooms", most=MOST_ROOMS)
    return found[:MOST_ROOMS]


def told(question: Mapping[str, Any], key: str, inner: str) -> list[Any]:
    """One value of every object in a list of the question."""
    return [each.get(inner) for each in as_list(question.get(key)) if isinstance(each, Mapping)]


def as_list(value: Any) -> list[Any]:
    """The value if it is a list, else an empty one."""
    return value if isinstance(value, list) else []


def in_rules(question: Mapping[str, Any]) -> list[Any]:
    """The rooms that special rules name."""
    many = [*told(question, "must_hold", "rooms"), *told(question, "rules", "rooms")]
    single = [*told(question, "rules", "hub"), *told(question, "rules", "room")]
    return [*single, *(name for rooms in many for name in as_list(rooms))]


def in_bonus(question: Mapping[str, Any]) -> list[Any]:
    """The rooms that a bonus and its cards name."""
    bonus, cards = question.get("bonus"), question.get("cards")
    names = list(cards) if isinstance(cards, Mapping) else []
    if isinstance(bonus, Mapping):
        names += [bonus.get("room"), *as_list(bonus.get("rooms"))]
    return names


def in_objects(question: Mapping[str, Any]) -> list[Any]:
    """The rooms that the objects of distances and bonuses name."""
    bonus = question.get("bonus")
    texts = [question.get("from"), question.get("to")]
    if isinstance(bonus, Mapping):
        texts += [bonus.get(key) for key in ("a", "b", "what")]
    names = []
    for text in texts:
        if isinstance(text, str) and text.startswith(("door:", "window:")):
            names.append(text.partition(":")[2])
        elif isinstance(text, str) and "@" in text:
            names.append(text.partition("@")[2])
    return names
