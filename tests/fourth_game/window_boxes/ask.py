"""What `casetta ask window-boxes` may be asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from casetta.contract.question import Ask
from casetta.contract.reader import Reader

from .text import setup, sheet


@dataclass(frozen=True, slots=True)
class ScoreQuestion:
    """The score of one box."""

    box: str
    bees: bool = False

    @classmethod
    def read(cls, fields: Reader) -> ScoreQuestion:
        """The question that a JSON object tells; what is wrong is noted in its fields."""
        fields.has("box")
        question = cls(fields.values.get("box", ""), fields.flag("bees"))
        for wrong in setup(question.drawing())[1][:1]:
            fields.fault_at("box", wrong.code, **wrong.values)
        return question

    def drawing(self) -> dict[str, Any]:
        """A position in which the first seat has this box."""
        return {"boxes": [self.box, "......"], "options": {"bees": self.bees}}


@dataclass(frozen=True, slots=True)
class Score:
    """Its points, part by part."""

    flowers: int
    pairs: int
    bees: int
    total: int


def score(_: None, question: ScoreQuestion) -> Score:
    """The score of one box, part by part."""
    found = sheet(setup(question.drawing())[0], 0)
    flowers, pairs, bees = (found.part(part) for part in ("flowers", "pairs", "bees"))
    return Score(flowers, pairs, bees, found.total)


ASK = {"score": Ask(ScoreQuestion, Score, score)}
