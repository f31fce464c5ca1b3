"""Attacks are sent to servers like those of tests/server."""

import pytest

from tests.hostile.control import OTHERS, OWN
from tests.server.conftest import near, served

__all__ = ["address", "near", "served"]


@pytest.fixture(params=["own", "other"])
def address(request):
    """Where an attack comes from: the control table's own address, or another one."""
    return OWN if request.param == "own" else next(OTHERS)
