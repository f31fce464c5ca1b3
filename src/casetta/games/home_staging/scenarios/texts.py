"""A scenario in words: its texts, its rooms and cards, rules and bonuses as sentences.

An own scenario brings its texts in some of the four languages; what it lacks is told
in English, and what it does not tell at all is made up from the rule itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from casetta.words import LANGUAGES, Words

from ..bonuses.rules import kind_named
from ..content.library import Scenario
from ..content.scenario import text_in
from ..text.narration import ScenarioNames

FOLDER = Path(__file__).parents[1]
Values = dict[str, str | int]


def words_in(language: str) -> Words:
    return Words(language).with_game(FOLDER)


class ScenarioText:
    """A scenario, told in one language; `id` is that of a built-in scenario, else empty."""

    def __init__(self, content: Mapping[str, Any], words: Words, *, is_own: bool) -> None:
        self.content = content
        self.words = words
        self.names = ScenarioNames(content, is_own=is_own)
        self.id = self.names.id

    def text(self, key: str) -> str:
        """Story or title; empty where there is none."""
        if self.id:
            return self.words(f"scenario-{self.id}-{key}")
        return text_in(self.content[key], self.words.language) if key in self.content else ""

    @property
    def title(self) -> str:
        return self.names.title().text((), self.words)

    def tips(self) -> list[str]:
        """Hints for who plays it."""
        if not self.id:
            return [text_in(tip, self.words.language) for tip in self.content.get("tips", [])]
        ids = [f"scenario-{self.id}-tip-{number}" for number in range(1, 10)]
        return [self.words(each) for each in ids if self.words.has(each)]

    def room(self, card: str) -> str:
        return self.names.room(card).text((), self.words)

    def number(self, number: int) -> str:
        return self.names.number(number).text((), self.words)

    def rules(self) -> list[str]:
        """The special rules as sentences."""
        rules = enumerate(self.content.get("rule", []), 1)
        return [self.sentence("rule", n, rule, rule["kind"].replace("_", "-")) for n, rule in rules]

    def bonuses(self) -> list[str]:
        """The bonus rules as sentences, without their points."""
        return [self.bonus(n, bonus) for n, bonus in enumerate(self.content.get("bonus", []), 1)]

    def bonus(self, number: int, bonus: Mapping[str, Any]) -> str:
        """One of them."""
        return self.sentence("bonus", number, bonus, kind_named(bonus["kind"]).told_as(bonus))

    def sentence(self, part: str, number: int, rule: Mapping[str, Any], kind: str) -> str:
        """A rule in the words of the box, in its own, or in those that its kind has for all."""
        if self.id:
            return self.words(f"scenario-{self.id}-{part}-{number}")
        if "text" in rule:
            return text_in(rule["text"], self.words.language)
        return self.words(f"told-{part}-{kind}", **self.values(rule))

    def values(self, rule: Mapping[str, Any]) -> Values:
        """What a rule speaks of, in words."""
        say = self.words
        values: Values = {key: rule[key] for key in ("min", "max", "points") if key in rule}
        for key in ("room", "hub"):
            values["room"] = self.room(rule[key]) if key in rule else values.get("room", "")
        values["room"] = values["room"] or say("object-corridor")
        values["rooms"] = ", ".join(self.room(room) for room in rule.get("rooms", []))
        values["sides"] = ", ".join(say(f"side-{side.lower()}") for side in rule.get("sides", []))
        for key, prefix in (("side", "side"), ("of", "seen"), ("mark", "mark")):
            values[key] = say(f"{prefix}-{rule[key].lower()}") if key in rule else ""
        for key in ("what", "a", "b"):
            values[key] = self.thing(rule[key]) if key in rule else ""
        return values

    def thing(self, selector: str) -> str:
        """What a selector speaks of (docs/scenarios.md)."""
        head, _, rest = selector.partition(":")
        name, _, room = rest.partition("@")
        if head == "front_door":
            return self.words("object-front-door")
        if head in ("door", "window"):
            return self.words(f"object-{head}", room=self.room(name))
        what = self.number(int(name)) if head == "piece" else self.words(f"tag-{name}")
        return self.words("object-in-room", what=what, room=self.room(room)) if room else what


@lru_cache(maxsize=64)
def own_texts(scenario: Scenario, bonus: int) -> dict[str, str]:
    """A bonus rule of an own scenario in all four languages, for the message `own-text`."""
    return {
        language: ScenarioText(scenario.content, words_in(language), is_own=True).bonuses()[bonus]
        for language in LANGUAGES
    }
