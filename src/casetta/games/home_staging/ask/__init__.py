"""What a drawing board asks while plans are drawn (docs/ask.md: For a drawing board)."""

from ..ask.boxes import ask_box
from ..ask.closings import ask_walls
from ..ask.homes import ask_furniture, ask_home, ask_scenarios
from ..ask.places import ask_fits, ask_openings
from ..ask.plans import ask_plan

BOARD_QUESTIONS = {
    "home": ask_home,
    "furniture": ask_furniture,
    "scenarios": ask_scenarios,
    "plan": ask_plan,
    "fits": ask_fits,
    "walls": ask_walls,
    "openings": ask_openings,
    "box": ask_box,
}
"""Questions about a table as a seat sees it: `view` as records draw it, `seat`, `draft`."""
