"""The pieces of the box: ``data.toml`` read once into tables of plain tuples, and its sums verified."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from game.engine.data import read_data

FILE: Final = "data.toml"


class ComponentError(ValueError):
    """``data.toml`` does not add up. Names the file, the table and the two numbers."""

    def __init__(self, table: str, what: str, found: int, expected: int) -> None:
        super().__init__(f"{FILE}, [{table}]: {what}: found {found}, expected {expected}")
        self.table, self.found, self.expected = table, found, expected


class TextStep(NamedTuple):
    """One step of a black text. ``op`` names it; the others are its figures, as ``data.toml`` explains them."""

    op: str
    n: int = 0
    kind: str = "any"
    by_settlements: tuple[int, ...] = ()
    base: int = 0
    count_of: str = ""
    max: int = 0
    die_min: int = 0
    reveal_base: int = 0
    reveal_die: int = 0
    remove: int = 0
    place: int = 0


class Red(NamedTuple):
    """A red text: what it does ("steal" or "each_discards"), to how many cards, of which kinds."""

    op: str
    n: int
    kinds: tuple[str, ...]


class ActionCard(NamedTuple):
    """An action card. ``steps`` is its black text, ``paid`` the same with its gold line (None: it has none)."""

    number: int
    set: str
    red: Red | None
    steps: tuple[TextStep, ...]
    paid: tuple[TextStep, ...] | None


class Award(NamedTuple):
    """An award: where it comes from, what it counts and how much of it is needed."""

    set: str
    count_of: str
    least: int


class Module(NamedTuple):
    """A module: the numbers of the action cards that it replaces, the cards that take their place, its award."""

    replaces: tuple[int, ...]
    cards: tuple[str, ...]
    award: str


class Players(NamedTuple):
    """What a number of players changes: action cards face up and face down beside the hands."""

    face_up: int
    face_down: int


class GoldValue(NamedTuple):
    """Points for one loose gold: below and from so many settlements on."""

    few: int
    many: int
    settlements: int


class LandValue(NamedTuple):
    """Points of a land bonus for each card, each pair of two types and each set of all types."""

    card: int
    pair: int
    set: int


def read() -> dict[str, Any]:
    """The raw tables of ``data.toml``."""
    return read_data(__file__)


# --- do the sums come out? -------------------------------------------------------------------------


def verify(data: Mapping[str, Any]) -> None:
    """Raise ComponentError for the first sum that is wrong."""
    printed = {row["id"]: row for row in data["printed"]["components"]}
    cards = sum(row["count"] for row in printed.values() if row["is_card"])
    _same("printed", "cards in the component list", cards, data["printed"]["cards_in_all"])
    _verify_resources(data, printed["resource_card"]["count"])
    _verify_actions(data, printed["action_card"]["count"])
    _verify_modules(data, printed["module_card"]["count"])
    awards = [row for row in data["awards"]["cards"] if row["set"] == "base"]
    _same("awards", "awards of the base set", len(awards), printed["award_card"]["count"])
    _same("tracks", "time counters", data["tracks"]["counters"], printed["time_counter"]["count"])
    _verify_setup(data, printed["action_card"]["count"])
    for row in data["scoring"]["building"]:
        _same("scoring.building", f"levels of {row['id']}", len(row["levels"]), 7)
    for row in data["scoring"]["end_order"]:
        _same("scoring.end_order", f"places of {row['id']}", len(row["vp"]), data["meta"]["players_max"])


def _same(table: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise ComponentError(table, what, found, expected)


def _verify_resources(data: Mapping[str, Any], count: int) -> None:
    fixed = data["resources"]["fixed"]
    _same("resources", "resource cards", sum(row["count"] for row in fixed), count)
    by_land = {row["top"]: row["count"] for row in fixed}
    by_resource = {row["bottom"]: row["count"] for row in fixed}
    resources = [row["id"] for row in data["sides"]["kinds"] if row["kind"] == "resource"]
    for row in data["resources"]["mixed"]:
        _same("resources", f"mixed cards with {row['top']}", sum(row[r] for r in resources), by_land[row["top"]])
    for name in resources:
        column = sum(row[name] for row in data["resources"]["mixed"])
        _same("resources", f"mixed cards with {name}", column, by_resource[name])


def _verify_actions(data: Mapping[str, Any], count: int) -> None:
    base = [row["number"] for row in data["actions"] if row["set"] == "base"]
    _same("actions", "action cards of the base set", len(base), count)
    _same("actions", "different action numbers", len(set(base)), count)
    _same("actions", "the greatest action number", max(base), count)


def _verify_modules(data: Mapping[str, Any], count: int) -> None:
    total = 0
    taken: set[int] = set()
    for row in data["modules"]["sets"]:
        numbers = sorted(card["number"] for card in data["actions"] if card["set"] == row["id"])
        _same("modules", f"action cards of {row['id']} on its numbers", sum(n in row["replaces"] for n in numbers), 3)
        _same("modules", f"numbers of {row['id']} that no other module replaces", len(set(numbers) - taken), 3)
        taken |= set(numbers)
        total += len(numbers) + sum(award["set"] == row["id"] for award in data["awards"]["cards"])
    _same("modules", "module cards", total, count)


def _verify_setup(data: Mapping[str, Any], count: int) -> None:
    setup = data["setup"]
    for row in setup["players"]:
        n = row["players"]
        _same("setup", f"action cards dealt to {n}", row["actions_dealt"], n * setup["action_hand"])
        laid = row["actions_dealt"] + row["face_up"] + row["face_down"]
        _same("setup", f"action cards laid out for {n}", laid, count)
        _same("setup", f"cards face up for {n}", row["face_up"], setup["field_face_up"])
        _same("setup", f"resource cards dealt to {n}", row["resources_dealt"], n * setup["resource_hand"])


# --- the tables ------------------------------------------------------------------------------------


def _tuples(row: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """The fields of a row without those names, lists as tuples."""
    return {k: tuple(v) if isinstance(v, list) else v for k, v in row.items() if k not in names}


def _paid(steps: tuple[TextStep, ...], changes: list[dict[str, Any]]) -> tuple[TextStep, ...]:
    """The steps with the gold line."""
    found = list(steps)
    for change in changes:
        figures = _tuples(change, "step")
        if change["step"] > len(found):
            found.append(TextStep(**figures))
        else:
            found[change["step"] - 1] = found[change["step"] - 1]._replace(**figures)
    return tuple(found)


def _action_card(row: Mapping[str, Any]) -> ActionCard:
    red = Red(**_tuples(row["red"])) if "red" in row else None
    steps = tuple(TextStep(**_tuples(step)) for step in row["steps"])
    return ActionCard(row["number"], row["set"], red, steps, _paid(steps, row["gold"]) if "gold" in row else None)


_data: Final = read()
verify(_data)
_tracks: Final[Mapping[str, Any]] = _data["tracks"]
_scoring: Final[Mapping[str, Any]] = _data["scoring"]

ROUNDS: Final[int] = _data["meta"]["rounds"]
COLORS: Final[tuple[str, ...]] = tuple(row["id"] for row in _data["printed"]["colors"])

KIND: Final[dict[str, str]] = {row["id"]: row["kind"] for row in _data["sides"]["kinds"]}
"""The kind of each half of a resource card: land, resource, enemy or gold."""
SIDES: Final = tuple(KIND)
LANDS: Final = tuple(side for side, kind in KIND.items() if kind == "land")
RESOURCES: Final = tuple(side for side, kind in KIND.items() if kind == "resource")
ENEMY: Final = "enemy"
GOLD: Final = "gold"

_fixed: Final[list[dict[str, Any]]] = _data["resources"]["fixed"]
_mixed: Final[list[tuple[str, str, int]]] = [
    (row["top"], resource, row[resource]) for row in _data["resources"]["mixed"] for resource in RESOURCES
]


def _copies(name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{name}_{number:02}" for number in range(1, count + 1))


FIXED: Final[tuple[str, ...]] = tuple(card for row in _fixed for card in _copies(row["id"], row["count"]))
"""The 100 resource cards."""
MIXED: Final[tuple[str, ...]] = (
    *(card for top, bottom, count in _mixed for card in _copies(f"{top}_{bottom}", count)),
    *(card for card in FIXED if card.startswith(ENEMY)),
)
"""The 100 resource cards if every land stands with every resource."""
FACES: Final[dict[str, tuple[str, str]]] = {
    **{card: (row["top"], row["bottom"]) for row in _fixed for card in _copies(row["id"], row["count"])},
    **{card: (top, bottom) for top, bottom, count in _mixed for card in _copies(f"{top}_{bottom}", count)},
}
"""The upper and the lower half of every resource card."""
RESOURCE_CARDS: Final = tuple(FACES)

ACTION_CARDS: Final[dict[str, ActionCard]] = {row["id"]: _action_card(row) for row in _data["actions"]}
NUMBER: Final[dict[str, int]] = {name: card.number for name, card in ACTION_CARDS.items()}
BASE_ACTIONS: Final = tuple(name for name, card in ACTION_CARDS.items() if card.set == "base")
AWARDS: Final[dict[str, Award]] = {
    row["id"]: Award(row["set"], row["count_of"], row["least"]) for row in _data["awards"]["cards"]
}
MODULES: Final[dict[str, Module]] = {
    row["id"]: Module(
        tuple(row["replaces"]),
        tuple(name for name, card in ACTION_CARDS.items() if card.set == row["id"]),
        row["award"],
    )
    for row in _data["modules"]["sets"]
}

ACTION_HAND: Final[int] = _data["setup"]["action_hand"]
RESOURCE_HAND: Final[int] = _data["setup"]["resource_hand"]
AWARDS_IN_PLAY: Final[int] = _data["setup"]["awards_in_play"]
BONUS_CARDS: Final[int] = _data["setup"]["bonus_per_round"]
PLAYERS: Final[dict[int, Players]] = {
    row["players"]: Players(row["face_up"], row["face_down"]) for row in _data["setup"]["players"]
}
FACES_OF_DIE: Final[int] = _tracks["moon_die_faces"]
SETTLE_SAME: Final[tuple[int, int]] = (_tracks["settle_same"][0], _tracks["settle_same"][1])
SETTLE_DIFFERENT: Final[int] = _tracks["settle_different"]

VP_PER_TYPE: Final[int] = _scoring["land_per_type"]
VP_TWO_OF_EACH: Final[int] = _scoring["land_two_of_each"]
TWO_OF_EACH: Final[int] = _scoring["land_of_each"]
MOON_FACTOR: Final[int] = _scoring["moon_factor"]
WITHOUT_MAJORITY: Final[int] = _scoring["enemy_without_majority"]
SHARED_BY: Final[int] = _scoring["award_shared_by"]
BUILDING: Final[dict[str, tuple[int, ...]]] = {row["id"]: tuple(row["levels"]) for row in _scoring["building"]}
"""By scale: points of a settlement by level; the last one also stands for every higher level."""
GOLD_VALUES: Final[dict[str, GoldValue]] = {
    row["id"]: GoldValue(row["few"], row["many"], row["settlements"]) for row in _scoring["gold"]
}
LAND_VALUES: Final[dict[str, LandValue]] = {
    row["id"]: LandValue(row["card"], row["pair"], row["set"]) for row in _scoring["land"]
}
END_ORDER: Final[dict[str, tuple[int, ...]]] = {row["id"]: tuple(row["vp"]) for row in _scoring["end_order"]}
