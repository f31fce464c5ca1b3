"""Machine-readable descriptions: OpenAPI of the HTTP interface, a JSON Schema for each message.

Litestar finds the routes; what their objects look like is told by msgspec, which reads them, so
that they are as closed as those of the socket. docs/schemas has all of it as files.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from casetta import __version__
from casetta.contract.errors import Wrong

from ...protocol.schemas import as_text, message_files
from ...protocol.types import Closed
from .dependencies import InPath

PATH = "/api/openapi"
REFERENCE = "#/components/schemas/{name}"

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


class OpenApiPage(JsonRenderPlugin):
    """The description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description with closed objects."""
        return self.render_json(request, closed(openapi_schema))


def openapi_config() -> OpenAPIConfig:
    """How the interface is described."""
    return OpenAPIConfig(
        title="casetta",
        version=__version__,
        path=PATH,
        use_handler_docstrings=True,
        render_plugins=[OpenApiPage()],
    )


def closed(document: dict[str, Any]) -> dict[str, Any]:
    """A description whose objects are those that are read and written."""
    parts = document.get("components", {})
    kinds = [kind for kind in every(Closed) if kind.__name__ in parts.get("schemas", {})]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    missing = set(parts.get("schemas", {})) - set(schemas)
    assert not missing, missing
    return document | {"components": parts | {"schemas": schemas}}


def every(kind: type[Closed]) -> Iterator[type[Closed]]:
    """All objects of a kind."""
    for each in kind.__subclasses__():
        yield each
        yield from every(each)


def schema_files(app: Litestar) -> Iterator[tuple[str, str]]:
    """The name and the text of each file of docs/schemas."""
    yield from message_files()
    yield "openapi.json", as_text(closed(app.openapi_schema.to_schema()))


SCHEMA_ROUTES = [list_schemas, show_schema]
