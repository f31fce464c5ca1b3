"""A game with some of its parts replaced, to see what notices."""

from dataclasses import replace


def replace_rules(game, **parts):
    shortcuts = {name: parts.pop(name) for name in ("count", "nth", "by_lot") if name in parts}
    rules = replace(game.rules, **parts)
    return replace(game, rules=rules, fast=replace(game.fast, **shortcuts))


def replace_text(game, **parts):
    return replace(game, text=replace(game.text, **parts))


def replace_fast(game, **parts):
    return replace(game, fast=replace(game.fast, **parts))
