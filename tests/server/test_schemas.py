"""The schemas in docs/schemas are those of the messages, and the page names every code."""

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
