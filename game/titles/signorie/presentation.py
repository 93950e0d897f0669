"""What can be pressed at the table of Signorie, what a deed brings, and what is told. Where pieces lie is in ``placing``,
how a hand does what can be done in ``handling``."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, Event, View
from game.presentation import Control, Gain, Standing
from game.titles.signorie.rules.components import (
    ALLIANCES,
    BRIDE_VP,
    HELPERS,
    HOUSES,
    INITIATIVE_VP,
    REWARD_SLOTS,
    ROWS,
    SIGNORIA,
)
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.scoring import row_vp
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.chain import CHOICES, chain_of, told
from game.titles.signorie.table.counting import counts, tallied
from game.titles.signorie.table.hands import TOUCH, USE, candidates, onward
from game.titles.signorie.table.placing import FIGURE, asked_key, evening, placement, slots

FINAL: Final = ("careers", "row_political", "row_clerical", "row_military", "row_marriage")


def layout(v: View) -> str:
    """One board for each number of seats; in the evening a lane for everybody, the viewer's own the highest;
    while helpers work the rivals make room for the story of the die."""
    s: SignorieState = v.state
    if evening(v):
        return f"evening{s.seats}{s.turn_order.index(v.me) + 1}"
    return f"{'story' if told(v) else 'table'}{s.seats}"


def plate(v: View, actor: int | str) -> str:
    """The plate of a seat; in the evening its lane."""
    s: SignorieState = v.state
    if not isinstance(actor, int):
        return ""
    if evening(v):
        return f"lane/{s.turn_order.index(actor) + 1}"
    return f"plate/{(actor - v.me) % s.seats}"


def hides(v: View) -> bool:
    """Nobody has secrets: what is hidden is hidden from all."""
    return False


def rolls(face: str) -> tuple[str, ...]:
    """Dice in the pool show all their faces while they roll."""
    kind, _, rest = face.partition(":")
    if kind != "die" or rest.endswith(":dim"):
        return ()
    color = rest.split(":")[0]
    return tuple(f"die:{color}:{value}" for value in (1, 4, 2, 6, 3, 5))


def flips(before: str, after: str) -> bool:
    """A task that has been used is turned over; everything else is only marked otherwise."""
    return before.startswith("task:") and before.endswith(":turned") != after.endswith(":turned")


# --- what can be pressed --------------------------------------------------------------------------------------

_BUTTONS: Final = {
    "turn_choice": ("pass_round",),
    "main_choice": ("main_signoria",),
    "helper_window": ("end_turn",),
    "spend_points": ("stop_points",),
    "reward_choice": ("claim_tile", "claim_florins"),
    "bride_choice": ("marry_son", "skip_bride"),
    "buy_vp_choice": ("buy_vp", "skip_buy"),
}


def controls(v: View) -> list[Control]:
    """What answers the question by pressing: one or two buttons below the steps of the turn."""
    s: SignorieState = v.state
    asked = bool(s.pending) and v.me in s.pending[-1].seats
    kinds = _BUTTONS.get(asked_key(s), ()) if asked else ()
    if kinds == ("stop_points",) and not s.pending[-1].data[1]:
        kinds = ()  # The first point has to be used: nothing can be stopped yet.
    found = []
    for i, kind in enumerate(kinds):
        label = f"signorie-art-button-{kind}".replace("_", "-")
        if kind == "claim_tile":
            label = f"signorie-art-short-{s.rewards[s.reward_slot() - 1]}".replace("_", "-")
        region, rect = "actions", _place(i, len(kinds), evening(v))
        if kind == "main_signoria":
            region, rect = "story", (46.0, CHOICES[-1] + 57, 206.0, 30.0)
        found.append(Control(kind, region, rect, (kind,), label, style="end", params=_facts(s, kind)))
    return [*found, *_of_the_story(v)] if asked else []


def _of_the_story(v: View) -> list[Control]:
    """On the card of the helper who is next: use it."""
    chain = chain_of(v)
    if chain is None or chain.due is None or not chain.choosing:
        return []
    rect = (46.0, chain.due.y + 62, 206.0, 29.0)
    return [Control(USE, "story", rect, ("activate_helper",), "signorie-art-button-use", "helper", style="chip")]


def _place(at: int, count: int, beside: bool) -> tuple[float, float, float, float]:
    """Where a button stands: below the steps of the turn, or in the evening beside the other."""
    if beside:
        wide = (372.0 - 6 * (count - 1)) / count
        return at * (wide + 6), 1, wide, 42
    high = 44.0
    return 5, 122 - 4 - high * (count - at) - 3 * (count - 1 - at), 150, high


def _facts(s: SignorieState, kind: str) -> dict[str, Any]:
    if kind == "main_signoria":
        return {"action": SIGNORIA[s.pending[-1].data[0]]}
    if kind == "marry_son":
        vp, florins = BRIDE_VP[s.brides[s.pending[-1].seats[0]]], REWARD_SLOTS[s.reward_slot()].florins
        return {"gain": (f" +{vp}[vp]" if vp else "") + (f" +{florins}[florin]" if florins else "")}
    return {}


def probe(v: View, control: Control) -> Action | None:
    """Every button is the action of its name; the one of the story uses the helper who is next."""
    s: SignorieState = v.state
    if control.key == USE:
        chain = chain_of(v)
        due = chain.due if chain is not None else None
        assert chain is not None
        assert due is not None
        return Action("activate_helper", v.me, (HELPERS[chain.slot(due)].id,))
    return Action(control.kinds[0], s.pending[-1].seats[0]) if s.pending else None


# --- what is told -------------------------------------------------------------------------------------------------


def standing(v: View) -> Standing:
    """Round, phase and points."""
    s: SignorieState = v.state
    phase = "rewards" if s.phase in ("initiative", "rewards", "over") else s.phase
    return Standing(s.round, last_round(s), phase, tuple(s.vp))


ROW_SIGNS: Final = ("political", "clerical", "military", "marriage")
"""The icon of each row."""


def preview_gain(before: View, after: View, a: Action) -> Gain | None:
    """Points, florins, figures and tiles that a deed changes at once."""
    old, new, seat = before.state, after.state, a.seat
    parts: list[str] = []
    points = new.vp[seat] - old.vp[seat]
    if points:
        parts.append(f"{points:+d}[vp]")
    florins = new.florins[seat] - old.florins[seat]
    if florins:
        parts.append(f"{florins:+d}[florin]".replace("-", "−"))
    if a.kind in ("take_die", "extra_take_die"):
        parts.append(f"{new.dice_sum(seat)} / {new.limit(seat)}")
        return Gain("signorie-art-gain", {"what": " ".join(parts)}, new.dice_sum(seat) <= new.limit(seat))
    for gender, sign in enumerate(FIGURE):
        change = new.supply[2 * seat + gender] - old.supply[2 * seat + gender]
        if change > 0:
            parts.append(f"+{change}[{sign}]")
    for row in range(len(ROWS)):
        for tile in new.face_up[4 * seat + row][len(old.face_up[4 * seat + row]) :]:
            parts.append(f"[{HOUSES[ALLIANCES[tile].house]}]{ALLIANCES[tile].vp}")
        if new.face_down[4 * seat + row] > old.face_down[4 * seat + row]:
            parts.append("+1[neutral]")
        worth = row_vp(new, seat, row)
        if worth > row_vp(old, seat, row):
            parts.append(f"{row_vp(old, seat, row)}→{worth}[{ROW_SIGNS[row]}]")
    raised = new.limit(seat) - old.limit(seat)
    if raised > 0:
        parts.append(f"[scales]{new.limit(seat)}")
    return Gain("signorie-art-gain", {"what": " ".join(parts)}, points >= 0) if parts else None


STOPS: Final = frozenset({"pass_round", "stop_points", "end_turn", "skip_bride", "skip_buy"})
SILENT: Final = frozenset({"assignments_dealt", "dice_rolled"})


def line(event: Event) -> Event:
    """A disc that moves is told by the points of its slot, which is what the track shows."""
    if event.kind in ("initiative_moved", "career_initiative"):
        return Event(event.kind, {**event.params, "worth": INITIATIVE_VP[event.params["slot"]]})
    return event


def gain_of(event: Event) -> int:
    """The points that an event gives; the sums at the end give none of their own."""
    points = event.params.get("vp", 0)
    return points if isinstance(points, int) and event.kind != "victory" else 0


SOUNDS: Final = {
    "dice_rolled": "dice",
    "die_taken": "wood",
    "extra_die_taken": "wood",
    "passed": "tick",
    "passed_with_four": "tick",
    "hired": "wood",
    "helper_placed": "wood",
    "assignment_used": "wood",
    "helper_activated": "flip",
    "florins_gained": "coin",
    "reward_florins": "coin",
    "career_florins": "coin",
    "vp_bought": "coin",
    "figures_taken": "wood",
    "offspring_rolled": "dice",
    "entered": "wood",
    "advanced": "wood",
    "initiative_moved": "wood",
    "mission_sent": "stamp",
    "mission_beyond": "stamp",
    "married": "bells",
    "married_beyond": "bells",
    "son_married": "bell",
    "tile_taken": "card",
    "face_down_placed": "card",
    "alliances_laid": "card",
    "reward_claimed": "stamp",
    "over_limit": "sting",
    "victory": "fanfare",
}

__all__ = [
    "SILENT",
    "SOUNDS",
    "TOUCH",
    "candidates",
    "controls",
    "counts",
    "flips",
    "gain_of",
    "hides",
    "layout",
    "line",
    "onward",
    "placement",
    "plate",
    "preview_gain",
    "probe",
    "rolls",
    "slots",
    "standing",
    "tallied",
]
