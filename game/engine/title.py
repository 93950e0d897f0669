"""What a game is called, who may play it, and where its parts are."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple

from game.engine.flow import Part
from game.engine.options import COLORS, FALSE, SUBSET, TRUE, Colors, Option, Preset, settled
from game.engine.rules import RuleController


class Title(NamedTuple):
    """One game of the shelf. ``package`` is its folder as a module; its parts are imported when first asked for. What stands
    here, ``has``, ``on_table``, ``folder``, ``text_folder``, ``offered`` and the colours may be asked of any title that the
    catalogue lists; ``part``, ``controller`` and ``facts`` of one that is whole.

    ``flow`` is how a game is built up in time; ``minutes`` how long one takes; ``colors`` those of the seats, which are
    ``dealt`` where the game itself settles who has which (then ``settled`` of the rules says it): nobody chooses one. ``box``
    are the colours of its box on the shelf: of the band with the name, of the side and of the letters.
    ``first`` are the values of options that the lobby begins with before the very first game.
    ``headline`` are the options that tell its games apart best, the first before all: a session is called by their
    values, the archive divides by them, and the statistics of one person alone have a row and a column for each.
    ``daily``: since which date ("2026-11-28", "" for ever) it takes part in today's game and against which levels, from easy
    to hard, none for one alone; a change is a further line at the end with a date to come, so that past dates keep their games.
    """

    id: str
    package: str
    fewest: int
    most: int
    options: tuple[Option, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    colors: tuple[str, ...] = ()
    presets: tuple[Preset, ...] = ()
    flow: Part | None = None
    headline: tuple[str, ...] = ()
    first: tuple[tuple[str, str], ...] = ()
    dealt: bool = False
    daily: tuple[tuple[str, tuple[str, ...]], ...] = ()
    box: tuple[str, str, str] = ("#2B2050", "#1B1430", "#F2D58C")

    def has(self, name: str) -> bool:
        """True if the title's folder has that part."""
        return importlib.util.find_spec(f"{self.package}.{name}") is not None

    @property
    def on_table(self) -> bool:
        """True if the game can be drawn; without that it is played by bots and in the terminal alone."""
        return self.has("art") and self.has("table")

    def part(self, name: str) -> ModuleType:
        """A package or module of the title: rules, table, art, bot."""
        return importlib.import_module(f"{self.package}.{name}")

    def controller(self) -> RuleController[Any]:
        """The rule controller (stateless, one object)."""
        controller: RuleController[Any] = self.part("rules").CONTROLLER
        return controller

    @property
    def folder(self) -> Path:
        """Where the title's files lie."""
        spec = importlib.util.find_spec(self.package)
        assert spec is not None
        assert spec.origin is not None
        return Path(spec.origin).parent

    @property
    def data(self) -> Path:
        """The title's ``data.toml``, which it may or may not have."""
        return self.folder / "data.toml"

    def text_folder(self) -> Path:
        """Where ja.ftl and en.ftl of the title lie."""
        return self.folder / "text"

    def offered(self, seats: int) -> tuple[Option, ...]:
        """The options that apply to that number of players."""
        own = tuple(o for o in self.options if not o.seats or seats in o.seats)
        if self.colors and not any(o.id == COLORS for o in self.options):
            return (*own, Colors(self.colors)._replace(default=""))
        return own

    def facts(self, seats: int = 0, options: Mapping[str, str] = MappingProxyType({})) -> Mapping[str, int | str]:
        """What the title's messages may say of the rules under these options (those that are not given have their
        defaults): ``opt-<option>`` is its value, a number where it is one, ``opt-<option>-<value>`` "true" or "false"
        for each value of a subset, ``rule-<name>`` what the rule controller makes of them, ``rule-seats`` how many play."""
        seats = seats or self.fewest
        values = {option.id: options.get(option.id, option.default) for option in self.options}
        facts = {key: value for option in self.options for key, value in _told(option, values[option.id])}
        derived = {"seats": seats, **self.controller().facts(seats, values)}
        rules = {f"rule-{name}": value for name, value in derived.items()}
        return {key.replace("_", "-"): value for key, value in {**facts, **rules}.items()}

    def colors_of(self, seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
        """The colour of each seat: as the options say, the others as they come."""
        asked = [c for c in options.get(COLORS, "").split(",") if c in self.colors][:seats]
        return (*asked, *(c for c in self.colors if c not in asked))[:seats]

    def preset_for(self, seats: int) -> tuple[Preset, ...]:
        """The presets that apply to that number of players."""
        return tuple(p for p in self.presets if not p.seats or seats in p.seats)


def _told(option: Option, value: str) -> Iterator[tuple[str, int | str]]:
    """The facts of one option. Fluent takes no name that begins with a digit: such a value has an "n" before it."""
    name = f"opt-{option.id}"
    if option.form == SUBSET:
        for one in option.values:
            yield f"{name}-{one}", TRUE if one in value.split(",") else FALSE
    elif option.form != COLORS:
        yield name, int(value) if value.isdigit() else f"n{value}" if value[:1].isdigit() else value


def checked_options(title: Title, seats: int, given: Mapping[str, str]) -> dict[str, str]:
    """The given options with the defaults of the others. Raises BadOption for a foreign name, preset or value."""
    return settled(title.offered(seats), title.preset_for(seats), given)
