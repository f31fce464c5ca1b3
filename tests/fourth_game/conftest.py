"""The browser of the pages' tests."""

from tests.web.conftest import browser as browser
