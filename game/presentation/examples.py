"""Reads the examples of a rulebook from a title's ``examples.toml``: positions, places on them, and what is tried there.

A table for each section (its anchor)::

    ["2.1"]
    caption = "example-paying"                  # message <title>-art-example-paying; "params" are its parameters
    position = { coins = 3 }                    # for the title's own ``position``
    windows = [["bar"], { show = ["hand", "deck"], position = { coins = 9 }, after = [["pay", 2]], marked = false }]
    verb = "can-pay"                            # message; likewise "why"; "tells" are kinds of events
    cases = [{ at = ["hand"], try = [["pay", 2]] }]

What a case or a window says of ``position`` stands over what the example says; a case may also have ``verb``, ``tells``
and ``why`` of its own. ``at`` are places: a name, or a list of names around which the place lies. Before the tables,
``"6.1" = "6.2"`` gives a section the example of another, and ``deal = [["deck", [2, 0, 1]]]`` says what chance gives where
the position of all of them is dealt. ``words = ["1"]`` are the sections that show nothing: every other one has an example.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Generic

from game.engine import Action, Chance, RuleController
from game.engine.data import DataError, read_toml
from game.engine.state import S
from game.presentation.example import Case, Example, Place, Window

FILE = "examples.toml"
log = logging.getLogger(__name__)


class Examples(Generic[S]):
    """The examples of one title, as its first seat sees them. Titles write ``position``, and ``place``, ``value`` or
    ``tries`` where names of their own stand in the file. ``deal`` are the draws with which their position is dealt."""

    def __init__(self, beside: str, rules: RuleController[S], seat: int = 0) -> None:
        self._file = Path(beside).parent / FILE
        self._made: dict[str, Example] = {}
        self.rules = rules
        self.seat = seat

    # --- what a title writes ---------------------------------------------------------------------

    def position(self, facts: Mapping[str, Any]) -> S:
        """A new state that is as the facts say."""
        raise NotImplementedError

    def places(self, s: S, name: str) -> tuple[Place, ...]:
        """The places that a name in ``at`` means: the slot or region of that name."""
        return ((name,),)

    def value(self, s: S, said: Any) -> Any:
        """The argument of an action that something in the file means."""
        return tuple(self.value(s, part) for part in said) if isinstance(said, list) else said

    def tries(self, s: S, said: Any) -> tuple[Action, ...]:
        """The actions that are tried: each a list of a kind and its arguments."""
        return tuple(Action(kind, self.seat, tuple(self.value(s, arg) for arg in args)) for kind, *args in said)

    # --- what follows from it --------------------------------------------------------------------

    @cached_property
    def _told(self) -> dict[str, Any]:
        """The file, read when the rules are: a start has no need of it. Without examples, and with a line in the log, if it
        cannot be read."""
        try:
            return read_toml(self._file)
        except DataError as fault:
            log.warning("the rules have no examples: %s", fault)
            return {}

    @property
    def deal(self) -> list[list[Any]]:
        """The draws with which the position of all examples is dealt."""
        found: list[list[Any]] = self._told.get("deal", [])
        return found

    @cached_property
    def _tables(self) -> dict[str, Any]:
        return {name: table for name, table in self._told.items() if name not in ("deal", "words")}

    @property
    def anchors(self) -> tuple[str, ...]:
        """The sections that have an example."""
        return tuple(self._tables)

    def example(self, anchor: str) -> Example | None:
        """The example of a section, made when it is first asked for; None if it has none."""
        table = self._tables.get(anchor)
        if isinstance(table, str):
            return self.example(table)
        if table is not None and anchor not in self._made:
            self._made[anchor] = self._example(table)
        return self._made.get(anchor)

    def _example(self, table: Mapping[str, Any]) -> Example:
        facts = table.get("position", {})
        windows = tuple(self._window(facts, window) for window in table["windows"])
        cases = tuple(self._case(facts, {**table, **case}, case.get("position", {})) for case in table["cases"])
        return Example(self._message(table["caption"]), windows, cases, table.get("params", {}))

    def _window(self, facts: Mapping[str, Any], told: Any) -> Window:
        window = told if isinstance(told, dict) else {"show": told}
        s = self.position({**facts, **window.get("position", {})})
        for action in self.tries(s, window.get("after", ())):
            self.rules.apply(s, action, Chance(0))
        return Window(self.rules.view(s, self.seat), self._around(s, window["show"]), window.get("marked", True))

    def _case(self, facts: Mapping[str, Any], case: Mapping[str, Any], own: Mapping[str, Any]) -> Case:
        s = self.position({**facts, **own})
        places: list[Place] = []
        for at in case["at"]:
            places += self.places(s, at) if isinstance(at, str) else [self._around(s, at)]
        why = self._message(case["why"]) if "why" in case else ""
        tries, tells = self.tries(s, case.get("try", ())), tuple(case.get("tells", ()))
        return Case(tuple(places), s, tries, self._message(case["verb"]), tells, why)

    def _around(self, s: S, names: Sequence[str]) -> Place:
        """The one place around some slots and regions."""
        return tuple(slot for name in names for place in self.places(s, name) for slot in place)

    def _message(self, name: str) -> str:
        return f"{self.rules.title_id}-art-{name}"
