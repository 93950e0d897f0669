"""The pieces of the box: ``data.toml`` read once into tables of plain tuples, and its sums verified."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from game.engine.data import read_data, records, same

_CARDS: Final = {
    "construction": "construction_card",
    "income": "income_card",
    "monuments": "monument_card",
    "plans": "plan_card",
    "characters": "character_card",
    "enemies": "enemy_card",
}
"""The tables of cards, and what the component list calls them."""


class MonumentCard(NamedTuple):
    """A monument card: its kind, the icon of its building bonus, and the icon it permits to build on ("" = none)."""

    kind: str
    bonus: int
    permit: int | None


class Plan(NamedTuple):
    """A plan card: VP for each ``icon`` on the map and for each adjacent pair of ``pair`` icons."""

    icon: int
    pair: tuple[int, int]


class Character(NamedTuple):
    """The icons of a character's three effects."""

    move_pawn: int
    move_monument: int
    score: int


class Enemy(NamedTuple):
    """A solo enemy. ``near`` and ``icon`` are the icons of the end bonuses A and B."""

    character: str
    track_last: int
    factor: int
    near: int
    near_vp: int
    icon: int
    icon_vp: int
    threat: int
    medal_vp: int | None = None
    vp_lost: int = 0


class Players(NamedTuple):
    """What a number of players changes: cubes for each, cards in hand, on the map, in each pile, discarded."""

    cubes: int
    hand: int
    map_cards: int
    pile_size: int
    discarded: int


class Start(NamedTuple):
    """A place in turn order: its start square and the gold on the cost track."""

    square: int
    gold: int


class Tier(NamedTuple):
    """A solo ending: the differences it covers, and whether they are a victory."""

    least: int
    most: int
    victory: bool


def read() -> dict[str, Any]:
    """The raw tables of ``data.toml``."""
    return read_data(__file__)


def verify(data: Mapping[str, Any]) -> None:
    """Raise ComponentError for the first sum that is wrong."""
    _verify_cards(data)
    _verify_board(data)
    _verify_players(data)
    _verify_endings(data)


def _verify_cards(data: Mapping[str, Any]) -> None:
    printed = {c["id"]: c for c in data["printed"]["components"]}
    all_cards = sum(c["count"] for c in printed.values() if c["is_card"])
    same("printed", "cards in the component list", all_cards, data["printed"]["cards_in_all"])
    for table, component in _CARDS.items():
        ids = [card["id"] for card in data[table]["cards"]]
        same(table, "cards", len(ids), printed[component]["count"])
        same(table, "different card ids", len(set(ids)), len(ids))
    cubes = sum(color["cubes"] for color in data["printed"]["colors"])
    same("printed", "cubes of all colors", cubes, printed["cube"]["count"])
    cells = Counter(cell for card in data["construction"]["cards"] for cell in card["cells"])
    for kind in data["squares"]["kinds"]:
        same("construction", f"squares with {kind['id']} on the cards", cells[kind["id"]], kind["squares_on_cards"])
    footprint = data["board"]["card_rows"] * data["board"]["card_cols"]
    same("construction", "squares on all cards", cells.total(), printed["construction_card"]["count"] * footprint)


def _verify_board(data: Mapping[str, Any]) -> None:
    board = data["board"]
    same("board", "squares", board["rows"] * board["cols"], board["squares"])
    same("board", "squares of the map", board["squares"], 64)
    same("board", "rows", board["rows"], 8)
    same("board", "squares under one card", board["card_rows"] * board["card_cols"], 4)
    same("board", "centre squares", len(board["center"]), data["constants"]["solo_enemy_monuments"])
    same("squares", "icons", sum(kind["is_icon"] for kind in data["squares"]["kinds"]), 6)


def _verify_players(data: Mapping[str, Any]) -> None:
    cards = len(data["construction"]["cards"])
    for row in data["players"]["counts"]:
        n = row["players"]
        dealt = n * row["hand"] + row["map_cards"] + row["piles"] * row["pile_size"] + row["discarded_at_setup"]
        same("players", f"construction cards dealt to {n}", dealt, cards)
        same("players", f"piles for {n}", row["piles"], len(data["income"]["cards"]))
        same("players", f"cubes of each of {n}", row["stock_after_setup"] + 2, row["cubes"])
        same("players", f"monuments of each of {n}", row["monuments_max"], row["cubes"] - 1)
        if n > 1:
            starts = [start for start in data["players"]["start_positions"] if start["players"] == n]
            same("players", f"start positions for {n}", len(starts), n)
        else:
            same("players", "squares under the solo map", row["map_cards"] * 4, data["board"]["squares"])


def _verify_endings(data: Mapping[str, Any]) -> None:
    tiers = data["endings"]["tiers"]
    for lower, upper in pairwise(tiers):
        same("endings", f"first difference of {upper['id']}", upper["diff_min"], lower["diff_max"] + 1)


_data: Final = read()
verify(_data)
_constants: Final[Mapping[str, Any]] = _data["constants"]

KINDS: Final[tuple[str, ...]] = tuple(kind["id"] for kind in _data["squares"]["kinds"])
"""The kinds of squares, by number: the six icons in ring order, then the plaza."""
ICONS: Final = tuple(range(6))
PLAZA: Final = 6
NO_CARD: Final = -1
"""Stands for the kind of a square without a card."""
_number: Final = {name: number for number, name in enumerate(KINDS)}


def _square(place: Sequence[int]) -> int:
    return place[0] * 8 + place[1]


def _cards(table: str) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in _data[table]["cards"]}


def _pair(names: Sequence[str]) -> tuple[int, int]:
    return _number[names[0]], _number[names[1]]


CELLS: Final[dict[str, tuple[int, ...]]] = {
    name: tuple(_number[cell] for cell in card["cells"]) for name, card in _cards("construction").items()
}
"""The four kinds on each construction card: top left, top right, bottom left, bottom right."""
CARDS: Final = tuple(CELLS)
FACES: Final[dict[int, dict[str, tuple[int, ...]]]] = {
    0: CELLS,
    180: {card: cells[::-1] for card, cells in CELLS.items()},
}
"""The same by rotation, as they then lie: a half turn reads them backwards."""
_SHOWN: Final = {
    rotation: {card: tuple([KINDS[kind] for kind in cells]) for card, cells in faces.items()}
    for rotation, faces in FACES.items()
}
ROTATIONS: Final[tuple[int, ...]] = tuple(_data["board"]["rotations"])

INCOME: Final[dict[str, tuple[int, int]]] = {name: _pair(card["icons"]) for name, card in _cards("income").items()}
SLOTS: Final = tuple(range(1, len(INCOME) + 1))

MONUMENT_CARDS: Final = records(
    _data["monuments"]["cards"], MonumentCard, {"bonus": "bonus_icon", "permit": "permit_icon"}, {**_number, "": None}
)
PLANS: Final = records(_data["plans"]["cards"], Plan, {"icon": "count_icon", "pair": "pair_icons"}, _number)
_effect_icons: Final = {effect: f"{effect}_icon" for effect in Character._fields}
CHARACTERS: Final = records(_data["characters"]["cards"], Character, _effect_icons, _number)
_printed: Final = {
    "factor": "vp_factor",
    "near": "adjacency_icon",
    "near_vp": "adjacency_vp_per_monument",
    "icon": "count_icon",
    "icon_vp": "count_vp_per_icon",
    "medal_vp": "player_medal_move_vp",
    "vp_lost": "player_vp_lost_without_character_gold",
}
ENEMIES: Final = records(_data["enemies"]["cards"], Enemy, _printed, _number)
DIFFICULTIES: Final[dict[str, int]] = {row["id"]: row["enemy_start_vp"] for row in _data["enemies"]["difficulties"]}
COLORS: Final[tuple[str, ...]] = tuple(color["id"] for color in _data["printed"]["colors"])
SOLO_COLORS: Final[tuple[str, ...]] = tuple(
    color["id"] for color in _data["printed"]["colors"] if color["solo_player_may_choose"]
)
CUBES_OF_A_COLOR: Final[int] = max(color["cubes"] for color in _data["printed"]["colors"])

PLAYERS: Final[dict[int, Players]] = {
    row["players"]: Players(row["cubes"], row["hand"], row["map_cards"], row["pile_size"], row["discarded_at_setup"])
    for row in _data["players"]["counts"]
}
STARTS: Final[dict[int, tuple[Start, ...]]] = {
    n: tuple(
        Start(_square(row["square"]), row["start_gold"])
        for row in sorted(_data["players"]["start_positions"], key=lambda row: int(row["seat"]))
        if row["players"] == n
    )
    for n in PLAYERS
}
ENDINGS: Final = records(_data["endings"]["tiers"], Tier, {"least": "diff_min", "most": "diff_max"})
CENTER: Final[tuple[int, ...]] = tuple(_square(place) for place in _data["board"]["center"])
CORNERS: Final[tuple[int, ...]] = tuple(_square(place) for place in _data["board"]["corners"])

ACTION_POINTS: Final[int] = _constants["action_points"]
ACTION_POINTS_WITH_MEDAL: Final[int] = _constants["action_points_with_medal_in_hand"]
HAND_LIMIT: Final[int] = _constants["hand_limit"]
VP_LOST_PER_DISCARD: Final[int] = _constants["vp_lost_per_discard_over_limit"]
GOLD_LOST_PER_MISSING_VP: Final[int] = _constants["gold_lost_per_missing_vp"]
INCOME_BASE: Final[int] = _constants["income_base"]
INCOME_PER_MONUMENT: Final[int] = _constants["income_per_own_monument"]
WALK_BASE: Final[int] = _constants["move_income_base"]
WALK_PER_CLOSED: Final[int] = _constants["move_income_per_flipped_income_card"]
MEDAL_VP: Final[int] = _constants["medal_move_vp"]
MONUMENT_COST: Final[int] = _constants["monument_cost"]
BONUS_VP: Final[int] = _constants["monument_bonus_vp_per_icon"]
SITE_VP: Final[int] = _constants["reconstruction_site_vp"]
MOVE_DISCARDS: Final[int] = _constants["move_monument_discards"]
MOVE_VP: Final[int] = _constants["move_monument_vp"]
EFFECTS: Final[tuple[int, ...]] = tuple(_constants["character_effect_costs"])
"""The prices of the three character effects: pawn, monument, score."""
EFFECT_VP: Final[int] = _constants["character_score_vp_per_icon"]
CENTER_VP: Final[int] = _constants["center_vp_per_monument"]
PLAN_ICON_VP: Final[int] = _constants["plan_vp_per_icon"]
PLAN_PAIR_VP: Final[int] = _constants["plan_vp_per_pair"]
DISPLAY: Final[int] = _constants["face_up_monuments"]
TRACK: Final[int] = _constants["gold_track_max"]
ENEMY_MONUMENTS: Final[int] = _constants["solo_enemy_monuments"]
ENEMY_IDS: Final = tuple(f"enemy:{number}" for number in range(1, ENEMY_MONUMENTS + 1))
"""The monuments of the solo enemy."""


def cells_of(card: str, rotation: int = 0) -> tuple[str, ...]:
    """The ids of the kinds that a card shows as it lies: top left, top right, bottom left, bottom right."""
    return _SHOWN[rotation][card]
