"""The schemas in docs/schemas are those of the messages, and the page names every code."""

import json
from pathlib import Path

from casetta.server.codes import CODES
from casetta.server.schemas import schema_files

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_committed_schemas_are_up_to_date():
    expected = dict(schema_files())
    found = {file.name: file.read_text("utf-8") for file in (DOCS / "schemas").glob("*.json")}

    assert found == expected, "run: python tools/schemas.py"


def test_every_code_is_on_the_page_and_in_words():
    page = (DOCS / "protocol.md").read_text("utf-8")

    for code in CODES:
        assert f"`{code}`" in page, code


def test_the_schemas_of_the_socket_are_served_as_they_are_committed(server):
    files = {
        file.name: file.read_bytes()
        for file in (DOCS / "schemas").glob("*.json")
        if file.name != "openapi.json"
    }
    status, names, headers = server.ask("GET", "/api/schemas")

    assert (status, names) == (200, sorted(files))
    assert headers["cache-control"] == "public, max-age=3600"
    for name, content in files.items():
        status, told, headers = server.ask("GET", f"/api/schemas/{name}")
        assert (status, told) == (200, json.loads(content))
        assert int(headers["content-length"]) == len(content)
        assert headers["content-type"] == "application/json"
        assert headers["cache-control"] == "public, max-age=3600"


def test_a_schema_that_there_is_not_is_not_found(server):
    for name in ("openapi.json", "x", "..%2Fopenapi.json", "server-move.json"):
        status, content, headers = server.ask("GET", f"/api/schemas/{name}")
        assert (status, content["code"]) == (404, "not-found")
        assert headers["cache-control"] == "no-store"


OPEN = {
    "content", "question", "review", "setup", "view",
}  # fmt: skip
"""What belongs to a game, or is described by a page of its own."""


def opened(schema, path=()):
    """Where objects may have any field with any content."""
    if isinstance(schema, dict):
        more = schema.get("additionalProperties", {})
        if schema.get("type") == "object" and more in ({}, True):
            yield path
        for name, each in schema.items():
            yield from opened(each, (*path, name))
    elif isinstance(schema, list):
        for number, each in enumerate(schema):
            yield from opened(each, (*path, number))


def test_objects_are_closed_but_for_what_a_game_brings():
    documents = {name: json.loads(text) for name, text in schema_files()}
    api = documents.pop("openapi.json")
    places = [place for each in (*documents.values(), api["components"]) for place in opened(each)]

    assert {OPEN & set(place) != set() for place in places} == {True}
    assert {place[0] for place in opened(api["paths"])} == {
        "/api/ask", "/api/schemas/{name}", "/api/tables/{table}/record",
    }  # fmt: skip


def test_codes_are_a_closed_list_over_http_and_over_the_socket():
    documents = {name: json.loads(text) for name, text in schema_files()}
    over_http = documents["openapi.json"]["components"]["schemas"]["Trouble"]
    over_sockets = documents["server-refused.json"]["$defs"]["Refused"]

    for schema in (over_http, over_sockets):
        assert schema["properties"]["code"]["enum"] == list(CODES)
