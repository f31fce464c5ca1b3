"""A real browser, and a server whose pages it opens."""

import shutil
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.server.served import Server
from tests.web.screens import FLAGS, PATIENCE, Screens
from tools.check import BROWSERS


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A running server in test mode, where bots do not wait."""
    server = Server(tmp_path_factory.mktemp("pages") / "data")
    yield server
    assert server.end() == 0


@pytest.fixture(scope="package")
def browser():
    """The chromium of this machine.

    As long as Playwright runs, no other event loop can: it goes before tests of other folders.
    """
    with chromium() as browser:
        yield browser


@contextmanager
def chromium():
    """A browser that patient tests look through."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    expect.set_options(timeout=PATIENCE)
    assert path, "no browser: ./casetta test installs one, or says how"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def screens(browser, server):
    """Opens pages as different people; any error of a page fails the test."""
    screens = Screens(browser, server.url)
    yield screens
    screens.close()
