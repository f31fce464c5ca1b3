"""What holds for every test: the same luck each time, no silent skips, long tests by name."""

from __future__ import annotations

import asyncio
import gc
import inspect
import os
import signal
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tests import long

REASONS = ("--long ", "optional: ", "not on Windows")
"""How the reason of a skip may begin; whatever else is skipped has failed."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Wherever the tests are started from, Ctrl-C reaches the programs that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "casetta",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("casetta")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes longest; in a long run keep the tests of the chosen name alone."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is None)
    if not long.NAME:
        return
    chosen = [item for item in items if _long_name(item) == long.NAME]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays until the end."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Do not run again what passed in an earlier long run of the same source."""
    if long.NAME and item.nodeid in long.passed_before():
        pytest.skip("--long passed earlier")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note the parts of a long run that pass; only the controller of the workers does."""
    is_worker = "PYTEST_XDIST_WORKER" in os.environ
    if long.NAME and not is_worker and report.when == "call" and report.passed:
        long.note_pass(report.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail whatever is skipped for a reason that is not one of ours."""
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple):
        reason = str(report.longrepr[2]).removeprefix("Skipped: ")
        if not reason.startswith(REASONS):
            report.outcome = "failed"
            report.longrepr = f"skipped for no reason that is allowed: {reason}"
    return report


def _long_name(item: pytest.Item) -> str | None:
    """The name under which a test is run in full."""
    mark = item.get_closest_marker("long")
    return mark.args[0] if mark else None
