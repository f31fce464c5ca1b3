"""Write docs/schemas anew: python tools/schemas.py."""

from pathlib import Path

from casetta.server.app import make_app
from casetta.server.http.schemas import schema_files
from casetta.server.hub import Hub
from casetta.server.security import Origins
from casetta.store.memory import MemoryStore

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "schemas"


def main() -> None:
    """Write every schema, and remove those of messages that are gone."""
    FOLDER.mkdir(exist_ok=True)
    app = make_app(Hub(MemoryStore()), Origins())
    files = dict(schema_files(app))
    for file in FOLDER.glob("*.json"):
        if file.name not in files:
            file.unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
