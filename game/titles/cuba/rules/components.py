"""The pieces of the box: ``data.toml`` read once into tables of plain tuples, and its sums verified."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from game.engine.data import read_data, same


class Building(NamedTuple):
    """A kind of building tile. ``cost`` is wood, stone, water; ``accepts`` holds pieces by number; ``most`` 0 = any
    number; ``each`` is the VP or pesos for one piece; ``gives`` is what a factory makes or what is gained ("vp",
    "pesos" or a piece's id), ``amount`` how much is gained."""

    group: str
    copies: int
    cost: tuple[int, int, int]
    effect: str
    accepts: tuple[int, ...]
    corrected: tuple[int, ...]
    each: int
    most: int
    gives: str
    amount: int


class Statute(NamedTuple):
    """A statute card. ``amount`` is the pesos of a tax or the pieces of a duty, ``accepts`` the pieces of a duty by
    number, ``per`` what a tax or subsidy counts, ``cap`` the most VP of a subsidy (0 = no limit), ``effect`` what a
    card of slot IV does, ``change`` what it does to each product column of the market."""

    type: str
    amount: int
    accepts: tuple[int, ...]
    per: str
    cap: int
    effect: str
    change: int


class Space(NamedTuple):
    """A marker space: whose alternative it marks, what it gives and how much."""

    character: str
    gain: str
    amount: int


def read() -> dict[str, Any]:
    """The raw tables of ``data.toml``."""
    return read_data(__file__)


# --- the sums --------------------------------------------------------------------------------------


def verify(data: Mapping[str, Any]) -> None:
    """Raise ComponentError for the first sum that is wrong."""
    printed = {c["id"]: c["count"] for c in data["printed"]["components"]}
    same("printed", "coins", sum(coin["count"] for coin in data["printed"]["coins"]), printed["coin"])
    same("printed", "colors", len(data["printed"]["colors"]), printed["plantation_board"])
    _verify_pieces(data, printed)
    _verify_cards(data, printed)
    _verify_ships(data, printed)
    _verify_plantations(data)


def _verify_pieces(data: Mapping[str, Any], printed: Mapping[str, int]) -> None:
    count: Counter[str] = Counter()
    for piece in data["pieces"]["kinds"]:
        count[piece["kind"]] += piece["count"]
    for kind in ("product", "good", "resource"):
        same("pieces", f"{kind} pieces", count[kind], printed[f"{kind}_piece"])
    for column in data["market"]["columns"]:
        prices = column["prices"]
        same("market", f"cheapest space of {column['id']}", prices[-1], column["sell_when_full"] + 1)
        same("market", f"dearest space of {column['id']}", prices[0], column["buy_when_empty"] - 1)
        same("market", f"spaces of {column['id']}", len(prices), prices[0] - prices[-1] + 1)


def _verify_cards(data: Mapping[str, Any], printed: Mapping[str, int]) -> None:
    characters = data["characters"]["cards"]
    same("characters", "cards of all colors", len(characters) * printed["plantation_board"], printed["character_card"])
    same("markers", "spaces", len(data["markers"]["spaces"]), printed["black_marker"])
    count: Counter[str] = Counter()
    for tile in data["buildings"]["tiles"]:
        count[tile["group"]] += tile["copies"]
    for group in data["buildings"]["groups"]:
        same("buildings", f"tiles of {group['id']}", count[group["id"]], group["tiles"])
    same("buildings", "tiles", count.total(), printed["building_tile"])
    statutes = data["statutes"]
    types = Counter(card["type"] for card in statutes["cards"])
    for name in statutes["types"]:
        same("statutes", f"cards of type {name}", types[name], statutes["cards_per_type"])
    same("statutes", "cards", types.total(), printed["statute_card"])
    same("statutes", "different ids", len({card["id"] for card in statutes["cards"]}), printed["statute_card"])


def _verify_ships(data: Mapping[str, Any], printed: Mapping[str, int]) -> None:
    merchandise = [column["id"] for column in data["market"]["columns"]]
    cards = data["ships"]["cards"]
    same("ships", "cards", len(cards), printed["ship_card"])
    for card in cards:
        same("ships", f"slots of {card['id']}", sum(card[m] for m in merchandise), data["harbour"]["slots_per_ship"])
    for kind in merchandise:
        same("ships", f"slots for {kind}", sum(card[kind] for card in cards), data["ships"]["slots"][kind])
    same("ships", "different cards", len({tuple(card[m] for m in merchandise) for card in cards}), len(cards))


def _verify_plantations(data: Mapping[str, Any]) -> None:
    fields = data["fields"]
    for side in data["plantations"]["sides"]:
        name = side["id"]
        same("plantations", f"rows of {name}", len(side["rows"]), fields["rows"])
        codes = Counter("".join(side["rows"]))
        same("plantations", f"fields of {name}", codes.total(), fields["rows"] * fields["columns"])
        for kind in fields["kinds"]:
            same("plantations", f"{kind['id']} on {name}", codes[kind["code"]], kind["per_board"])
        same("plantations", f"warehouse of {name} on {fields['warehouse']}", side["rows"][0].index("W"), 0)


# --- the tables ------------------------------------------------------------------------------------

_data = read()
verify(_data)
_const: Final[Mapping[str, int]] = _data["constants"]

ROUNDS: Final[int] = _const["rounds"]
LAPS: Final[int] = _const["laps"]
START_PESOS: Final[int] = _const["start_pesos"]
START_RESOURCES: Final[int] = _const["start_resources"]
START_PRODUCTS: Final[int] = _const["start_products"]
TRACK: Final[int] = _const["score_track_spaces"]
FREE_FIELDS: Final[int] = _const["free_product_fields"]
FIELDS_IN_DROUGHT: Final[int] = _const["product_fields_in_drought"]
WATER_PER_FIELD: Final[int] = _const["water_per_further_field"]
SURCHARGE: Final[int] = _const["building_surcharge_pesos"]
VOTE_PRICE: Final[int] = _const["vote_price_pesos"]
TOWN_HALL_VOTES: Final[int] = _const["town_hall_votes"]
BILLS_ENACTED: Final[int] = _const["bills_enacted"]
TAX_VP: Final[int] = _const["tax_vp"]
DUTY_VP: Final[int] = _const["duty_vp"]
TAX_AND_DUTY_VP: Final[int] = _const["tax_and_duty_vp"]
PESOS_PER_VP: Final[int] = _const["pesos_per_subsidy_vp"]
BUILDING_VP: Final[int] = _const["vp_per_building_at_the_end"]

COLORS: Final[tuple[str, ...]] = tuple(c["id"] for c in _data["printed"]["colors"])

_kinds: Final[Mapping[str, str]] = {p["id"]: p["kind"] for p in _data["pieces"]["kinds"]}
PIECES: Final[tuple[str, ...]] = tuple(
    piece for kind in ("product", "good", "resource") for piece in _kinds if _kinds[piece] == kind
)
"""Products, goods, resources: everywhere in the game a piece is its number in this row."""
NUMBER: Final[Mapping[str, int]] = {piece: number for number, piece in enumerate(PIECES)}
PRODUCTS: Final = tuple(n for n, piece in enumerate(PIECES) if _kinds[piece] == "product")
GOODS: Final = tuple(n for n, piece in enumerate(PIECES) if _kinds[piece] == "good")
RESOURCES: Final = tuple(n for n, piece in enumerate(PIECES) if _kinds[piece] == "resource")
MERCHANDISE: Final = PRODUCTS + GOODS
assert tuple(range(len(PIECES))) == MERCHANDISE + RESOURCES, "tables of products and of merchandise go by these numbers"
PRODUCT_IDS: Final = tuple(PIECES[n] for n in PRODUCTS)
GOOD_IDS: Final = tuple(PIECES[n] for n in GOODS)
RESOURCE_IDS: Final = tuple(PIECES[n] for n in RESOURCES)
MERCHANDISE_IDS: Final = PRODUCT_IDS + GOOD_IDS
PIECE_COUNT: Final = tuple({p["id"]: int(p["count"]) for p in _data["pieces"]["kinds"]}[piece] for piece in PIECES)
"""How many of each piece are in the box."""


def ids(pieces: Iterable[int]) -> tuple[str, ...]:
    """The pieces' ids, one for each piece."""
    return tuple(PIECES[piece] for piece in pieces)


def counted(counts: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """The ids of so many of each piece, one for each piece."""
    return tuple(PIECES[piece] for piece, count in counts for _ in range(count))


WOOD: Final = NUMBER["wood"]
STONE: Final = NUMBER["stone"]
WATER: Final = NUMBER["water"]

VOTES: Final[Mapping[str, int]] = {c["id"]: c["votes"] for c in _data["characters"]["cards"]}
CHARACTERS: Final[tuple[str, ...]] = tuple(VOTES)

SPACES: Final[Mapping[str, Space]] = {
    m["id"]: Space(m["character"], m["gain"], m["amount"]) for m in _data["markers"]["spaces"]
}
RESOURCE_SPACE: Final = "tradeswoman_resource"
PRODUCT_SPACE: Final = "tradeswoman_product"
ARCHITECT_SPACES: Final = tuple(name for name, space in SPACES.items() if space.character == "architect")
MAYOR_SPACES: Final = tuple(name for name, space in SPACES.items() if space.character == "mayor")

_columns: Final[Mapping[str, Any]] = {c["id"]: c for c in _data["market"]["columns"]}
MARKET_ROOM: Final = tuple(len(_columns[piece]["prices"]) for piece in MERCHANDISE_IDS)
"""Spaces of each market column."""
MARKET_START: Final = tuple(int(_columns[piece]["pieces"]) for piece in MERCHANDISE_IDS)
PRICE_OF_THE_LAST: Final[int] = _columns[MERCHANDISE_IDS[0]]["buy_when_empty"]
"""What a piece costs when its column is empty; each piece on the column makes it one peso cheaper."""

DOCKS: Final[tuple[str, ...]] = tuple(d["id"] for d in _data["harbour"]["docks"])
DOCK_VP: Final = tuple(int(d["vp"]) for d in _data["harbour"]["docks"])
SHIPS_AT_START: Final = tuple(bool(d["ship_at_start"]) for d in _data["harbour"]["docks"])
SEA: Final = "sea"
SHIPS: Final[Mapping[str, tuple[int, ...]]] = {
    s["id"]: tuple(s[m] for m in MERCHANDISE_IDS) for s in _data["ships"]["cards"]
}
"""Slots for each merchandise."""

ROWS: Final[int] = _data["fields"]["rows"]
COLUMNS: Final[int] = _data["fields"]["columns"]
FIELD_KINDS: Final[Mapping[str, str]] = {f["code"]: f["id"] for f in _data["fields"]["kinds"]}
YIELDS: Final[Mapping[str, str]] = {f["code"]: f["yields"] for f in _data["fields"]["kinds"]}
SIDES: Final[Mapping[str, str]] = {s["id"]: "".join(s["rows"]) for s in _data["plantations"]["sides"]}
"""The codes of the twelve fields of each side of a plantation board, row by row."""
BACKS: Final[Mapping[str, str]] = {s["color"]: s["id"] for s in _data["plantations"]["sides"] if s["color"]}
FRONT: Final[str] = next(s["id"] for s in _data["plantations"]["sides"] if not s["color"])
PRINTED_WAREHOUSE: Final = "printed_warehouse"


def _building(tile: Mapping[str, Any]) -> Building:
    accepts = tuple(NUMBER[piece] for piece in tile.get("accepts", ()))
    return Building(
        tile["group"],
        tile["copies"],
        (tile["wood"], tile["stone"], tile["water"]),
        tile["effect"],
        accepts,
        tuple(NUMBER[piece] for piece in tile.get("corrected", ())) or accepts,
        tile.get("each", 0),
        tile.get("most", 0),
        tile.get("into", tile.get("of", "")),
        tile.get("amount", 0),
    )


BUILDINGS: Final[Mapping[str, Building]] = {t["id"]: _building(t) for t in _data["buildings"]["tiles"]}
LEAST_COST: Final = min(sum(building.cost) for building in BUILDINGS.values())
"""Nobody with fewer resources can build anything."""
BUILDING_GROUPS: Final[tuple[str, ...]] = tuple(g["id"] for g in _data["buildings"]["groups"])
STORE: Final = Building("", 1, (0, 0, 0), "store", PRODUCTS, PRODUCTS, 0, 0, "", 0)
"""The printed warehouse, which the foreman uses like a tile; it is no building in any other respect."""


def _statute(card: Mapping[str, Any]) -> Statute:
    return Statute(
        card["type"],
        card.get("pesos", card.get("count", 0)),
        tuple(NUMBER[piece] for piece in card.get("pieces", ())),
        "building" if card.get("per_building") else card.get("per", ""),
        card.get("cap", 0),
        card.get("effect", ""),
        card.get("change", 0),
    )


TYPES: Final[tuple[str, ...]] = tuple(_data["statutes"]["types"])
TAX, DUTY, SUBSIDY, OTHER = range(len(TYPES))
PRINTED_STATUTES: Final[tuple[str, ...]] = tuple(card["id"] for card in _data["statutes"]["printed"])
STATUTES: Final[Mapping[str, Statute]] = {
    card["id"]: _statute(card) for card in (*_data["statutes"]["printed"], *_data["statutes"]["cards"])
}
STATUTE_PILES: Final = tuple(
    tuple(card["id"] for card in _data["statutes"]["cards"] if card["type"] == name) for name in TYPES
)
"""The cards of each type."""
