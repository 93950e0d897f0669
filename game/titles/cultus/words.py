"""The table in words: what a player at a terminal, or one who hears instead of seeing, is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final
from unicodedata import east_asian_width

from game.engine import Action, View
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules import scoring
from game.titles.cultus.rules.actions import KINDS
from game.titles.cultus.rules.actions.character import score_of_ten
from game.titles.cultus.rules.actions.monument import bonus_icons
from game.titles.cultus.rules.board import BIT, CENTER_BITS, NAMED, NEXT_TO, square_name
from game.titles.cultus.rules.economy import paying_slot, walk_income
from game.titles.cultus.rules.state import IN_HAND, NOT_PLACED, CultusState

Say = Callable[..., str]
"""A message in the player's language; ids of components become names."""


def value(token: str) -> int | str | None:
    """The number of the square with that name, such as "b3"; the id of a card in capitals too."""
    token = token.lower()
    return token if token in box.CELLS else NAMED.get(token)


# --- the table -------------------------------------------------------------------------------------


def table(v: View, say: Say) -> Iterator[str]:
    """Everything that the seat sees."""
    s: CultusState = v.state
    yield say("cultus-words-turn", turn=s.turn, seat=s.seat, ap=s.ap) if s.turn else say("cultus-words-setting-up")
    if s.carded:
        yield from _town(s, say)
    yield from _pieces(s, say)
    yield from _income(s, say)
    yield from _display(s, say)
    if s.enemy:
        yield from _enemy(s, say)
    for seat in range(s.seats):
        if seat != v.seat:
            yield from _player(s, seat, say)
    if v.seat is not None:
        yield from _player(s, v.seat, say)
        yield from _hand(s, v.seat, say)
    yield from _end(s, say)


def look(v: View, token: str, say: Say) -> Iterator[str]:
    """One thing held close: a square with what stands on it and lies around it, or a card; nothing if unknown."""
    s: CultusState = v.state
    meant = value(token)
    if isinstance(meant, int):
        yield say("cultus-words-square", **_at(s, meant))
        yield from _pieces(s, say, meant)
        for other in NEXT_TO[meant]:
            yield say("cultus-words-neighbour", **_at(s, other))
    elif meant is not None:
        yield say("cultus-words-card", card=meant, cells=_cells(meant, 0, say))
    elif token in box.MONUMENT_CARDS:
        yield say("cultus-words-display", **_monument_card(token, say))


def _town(s: CultusState, say: Say) -> Iterator[str]:
    """The map as eight rows of short codes; a star for a monument, an at sign for a pawn."""
    codes = [say(f"cultus-words-code-{kind.replace('_', '-')}") for kind in box.KINDS]
    none = say("cultus-words-code-none")
    yield say("cultus-words-town")
    yield say("cultus-words-legend")
    yield "   " + "".join(_padded(name, 6) for name in "abcdefgh").rstrip()
    for row in range(8):
        cells = []
        for square in range(row * 8, row * 8 + 8):
            kind = s.cells[square]
            stacked = sum(place == square for place in s.monuments.values())
            pawns = "@" if s.pawn_bits & BIT[square] else ""
            cells.append((none if kind == box.NO_CARD else codes[kind]) + "*" * stacked + pawns)
        yield f"{row + 1}  " + "".join(_padded(cell, 6) for cell in cells).rstrip()


def _padded(text: str, width: int) -> str:
    """The text with spaces up to the width; Japanese characters are two wide."""
    return text + " " * (width - sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text))


def _pieces(s: CultusState, say: Say, only: int = NOT_PLACED) -> Iterator[str]:
    """Every pawn and monument, or those on one square."""
    for seat, square in enumerate(s.pawn):
        if square != NOT_PLACED and only in (square, NOT_PLACED):
            yield say("cultus-words-pawn", seat=seat, **_at(s, square))
    for monument, square in s.monuments.items():
        if only not in (square, NOT_PLACED):
            continue
        owner, _, number = monument.partition(":")
        facts = {"number": int(number), "center": "yes" if CENTER_BITS & BIT[square] else "no", **_at(s, square)}
        if owner == "enemy":
            yield say("cultus-words-enemy-monument", enemy=s.enemy, **facts)
        else:
            yield say("cultus-words-monument", seat=int(owner), **facts)


def _income(s: CultusState, say: Say) -> Iterator[str]:
    if not s.income:
        return
    yield say("cultus-words-income", pay=walk_income(s))
    for slot in box.SLOTS:
        opened = "yes" if s.open_mask >> slot - 1 & 1 else "no"
        line = say("cultus-words-slot", **_slot(s, slot), open=opened)
        medals = [say("cultus-words-medal", seat=seat) for seat, place in enumerate(s.medal) if place == slot]
        yield " ".join([line, *medals])


def _display(s: CultusState, say: Say) -> Iterator[str]:
    for card in s.display:
        yield say("cultus-words-display", **_monument_card(card, say))
    if s.display:
        yield say("cultus-words-decks", deck=len(s.monument_deck), discard=len(s.discard))


def _enemy(s: CultusState, say: Say) -> Iterator[str]:
    enemy = box.ENEMIES[s.enemy]
    yield say("cultus-words-enemy", enemy=s.enemy, vp=s.enemy_vp, space=max(0, s.enemy_track), last=s.last_space())
    effect = say(f"cultus-words-effect-{s.enemy.replace('_', '-')}", factor=enemy.factor)
    yield say("cultus-words-enemy-effect", effect=effect)
    if s.turn:
        facts = {"near": box.KINDS[enemy.near], "near_vp": enemy.near_vp, "icon": box.KINDS[enemy.icon]}
        final = sum(line.points for line in scoring.enemy_lines(s))
        yield say("cultus-words-enemy-end", **facts, icon_vp=enemy.icon_vp, vp=final)


def _player(s: CultusState, seat: int, say: Say) -> Iterator[str]:
    """Tracks, character, cards and cubes of a seat; its plan if it is known."""
    if s.cost[seat] == NOT_PLACED and not s.built[seat]:
        return
    yield say("cultus-words-player", seat=seat, vp=s.vp[seat], color=s.color[seat], hand=len(s.hands[seat]))
    if s.cost[seat] == NOT_PLACED:
        yield say("cultus-words-no-cost")
    else:
        yield say("cultus-words-cost", gold=s.cost[seat], most=box.TRACK, stock=s.stock[seat])
    if person := s.character[seat]:
        facts = {"gold": s.character_gold[seat], "most": box.TRACK, "icon": box.KINDS[box.CHARACTERS[person].score]}
        yield say("cultus-words-character", character=person, **facts)
    if s.medal[seat] == IN_HAND:
        yield say("cultus-words-medal-in-hand")
    if s.plan[seat] in box.PLANS:
        points = sum(line.points for line in scoring.plan_lines(s, s.plan[seat]))
        yield say("cultus-words-plan", **_plan(s.plan[seat]), vp=points)
    for card in s.taken[seat]:
        yield say("cultus-words-taken", **_monument_card(card, say))


def _hand(s: CultusState, seat: int, say: Say) -> Iterator[str]:
    if s.hands[seat]:
        cards = [say("cultus-words-card", card=card, cells=_cells(card, 0, say)) for card in s.hands[seat]]
        yield say("cultus-words-hand", cards=cards)


def _end(s: CultusState, say: Say) -> Iterator[str]:
    if s.lap >= 0:
        yield say("cultus-words-lap", turns=s.lap)
    elif s.turn:
        yield say("cultus-words-end", cards=sum(map(len, s.piles)))


def _monument_card(card: str, say: Say) -> dict[str, Any]:
    printed = box.MONUMENT_CARDS[card]
    permit = box.KINDS[printed.permit] if printed.permit is not None else ""
    effect = say(f"cultus-words-effect-{printed.kind}", icon=permit)
    return {"card": card, "icon": box.KINDS[printed.bonus], "effect": effect}


def _cells(card: str, rotation: int, say: Say) -> str:
    codes = (say(f"cultus-words-code-{kind}".replace("_", "-")) for kind in box.cells_of(card, rotation))
    return say("cultus-words-cells", **dict(zip(("tl", "tr", "bl", "br"), codes)))


def _at(s: CultusState, square: int) -> dict[str, Any]:
    return {"at": square_name(square), "kind": _kind(s, square)}


def _kind(s: CultusState, square: int) -> str:
    return box.KINDS[s.cells[square]] if s.cells[square] != box.NO_CARD else "none"


# --- questions -------------------------------------------------------------------------------------


def ask(v: View, say: Say) -> Iterator[str]:
    """The pending question; in the action phase with where one stands."""
    s: CultusState = v.state
    decision = s.pending[-1]
    key = decision.key.replace("_", "-")
    seat = decision.seats[0]
    if decision.key == "actions":
        facts = {"vp": s.vp[seat], "cost": max(0, s.cost[seat]), "character_gold": s.character_gold[seat]}
        yield say("cultus-words-standing", **_at(s, s.pawn[seat]), **facts)
        yield from _hand(s, seat, say)
    count = decision.data[0] if decision.data and isinstance(decision.data[0], int) else 0
    yield say(f"cultus-words-ask-{key}", count=count)


def arguments(v: View, a: Action, say: Say) -> Mapping[str, Any]:
    """The parameters of the sentence for an action besides its fields: what follows from each of them, and from all."""
    s: CultusState = v.state
    facts: dict[str, Any] = {}
    for field, value in zip(KINDS[a.kind].fields_of(a.args), a.args):
        if field.name in _OF_FIELD:
            facts |= _OF_FIELD[field.name](s, value)
    return {**facts, **_OF_KIND[a.kind](s, a, say)} if a.kind in _OF_KIND else facts


def _plan(plan: str) -> dict[str, Any]:
    icon, pair = box.PLANS[plan]
    return {"plan": plan, "icon": box.KINDS[icon], **_pair(pair)}


def _slot(s: CultusState, slot: int) -> dict[str, Any]:
    return {"slot": slot, "left": len(s.piles[slot - 1]), **_pair(box.INCOME[s.income[slot - 1]])}


def _pair(icons: tuple[int, int]) -> dict[str, Any]:
    return {"icon_a": box.KINDS[icons[0]], "icon_b": box.KINDS[icons[1]]}


def _monument(s: CultusState, monument: str) -> dict[str, Any]:
    owner, _, number = monument.partition(":")
    color = s.enemy if owner == "enemy" else s.color[int(owner)]
    return {"owner": color, "number": int(number), "origin": square_name(s.monuments[monument])}


_OF_FIELD: Final[Mapping[str, Callable[[CultusState, Any], dict[str, Any]]]] = {
    "character": lambda s, person: {"icon": box.KINDS[box.CHARACTERS[person].score]},
    "plan": lambda s, plan: _plan(plan),
    "slot": _slot,
    "anchor": lambda s, anchor: {"at": square_name(anchor)},
    "square": _at,
    "path": lambda s, path: {"path": tuple(map(square_name, path)), "kind": _kind(s, path[-1])},
    "monument": _monument,
}


def _card(s: CultusState, a: Action, say: Say) -> dict[str, Any]:
    rotation = a.args[-1]
    return {"cells": _cells(a.args[0], rotation, say), "turned": "yes" if rotation else "no"}


def _walk(s: CultusState, a: Action, say: Say) -> dict[str, Any]:
    here, path = s.pawn[a.seat], a.args[0]
    pays = any(paying_slot(s, origin, square) for origin, square in zip((here, *path), path))
    return {"gold": walk_income(s) if pays else 0, "step": a.args[1] if len(a.args) == 2 else 0}


def _build(s: CultusState, a: Action, say: Say) -> dict[str, Any]:
    here, card = s.pawn[a.seat], a.args[0]
    icons = bonus_icons(s, here, box.MONUMENT_CARDS[card].bonus)
    return {**_monument_card(card, say), "at": square_name(here), "vp": box.BONUS_VP * icons}


def _effect(s: CultusState, a: Action, say: Say) -> dict[str, Any]:
    return {"character": s.character[a.seat], "vp": score_of_ten(s, a.seat)}


_OF_KIND: Final = {
    "place_initial_card": _card,
    "place_construction": _card,
    "move_pawn": _walk,
    "build_monument": _build,
    "use_character": _effect,
}
