"""One server for most tests of a worker; those that kill theirs start their own."""

import asyncio
import gc

import pytest

from tests.server.house import nearby
from tests.server.inside import new_hub, run_by_hand
from tests.server.served import ADDRESSES, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server in test mode, behind a proxy whose word about addresses it takes."""
    server = Server(tmp_path_factory.mktemp("served") / "data", "--trusted-proxy", "127.0.0.1")
    yield server
    assert "Traceback" not in server.log()
    assert server.end() == 0


@pytest.fixture
def here():
    """Headers of somebody at an address where nobody else is."""
    return {"X-Forwarded-For": next(ADDRESSES)}


@pytest.fixture
def two(server):
    """Two people at a table of My Shelfie that has begun, each with a socket."""
    links = server.begun()
    with server.client(links, 0) as first, server.client(links, 1) as second:
        first.position(), second.position()
        yield first, second


@pytest.fixture
def near(tmp_path):
    """A server in this process."""
    with nearby(tmp_path) as near:
        yield near


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


@pytest.fixture
def no_collections():
    """Nobody looks for garbage."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def hub():
    """A server without sockets and without a disk, driven by hand."""
    return new_hub()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run a test that has a hub in a loop, at whose end the hub ends."""
    names = pyfuncitem._fixtureinfo.argnames
    if "hub" not in names:
        return None
    given = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(run_by_hand(given["hub"], pyfuncitem.obj(**given)))
    return True
