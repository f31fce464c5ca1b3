"""Write docs/schemas anew: python tools/schemas.py."""

from pathlib import Path

from casetta.server.http.schema_files import schema_files

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "schemas"


def main() -> None:
    """Write every schema, and remove those of messages that are gone."""
    FOLDER.mkdir(exist_ok=True)
    files = dict(schema_files())
    for file in FOLDER.glob("*.json"):
        if file.name not in files:
            file.unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
