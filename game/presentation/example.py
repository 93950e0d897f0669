"""Examples for the rules in the app: a position, places on it with a letter each, and the action tried there. What is
said of each try comes from the rule controller alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from game.engine import Action, Chance, Effects, Refusal, RuleController, View
from game.presentation.spots import SlotId

YES, BUT, NO = "yes", "but", "no"

Place: TypeAlias = tuple[SlotId, ...]
"""A place on the table: the smallest rectangle around some slots or regions."""


class Case(NamedTuple):
    """One try. ``places`` are marked with its letter; ``state`` is where the actions are tried, one after the other;
    without any the game goes on by itself. ``verb`` names the message that says whether it can be done, ``tells`` the
    kinds of events that say what it brings, ``why`` a message for a try of which no event tells."""

    places: tuple[Place, ...]
    state: Any
    actions: tuple[Action, ...]
    verb: str
    tells: tuple[str, ...] = ()
    why: str = ""


class Window(NamedTuple):
    """A part of the table as it is drawn: what is seen, the place that is shown, and whether the tries are marked."""

    view: View
    place: Place
    marked: bool = True


class Example(NamedTuple):
    """A position with its tries: a message with its parameters says whose turn it is; the windows are drawn one below
    the other."""

    caption: str
    windows: tuple[Window, ...]
    cases: tuple[Case, ...]
    params: Mapping[str, Any] = {}


class Reason(NamedTuple):
    """A sentence about a try: a refusal, caution or event with its facts, or (kind "art") a message of the title."""

    kind: str
    code: str
    params: Mapping[str, Any]


class Verdict(NamedTuple):
    """What the rules say to a try: YES, BUT (it can be done, yet brings nothing) or NO; why; the refusal, if it is one."""

    can: str
    reasons: tuple[Reason, ...]
    refusal: Refusal | None = None


def judged(rules: RuleController[Any], case: Case) -> Verdict:
    """Ask the rules: the first refusal, else the first caution, else what happens."""
    s = case.state.clone()
    out = Effects(Chance(0))
    warned: list[Reason] = []
    if not case.actions:
        rules.proceed(s, out)
    for action in case.actions:
        refusal = rules.check(s, action)
        if refusal is not None:
            return Verdict(NO, (Reason("refusal", refusal.code, refusal.params),), refusal)
        caution = rules.caution(s, action)
        if caution is not None:
            warned.append(Reason("caution", caution.code, caution.params))
        rules.apply(s, action, out.chance, out=out)
    told = [Reason("event", event.kind, event.params) for event in out.events if event.kind in case.tells]
    if not told and warned:
        return Verdict(BUT, tuple(warned[:1]))
    if told and not any(reason.params.get("vp", 1) for reason in told):
        return Verdict(BUT, tuple(told))
    if told:
        return Verdict(YES, tuple(told))
    return Verdict(BUT if case.tells else YES, (Reason("art", case.why, {}),) if case.why else ())
