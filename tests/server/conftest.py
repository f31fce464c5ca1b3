"""One server for most tests of a worker; those that kill theirs start their own."""

import pytest

from tests.server.served import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A running server in test mode."""
    server = Server(tmp_path_factory.mktemp("served") / "data")
    yield server
    assert server.end() == 0
