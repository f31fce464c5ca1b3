"""What `casetta ask window-boxes` may be asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.reader import json_reader

from .text import setup, sheet


def ask_score(question: Mapping[str, Any]) -> dict[str, Any]:
    """The score of one box, line by line."""
    reader = json_reader(question)
    box = reader.values.get("box")
    state, wrongs = setup({"boxes": [box, "......"], "options": {"bees": reader.flag("bees")}})
    reader.check()
    if wrongs:
        raise Wrong(wrongs[0].code, "box", **wrongs[0].values)
    found = sheet(state, 0)
    parts = {part: found.part(part) for part in ("flowers", "pairs", "bees")}
    return {**parts, "total": found.total}


QUESTIONS = {"score": ask_score}
