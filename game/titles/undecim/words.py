"""The table in words: what a player at a terminal, or one who hears instead of seeing, is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from game.engine import Action, View
from game.text.speech import Say
from game.titles.undecim.rules import area, scoring
from game.titles.undecim.rules.actions import MOVES
from game.titles.undecim.rules.building import number_of
from game.titles.undecim.rules.cards import has_gold_line
from game.titles.undecim.rules.components import ACTION_CARDS, AWARDS, FACES, SIDES
from game.titles.undecim.rules.state import UndecimState

_IDS: Final = frozenset((*FACES, *ACTION_CARDS, *SIDES))


def value(token: str) -> int | str | None:
    """The id that a typed word stands for, in capitals too; None for anything else."""
    return token.lower() if token.lower() in _IDS else None


# --- the table -------------------------------------------------------------------------------------


def table(v: View, say: Say) -> Iterator[str]:
    """Everything that the seat sees."""
    s: UndecimState = v.state
    phase = say(f"undecim-phase-{s.phase.replace('_', '-')}")
    yield say("undecim-words-round", round=s.round, phase=phase, die=s.die, counters=s.counters, seat=s.first)
    yield say("undecim-words-field", cards=s.field, down=len(s.field_down))
    for award in s.awards:
        yield _award(award, say)
    yield say("undecim-words-decks", deck=len(s.deck), discard=len(s.discard))
    if s.tray:
        yield say("undecim-words-tray", cards=s.tray)
    for seat in range(s.seats):
        yield from _player(s, seat, say)
    if v.seat is not None:
        yield say("undecim-words-actions", cards=s.actions[v.seat])
        yield say("undecim-words-hand", cards=s.hands[v.seat])


def _player(s: UndecimState, seat: int, say: Say) -> Iterator[str]:
    yield say("undecim-words-player", seat=seat, vp=s.vp[seat], hand=len(s.hands[seat]))
    if s.played[seat]:
        yield say("undecim-words-played", cards=s.played[seat])
    if s.sides[seat]:
        yield say("undecim-words-loose", sides=tuple(sorted(s.sides[seat], key=SIDES.index)))
    else:
        yield say("undecim-words-nothing")
    for sides in s.levels[seat]:
        yield say("undecim-words-settlement", level=len(sides), sides=sides)
    if s.annexed[seat]:
        yield say("undecim-words-annexations", count=len(s.annexed[seat]))


def look(v: View, token: str, say: Say) -> Iterator[str]:
    """One card: an action card with its texts, or an award."""
    name = token.lower()
    if name in AWARDS:
        yield _award(name, say)
    if name not in ACTION_CARDS:
        return
    card = ACTION_CARDS[name]
    dashed = name.replace("_", "-")
    yield say("undecim-words-card", number=card.number, card=name, text=say(f"undecim-text-{dashed}"))
    if card.red is not None:
        yield say("undecim-words-red", text=say(f"undecim-red-{dashed}"))
    if has_gold_line(v.state.rules(), name):
        yield say("undecim-words-gold", text=say(f"undecim-gold-{dashed}"))


def _award(award: str, say: Say) -> str:
    return say("undecim-words-award", award=award, text=say(f"undecim-text-{award.replace('_', '-')}"))


def ask(v: View, say: Say) -> Iterator[str]:
    """The pending question."""
    decision = v.state.pending[-1]
    facts = {f"n{index or ''}": fact for index, fact in enumerate(decision.data)}
    yield say(f"undecim-prompt-{decision.key.replace('_', '-')}", **{"seat": decision.seats[0], **facts})


# --- actions ---------------------------------------------------------------------------------------


def arguments(v: View, a: Action, say: Say) -> Mapping[str, Any]:
    """The parameters of the sentence for an action: its fields by name, and what they mean on the table."""
    s: UndecimState = v.state
    facts: dict[str, Any] = dict(zip([field.name for field in MOVES[a.kind].fields], a.args))
    if a.kind == "red_take":
        facts["side"] = area.side_of(s, a.args[0], a.args[1])
    elif a.kind in ("red_give", "red_discard", "flip"):
        facts["side"] = area.side_of(s, a.seat, a.args[0])
    elif a.kind == "shift_moon":
        change = a.args[0]
        facts = {"way": "place" if change > 0 else "remove" if change else "keep", "count": abs(change)}
    elif a.kind == "discard_enemies":
        facts["vp"] = scoring.enemies_vp(s, a.args[0])
    elif a.kind in ("develop", "develop_many"):
        facts["level"] = len(s.settled[a.seat][number_of(s, a.seat, a.args[0])])
        if a.kind == "develop":
            facts["side"] = area.side_of(s, a.seat, a.args[1])
    return facts
