"""Home Staging on the page: whole games by mouse, finger and keys, and what a drawing shows."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from playwright.sync_api import expect

from casetta import games
from casetta.table.table import Table
from tests.server.positions import near_the_end
from tests.waiting import wait_in_page
from tests.web.deals import link_to
from tests.web.screens import banner, barriers, choose_setting, confirm, play_on
from tests.web.staging import (
    after,
    draw_all,
    first_anchor,
    home_table,
    place_of,
    play_step,
    play_step_by_keys,
    play_to_the_end,
    step_id,
    step_of,
    two_fingers,
)

pytestmark = pytest.mark.browser


def drawing(screens, server, *, phone=False, scenario="first-keys", bots=1, **wishes):
    """A page on which the first piece is to be drawn."""
    link = home_table(server, scenario, bots)
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


# Whole games


def test_a_game_by_mouse_ends_with_the_score_and_a_plan_to_take_home(screens, server):
    late, _ = near_the_end("home-staging", seats=2, left=30)
    page = screens.open(link_to(server, "home-staging", setup=late))

    assert play_to_the_end(page) > 3

    end = page.locator("section.end")
    expect(end.locator("tbody tr")).to_have_count(2)
    expect(page.get_by_role("region", name="First Keys")).to_contain_text("Target scores")
    expect(page.locator(".sheet").first).to_be_visible()
    end.get_by_role("button", name="Look at the board").click()
    with page.expect_download() as told:
        page.get_by_role("button", name="Save the plan as a picture").click()
    assert told.value.suggested_filename == "casetta-first-keys-giulia.svg"
    plan = ET.fromstring(Path(told.value.path()).read_bytes())
    assert len(list(plan.iter("{http://www.w3.org/2000/svg}path"))) > 20
    assert not [each for each in plan.iter() if each.get("role") == "grid"]


def test_a_game_by_finger_on_a_phone_needs_no_scrolling(screens, server):
    late, _ = near_the_end("home-staging", seats=2, left=30)
    page = screens.phone(link_to(server, "home-staging", setup=late))

    step_of(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert play_to_the_end(page, touch=True) > 3


def test_a_whole_game_without_a_pointer_alone(screens, server):
    page = screens.open(home_table(server, bots=0))
    expect(page.get_by_role("region", name="First Keys")).to_contain_text("Target scores alone")

    play_on(lambda: step_of(page) != "over", lambda: play_step_by_keys(page))

    expect(page.locator("section.end")).to_be_visible()


# Drawing


def test_a_piece_follows_the_pointer_says_whether_it_fits_and_turns(screens, server):
    page = drawing(screens, server)
    names = page.get_by_role("gridcell").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )
    assert len(names) >= 64
    assert all(re.match(r"[A-P]\d+: .+\.", name) for name in names)

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
    assert barriers(page) == [], "a piece that does not fit"

    x, y = place_of(page, "h8")
    page.mouse.move(x, y)
    picture = page.locator("[data-testid=ghost] > g").first
    seen = {picture.get_attribute("transform")}
    page.keyboard.press("r")
    seen.add(picture.get_attribute("transform"))
    turned = picture.get_attribute("transform")
    page.mouse.wheel(0, 120)
    expect(picture).not_to_have_attribute("transform", turned)
    seen.add(picture.get_attribute("transform"))
    page.mouse.click(x, y, button="right")
    seen.add(picture.get_attribute("transform"))
    assert len(seen) == 4


def test_a_piece_rests_is_taken_back_done_again_and_drawn(screens, server):
    page = drawing(screens, server)
    page.keyboard.press("f")
    before, square = step_id(page), first_anchor(page)
    redo, ghost = page.get_by_role("button", name="Redo"), page.get_by_test_id("ghost")
    expect(redo).to_be_disabled()
    page.mouse.click(*place_of(page, square))
    page.mouse.move(3, 3)
    expect(ghost).to_have_count(1)
    at = ghost.get_attribute("data-at")

    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    expect(confirm(page)).to_be_disabled()
    redo.click()
    page.keyboard.press("Shift+U")
    expect(ghost).to_have_attribute("data-at", at)
    expect(redo).to_be_disabled()
    assert step_id(page) == before

    expect(confirm(page)).to_be_enabled()
    page.mouse.click(*place_of(page, square))
    after(page, before)


def test_skipping_ideas_arrows_and_cards_that_lie_face_down(screens, server):
    page = drawing(screens, server)
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator(".opt.gone")).to_have_count(1)
    expect(confirm(page)).to_contain_text("Draw nothing")
    page.get_by_role("button", name="Take it after all").click()
    expect(page.locator(".opt.gone")).to_have_count(0)

    name = page.locator(".opt.on .cap b").text_content()
    page.keyboard.press("o")
    ask = page.get_by_role("alertdialog")
    ask.wait_for()
    assert barriers(page) == [], "the Bright Idea is asked about"
    ask.get_by_role("button", name="Other option").click()
    expect(page.locator(".opt.on .cap b")).not_to_have_text(name)
    page.keyboard.press("o")
    expect(page.locator(".opt.on .cap b")).to_have_text(name)

    page.keyboard.press("ArrowDown")
    ghost = page.get_by_test_id("ghost")
    expect(ghost).to_be_attached()
    at = ghost.get_attribute("data-at")
    page.keyboard.press("ArrowRight")
    expect(ghost).not_to_have_attribute("data-at", at)
    expect(page.get_by_test_id("spoken")).not_to_be_empty()

    page.locator("button.back:not(.done)").first.click()
    expect(page.get_by_role("dialog").locator("figure")).to_have_count(4)
    assert barriers(page) == [], "what a card may be"


def test_settings_leave_the_turning_to_me_and_draw_without_asking(screens, server):
    page = drawing(screens, server, bots=0)
    while step_of(page) != "draw" or not has_a_back(page):
        play_step(page)
    picture = page.locator("[data-testid=ghost] > g").first
    wait_in_page(page, lambda: turns_by_the_walls(page, picture) > 1)
    choose_setting(page, "Turn furniture to the wall automatically", "off")
    choose_setting(page, "Confirm every move", "off")
    page.mouse.move(3, 3)
    assert turns_by_the_walls(page, picture) == 1

    where = page.get_by_role("button", name="Where?")
    if where.get_attribute("aria-pressed") == "false":
        where.click()
    before = step_id(page)
    page.mouse.click(*place_of(page, first_anchor(page)))
    after(page, before)


def has_a_back(page):
    """Whether the piece in hand must stand against a wall."""
    expect(page.locator(".staging")).not_to_have_attribute("data-fits", "")
    back = page.locator(".opt.on path[stroke='#23272F']")
    return bool(back.count() and back.first.get_attribute("d"))


BY_THE_WALLS = ("e8", "h5", "l8", "h12")
"""Squares beside each of the four walls of the first scenario."""


def turns_by_the_walls(page, picture):
    """In how many ways the carried piece is turned beside the four walls."""
    return len({matrix_at(page, picture, square) for square in BY_THE_WALLS})


def matrix_at(page, picture, square):
    """How the carried piece is turned over a square, wherever it lies."""
    page.mouse.move(*place_of(page, square))
    expect(picture).to_be_attached()
    return " ".join((picture.get_attribute("transform") or "").split()[:4])


def test_on_a_phone_a_tap_puts_the_piece_a_cross_nudges_it_and_two_fingers_turn_it(screens, server):
    page = drawing(screens, server, phone=True)
    where = page.get_by_role("button", name="Where?")
    if where.get_attribute("aria-pressed") == "false":
        where.tap()
    page.touchscreen.tap(*place_of(page, first_anchor(page)))
    ghost = page.get_by_test_id("ghost")
    at = ghost.get_attribute("data-at")
    page.get_by_role("button", name="Down", exact=True).tap()
    expect(ghost).to_have_attribute("data-at", f"{at[0]}{int(at[1:]) + 1}")
    assert barriers(page) == [], "a piece on a phone"

    picture, before = page.locator("[data-testid=ghost] > g").first, step_id(page)
    lying = picture.get_attribute("transform")
    two_fingers(page, place_of(page, "h8"), quarter=1)
    expect(picture).not_to_have_attribute("transform", lying)
    assert step_id(page) == before


# Windows and the front door


def test_a_window_is_drawn_along_with_the_piece_and_shows_what_it_sees(screens, server):
    page = drawing(screens, server, scenario="over-the-flower-shop")
    page.keyboard.press("w")
    window = page.locator('[data-edge="f4 n"]')
    window.focus()
    expect(page.get_by_test_id("say")).to_contain_text("It looks at a tree")
    expect(page.get_by_test_id("sight")).to_be_attached()
    assert barriers(page) == [], "a window and what it sees"
    page.keyboard.press("Enter")
    expect(window).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-edge]")).to_have_count(0)
    page.keyboard.press("Shift+U")
    page.keyboard.press("p")
    draw_all(page, step_id(page))

    page.reload()
    step_of(page)
    expect(page.locator('.paper path[stroke="#2F6FA8"]').first).to_be_attached()


# Walls


def test_a_room_is_closed_with_brush_box_wall_and_door(screens, server):
    page = closing(screens, server)
    expect(page.locator(".note").first).to_be_visible()
    assert barriers(page) == [], "a room to be closed"
    tag = page.locator("text.tag")
    proposed = tag.text_content()
    squares = int(proposed.split()[0])
    cells = page.get_by_role("gridcell", name=re.compile("free. Not in the room"))
    square = cells.first.get_attribute("data-cell")
    page.mouse.click(*place_of(page, square))
    expect(tag).to_contain_text(f"{squares + 1} squares")
    page.mouse.click(*place_of(page, square))
    expect(tag).to_contain_text(f"{squares} squares")

    page.keyboard.press("k")
    first, last = cells.first.get_attribute("data-cell"), cells.last.get_attribute("data-cell")
    page.mouse.move(*place_of(page, first))
    page.mouse.down()
    page.mouse.move(*place_of(page, last), steps=4)
    page.mouse.up()
    expect(tag).not_to_have_text(proposed)
    page.get_by_role("button", name="Suggested").click()
    expect(tag).to_have_text(proposed)

    page.keyboard.press("g")
    walls = page.locator("[data-wall]")
    for wall in range(walls.count()):
        walls.nth(wall).focus()
        page.keyboard.press("Enter")
        if tag.text_content() != proposed:
            break
    assert tag.text_content() != proposed
    page.get_by_role("button", name="Suggested").click()

    page.keyboard.press("d")
    other = page.locator('[data-edge][aria-pressed="false"]').first
    name = other.get_attribute("data-edge")
    other.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-edge="{name}"]')).to_have_attribute("aria-pressed", "true")


def test_a_plan_is_finished_with_a_front_door(screens, server):
    late, _ = near_the_end("home-staging", seats=2, left=6)
    page = screens.open(link_to(server, "home-staging", setup=late))
    while step_of(page) != "finish":
        play_step(page)
    check = page.get_by_role("list", name="Before you finish")
    expect(check).to_contain_text("Without a front door")
    assert barriers(page) == [], "before the plan is finished"
    check.get_by_role("button", name="Suggest one").click()
    expect(check).to_contain_text("The front door is there.")
    page.keyboard.press("u")
    expect(check).to_contain_text("Without a front door")

    confirm(page).click()

    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Finish without a front door?")
    expect(confirm(page)).to_be_disabled()
    assert barriers(page) == [], "while it is asked"
    asked.get_by_role("button", name="Keep drawing").click()
    expect(check).to_contain_text("Without a front door")
    confirm(page).click()
    asked.get_by_role("button", name="Add the proposed door").click()
    expect(check).to_contain_text("The front door is there.")
    expect(page.locator('.paper path[stroke="#B8472A"]').first).to_be_attached()


# Everybody


def test_the_board_speaks_every_language_without_being_opened_again(screens, server):
    page = drawing(screens, server)

    for name, words in (("Italiano", "Disegna"), ("Polski", "Narysuj"), ("日本語", "描く")):
        choose_setting(page, None, name)
        expect(confirm(page)).to_contain_text(words)
        expect(page.locator("body")).not_to_contain_text("web-")


def test_others_are_seen_as_far_as_everybody_has_seen_them_and_do_not_disturb(screens, server):
    page = drawing(screens, server, bots=3)
    page.keyboard.press("f")
    page.mouse.click(*place_of(page, first_anchor(page)))

    expect(page.locator(".th:not(.small) .mark")).to_have_count(3)
    expect(page.get_by_test_id("ghost")).to_have_count(1)
    expect(banner(page)).to_contain_text("card 1 of")
    page.locator("button.th:not(.small)").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img")).to_be_visible()
    expect(dialog).to_contain_text("Counted now")


def test_a_bulb_that_somebody_crossed_out_is_seen_at_once(screens, server):
    """Ruling H-36 of Home Staging: while the step goes on, beside the name."""
    table = Table.deal(games.load("home-staging"), 3, {}, 1)
    for text in ("room living", "card 19", "tokens 1 1"):
        table.play(0, text)
    table.play(1, next(text for text in table.legal(1) if " ! " in text))
    setup = table.game.text.drawing(table.state)
    page = screens.open(link_to(server, "home-staging", setup=setup, bots=2))

    assert step_of(page) == "draw"
    used = page.locator("button.th:not(.small)").filter(has=page.get_by_title("Bright Idea: used"))
    expect(used).to_have_count(1)
    expect(used).to_have_accessible_name(re.compile("Bright Idea: used"))
    expect(page.locator("button.th:not(.small)")).to_have_count(2)


def test_who_draws_nothing_for_the_hub_is_told_what_it_costs_before(screens, server):
    """Ruling H-37 of Home Staging: as soon as a piece of the hub is skipped."""
    page = drawing(screens, server, scenario="the-old-cistern")
    warned = "Draw at least one piece here"
    expect(page.locator(".staging")).not_to_contain_text(warned)

    page.get_by_role("button", name="Skip", exact=True).click()

    expect(page.locator(".staging")).to_contain_text(warned)
    page.get_by_role("button", name="Take it after all").click()
    expect(page.locator(".staging")).not_to_contain_text(warned)


def test_a_suggested_piece_is_shown_and_not_drawn(screens, server):
    page = drawing(screens, server)
    before = step_id(page)
    page.keyboard.press("h")
    page.locator("dialog[open] ol button").first.click()

    expect(page.locator("[data-testid=ghost], .opt.gone").first).to_be_attached()
    assert step_id(page) == before


def test_a_hint_takes_the_place_of_a_piece_on_the_plan_and_of_another_hint(screens, server):
    page = drawing(screens, server)
    page.keyboard.press("f")
    square = first_anchor(page)
    page.mouse.click(*place_of(page, square))
    ghost = page.locator("[data-testid=ghost]")
    expect(ghost.last).to_be_attached()
    drawn = ""
    for rank in range(2):
        page.keyboard.press("h")
        hint = page.locator("dialog[open] ol button").filter(has_text=" at ").nth(rank)
        expect(hint.locator(".why")).not_to_be_empty()
        hint.click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(ghost.last).not_to_have_js_property("innerHTML", drawn)
        expect(ghost.and_(page.locator('[data-fits="true"]'))).not_to_have_count(0)
        expect(confirm(page)).to_be_enabled()
        drawn = ghost.last.inner_html()

    before = step_id(page)
    confirm(page).click()
    after(page, before)
