"""The pieces of the box: ``data.toml`` read once into tables of plain tuples, and its sums verified."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from game.engine.data import read_data, records, same


class Building(NamedTuple):
    """A building card. ``cost`` counts wood, food, cloth, brick, tools; ``number`` is 0 if no die wakes it;
    ``produces`` is the number of a good or -1."""

    kind: str
    era: int
    cost: tuple[int, ...]
    number: int = 0
    produces: int = -1
    sails: int = 0
    cannons: int = 0
    bags: int = 0
    happy: int = 0
    gold: int = 0
    ability: str = ""
    limit: int = 0


class ActionCard(NamedTuple):
    """An action card. ``sea_bonus``: sails and cannons for one voyage (captain, commander)."""

    kind: str
    era: int
    hostile: bool = False
    sea_bonus: int = 0


class VoyageCard(NamedTuple):
    """A voyage card. ``offers``: (what, price in gold, how often)."""

    kind: str
    strength: int = 0
    tribute: int = 0
    reward_gold: int = 0
    reward_luxury: int = 0
    damage: int = 0
    offers: tuple[tuple[str, int, int], ...] = ()


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
    return read_data(__file__)


def verify(data: Mapping[str, Any]) -> None:
    """Raise ComponentError for the first sum that is wrong."""
    _verify_cards(data)
    _verify_settlement(data)
    _verify_era(data)
    _verify_stocks(data)


def _verify_cards(data: Mapping[str, Any]) -> None:
    printed = {c["id"]: c for c in data["printed"]["components"]}
    cards = sum(c["count"] for c in printed.values() if c["is_card"])
    same("printed", "cards in the component list", cards, data["printed"]["cards_in_all"])
    a_side = len(data["setup"]["row"]) + len(data["setup"]["outer"])
    same("setup", "set-up cards of all sides", a_side * len(data["setup"]["sides"]), printed["setup_card"]["count"])
    kinds = len(data["era"]["buildings"]) + len(data["era"]["actions"])
    same("era", "kinds of era cards", kinds, data["era"]["kinds"])
    same("era", "era cards", kinds * data["era"]["copies"], printed["era_card"]["count"])
    in_piles = sum(rank["cards"] for rank in data["inhabitants"]["ranks"] if rank["in_pile"])
    same("inhabitants", "cards in the piles", in_piles, printed["inhabitant_card"]["count"])
    same("voyage", "voyage cards", len(data["voyage"]["cards"]), printed["voyage_card"]["count"])


def _verify_settlement(data: Mapping[str, Any]) -> None:
    setup, layout = data["setup"], data["layout"]
    same("layout", "outer slots", len(layout["outer"]), len(setup["outer"]))
    same("setup", "outer cards in slots of their own", len({c["slot"] for c in setup["outer"]}), len(layout["outer"]))
    sites = len(layout["site_columns"]) * len(layout["site_rows"])
    same("layout", "building sites", sites, data["constants"]["building_sites"])
    pioneers = sum(card["kind"] == "pioneer" for card in setup["row"]) * len(setup["sides"])
    same("setup", "pioneers", pioneers, data["inhabitants"]["ranks"][0]["cards"])
    for good in data["goods"]["kinds"]:
        cards = sum(card.get("good") == good["id"] for card in setup["outer"])
        same("setup", f"landscapes of {good['id']}", cards, good["landscapes"])
    for card in setup["outer"]:
        if "lion" in card:
            same("setup", f"die numbers of {card['id']} on both sides", card["lion"] + card["dragon"], 7)


def _verify_era(data: Mapping[str, Any]) -> None:
    era = data["era"]
    per_era = len(era["piles"]) // 3 * era["pile_size"]
    for number in (1, 2, 3):
        kinds = sum(card["era"] == number for card in (*era["buildings"], *era["actions"]))
        same("era", f"cards of era {number}", kinds * era["copies"], per_era)
    for mark, total in era["totals"].items():
        found = sum(card.get(mark, 0) for card in era["buildings"]) * era["copies"]
        same("era", f"{mark} on all buildings", found, total)
    for card in era["buildings"]:
        if "numbers" in card:
            same("era", f"die numbers of {card['id']}", len(card["numbers"]), era["copies"])


def _verify_stocks(data: Mapping[str, Any]) -> None:
    rules = data["constants"]
    same("constants", "gold on two centres", 2 * rules["gold_max_per_centre"], rules["gold_max"])
    shows = {card["id"]: card["shows"] for card in data["turning"]["cards"]}
    for card, upright in (
        ("landscape", rules["goods_start"]),
        ("warehouse", rules["warehouse_start"]),
        ("ship", rules["ship_start"]),
        ("village_centre", rules["gold_start_per_centre"]),
    ):
        same("turning", f"what an upright {card} shows", shows[card][0], upright)
    same("dice", "event faces", len(data["dice"]["events"]), 6)
    same("voyage", "faces of the flotsam table", len(data["voyage"]["flotsam"]), 6)


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
DRAWN_AS: Final = {card["id"]: card["id"].rstrip("_12").removesuffix("_warehouse") for card in _outer}
"""The drawing of each outer card: both of a good have the same."""
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


def _cost(row: Mapping[str, Any]) -> tuple[int, ...]:
    """The goods of a price in their order."""
    return tuple(row.get("cost", {}).get(good, 0) for good in GOODS)


RANKS: Final[tuple[Rank, ...]] = tuple(
    Rank(row["id"], row["marks"], _cost(row), cost.get("rum", 0), cost.get("tobacco", 0), row["cards"])
    for row in _data["inhabitants"]["ranks"]
    for cost in (row["cost"],)
)
"""Pioneer, settler, citizen, merchant, by level."""
PIONEER, SETTLER, CITIZEN, MERCHANT = range(4)
RANK_IDS: Final[tuple[str, ...]] = tuple(rank.id for rank in RANKS)
MARKS: Final[tuple[int, ...]] = tuple(rank.marks for rank in RANKS)
SETTLER_COSTS: Final = {row["id"]: _cost(row) for row in _data["inhabitants"]["settler_costs"]}

COPIES: Final = ("a", "b")


def _copies(cards: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """Each kind of card as often as there is one; the copies of a building differ by the number that wakes them."""
    for card in cards:
        for number, copy in zip(card.get("numbers", (0, 0)), COPIES):
            yield {**card, "id": f"{card['id']}_{copy}", "kind": card["id"], "cost": _cost(card), "number": number}


BUILDINGS: Final[dict[str, Building]] = records(
    _copies(_data["era"]["buildings"]), Building, numbers={good: number for number, good in enumerate(GOODS)}
)
ACTION_CARDS: Final[dict[str, ActionCard]] = records(_copies(_data["era"]["actions"]), ActionCard)
ERA_CARDS: Final[tuple[str, ...]] = (*BUILDINGS, *ACTION_CARDS)
ERA_OF: Final = {card: face.era for cards in (BUILDINGS, ACTION_CARDS) for card, face in cards.items()}
KIND_OF: Final[dict[str, str]] = {card: card[:-2] for card in ERA_CARDS}
PILES: Final[tuple[str, ...]] = tuple(_data["era"]["piles"])
PILE_SIZE: Final[int] = _data["era"]["pile_size"]
PILE_ERA: Final[tuple[int, ...]] = tuple(int(pile[3]) for pile in PILES)
ERA_PILES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(number for number, era in enumerate(PILE_ERA) if era == wanted) for wanted in range(4)
)
"""By era: the numbers of its two piles."""

VOYAGE: Final = records(_data["voyage"]["cards"], VoyageCard)
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
