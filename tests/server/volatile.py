"""Blanking what is no function of the public history and the viewer, as the schemas mark it."""

import json
from pathlib import Path

SCHEMAS = Path(__file__).resolve().parents[2] / "docs" / "schemas"
SERVER = {
    file.stem.removeprefix("server-"): json.loads(file.read_text("utf-8"))
    for file in SCHEMAS.glob("server-*.json")
}


def steady(content):
    """A message of the server without what is volatile, as text to be compared."""
    message = json.loads(content)
    schema = SERVER[message["type"]]
    return json.dumps(blanked(message, schema, schema.get("$defs", {})))


def blanked(value, schema, defs):
    """A value without what its schema marks as volatile."""
    if schema.get("x-volatile"):
        return None
    if "$ref" in schema:
        return blanked(value, defs[schema["$ref"].rpartition("/")[2]], defs)
    for either in schema.get("anyOf", ()):
        fits = "$ref" in either or either.get("x-volatile")
        if fits and value is not None:
            return blanked(value, either, defs)
    if isinstance(value, dict):
        known = schema.get("properties", {})
        return {name: blanked(each, known.get(name, {}), defs) for name, each in value.items()}
    if isinstance(value, list):
        return [blanked(each, schema.get("items", {}), defs) for each in value]
    return value
