"""What texts say of the rules of Anno 1701, as the rules themselves show it at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.titles.anno1701.rules.components import LANDSCAPES, SITES
from game.titles.anno1701.rules.state import discontent, favour, gold_of, token_holder

from .positions import Table, begin

Options = Mapping[str, str]
MANY = 12


def _won(ranks: tuple[str, ...], options: Options) -> Table:
    """The first position of these inhabitants that an upgrade of the last one wins."""
    for people in ranks:
        t = begin(**options).people(people).all_goods(3).luxury(3, 3)
        place = f"c{2 * 3 + 1}_row"
        t.do("upgrade", place, {"P": "settler", "S": "citizen", "C": "merchant"}[people[-1]])
        if t.decision is None:
            return t
    raise AssertionError(ranks)


def _favour(options: Options) -> int:
    """The favour with which a game ends that has no more than one merchant."""
    t = _won(("SPPP", "SSPP", "SSSP", "CSSP", "CCSP", "MCSP", "CCCP", "CCCS"), options)
    return favour(t.s, t.s.winner)


def _merchants(options: Options) -> int:
    """So many merchants end a game whose favour is not enough."""
    return _won(("PPPC", "MPPC", "MMPC"), options).read("ranks").count("M")


def _rank(people: str) -> Callable[[Options], int]:
    """The favour of one inhabitant of a rank."""
    return lambda options: favour(begin(**options).people(people).s, 0)


def _hand(options: Options) -> int:
    """So many cards are in hand when drawing stops by itself."""
    t = begin(**options).hold().asked("final")
    t.do("begin_refill")
    while t.key == "refill" and t.seat == 0:
        t.do("draw_card", *t.legal("draw_card")[0])
    return len(t.s.hands[0])


def _goods(options: Options) -> int:
    """What a landscape holds after many throws of its number."""
    t = begin(**options)
    for _ in range(MANY):
        t.turn_of(0).roll(t.s.number)
    return max(t.s.goods)


def _warehouse(options: Options) -> int:
    """What a warehouse holds when no more can be bought."""
    for rum in range(MANY):
        t = begin(**options).gold(3, 3).luxury(rum, 0).ship(4).sail("foreign_people_rum")
        if t.key != "trader":
            return rum
    raise AssertionError


def _coins(options: Options) -> Table:
    """After more gold came than can be kept."""
    t = begin(**options).gold(1, 1).own("chapel_a", "chapel_b", "church_a", "church_b").hold("bishop_a")
    for _ in range(MANY):
        t.hold("bishop_a").do("play_action", "bishop_a")
        while t.key == "place":
            t.do("place_gold", *t.legal("place_gold")[0])
    return t


def _calm(options: Options) -> int:
    """The most discontented with whom the Queen still gives."""
    most = 0
    for left, right in ((4, 4), (4, 3), (3, 3), (3, 2), (2, 2), (2, 1), (1, 1), (1, 0)):
        t = begin(**options).gold(left, right).all_goods(0)
        t.roll(6, "queen")
        if t.key == "queen" and t.seat == 0:
            most = max(most, discontent(t.s, 0))
    return most


def _rate(options: Options) -> int:
    """So much the bank takes for one."""
    t = begin(**options).all_goods(0).goods(w=3)
    t.do("bank_trade", *t.legal("bank_trade")[0])
    return 3 - t.w("w")


def _search(options: Options) -> int:
    """What looking through a pile costs."""
    t = begin(**options).gold(4, 4).hold().asked("final")
    t.do("begin_refill")
    t.do("search_pile", *t.legal("search_pile")[0])
    return 8 - gold_of(t.s, 0)


def _struck(card: str, options: Options, people: str = "CPPP", theatre: bool = False) -> Table:
    """After a hostile card of the other seat."""
    t = begin(**options).gold(4, 4).all_goods(2).people(people)
    if theatre:
        t.own("theatre_a")
    return t.turn_of(1).hold(card, seat=1)


def _theatre(options: Options) -> int:
    """What cancelling costs."""
    t = _struck("revolutionary_a", options, theatre=True)
    t.do("play_action", "revolutionary_a")
    t.do("theatre_cancel", *t.legal("theatre_cancel")[0])
    return 8 - gold_of(t.s, 0)


def _lost(card: str) -> Callable[[Options], int]:
    """The gold that a card takes."""

    def seen(options: Options) -> int:
        t = _struck(card, options)
        t.do("play_action", card)
        while t.key == "pay":
            t.do("pay_gold", *t.legal("pay_gold")[0])
        return 8 - gold_of(t.s, 0)

    return seen


def _poison(options: Options) -> int:
    t = _struck("poisoner_a", options)
    t.do("play_action", "poisoner_a")
    t.do("poison_choose", *t.legal("poison_choose")[0])
    return 2 * len(LANDSCAPES) - sum(t.s.goods[: len(LANDSCAPES)])


def _inventor(options: Options) -> int:
    t = begin(**options).all_goods(0).hold("inventor_a")
    t.do("play_action", "inventor_a")
    while t.key == "inventor":
        t.do("inventor_choose", *t.legal("inventor_choose")[0])
    return sum(t.s.goods[: len(LANDSCAPES)])


def _repair(options: Options) -> int:
    t = begin(**options).goods(w=3).ship(1)
    t.do("repair_ship")
    return 3 - t.w("w")


def _token(options: Options) -> int:
    """The fewest bags that hold the token."""
    for bags, cards in ((1, ("market_a",)), (2, ("trading_house_a",)), (3, ("market_a", "trading_house_a"))):
        if token_holder(begin(**options).own(*cards).s, 0) == 0:
            return bags
    return 4 if token_holder(begin(**options).own("trading_house_a", "trading_house_b").s, 0) == 0 else 0


def _sites(options: Options) -> int:
    """Where a building can stand."""
    t = begin(**options).all_goods(3).hold("chapel_a")
    return len({args[1] for args in t.legal("build")} & set(SITES))


def _led(card: str) -> Callable[[Options], int]:
    """By how much a leader makes the ship faster."""

    def seen(options: Options) -> int:
        alone = begin(**options).ship(4).sail().s.speed
        t = begin(**options).ship(4).hold(card).sail(leader=card)
        return t.s.speed - alone

    return seen


def _school(options: Options) -> int:
    t = begin(**options).gold(1, 1).all_goods(3).hold("school_a")
    t.do("build", "school_a", t.legal("build")[0][1])
    return gold_of(t.s, 0) - 2


OBSERVED: Mapping[str, Callable[[Options], int | str]] = {
    "rule-favour": _favour,
    "rule-merchants": _merchants,
    "rule-hand": _hand,
    "rule-goods": _goods,
    "rule-warehouse": _warehouse,
    "rule-gold": lambda options: gold_of(_coins(options).s, 0),
    "rule-centre": lambda options: max(_coins(options).read("purse")),
    "rule-calm": _calm,
    "rule-rate": _rate,
    "rule-search": _search,
    "rule-theatre": _theatre,
    "rule-repair": _repair,
    "rule-token": _token,
    "rule-sites": _sites,
    "rule-pickpocket": _lost("pickpocket_a"),
    "rule-revolution": _lost("revolutionary_a"),
    "rule-inventor": _inventor,
    "rule-poison": _poison,
    "rule-captain": _led("captain_a"),
    "rule-commander": _led("commander_a"),
    "rule-school": _school,
    "rule-settler": _rank("SPPP"),
    "rule-citizen": _rank("CPPP"),
    "rule-merchant": _rank("MPPP"),
}
"""Fact -> what a table under these options shows of it."""

OTHERWISE: Mapping[tuple[str | int, ...], int] = {
    ("constants", "queen_max_discontent"): 3,
    ("constants", "inventor_goods"): 3,
    ("constants", "token_min_marks"): 4,
    ("era", "buildings", 9, "gold"): 1,
}
"""Numbers of the data with which both the words and the table change."""
