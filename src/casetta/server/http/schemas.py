"""Machine-readable descriptions: OpenAPI of the HTTP interface, a JSON Schema for each message.

Litestar finds the routes; what their objects look like is told by msgspec, which reads them, so
that they are as closed as those of the socket. docs/schemas has all of it as files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any, get_args

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.constants import OPENAPI_JSON_HANDLER_NAME
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from casetta import __version__
from casetta.contract.errors import Wrong

from ...protocol import messages
from ...protocol.bodies import ANSWERS
from ..auth import Asked, InPath

DIALECT = "https://json-schema.org/draft/2020-12/schema"
CACHED = {"Cache-Control": "public, max-age=3600"}
"""They change with the program alone."""


@cache
def message_files() -> dict[str, str]:
    """The JSON Schema of every message of the socket, each complete in itself, by file name."""
    return {
        f"{side}-{kind.__struct_config__.tag}.json": as_text(message_schema(kind))
        for side, union in (("client", messages.FromClient), ("server", messages.ToClient))
        for kind in get_args(union)
    }


def message_schema(kind: type) -> dict[str, Any]:
    """The schema of one message; an answer is that of one of the questions."""
    schema = {"$schema": DIALECT, **msgspec.json.schema(kind)}
    if kind is messages.Answer:
        references, parts = msgspec.json.schema_components(
            ANSWERS.values(), ref_template="#/$defs/{name}"
        )
        schema["$defs"] |= parts
        schema["$defs"]["Answer"]["properties"]["answer"] = {"anyOf": list(references)}
    if kind is messages.Welcome:
        limits = schema["$defs"]["Limits"]
        limits["required"] = [*limits["properties"]]  # All of them are told, also by default.
        for each in limits["properties"].values():
            del each["default"]
    return schema


def as_text(document: Any) -> str:
    return json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


@get("/api/schemas", response_headers=CACHED, sync_to_thread=False)
def list_schemas() -> list[str]:
    """The names of all schemas: one for each message of the socket."""
    return sorted(message_files())


SCHEMA = ResponseSpec(
    dict[str, Any], description="A JSON Schema of draft 2020-12.", generate_examples=False
)


@get("/api/schemas/{name:str}", sync_to_thread=False, responses={200: SCHEMA})
def show_schema(name: InPath, request: Asked) -> Response[bytes]:
    """The JSON Schema of a message, as the file of this name in docs/schemas."""
    if name not in message_files():
        raise Wrong("not-found")
    return tagged(request, message_files()[name].encode())


class OpenApiPage(JsonRenderPlugin):
    """The description of one application as JSON, made once."""

    text: bytes | None = None

    def render(self, request: Asked | None, openapi_schema: dict[str, Any]) -> Any:
        """A response with the description, which Litestar sends as it is."""
        if self.text is None:
            self.text = msgspec.json.encode(closed(openapi_schema))
        return None if request is None else tagged(request, self.text)


def openapi_config() -> OpenAPIConfig:
    """How the interface is described."""
    return OpenAPIConfig(
        title="casetta",
        version=__version__,
        path="/api/openapi",
        use_handler_docstrings=True,
        render_plugins=[OpenApiPage()],
    )


def prepare(app: Litestar) -> None:
    """Look at all types, and describe the interface, before anybody comes.

    The first of all requests for the description would hold up everybody for a tenth of a second;
    and msgspec crashes when two threads are the first to read the same type at the same time.
    """
    for kind in every(messages.Closed):
        msgspec.json.Decoder(kind)
    message_files()
    route: Any = app.get_handler_index_by_name(OPENAPI_JSON_HANDLER_NAME)
    route["handler"].fn(None)


def tagged(request: Asked, content: bytes) -> Response[bytes]:
    """A description, or the word that it has not changed."""
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    is_known = tag in request.headers.get("If-None-Match", "")
    return Response(
        b"" if is_known else content,
        status_code=304 if is_known else 200,
        media_type=MediaType.JSON,
        headers={**CACHED, "ETag": tag},
    )


def closed(document: dict[str, Any]) -> dict[str, Any]:
    """A description whose objects are those that are read and written."""
    parts = document.get("components", {})
    names = parts.get("schemas", {})
    kinds = [kind for kind in every(messages.Closed) if kind.__name__ in names]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    missing = set(names) - set(schemas)
    assert not missing, missing
    return document | {"components": parts | {"schemas": schemas}}


def every(kind: type[messages.Closed]) -> Iterator[type[messages.Closed]]:
    for each in kind.__subclasses__():
        yield each
        yield from every(each)


def schema_files(app: Litestar) -> Iterator[tuple[str, str]]:
    """The name and the text of each file of docs/schemas."""
    yield from message_files().items()
    yield "openapi.json", as_text(closed(app.openapi_schema.to_schema()))
