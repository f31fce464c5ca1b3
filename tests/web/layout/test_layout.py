"""Every screen fits every size; and what measures that finds what is wrong.

`./casetta test --long layout` looks at all screens in every language and light.
"""

import os
import re
from random import Random

import pytest
from playwright.sync_api import expect
from playwright.sync_api import TimeoutError as NeverCame

from tests.long import in_parts
from tests.web.layout.states import PAGES, SCREENS, SIZES, TABLES, WINDOWS, Screen, at
from tests.web.layout.walk import FINGER, SQUARE, Walk, measured
from tests.web.screens import LOCALES, PHONE

pytestmark = pytest.mark.browser

GROUPS = (PAGES, TABLES, WINDOWS)
LOOKS = [("pl", "light"), ("pl", "dark")]
LOOKS += [(language, theme) for language in ("en", "it", "ja") for theme in ("light", "dark")]
"""Polish comes first: its words are the longest."""
OTHERS = [(screen, *look) for screen in SCREENS for look in LOOKS[1:]]
TENTH = Random(20).sample(OTHERS, len(OTHERS) // 10)


@pytest.fixture
def walk(browser, server):
    """Somebody who walks from screen to screen."""
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(20_000)
    page = context.new_page()
    page.goto(f"{server.url}/privacy")
    yield Walk(page, server)
    context.close()


def faults(walk, screens):
    """What is wrong with screens, each in its language and theme: a line for each fault."""
    lines = []
    for screen, language, theme in screens:
        walk.open(screen, language, theme)
        for fault in walk.faults(screen):
            lines.append(" | ".join((screen.name, language, theme, *fault)))
    return "\n".join(lines)


@in_parts("layout", full=len(GROUPS) * len(LOOKS), quick=len(GROUPS))
def test_every_screen_fits_every_size(walk, part):
    screens = GROUPS[part % len(GROUPS)]

    assert faults(walk, [(screen, *LOOKS[part // len(GROUPS)]) for screen in screens]) == ""


def test_a_tenth_of_the_screens_fits_in_other_languages_and_lights(walk):
    assert faults(walk, TENTH) == ""
