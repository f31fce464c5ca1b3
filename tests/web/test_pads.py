"""Score pads for the box on the table: drawn by tapping, judged by the rules, kept on the page."""

import pytest
from playwright.sync_api import expect

from casetta import games
from casetta.protocol.ask import answer
from casetta.words import Words
from tests.web.screens import barriers

pytestmark = pytest.mark.browser

HOUSE = {
    "b0": "garage", "b1": "garage",
    "l0": "kitchen", "l1": "kitchen", "l2": "bathroom", "l3": "bedroom", "l4": "sauna",
    "u0": "playroom", "u1": "living_room", "u2": "living_room", "u3": "bathroom",
}  # fmt: skip


def ask(game, **question):
    """What `casetta ask` says."""
    return answer(games.load(game), question, Words("en"))


def total(page):
    return page.get_by_test_id("total")


def lines(page):
    """The sheet as it stands on the page: sentences and points."""
    rows = page.locator("table tr:not(.part):not(.sum)").all()
    return [tuple(row.locator("td").all_inner_texts()) for row in rows]


def lay(page, place, room):
    """Lay a card on a space of the house."""
    page.locator(f"[data-place={place}]").click()
    page.locator(f"[data-room={room}]").click()


def floor(letter, spaces, **more):
    """A floor of the house as a question tells it."""
    names = [f"{letter}{number}" for number in range(spaces)]
    return [
        {"room": HOUSE[name], **more.get(name, {})} if name in HOUSE else None for name in names
    ]


def test_a_house_is_laid_judged_and_kept(screens):
    page = screens.open("/pad/dream-home")
    for place, room in HOUSE.items():
        lay(page, place, room)
    page.locator("[data-place=u2]").click()
    page.get_by_role("button", name="Piano").click()
    page.get_by_role("button", name="Architect").click()
    for _ in range(4):
        page.get_by_role("button", name="Red roof: one more").click()

    floors = {
        "upper": floor("u", 5, u2={"decor": "piano"}),
        "lower": floor("l", 5),
        "basement": floor("b", 2),
    }
    roofs = [{"color": "red", "window": False}] * 4
    told = ask("dream-home", ask="score", floors=floors, helpers=["architect"], roofs=roofs)
    expect(total(page)).to_have_text(str(told["total"]))
    assert [points for _, points in lines(page)] == [str(line["points"]) for line in told["lines"]]
    assert barriers(page) == []

    lay(page, "l2", "free")
    lay(page, "u4", "garage")
    wrongs = page.locator("ul.wrong li")
    expect(wrongs).to_have_text(
        [
            "Upper floor, space 3 has nothing under it (rule A).",
            "Upper floor, space 5: garage can’t be face-up on this floor (rule B).",
        ]
    )
    expect(page.locator("[data-place].wrong")).to_have_count(2)
    expect(page.locator("[data-place=u2]")).to_have_accessible_name(
        "Upper floor, space 3: Living room. Piano. "
        "Upper floor, space 3 has nothing under it (rule A)."
    )
    expect(total(page)).to_have_count(0)
    assert barriers(page) == []

    lay(page, "l2", "bathroom")
    lay(page, "u4", "free")
    page.reload()
    expect(total(page)).to_have_text(str(told["total"]))


def test_what_was_cleared_can_be_brought_back(screens):
    page = screens.open("/pad/dream-home")
    lay(page, "l0", "kitchen")
    expect(total(page)).to_have_text("1")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)

    page.get_by_role("button", name="Clear all").click()

    expect(total(page)).to_have_text("0")
    assert barriers(page) == []
    undo.click()
    expect(total(page)).to_have_text("1")
    expect(undo).to_have_count(0)

    page.get_by_role("button", name="Clear all").click()
    lay(page, "l1", "bathroom")
    expect(undo).to_have_count(0)


def test_several_people_are_ranked_and_a_tie_is_told(screens):
    page = screens.open("/pad/dream-home")
    page.get_by_role("textbox", name="Name").fill("Giulia")
    lay(page, "l0", "bathroom")
    page.get_by_role("tab", name="Player 2").click()
    lay(page, "l0", "bathroom")
    page.get_by_role("button", name="Add a player").click()
    lay(page, "l0", "study")

    ranking = page.get_by_role("region", name="Ranking").get_by_role("listitem")
    expect(ranking).to_have_text(["1 Player 3 2", "2 Giulia 1", "2 Player 2 1"])
    expect(page.get_by_text("Tied on points:")).to_be_visible()
    assert barriers(page) == []

    lay(page, "l1", "study")
    page.get_by_role("tab", name="Giulia").click()
    lay(page, "l1", "study")
    expect(page.get_by_role("status").get_by_text("3 × study; the box has only 2.")).to_be_visible()


def test_shelves_and_plans_share_what_is_in_one_box(screens):
    page = screens.open("/pad/my-shelfie")
    for player in ("Player 1", "Player 2"):
        page.get_by_role("tab", name=player).click()
        page.get_by_role("combobox", name="Personal goal card").select_option("7")
    twice = "Please check: there’s only one personal goal card 7."
    expect(page.get_by_role("status").get_by_text(twice)).to_be_visible()
    assert barriers(page) == []

    page = screens.open("/pad/home-staging")
    page.get_by_test_id("scenario-first-keys").click()
    for player, option in (("Player 1", "01a1"), ("Player 2", "01b1")):
        page.get_by_role("tab", name=player).click()
        page.locator(f"[data-option='{option}']").click()
        square(page, "g6")
    expect(page.get_by_role("status")).to_contain_text("card was turned over")


def test_a_plan_is_drawn_judged_and_kept(screens):
    page = screens.open("/pad/home-staging", color_scheme="dark")
    page.get_by_test_id("scenario-first-keys").click()
    page.locator("[data-option='05a2']").click()
    square(page, "i5")
    expect(page.locator("[data-testid=ghost]")).to_have_attribute("data-at", "h5")
    page.locator("[data-tool=room]").click()
    pull(page, "e5", "l6")
    expect(page.locator("ul.wrong li")).to_have_text(["Living room: The room needs a door."])
    page.locator("[data-tool=door]").click()
    border(page, "g6", "s")
    page.locator("[data-tool=front]").click()
    border(page, "e12", "s")
    expect(page.locator("ul.wrong")).to_have_count(0)
    page.locator("[data-tool=piece]").click()
    page.locator("[data-room=kitchen]").click()
    page.locator("[data-option='08b2']").click()
    square(page, "h8")
    expect(page.locator("ul.wrong li")).to_contain_text("This side must be against a wall.")
    expect(page.locator("[data-testid=ghost][data-fits=false]")).to_have_count(1)
    assert barriers(page) == []
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator("ul.wrong")).to_have_count(0)

    cells = [[row, column] for row in (4, 5) for column in range(4, 12)]
    told = ask(
        "home-staging",
        ask="score",
        scenario="first-keys",
        rooms=[{"id": "living", "cells": cells, "door": [[5, 6], [6, 6]]}],
        pieces=[{"id": "tv", "room": "living", "option": "05a2", "origin": [4, 7]}],
        front_door=[[11, 4], [12, 4]],
    )
    expect(total(page)).to_have_text(f"−{-told['total']}")
    assert told["rooms"]["living"]["points"] == 4
    assert barriers(page) == []
    page.reload()
    expect(total(page)).to_have_text(f"−{-told['total']}")
    assert ("Living room Media wall: one point for each square.", "4") in lines(page)


def test_a_plan_is_drawn_with_keys_alone(screens):
    page = screens.open("/pad/home-staging")
    page.get_by_test_id("scenario-first-keys").press("Enter")
    page.locator("[data-option='19a1']").press("Enter")
    page.locator("[data-cell='e5']").press("Enter")
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=ghost]")).to_have_attribute("data-at", "f5")
    page.locator("[data-tool=window]").press("Enter")
    page.locator("[data-cell='f5']").press("Enter")

    expect(page.locator("[data-cell='f5']")).to_have_accessible_name(
        "F5: Potted fern. Marked on the north side."
    )


def square(page, name):
    """Tap a square."""
    page.locator(f"[data-cell='{name}']").click()


def pull(page, start, end):
    """Pull a box from square to square."""
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    page.mouse.move(*middle(page, end), steps=3)
    page.mouse.up()


def border(page, name, side):
    """Tap a side of a square."""
    box = box_of(page, name)
    right, down = {"n": (0.5, 0), "e": (1, 0.5), "s": (0.5, 1), "w": (0, 0.5)}[side]
    page.mouse.click(box["x"] + right * box["width"], box["y"] + down * box["height"])


def middle(page, name):
    box = box_of(page, name)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def box_of(page, name):
    """Where a square is on the screen."""
    cell = page.locator(f"[data-cell='{name}']")
    cell.scroll_into_view_if_needed()
    return cell.bounding_box()
