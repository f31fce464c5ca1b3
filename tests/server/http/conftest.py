"""One server with ordinary limits, asked from ever new addresses."""

import pytest

from tests.server.http.asking import ADDRESSES
from tests.server.served import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server behind a proxy whose word about addresses it takes."""
    server = Server(tmp_path_factory.mktemp("http") / "data", "--trusted-proxy", "127.0.0.1")
    yield server
    assert "Traceback" not in server.log()
    assert server.end() == 0


@pytest.fixture
def here():
    """Headers of somebody at an address where nobody else is."""
    return {"X-Forwarded-For": next(ADDRESSES)}
