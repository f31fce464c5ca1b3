"""Write what the rules say of the plan on the home page: python tools/home_sheet.py.

Home Staging asks the rules for everything a sheet shows; the home page has no time to ask.
"""

from __future__ import annotations

import json
from typing import Any

from casetta import games
from casetta.protocol.ask import answer
from casetta.words import Words

GAME = games.load("home-staging")
FOLDER = GAME.folder / "web"
TARGET = FOLDER / "sheet.json"


def asked(name: str, **more: Any) -> dict[str, Any]:
    """The answer to a question about the plan of `picture.json`."""
    view = json.loads((FOLDER / "picture.json").read_text(encoding="utf-8"))
    told = answer(GAME, {"ask": name, "view": view, **more}, Words("en").with_game(GAME.folder))
    assert "error" not in told, told
    return told


def sheet() -> str:
    """Home, plan and furniture, as `asks.sheet` of the pages tells them."""
    home, plan = asked("home"), asked("plan", seat=0, draft="")
    options = sorted({piece["option"] for piece in plan["pieces"]})
    furniture = asked("furniture", names=options)["furniture"]
    told = {"home": home, "plan": plan, "furniture": furniture}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    TARGET.write_text(sheet(), encoding="utf-8")


if __name__ == "__main__":
    main()
