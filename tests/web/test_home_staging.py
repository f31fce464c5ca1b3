"""Home Staging on the page: whole games by mouse, finger and keys, and what a drawing shows."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.screens import banner
from tests.web.staging import (
    after,
    confirm,
    draw_all,
    first_anchor,
    home_table,
    place_of,
    play_step,
    play_step_by_keys,
    play_to_the_end,
    step_id,
    step_of,
)

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def drawing(screens, server, *, phone=False, scenario="first-keys", **wishes):
    """A page on which the first piece is to be drawn."""
    link = home_table(server.url, scenario)
    page = (screens.phone if phone else screens.open)(link, **wishes)
    while step_of(page) != "draw":
        play_step(page, touch=phone)
    return page


def closing(screens, server, **wishes):
    """A page on which the first room is to be closed."""
    page = drawing(screens, server, **wishes)
    while step_of(page) != "close":
        play_step(page, touch=wishes.get("phone", False))
    expect(confirm(page)).to_be_enabled()
    return page


def total(page):
    """What my plan counts now."""
    return page.locator(".score .total b").text_content().split()


# Whole games


def test_a_whole_game_by_mouse_ends_with_the_score_line_by_line(screens, server):
    page = screens.open(home_table(server.url))

    assert play_to_the_end(page) > 10

    end = page.locator("section.end")
    expect(end.locator("tbody tr")).to_have_count(2)
    expect(page.get_by_role("region", name="First Keys")).to_contain_text("Target scores")
    expect(page.locator(".sheet").first).to_be_visible()


def test_a_whole_game_by_finger_on_a_phone_needs_no_scrolling(screens, server):
    page = screens.phone(home_table(server.url))

    step_of(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert play_to_the_end(page, touch=True) > 10


def test_a_whole_game_without_a_pointer(screens, server):
    page = screens.open(home_table(server.url))

    for _ in range(120):
        if step_of(page) == "over":
            break
        play_step_by_keys(page)

    expect(page.locator("section.end")).to_be_visible()


def test_alone_the_target_scores_are_told(screens, server):
    page = screens.open(home_table(server.url, bots=0))

    expect(page.get_by_role("region", name="First Keys")).to_contain_text("Target scores alone")
    assert play_to_the_end(page) > 10


# Drawing


def test_a_piece_follows_the_pointer_and_says_whether_it_fits(screens, server):
    page = drawing(screens, server)
    page.keyboard.press("f")
    page.mouse.move(*place_of(page, first_anchor(page)))

    ghost = page.get_by_test_id("ghost")
    expect(ghost).to_have_attribute("data-fits", "true")
    expect(page.get_by_test_id("say")).to_contain_text("It fits")
    expect(page.locator(".score .total i")).to_contain_text("+")
    outside = page.locator(".sheet").first.bounding_box()
    page.mouse.move(outside["x"] + 60, outside["y"] + 60)
    expect(ghost).to_have_attribute("data-fits", "false")
    expect(page.get_by_test_id("say")).to_contain_text("outside the building")
    expect(confirm(page)).to_be_disabled()


def test_a_piece_turns_by_key_wheel_and_right_click_round_the_square_that_is_held(screens, server):
    page = drawing(screens, server)
    x, y = place_of(page, "h8")
    page.mouse.move(x, y)
    picture = page.locator("[data-testid=ghost] > g").first
    seen = {picture.get_attribute("transform")}
    page.keyboard.press("r")
    seen.add(picture.get_attribute("transform"))
    page.mouse.wheel(0, 120)
    page.wait_for_timeout(100)
    seen.add(picture.get_attribute("transform"))
    page.mouse.click(x, y, button="right")
    seen.add(picture.get_attribute("transform"))

    assert len(seen) == 4


def test_a_piece_rests_until_it_is_drawn_and_escape_takes_it_back(screens, server):
    page = drawing(screens, server)
    page.keyboard.press("f")
    before = step_id(page)
    page.mouse.click(*place_of(page, first_anchor(page)))
    page.mouse.move(3, 3)
    expect(page.get_by_test_id("ghost")).to_have_count(1)
    assert step_id(page) == before

    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    expect(page.get_by_test_id("ghost")).to_have_count(0)
    expect(confirm(page)).to_be_disabled()


def test_a_second_click_on_the_resting_piece_draws_it(screens, server):
    page = drawing(screens, server)
    page.keyboard.press("f")
    before, square = step_id(page), first_anchor(page)

    page.mouse.click(*place_of(page, square))
    expect(confirm(page)).to_be_enabled()
    page.mouse.click(*place_of(page, square))

    after(page, before)


def test_skipping_is_a_button_of_equal_rank_and_can_be_taken_back(screens, server):
    page = drawing(screens, server)
    page.get_by_role("button", name="Skip", exact=True).click()

    expect(page.locator(".opt.gone")).to_have_count(1)
    expect(confirm(page)).to_contain_text("Draw nothing")
    page.get_by_role("button", name="Take it after all").click()
    expect(page.locator(".opt.gone")).to_have_count(0)


def test_the_bright_idea_asks_before_it_is_used(screens, server):
    page = drawing(screens, server)
    name = page.locator(".opt.on .cap b").text_content()
    page.keyboard.press("o")

    ask = page.get_by_role("alertdialog")
    expect(ask).to_be_visible()
    ask.get_by_role("button", name="Other option").click()
    expect(page.locator(".opt.on .cap b")).not_to_have_text(name)
    page.keyboard.press("o")
    expect(page.locator(".opt.on .cap b")).to_have_text(name)


def test_on_a_phone_a_tap_puts_the_piece_and_a_cross_nudges_it(screens, server):
    page = drawing(screens, server, phone=True)
    page.get_by_role("button", name="Where?").tap()
    page.touchscreen.tap(*place_of(page, first_anchor(page)))
    ghost = page.get_by_test_id("ghost")
    at = ghost.get_attribute("data-at")

    page.get_by_role("button", name="Down", exact=True).tap()

    expect(ghost).to_have_attribute("data-at", f"{at[0]}{int(at[1:]) + 1}")


def test_arrows_move_the_piece_square_by_square_and_it_is_spoken(screens, server):
    page = drawing(screens, server)
    page.keyboard.press("ArrowDown")
    ghost = page.get_by_test_id("ghost")
    expect(ghost).to_be_attached()
    at = ghost.get_attribute("data-at")
    page.keyboard.press("ArrowRight")

    expect(ghost).not_to_have_attribute("data-at", at)
    expect(page.get_by_test_id("spoken")).not_to_be_empty()


def test_a_face_down_card_shows_what_it_may_be(screens, server):
    page = drawing(screens, server)
    page.locator("button.back:not(.done)").first.click()

    expect(page.get_by_role("dialog").locator("figure")).to_have_count(4)


# Windows and the front door


def test_a_window_is_drawn_along_with_the_piece_and_shows_what_it_sees(screens, server):
    page = drawing(screens, server, scenario="over-the-flower-shop")
    page.keyboard.press("w")
    window = page.locator('[data-edge="f4 n"]')
    window.focus()
    expect(page.get_by_test_id("say")).to_contain_text("It looks at a tree")
    page.keyboard.press("Enter")
    expect(window).to_have_attribute("aria-pressed", "true")

    page.keyboard.press("p")
    draw_all(page, step_id(page))

    page.reload()
    step_of(page)
    expect(page.locator('.paper path[stroke="#2F6FA8"]').first).to_be_attached()


def test_without_a_front_door_the_last_page_warns_and_proposes_one(screens, server):
    page = closing(screens, server)
    while step_of(page) != "finish":
        play_step(page)

    check = page.get_by_role("list", name="Before you finish")
    expect(check).to_contain_text("Without a front door")
    check.get_by_role("button", name="Propose one").click()
    expect(check).to_contain_text("There is a front door.")
    expect(page.locator('.paper path[stroke="#B8472A"]').first).to_be_attached()


# Walls


def test_a_room_is_proposed_and_the_brush_adds_and_takes_squares(screens, server):
    page = closing(screens, server)
    tag = page.locator("text.tag")
    squares = int(tag.text_content().split()[0])
    cells = page.get_by_role("gridcell", name=re.compile("free. Not in the room"))
    square = cells.first.get_attribute("data-cell")

    page.mouse.click(*place_of(page, square))
    expect(tag).to_contain_text(f"{squares + 1} squares")
    page.mouse.click(*place_of(page, square))
    expect(tag).to_contain_text(f"{squares} squares")
    page.mouse.click(*place_of(page, square))
    page.get_by_role("button", name="As proposed").click()
    expect(tag).to_contain_text(f"{squares} squares")


def test_a_box_takes_all_free_squares_in_it(screens, server):
    page = closing(screens, server)
    page.keyboard.press("k")
    tag = page.locator("text.tag")
    before = tag.text_content()
    cells = page.get_by_role("gridcell", name=re.compile("free. Not in the room"))
    first, last = cells.first.get_attribute("data-cell"), cells.last.get_attribute("data-cell")

    page.mouse.move(*place_of(page, first))
    page.mouse.down()
    page.mouse.move(*place_of(page, last), steps=4)
    page.mouse.up()

    expect(tag).not_to_have_text(before)


def test_a_wall_is_pushed_by_keys(screens, server):
    page = closing(screens, server)
    page.keyboard.press("g")
    tag = page.locator("text.tag")
    before = tag.text_content()
    walls = page.locator("[data-wall]")
    for wall in range(walls.count()):
        walls.nth(wall).focus()
        page.keyboard.press("Enter")
        if tag.text_content() != before:
            break

    assert tag.text_content() != before


def test_a_door_is_looked_at_and_set(screens, server):
    page = closing(screens, server)
    page.keyboard.press("d")
    other = page.locator('[data-edge][aria-pressed="false"]').first
    name = other.get_attribute("data-edge")
    other.focus()
    page.keyboard.press("Enter")

    expect(page.locator(f'[data-edge="{name}"]')).to_have_attribute("aria-pressed", "true")
    expect(confirm(page)).to_be_enabled()


# Everybody


@pytest.mark.parametrize(
    ("language", "words"),
    [("it", "Disegna"), ("pl", "Narysuj"), ("ja", "描く")],
)
def test_the_board_speaks_every_language(screens, server, language, words):
    page = screens.open(home_table(server.url), language=language)
    for _ in range(3):
        before = step_id(page) if step_of(page) != "draw" else ""
        if not before:
            break
        page.keyboard.press("1")
        expect(confirm(page)).to_be_enabled()
        confirm(page).click()
        after(page, before)

    assert step_of(page) == "draw"
    expect(confirm(page)).to_contain_text(words)
    expect(page.locator("body")).not_to_contain_text("web-")


def test_every_square_is_a_sentence_for_those_who_listen(screens, server):
    page = drawing(screens, server)
    names = page.get_by_role("gridcell").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )

    assert len(names) >= 64
    assert all(re.match(r"[A-P]\d+: .+\.", name) for name in names)


def test_a_neighbour_is_seen_as_far_as_everybody_has_seen_it(screens, server):
    page = drawing(screens, server)
    page.locator("button.th:not(.small)").first.click()

    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img")).to_be_visible()
    expect(dialog).to_contain_text("Counted now")


def test_others_getting_ready_do_not_disturb_what_i_draft(screens, server):
    page = screens.open(home_table(server.url, bots=3))
    while step_of(page) != "draw":
        play_step(page)
    page.keyboard.press("f")
    page.mouse.click(*place_of(page, first_anchor(page)))

    expect(page.locator(".th:not(.small) .mark")).to_have_count(3)
    expect(page.get_by_test_id("ghost")).to_have_count(1)
    expect(banner(page)).to_contain_text("card 1 of")
