"""`casetta ask`: one JSON question a line in, one JSON answer a line out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import IO, Any

import msgspec

from casetta.contract.errors import MOST_FAULTS, Wrong
from casetta.contract.game import Game
from casetta.contract.question import Position
from casetta.contract.reader import json_reader, read_json
from casetta.contract.shown import shown_json
from casetta.words import Words

NOTHING: Mapping[str, Any] = {}


def answer_all(
    game: Game,
    lines: Iterable[bytes],
    out: IO[bytes],
    words: Words,
    brought: Mapping[str, Any] = NOTHING,
) -> int:
    """Answer every line in order; return 1 if one of them got an error, else 0.

    `brought` are fields of every question that does not say them itself.
    """
    status = 0
    for line in lines:
        told = as_line(answer_line(game, line.removesuffix(b"\n"), words, brought), words)
        status |= told.startswith(b'{"error"')
        out.write(told)
        out.flush()
    return status


def as_line(answer: dict[str, Any], words: Words) -> bytes:
    """An answer as one line of JSON; an id that cannot be echoed gets an error instead."""
    try:
        text = json.dumps(answer, ensure_ascii=False, allow_nan=False)
        return shown_json(text).encode() + b"\n"
    except (ValueError, RecursionError):
        return as_line(refusal(Wrong("not-json"), words), words)


def answer_line(
    game: Game, line: bytes, words: Words, brought: Mapping[str, Any] = NOTHING
) -> dict[str, Any]:
    """The answer to one line; whatever is wrong with it becomes an error object."""
    try:
        question = read_question(line)
    except Wrong as wrong:
        return refusal(wrong, words)
    return answer(game, question, words, brought=brought)


def answer(
    game: Game,
    question: dict[str, Any],
    words: Words,
    position: Position | None = None,
    brought: Mapping[str, Any] = NOTHING,
) -> dict[str, Any]:
    """The answer to a question with its id, or all that is wrong with the question.

    At a table the position is the table's own; otherwise the question brings it.
    """
    identity = {"id": question["id"]} if "id" in question else {}
    try:
        told = ask(game, question, position, brought)
    except Wrong as wrong:
        return refusal(wrong, words) | identity
    if "warnings" in told:
        told["warnings"] = [words.wrong(warning) for warning in told["warnings"][:MOST_FAULTS]]
    return told | identity


def read_question(line: bytes) -> dict[str, Any]:
    """The JSON object of a line."""
    question, rest = read_json(line)
    if rest:
        raise Wrong("not-json")
    if not isinstance(question, dict):
        raise Wrong("not-an-object")
    return question


def ask(
    game: Game,
    question: Mapping[str, Any],
    position: Position | None = None,
    brought: Mapping[str, Any] = NOTHING,
) -> dict[str, Any]:
    """Put a question to the rules of a game; `warnings` in the answer are Wrongs.

    Each field of the question that nobody knows is one of them.
    """
    name = question.get("ask")
    if not isinstance(name, str) or name not in game.ask:
        raise Wrong("unknown-question", "ask", known=", ".join(game.ask))
    kind = game.ask[name]
    fields = json_reader({**brought, **question})
    fields.asked.update(brought)
    if kind.position is not None and position is None:
        position = kind.position(fields)
    asked = kind.question.read(fields)
    unknown = fields.finish()
    answer = kind.run(position, asked)
    told: dict[str, Any] = msgspec.to_builtins(answer, enc_hook=str)
    warnings = getattr(answer, "warnings", None)
    told.pop("warnings", None)
    if unknown or warnings is not None:
        told["warnings"] = [*unknown, *(warnings or ())]
    return told


def refusal(wrong: Wrong, words: Words) -> dict[str, Any]:
    """The first fault as `error`, all of them as `errors`."""
    errors = [
        {"code": each.code.replace("-", "_"), "message": words.wrong(each), "where": each.where}
        for each in [wrong, *wrong.others][: MOST_FAULTS + 1]
    ]
    return {"error": errors[0], "errors": errors}
