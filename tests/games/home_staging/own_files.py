"""A scenario that somebody wrote, and the furniture beside it."""

import gc

from casetta.games.home_staging.content.library import Scenario

SCENARIO = """\
format = 1
id = "the-shed"
difficulty = 1
title = { en = "The Shed", it = "Il capanno" }
par = [5, 8, 10]
plan = [
  "................",
  "................",
  "..T.............",
  "................",
  "....xxxxxxxx....",
  "....xxxxxxxx....",
  "....xxxxxxxx....",
  "....xxxxxxxx....",
  "....xxxxxxxx....",
  "................",
  "................",
  "................",
  "................",
  "................",
  "................",
  "................",
]

[check]
tokens = 3
floor = 40
corridor = 8

[[room]]
card = "living"
name = "The only room"
furniture = [
  { number = 1, tokens = 2 },
  { number = 5, tokens = 1 },
]

[[rule]]
kind = "max_windows"
max = 2

[[bonus]]
kind = "view"
points = 3
room = "living"
of = "tree"

[[bonus]]
kind = "near"
points = 2
a = "tag:seat"
b = "door:living"
max = 3
text = { it = "Un posto vicino alla porta." }
"""


FURNITURE = """\
[[option]]
id = "01a1"
number = 1
card = "a"
option = 1
tags = ["seat"]
draw = ["cc", ".."]
"""


def scenarios_in_memory() -> int:
    """How many scenarios somebody holds, the built-in ones included."""
    gc.collect()
    return sum(isinstance(each, Scenario) for each in gc.get_objects())
