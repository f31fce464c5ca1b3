"""The HTTP interface, all of it. docs/protocol.md tells it in words."""

from __future__ import annotations

from .browser import MEMORY_ROUTES
from .finished import AFTER_ROUTES
from .games import GAME_ROUTES
from .joining import JOIN_ROUTES
from .schemas import SCHEMA_ROUTES
from .tables import TABLE_ROUTES
from .tutorials import FIRST_ROUTES

ROUTES = [
    *GAME_ROUTES, *TABLE_ROUTES, *FIRST_ROUTES, *JOIN_ROUTES, *AFTER_ROUTES, *MEMORY_ROUTES,
    *SCHEMA_ROUTES,
]  # fmt: skip
