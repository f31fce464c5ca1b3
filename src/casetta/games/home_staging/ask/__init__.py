"""What `casetta ask home-staging` may be asked (docs/ask.md)."""

from casetta.contract.question import Ask

from ..plan.paper import PaperPlan
from . import book, home, pad, places, questions, table
from .table import DraftQuestion, TableQuestion, read_position, read_position_if_told

ASK = {
    "transform": Ask(questions.TransformQuestion, questions.Transformed, questions.transform),
    "symmetric": Ask(questions.SymmetricQuestion, questions.Symmetric, questions.symmetric),
    "placement": Ask(questions.PlacementQuestion, questions.Verdict, questions.placement),
    "closing": Ask(questions.ClosingQuestion, questions.Verdict, questions.closing),
    "front_door": Ask(questions.FrontDoorQuestion, questions.Verdict, questions.front_door),
    "score": Ask(PaperPlan, questions.Score, questions.score),
    "bonus": Ask(questions.BonusQuestion, questions.BonusAnswer, questions.bonus),
    "live": Ask(questions.LiveQuestion, questions.Live, questions.live),
    "distance": Ask(questions.DistanceQuestion, questions.Distance, questions.distance_between),
    "view": Ask(questions.ViewQuestion, questions.Seen, questions.view),
    "tokens": Ask(questions.TokensQuestion, questions.Tokens, questions.tokens),
    "ranking": Ask(questions.RankingQuestion, questions.Ranking, questions.ranking),
    # For a drawing board: about a table as a seat sees it.
    "home": Ask(TableQuestion, home.Home, home.home, read_position),
    "furniture": Ask(
        home.FurnitureQuestion, home.FurnitureAnswer, home.furniture, read_position_if_told
    ),
    "scenarios": Ask(TableQuestion, home.Scenarios, home.scenarios),
    "plan": Ask(DraftQuestion, table.DraftedPlan, table.plan, read_position),
    "fits": Ask(places.FitsQuestion, places.Fits, places.fits, read_position),
    "walls": Ask(places.WallsQuestion, places.Walls, places.walls, read_position),
    "openings": Ask(DraftQuestion, places.Openings, places.openings, read_position),
    "scenario": Ask(home.ScenarioQuestion, home.ScenarioAnswer, home.scenario),
    "kinds": Ask(TableQuestion, home.Kinds, home.kinds),
    "gallery": Ask(TableQuestion, book.Gallery, book.gallery),
    "bonuses": Ask(TableQuestion, book.BonusExamples, book.bonuses),
    "box": Ask(home.BoxQuestion, home.Box, home.box),
    "pad": Ask(pad.PadQuestion, pad.PadAnswer, pad.pad),
}
"""One function for each question, from a position and a question to an answer."""
