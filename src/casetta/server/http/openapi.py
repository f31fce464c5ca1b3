"""The description of the HTTP interface: its objects as closed as those of the socket.

Litestar finds the routes; what their objects look like is told by msgspec, which reads them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from casetta import __version__

from ...protocol.types import Closed

PATH = "/api/openapi"
REFERENCE = "#/components/schemas/{name}"


class Page(JsonRenderPlugin):
    """The description as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description with closed objects."""
        return self.render_json(request, closed(openapi_schema))


def config() -> OpenAPIConfig:
    """How the interface is described."""
    return OpenAPIConfig(
        title="casetta",
        version=__version__,
        path=PATH,
        use_handler_docstrings=True,
        render_plugins=[Page()],
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
