"""Requests as no honest client would send them: each with the statuses that may answer it.

A status of 0 is a line that is cut without an answer; where none is named, the server waits for
more, and whoever sent that leaves.
"""

from __future__ import annotations

from collections.abc import Iterator

WRONG = {0, 400}
"""No request at all."""
UNFINISHED: set[int] = set()
"""The beginning of a request."""
REFUSED = {0, 400, 403, 404, 405, 408, 411, 413, 414, 415, 417, 422, 429, 431, 501, 505}
NEW = b'{"game":"my-shelfie","seats":[{"player":"person"},{"player":"person"}]}'
"""A table that would be made if the request around it were read."""


def malformed(host: bytes) -> Iterator[tuple[str, bytes, set[int]]]:
    """What it is, the bytes, and what may be the answer."""
    start, ours = b"POST /api/tables HTTP/1.1\r\n", b"Host: " + host + b"\r\n"
    kind, end = b"Content-Type: application/json\r\n", b"\r\n"
    size = b"Content-Length: %d\r\n" % len(NEW)
    chunked = b"Transfer-Encoding: chunked\r\n"
    chunks = b"%x\r\n%s\r\n0\r\n\r\n" % (len(NEW), NEW)
    head = start + ours + kind

    def with_body(*headers: bytes, body: bytes = NEW) -> bytes:
        return head + b"".join(headers) + end + body

    yield "two lengths", with_body(size, b"Content-Length: 3\r\n"), WRONG
    yield "two lengths in one header", with_body(b"Content-Length: 71, 3\r\n"), WRONG
    yield "a length and chunks", with_body(size, chunked, body=chunks), WRONG
    yield "chunks and a length", with_body(chunked, b"Content-Length: 3\r\n", body=chunks), WRONG
    yield "a negative length", with_body(b"Content-Length: -1\r\n"), WRONG
    yield "a length with a sign", with_body(b"Content-Length: +71\r\n"), WRONG
    yield "a length in hexadecimal", with_body(b"Content-Length: 0x47\r\n"), WRONG
    yield (
        "a length of a thousand digits",
        with_body(b"Content-Length: %s\r\n" % (b"9" * 1000)),
        {
            *WRONG,
            413,
        },
    )
    yield "a length that is too large", with_body(b"Content-Length: 99999999\r\n"), REFUSED
    for encoding in (b"gzip", b"chunked, chunked", b"gzip, chunked", b"xchunked", b"chunked;a=b"):
        wrong = b"Transfer-Encoding: %s\r\n" % encoding
        yield f"encoded as {encoding.decode()}", with_body(wrong, body=chunks), {*WRONG, 501}
    yield "two encodings", with_body(chunked, b"Transfer-Encoding: gzip\r\n"), {*WRONG, 501}
    yield "a blank before the colon", with_body(b"Transfer-Encoding : chunked\r\n"), WRONG
    yield "a tab in a name", with_body(b"Transfer\tEncoding: chunked\r\n"), WRONG
    yield "a folded header", with_body(b"X: a\r\n\tb\r\n", b"Transfer-Encoding:\r\n x\r\n"), REFUSED
    yield "a header without a colon", with_body(b"Whatever\r\n"), WRONG
    yield "a header without a name", with_body(b": whatever\r\n"), WRONG
    yield "NUL in a header", with_body(b"X: a\0b\r\n", size), WRONG
    yield "a bare CR in a header", with_body(b"X: a\rb\r\n", size), WRONG
    for name, chunk in {
        "no number": b"zz\r\n",
        "a negative number": b"-1\r\n",
        "a sign": b"+47\r\n",
        "a prefix": b"0x47\r\n",
        "a thousand digits": b"0" * 1000 + b"47\r\n",
        "no end": b"47\r\n" + NEW + b"xx",
    }.items():
        yield f"a chunk with {name}", with_body(chunked, body=chunk), {*WRONG, 408}
    for name, chunk in {"a bare CR": b"47\r" + NEW, "twenty digits": b"f" * 20 + b"\r\n"}.items():
        yield f"a chunk with {name}", with_body(chunked, body=chunk), UNFINISHED
    bare = b"GET /healthz HTTP/1.1\n" + ours.replace(b"\r", b"") + b"\n"
    yield "lines that end with a bare LF", bare, {200, *WRONG}
    hidden = size, b"X: a\n" + chunked
    yield "a second length behind a bare LF", with_body(*hidden, body=chunks), WRONG
    sized = with_body(chunked, body=chunks.replace(b"\r", b""))
    yield "chunks that end with a bare LF", sized, UNFINISHED
    yield "no HTTP", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(100), WRONG
    yield "HTTP/0.9", b"GET /\r\n\r\n", WRONG
    yield "HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", REFUSED
    yield "HTTP/9.9", b"GET / HTTP/9.9\r\n" + ours + end, {200, *REFUSED}
    yield "no host", b"GET /healthz HTTP/1.1\r\n\r\n", WRONG
    yield "two hosts", b"GET /healthz HTTP/1.1\r\n" + ours + ours + end, WRONG
    for other in (
        b"evil.example",
        host + b"@evil.example",
        b"user@" + host,
        host + b".",
        b"",
        b"[",
    ):
        asked = b"GET /healthz HTTP/1.1\r\nHost: %s\r\n\r\n" % other
        yield f"a host {other.decode()}", asked, {200, *REFUSED}
        yield (
            f"a host {other.decode()} who makes tables",
            start + b"Host: %s\r\n" % other + kind + size + end + NEW,
            REFUSED,
        )
    for target in (
        b"http://evil.example/healthz", b"http://" + host + b"/api/tables", b"*", b"//", b"/%",
        b"/%00", b"/%2e%2e/%2e%2e/etc/passwd", b"/api/tables/%c0%af", b"/api/tables/..%5c..",
        b"/assets/../../x", b"/api/games?language=%ff", b"/t/%E2%80%AE", b"/\xff\xfe", b"evil:443",
        b"/api/tables/" + b"x" * 8_000, b"/?" + b"a&" * 8_000, b"/" * 8_000, b"/%" * 4_000,
    ):  # fmt: skip
        name = target[:30].decode("latin-1")
        yield f"a target {name}", b"POST " + target + b" HTTP/1.1\r\n" + ours + end, REFUSED
    yield "a method of a thousand letters", b"X" * 1000 + b" / HTTP/1.1\r\n" + ours + end, REFUSED
    for method in (b"CONNECT", b"TRACE", b"PROPFIND", b"post", b"P\xc3\x96ST"):
        asked = method + b" /api/tables HTTP/1.1\r\n" + ours + end
        yield f"a method {method.decode('latin-1')}", asked, REFUSED
    yield "a header of a megabyte", head + b"X: " + b"x" * (1 << 20), {*WRONG, 431}
    yield "a thousand headers", head + b"".join(b"X%d: y\r\n" % n for n in range(1000)), UNFINISHED
    yield "an expectation", with_body(b"Expect: 200-ok\r\n", b"Content-Length: 3\r\n"), REFUSED
    yield "two types", with_body(kind, size, body=b"x" * len(NEW)), REFUSED
    for odd in (
        b"application/json;charset=utf-16",
        b"text/plain",
        b"multipart/form-data",
        b"a/b" * 99,
    ):
        asked = start + ours + b"Content-Type: %s\r\n" % odd + b"Content-Length: 3\r\n\r\nxyz"
        yield f"a type {odd[:20].decode()}", asked, REFUSED
    yield (
        "a compressed body",
        with_body(
            b"Content-Encoding: gzip\r\n", b"Content-Length: 9\r\n", body=b"\x1f\x8b" + bytes(7)
        ),
        REFUSED,
    )


LONG_LIST = b", ".join(b"xx-%d;q=0.%d" % (number, number) for number in range(900))


def odd_headers() -> Iterator[tuple[str, bytes]]:
    """Headers that a proper request may carry; it is answered as if they were not there."""
    yield "languages without end", b"Accept-Language: " + LONG_LIST
    for language in (b"*", b";;;,,,", b"en;q=" + b"9" * 999, b"\xff\xfe", b"../../it", b"q=1;q=1"):
        yield f"a language {language[:9].decode('latin-1')}", b"Accept-Language: " + language
    yield "a thousand cookies", b"Cookie: " + b"; ".join(b"c%d=%d" % (n, n) for n in range(1000))
    for cookie in (b"casetta", b"=", b"casetta=" + b"x" * 5000, b'casetta="\\000"', b"\xff=\xfe"):
        yield f"a cookie {cookie[:12].decode('latin-1')}", b"Cookie: " + cookie
    yield "a range", b"Range: bytes=0-,0-,0-,0-,0-,0-,-1,99999999999999999999-"
    yield "what is known", b'If-None-Match: "' + b"x" * 5000 + b'"'
    yield "a date", b"If-Modified-Since: Thu, 99 Foo 99999 99:99:99 GMT"
    for bearer in (b"Bearer", b"Bearer  ", b"Bearer " + b"x" * 5000, b"Basic Og==", b"Bearer \xff"):
        yield f"a bearer {bearer[:9].decode('latin-1')}", b"Authorization: " + bearer
    for accepted in (b"gzip;q=1, *;q=0", b"identity;q=0, *;q=0", b"br" * 999):
        yield f"an encoding {accepted[:9].decode()}", b"Accept-Encoding: " + accepted
    for client in (
        b"x", b"::ffff:203.0.113.9", b"fe80::1%25eth0", b"[::1]:80", b", , ,", b"1.2.3.4:99999",
        b"unknown, " * 500, b"\xff\xfe", b"203.0.113.1\t", b"999.999.999.999",
    ):  # fmt: skip
        yield f"an address {client[:12].decode('latin-1')}", b"X-Forwarded-For: " + client
    yield "a scheme", b"X-Forwarded-Proto: javascript"
    yield "another method", b"X-HTTP-Method-Override: DELETE"
    yield "another path", b"X-Original-URL: /api/others"


FOREIGN = (
    b"null", b"http://evil.example", b"https://evil.example:443", b"file://", b"http://[",
    b"x" * 5000, b"javascript:alert(1)", b"http://127.0.0.1.evil.example", b"\xff", b"",
)  # fmt: skip
"""Origins of pages that are not ours."""
