"""The pieces of the box: ``data.toml`` read once into tables of plain tuples, and its sums verified.

Colours, tracks, cities and rows are numbers inside the rules, in the order of these tables; ids stand in actions,
events and refusals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from game.engine.data import read_data, records

FILE: Final = "data.toml"


class ComponentError(ValueError):
    """``data.toml`` does not add up. Names the file, the table and the two numbers."""

    def __init__(self, table: str, what: str, found: int, expected: int) -> None:
        super().__init__(f"{FILE}, [{table}]: {what}: found {found}, expected {expected}")
        self.table, self.found, self.expected = table, found, expected


class Players(NamedTuple):
    """What a number of players changes: open cities, dice of each colour, tiles of each house that stay in the box,
    and the florins added to the first purse, in turn order."""

    cities: int
    dice: int
    removed: int
    florins: tuple[int, ...]


class HelperSlot(NamedTuple):
    """A helper slot: its column, its row from 1 at the top, what hiring there costs, and what the helper does."""

    id: str
    column: int
    row: int
    cost: int
    effect: str


class Alliance(NamedTuple):
    """An alliance tile: its house and the victory points on its front."""

    house: int
    vp: int


class CareerSlot(NamedTuple):
    """A slot of a career track: points for a mission from it, its rank, points at the end of the game, and what a son
    earns by reaching it."""

    vp: int
    rank: int
    final_vp: int
    florins: int
    initiative: int


class RewardSlot(NamedTuple):
    """A slot of the reward row: "bonus" or "vp", whether a bride comes with it and with how many florins, and whether
    points may be bought."""

    kind: str
    bride: bool
    florins: int
    buy: bool


class Assignment(NamedTuple):
    """An assignment tile: how few and how many figures it takes, what it does ("track", "tiles", "threshold", "action",
    "florins" or "figures"), on which track or by which action, and how much for each figure."""

    least: int
    most: int
    does: str
    what: str
    each: int


def read() -> dict[str, Any]:
    """The raw tables of ``data.toml``."""
    return read_data(__file__)


def verify(data: Mapping[str, Any]) -> None:
    """Raise ComponentError for the first sum that is wrong."""
    printed = {row["id"]: row["count"] for row in data["printed"]["components"]}
    _verify_figures(data, printed)
    _verify_board(data, printed)
    _verify_tiles(data, printed)
    _verify_plans(data)
    _verify_players(data)


def _same(table: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise ComponentError(table, what, found, expected)


def _verify_figures(data: Mapping[str, Any], printed: Mapping[str, int]) -> None:
    colors, constants = data["printed"]["colors"], data["constants"]
    _same("printed", "player boards", len(colors), printed["player_board"])
    for kind, gender in (("sons", "male"), ("daughters", "female")):
        _same("printed", f"{kind} of all colours", sum(row[kind] for row in colors), printed[gender])
        start = constants[f"supply_{gender}s"] + constants[f"stock_{gender}s"]
        for row in colors:
            _same("constants", f"{kind} at the start of {row['id']}", start, row[kind])
    discs = sum(row["tracking_discs"] for row in colors)
    _same("printed", "tracking discs of all colours", discs, printed["tracking_disc"])
    brides = len(data["brides"]["slots"])
    _same("brides", "bride slots of all boards", brides * len(colors), printed["bride"])
    _same("constants", "offspring dice", constants["offspring_dice"], printed["offspring_die"])
    most = constants["offspring_base_dice"] + brides
    _same("brides", "offspring dice with all brides", most, constants["offspring_dice"])
    offspring = data["offspring"]
    _same("offspring", "faces", len(offspring["female_on"] + offspring["male_on"]), len(offspring["faces"]))
    limit = constants["base_threshold"] + constants["threshold_step"] * constants["threshold_figures"]
    _same("constants", "highest threshold", limit, constants["threshold_most"])


def _verify_board(data: Mapping[str, Any], printed: Mapping[str, int]) -> None:
    columns = [row["id"] for row in data["columns"]["columns"]]
    _same("columns", "action dice", sum(row["dice"] for row in data["columns"]["columns"]), printed["action_die"])
    rings = Counter(row["ring"] for row in data["columns"]["columns"])
    for column in columns:
        _same("columns", f"rings that lead to {column}", rings[column], 1)
    slots = data["helpers"]["slots"]
    for column in columns:
        rows = [slot["row"] for slot in slots if slot["column"] == column]
        _same("helpers", f"rows of {column} from the top down", int(rows == [1, 2, 3]), 1)
    effects = {row["id"] for row in data["helpers"]["effects"]}
    _same("helpers", "effects that no slot has", len(effects - {slot["effect"] for slot in slots}), 0)
    _same("helpers", "effects without a line", len({slot["effect"] for slot in slots} - effects), 0)
    for table in ("careers", "initiative"):
        first = 1 if table == "careers" else 0
        numbers = [row["slot"] for row in data[table]["slots"]]
        _same(table, "slots in order", int(numbers == list(range(first, first + len(numbers)))), 1)
    for row in data["careers"]["slots"]:
        _same("careers", f"points at the end from slot {row['slot']}", row["final_vp"], row["vp"] // 2)
    _same("rewards", "reward slots", len(data["rewards"]["slots"]), data["constants"]["rounds"])


def _verify_tiles(data: Mapping[str, Any], printed: Mapping[str, int]) -> None:
    for house in data["houses"]["houses"]:
        tiles = sum(row["count"] for row in data["houses"]["tiles"] if row["house"] == house["id"])
        _same("houses", f"tiles of {house['id']}", tiles, house["tiles"])
    tiles = sum(row["count"] for row in data["houses"]["tiles"])
    _same("houses", "alliance tiles", tiles, printed["alliance_tile"])
    kinds = Counter(row["kind"] for row in data["rewards"]["tiles"])
    _same("rewards", "bonus tiles", kinds["bonus"], printed["reward_bonus_tile"])
    _same("rewards", "tiles for points", kinds["vp"], printed["reward_vp_tile"])
    _same("rewards", "reward tiles", kinds.total(), printed["reward_tile"])
    tiles = len(data["assignments"]["tiles"])
    _same("assignments", "assignment tiles", tiles, printed["assignment_tile"])
    _same("assignments", "assignment slots", len(data["assignments"]["slots"]), tiles)
    for column in data["columns"]["columns"]:
        pays = [slot["pays"] for slot in data["assignments"]["slots"] if slot["column"] == column["id"]]
        _same("assignments", f"slots of {column['id']} for sons, then daughters", int(pays == ["male", "female"]), 1)


def _verify_plans(data: Mapping[str, Any]) -> None:
    houses = [house["id"] for house in data["houses"]["houses"]]
    for plan in data["plans"]["plans"]:
        careers = Counter[str]()
        for track in data["careers"]["tracks"]:
            _same("plans", f"shields in the {track} row of {plan['color']}", len(plan[track]), 4)
            _same("plans", f"houses in the {track} row of {plan['color']}", len(set(plan[track])), 3)
            careers.update(plan[track])
        for house in houses:
            _same("plans", f"{house} in the career rows of {plan['color']}", careers[house], 2)
        _same("plans", f"houses in the marriage row of {plan['color']}", len(set(plan["marriage"])), len(houses))
        _same("plans", f"shields in the marriage row of {plan['color']}", len(plan["marriage"]), len(houses))


def _verify_players(data: Mapping[str, Any]) -> None:
    houses, columns = len(data["houses"]["houses"]), len(data["columns"]["columns"])
    tiles = sum(row["count"] for row in data["houses"]["tiles"])
    values = [city["slot_values"] for city in data["cities"]["cities"]]
    pairs = data["constants"]["slots_per_value"]
    for city in values:
        _same("cities", "slots of each value", int(sorted(Counter(city).values()) == [pairs] * (len(city) // pairs)), 1)
        _same("cities", "slots in order of value", int(city == sorted(city)), 1)
    for row in data["players"]["counts"]:
        n = row["players"]
        _same("players", f"dice for {n}", row["dice_per_color"] * columns, row["action_dice"])
        _same("players", f"tiles for {n}", tiles - row["removed_per_house"] * houses, row["alliance_tiles"])
        _same("players", f"city slots for {n}", row["cities"] * len(values[0]), row["city_slots"])
        _same("players", f"first purses for {n}", len(row["extra_florins"]), n)


_data: Final = read()
verify(_data)
_constants: Final[Mapping[str, Any]] = _data["constants"]


def _index(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


# --- the dice columns ---------------------------------------------------------------------------------

COLORS: Final[tuple[str, ...]] = tuple(row["id"] for row in _data["columns"]["columns"])
"""The five dice colours, left to right."""
COLOR: Final = _index(COLORS)
FACES: Final = (1, 2, 3, 4, 5, 6)
BASE_COST: Final[tuple[int, ...]] = tuple(row["base_cost"] for row in _data["columns"]["columns"])
SIGNORIA: Final[tuple[str, ...]] = tuple(row["signoria"] for row in _data["columns"]["columns"])
RING: Final[tuple[int, ...]] = tuple(COLOR[row["ring"]] for row in _data["columns"]["columns"])
"""For each column the one that a helper hired there goes to."""
YELLOW, RED, PURPLE, GRAY, LIGHT_BLUE = range(5)

HELPERS: Final[tuple[HelperSlot, ...]] = tuple(
    HelperSlot(row["id"], COLOR[row["column"]], row["row"], row["cost"], row["effect"])
    for row in sorted(_data["helpers"]["slots"], key=lambda row: (COLOR[row["column"]], row["row"]))
)
"""The 15 helper slots: column by column, from the top down. Slot number = 3 * column + row - 1."""
HELPER: Final = {slot.id: number for number, slot in enumerate(HELPERS)}
EFFECTS: Final[Mapping[str, Mapping[str, Any]]] = {row["id"]: row for row in _data["helpers"]["effects"]}

# --- people -------------------------------------------------------------------------------------------

PLAYER_COLORS: Final[tuple[str, ...]] = tuple(row["id"] for row in _data["printed"]["colors"])
GENDERS: Final = ("male", "female")
SON, DAUGHTER = 0, 1
BRIDE_VP: Final[tuple[int, ...]] = tuple(row["vp"] for row in _data["brides"]["slots"])
BRIDES: Final = len(BRIDE_VP)
CHILD: Final[Mapping[int, int]] = {
    face: DAUGHTER if face in _data["offspring"]["female_on"] else SON for face in _data["offspring"]["faces"]
}
"""What each face of an offspring die brings."""

# --- careers, initiative, cities ------------------------------------------------------------------------

CAREERS: Final[tuple[str, ...]] = tuple(_data["careers"]["tracks"])
INITIATIVE: Final = len(CAREERS)
TRACKS: Final[tuple[str, ...]] = (*CAREERS, "initiative")
TRACK: Final = _index(TRACKS)
CAREER_SLOTS: Final[tuple[CareerSlot, ...]] = (
    CareerSlot(0, 0, 0, 0, 0),
    *(
        CareerSlot(row["vp"], row["rank"], row["final_vp"], row["bonus_florins"], row["bonus_initiative"])
        for row in _data["careers"]["slots"]
    ),
)
"""By slot number from 1 at the bottom; number 0 stands for nowhere."""
CAREER_TOP: Final = len(CAREER_SLOTS) - 1
RANK: Final = tuple(slot.rank for slot in CAREER_SLOTS)
INITIATIVE_VP: Final[tuple[int, ...]] = tuple(row["vp"] for row in _data["initiative"]["slots"])
INITIATIVE_TOP: Final = len(INITIATIVE_VP) - 1

CITIES: Final[tuple[str, ...]] = tuple(row["id"] for row in _data["cities"]["cities"])
CITY: Final = _index(CITIES)
SLOT_VALUES: Final[tuple[int, ...]] = tuple(_data["cities"]["cities"][0]["slot_values"])
CITY_SLOTS: Final = len(SLOT_VALUES)
FULL: Final = 9
"""The value that stands for "no empty slot": higher than any rank or dowry."""
NEXT_VALUE: Final = (*SLOT_VALUES, FULL)
"""The lowest empty value of a city by the number of figures in it."""

# --- houses, plans, tiles ---------------------------------------------------------------------------------

HOUSES: Final[tuple[str, ...]] = tuple(row["id"] for row in _data["houses"]["houses"])
HOUSE: Final = _index(HOUSES)
ALLIANCES: Final = records(_data["houses"]["tiles"], Alliance, numbers=HOUSE)
COPIES: Final[Mapping[str, int]] = {row["id"]: row["count"] for row in _data["houses"]["tiles"]}
ROWS: Final = ("row_political", "row_clerical", "row_military", "row_marriage")
ROW: Final = _index(ROWS)
MARRIAGE_ROW: Final = ROW["row_marriage"]
PLANS: Final[Mapping[str, tuple[tuple[int, ...], ...]]] = {
    plan["color"]: tuple(tuple([plan[row.removeprefix("row_")].count(house) for house in HOUSES]) for row in ROWS)
    for plan in _data["plans"]["plans"]
}
"""For each player board and row how many shields of each house it shows."""
SHIELDS: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    plan["color"]: tuple(tuple(plan[row.removeprefix("row_")]) for row in ROWS) for plan in _data["plans"]["plans"]
}
"""The same as printed, shield by shield."""

# --- assignments and rewards ------------------------------------------------------------------------------

ASSIGNMENT_SLOTS: Final[tuple[str, ...]] = tuple(row["id"] for row in _data["assignments"]["slots"])
"""Two for each column: paid with sons, paid with daughters. Slot number = 2 * column + gender."""
ASSIGNMENT_SLOT: Final = _index(ASSIGNMENT_SLOTS)
_DOES: Final = ("threshold", "florins", "figures", "tiles")


def _assignment(row: Mapping[str, Any]) -> Assignment:
    if "track" in row:
        return Assignment(row["least"], row["most"], "track", row["track"], row["points"])
    if "action" in row:
        return Assignment(row["least"], row["most"], "action", row["action"], 1)
    does = next(name for name in _DOES if name in row)
    return Assignment(row["least"], row["most"], does, "", row[does])


ASSIGNMENTS: Final[Mapping[str, Assignment]] = {row["id"]: _assignment(row) for row in _data["assignments"]["tiles"]}
REWARD_SLOTS: Final[tuple[RewardSlot, ...]] = (
    RewardSlot("", False, 0, False),
    *(RewardSlot(row["kind"], row["bride"], row["bride_florins"], row["buy"]) for row in _data["rewards"]["slots"]),
)
"""By slot number from 1 at the left; number 0 is unused."""
REWARDS: Final[Mapping[str, Mapping[str, Any]]] = {row["id"]: row for row in _data["rewards"]["tiles"]}
BONUS_TILES: Final = tuple(name for name, row in REWARDS.items() if row["kind"] == "bonus")
VP_TILES: Final = tuple(name for name, row in REWARDS.items() if row["kind"] == "vp")

# --- numbers ----------------------------------------------------------------------------------------------

PLAYERS: Final[Mapping[int, Players]] = {
    row["players"]: Players(row["cities"], row["dice_per_color"], row["removed_per_house"], tuple(row["extra_florins"]))
    for row in _data["players"]["counts"]
}
ROUNDS: Final[int] = _constants["rounds"]
SHORT_ROUNDS: Final[int] = _constants["short_season_rounds"]
SHORT_FIRST_SLOT: Final[int] = _constants["short_season_first_slot"]
DICE_PER_ROUND: Final[int] = _constants["dice_per_round"]
BASE_THRESHOLD: Final[int] = _constants["base_threshold"]
THRESHOLD_STEP: Final[int] = _constants["threshold_step"]
THRESHOLD_FIGURES: Final[int] = _constants["threshold_figures"]
SUPPLY: Final[tuple[int, int]] = (_constants["supply_males"], _constants["supply_females"])
STOCK: Final[tuple[int, int]] = (_constants["stock_males"], _constants["stock_females"])
START_FLORINS: Final[int] = _constants["start_florins"]
FLORINS_ACTION: Final[int] = _constants["florins_action"]
DOWRY_MOST: Final[int] = _constants["dowry_most"]
DOWRY_VP: Final[int] = _constants["dowry_vp"]
OFFSPRING_BASE: Final[int] = _constants["offspring_base_dice"]
TRACKS_POINTS: Final[int] = _constants["tracks_points"]
ROW_TILES: Final[int] = _constants["tiles_for_a_row"]
BACK_VP: Final[int] = _constants["back_vp"]
REWARD_FLORINS: Final[int] = _constants["reward_florins"]
BUY_COST: Final[int] = _constants["buy_cost"]
BUY_VP: Final[int] = _constants["buy_vp"]
GATES_RANK: Final[int] = _constants["gates_rank"]
GATES_DOWRY: Final[int] = _constants["gates_dowry"]
MOST_POINTS: Final[int] = max(
    TRACKS_POINTS,
    max(FACES),
    *(tile.most * tile.each for tile in ASSIGNMENTS.values() if tile.does == "track"),
    *(row.get("points", 0) for row in (*EFFECTS.values(), *REWARDS.values())),
)
"""The most advancement points that anything gives at once."""
MOST_FIGURES: Final[int] = max(
    *(tile.most * tile.each for tile in ASSIGNMENTS.values() if tile.does == "figures"),
    *(row.get("figures", 0) for row in EFFECTS.values()),
)
"""The most figures that anything lets one choose from the stock."""
HELPER_DISCS: Final[int] = next(row["count"] for row in _data["printed"]["components"] if row["id"] == "helper_disc")
