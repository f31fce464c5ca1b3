"""Which of our languages a browser wants (RFC 9110, 12.5.4)."""

from __future__ import annotations

import re
from typing import Any

from litestar.connection import ASGIConnection

from casetta.words import LANGUAGES

WEIGHT = re.compile(r"q=([01](?:\.\d{0,3})?)")


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that the browser likes best of those we speak; of equals the first."""
    best, liked = "en", 0.0
    for part in request.headers.get("Accept-Language", "").split(","):
        name, _, weight = part.partition(";")
        short = name.strip().split("-")[0].lower()
        if short in LANGUAGES and weight_of(weight) > liked:
            best, liked = short, weight_of(weight)
    return best


def weight_of(parameter: str) -> float:
    """How much a language is wanted, from 0 to 1; one of no or of unreadable weight very much."""
    found = WEIGHT.fullmatch(parameter.strip())
    return min(1.0, float(found[1])) if found else 1.0
