"""How a hand does what can be done at the table of Cultus, and what a drop or a click could mean (dossier section 12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from game.engine import HIDDEN, Action, View
from game.presentation import Both, Button, Control, Drag, Drop, Gesture, asked, click, completed, contract, drag
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.actions import KINDS as MOVES
from game.titles.cultus.rules.actions.setting_up import start_of
from game.titles.cultus.rules.board import NEXT_TO, START_ANCHOR
from game.titles.cultus.rules.state import NOT_PLACED, CultusState
from game.titles.cultus.table.preview import given_up
from game.titles.cultus.table.slots import anchor_slot, row_and_column, slot_square, square_slot

Args = tuple[Any, ...]


def _seat(v: View) -> int:
    """Whose hand it is."""
    seat: int = v.state.pending[-1].asked(v.seat)
    return seat


def _target(drop: Drop) -> int | None:
    """The square on which something was let go, or None."""
    return slot_square(drop.slot) if drop.slot.startswith("square/") else None


def _with_what_is_open(v: View, kind: str, guesses: Iterable[Args]) -> Iterator[Args]:
    """The guesses, each with what it leaves open: cards that are given for it, the step that pays."""
    yield from (a.args for a in completed(MOVES, v, (Action(kind, _seat(v), args) for args in guesses)))


# --- setting up ------------------------------------------------------------------------------------


def _medal_laid(v: View, drop: Drop) -> Iterator[Args]:
    """The medal is laid on what lies at its place: the card, the pile, another medal."""
    where, _, slot = drop.slot.partition("/")
    if drop.piece == f"medal/{_seat(v)}" and where in ("medal", "income", "pile"):
        yield (int(slot),)


def _first_card(v: View, a: Action) -> list[Gesture]:
    return [Drag(a.args[0], anchor_slot(_start_anchor(v.state, a.seat)), a.args[1])]


def _first_laid(v: View, drop: Drop) -> Iterator[Args]:
    """A card is laid at the corner that was chosen; anywhere else says so."""
    if drop.piece in box.CARDS and drop.slot.startswith("anchor/") and v.state.pending[-1].key == "place_initial_card":
        anchor = slot_square(drop.slot)
        yield (drop.piece, drop.turn, *(() if anchor == _start_anchor(v.state, _seat(v)) else (anchor,)))


def _start_anchor(s: CultusState, seat: int) -> int:
    return START_ANCHOR[start_of(s, seat).square]


# --- pawn and monuments ----------------------------------------------------------------------------


def _walk(v: View, a: Action) -> list[Gesture]:
    return [Drag(f"pawn/{a.seat}", square_slot(a.args[0][-1]))]


def _walked(v: View, drop: Drop) -> Iterator[Args]:
    """The own pawn is carried to a square, unless its character sends it."""
    seat, square = _seat(v), _target(drop)
    if drop.piece == f"pawn/{seat}" and square is not None and drop.mode != "effect_3":
        yield from _with_what_is_open(v, "move_pawn", ((path,) for path in _paths(v.state.pawn[seat], square)))


def _build(v: View, a: Action) -> list[Gesture]:
    return [Drag(f"cost/{a.seat}", square_slot(v.state.pawn[a.seat]))]


def _built(v: View, drop: Drop) -> Iterator[Args]:
    """The cube is carried to a square, where any card is left to be chosen; or a card to those that one has."""
    if drop.piece.startswith("cost/") and _target(drop) is not None:
        yield from ((card,) for card in v.state.display)
    elif drop.piece in box.MONUMENT_CARDS and drop.slot == "me/taken":
        yield (drop.piece,)


def _push(v: View, a: Action) -> list[Gesture]:
    return [Drag(f"monument/{a.args[0]}", square_slot(a.args[1][-1]))]


def _pushed(v: View, drop: Drop) -> Iterator[Args]:
    """A monument is carried to a square, unless the character sends it; which cards are given is then still to be said."""
    s: CultusState = v.state
    what, _, monument = drop.piece.partition("/")
    square = _target(drop)
    if what == "monument" and square is not None and drop.mode != "effect_5":
        guesses = ((monument, path, ()) for path in _paths(s.monuments[monument], square))
        yield from _with_what_is_open(v, "move_monument", guesses)


def _paths(start: int, square: int) -> list[tuple[int, ...]]:
    """The ways from square to square: a step, else two, also there and back; straight there if neither leads there."""
    if start == NOT_PLACED:
        return []
    if square in NEXT_TO[start]:
        return [(square,)]
    return [(middle, square) for middle in NEXT_TO[start] if square in NEXT_TO[middle]] or [(square,)]


def _effect(v: View, a: Action) -> list[Gesture]:
    tier, *monument, square = a.args if len(a.args) > 1 else (*a.args, 0)
    if tier == 10:
        return [Button("effect_10")]
    piece = f"monument/{monument[0]}" if monument else f"pawn/{a.seat}"
    return [Drag(piece, square_slot(square), mode=f"effect_{tier}")]


def _sent(v: View, drop: Drop) -> Iterator[Args]:
    """The own pawn or a monument is carried to a square while the effect that sends it is armed."""
    square = _target(drop)
    what, _, which = drop.piece.partition("/")
    if square is None:
        return
    if drop.piece == f"pawn/{_seat(v)}" and drop.mode == "effect_3":
        yield 3, square
    elif what == "monument" and drop.mode == "effect_5":
        yield 5, which, square


def _given_up(v: View, drop: Drop) -> Iterator[Args]:
    """A card is laid on the discard pile: with others, if more must go."""
    if drop.piece in box.CARDS and drop.slot == "discard":
        yield from _with_what_is_open(v, "discard_to_limit", [((drop.piece,),)])


def _nothing(v: View, a: Action) -> list[Gesture]:
    """No hand of its own: another one does it."""
    return []


_CHIPS: Final = (
    ("move", "move_pawn"),
    ("place", "place_construction"),
    ("build", "build_monument"),
    ("push", "move_monument"),
    ("draw", "draw_card"),
    ("character", "use_character"),
)
_DRAW: Final = (drag("pile/{slot}", "me/hand"), click("pick/{slot}"))


def _typical(s: CultusState, control: Control) -> Action | None:
    """A typical action of a control, whose refusal tells why it is shut."""
    if not s.pending:
        return None
    seat = s.pending[-1].seats[0]
    pawn = max(0, s.pawn[seat])
    elsewhere = 0 if pawn else 1
    hand = s.hands[seat]
    card = next((c for c in hand if c != HIDDEN), box.CARDS[0])
    monument = next((m for m, place in s.monuments.items() if place == pawn), next(iter(s.monuments), "enemy:1"))
    path = (NEXT_TO[s.monuments.get(monument, pawn)][0],)
    typical: dict[str, tuple[Any, ...]] = {
        "move": ((NEXT_TO[pawn][0],),),
        "place": (card, elsewhere, 0),
        "build": ((s.display or tuple(box.MONUMENT_CARDS))[0],),
        "push": (monument, path, hand[:2]),
        "draw": (next((slot for slot in box.SLOTS if s.piles[slot - 1]), 1),),
        "character": (3, elsewhere),
        "effect_3": (3, elsewhere),
        "effect_5": (5, next(iter(s.own_monuments(seat)), f"{seat}:1"), pawn),
        "effect_10": (10,),
    }
    return Action(control.kinds[0], seat, typical.get(control.key, ()))


class Gestures(contract.Gestures):
    """Medal, pawn, cubes, cards and monuments are carried to where they go; piles are pointed at."""

    TOUCH = {
        "place_medal": (drag("medal/{seat}", "pick/{slot}"), click("pick/{slot}"), Both(_nothing, _medal_laid)),
        "choose_corner": (drag("pawn/{seat}", "square/{square}"), click("square/{square}")),
        "place_initial_card": Both(_first_card, _first_laid),
        "draw_start": _DRAW,
        "move_pawn": Both(_walk, _walked),
        "place_construction": drag("{card}", "anchor/{anchor}", turn="rotation"),
        "build_monument": Both(_build, _built),
        "move_monument": Both(_push, _pushed),
        "draw_card": _DRAW,
        "use_character": Both(_effect, _sent),
        "discard_to_limit": (asked(), Both(_nothing, _given_up)),
        "baltasar_draw": _DRAW,
        "ruben_push": drag("monument/{monument}", "square/{square}"),
        "annette_step": drag("monument/{monument}", "square/{square}"),
    }
    SPELL = dict.fromkeys(("square", "anchor"), row_and_column)
    STOPS = frozenset({"end_actions", "stop_draw"})
    PANELS_ASK = ("actions",)

    def controls(self, v: View) -> list[Control]:
        """Six action chips, the three effects of the character, and what ends a phase."""
        s: CultusState = v.state
        if s.phase == "over" or s.turn == 0:
            return []
        found = []
        for i, (key, kind) in enumerate(_CHIPS):
            rect = (8 + 123.5 * (i % 3), 37 + 61 * (i // 3), 121, 56)
            cost = int(key != "character")
            label, icon = f"cultus-art-chip-{key}", f"action_{key}"
            found.append(
                Control(
                    key, "actions", rect, (kind,), label, icon, str(i + 1), cost=cost, unit="ap", unit_shut="ap_used"
                )
            )
        person = box.CHARACTERS.get(s.character[v.me])
        for i, tier in enumerate(box.EFFECTS):
            params = {"icon": f"[{box.KINDS[person[i]]}]" if person else "", "vp": box.EFFECT_VP}
            rect, label = (134, 56 + 33 * i, 242, 30), f"cultus-art-effect-{tier}"
            kinds = ("use_character",)
            found.append(Control(f"effect_{tier}", "plate/0", rect, kinds, label, "coin", "", "effect", tier, params))
        last = "stop_draw" if s.pending and "stop_draw" in s.pending[-1].kinds else "end_actions"
        label, params = f"cultus-art-{last}".replace("_", "-"), {}
        over = len(s.hands[v.me]) - box.HAND_LIMIT
        if over > 0 and s.phase == "action" and last == "end_actions":
            vp, gold = given_up(s, v.me, over)
            label, params = f"{label}-over", {"count": over, "vp": vp, "gold": gold}
        found.append(Control(last, "actions", (8, 158, 368, 48), (last,), label, "", "E", "end", 0, params))
        return [control._replace(typical=_typical(s, control)) for control in found]
