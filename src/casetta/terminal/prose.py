"""Text that also breaks between Japanese signs, which have no blanks between them."""

from __future__ import annotations

import re
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.containers import Lines
from rich.text import Text

WIDE = "\u3000-\u30ff\u3400-\u9fff\uff00-\uffef"
NOT_LAST = "「『（［"
"""Signs that no line ends with."""
NOT_FIRST = "、。」』）］：；！？…～・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""Signs that no line begins with."""
IS_WIDE = re.compile(f"[{WIDE}]")
UNITS = re.compile(rf"[{NOT_LAST}]*(?:[^\s{WIDE}]+|\S)?[{NOT_FIRST}]*\s*", re.DOTALL)


class Prose(Text):
    """Sentences of any language; without Japanese signs it is wrapped like any other text."""

    def wrap(self, console: Console, width: int, **options: Any) -> Lines:
        if self.no_wrap or options.get("no_wrap") or not IS_WIDE.search(self.plain):
            return super().wrap(console, width, **options)
        lines = self.divide(breaks(self.plain, width))
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines).wrap(console, width, **options)


def breaks(text: str, width: int) -> list[int]:
    """Where lines begin, but for the first one and those after a line break."""
    found, used = [], 0
    for unit in UNITS.finditer(text):
        if used and used + cell_len(unit[0].rstrip()) > width:
            found.append(unit.start())
            used = 0
        used = 0 if "\n" in unit[0] else used + cell_len(unit[0])
    return found
