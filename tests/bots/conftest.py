"""Bots in tests think in the plain life: nothing is compiled behind their backs."""

import pytest


@pytest.fixture(autouse=True)
def plain_life(monkeypatch):
    monkeypatch.setenv("CASETTA_LIFE", "plain")
