"""Write what pages know of Python as TypeScript: python tools/protocol_types.py.

web/src/protocol.ts holds messages and facts; web/questions.ts of a game its questions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from casetta import games
from casetta.bots.review import Judged, SeatReview
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.contract.levels import LEVELS
from casetta.protocol.errors import CLOSE_CODES, SECONDS_TOLD
from casetta.protocol.messages import PROTOCOL

ROOT = Path(__file__).resolve().parents[1]
SCHEMAS = ROOT / "docs" / "schemas"
TARGET = ROOT / "web" / "src" / "protocol.ts"
HEAD = "// Written by tools/protocol_types.py from docs/schemas and protocol/errors; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

ASK_HEAD = "// Written by tools/protocol_types.py from the game's questions; do not edit.\n"
ASKED = re.compile(r'\bask\w*\((?:\w+, )*"(\w+)"')
ANYTHING = "Record<string, unknown>"
ASKS_NOTE = "/** What the rules can be asked, and what they answer. */\n"
FAULT = """/** Something that is wrong with a question: its code, a sentence, and where it is. */
export interface Fault {
  code: string;
  message: string;
  where: string | null;
}

/** The answer to a question that makes no sense: all its faults, the first one also alone. */
export interface Faults {
  error: Fault;
  errors: Fault[];
}
"""

REVIEW = """/** A game reviewed; `worst` are places in `decisions`. */
export interface Review {
  decisions: Judged[];
  seats: SeatReview[];
  tells_chances: boolean;
  version: number;
  worst: number[];
}
"""

Schema = Mapping[str, Any]


def main() -> None:
    """Write the files."""
    for file, text in typescript().items():
        file.write_text(text, encoding="utf-8")


def typescript() -> dict[Path, str]:
    """All files with what belongs into them."""
    drawn = [game for game in games.every() if (game.folder / "web").is_dir()]
    asks = {game.folder / "web" / "questions.ts": question_types(game) for game in drawn}
    return {TARGET: protocol_types()} | {file: text for file, text in asks.items() if text}


def question_types(game: Game) -> str:
    """The questions that a game's pages ask, and their answers; nothing where they ask none."""
    asks = {name: game.ask[name] for name in game.ask if name in asked_by_pages(game)}
    if not asks:
        return ""
    questions = {name: ask.question for name, ask in asks.items() if is_plain(ask.question)}
    types = [*questions.values(), *(ask.answer for ask in asks.values())]
    _, shapes = msgspec.json.schema_components(types, schema_hook=warning_schema)
    parts = [interface(name, shapes[name]) for name in sorted(shapes)]
    told = {name: each.__name__ for name, each in questions.items()}
    rows = "".join(
        f"  {name}: {{ question: {told.get(name, ANYTHING)}; answer: {ask.answer.__name__} }};\n"
        for name, ask in asks.items()
    )
    table = f"{ASKS_NOTE}export interface Asks {{\n{rows}}}\n"
    return ASK_HEAD + "\n" + "\n".join([*parts, table])


def asked_by_pages(game: Game) -> set[str]:
    """The questions whose names stand in calls such as `rules.askAt(table, seat, "needs", {})`."""
    files = (file for file in (game.folder / "web").iterdir() if file.suffix in (".ts", ".svelte"))
    return {name for file in files for name in ASKED.findall(file.read_text(encoding="utf-8"))}


def warning_schema(kind: type) -> dict[str, str]:
    """A warning stands in an answer as a sentence."""
    if kind is not Wrong:
        raise TypeError(kind)
    return {"type": "string"}


def is_plain(question: type) -> bool:
    """Whether a question holds what JSON tells, and not what was read from it."""
    try:
        msgspec.json.schema_components([question], schema_hook=warning_schema)
    except TypeError:
        return False
    return True


def protocol_types() -> str:
    """All messages and the bodies of the HTTP interface, each under its own name."""
    shapes: dict[str, Schema] = {}
    unions: dict[str, list[str]] = {"client": [], "server": []}
    for file in sorted(SCHEMAS.glob("*-*.json")):
        schema = json.loads(file.read_text(encoding="utf-8"))
        shapes.update(schema["$defs"])
        unions[file.name.split("-")[0]].append(name_of(schema["$ref"]))
    api = json.loads((SCHEMAS / "openapi.json").read_text(encoding="utf-8"))
    for name, schema in api["components"]["schemas"].items():
        shapes.setdefault(name, schema)
    _, reviewed = msgspec.json.schema_components([Judged, SeatReview])
    shapes |= reviewed
    parts = [interface(name, shapes[name]) for name in sorted(shapes)] + [REVIEW]
    parts += [union(f"{side.title()}Message", names) for side, names in unions.items()]
    return HEAD + "\n" + "\n".join([*facts(shapes), FAULT, *parts])


def facts(shapes: Mapping[str, Schema]) -> list[str]:
    """What pages would otherwise write down once more: levels, close codes, lengths."""
    return [
        constant("LEVELS", "The levels of bots, gentle first.", list(LEVELS)),
        f"/** The version of the protocol. */\nexport const PROTOCOL: number = {PROTOCOL};\n",
        constant("CLOSE_CODES", "Why the server closes a socket.", CLOSE_CODES),
        constant("SECONDS_TOLD", "A longer wait is told in minutes.", SECONDS_TOLD),
        constant("MAX_LENGTH", "How long texts of messages and bodies may be.", lengths(shapes)),
    ]


def constant(name: str, note: str, value: object) -> str:
    """A constant with its comment."""
    return f"/** {note} */\nexport const {name} = {literal(value)} as const;\n"


def literal(value: object, indent: str = "") -> str:
    """A value as TypeScript: objects line by line, the inner ones on one line."""
    if not isinstance(value, dict):
        return json.dumps(value)
    if indent:
        return "{ " + ", ".join(f"{key}: {literal(each)}" for key, each in value.items()) + " }"
    lines = [f"  {key_of(key)}: {literal(each, '  ')},\n" for key, each in value.items()]
    return "{\n" + "".join(lines) + "}"


def key_of(name: str) -> str:
    """The name of a field, in quotes where it needs them."""
    return name if name.isidentifier() else json.dumps(name)


def lengths(shapes: Mapping[str, Schema]) -> dict[str, dict[str, int]]:
    """The fields that hold free text of limited length, and how long it may be."""
    found = {
        name: {
            field: shape["maxLength"]
            for field, shape in shapes[name].get("properties", {}).items()
            if "maxLength" in shape and "pattern" not in shape
        }
        for name in sorted(shapes)
    }
    return {name: fields for name, fields in found.items() if fields}


def name_of(reference: str) -> str:
    """`#/$defs/Move` as `Move`."""
    return reference.rsplit("/", 1)[1]


def union(name: str, members: list[str]) -> str:
    """All messages of one side."""
    return f"export type {name} = {' | '.join(members)};\n"


def interface(name: str, schema: Schema) -> str:
    """A closed object; what has a default may be left out."""
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {written(shape)};\n"
        for field, shape in schema.get("properties", {}).items()
    ]
    note = " ".join(str(schema.get("description", "")).split())
    comment = f"/** {note} */\n" if note else ""
    return f"{comment}export interface {name} {{\n{''.join(fields)}}}\n"


def written(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " | ".join(dict.fromkeys(written(each) for each in schema[choice]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    return by_kind(schema)


def by_kind(schema: Schema) -> str:
    """A schema without choices as a type."""
    kind = schema.get("type")
    if "prefixItems" in schema:
        return "[" + ", ".join(written(each) for each in schema["prefixItems"]) + "]"
    if kind == "array":
        items = written(schema.get("items", {}))
        return f"({items})[]" if "|" in items else f"{items}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        inner = written(values) if isinstance(values, dict) and values else "unknown"
        return f"Record<string, {inner}>"
    if kind == "null":
        return "null"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    main()
