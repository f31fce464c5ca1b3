"""Whole games of Dream Home on the page, and every kind of decision in it."""

import re
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.screens import DESK, PHONE, banner
from tests.web.test_pages import barriers

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

MOST_STEPS = 120
SMALL_PHONE = {"width": 360, "height": 740}


def room(key, decor=None):
    """A room card as a drawing has it."""
    return {"room": key, **({"decor": decor} if decor else {})}


def column(key, resource=None):
    """A column of the display."""
    return {"room": key, **({"resource": resource} if resource else {})}


HOUSE: dict[str, Any] = {
    "upper": [room("living_room"), room("living_room"), None, None, None],
    "lower": [*map(room, ("kitchen", "kitchen", "pantry", "bathroom")), room("bedroom")],
    "basement": [room("garage"), room("garage")],
    "beside": ["drill", "interior_designer"],
    "roofs": ["roof red", "roof red", "roof blue"],
    "roof_height": 3,
}
OTHER: dict[str, Any] = {
    "upper": [*map(room, ("playroom", "playroom", "bedroom", "library")), None],
    "lower": [*map(room, ("bathroom", "sauna", "living_room", "kitchen")), None],
    "basement": [room("workshop"), None],
    "beside": ["roofer"],
    "roofs": ["roof green", "roof brown"],
    "roof_height": 2,
}
FULL: dict[str, Any] = {
    **HOUSE,
    "upper": [
        *HOUSE["upper"][:2],
        room("living_room", "piano"),
        room("bathroom"),
        {"room": "study", "face": "down"},
    ],
    "roofs": ["roof red", "roof red", "roof red", "roof green"],
    "roof_height": 4,
}
FULL_OTHER: dict[str, Any] = {
    **OTHER,
    "upper": [*OTHER["upper"][:4], room("study")],
    "lower": [*OTHER["lower"][:4], room("game_room")],
    "basement": [room("workshop"), room("laundry_room")],
    "beside": [],
}
LATE: dict[str, Any] = {
    "seats": 2,
    "round": 10,
    "stage": "take",
    "turn": 0,
    "first": 0,
    "marker": 1,
    "display": [
        column("bathroom"),
        column("living_room", "piano"),
        column("sauna", "scaffolding"),
        None,
        column("playroom", "concrete_mixer"),
    ],
    "houses": [HOUSE, OTHER],
}
END = {
    "seats": 2,
    "round": 12,
    "stage": "finish",
    "turn": 0,
    "first": 0,
    "marker": 0,
    "display": [None] * 5,
    "discards": {"roof red": 1, "roof red window": 1, "kitchen": 2, "game_room": 1},
    "houses": [FULL, FULL_OTHER],
}


def sit(screens, server, setup=None, *, phone=False, seats=2, bot="bot:random", **wishes):
    """Open a table of one person and bots, in a position of our choice."""
    people = [{"player": "person", "name": "Giulia"}] + [{"player": bot}] * (seats - 1)
    new = {"game": "dream-home", "seats": people, "start": True}
    made = {"new": new, **({"setup": setup} if setup else {})}
    _, links, _ = server.ask("POST", "/api/test/tables", made)
    opened = screens.phone if phone else screens.open
    page = opened(f"/t/{links['table']}#{links['seats']['0']}", **wishes)
    expect(page.get_by_test_id("house")).to_be_visible()
    return page


def with_beside(setup, *cards, **more):
    """The same position with other cards beside the own house."""
    made = {**deepcopy(setup), **more}
    made["houses"][0]["beside"] = list(cards)
    return made


def is_mine(page: Page) -> bool:
    """Wait for a decision or for the end; say which."""
    page.locator("section.end, .act.mine[aria-busy=false]").first.wait_for(state="visible")
    return page.locator("section.end").count() == 0


def place(page: Page, name: str):
    """A place of the own house."""
    return page.locator(f"[data-place={name}]")


def shown_column(page: Page, number: int):
    """A column of the display, from 1."""
    return page.locator(f"[data-column='{number - 1}']")


def confirm(page: Page):
    """The one green button."""
    return page.get_by_test_id("confirm")


def first(page: Page, wanted: str):
    """The first visible thing of a kind, if there is one."""
    found = page.locator(wanted)
    return found.first if found.count() else None


def settle(page: Page) -> None:
    """Wait until the page knows what a column that was chosen leads to."""
    page.wait_for_function(
        """() => document.querySelector('[data-place].may, .kind, section.end, .acts .go:enabled')
              || !document.querySelector('.act.mine')"""
    )


MOVED = """before => document.querySelector('section.end')
    || document.querySelector('main.board').dataset.moves !== before"""


def moves_on(page: Page) -> str | None:
    """How many moves were made."""
    return page.locator("main.board").get_attribute("data-moves")


def decide(page: Page, press: str) -> None:
    """Make one decision, whatever is asked: the first column, the first place, else no."""
    before = moves_on(page)
    column = first(page, ".col.may:not(.on)")
    if column and not page.locator(".col.on").count() and not confirm(page).is_enabled():
        getattr(column, press)()
        settle(page)
    spot = first(page, ".place.may:not(.laid)") or first(page, ".kind")
    if spot and not confirm(page).is_enabled():
        getattr(spot, press)(force=True)
    if confirm(page).is_enabled():
        getattr(confirm(page), press)()
    elif page.get_by_test_id("no").count():
        getattr(page.get_by_test_id("no"), press)()
    page.wait_for_function(
        MOVED,
        arg=before,
    )


MOST_LINES = 120
"""Halves of a second until everything is counted."""


def play_to_the_end(page: Page, press: str = "click") -> int:
    """Decide until the game is over; the number of decisions."""
    for steps in range(MOST_STEPS):
        if not is_mine(page):
            return steps
        decide(page, press)
    raise AssertionError("this game has no end")


def test_a_whole_game_by_mouse_is_counted_at_the_end(screens, server):
    page = sit(screens, server, seats=3)
    expect(banner(page)).to_contain_text("send one column away")

    assert play_to_the_end(page) > 12

    expect(page.locator("section.end tbody tr")).to_have_count(3)
    own = page.locator("section.end tbody tr").filter(has_text="Giulia")
    total = int(own.locator("td.sum").text_content() or 0)
    for _ in range(MOST_LINES):
        parts = [int(cell) for cell in own.locator("td:not(.pl):not(.sum)").all_text_contents()]
        if sum(parts) == total:
            break
        page.wait_for_timeout(500)
    assert sum(parts) == total
    assert place(page, "u4").get_attribute("aria-label") != "Upper floor, place 5. free"


def test_a_whole_game_by_finger_on_a_phone_never_scrolls(screens, server):
    page = sit(screens, server, phone=True, seats=4)
    for size in ({"width": 390, "height": 844}, SMALL_PHONE):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    assert play_to_the_end(page, "tap") >= 12


def test_a_whole_game_by_keys_alone(screens, server):
    page = sit(screens, server, seats=4)
    for _ in range(MOST_STEPS):
        if not is_mine(page):
            break
        play_turn_by_keys(page)

    expect(page.locator("section.end")).to_be_visible()


def play_turn_by_keys(page: Page) -> None:
    """A number chooses a column, the arrows a place, Enter builds; N says no."""
    moves = moves_on(page)
    if page.locator(".col.may").count() and not page.locator(".col.on").count():
        number = page.locator(".col.may button").first.get_attribute("data-column")
        page.keyboard.press(str(1 + int(number or 0)))
        settle(page)
    if page.locator(".place.may").count():
        expect(page.locator("[data-testid=house] .may:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(confirm(page)).to_be_enabled()
        page.keyboard.press("Enter")
    elif confirm(page).is_enabled():
        confirm(page).focus()
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("n")
    page.wait_for_function(
        MOVED,
        arg=moves,
    )


def test_a_place_shows_what_it_would_bring_before_anything_is_taken(screens, server):
    page = sit(screens, server, LATE)
    shown_column(page, 2).hover()
    expect(page.locator(".disc")).to_have_count(3)
    expect(place(page, "u2").locator(".disc")).to_have_text("+5")

    shown_column(page, 2).click()
    expect(banner(page)).to_contain_text("place the living room")
    place(page, "u2").click()

    expect(page.locator(".bubble")).to_have_text("4 → 9")
    expect(page.get_by_test_id("acting")).to_contain_text("Piano may go here: +4")
    expect(page.get_by_test_id("face-up")).to_contain_text("4 → 9")
    expect(page.get_by_test_id("face-down")).to_contain_text("0")
    expect(page.locator(".lines")).to_contain_text("+5")
    expect(page.get_by_role("list", name="Log")).to_have_count(0)
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    expect(page.locator(".bubble")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".col.on")).to_have_count(0)


def test_a_room_and_its_token_are_laid_one_after_the_other(screens, server):
    page = sit(screens, server, LATE)
    shown_column(page, 2).click()
    place(page, "u2").click()
    place(page, "u2").click()

    expect(banner(page)).to_contain_text("lay the token: piano")
    expect(page.get_by_test_id("no")).to_have_text("Decline")
    place(page, "u0").click()
    expect(page.locator(".bubble")).to_have_text("+4")
    confirm(page).click()

    expect(place(page, "u0")).to_have_attribute("aria-label", re.compile("Living room, Piano"))
    expect(page.locator(".tag").first).to_contain_text("9")


def test_the_token_may_come_first(screens, server):
    page = sit(screens, server, LATE)
    shown_column(page, 2).click()
    page.locator("[data-step=token]").click()
    place(page, "u1").click()
    confirm(page).click()

    expect(banner(page)).to_contain_text("place the living room")
    expect(place(page, "u1")).to_have_attribute("aria-label", re.compile("Piano"))


def test_a_card_is_turned_over_by_a_key_and_by_the_switch(screens, server):
    page = sit(screens, server, LATE)
    shown_column(page, 2).click()
    place(page, "u2").click()
    page.keyboard.press("f")
    expect(page.get_by_test_id("face-down")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("face-up").click()
    expect(page.locator(".bubble")).to_have_text("4 → 9")
    page.get_by_test_id("face-down").click()
    confirm(page).click()

    expect(place(page, "u2")).to_have_attribute("aria-label", re.compile("empty room, face down"))


def test_a_scaffolding_is_laid_and_holds_up_what_is_above(screens, server):
    page = sit(screens, server, LATE)
    shown_column(page, 3).click()
    page.locator("[data-step=scaffold]").click()
    place(page, "u4").click()
    confirm(page).click()

    expect(banner(page)).to_contain_text("place the sauna")
    expect(place(page, "u4")).to_have_attribute("aria-label", re.compile("scaffolding"))


def test_the_server_says_why_a_card_cannot_lie_there(screens, server):
    page = sit(screens, server, LATE)
    shown_column(page, 2).click()
    place(page, "l0").click()
    expect(banner(page)).to_contain_text("There is already a room on Lower floor, place 1.")


def test_the_drill_exchanges_a_card_of_the_display_with_a_room(screens, server):
    page = sit(screens, server, LATE)
    page.locator(".right [data-card=drill]").click()
    expect(banner(page)).to_contain_text("choose a room of the display and one of yours")
    place(page, "l2").click()
    shown_column(page, 3).click()
    expect(page.locator(".arrow")).to_be_visible()
    confirm(page).click()

    expect(place(page, "l2")).to_have_attribute("aria-label", re.compile("Sauna"))
    expect(shown_column(page, 3)).to_have_attribute("aria-label", re.compile("pantry"))
    expect(banner(page)).to_contain_text("choose a column")


def test_the_mixer_exchanges_two_cards_of_the_display(screens, server):
    page = sit(screens, server, with_beside(LATE, "concrete_mixer"))
    page.locator(".right [data-card=concrete_mixer]").click()
    shown_column(page, 2).click()
    shown_column(page, 3).click()
    confirm(page).click()

    expect(shown_column(page, 2)).to_have_attribute("aria-label", re.compile("sauna"))
    expect(shown_column(page, 3)).to_have_attribute("aria-label", re.compile("living room"))


def test_the_jackhammer_is_offered_in_a_strip_and_takes_a_room_alone(screens, server):
    full = [*LATE["display"][:3], column("kitchen", "roof blue"), LATE["display"][4]]
    page = sit(screens, server, with_beside(LATE, "jackhammer", stage="hammer", display=full))
    expect(page.locator(".strip")).to_contain_text("Use your jackhammer?")
    expect(page.get_by_test_id("no")).to_have_text("No, thanks")
    shown_column(page, 2).click()
    place(page, "u2").click()
    confirm(page).click()

    expect(place(page, "u2")).to_have_attribute("aria-label", re.compile("Living room"))
    expect(page.locator(".right [data-card=jackhammer]")).to_have_count(0)


def test_a_column_is_sent_away(screens, server):
    full = [*LATE["display"][:3], column("kitchen", "roof blue"), LATE["display"][4]]
    page = sit(screens, server, {**LATE, "stage": "discard", "display": full, "marker": 0})
    expect(shown_column(page, 1)).to_have_attribute("aria-disabled", "true")
    shown_column(page, 4).click()
    confirm(page).click()

    expect(shown_column(page, 4)).to_have_attribute("aria-label", "Column 4: sent away by Giulia.")
    expect(banner(page)).to_contain_text("choose a column")


def test_the_helpers_of_the_end_are_asked_one_by_one(screens, server):
    page = sit(screens, server, with_beside(END, "roofer", "supplier", "handyman", stage="roofs"))
    expect(banner(page)).to_contain_text("does your roofer take a roof?")
    page.locator(".kind").first.click()
    confirm(page).click()

    expect(banner(page)).to_contain_text("does your supplier exchange a room?")
    page.get_by_role("button", name="Game room, 1 in the discards").click()
    place(page, "u4").click()
    confirm(page).click()

    expect(banner(page)).to_contain_text("does your handyman exchange two rooms?")
    expect(place(page, "u4")).to_have_attribute("aria-label", re.compile("Game room"))
    place(page, "u4").click()
    place(page, "l2").click()
    confirm(page).click()

    expect(page.locator("section.end")).to_be_visible()
    expect(place(page, "l2")).to_have_attribute("aria-label", re.compile("Game room"))


def test_helpers_may_be_declined(screens, server):
    page = sit(screens, server, with_beside(END, "handyman"))
    page.get_by_test_id("no").click()
    expect(page.locator("section.end")).to_be_visible()


def test_nobody_peeks_into_the_roof_pile(screens, server):
    page = sit(screens, server, LATE)
    page.locator(".right").get_by_role("button", name="3 roofs").click()
    expect(banner(page)).to_contain_text("No peeking until the end.")
    assert page.locator(".right use[href*='roof-red']").count() == 0


def test_every_column_and_place_is_a_sentence(screens, server):
    page = sit(screens, server, LATE)
    expect(shown_column(page, 2)).to_have_attribute(
        "aria-label", "Column 2: living room, 1·4·9 points, and piano."
    )
    expect(shown_column(page, 1)).to_have_attribute(
        "aria-label", "Column 1: bathroom, 1 points, and the key."
    )
    shown_column(page, 2).click()
    expect(place(page, "u2")).to_have_attribute(
        "aria-label", "Upper floor, place 3. free. Possible. Brings 5 points."
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_has_no_barriers_in_any_state(screens, server, viewport, scheme):
    page = sit(screens, server, LATE, viewport=viewport, color_scheme=scheme)
    assert barriers(page) == []

    shown_column(page, 2).click()
    place(page, "u2").click()
    expect(page.locator(".bubble")).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("z")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(page) == []


def test_a_reload_in_the_middle_of_a_turn_goes_on_with_the_card_in_hand(screens, server):
    page = sit(screens, server, LATE)
    shown_column(page, 2).click()
    page.locator("[data-step=token]").click()
    place(page, "u1").click()
    confirm(page).click()
    expect(banner(page)).to_contain_text("place the living room")

    page.reload()

    expect(banner(page)).to_contain_text("place the living room")
    place(page, "u3").click()
    expect(page.locator(".bubble")).to_have_text("+1")


def test_a_suggested_move_is_shown_and_not_made(screens, server):
    page = sit(screens, server, LATE)
    page.keyboard.press("h")
    page.locator("dialog[open] ol button").first.click()

    expect(page.locator(".col.on").first).to_be_visible()
    expect(page.get_by_role("list", name="Log")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", "metti la stanza: soggiorno"),
        ("pl", "połóż kartę: salon"),
        ("ja", "リビングルームを置いて"),
    ],
)
def test_the_banner_speaks_four_languages(screens, server, language, words):
    page = sit(screens, server, LATE, language=language)
    shown_column(page, 2).click()
    expect(banner(page)).to_contain_text(words)
    assert not re.search(r"\bweb-[a-z]", page.locator("main").inner_text())


@pytest.mark.parametrize(
    "size", [DESK, {"width": 1280, "height": 720}, {"width": 844, "height": 390}]
)
def test_the_whole_table_fits_the_screen(screens, server, size):
    page = sit(screens, server, LATE, viewport=size)
    shown_column(page, 2).click()
    place(page, "u2").click()
    box = confirm(page).bounding_box()
    assert box["y"] + box["height"] <= size["height"]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
