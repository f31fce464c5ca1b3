"""Games of Dream Home on the page, and every kind of decision in them."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.positions import near_the_end
from tests.waiting import wait_in_page
from tests.web.dreams import (
    END,
    FULL,
    LATE,
    OTHER,
    SMALL_PHONE,
    click,
    column,
    named,
    place,
    play_to_the_end,
    play_to_the_end_by_keys,
    shown_column,
    sit,
    with_beside,
)
from tests.web.screens import DESK, PHONE, banner, barriers, choose_setting, confirm

pytestmark = pytest.mark.browser


def tells(thing, words):
    """Wait until something says so to those who listen."""
    expect(thing).to_have_attribute("aria-label", re.compile(words))


def test_a_game_by_mouse_is_counted_at_the_end(screens, server):
    page = sit(screens, server, near_the_end("dream-home", seats=3, left=20)[0], seats=3)

    assert play_to_the_end(page) > 3

    expect(page.locator("section.end tbody tr")).to_have_count(3)
    own = page.locator("section.end tbody tr").filter(has_text="Giulia")
    total = int(own.locator("td.sum").text_content() or 0)
    parts = own.locator("td:not(.pl):not(.sum)")
    wait_in_page(page, lambda: sum(map(int, parts.all_text_contents())) == total)
    assert place(page, "u4").get_attribute("aria-label") != "Upper floor, space 5. free"


def test_a_game_by_finger_on_a_phone_never_scrolls(screens, server):
    late, _ = near_the_end("dream-home", seats=4, left=40)
    page = sit(screens, server, late, phone=True, seats=4)
    for size in ({"width": 390, "height": 844}, SMALL_PHONE):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    assert play_to_the_end(page, "tap") > 3


def test_a_whole_game_by_keys_alone(screens, server):
    page = sit(screens, server, seats=4)

    assert play_to_the_end_by_keys(page) >= 12

    expect(page.locator("section.end")).to_be_visible()


def test_a_place_shows_what_it_would_bring_before_anything_is_taken(screens, server):
    page = sit(screens, server, LATE)
    shown_column(page, 2).hover()
    expect(page.locator(".disc")).to_have_count(3)
    expect(place(page, "u2").locator(".disc")).to_have_text("+5")

    click(page, "2")
    expect(banner(page)).to_contain_text("place the living room")
    click(page, "u2")

    expect(page.locator(".bubble")).to_have_text("4 → 9")
    expect(page.get_by_test_id("acting")).to_contain_text("Piano could go here: +4")
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
    click(page, "2 u2 u2")

    expect(banner(page)).to_contain_text("place the token: piano")
    expect(page.get_by_test_id("no")).to_have_text("Decline")
    click(page, "u0")
    expect(page.locator(".bubble")).to_have_text("+4")
    click(page, "confirm")

    tells(place(page, "u0"), "Living room, Piano")
    expect(page.locator(".tag").first).to_contain_text("9")


MIXER = with_beside(LATE, "concrete_mixer")


@pytest.mark.parametrize(
    ("setup", "clicks", "asked", "things"),
    [
        (LATE, "2 token u1 confirm", "place the living room", {"u1": "Piano"}),
        (LATE, "3 scaffold u4 confirm", "place the sauna", {"u4": "scaffolding"}),
        (MIXER, "concrete_mixer 2 3 confirm", "", {"2": "sauna", "3": "living room"}),
    ],
    ids=["the token comes first", "a scaffolding holds up what is above", "two cards are mixed"],
)
def test_what_was_chosen_is_done_and_told(screens, server, setup, clicks, asked, things):
    page = sit(screens, server, setup)
    click(page, clicks)

    expect(banner(page)).to_contain_text(asked)
    for name, words in things.items():
        tells(named(page, name), words)


def test_a_card_is_turned_over_by_a_key_and_by_the_switch(screens, server):
    page = sit(screens, server, LATE)
    click(page, "2 u2")
    page.keyboard.press("f")
    expect(page.get_by_test_id("face-down")).to_have_attribute("aria-pressed", "true")
    click(page, "face-up")
    expect(page.locator(".bubble")).to_have_text("4 → 9")
    click(page, "face-down confirm")

    tells(place(page, "u2"), "empty room, face-down")


def test_the_server_says_why_a_card_cannot_lie_there(screens, server):
    page = sit(screens, server, LATE)
    click(page, "2 l0")
    expect(banner(page)).to_contain_text("There’s already a room on Lower floor, space 1.")
    assert barriers(page) == []


def test_the_drill_exchanges_a_card_of_the_display_with_a_room(screens, server):
    page = sit(screens, server, LATE)
    click(page, "drill")
    expect(banner(page)).to_contain_text("choose a room of the display and one of yours")
    click(page, "l2 3")
    expect(page.locator(".arrow")).to_be_visible()
    assert barriers(page) == []
    click(page, "confirm")

    tells(place(page, "l2"), "Sauna")
    tells(shown_column(page, 3), "pantry")
    expect(banner(page)).to_contain_text("choose a column")


def test_the_jackhammer_is_offered_in_a_strip_and_takes_a_room_alone(screens, server):
    full = [*LATE["display"][:3], column("kitchen", "roof blue"), LATE["display"][4]]
    page = sit(screens, server, with_beside(LATE, "jackhammer", stage="hammer", display=full))
    expect(page.locator(".strip")).to_contain_text("Use your jackhammer?")
    expect(page.get_by_test_id("no")).to_have_text("No, thanks")
    click(page, "2 u2 confirm")

    tells(place(page, "u2"), "Living room")
    expect(page.locator(".right [data-card=jackhammer]")).to_have_count(0)


ITALIAN, POLISH = {"edition": "it"}, {"edition": "pl"}


def test_tools_may_go_with_an_italian_jackhammer_which_is_not_passed_then(screens, server):
    """Ruling D-66: the drill lies there as well."""
    full = [*LATE["display"][:3], column("kitchen", "roof blue"), LATE["display"][4]]
    setup = with_beside(LATE, "jackhammer", "drill", stage="hammer", display=full, options=ITALIAN)
    page = sit(screens, server, setup)
    expect(page.get_by_test_id("no")).to_be_visible()
    click(page, "drill l2 3 confirm")

    tells(place(page, "l2"), "Sauna")
    expect(page.get_by_test_id("no")).to_have_count(0)
    click(page, "2 u2 confirm")
    tells(place(page, "u2"), "Living room")
    expect(page.locator(".right [data-card=jackhammer]")).to_have_count(0)


def test_a_polish_scaffolding_that_waited_is_laid_after_the_room(screens, server):
    """Ruling D-64: or it goes on waiting, and the turn is over."""
    page = sit(screens, server, with_beside(LATE, "scaffolding", options=POLISH))
    click(page, "5 u2 confirm")
    expect(page.get_by_test_id("no")).to_be_visible()
    click(page, "u3 confirm")

    tells(place(page, "u3"), "scaffolding")
    expect(page.locator(".right [data-card=scaffolding]")).to_have_count(0)


def test_a_column_is_sent_away(screens, server):
    full = [*LATE["display"][:3], column("kitchen", "roof blue"), LATE["display"][4]]
    page = sit(screens, server, {**LATE, "stage": "discard", "display": full, "marker": 0})
    expect(shown_column(page, 1)).to_have_attribute("aria-disabled", "true")
    click(page, "4 confirm")

    expect(shown_column(page, 4)).to_have_attribute("aria-label", "Column 4: discarded by Giulia.")
    expect(banner(page)).to_contain_text("choose a column")


def test_a_column_that_lies_by_itself_is_taken_before_the_next_round_begins(screens, server):
    """The garage has one place left, so that the next decision belongs to the round after."""
    garage = [
        column("garage"),
        None,
        column("library", "drill"),
        column("playroom", "roof green"),
        None,
    ]
    house = {**FULL, "lower": [*FULL["lower"][:3], None, FULL["lower"][4]], "beside": []}
    house["upper"] = [*FULL["upper"][:3], None, FULL["upper"][4]]
    late = {"round": 11, "first": 1, "marker": 1, "display": garage, "houses": [house, OTHER]}
    page = sit(screens, server, {**LATE, **late})
    click(page, "1")

    click(page, "confirm")

    expect(banner(page)).to_contain_text("discard one column")
    expect(page.get_by_text("Round 12 of 12").first).to_be_visible()
    tells(place(page, "l3"), "empty room, face-down")


def test_the_helpers_of_the_end_are_asked_one_by_one(screens, server):
    page = sit(screens, server, with_beside(END, "roofer", "supplier", "handyman", stage="roofs"))
    expect(banner(page)).to_contain_text("should your roofer take a roof?")
    assert barriers(page) == []
    page.locator(".kind").first.click()
    click(page, "confirm")

    expect(banner(page)).to_contain_text("should your supplier swap a room?")
    assert barriers(page) == []
    page.get_by_role("button", name="Game room, 1 in the discards").click()
    click(page, "u4 confirm")

    expect(banner(page)).to_contain_text("should your handyman swap two rooms?")
    tells(place(page, "u4"), "Game room")
    click(page, "u4 l2 confirm")

    expect(page.locator("section.end")).to_be_visible()
    tells(place(page, "l2"), "Game room")


def press(page, *keys):
    """Press keys one after the other."""
    for key in keys:
        page.keyboard.press(key)


def test_the_helpers_of_the_end_are_used_by_keys_alone(screens, server):
    """Roofer, supplier and handyman: Enter chooses what has the focus, once more it means yes."""
    page = sit(screens, server, with_beside(END, "roofer", "supplier", "handyman", stage="roofs"))
    expect(page.get_by_role("button", name="Red roof, 1 in the discards")).to_be_focused()
    press(page, "Enter", "Enter")

    expect(banner(page)).to_contain_text("should your supplier swap a room?")
    expect(page.get_by_role("button", name="Kitchen, 2 in the discards")).to_be_focused()
    press(page, "Tab", "Enter")
    expect(place(page, "l0")).to_be_focused()
    press(page, "ArrowUp", *["ArrowRight"] * 4)
    expect(place(page, "u4")).to_be_focused()
    press(page, "Enter")
    expect(banner(page)).to_contain_text("swap these two?")
    press(page, "Enter")

    expect(banner(page)).to_contain_text("should your handyman swap two rooms?")
    tells(place(page, "u4"), "Game room")
    expect(place(page, "u4")).to_be_focused()
    press(page, "Enter", "ArrowDown", "ArrowLeft")
    expect(place(page, "l2")).to_be_focused()
    press(page, "Enter", "Enter")

    expect(page.locator("section.end")).to_be_visible()
    tells(place(page, "l2"), "Game room")


def test_a_second_thing_can_be_let_go_by_pointing_at_the_first(screens, server):
    page = sit(screens, server, with_beside(END, "handyman"))
    click(page, "l0 l1")
    expect(confirm(page)).to_be_enabled()
    click(page, "l0")
    expect(confirm(page)).to_be_disabled()
    click(page, "l4")
    expect(confirm(page)).to_be_enabled()
    click(page, "l4")

    expect(page.locator("section.end")).to_be_visible()
    tells(place(page, "l1"), "Bedroom")


def test_the_drill_is_used_by_keys_alone(screens, server):
    page = sit(screens, server, LATE)
    expect(banner(page)).to_contain_text("choose a column")
    press(page, "t")
    expect(banner(page)).to_contain_text("choose a room of the display and one of yours")
    press(page, "3")
    expect(page.locator(".place.may:focus")).to_have_count(1)
    press(page, "ArrowRight")
    expect(place(page, "l1")).to_be_focused()
    press(page, "Enter")
    expect(page.locator(".arrow")).to_be_visible()
    press(page, "Enter")

    tells(place(page, "l1"), "Sauna")
    expect(banner(page)).to_contain_text("choose a column")


def test_the_mixer_is_used_by_keys_alone(screens, server):
    page = sit(screens, server, MIXER)
    expect(banner(page)).to_contain_text("choose a column")
    press(page, "t", "2", "3")
    expect(confirm(page)).to_be_enabled()
    press(page, "Enter")

    tells(shown_column(page, 2), "sauna")
    tells(shown_column(page, 3), "living room")


def test_helpers_may_be_declined(screens, server):
    page = sit(screens, server, with_beside(END, "handyman"))
    click(page, "no")
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
        "aria-label", "Column 1: bathroom, 1 points, and the first player marker."
    )
    click(page, "2")
    expect(place(page, "u2")).to_have_attribute(
        "aria-label", "Upper floor, space 3. free. Possible. Scores 5 points."
    )


def test_the_table_has_no_barriers_in_any_state(screens, server):
    page = sit(screens, server, LATE)
    click(page, "2 u2")
    expect(page.locator(".bubble")).to_be_visible()
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        assert barriers(page) == []


def test_a_reload_in_the_middle_of_a_turn_goes_on_with_the_card_in_hand(screens, server):
    page = sit(screens, server, LATE)
    click(page, "2 token u1 confirm")
    expect(banner(page)).to_contain_text("place the living room")

    page.reload()

    expect(banner(page)).to_contain_text("place the living room")
    click(page, "u3")
    expect(page.locator(".bubble")).to_have_text("+1")


def test_a_hint_says_and_shows_where_to_build(screens, server):
    page = sit(screens, server, with_beside(LATE))
    page.keyboard.press("h")
    hint = page.locator("dialog[open] ol button").filter(has_text="Build the ").first
    expect(hint).to_contain_text(re.compile(r"\((Upper floor|Lower floor|Basement), space \d\)"))
    expect(hint).to_contain_text(re.compile("point|Keeps|Leaves"))
    hint.click()

    expect(page.locator(".col.on").first).to_be_visible()
    expect(page.locator(".bubble")).to_be_visible()
    expect(confirm(page)).to_be_enabled()
    expect(page.get_by_role("list", name="Log")).to_have_count(0)


def test_the_banner_speaks_four_languages(screens, server):
    page = sit(screens, server, LATE)
    click(page, "2")

    told = {"Italiano": "metti la stanza: soggiorno", "Polski": "połóż kartę: salon"}
    for language, words in {**told, "日本語": "リビングルームを置いて"}.items():
        choose_setting(page, None, language)
        expect(banner(page)).to_contain_text(words)
        assert not re.search(r"\bweb-[a-z]", page.locator("main").inner_text())


CONFIRM_SHOWS = """height => {
    const { top, bottom } = document.querySelector('[data-testid=confirm]').getBoundingClientRect();
    return top > 0 && bottom <= height;
}"""


def test_the_whole_table_fits_the_screen(screens, server):
    page = sit(screens, server, LATE)
    click(page, "2 u2")

    for size in (DESK, {"width": 1280, "height": 720}, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        page.wait_for_function(CONFIRM_SHOWS, arg=size["height"])
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_at_the_end_the_four_roofs_that_count_are_marked(screens, server):
    """Ruling D-49: any four roofs, those with windows first."""
    setup = with_beside(END, "handyman")
    roofs = ["roof red", "roof red", "roof brown", "roof blue window", "roof green"]
    setup["houses"][0].update(roofs=roofs, roof_height=5)
    page = sit(screens, server, setup)
    click(page, "no")

    pile = page.locator(".crown").get_by_test_id("roofs")
    expect(pile.locator("[data-counts=true]")).to_have_count(4)
    expect(pile.locator("[data-counts=false]")).to_have_count(1)
    expect(pile.get_by_role("img", name="Blue roof with window, counts")).to_be_visible()


WATCH = """new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
        if (node.matches?.('[data-testid=flight]')) window.flown = (window.flown ?? 0) + 1;
}).observe(document.body, { childList: true, subtree: true })"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_card_flies_to_the_house_unless_somebody_wants_stillness(screens, server, motion):
    page = sit(screens, server, LATE, reduced_motion=motion)
    page.evaluate(WATCH)
    choose_setting(page, "Confirm every move", "off")
    click(page, "2 u2")

    tells(place(page, "u2"), "Living room")
    expect(page.get_by_test_id("acting")).to_contain_text("Piano")
    assert page.evaluate("window.flown ?? 0") == (motion != "reduce")
    expect(page.get_by_test_id("flight")).to_have_count(0)
