"""Games of My Shelfie on the page: by mouse, by finger, by keys alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.positions import near_the_end
from tests.web.deals import fix_deals
from tests.web.screens import banner, choose_setting, my_turn, play_now, play_on
from tests.web.shelfie import (
    columns,
    legal_tiles,
    play_to_the_end,
    play_turn,
    play_turn_by_keys,
    tab_to,
)

pytestmark = pytest.mark.browser


def test_a_game_by_mouse_ends_with_the_score_line_by_line_and_a_rematch(screens):
    page = screens.open()
    fix_deals(page, setup=near_the_end("my-shelfie", seats=3, left=9)[0])
    play_now(page)
    expect(banner(page)).to_contain_text("Your turn")

    assert play_to_the_end(page) > 1

    end = page.locator("section.end")
    expect(end.locator("tbody tr")).to_have_count(3)
    expect(end.get_by_role("list", name="Your points line by line")).to_be_visible()
    totals = [int(cell) for cell in end.locator("td.sum").all_text_contents()]
    assert totals == sorted(totals, reverse=True)
    own = end.locator("tbody tr").filter(has_text="You")
    parts = [int(cell) for cell in own.locator("td:not(.pl):not(.sum)").all_text_contents()]
    assert sum(parts) == int(own.locator("td.sum").text_content())

    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    assert my_turn(page)


def test_a_game_by_finger_on_a_phone_needs_no_scrolling(screens):
    page = screens.phone()
    fix_deals(page, setup=near_the_end("my-shelfie", seats=3, left=9)[0])
    play_now(page)

    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert play_to_the_end(page, touch=True) > 1


def test_a_game_without_a_pointer(screens):
    page = screens.open()
    fix_deals(page, setup=near_the_end("my-shelfie", seats=3, left=9)[0])
    tab_to(page, "[data-testid=play-my-shelfie]")
    page.keyboard.press("Enter")
    play_on(lambda: my_turn(page), lambda: play_turn_by_keys(page))

    expect(page.locator("section.end")).to_be_visible()
    tab_to(page, "section.rematch .btn.go")


def test_a_choice_is_previewed_before_it_is_made(screens):
    page = screens.open()
    play_now(page)
    before = page.locator(".mid small").first.text_content()

    legal_tiles(page).first.click(force=True)
    columns(page).nth(2).click(position={"x": 12, "y": 6})

    expect(page.locator("g.ghost")).to_have_count(1)
    expect(page.locator(".chips .chip").first).to_be_visible()
    assert page.locator(".mid small").first.text_content() == before
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    expect(page.locator("g.ghost")).to_have_count(0)
    expect(page.locator("g.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("g.chosen")).to_have_count(0)


def test_a_second_tap_on_the_column_places_the_tiles(screens):
    page = screens.phone()
    play_now(page)
    legal_tiles(page).first.tap(force=True)

    columns(page).first.tap(position={"x": 10, "y": 5})
    expect(page.locator("g.ghost")).to_have_count(1)
    columns(page).first.tap(position={"x": 10, "y": 5})

    expect(page.locator("g.chosen")).to_have_count(0)
    my_turn(page)
    expect(page.locator(".shelf use").first).to_be_attached()


def test_tiles_are_dragged_from_the_rug_and_from_the_hand_to_a_column(screens):
    page = screens.open()
    play_now(page)
    drag_to_column(page, middle(legal_tiles(page).first), 2)

    expect(page.locator("g.ghost")).to_have_count(1)
    expect(page.locator("g.chosen")).to_have_count(1)
    expect(page.locator("g.column[data-column='2']")).to_have_attribute("aria-pressed", "true")
    drag_to_column(page, middle(page.locator(".slot").first), 4)
    expect(page.locator("g.column[data-column='4']")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("carried")).to_have_count(0)
    page.get_by_test_id("confirm").click()
    expect(page.locator("g.chosen")).to_have_count(0)


def drag_to_column(page, start, number):
    """Press, pull the tile over a column, let go there."""
    page.mouse.move(*start)
    page.mouse.down()
    shelf = page.locator("svg.shelf").last.bounding_box()
    page.mouse.move(shelf["x"] + 4, shelf["y"] + shelf["height"] * 0.6, steps=4)
    expect(page.get_by_test_id("carried")).to_be_visible()
    page.mouse.move(*middle(page.locator(f"g.column[data-column='{number}']")), steps=4)
    expect(page.locator("g.ghost")).to_have_count(1)
    page.mouse.up()


def middle(thing):
    """The middle of something on the screen."""
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_goals_and_groups_are_counted_live_and_settings_change_how_one_chooses(screens):
    page = screens.open()
    play_now(page)
    near = page.get_by_test_id("near")
    expect(near).to_have_count(2)
    expect(near.first).to_have_attribute("title", re.compile(r"about \d+ tiles to go"))
    parts = page.get_by_role("list", name="Points so far")
    expect(parts.get_by_role("button")).to_have_text(["Groups 0", "Goals 0", "Personal 0"])

    choose_setting(page, "Highlight legal spots", "off")
    expect(page.locator("rect[fill='#FFF1D6']")).to_have_count(0)
    choose_setting(page, "Confirm every move", "off")
    legal_tiles(page).first.click(force=True)
    columns(page).first.click(position={"x": 12, "y": 6})
    expect(page.locator("g.chosen")).to_have_count(0)
    my_turn(page)
    expect(page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(3)


def test_every_cell_and_column_is_a_sentence_for_those_who_listen(screens):
    page = screens.open()
    play_now(page)

    names = page.get_by_role("gridcell").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )
    assert all(re.match(r"[a-i]\d, (empty|\w+, can(not)? be taken)", name) for name in names)
    legal_tiles(page).first.click(force=True)
    labels = columns(page).evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    assert labels[0].startswith("Column 1, space for 6.")


def test_undo_takes_a_choice_back_and_the_log_tells_what_happened(screens):
    page = screens.open()
    play_now(page)
    legal_tiles(page).first.click(force=True)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("g.chosen")).to_have_count(0)

    play_turn(page)
    my_turn(page)

    lines = page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(lines).to_have_count(3)
    expect(lines.last).to_contain_text(re.compile(r"You added .* to column 1\."))
    lines.last.locator("button").hover()
    expect(page.locator("g[data-cell] rect[stroke='#F5B73C']").first).to_be_visible()
