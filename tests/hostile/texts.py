"""Strange texts: what people may call themselves, say, or send as a code."""

from __future__ import annotations

TEXTS = {
    "a lone surrogate": '"\\ud800"',
    "two surrogates in the wrong order": '"\\udc00\\ud800"',
    "NUL": '"a\\u0000b"',
    "escapes of a terminal": '"\\u001b[2J\\u009b31m"',
    "other directions": '"\\u202e\\u2066\\u200fabc\\u2069"',
    "nothing to be seen": '"\\u200b\\u2060\\ufeff\\u00ad\\u3164"',
    "only blanks": '" \\u3000\\u00a0\\u2003 "',
    "ends of lines": '"a\\r\\nb\\u2028c\\u2029d\\u0085e"',
    "tags and variants": '"\\udb40\\udc41\\ufe0f\\udb40\\udd00"',
    "private letters": '"\\ue000\\udbff\\udffd"',
    "no letters": '"\\ufffe\\uffff\\ufdd0"',
    "one letter in two ways": '"e\\u0301\\u00e9\\u1e9b\\u0323\\u212b"',
    "one letter that becomes eighteen": '"\\ufdfa"',
    "letters that look like others": '"\\u0410dmin \\u212a\\uff21\\u2170"',
    "marks on nothing": '"' + "\\u0301" * 19 + '"',
    "marks without end": '"' + "\u0301" * 30_000 + '"',
    "letters of four bytes": '"' + "\U0001f3e0" * 20 + '"',
    "a family": '"' + "\\ud83d\\udc68\\u200d" * 200 + '"',
    "a very long word": '"' + "x" * 200_000 + '"',
    "markup": '"<img src=x onerror=alert(1)>{{7*7}}${7*7}"',
    "a formula": '"=HYPERLINK(1)"',
    "a query": '"\'; DROP TABLE tables;--"',
    "a path": '"../../../etc/passwd"',
    "a number": "1e999",
    "a number without end": "9" * 5000,
    "a list": "[]",
    "nothing": "null",
}
"""What it is, and how JSON spells it."""
CODES = ("KQXWMA", "\\u212aQXWMA", "\\uff2bQXWMA", "kqxwma\\u0000", " KQXWMA", "KQXWM\\u0391", "")
"""A code, and what may look like one."""
