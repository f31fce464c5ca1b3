"""Attacks are sent to servers like those of tests/server."""

from tests.server.conftest import near, served

__all__ = ["near", "served"]
