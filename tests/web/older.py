"""A server of an earlier casetta, as pages of today meet it.

It is the server of today, heard and seen through the schemas that an older one had: what these lack
is not told, not found, and refused.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Error, Page, Route, WebSocketRoute

from tests.server.test_old_clients import FOLDER, content_of, resolved

OLD = FOLDER / "protocol-1"
API = json.loads((OLD / "openapi.json").read_text(encoding="utf-8"))
MESSAGES = {
    file.stem: json.loads(file.read_text(encoding="utf-8"))
    for file in (OLD / "schemas").glob("*.json")
}
VERSION = "0.0.1"


def refusal(code: str, **more: Any) -> dict[str, Any]:
    """What a server answers that refuses something."""
    return {"code": code, "message": "", "retryable": False, **more}


class OlderServer:
    """Everything that a page says to its server, and hears of it, goes through here."""

    def __init__(self, page: Page) -> None:
        self.refused: list[str] = []
        """What it did not understand."""
        self.asked: set[str] = set()
        """The routes that it answered."""
        page.route("**/api/**", self._answer)
        page.route_web_socket("**/ws", self._meet)

    def _answer(self, route: Route) -> None:
        request = route.request
        path = urlsplit(request.url).path
        known = described(request.method.lower(), path)
        if known is None:
            return self._refuse(route, 404, "not-found", path)
        sent = request.post_data_json if request.post_data else {}
        if foreign(sent, content_of(known.get("requestBody", {})), API):
            return self._refuse(route, 400, "bad-request", path)
        self.asked.add(f"{request.method} {path}")
        with suppress(Error):  # The page may have gone elsewhere meanwhile.
            # The first place went first, always.
            makes = (request.method, path) == ("POST", "/api/tables")
            more = {"post_data": {**sent, "first": 0}} if makes else {}
            response = route.fetch(**more)
            headers = {**response.headers}
            headers.pop("casetta-version", None)
            route.fulfill(response=response, headers=headers, body=earlier(response.body(), known))
        return None

    def _refuse(self, route: Route, status: int, code: str, path: str) -> None:
        self.refused.append(path)
        with suppress(Error):
            route.fulfill(status=status, json=refusal(code))

    def _meet(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            schema = MESSAGES.get(f"client-{message['type']}", {})
            if foreign(message, schema, schema):
                self.refused.append(message["type"])
                socket.send(json.dumps(refusal("bad-message", type="refused")))
            else:
                server.send(text)

        def back(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "welcome":
                message["version"] = VERSION
            schema = MESSAGES[f"server-{message['type']}"]
            socket.send(json.dumps(known_of(message, schema, schema)))

        socket.on_message(forward)
        server.on_message(back)


def described(method: str, path: str) -> Any:
    """A route as it was described, if there was one."""
    for template, methods in API["paths"].items():
        pattern = re.sub(r"{\w+}", "[^/]+", template)
        if method in methods and re.fullmatch(pattern, path):
            return methods[method]
    return None


def earlier(content: bytes, route: Any) -> bytes:
    """An answer without what it did not hold then; as it is where it is no JSON object."""
    schema = content_of(route["responses"].get("200") or route["responses"].get("201") or {})
    try:
        return json.dumps(known_of(json.loads(content), schema, API)).encode()
    except ValueError:
        return content


def known_of(value: Any, schema: Any, whole: Any) -> Any:
    """The fields of a value that a schema has."""
    schema = chosen(value, schema, whole)
    if isinstance(value, list):
        return [known_of(each, schema.get("items", {}), whole) for each in value]
    if not isinstance(value, dict) or "properties" not in schema:
        return value
    fields = schema["properties"]
    return {
        name: known_of(each, fields[name], whole) for name, each in value.items() if name in fields
    }


def foreign(value: Any, schema: Any, whole: Any) -> bool:
    """Whether there is anything in a value that a schema lacks."""
    return bool(known_of(value, schema, whole) != value)


def chosen(value: Any, schema: Any, whole: Any) -> Any:
    """The part of a schema that an object or a list is meant by."""
    schema = resolved(schema, whole)
    wanted = "object" if isinstance(value, dict) else "array"
    for each in schema.get("anyOf", schema.get("oneOf", ())):
        part = resolved(each, whole)
        if part.get("type") == wanted:
            return part
    return schema
