"""One server for most tests of a worker; those that kill theirs start their own."""

import pytest

from tests.server.served import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A running server in test mode."""
    server = Server(tmp_path_factory.mktemp("served") / "data")
    yield server
    assert server.end() == 0


@pytest.fixture
def two(server):
    """Two people at a table of My Shelfie that has begun, each with a socket."""
    links = server.lay("my-shelfie", "person", "person", start=True)
    with server.client(links, 0) as first, server.client(links, 1) as second:
        first.position(), second.position()
        yield first, second


@pytest.fixture
def mortal(tmp_path):
    """A server that may be killed."""
    server = Server(tmp_path / "data")
    yield server
    assert "Traceback" not in server.log()
    assert server.end() == 0


@pytest.fixture
def served(tmp_path):
    """Starts servers that are all ended."""
    servers = []

    def start(*arguments, folder="data", **more):
        servers.append(Server(tmp_path / folder, *arguments, **more))
        return servers[-1]

    yield start
    for server in servers:
        assert server.end() == 0
