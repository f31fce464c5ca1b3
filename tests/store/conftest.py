"""Tests of stores may be coroutines, and may ask for a store of each kind."""

import asyncio
import inspect
from contextlib import asynccontextmanager

import pytest

from casetta.store.memory import MemoryStore
from tests.store.tables import opened


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run a test that is a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(params=["memory", "sqlite"])
def new_store(request, tmp_path):
    """Opens a new store, closed at the end; every test that asks for it runs once for each kind."""

    @asynccontextmanager
    async def in_memory():
        store = MemoryStore()
        yield store
        await store.close()

    return in_memory if request.param == "memory" else lambda: opened(tmp_path)
