"""The JSON Schema of every message of the socket, each complete in itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from . import messages
from .answers import ANSWERS

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"


def message_files() -> Iterator[tuple[str, str]]:
    """The name and the text of each."""
    for side, union in (("client", messages.FromClient), ("server", messages.ToClient)):
        for kind in get_args(union):
            tag = kind.__struct_config__.tag
            yield f"{side}-{tag}.json", as_text(message_schema(kind))


def message_schema(kind: type) -> dict[str, Any]:
    """The schema of one message; an answer is that of one of the questions."""
    schema = {"$schema": DIALECT, **msgspec.json.schema(kind)}
    if kind is messages.Answer:
        references, parts = msgspec.json.schema_components(ANSWERS.values(), ref_template=REFERENCE)
        schema["$defs"] |= parts
        schema["$defs"]["Answer"]["properties"]["answer"] = {"anyOf": list(references)}
    return schema


def as_text(document: Any) -> str:
    """As it is committed."""
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
