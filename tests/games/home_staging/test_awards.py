"""What is remarkable about plans."""

from casetta.games.home_staging import GAME

CARDS = [{"card": "a"}] * 8
TELEVISION, SOFA = "05a2 r0 h5", "01a1 r0 e6"


def plan(*pieces, living, door, windows=()):
    """A plan of First Keys with its living room alone."""
    rooms = {"living": {"squares": [living], "door": door}}
    return {"pieces": pieces, "rooms": rooms, "front_door": "e12 s", "windows": list(windows)}


def told(*plans):
    """The awards as seat, sentence and number, when these plans are finished."""
    state, wrongs = GAME.text.setup(
        {
            "seats": len(plans),
            "options": {"scenario": "first-keys"},
            "phase": "over",
            "rooms": ["living", "kitchen", "bath"],
            "cards": CARDS,
            "plans": [{**each, "pieces": list(each["pieces"])} for each in plans],
        }
    )
    assert not wrongs, wrongs
    return [(award.seat, award.rule, award.values["number"]) for award in GAME.text.awards(state)]


SMALL = plan(TELEVISION, living="e5:l6", door="g6 s", windows=["e5 n", "f5 n"])
LARGE = plan(TELEVISION, SOFA, living="e5:l7", door="g7 s", windows=["e5 n"])


def test_windows_a_small_corridor_and_places_to_sit_are_praised():
    assert told(SMALL, LARGE) == [
        (0, "award-windows", 2),
        (1, "award-corridor", 40),
        (1, "award-seats", 4),
    ]


def test_a_corridor_that_leads_nowhere_is_not_small():
    locked = {**LARGE, "front_door": None}

    assert (0, "award-corridor", 48) in told(SMALL, locked, {**SMALL, "front_door": None})


def test_whoever_plays_alone_or_like_the_others_is_not_compared():
    assert told(LARGE) == []
    assert told(LARGE, LARGE) == []
