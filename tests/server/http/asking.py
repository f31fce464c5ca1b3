"""What the tests of the HTTP interface share."""

from itertools import count

from casetta.protocol.errors import CODES
from casetta.words import Words

ADDRESSES = (f"198.51.100.{number}" for number in count(1))
"""Every test comes from an address of its own, so that limits meet only who asks for them."""


def refused(answer, code):
    """Demand a refusal with this code: its status, its sentence and nothing else."""
    status, content, _ = answer
    expected = {
        "code": code,
        "message": Words("en")(f"refused-{code}"),
        "retryable": CODES[code].retryable,
    }
    assert (status, content) == (CODES[code].status, expected)


def good(answer):
    """The content of an answer that must be good."""
    status, content, _ = answer
    assert 200 <= status < 300, content
    return content


def table_of(links):
    return f"/api/tables/{links['table']}"


PERSON = {"player": "person", "name": "Anna"}


OPEN = {"player": "open"}


def figure(text, name):
    """A figure of the metrics."""
    lines = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return next(float(value) for key, value in lines if key == f"casetta_{name}")


def cookie_of(answer):
    """The cookie that an answer sets, and how."""
    _, _, headers = answer
    value, *marks = headers["set-cookie"].split("; ")
    return value, {mark.lower() for mark in marks}
