"""The drawings: everything on a card has its picture, and every picture can be put into a page."""

import gzip
import json
import re
import tomllib
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from casetta.server.rooms.metadata import AVATARS

ROOT = Path(__file__).parents[2]
ART = ROOT / "web" / "art"
GAMES = ROOT / "src" / "casetta" / "games"

LARGEST = 4 * 1024
"""Bytes of one drawing."""
ALL_TOGETHER = 60 * 1024
"""Bytes of all drawings, gzipped in one go as a page would send them."""
SHAPES = {"svg", "title", "g", "path", "circle", "ellipse", "rect"}
"""What a drawing consists of: no gradient, pattern, mask, filter, photograph or script."""
LOOKS = {
    "viewBox", "width", "height", "role", "id", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "fill",
    "fill-rule", "opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-dasharray", "transform",
}  # fmt: skip
"""What is said of a shape: nothing that leads out of the file or listens to the page."""
COLOUR = re.compile(r"none|currentColor|#(?!000000)[0-9A-F]{6}")
BOXES = {
    "rooms": "0 0 160 140",
    "children": "0 0 160 140",
    "roofs": "0 0 120 90",
    "decor": "0 0 96 96",
    "tools": "0 0 96 96",
    "helpers": "0 0 96 96",
    "clients": "0 0 96 96",
    "avatars": "0 0 96 96",
    "icons": "0 0 24 24",
}
"""The view box that all drawings of a folder share."""
SQUARE, WALL = 40, 6
"""A square of the plan, and how far a wall stands out."""
SHELL = re.compile(r"<g[^>]*>\n  <rect width.*?</g>", re.DOTALL)
"""Wall, floor and skirting of a room: the first group of its drawing."""


@cache
def drawings() -> dict[str, ElementTree.Element]:
    """All drawings by folder and name; a file that is not well-formed stops here."""
    return {
        file.relative_to(ART).as_posix(): ElementTree.parse(file).getroot()
        for file in sorted(ART.rglob("*.svg"))
    }


def of_kind(folder: str) -> dict[str, ElementTree.Element]:
    return {name: root for name, root in drawings().items() if name.startswith(f"{folder}/")}


def plain(name: str) -> str:
    """The name of an element without its name space."""
    return name.rpartition("}")[2]


def facts(game: str, name: str) -> dict:
    return tomllib.loads((GAMES / game / "content" / name).read_text(encoding="utf-8"))


def keys(game: str, table: str) -> list[str]:
    return [entry["key"] for entry in facts(game, "cards.toml")[table]]


def missing(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if f"{folder}/{name}.svg" not in drawings()]


# Every drawing by itself


def test_a_drawing_has_a_view_box_and_a_title():
    for name, root in drawings().items():
        title, *_shapes = root

        assert len([float(number) for number in root.attrib["viewBox"].split()]) == 4, name
        assert plain(title.tag) == "title", name
        assert title.text, name


def test_a_drawing_holds_shapes_alone():
    for name, root in drawings().items():
        for element in root.iter():
            assert plain(element.tag) in SHAPES, name
            assert {plain(each) for each in element.attrib} <= LOOKS, name


def test_a_drawing_refers_to_nothing():
    """Names inside a drawing are labels for whoever edits it: a page leaves them out."""
    for name, root in drawings().items():
        labels = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        values = [value for element in root.iter() for value in element.attrib.values()]

        assert len(set(labels)) == len(labels), name
        assert not [value for value in values if "url(" in value or ":" in value], name


def test_colours_are_written_in_full_and_never_black():
    for name, root in drawings().items():
        painted = [
            each.attrib.get(how, "none") for each in root.iter() for how in ("fill", "stroke")
        ]

        assert not [colour for colour in painted if not COLOUR.fullmatch(colour)], name


@pytest.mark.parametrize("folder", BOXES)
def test_drawings_of_a_kind_have_one_size(folder):
    assert {root.attrib["viewBox"] for root in of_kind(folder).values()} == {BOXES[folder]}


def test_an_icon_is_one_line_in_the_colour_of_its_text():
    for name, root in of_kind("icons").items():
        _title, line = root
        look = [line.attrib[each] for each in ("fill", "stroke", "stroke-width")]

        assert look == ["none", "currentColor", "2"], name


def test_furniture_lies_on_the_squares_of_the_plan():
    for name, root in of_kind("furniture").items():
        left, top, wide, high = (int(number) for number in root.attrib["viewBox"].split())

        assert {left, top} <= {0, -WALL}, name
        assert (wide + left) % SQUARE == (high + top) % SQUARE == 0, name


def test_drawings_are_small():
    files = [(ART / name).read_bytes() for name in drawings()]

    assert max(len(file) for file in files) <= LARGEST
    assert len(gzip.compress(b"".join(files), 9, mtime=0)) <= ALL_TOGETHER


# Everything has its drawing


def test_every_face_that_can_be_chosen_is_drawn():
    assert not missing("avatars", list(AVATARS))


def test_every_kind_of_tile_has_its_pictures_and_a_small_one():
    for kind in facts("my_shelfie", "cards.toml")["kind"]:
        key, further = kind["key"], range(2, len(kind["pictures"]) + 1)

        assert not missing("tiles", [key, f"mini-{key}", *(f"{key}-{n}" for n in further)])


@pytest.mark.parametrize(
    ("table", "folder"), [("decor", "decor"), ("tool", "tools"), ("helper", "helpers")]
)
def test_every_resource_is_drawn(table, folder):
    assert not missing(folder, keys("dream_home", table))


def test_every_roof_is_drawn_without_and_with_a_window():
    colours = [roof["colour"] for roof in facts("dream_home", "cards.toml")["roof"]]

    assert not missing("roofs", [f"roof-{colour}" for colour in colours])
    assert not missing("roofs", [f"roof-{colour}-window" for colour in colours])


def test_the_backs_of_cards_are_drawn():
    assert not missing("house", ["room-back", "resource-back", "empty-room"])
    assert not missing("roofs", ["roof-back"])


def test_every_client_has_a_face():
    scenarios = (GAMES / "home_staging" / "content" / "scenarios").glob("*.toml")
    names = [tomllib.loads(file.read_text(encoding="utf-8"))["id"] for file in scenarios]

    assert not missing("clients", names)


def test_every_number_of_furniture_has_a_drawing_of_its_own():
    table = json.loads((ART / "furniture" / "families.json").read_text(encoding="utf-8"))
    numbers = [each["n"] for each in facts("home_staging", "furniture.toml")["number"]]

    assert list(table) == [str(number) for number in numbers]
    assert sorted(table.values()) == sorted(
        name.removeprefix("furniture/") for name in of_kind("furniture")
    )


# Rooms


def runs() -> dict[str, list[list[list[str]]]]:
    """For each room and each width, from left to right, the pictures that fit there."""
    return json.loads((ART / "rooms" / "runs.json").read_text(encoding="utf-8"))


def test_every_room_has_pictures_for_every_width_it_can_have():
    widest = {room["key"]: room["most"] for room in facts("dream_home", "cards.toml")["room"]}

    assert {room: len(widths) for room, widths in runs().items()} == widest
    for widths in runs().values():
        assert [len(places) for places in widths] == list(range(1, len(widths) + 1))
        assert all(pictures for places in widths for pictures in places)


def names_of(room: str) -> set[str]:
    """All pictures of a room."""
    return {name for places in runs()[room] for pictures in places for name in pictures}


def test_every_picture_of_a_room_is_drawn_and_used():
    used = {name for room in runs() for name in names_of(room)}

    assert used == {Path(name).stem for name in of_kind("rooms")}


@pytest.mark.parametrize("room", keys("dream_home", "room"))
def test_pictures_of_a_room_join(room):
    """They share wall, floor and skirting to the letter, so no seam shows where two meet."""
    assert len({shell(name) for name in names_of(room)}) == 1


def shell(name: str) -> str:
    """What runs through the full width of a room's picture, without labels."""
    found = SHELL.search((ART / "rooms" / f"{name}.svg").read_text(encoding="utf-8"))
    assert found is not None, name
    return re.sub(r' id="[^"]*"', "", found[0])


def test_a_child_hides_in_every_room():
    """Each is laid over the picture of its own name."""
    room_of = {name: room for room in runs() for name in names_of(room)}
    hidden = [Path(name).stem for name in of_kind("children")]

    assert {room_of[name] for name in hidden} == set(runs())
