"""The JSON Schemas of every message of the socket, over HTTP: the files of docs/schemas."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec

from casetta.contract.errors import Wrong

from ...protocol.schemas import message_files
from .auth import InPath

SCHEMA = "A JSON Schema of draft 2020-12."
CACHED = {"Cache-Control": "public, max-age=3600"}
"""They change with the program alone."""


@cache
def files() -> dict[str, str]:
    """The text of each schema, by name."""
    return dict(message_files())


@get("/api/schemas", response_headers=CACHED, sync_to_thread=False)
def list_schemas() -> list[str]:
    """The names of all schemas: one for each message of the socket."""
    return sorted(files())


@get(
    "/api/schemas/{name:str}",
    sync_to_thread=False,
    responses={200: ResponseSpec(dict[str, Any], description=SCHEMA, generate_examples=False)},
)
def show_schema(name: InPath) -> Response[bytes]:
    """The JSON Schema of a message, as the file of this name in docs/schemas."""
    if name not in files():
        raise Wrong("not-found")
    return Response(files()[name].encode(), media_type=MediaType.JSON, headers=CACHED)


SCHEMA_ROUTES = [list_schemas, show_schema]
