"""The JSON Schemas of every message, and the OpenAPI page, as files for other programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from . import messages
from .app import Doors, make_app
from .hub import Hub

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema_files() -> Iterator[tuple[str, str]]:
    """The name and the text of each file."""
    for side, union in (("client", messages.FromClient), ("server", messages.ToClient)):
        for kind in get_args(union):
            tag = kind.__struct_config__.tag
            yield f"{side}-{tag}.json", as_text(message_schema(kind))
    yield "openapi.json", as_text(openapi())


def message_schema(kind: type) -> dict[str, Any]:
    """The schema of one message, complete in itself."""
    return {"$schema": DIALECT, **msgspec.json.schema(kind)}


def openapi() -> dict[str, Any]:
    """The description of the HTTP interface."""
    app = make_app(Hub(store=None), Doors(set()))  # type: ignore[arg-type]
    return app.openapi_schema.to_schema()


def as_text(document: Any) -> str:
    """As it is committed."""
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
