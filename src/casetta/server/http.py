"""The HTTP interface, all of it. docs/protocol.md tells it in words."""

from __future__ import annotations

from .after_routes import AFTER_ROUTES
from .first_routes import FIRST_ROUTES
from .game_routes import GAME_ROUTES
from .join_routes import JOIN_ROUTES
from .memory_routes import MEMORY_ROUTES
from .schema_routes import SCHEMA_ROUTES
from .table_routes import TABLE_ROUTES

ROUTES = [
    *GAME_ROUTES, *TABLE_ROUTES, *FIRST_ROUTES, *JOIN_ROUTES, *AFTER_ROUTES, *MEMORY_ROUTES,
    *SCHEMA_ROUTES,
]  # fmt: skip
