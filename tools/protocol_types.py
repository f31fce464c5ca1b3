"""Write web/src/protocol.ts anew, the messages as TypeScript: python tools/protocol_types.py.

The close codes of the socket stand there too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from casetta.protocol.errors import CLOSE_CODES

ROOT = Path(__file__).resolve().parents[1]
SCHEMAS = ROOT / "docs" / "schemas"
TARGET = ROOT / "web" / "src" / "protocol.ts"
HEAD = "// Written by tools/protocol_types.py from docs/schemas and protocol/errors; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Schema = Mapping[str, Any]


def main() -> None:
    """Write the file."""
    TARGET.write_text(protocol_types(), encoding="utf-8")


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
    parts = [interface(name, shapes[name]) for name in sorted(shapes)]
    parts += [union(f"{side.title()}Message", names) for side, names in unions.items()]
    parts.append(f"export const CLOSE_CODES = {json.dumps(CLOSE_CODES, indent=2)} as const;\n")
    return HEAD + "\n" + "\n".join(parts)


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
