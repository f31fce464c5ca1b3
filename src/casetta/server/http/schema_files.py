"""The JSON Schemas of every message, and the OpenAPI page, as files for other programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...protocol.schemas import as_text, message_files
from ..app import Doors, make_app
from ..hub import Hub
from .openapi import closed


def schema_files() -> Iterator[tuple[str, str]]:
    """The name and the text of each file."""
    yield from message_files()
    yield "openapi.json", as_text(openapi())


def openapi() -> dict[str, Any]:
    """The description of the HTTP interface."""
    app = make_app(Hub(store=None), Doors(set()))  # type: ignore[arg-type]
    return closed(app.openapi_schema.to_schema())
