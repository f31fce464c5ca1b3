"""The schemas in docs/schemas are those of the messages, and the page names every code."""

import json
import re
from pathlib import Path
from typing import get_args, get_type_hints

from casetta.protocol.bodies import ANSWERS, NewTable
from casetta.protocol.errors import CLOSE_CODES, CODES
from casetta.protocol.limits import Limits
from casetta.protocol.messages import Asked, ClockPolicy, Policy
from casetta.server.app import make_app
from casetta.server.http.schemas import schema_files
from casetta.server.http.tables import JoinAnswer
from casetta.server.security import Origins
from casetta.server.test_mode import TEST_ROUTES
from tests.server.inside import new_hub

APP = make_app(new_hub(test_mode=False), Origins())
DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_committed_schemas_are_up_to_date():
    expected = dict(schema_files(APP))
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
    "answer", "content", "question", "review", "setup", "view",
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
    documents = {name: json.loads(text) for name, text in schema_files(APP)}
    api = documents.pop("openapi.json")
    places = [place for each in (*documents.values(), api["components"]) for place in opened(each)]

    assert {OPEN & set(place) != set() for place in places} == {True}
    assert {place[0] for place in opened(api["paths"])} == {
        "/api/ask", "/api/schemas/{name}", "/api/tables/{table}/record",
    }  # fmt: skip


def test_codes_are_a_closed_list_over_http_and_over_the_socket():
    documents = {name: json.loads(text) for name, text in schema_files(APP)}
    over_http = documents["openapi.json"]["components"]["schemas"]["ApiError"]
    over_sockets = documents["server-refused.json"]["$defs"]["Refused"]

    for schema in (over_http, over_sockets):
        assert schema["properties"]["code"]["enum"] == list(CODES)


# The page


PAGE = (DOCS / "protocol.md").read_text("utf-8")


def test_every_route_is_on_the_page():
    documents = dict(schema_files(APP))
    named = {
        "{table}": "ID", "{seat}": "SEAT", "{name}": "NAME", "{ticket}": "TICKET",
        "{game}": "GAME", "{language}": "LANGUAGE",
    }  # fmt: skip
    for path, methods in json.loads(documents["openapi.json"])["paths"].items():
        for name, sign in named.items():
            path = path.replace(name, sign)
        path = path.replace("/api/join/ID", "/api/join/TABLE")
        for method in methods:
            assert f"`{method.upper()} {path}`" in PAGE, (method, path)
    for route in TEST_ROUTES:
        [path] = route.paths
        assert path.replace("{table:str}", "ID") in PAGE


def test_the_page_tells_of_no_route_that_there_is_not():
    paths = json.loads(dict(schema_files(APP))["openapi.json"])["paths"]
    known = {
        f"{method.upper()} {re.sub(r'{.*?}', '*', path)}"
        for path, methods in paths.items()
        for method in methods
    }
    rows = PAGE.split("## All routes")[1].split("\n## ")[0]
    for told in re.findall(r"`((?:GET|POST|DELETE) [^`]*)`", rows):
        assert re.sub(r"\b[A-Z]+\b(?= |/|$)", "*", told.split(" ")[1]) in {
            each.split(" ")[1] for each in known
        }, told


def test_every_message_and_every_question_is_on_the_page():
    for name in dict(schema_files(APP)):
        if name != "openapi.json":
            message = name.split("-", 1)[1].removesuffix(".json")
            assert f"`{message}`" in PAGE, name
    for about in ANSWERS:
        assert f"| `{about}` |" in PAGE, about


def test_every_close_code_every_limit_and_every_policy_is_on_the_page():
    for code in (*CLOSE_CODES.values(), 1002, 1006, 1007, 1009):
        assert f"| {code} |" in PAGE
    for name in (*Limits.__struct_fields__, *Policy.__struct_fields__):
        assert f"`{name}`" in PAGE, name
    statuses = get_args(get_type_hints(JoinAnswer)["status"])
    for word in (*statuses, *ClockPolicy.__struct_fields__, *NewTable.__struct_fields__):
        assert f"`{word}`" in PAGE, word
    for name in Asked.__struct_fields__:
        assert f"`{name}`" in PAGE, name
