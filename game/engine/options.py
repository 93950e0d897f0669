"""What may be settled before the first decision: choices, switches, numbers, subsets, and presets of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypedDict, Unpack

TRUE, FALSE = "true", "false"
SWITCH: Final = (TRUE, FALSE)
PRESET: Final = "preset"
"""The name under which a preset is asked for among the options of the command line."""

CHOICE, NUMBER, SUBSET, COLORS = "choice", "number", "subset", "colors"


class Option(NamedTuple):
    """A choice that may be settled before the first decision. Every value is a string.

    ``default`` "" of a choice means: asked at the table, or drawn from the seed where nobody sits there.
    ``seats`` limits the option to those numbers of players (empty: all). ``group`` is the heading under which it
    stands. ``needs``: other options with the values of which this one means something. A ``subset`` is a list of
    values with commas; ``colors`` is one too, whose order is that of the seats. A number that is a ``handicap`` is a
    head start in points of the rival: the house can say which makes a player's own games even.
    """

    id: str
    values: tuple[str, ...]
    default: str = ""
    seats: tuple[int, ...] = ()
    form: str = CHOICE
    group: str = ""
    needs: tuple[tuple[str, tuple[str, ...]], ...] = ()
    handicap: bool = False

    @property
    def switch(self) -> bool:
        """True if it is on or off."""
        return self.form == CHOICE and set(self.values) == set(SWITCH)

    def takes(self, value: str) -> bool:
        """True if the option may have this value."""
        if self.form in (SUBSET, COLORS):
            parts = value.split(",") if value else []
            return len(set(parts)) == len(parts) and set(parts) <= set(self.values)
        return value in self.values

    @property
    def allowed(self) -> str:
        """The values in a line: numbers as "from - to"."""
        return f"{self.values[0]} - {self.values[-1]}" if self.form == NUMBER else ", ".join(self.values)

    @property
    def samples(self) -> tuple[str, ...]:
        """Values with which to try the option: all of a choice, the ends and the default of a number, some subsets."""
        if self.form == NUMBER:
            return tuple(dict.fromkeys((self.values[0], self.default, self.values[-1])))
        if self.form == COLORS:
            return (self.default, ",".join(reversed(self.values)))
        if self.form == SUBSET:
            return ("", *self.values, ",".join(self.values))
        return self.values

    def suspended(self, options: Mapping[str, str]) -> tuple[str, tuple[str, ...]] | None:
        """The first need that these options do not meet, with the values that would; None if the option counts."""
        for other, values in self.needs:
            have = options.get(other, "")
            if have not in values and not set(have.split(",")) & set(values):
                return other, values
        return None


class Where(TypedDict, total=False):
    """When an option means something and where it stands: ``seats``, ``group`` and ``needs`` of ``Option``."""

    seats: tuple[int, ...]
    group: str
    needs: Mapping[str, tuple[str, ...]]


def Choice(id: str, values: Iterable[str], default: str = "", **where: Unpack[Where]) -> Option:
    """One of some values."""
    return _option(CHOICE, id, values, default, **where)


def Switch(id: str, default: str = FALSE, **where: Unpack[Where]) -> Option:
    """On or off."""
    return _option(CHOICE, id, SWITCH, default, **where)


def Number(id: str, least: int, most: int, default: int, *, handicap: bool = False, **where: Unpack[Where]) -> Option:
    """A number in a range; as a ``handicap``, the rival's head start in points."""
    found = _option(NUMBER, id, map(str, range(least, most + 1)), str(default), **where)
    return found._replace(handicap=handicap)


def Subset(id: str, values: Iterable[str], default: str = "", **where: Unpack[Where]) -> Option:
    """Any of some values, also none: a list with commas."""
    return _option(SUBSET, id, values, default, **where)


def _option(form: str, id: str, values: Iterable[str], default: str, **where: Unpack[Where]) -> Option:
    needs = tuple(where.get("needs", {}).items())
    return Option(id, tuple(values), default, where.get("seats", ()), form, where.get("group", ""), needs)


def Colors(values: Iterable[str], seats: tuple[int, ...] = ()) -> Option:
    """The colours of the seats in their order."""
    colours = tuple(values)
    return Option(COLORS, colours, ",".join(colours), seats, COLORS)


class Preset(NamedTuple):
    """Several options set with one click. Messages: ``<title>-preset-<id>`` and ``…-why``."""

    id: str
    values: Mapping[str, str]
    seats: tuple[int, ...] = ()


class BadOption(Exception):
    """An option that the title does not have, or a value it does not take."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


def settled(options: Iterable[Option], presets: Iterable[Preset], given: Mapping[str, str]) -> dict[str, str]:
    """The given options, a preset among them spread out, with the defaults of the others.

    Raises BadOption for a foreign name, preset or value.
    """
    offered = {o.id: o for o in options}
    chosen = dict(given)
    preset = chosen.pop(PRESET, "") if PRESET not in offered else ""
    if preset:
        known = {p.id: p for p in presets}
        if preset not in known:
            raise BadOption("unknown_preset", preset=preset, allowed=", ".join(known) or "-")
        chosen = {**{k: v for k, v in known[preset].values.items() if k in offered}, **chosen}
    for name, value in chosen.items():
        if name not in offered:
            raise BadOption("unknown_option", option=name, allowed=", ".join(offered))
        if not offered[name].takes(value):
            raise BadOption("bad_option_value", option=name, value=value, allowed=offered[name].allowed)
    return {**{o.id: o.default for o in offered.values() if o.default}, **chosen}
