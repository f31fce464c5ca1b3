"""Write the points of the rule books' positions: python tools/book_boards.py.

A position in `book/boards.json` that has a `sheet` gets its lines from the rules.
"""

from __future__ import annotations

import json
from typing import Any

from casetta import games
from casetta.contract.game import Game


def main() -> None:
    """Write the files."""
    for game in games.every():
        file = game.folder / "book" / "boards.json"
        if file.exists():
            boards = json.loads(file.read_text(encoding="utf-8"))
            file.write_text(written(with_sheets(game, boards)), encoding="utf-8")


def with_sheets(game: Game, boards: dict[str, Any]) -> dict[str, Any]:
    """The positions, those that want one with the sheet that the rules make."""
    for board in boards.values():
        if "sheet" in board:
            board["sheet"] = sheet_of(game, board["drawing"])
    return boards


def sheet_of(game: Game, drawing: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of the first seat's score."""
    state, wrongs = game.text.setup(drawing)
    assert not wrongs, wrongs
    return [line.to_dict() for line in game.text.sheet(state, 0).lines]


def written(boards: dict[str, Any]) -> str:
    """The positions as a file: one line for each part."""
    told = [f'  "{name}": {{\n{parts(board)}\n  }}' for name, board in boards.items()]
    return "{\n" + ",\n".join(told) + "\n}\n"


def parts(board: dict[str, Any]) -> str:
    return ",\n".join(
        f'    "{name}": {json.dumps(part, ensure_ascii=False)}' for name, part in board.items()
    )


if __name__ == "__main__":
    main()
