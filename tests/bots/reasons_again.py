"""Every number in a reason, found again: from the true position after a move, by other ways.

Points come from score sheets, what others might do from trying out all of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from casetta import games
from casetta.contract.game import Game, State
from casetta.contract.text import Sheet
from casetta.games.dream_home.content.cards import CARDS
from casetta.games.dream_home.content.kinds import ROOM_KEYS
from casetta.games.home_staging.content.furniture import CATALOGUE
from casetta.games.my_shelfie.content.cards import PERSONAL_GOALS
from casetta.games.my_shelfie.rules.layout import ROOM
from casetta.protocol.ask import answer
from casetta.words import Words


class Deed(NamedTuple):
    """Moves of a seat that were really made."""

    game: Game
    before: State
    after: State
    seat: int
    moves: tuple[int, ...]

    def drawn(self, state: State | None = None) -> dict:
        return self.game.text.drawing(self.after if state is None else state)

    def sheets(self) -> tuple[Sheet, Sheet]:
        tell = self.game.terminal.so_far or self.game.text.sheet
        return tell(self.before, self.seat), tell(self.after, self.seat)

    def more(self, *parts: str) -> int:
        """The points that some parts of the sheet have more than before."""
        then, now = self.sheets()
        return sum(now.part(part) - then.part(part) for part in parts)

    def ask(self, **question) -> dict:
        return answer(self.game, question, Words("en"))


Again = Callable[[Deed, Any], dict[str, int]]
"""The numbers that a reason should tell."""


# My Shelfie


def shelf_of(deed: Deed) -> list[str]:
    return deed.drawn()["shelves"][deed.seat]


def group_again(deed: Deed, phrase: Any) -> dict[str, int]:
    letter = phrase.values["letter"]
    then, now = (
        [line for line in sheet.lines if line.values.get("kind") == letter]
        for sheet in deed.sheets()
    )
    more = sum(line.points for line in now) - sum(line.points for line in then)
    known = [set(line.cells) for line in then]
    grown = [line for line in now if set(line.cells) not in known]
    return {"points": more, "size": max(len(line.cells) for line in grown)}


def personal_again(deed: Deed, _: Any) -> dict[str, int]:
    (line,) = (line for line in deed.sheets()[1].lines if line.part == "personal")
    return {"points": deed.more("personal"), "matches": int(line.values["matches"])}


def token_again(deed: Deed, phrase: Any) -> dict[str, int]:
    rule = phrase.values["name"].id.replace("goal-name-", "goal-")
    then, now = (
        {line.rule: line.points for line in sheet.lines if line.part == "tokens"}
        for sheet in deed.sheets()
    )
    assert rule not in then
    return {"points": now[rule]}


def open_points(game: Game, state: State, seat: int) -> int:
    """The points of a seat that everybody sees."""
    sheet = game.text.sheet(state, seat)
    return sheet.total - sheet.part("personal") - sheet.part("roof")


def most_gained(game: Game, state: State, seat: int) -> int:
    """The most points that a seat can win until somebody else moves, all of it tried."""
    now, best = open_points(game, state, seat), [0]

    def go_on(then: State) -> None:
        best.append(open_points(game, then, seat) - now)
        if goes_on(game, then, seat):
            for move in game.legal(then, seat):
                go_on(game_after(game, then, seat, move))

    for move in game.legal(state, seat):
        go_on(game_after(game, state, seat, move))
    return max(best)


def goes_on(game: Game, state: State, seat: int) -> bool:
    return game.search is not None and game.search.goes_on(state, seat)


def game_after(game: Game, state: State, seat: int, *moves: int) -> State:
    then = list(state)
    for move in moves:
        game.rules.play(then, seat, move)
    return then


def shelfie_rival(deed: Deed, phrase: Any) -> dict[str, int]:
    """What the next seat can win, and what it could with all tiles there."""
    rival = phrase.values["seat"]
    left = most_gained(deed.game, deed.after, rival)
    if phrase.id == "reason-leaves":
        return {"seat": (deed.seat + 1) % deed.drawn()["seats"], "points": left}
    as_it_was = list(deed.after)
    as_it_was[ROOM : ROOM + 3] = deed.before[ROOM : ROOM + 3]
    assert deed.drawn(as_it_was)["room"] == deed.drawn(deed.before)["room"]
    return {"points": most_gained(deed.game, as_it_was, rival) - left}


def goal_again(deed: Deed, phrase: Any) -> dict[str, int]:
    key = phrase.values["name"].id.removeprefix("goal-name-").replace("-", "_")
    edition = deed.drawn()["options"]["edition"]
    told = deed.ask(ask="progress", goals=[key], shelf=shelf_of(deed), edition=edition)
    return {"missing": told["goals"][0]["missing"]}


def next_again(deed: Deed, phrase: Any) -> dict[str, int]:
    """Rulebook: a group of 3 scores 2, of 4 3, of 5 5, of 6 and more 8."""
    return {"points": {2: 2, 3: 1, 4: 2, 5: 3}[phrase.values["size"]]}


def personal_open_again(deed: Deed, _: Any) -> dict[str, int]:
    card = PERSONAL_GOALS[deed.drawn()["personal"][deed.seat] - 1]
    shelf = shelf_of(deed)
    return {"squares": sum(shelf[row][column] == "." for row, column, _ in card)}


def columns_again(deed: Deed, _: Any) -> dict[str, int]:
    columns = zip(*shelf_of(deed), strict=True)
    return {"columns": sum(column.count(".") >= 3 for column in columns)}


SHELFIE: dict[str, Again] = {
    "reason-token": token_again,
    "reason-end-token": lambda deed, _: {"points": deed.more("end-token")},
    "reason-groups": group_again,
    "reason-personal": personal_again,
    "reason-denies-goal": shelfie_rival,
    "reason-denies-tiles": shelfie_rival,
    "reason-leaves": shelfie_rival,
    "reason-goal-nearer": goal_again,
    "reason-group-next": next_again,
    "reason-personal-open": personal_open_again,
    "reason-columns": columns_again,
}


# Dream Home


def house_of(deed: Deed) -> dict:
    return deed.drawn()["houses"][deed.seat]


def hand_again(deed: Deed, _: Any) -> dict[str, int]:
    now = open_points(deed.game, deed.after, deed.seat)
    found = [now]

    def go_on(then: State) -> None:
        found.append(open_points(deed.game, then, deed.seat))
        if goes_on(deed.game, then, deed.seat):
            for move in deed.game.legal(then, deed.seat):
                go_on(game_after(deed.game, then, deed.seat, move))

    go_on(deed.after)
    return {"points": max(found) - now}


def turn_of(deed: Deed, seat: int, display: object) -> State:
    """The position after a move, as a seat finds it that takes a column next.

    It has no tools, and the others have nothing that could be on the display as well.
    """
    drawing = deed.drawn()
    mine = drawing["houses"][seat]
    mine = {**mine, "beside": [card for card in mine["beside"] if card not in TOOLS]}
    houses = [mine if other == seat else NO_HOUSE for other in range(drawing["seats"])]
    hand = {"room": None, "resource": None}
    told = {**drawing, "stage": "take", "turn": seat, "hand": hand, "display": display,
            "houses": houses, "skipped": [], "discards": {}, "removed": {}}  # fmt: skip
    state, wrongs = deed.game.text.setup(told)
    assert not wrongs
    return state


NO_HOUSE = {"upper": [None] * 5, "lower": [None] * 5, "basement": [None] * 2}
TOOLS = ("drill", "jackhammer", "concrete_mixer", "scaffolding")


def dream_rival(deed: Deed, phrase: Any) -> dict[str, int]:
    rival = int(phrase.values["seat"])
    left = most_gained(deed.game, turn_of(deed, rival, deed.drawn()["display"]), rival)
    if phrase.id == "reason-leaves":
        return {"points": left}
    before = turn_of(deed, rival, deed.drawn(deed.before)["display"])
    return {"points": most_gained(deed.game, before, rival) - left}


def then_take_again(deed: Deed, _: Any) -> dict[str, int]:
    state = turn_of(deed, deed.seat, deed.drawn()["display"])
    return {"points": most_gained(deed.game, state, deed.seat)}


def room_full_again(deed: Deed, phrase: Any) -> dict[str, int]:
    rule = "sheet-" + str(phrase.values["room"]).replace("_", "-")
    lines = [line for line in deed.sheets()[1].lines if line.rule == rule]
    return {"size": max(int(line.values["size"]) for line in lines)}


def room_grows_again(deed: Deed, phrase: Any) -> dict[str, int]:
    points = CARDS.room_points[ROOM_KEYS.index(str(phrase.values["room"]))]
    size = len(phrase.places)
    return {"points": points[size] - points[size - 1]}


def near_again(deed: Deed, _: Any) -> dict[str, int]:
    return {"points": 3 + min(1, house_of(deed)["beside"].count("architect"))}


def spaces_again(deed: Deed, _: Any) -> dict[str, int]:
    """Free spaces on the ground, or over something."""
    house = house_of(deed)
    upper, lower, basement = house["upper"], house["lower"], house["basement"]
    below = [*zip(upper, lower, strict=True), *zip(lower[3:], basement, strict=True)]
    held = sum(is_free(space) and under is not None for space, under in below)
    return {"spaces": held + sum(map(is_free, [*lower[:3], *basement]))}


def is_free(space: object) -> bool:
    return space in (None, "scaffolding")


DREAMS: dict[str, Again] = {
    "reason-room": lambda deed, _: {"points": deed.more("rooms")},
    "reason-rooms": lambda deed, _: {"points": deed.more("rooms")},
    "reason-bonus": lambda deed, _: {"points": deed.more("functionality")},
    "reason-decor": lambda deed, _: {"points": deed.more("decor")},
    "reason-decor-all": lambda deed, _: {"points": deed.more("decor")},
    "reason-hand": hand_again,
    "reason-hand-token": hand_again,
    "reason-then-take": then_take_again,
    "reason-denies-column": dream_rival,
    "reason-leaves": dream_rival,
    "reason-room-full": room_full_again,
    "reason-room-grows": room_grows_again,
    "reason-bonus-near": near_again,
    "reason-owned": lambda _deed, _: {},
    "reason-roof-missing": lambda deed, _: {"missing": 4 - house_of(deed)["roof_height"]},
    "reason-roof-enough": lambda deed, _: {"cards": house_of(deed)["roof_height"]},
    "reason-marker": lambda _deed, _: {},
    "reason-spaces": spaces_again,
}


# Home Staging


def plan_of(deed: Deed, state: State) -> dict:
    """What `casetta ask` says of the plan that the seat sees."""
    view = deed.game.view(state, deed.seat)
    told: dict = deed.ask(ask="plan", view=deed.game.text.drawing(view), seat=deed.seat)
    return told


def furniture_again(deed: Deed, _: Any) -> dict[str, int]:
    then, now = (
        sum(line.points for line in sheet.lines if line.part == "rooms" and line.points > 0)
        for sheet in deed.sheets()
    )
    return {"points": now - then}


def bonus_again(deed: Deed, phrase: Any) -> dict[str, int]:
    rule = phrase.values["bonus"].id
    then, now = (
        sum(line.points for line in sheet.lines if line.rule == rule) for sheet in deed.sheets()
    )
    return {"points": now - then}


def closed_again(deed: Deed, _: Any) -> dict[str, int]:
    room = deed.drawn(deed.before)["rooms"][-1]
    lines = [line for line in deed.sheets()[1].lines if line.values.get("room") == room]
    told = next(each for each in plan_of(deed, deed.after)["rooms"] if each["room"] == room)
    points = sum(line.points for line in lines if line.points > 0)
    return {"points": points, "squares": len(told["squares"])}


def front_again(deed: Deed, _: Any) -> dict[str, int]:
    then, now = (
        deed.game.text.sheet(state, deed.seat).total for state in (deed.before, deed.after)
    )
    return {"points": now - then}


def windows_again(deed: Deed, _: Any) -> dict[str, int]:
    then, now = (
        len(deed.drawn(state)["plans"][deed.seat]["windows"]) for state in (deed.before, deed.after)
    )
    return {"count": now - then}


def worth(number: int, *sides: int) -> list[int]:
    """The points of the pieces of a number."""
    shapes = [CATALOGUE[4 * (number - 1) + side].shape for side in sides]
    return [0 if shape.rug else len(shape.body) for shape in shapes]


def cards_in(deed: Deed, room: str) -> list[dict]:
    home = deed.ask(ask="home", view=deed.drawn(deed.before), seat=deed.seat)
    return [card for card in home["cards"] if card["room"] == room]


def room_again(deed: Deed, _: Any) -> dict[str, int]:
    cards = cards_in(deed, deed.drawn()["rooms"][-1])
    return {"cards": len(cards), "tokens": sum(card["tokens"] for card in cards)}


def room_points_again(deed: Deed, _: Any) -> dict[str, int]:
    return {"points": sum(most_of_card(deed, card) for card in cards_in(deed, room_now(deed)))}


def room_now(deed: Deed) -> str:
    return str(deed.drawn()["rooms"][-1])


def most_of_card(deed: Deed, card: dict) -> int:
    """The most that a card may bring by what the seat knows of it: the other may lie open."""
    rows = deed.game.text.drawing(deed.game.view(deed.before, deed.seat))["cards"]
    (told,) = (
        row["card"]
        for row in rows
        if row["number"] == card["number"] and row["room"] == card["room"]
    )
    sides = range(4) if told is None else (0, 1) if told == "a" else (2, 3)
    return card["tokens"] * max(worth(card["number"], *sides))


def card_again(deed: Deed, _: Any) -> dict[str, int]:
    turned = max(deed.drawn()["cards"], key=lambda card: card["turn"])
    (card,) = (c for c in cards_in(deed, turned["room"]) if c["number"] == turned["number"])
    return {"points": most_of_card(deed, card), "tokens": card["tokens"]}


def tokens_again(deed: Deed, _: Any) -> dict[str, int]:
    turned = max(deed.drawn()["cards"], key=lambda card: card["turn"])
    _, first, second = deed.game.text.write(deed.moves[0]).split()
    sides = (0, 1) if turned["card"] == "a" else (2, 3)
    one, other = worth(turned["number"], *sides)
    return {"points": int(first) * one + int(second) * other}


def reached_again(deed: Deed, _: Any) -> dict[str, int]:
    lines = [line for line in deed.sheets()[1].lines if "option" in line.values]
    assert all(line.rule != "sheet-cut-off" for line in lines)
    return {"pieces": len(lines)}


def seen_plan(deed: Deed) -> dict:
    """The plan after a drawing; before a choice, which changes none."""
    is_choice = deed.game.text.write(deed.moves[0]).split()[0] in ("room", "card", "tokens")
    return plan_of(deed, deed.before if is_choice else deed.after)


def open_again(deed: Deed, _: Any) -> dict[str, int]:
    kept = [bonus for bonus in seen_plan(deed)["bonuses"] if bonus["status"] != "lost"]
    return {"count": len(kept), "points": sum(bonus["most"] for bonus in kept)}


def floor_again(deed: Deed, _: Any) -> dict[str, int]:
    plan = seen_plan(deed)
    home = deed.ask(ask="home", view=deed.drawn(deed.before), seat=deed.seat)
    taken = {square for piece in plan["pieces"] for square in (*piece["body"], *piece["dots"])}
    closed = [room for room in plan["rooms"] if room["stage"] == "closed"]
    taken |= {square for room in closed for square in room["squares"]} | set(home["pillars"])
    return {"squares": len(set(home["floor"]) - taken)}


def home_again(deed: Deed, _: Any) -> dict[str, int]:
    return {"points": deed.game.text.sheet(deed.after, deed.seat).total}


STAGING: dict[str, Again] = {
    "reason-piece": furniture_again,
    "reason-furniture": furniture_again,
    "reason-bonus": bonus_again,
    "reason-closed": closed_again,
    "reason-front": front_again,
    "reason-windows": windows_again,
    "reason-room": room_again,
    "reason-room-points": room_points_again,
    "reason-card": card_again,
    "reason-tokens": tokens_again,
    "reason-all-reached": reached_again,
    "reason-bonuses-open": open_again,
    "reason-floor": floor_again,
    "reason-home": home_again,
    "reason-idea": lambda _deed, _: {},
}


def total_again(deed: Deed, _: Any) -> dict[str, int]:
    """The score as far as the seat knows it."""
    view = deed.game.view(deed.after, deed.seat)
    return {"points": deed.game.text.sheet(view, deed.seat).total}


def last_again(deed: Deed, _: Any) -> dict[str, int]:
    assert deed.game.rules.waiting(deed.after) == 0
    return {}


EVERYWHERE: dict[str, Again] = {"reason-total": total_again, "reason-last": last_again}
AGAIN = {
    "my-shelfie": SHELFIE | EVERYWHERE,
    "dream-home": DREAMS | EVERYWHERE,
    "home-staging": STAGING | EVERYWHERE,
}
"""For each title what every reason should tell."""
assert set(AGAIN) == set(games.names())
