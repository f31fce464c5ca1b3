"""A room writes its own fields, its parts theirs; everybody else uses their verbs."""

import ast
from pathlib import Path

import pytest

import casetta.server

SOURCE = Path(casetta.server.__file__).parent
MUTATING = {
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove",
    "setdefault", "update",
}  # fmt: skip
"""Methods by which a set, list or dictionary is changed."""
NOT_OURS = {
    "route.responses": "Litestar's description of a route",
    "answer.status_code": "a response of Litestar",
    "store.tell_damage": "the store tells its owner",
    "history.bots": "a log that was just loaded, before its room has it",
}
"""Assignments to attributes of values that are neither rooms nor parts of one."""


def owner(node):
    """The name before the first dot: `room` of `room.seats.places`."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def targets(tree):
    """What is assigned to or deleted, and what a method changes in place."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.Delete):
            written = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            written = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            is_inner = isinstance(node.func.value, ast.Attribute)
            written = [node.func.value] if node.func.attr in MUTATING and is_inner else []
        else:
            continue
        for each in written:
            yield from each.elts if isinstance(each, ast.Tuple) else [each]


def foreign_writes(text):
    """The attributes of others that a file writes to."""
    found = set()
    for target in targets(ast.parse(text)):
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Attribute) and owner(target) not in ("self", "cls"):
            found.add(ast.unparse(target))
    return found


@pytest.mark.parametrize(
    "line",
    [
        "room.about = about",
        "room.renewals += 1",
        "room.waiting[ticket] = guest",
        "del room.let_in[ticket]",
        "room.connections.clear()",
        "hub.rooms[id].bots.seed = 1",
        "room.about, room.next_links = about, links",
    ],
)
def test_writing_to_somebody_elses_field_is_found(line):
    assert foreign_writes(line)


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.py")), ids=lambda file: file.stem)
def test_nobody_writes_to_the_fields_of_others(file):
    assert foreign_writes(file.read_text("utf-8")) <= set(NOT_OURS)
