"""Static files: the pages of the web app as they were built, compressed once, with ETags.

Litestar's own static files are not used: they neither keep compressed copies nor answer
If-None-Match, and follow links out of the folder.

A path of the app itself, such as /t/TABLE, is answered with its first page, which finds its
way from there. Files whose names tell their content are kept by browsers for ever.
"""

from __future__ import annotations

import asyncio
import gzip
import html
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from casetta.contract.errors import Wrong
from casetta.words import Words

from ..auth import language_of

FOLDER = Path(__file__).resolve().parents[2] / "web_dist"
FIRST, TITLE = "index.html", "casetta"
HASHED = "assets/"
"""In this folder of the build every name holds a hash of what the file holds."""
FOR_EVER, ASK_FIRST = "public, max-age=31536000, immutable", "no-cache"
NOT_PAGES = ("api", "ws", "healthz", "readyz", "metrics")
TYPES = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What not every system knows of file names."""
PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
"""What becomes much smaller when it is packed."""


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file of the build, read and compressed once."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    read_at: int


class Pages:
    """The files of the build that were asked for, cached."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._known: dict[Path, StaticFile] = {}

    def find(self, path: str) -> tuple[str, StaticFile] | None:
        """The name and the content of the file that answers a path; None if none does."""
        name = path.strip("/") or FIRST
        file = self._file(name)
        is_page = name.partition("/")[0] not in NOT_PAGES and "." not in name.rpartition("/")[2]
        if file is None and is_page:  # A page of the app itself.
            name, file = FIRST, self._file(FIRST)
        return None if file is None else (name, self._read(file))

    def _file(self, name: str) -> Path | None:
        try:
            file = (self._folder / name).resolve()
            is_ours = file.is_relative_to(self._folder) and file.is_file()
        except (OSError, ValueError):
            return None
        return file if is_ours else None

    def _read(self, file: Path) -> StaticFile:
        """Its content, read again only after a new build."""
        changed = file.stat().st_mtime_ns
        known = self._known.get(file)
        if known is None or known.read_at != changed:
            content = file.read_bytes()
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
            kind = kind or "application/octet-stream"
            packed = gzip.compress(content, 9, mtime=0) if kind.startswith(PACKED) else None
            tag = sha256(content).hexdigest()[:20]
            known = self._known[file] = StaticFile(content, packed, kind, tag, changed)
        return known


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(
    state: State, request: Request[object, object, State], path: FromPath[str] = ""
) -> Response[bytes]:
    """A page of the app, or a sentence that there are none."""
    pages: Pages = state.pages
    found = await asyncio.to_thread(pages.find, path)
    if found is not None:
        return page_answer(request, *found)
    if path.strip("/"):
        raise Wrong("not-found")
    return Response(not_built(language_of(request)).encode(), media_type=MediaType.HTML)


def page_answer(
    request: Request[object, object, State], name: str, page: StaticFile
) -> Response[bytes]:
    """A file, packed where the browser can unpack it, or the word that it has not changed."""
    tag = f'"{page.tag}"'
    headers = {
        "Cache-Control": FOR_EVER if name.startswith(HASHED) else ASK_FIRST,
        "ETag": tag,
        "Vary": "Accept-Encoding",
    }
    if tag in request.headers.get("If-None-Match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    content = page.content
    if page.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        content = page.packed
    return Response(content, headers=headers, media_type=page.kind)


def not_built(language: str) -> str:
    """A plain page that tells how the pages come about."""
    words = Words(language)
    why, how = (html.escape(words(f"pages-{part}")) for part in ("none", "how"))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{TITLE}</title></head>\n"
        f"<body><h1>{TITLE}</h1><p>{why}</p><p>{how}</p></body>\n</html>\n"
    )
