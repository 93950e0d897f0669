"""The pieces of the box: ``data.toml`` read once into tables of plain tuples, and its sums verified."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

FILE: Final = "data.toml"


class ComponentError(ValueError):
    """``data.toml`` does not add up. Names the file, the table and the two numbers."""

    def __init__(self, table: str, what: str, found: int, expected: int) -> None:
        super().__init__(f"{FILE}, [{table}]: {what}: found {found}, expected {expected}")
        self.table, self.found, self.expected = table, found, expected


class Building(NamedTuple):
    """A building card. ``cost`` counts wood, food, cloth, brick, tools; ``number`` is 0 if no die wakes it;
    ``produces`` is the number of a good or -1."""

    kind: str
    era: int
    cost: tuple[int, ...]
    number: int
    produces: int
    sails: int
    cannons: int
    bags: int
    happy: int
    gold: int
    ability: str
    limit: int


class ActionCard(NamedTuple):
    """An action card. ``sea_bonus``: sails and cannons for one voyage (captain, commander)."""

    kind: str
    era: int
    hostile: bool
    sea_bonus: int


class VoyageCard(NamedTuple):
    """A voyage card. ``offers``: (what, price in gold, how often)."""

    kind: str
    strength: int
    tribute: int
    reward_gold: int
    reward_luxury: int
    damage: int
    offers: tuple[tuple[str, int, int], ...]


class Rank(NamedTuple):
    """A rank of inhabitants: its queen marks, what it costs (goods in their order, rum, tobacco), cards in its pile."""

    id: str
    marks: int
    cost: tuple[int, ...]
    rum: int
    tobacco: int
    cards: int


class Washed(NamedTuple):
    """What a face of the die washes ashore: a change of the ship, or a good ("" none, "any_good" by choice)."""

    ship: int
    good: str


def read() -> dict[str, Any]:
    """The raw tables of ``data.toml``."""
    return tomllib.loads((Path(__file__).parent.parent / FILE).read_text("utf-8"))


def verify(data: Mapping[str, Any]) -> None:
    """Raise ComponentError for the first sum that is wrong."""
    _verify_cards(data)
    _verify_settlement(data)
    _verify_era(data)
    _verify_stocks(data)


def _same(table: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise ComponentError(table, what, found, expected)


def _verify_cards(data: Mapping[str, Any]) -> None:
    printed = {c["id"]: c for c in data["printed"]["components"]}
    cards = sum(c["count"] for c in printed.values() if c["is_card"])
    _same("printed", "cards in the component list", cards, data["printed"]["cards_in_all"])
    a_side = len(data["setup"]["row"]) + len(data["setup"]["outer"])
    _same("setup", "set-up cards of all sides", a_side * len(data["setup"]["sides"]), printed["setup_card"]["count"])
    kinds = len(data["era"]["buildings"]) + len(data["era"]["actions"])
    _same("era", "kinds of era cards", kinds, data["era"]["kinds"])
    _same("era", "era cards", kinds * data["era"]["copies"], printed["era_card"]["count"])
    in_piles = sum(rank["cards"] for rank in data["inhabitants"]["ranks"] if rank["in_pile"])
    _same("inhabitants", "cards in the piles", in_piles, printed["inhabitant_card"]["count"])
    _same("voyage", "voyage cards", len(data["voyage"]["cards"]), printed["voyage_card"]["count"])


def _verify_settlement(data: Mapping[str, Any]) -> None:
    setup, layout = data["setup"], data["layout"]
    _same("layout", "outer slots", len(layout["outer"]), len(setup["outer"]))
    _same("setup", "outer cards in slots of their own", len({c["slot"] for c in setup["outer"]}), len(layout["outer"]))
    sites = len(layout["site_columns"]) * len(layout["site_rows"])
    _same("layout", "building sites", sites, data["constants"]["building_sites"])
    pioneers = sum(card["kind"] == "pioneer" for card in setup["row"]) * len(setup["sides"])
    _same("setup", "pioneers", pioneers, data["inhabitants"]["ranks"][0]["cards"])
    for good in data["goods"]["kinds"]:
        cards = sum(card.get("good") == good["id"] for card in setup["outer"])
        _same("setup", f"landscapes of {good['id']}", cards, good["landscapes"])
    for card in setup["outer"]:
        if "lion" in card:
            _same("setup", f"die numbers of {card['id']} on both sides", card["lion"] + card["dragon"], 7)


def _verify_era(data: Mapping[str, Any]) -> None:
    era = data["era"]
    per_era = len(era["piles"]) // 3 * era["pile_size"]
    for number in (1, 2, 3):
        kinds = sum(card["era"] == number for card in (*era["buildings"], *era["actions"]))
        _same("era", f"cards of era {number}", kinds * era["copies"], per_era)
    for mark, total in era["totals"].items():
        found = sum(card.get(mark, 0) for card in era["buildings"]) * era["copies"]
        _same("era", f"{mark} on all buildings", found, total)
    for card in era["buildings"]:
        if "numbers" in card:
            _same("era", f"die numbers of {card['id']}", len(card["numbers"]), era["copies"])


def _verify_stocks(data: Mapping[str, Any]) -> None:
    rules = data["constants"]
    _same("constants", "gold on two centres", 2 * rules["gold_max_per_centre"], rules["gold_max"])
    shows = {card["id"]: card["shows"] for card in data["turning"]["cards"]}
    for card, upright in (
        ("landscape", rules["goods_start"]),
        ("warehouse", rules["warehouse_start"]),
        ("ship", rules["ship_start"]),
        ("village_centre", rules["gold_start_per_centre"]),
    ):
        _same("turning", f"what an upright {card} shows", shows[card][0], upright)
    _same("dice", "event faces", len(data["dice"]["events"]), 6)
    _same("voyage", "faces of the flotsam table", len(data["voyage"]["flotsam"]), 6)


_data: Final = read()
verify(_data)
_constants: Final[Mapping[str, Any]] = _data["constants"]

SIDES: Final[tuple[str, ...]] = tuple(_data["setup"]["sides"])
SIDE_COLORS: Final = dict(zip(SIDES, ("blue", "red")))
"""The colour that goes with each side."""
GOODS: Final[tuple[str, ...]] = tuple(kind["id"] for kind in _data["goods"]["kinds"])
"""The landscape goods, by number."""
WOOD, FOOD, CLOTH, BRICK, TOOLS = range(5)
LUXURIES: Final[tuple[str, ...]] = tuple(kind["id"] for kind in _data["goods"]["luxuries"])
WAREHOUSES: Final[tuple[str, ...]] = tuple(kind["warehouse"] for kind in _data["goods"]["luxuries"])
GOLD: Final = "gold"
CENTRES: Final = ("centre_left", "centre_right")

_outer: Final = _data["setup"]["outer"]
_fields: Final = [card for card in _outer if "good" in card]
LANDSCAPES: Final[tuple[str, ...]] = tuple(card["id"] for card in _fields)
"""The seven landscape cards of a side, by number."""
FOREST: Final = LANDSCAPES.index("forest")
GOOD_OF: Final[tuple[int, ...]] = tuple(GOODS.index(card["good"]) for card in _fields)
"""The good of each landscape."""
OF_GOOD: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(k for k, good in enumerate(GOOD_OF) if good == number) for number in range(len(GOODS))
)
"""The landscapes of each good."""
NUMBERS: Final[dict[str, tuple[int, ...]]] = {side: tuple(card[side] for card in _fields) for side in SIDES}
"""By side: the die number of each landscape."""
_ship: Final = next(card for card in _outer if card["id"] == "ship")
SHIP_NUMBER: Final[dict[str, int]] = {side: _ship[side] for side in SIDES}
BY_NUMBER: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    side: tuple(tuple(k for k, n in enumerate(NUMBERS[side]) if n == number) for number in range(7)) for side in SIDES
}
"""By side and die number: the landscapes that it wakes."""

OUTER_CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in _outer)
OUTER_SLOTS: Final[tuple[str, ...]] = tuple(_data["layout"]["outer"])
_at: Final = {card["slot"]: card["id"] for card in _outer}
RECOMMENDED: Final[tuple[str, ...]] = tuple(_at[slot] for slot in OUTER_SLOTS)
"""The recommended layout: the card on each outer slot."""
BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(OUTER_SLOTS.index(slot) for slot in _data["layout"][key]) for key in ("beside_left", "beside_right")
)
"""For each village centre the numbers of the outer slots above and below it."""
ROW_SLOTS: Final[tuple[str, ...]] = tuple(card["slot"] for card in _data["setup"]["row"])
PEOPLE: Final[tuple[str, ...]] = tuple(card["slot"] for card in _data["setup"]["row"] if card["kind"] == "pioneer")
"""The slots of the four inhabitants."""
SITES: Final[tuple[str, ...]] = tuple(
    f"{column}_{row}" for column in _data["layout"]["site_columns"] for row in _data["layout"]["site_rows"]
)
"""The building sites of a settlement."""

RANKS: Final[tuple[Rank, ...]] = tuple(
    Rank(
        rank["id"],
        rank["marks"],
        tuple(rank["cost"].get(good, 0) for good in GOODS),
        rank["cost"].get("rum", 0),
        rank["cost"].get("tobacco", 0),
        rank["cards"],
    )
    for rank in _data["inhabitants"]["ranks"]
)
"""Pioneer, settler, citizen, merchant, by level."""
PIONEER, SETTLER, CITIZEN, MERCHANT = range(4)
RANK_IDS: Final[tuple[str, ...]] = tuple(rank.id for rank in RANKS)
MARKS: Final[tuple[int, ...]] = tuple(rank.marks for rank in RANKS)
SETTLER_COSTS: Final[dict[str, tuple[int, ...]]] = {
    row["id"]: tuple(row["cost"].get(good, 0) for good in GOODS) for row in _data["inhabitants"]["settler_costs"]
}

COPIES: Final = ("a", "b")
BUILDINGS: Final[dict[str, Building]] = {
    f"{card['id']}_{copy}": Building(
        card["id"],
        card["era"],
        tuple(card["cost"].get(good, 0) for good in GOODS),
        card["numbers"][number] if "numbers" in card else 0,
        GOODS.index(card["produces"]) if "produces" in card else -1,
        card.get("sails", 0),
        card.get("cannons", 0),
        card.get("bags", 0),
        card.get("happy", 0),
        card.get("gold", 0),
        card.get("ability", ""),
        card.get("limit", 0),
    )
    for card in _data["era"]["buildings"]
    for number, copy in enumerate(COPIES)
}
ACTION_CARDS: Final[dict[str, ActionCard]] = {
    f"{card['id']}_{copy}": ActionCard(card["id"], card["era"], card.get("hostile", False), card.get("sea_bonus", 0))
    for card in _data["era"]["actions"]
    for copy in COPIES
}
ERA_CARDS: Final[tuple[str, ...]] = (*BUILDINGS, *ACTION_CARDS)
ERA_OF: Final[dict[str, int]] = {
    **{card: building.era for card, building in BUILDINGS.items()},
    **{card: action.era for card, action in ACTION_CARDS.items()},
}
KIND_OF: Final[dict[str, str]] = {card: card[:-2] for card in ERA_CARDS}
PILES: Final[tuple[str, ...]] = tuple(_data["era"]["piles"])
PILE_SIZE: Final[int] = _data["era"]["pile_size"]
PILE_ERA: Final[tuple[int, ...]] = tuple(int(pile[3]) for pile in PILES)
ERA_PILES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(number for number, era in enumerate(PILE_ERA) if era == wanted) for wanted in range(4)
)
"""By era: the numbers of its two piles."""

VOYAGE: Final[dict[str, VoyageCard]] = {
    card["id"]: VoyageCard(
        card["kind"],
        card.get("strength", 0),
        card.get("tribute", 0),
        card.get("reward_gold", 0),
        card.get("reward_luxury", 0),
        card.get("damage", 0),
        tuple((what, price, times) for what, price, times in card.get("offers", ())),
    )
    for card in _data["voyage"]["cards"]
}
VOYAGE_DECK: Final = tuple(VOYAGE)
FLOTSAM: Final[dict[int, Washed]] = {
    row["face"]: Washed(row.get("ship", 0), row.get("good", "")) for row in _data["voyage"]["flotsam"]
}
ANY_GOOD: Final = "any_good"
BUNDLE: Final = "rum_and_tobacco"

EVENTS: Final[tuple[str, ...]] = ("", *(row["id"] for row in sorted(_data["dice"]["events"], key=lambda r: r["face"])))
"""The event of each face of the event die; faces count from 1."""
TOKENS: Final[tuple[str, ...]] = tuple(piece["id"] for piece in _data["tokens"]["pieces"])

FAVOUR_TO_WIN: Final[int] = _constants["favour_to_win"]
MERCHANTS_TO_WIN: Final[int] = _constants["merchants_to_win"]
HAND_SIZE: Final[int] = _constants["hand_size"]
GOODS_MAX: Final[int] = _constants["goods_max"]
GOODS_START: Final[int] = _constants["goods_start"]
WAREHOUSE_MAX: Final[int] = _constants["warehouse_max"]
WAREHOUSE_START: Final[int] = _constants["warehouse_start"]
GOLD_MAX: Final[int] = _constants["gold_max"]
CENTRE_MAX: Final[int] = _constants["gold_max_per_centre"]
CENTRE_START: Final[int] = _constants["gold_start_per_centre"]
QUEEN_MAX_DISCONTENT: Final[int] = _constants["queen_max_discontent"]
BANK_RATE: Final[int] = _constants["bank_rate"]
SEARCH_COST: Final[int] = _constants["search_cost"]
SHIP_START: Final[int] = _constants["ship_start"]
SHIP_MAX: Final[int] = _constants["ship_max"]
SHIP_MIN_VOYAGE: Final[int] = _constants["ship_min_voyage"]
SHIP_SAILS: Final[int] = _constants["ship_sails"]
SHIP_CANNONS: Final[int] = _constants["ship_cannons"]
REPAIR_WOOD: Final[int] = _constants["repair_wood"]
TOKEN_MIN: Final[int] = _constants["token_min_marks"]
THEATRE_COST: Final[int] = _constants["theatre_cost"]
BISHOP_CHAPEL: Final[int] = _constants["bishop_gold_per_chapel"]
BISHOP_CHURCH: Final[int] = _constants["bishop_gold_per_church"]
PICKPOCKET_GOLD: Final[int] = _constants["pickpocket_gold"]
REVOLUTION_GOLD: Final[int] = _constants["revolutionary_gold"]
INVENTOR_GOODS: Final[int] = _constants["inventor_goods"]
POISON_GOODS: Final[int] = _constants["poisoner_goods"]
POISON_RANK: Final[int] = _constants["poisoner_least_rank"]
FIRE_RANK: Final[int] = _constants["fire_least_rank"]
