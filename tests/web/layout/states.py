"""Every screen whose layout is measured: where it is, what is done there first, what must be seen.

A screen is opened once and looked at in all sizes; `at_each` is done again at each of them, to
open what has its own place only where there is room. What stands in `needs` must be there at
every size: in sight, or where scrolling brings it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.server.positions import finished
from tests.server.served import Server, Table
from tests.web import dreams
from tests.web.layout.positions import position
from tests.web.reviewed import review_kept, seat_link

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "upright tablet": {"width": 768, "height": 1024},
    "lying phone": {"width": 844, "height": 390},
    "small lying phone": {"width": 740, "height": 360},
    "zoomed to 200 %": {"width": 720, "height": 450},
    "phone": {"width": 390, "height": 844},
    "small phone": {"width": 360, "height": 640},
}
ON_TELEVISION: dict[str, ViewportSize] = {
    "desk": SIZES["desk"],
    "television": {"width": 1920, "height": 1080},
}

Where = Callable[[Server], str]
Deed = Callable[[Page], object]


def stay(page: Page) -> None:
    """Do nothing."""


@dataclass(frozen=True)
class Screen:
    """A screen in one state."""

    name: str
    where: str | Where
    reached: str
    """What is on the page once the state is reached."""
    deed: Deed = stay
    at_each: Deed = stay
    needs: tuple[str, ...] = ()
    scope: str = ""
    """The part that is measured, where the rest is measured elsewhere."""
    settings: dict[str, Any] = field(default_factory=dict)
    sizes: dict[str, ViewportSize] = field(default_factory=lambda: SIZES)


# Where tables are

SHORTEST, LONGEST = "Q", "W" * 20
NAMES = (LONGEST, "محمد عبد الله الأول", "山田花子", "🦊👩‍👩‍👧‍👦")


def named(table: Table, names: tuple[str, ...]) -> None:
    """Give people at a table their names."""
    for seat, name in enumerate(names):
        if str(seat) in table["seats"]:
            table.post("face", {"name": name, "avatar": ""}, str(seat))


def at(game: str, moment: str, seats: int = 3, names: tuple[str, ...] = (), **more: Any) -> Where:
    """The first seat of a table at some moment of a game; the others are people."""

    def where(server: Server) -> str:
        table = server.begun(
            *["person"] * seats, game=game, setup=position(game, moment, seats), **more
        )
        named(table, names)
        return seat_link(table)

    return where


SPECTATORS: list[Any] = []
"""They stay until the tests are over."""


def watched(game: str, moment: str, seats: int = 3) -> Where:
    """The same table as somebody sees it who only watches; seven others do so as well."""

    def where(server: Server) -> str:
        table = server.begun(*["person"] * seats, game=game, setup=position(game, moment, seats))
        for _ in range(7):
            SPECTATORS.append(server.client(table))
            SPECTATORS[-1].__enter__().position()
        return f"/t/{table['table']}#{table['spectator']}"

    return where


def television(game: str, moment: str) -> Where:
    """The screen for everybody in the room."""
    return lambda server: at(game, moment)(server).replace("#", "?eyes=table#")


def ended(game: str, seats: int = 2) -> Where:
    """A table whose game is over."""
    return lambda server: seat_link(finished(server, game, seats=seats))


def learned_from(server: Server) -> str:
    """A table whose game is over and was reviewed."""
    links = finished(server, left=4)
    review_kept(server, links)
    return seat_link(links)


def waiting(seat: int | None = None) -> Where:
    """A table that has not begun, as its host sees it or a guest."""

    def where(server: Server) -> str:
        table = server.lay("my-shelfie", "person", "person", "open", "bot:greedy")
        named(table, NAMES[:2])
        return (
            seat_link(table, seat) if seat is not None else f"/t/{table['table']}#{table['host']}"
        )

    return where


def asked_back(server: Server) -> str:
    """A table at which somebody with a long name asks to undo a move."""
    table = server.begun("person", "person", setup=position("my-shelfie", "middle", 2))
    named(table, (LONGEST, SHORTEST))
    with server.client(table, 0, 1) as both:
        first = both.position()["waiting"][0]
        both.turn()
        both.turn()
        both.look(first)
        both.act("ask", seat=first)
    return seat_link(table, 1 - first)


# What is done there


def press(selector: str, number: int = 0) -> Deed:
    """Press something, also where it is hidden at this size."""
    return lambda page: page.locator(selector).nth(number).evaluate(PRESSED)


PRESSED = """thing => {
    if (thing instanceof HTMLElement) thing.click();
    else thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def key(name: str) -> Deed:
    """Press a key."""
    return lambda page: page.keyboard.press(name)


def each(*deeds: Deed) -> Deed:
    """One after the other."""

    def do(page: Page) -> None:
        for deed in deeds:
            deed(page)

    return do


def if_there(selector: str) -> Deed:
    """Press what opens something where there is no room for it."""

    def do(page: Page) -> None:
        found = page.locator(selector).locator("visible=true")
        if found.count():
            found.first.click()

    return do


def open_all(page: Page) -> None:
    """Unfold everything that can be unfolded."""
    page.locator("summary").evaluate_all(
        "all => all.forEach((each) => { each.parentElement.open = true; })"
    )


def replay(seen: str, more: str = "") -> Deed:
    """Go from the end of a game to its replay."""

    def do(page: Page) -> None:
        page.goto(page.url.replace("/t/", "/replay/").split("#")[0] + "/0" + more)
        page.locator(seen).first.wait_for()

    return do


def menu(number: int) -> Deed:
    """Open the menu of a table, and press an entry of it."""

    def do(page: Page) -> None:
        press("button.house")(page)
        page.locator("dialog[open] li button").nth(number).click()

    return do


def choose_tiles(page: Page) -> None:
    """Two tiles, and a column for them."""
    tiles = page.locator("svg.active g.may:not(.chosen)")
    tiles.first.wait_for()
    tiles.first.click(force=True)
    if tiles.count():
        tiles.first.click(force=True)
    page.locator("g.column").first.dispatch_event("click")
    expect(page.locator("g.ghost").first).to_be_attached()


def choose_column(page: Page) -> None:
    """A column of the display."""
    assert dreams.is_mine(page)
    page.locator(".col.may button").nth(1).click()
    dreams.settle(page)


def choose_place(page: Page) -> None:
    """The same, and a place for its room."""
    choose_column(page)
    page.locator(".place.may").first.click()
    expect(page.locator(".bubble, .disc").first).to_be_visible()


def carry_piece(page: Page) -> None:
    """A piece where it fits."""
    expect(page.locator(".staging")).not_to_have_attribute("data-fits", "")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ghost").first).to_be_attached()


DREAM_HOUSE = ("[data-testid=house]",)
SHELFIE = ("svg.board", "[data-testid=confirm]", "g.column, .case svg")
HOME = ".staging[data-doing]:not([data-doing=''])"

PAGES = (
    Screen("home", "/", "[data-testid=play-my-shelfie]"),
    Screen("settings", "/settings", ".faces"),
    Screen("join", "/join", "form"),
    Screen("join with a code", "/join/QQQQQQ", "form"),
    Screen("replays", "/replays", "h1"),
    Screen("console", "/console", "form, table"),
    Screen("privacy", "/privacy", "dl"),
    Screen("rules", "/rules", "h1"),
    Screen("rules of Home Staging", "/rules/home-staging", "figure svg"),
    Screen("pads", "/pad", "h1"),
    Screen("pad of My Shelfie", "/pad/my-shelfie", "main .panel"),
    Screen("pad of Dream Home", "/pad/dream-home", "main .panel"),
    Screen("pad of Home Staging", "/pad/home-staging", "main .panel"),
    Screen("nowhere", "/nowhere", "h1"),
    Screen("no such table", "/t/nosuchtable", "h1"),
    Screen("new My Shelfie", "/new/my-shelfie", ".chair", open_all),
    Screen("new Dream Home", "/new/dream-home", ".chair"),
    Screen("new Home Staging", "/new/home-staging", ".chair", open_all),
    Screen("tutorial of My Shelfie", "/first/my-shelfie", "[data-testid=lesson]"),
    Screen("tutorial of Dream Home", "/first/dream-home", "[data-testid=lesson]"),
    Screen("tutorial of Home Staging", "/first/home-staging", "[data-testid=lesson]"),
    Screen("waiting, as host", waiting(), "[data-testid=start]"),
    Screen("waiting, as guest", waiting(1), ".garden, h1"),
    Screen(
        "waiting, on television",
        lambda server: waiting(1)(server).replace("#", "?eyes=table#"),
        "h1",
        sizes=ON_TELEVISION,
    ),
)

TABLES = (
    Screen("My Shelfie", at("my-shelfie", "middle", 4), "svg.active g.may", needs=SHELFIE),
    Screen(
        "My Shelfie, tiles chosen",
        at("my-shelfie", "middle", 3),
        "svg.active g.may",
        choose_tiles,
        needs=SHELFIE,
    ),
    Screen(
        "My Shelfie, goals",
        at("my-shelfie", "middle", 2),
        "svg.active g.may",
        needs=(
            ".goal:nth-of-type(1) .printed",
            ".goal:nth-of-type(2) .printed",
            ".goal[data-rule=personal] .printed",
        ),
    ),
    Screen(
        "My Shelfie, watched", watched("my-shelfie", "middle"), "svg.board", needs=("svg.board",)
    ),
    Screen(
        "My Shelfie, the end", ended("my-shelfie", 3), "section.end tbody tr", scope="section.end"
    ),
    Screen(
        "My Shelfie, replay", ended("my-shelfie"), "section.end", replay("footer input[type=range]")
    ),
    Screen(
        "My Shelfie, on television",
        television("my-shelfie", "middle"),
        "footer p",
        sizes=ON_TELEVISION,
    ),
    Screen("Dream Home", at("dream-home", "middle", 4), ".col.may", needs=DREAM_HOUSE),
    Screen(
        "Dream Home, place chosen",
        at("dream-home", "middle", 3),
        ".col.may",
        choose_place,
        needs=DREAM_HOUSE,
    ),
    Screen(
        "Dream Home, watched",
        watched("dream-home", "middle"),
        "[data-testid=house]",
        needs=DREAM_HOUSE,
    ),
    Screen(
        "Dream Home, the end", ended("dream-home", 3), "section.end tbody tr", scope="section.end"
    ),
    Screen(
        "Dream Home, board at the end",
        ended("dream-home"),
        "section.end",
        press("section.end header button"),
        needs=(".roof",),
    ),
    Screen(
        "Dream Home, replay", ended("dream-home"), "section.end", replay("footer input[type=range]")
    ),
    Screen(
        "Dream Home, on television",
        television("dream-home", "middle"),
        "footer p",
        sizes=ON_TELEVISION,
    ),
    Screen("Home Staging, room", at("home-staging", "room", 2), HOME),
    Screen("Home Staging, card", at("home-staging", "card", 2), HOME),
    Screen("Home Staging, tokens", at("home-staging", "tokens", 2), HOME),
    Screen("Home Staging, drawing", at("home-staging", "draw", 4), HOME, carry_piece),
    Screen("Home Staging, closing", at("home-staging", "close", 3), HOME),
    Screen("Home Staging, finishing", at("home-staging", "finish", 2), HOME),
    Screen(
        "Home Staging, score",
        at("home-staging", "draw", 2),
        HOME,
        at_each=each(key("Escape"), if_there(".staging .pscore")),
        needs=("[data-rule=bonus]",),
    ),
    Screen("Home Staging, watched", watched("home-staging", "draw"), ".staging"),
    Screen(
        "Home Staging, the end", ended("home-staging"), "section.end tbody tr", scope="section.end"
    ),
    Screen(
        "Home Staging, replay",
        ended("home-staging"),
        "section.end",
        replay("footer input[type=range]"),
    ),
    Screen(
        "Home Staging, on television",
        television("home-staging", "draw"),
        "footer p",
        sizes=ON_TELEVISION,
    ),
)

WINDOWS = (
    Screen(
        "menu",
        at("my-shelfie", "middle"),
        "svg.active",
        press("button.house"),
        scope="dialog[open]",
    ),
    Screen("log", at("dream-home", "middle"), ".col.may", menu(0), scope="dialog[open]"),
    Screen(
        "chat", at("my-shelfie", "middle", 4, NAMES), "svg.active", menu(1), scope="dialog[open]"
    ),
    Screen(
        "people", at("my-shelfie", "middle", 4, NAMES), "svg.active", menu(2), scope="dialog[open]"
    ),
    Screen(
        "people, watched by eight",
        watched("my-shelfie", "middle"),
        "svg.board",
        menu(2),
        scope="dialog[open]",
    ),
    Screen(
        "hints",
        at("my-shelfie", "middle"),
        "svg.active",
        each(key("h"), lambda page: page.locator("dialog[open] ol button").first.wait_for()),
        scope="dialog[open]",
    ),
    Screen(
        "help with My Shelfie",
        at("my-shelfie", "middle"),
        "svg.active",
        key("?"),
        scope="dialog[open]",
    ),
    Screen(
        "help with Dream Home",
        at("dream-home", "middle"),
        ".col.may",
        key("?"),
        scope="dialog[open]",
    ),
    Screen(
        "help with Home Staging",
        at("home-staging", "draw", 2),
        HOME,
        key("?"),
        scope="dialog[open]",
    ),
    Screen(
        "settings at a table",
        at("my-shelfie", "middle"),
        "svg.active",
        press(".bar button:last-child"),
        scope="dialog[open]",
    ),
    Screen(
        "a close look, My Shelfie",
        at("my-shelfie", "middle"),
        "svg.active",
        key("z"),
        scope="dialog[open]",
    ),
    Screen(
        "a close look, Dream Home",
        at("dream-home", "middle"),
        ".col.may",
        key("z"),
        scope="dialog[open]",
    ),
    Screen(
        "a close look, Home Staging",
        at("home-staging", "draw", 2),
        HOME,
        key("z"),
        scope="dialog[open]",
    ),
    Screen(
        "review",
        learned_from,
        "section.end",
        replay("dialog[open] meter", "?review"),
        scope="dialog[open]",
    ),
    Screen("somebody asks to undo", asked_back, "section.asking .btn"),
    Screen("names short and long", at("my-shelfie", "middle", 4, NAMES), "svg.active"),
    Screen("names of other scripts, Dream Home", at("dream-home", "middle", 4, NAMES), ".col.may"),
    Screen("names, Home Staging", at("home-staging", "draw", 4, NAMES), HOME),
    Screen(
        "large text, My Shelfie",
        at("my-shelfie", "middle"),
        "svg.active",
        settings={"textsize": 130},
    ),
    Screen(
        "large text, Dream Home", at("dream-home", "middle"), ".col.may", settings={"textsize": 130}
    ),
    Screen(
        "large text, Home Staging", at("home-staging", "draw", 2), HOME, settings={"textsize": 130}
    ),
    Screen("text twice as large", "/settings", ".faces", settings={"textsize": 200}),
)

SCREENS = PAGES + TABLES + WINDOWS
