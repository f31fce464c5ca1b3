"""Which of our languages a browser wants."""

from __future__ import annotations

from typing import Any

from litestar import Request

from casetta.words import LANGUAGES


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first language of the browser that we speak."""
    for part in request.headers.get("Accept-Language", "").split(","):
        short = part.split(";")[0].strip().split("-")[0].lower()
        if short in LANGUAGES:
            return short
    return "en"
