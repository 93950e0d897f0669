"""What a deed would turn, shown on the very cards of both islands before it is done."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.components import BUILDINGS, OUTER_SLOTS, PEOPLE, RANK_IDS, SITES
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.asks import GAIN, LOSS, AskedCard
from game.titles.anno1701.table.hands import CENTRE_SLOTS, me_of
from game.titles.anno1701.table.paying import CERTAIN, Turn, turns
from game.titles.anno1701.table.placing import on_shores, placement

Rect = tuple[float, float, float, float]
_ISLANDS: Final = {"me": (358.0, 372.0, 63.0, 60.0), "rival": (448.0, 53.0, 43.0, 40.0)}
"""Its upper left corner, how far apart its cards lie, and how large they are; the rival's lies the other way round."""
_MIDDLE: Final = 4
_ROWS: Final = ("up2", "up", "row", "down", "down2")


def rect_of(slot: str) -> Rect:
    """Where a slot of an island lies on the stage: "me/c2_up", "rival/c4_row"."""
    side, _, place = slot.partition("/")
    column, row = int(place[1]), _ROWS.index(place[3:])
    if side != "me":
        column, row = 2 * _MIDDLE - column, len(_ROWS) - 1 - row
    x, y, step, size = _ISLANDS[side]
    return x + step * column, y + step * row, size, size


def card_rect(v: View, seat: int, place: str) -> Rect:
    """Where a landscape, a warehouse, the ship or a village centre of a seat lies on the stage."""
    s: AnnoState = v.state
    slot = CENTRE_SLOTS[place] if place in CENTRE_SLOTS else OUTER_SLOTS[s.layout[seat].index(place)]
    return rect_of(f"{'me' if seat == me_of(v) else 'rival'}/{slot}")


def show(sheet: DisplayList, v: View, turned: list[Turn]) -> None:
    """The cards as they would stand: dashed those that pay, "3→1", with an arrow in the direction of the turn."""
    pieces = placement(v)
    for turn in turned:
        spot = pieces.get(f"stock/{turn.seat}/{turn.place}")
        if spot is None:
            continue
        parts = spot.face.split(":")
        small = parts[-1] == "s"
        kind, what, amount, number, chained = [*parts[: -1 if small else None], ""][:5]
        mark = AskedCard(GAIN if turn.now > turn.was else LOSS, turn.now)
        key = f"{kind}:{what}:{amount}:{number}:{chained}:{mark}{':s' if small else ''}"
        x, y, _, _ = card_rect(v, turn.seat, turn.place)
        sheet.place(face(key), x, y)


def preview_overlay(v: View, a: Action) -> DisplayList | None:
    """The cards that the action would turn; None where chance has a word, or no card turns."""
    if a.kind not in CERTAIN or not on_shores(v):
        return None
    turned = turns(v.state, a)
    if not turned:
        return None
    sheet = DisplayList(1280, 720)
    show(sheet, v, turned)
    return sheet


def held(v: View, piece: str, slot: str = "") -> DisplayList | None:
    """What a building or a rank in the hand would cost, wherever it goes."""
    s: AnnoState = v.state
    seat = v.seat
    if slot or seat is None or not s.pending or s.pending[-1].key != "actions" or s.pending[-1].seats[0] != seat:
        return None
    if piece in BUILDINGS and piece in s.hands[seat] and "" in s.sites[seat]:
        return _if_legal(v, Action("build", seat, (piece, _free_site(s, seat))))
    if piece.startswith("rank/"):
        below = RANK_IDS.index(piece[5:]) - 1
        rising = [place for n, place in enumerate(PEOPLE) if s.people[4 * seat + n] == below]
        return _if_legal(v, Action("upgrade", seat, (rising[0], piece[5:]))) if rising else None
    return None


def _free_site(s: AnnoState, seat: int) -> str:
    return SITES[s.sites[seat].index("")]


def _if_legal(v: View, a: Action) -> DisplayList | None:
    return preview_overlay(v, a) if KINDS[a.kind].check(v.state, a) is None else None
