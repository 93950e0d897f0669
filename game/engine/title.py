"""What a game is called, who may play it, and where its parts are."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from game.engine.rules import RuleController


class Option(NamedTuple):
    """A choice that may be settled before the first decision.

    ``default`` "" means: asked at the table, or drawn from the seed where nobody sits there.
    ``seats`` limits the option to those numbers of players (empty: all).
    """

    id: str
    values: tuple[str, ...]
    default: str = ""
    seats: tuple[int, ...] = ()


class Title(NamedTuple):
    """One game of the shelf. ``package`` is its folder as a module; its parts are imported when first asked for."""

    id: str
    package: str
    fewest: int
    most: int
    options: tuple[Option, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    colors: tuple[str, ...] = ()

    def part(self, name: str) -> ModuleType:
        """A module of the title's folder: rules, presentation, look, bot."""
        return importlib.import_module(f"{self.package}.{name}")

    def controller(self) -> RuleController[Any]:
        """The rule controller (stateless, one object)."""
        controller: RuleController[Any] = self.part("rules").CONTROLLER
        return controller

    def text_folder(self) -> Path:
        """Where ja.ftl and en.ftl of the title lie."""
        spec = importlib.util.find_spec(self.package)
        assert spec is not None
        assert spec.origin is not None
        return Path(spec.origin).parent / "text"

    def offered(self, seats: int) -> tuple[Option, ...]:
        """The options that apply to that number of players."""
        return tuple(o for o in self.options if not o.seats or seats in o.seats)


class BadOption(Exception):
    """An option that the title does not have, or a value it does not take."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


def checked_options(title: Title, seats: int, given: Mapping[str, str]) -> dict[str, str]:
    """The given options with the defaults of the others. Raises BadOption for a foreign name or value."""
    offered = {o.id: o for o in title.offered(seats)}
    for name, value in given.items():
        if name not in offered:
            raise BadOption("unknown_option", option=name, allowed=", ".join(offered))
        values = offered[name].values
        if values and value not in values:
            raise BadOption("bad_option_value", option=name, value=value, allowed=", ".join(values))
    settled = {o.id: o.default for o in offered.values() if o.default}
    return {**settled, **given}


class Catalogue(Mapping[str, Title]):
    """The titles found as folders of a package, each imported when it is first looked up."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._ids: tuple[str, ...] | None = None
        self._loaded: dict[str, Title] = {}

    def _names(self) -> tuple[str, ...]:
        if self._ids is None:
            path = importlib.import_module(self._package).__path__
            self._ids = tuple(sorted(m.name for m in pkgutil.iter_modules(path) if m.ispkg))
        return self._ids

    def __getitem__(self, title_id: str) -> Title:
        if title_id not in self._loaded:
            if title_id not in self._names():
                raise KeyError(title_id)
            self._loaded[title_id] = importlib.import_module(f"{self._package}.{title_id}").TITLE
        return self._loaded[title_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names())

    def __len__(self) -> int:
        return len(self._names())
