"""Tests of stores may ask for a store of each kind."""

from contextlib import asynccontextmanager

import pytest

from casetta.store.memory import MemoryStore
from tests.store.tables import opened


@pytest.fixture(params=["memory", "sqlite"])
def new_store(request, tmp_path):
    """Opens a new store, closed at the end; every test that asks for it runs once for each kind."""

    @asynccontextmanager
    async def in_memory():
        store = MemoryStore()
        yield store
        await store.close()

    return in_memory if request.param == "memory" else lambda: opened(tmp_path)
