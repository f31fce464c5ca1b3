"""Squares that hang together, for CP-SAT: trees whose labels grow from the roots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ortools.sat.python import cp_model

Literals = dict[int, Any]
"""A Boolean variable for each of some squares or edges."""
WAY, STEP, JOINT = "way", "step", "joint"
"""The three trees: outside the room, within it, and what nobody walks on."""


@dataclass(frozen=True, slots=True)
class Tree:
    """How squares hang together: a label for each, and steps from the smaller to the larger."""

    labels: Literals
    steps: dict[tuple[int, int], Any] = field(default_factory=dict)


def grow(
    cp: cp_model.CpModel,
    name: str,
    squares: Literals,
    pairs: Iterable[tuple[int, int]],
    roots: Mapping[int, list[Any]],
) -> Tree:
    """Let each of the squares be a root or hang on one neighbour, without going in circles."""
    tree = Tree({s: cp.new_int_var(0, len(squares), f"{name} {s}") for s in squares})
    holds: dict[int, list[Any]] = defaultdict(list)
    for pair in pairs:
        ways = (pair, pair[::-1])
        steps = [cp.new_bool_var(f"{name} {start} {end}") for start, end in ways]
        for step, (start, end) in zip(steps, ways):
            tree.steps[start, end] = step
            cp.add(sum(steps) <= squares[start])
            cp.add(tree.labels[end] >= tree.labels[start] + 1).only_enforce_if(step)
            holds[end].append(step)
    for square, is_reached in squares.items():
        cp.add(sum([*roots.get(square, ()), *holds[square]]) == is_reached)
    return tree
