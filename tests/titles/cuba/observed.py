"""What texts say of the rules of Cuba, as the rules themselves show it at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.engine import Chance, SilentEffects
from game.titles.cuba.rules import scoring, statutes

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
    while t.key == "worker_harvest" and t.s.seat == 0 and (open_ := t.legal("harvest_product")):
        t.do("harvest_product", *open_[0])
        farms += 1
    return farms


def _water(options: Options) -> int:
    """What one further farm costs."""
    t = at("worker", options=options)
    t.do("place_worker", "c3")
    t.yard(water=9)
    while t.own()["water"] == 9:
        t.do("harvest_product", *t.legal("harvest_product")[0])
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
    while t.key in ("tax", "duty"):
        t.do(f"decline_{t.key}")
    return "once" if t.on_market("citrus") == before else "every"


def _exchanges(options: Options) -> str:
    t = at("foreman", options=options).pawn("b2").built(b1="black_market").yard(citrus=1, rum=1)
    refusal = t.check("use_black_market", "b1", ("citrus", "rum"), ("sugar", "cigars"))
    return "one" if refusal is not None else "many"


def _advanced(options: Options) -> str:
    """The delegate is chosen before the first card, or is the card that is left."""
    t = started(2, 1, options)
    while t.key not in ("delegate", "turn"):
        seat = t.s.pending[-1].seats[0]
        kind = t.s.pending[-1].kinds[0]
        t.do(kind, *t.legal(kind)[0], seat=seat)
    return "true" if t.key == "delegate" else "false"


def _laps(options: Options) -> int:
    """So many cards has everybody played when parliament begins."""
    t = table(2, options)
    t.s.phase, t.s.turns, laps = "action", 0, 0
    while t.key == "turn":
        t.pass_turn(t.legal("play_character")[0][0])
        laps += 1
    return laps // 2


def _start(kind: str, number: int, options: Options) -> int:
    """How many resources (0) or products (1) a game begins with."""
    t = started(2, 1, options)
    while t.key != kind:
        t.do(t.s.pending[-1].kinds[0], *t.legal(t.s.pending[-1].kinds[0])[0])
    return len(t.legal(kind.replace("setup", "choose_start"))[0][number])


def _paid(kinds: tuple[str, ...], options: Options) -> int:
    """The points of whoever pays tax or duty, or what there is for both besides."""
    t = table(2, options).statute("tax_1").statute("duty_water").yard(water=1).run("tax")
    seat = t.s.pending[-1].seats[0]
    t.yard(seat, water=1)
    points = []
    while t.key in ("tax", "duty"):
        asked, mine = t.key, t.s.pending[-1].seats[0] == seat
        before = t.vp(seat)
        pays = mine and asked in kinds
        args = (("water",),) if pays and asked == "duty" else ()
        t.do(f"{'pay' if pays else 'decline'}_{asked}", *args)
        if pays:
            points.append(t.vp(seat) - before)
    return points[-1]


def _both(options: Options) -> int:
    return _paid(("tax", "duty"), options) - _paid(("duty",), options)


def _surcharge(options: Options) -> int:
    """The pesos that a building takes under the Building Statute."""
    t = at("architect", options=options).statute("other_building").yard(water=2).pesos(10)
    t.do("build", "golf_course", "b2")
    return 10 - t.s.pesos[0]


def _hall(options: Options) -> int:
    """The votes that the town hall adds."""
    t = at("foreman", options=options).pawn("b2").built(b1="town_hall")
    t.do("use_building", "b1")
    t.speakers(*["worker"] * 4)
    t.bid(0, 0, 0, 0)
    return t.s.votes[0] - t.s.votes[1]


def _building(options: Options) -> int:
    """The points of a building at the end."""
    t = table(2, options).built(b1="inn")
    scoring.finish(t.s, SilentEffects(Chance(1)))
    return t.vp(0) - t.vp(1)


def _subsidy(statute: str, pieces: int, options: Options) -> int:
    """The points of a subsidy for so much water and as many pesos."""
    t = table(2, options).pesos(pieces, 0)
    return statutes.subsidy(t.yard(water=min(pieces, t.supply("water"))).s, 0, statute)


def _pesos_per_point(options: Options) -> int:
    return next(n for n in range(1, 99) if _subsidy("subsidy_pesos", n, options))


def _bonus(kind: str, taken: tuple[str, ...], options: Options) -> int:
    """What the first or second to take the bonus of a card gets."""
    t = at(kind, options=options).marked(*taken).pesos(0)
    t.do(f"take_{kind}_bonus")
    return t.vp() + t.s.pesos[0]


def _moved(statute: str, options: Options) -> int:
    """So many citrus come to the market, or leave it, by a statute in its first round."""
    t = table(2, options).statute(statute)
    before = t.on_market("citrus")
    t.run("other")
    return abs(t.on_market("citrus") - before)


def _most(building: str, pieces: tuple[str, ...], options: Options) -> int:
    """How many pieces a building takes in one use."""
    t = at("foreman", options=options).pawn("b2").built(b1=building).yard(**dict.fromkeys(pieces, 9))
    return max(len(args[1]) for args in t.legal("use_building") if args[0] == "b1")


def _each(building: str, pieces: tuple[str, ...], options: Options) -> int:
    """The points or pesos for one of them."""
    t = at("foreman", options=options).pawn("b2").built(b1=building).yard(**dict.fromkeys(pieces, 9)).pesos(0)
    t.do("use_building", *next(args for args in t.legal("use_building") if args[0] == "b1" and len(args[1]) == 1))
    return t.vp() + t.s.pesos[0]


def _gain(building: str, options: Options) -> int:
    """What a building gives for nothing."""
    t = at("foreman", options=options).pawn("b2").built(b1=building).pesos(0)
    t.do("use_building", "b1")
    return t.vp() + t.s.pesos[0] + t.own().get("water", 0)


TAKING: Mapping[str, tuple[str, ...]] = {
    "cement_factory": ("stone",),
    "sawmill": ("wood", "water"),
    "golf_course": ("water",),
    "monastery": ("citrus",),
    "rum_cafe": ("rum",),
    "tobacco_cafe": ("tobacco", "cigars"),
    "general_store": ("rum",),
    "workshop": ("citrus",),
    "resource_hut": ("wood",),
}
GIVING = ("hotel", "inn", "small_bank", "large_bank", "dam")


def _fact(name: str) -> str:
    return f"rule-{name}".replace("_", "-")


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
    "rule-laps": _laps,
    "rule-start-resources": partial(_start, "setup_goods", 0),
    "rule-start-products": partial(_start, "setup_goods", 1),
    "rule-tax-vp": partial(_paid, ("tax",)),
    "rule-duty-vp": partial(_paid, ("duty",)),
    "rule-both-vp": _both,
    "rule-surcharge": _surcharge,
    "rule-hall-votes": _hall,
    "rule-building-vp": _building,
    "rule-pesos-per-vp": _pesos_per_point,
    "rule-subsidy-water": partial(_subsidy, "subsidy_water", 99),
    "rule-subsidy-pesos": partial(_subsidy, "subsidy_pesos", 99),
    "rule-architect-first": partial(_bonus, "architect", ()),
    "rule-architect-second": partial(_bonus, "architect", ("architect_first",)),
    "rule-mayor-first": partial(_bonus, "mayor", ()),
    "rule-mayor-second": partial(_bonus, "mayor", ("mayor_first",)),
    "rule-other-market-decrease": partial(_moved, "other_market_decrease"),
    "rule-other-market-increase": partial(_moved, "other_market_increase"),
    **{_fact(f"{building}_most"): partial(_most, building, pieces) for building, pieces in TAKING.items()},
    **{_fact(f"{building}_each"): partial(_each, building, pieces) for building, pieces in TAKING.items()},
    **{_fact(building): partial(_gain, building) for building in GIVING},
}
"""Fact -> what a table under these options shows of it."""

OTHERWISE: Mapping[tuple[str | int, ...], int] = {
    ("constants", "free_product_fields"): 3,
    ("constants", "product_fields_in_drought"): 2,
    ("constants", "water_per_further_field"): 2,
    ("constants", "tax_vp"): 3,
    ("constants", "duty_vp"): 4,
    ("constants", "tax_and_duty_vp"): 2,
    ("constants", "building_surcharge_pesos"): 3,
    ("constants", "town_hall_votes"): 3,
    ("constants", "vp_per_building_at_the_end"): 3,
    ("constants", "pesos_per_subsidy_vp"): 4,
}
"""Numbers of the data with which both the words and the table change."""
