"""What texts say of the rules of Cuba, as the rules themselves show it at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .positions import at, started, table

Options = Mapping[str, str]


def _farms(options: Options, dry: bool = False, water: int = 0) -> int:
    """So many farms of the pawn's cross can be harvested."""
    t = at("worker", options=options)
    if dry:
        t.statute("other_drought")
    t.do("place_worker", "c3")
    t.yard(water=water)
    farms = 0
    while t.asked == "worker_harvest" and t.s.seat == 0 and (open_ := t.allowed("harvest_product")):
        t.do("harvest_product", *open_[0])
        farms += 1
    return farms


def _water(options: Options) -> int:
    """What one further farm costs."""
    t = at("worker", options=options)
    t.do("place_worker", "c3")
    t.yard(water=9)
    while t.own()["water"] == 9:
        t.do("harvest_product", *t.allowed("harvest_product")[0])
    return 9 - t.own()["water"]


def _taken(options: Options, building: str, *pieces: str) -> str:
    """Which of the pieces that building takes."""
    t = at("foreman", options=options).pawn("b2").built(b1=building).yard(**dict.fromkeys(pieces, 1))
    (taken,) = {piece for piece in pieces if t.check("use_building", "b1", (piece,)) is None}
    return taken


def _market(options: Options) -> str:
    """A statute that lowers prices still acts, or does not, in the round after it was passed."""
    t = table(2, options).statute("other_market_decrease")
    before = t.on_market("citrus")
    t.run("tax")
    while t.asked in ("tax", "duty"):
        t.do(f"decline_{t.asked}")
    return "once" if t.on_market("citrus") == before else "every"


def _exchanges(options: Options) -> str:
    t = at("foreman", options=options).pawn("b2").built(b1="black_market").yard(citrus=1, rum=1)
    refusal = t.check("use_black_market", "b1", ("citrus", "rum"), ("sugar", "cigars"))
    return "one" if refusal is not None else "many"


def _advanced(options: Options) -> str:
    """The delegate is chosen before the first card, or is the card that is left."""
    t = started(2, 1, options)
    while t.asked not in ("delegate", "turn"):
        seat = t.s.pending[-1].seats[0]
        kind = t.s.pending[-1].kinds[0]
        t.do(kind, *t.allowed(kind)[0], seat=seat)
    return "true" if t.asked == "delegate" else "false"


OBSERVED: Mapping[str, Callable[[Options], int | str]] = {
    "rule-farms": _farms,
    "rule-farms-in-drought": lambda options: _farms(options, dry=True),
    "rule-irrigation": lambda options: "true" if _farms(options, True, 9) > _farms(options, True) else "false",
    "rule-water-per-farm": _water,
    "rule-sawmill": lambda options: _taken(options, "sawmill", "wood", "water"),
    "rule-cafe": lambda options: _taken(options, "tobacco_cafe", "tobacco", "cigars"),
    "rule-market": _market,
    "rule-exchanges": _exchanges,
    "rule-advanced": _advanced,
}
"""Fact -> what a table under these options shows of it."""

OTHERWISE: Mapping[tuple[str | int, ...], int] = {
    ("constants", "free_product_fields"): 3,
    ("constants", "product_fields_in_drought"): 2,
    ("constants", "water_per_further_field"): 2,
}
"""Numbers of the data with which both the words and the table change."""
