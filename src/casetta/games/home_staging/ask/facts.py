"""Facts about plans as JSON tells them: what counts, what does not and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NotRequired, TypedDict, cast

from ..bonuses.live import BonusNow
from ..plan.facts import Fact
from ..plan.squares import Square


class FactTold(TypedDict):
    """A fact with its values, which depend on its code (docs/ask.md)."""

    code: str
    squares: list[list[int]]
    pieces: NotRequired[list[str]]
    """By the names that the question gave them."""
    final: bool


@dataclass(frozen=True)
class BonusTold:
    """A bonus rule."""

    kind: str
    points: int
    most: int
    status: str
    progress: FactTold
    needs: list[FactTold]


def as_lists(squares: Iterable[Square]) -> list[list[int]]:
    """Squares as JSON tells them."""
    return [list(square) for square in squares]


def facts_told(facts: Iterable[Fact], ids: Sequence[str] = ()) -> list[FactTold]:
    """Facts with their codes, values and squares; pieces by the names the question gave them."""
    return [fact_told(each, ids) for each in facts]


def fact_told(fact: Fact, ids: Sequence[str]) -> FactTold:
    """One fact."""
    told: dict[str, Any] = {"code": fact.code, **fact.values, "squares": as_lists(fact.squares)}
    if fact.pieces:
        told["pieces"] = [ids[piece] for piece in fact.pieces]
    return cast("FactTold", {**told, "final": fact.final})


def bonus_fields(bonus: BonusNow, ids: Sequence[str]) -> dict[str, Any]:
    """The fields of a bonus rule."""
    return {
        "kind": bonus.kind,
        "points": bonus.points,
        "most": bonus.most,
        "status": bonus.status,
        "progress": fact_told(bonus.progress, ids),
        "needs": facts_told(bonus.needs, ids),
    }
