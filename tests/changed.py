"""A game with some of its parts replaced, to see what notices."""

from dataclasses import replace


def replace_rules(game, **parts):
    """The game with other rules."""
    fast = replace(
        game.fast, **{name: None for name in ("count", "nth", "by_lot") if name in parts}
    )
    shortcuts = {name: parts.pop(name) for name in ("count", "nth", "by_lot") if name in parts}
    return replace(game, rules=replace(game.rules, **parts), fast=replace(fast, **shortcuts))


def replace_text(game, **parts):
    """The game with other words and drawings."""
    return replace(game, text=replace(game.text, **parts))


def replace_fast(game, **parts):
    """The game with other shortcuts."""
    return replace(game, fast=replace(game.fast, **parts))
