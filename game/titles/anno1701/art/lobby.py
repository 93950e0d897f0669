"""Prompt cards, the lobby, the shelf, the picture of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, blank, column, grid, laid, on, over, pad, row, sized
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.arranging import island
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import CREAM, CRIMSON, GREEN, INK, INKED, NOTE, TITLE, name_of, said, sign
from game.titles.anno1701.rules.actions.trading import KINDS_TO_TRADE, holdings
from game.titles.anno1701.rules.components import DRAWN_AS, FAVOUR_TO_WIN
from game.titles.anno1701.rules.state import AnnoState, favour

LEAF: Final = Ground(inks.PAPER, INK, width=1.4)
SIDES: Final = {
    "lion": (LEAF.but(line=inks.BLUE, width=2.4), INK),
    "dragon": (LEAF.but(fill=inks.WINE, line=inks.RED, width=2.4), CREAM),
}
ISLAND: Final = Ground("#8FB368", inks.PAPER, width=2)
SHORE: Final = Ground("#7CA25A", "#EBD7A4", 12, 3)
FIELD: Final = Ground(inks.INK_2, CREAM, 3, 1)
MIDDLE: Final = INKED.but(align="center", lines=0)
ANSWER: Final = (260, 180)
NAMED: Final = TITLE.but(align="center")


def choice(v: View, a: Action) -> DisplayList:
    """One entry of a prompt with cards to choose from."""
    if a.kind == "choose_side":
        return _side(str(a.args[0]))
    if a.kind == "assign_layout":
        return _island(a.args[0])
    if a.kind == "respond_trade":
        return _answer(v, str(a.args[0]))
    text = " ".join(str(arg) for arg in a.args if isinstance(arg, int))
    message = lay.say(f"anno1701-action-{a.kind}".replace("_", "-"), MIDDLE.but(face="bold"))
    number = sized(lay.write(text, MIDDLE), high=inks.ROW) if text else None
    return laid(on(LEAF, column(message, number), inks.INSET), 150, 110)


def _side(side: str) -> DisplayList:
    look, ink = SIDES[side]
    told = column(
        row(sign(side, 120), along="middle"),
        lay.say(name_of(side), NAMED.but(colour=ink)),
        said(f"side-{side}", NOTE.but(colour=ink, align="center", lines=2)),
        blank(),
    )
    return laid(on(look, told, inks.PAD, 18), 220, 240)


def _island(cards: tuple[str, ...]) -> DisplayList:
    """A layout as a small map: the ten cards around the row of inhabitants."""

    def outer(slot: str, card: str) -> Block:
        kind = DRAWN_AS[card]
        return sized(on(FIELD.but(fill=inks.FRAMES[kind]), lay.icon(f"anno1701/lands/{kind}", 17)), high=24)

    def inner(n: int, village: bool) -> Block:
        return lay.ground(FIELD.but(fill=inks.FRAMES["centre"]) if village else FIELD)

    return laid(on(ISLAND, island(cards, outer, inner, 2.5, 3), 5, 36), 220, 150)


def _answer(v: View, answer: str) -> DisplayList:
    """Yes or no to an offer, with what would change hands."""
    s: AnnoState = v.state
    yes = answer == "accept"
    look = LEAF.but(line=GREEN if yes else CRIMSON, width=2.4)
    title = lay.say(name_of(answer), NAMED.but(colour=INK))
    if not yes:
        told = column(title, said("refuse-text", MIDDLE.but(colour=inks.INK_2)))
        return laid(on(look, told, inks.PAD, inks.INSET), *ANSWER)
    give, wanted = s.pending[-1].data[:2] if s.pending and s.pending[-1].key == "respond" else ((), ())
    held = dict(zip(KINDS_TO_TRADE, holdings(s, s.pending[-1].seats[0]))) if s.pending else {}
    head = INKED.but(face="bold")
    told = column(
        title,
        said("you-get", head.but(colour=GREEN)),
        _turned(held, give, 1),
        said("you-give", head.but(colour=CRIMSON)),
        _turned(held, wanted, -1),
        blank(),
    )
    return laid(on(look, told, inks.PAD, inks.INSET), *ANSWER)


def _turned(held: Mapping[str, int], goods: tuple[str, ...], sign_: int) -> Block:
    """Each good that changes hands, with the amounts before and after."""
    count = Counter(goods)
    words = MIDDLE.but(size=19 if len(count) < 3 else 13, colour=GREEN if sign_ > 0 else CRIMSON, lines=1)
    texts = (f"[{good}] {held.get(good, 0)}→**{held.get(good, 0) + sign_ * n}**" for good, n in count.items())
    return sized(row(*(lay.write(text, words) for text in texts), gap=0), high=inks.ROW)


def picture(v: View, size: float) -> DisplayList:
    """The strait with both coasts, and the crowns of both seats."""
    s: AnnoState = v.state
    k = size / 100
    rows = [
        row(*_crowns(favour(s, seat), edge * k), gap=edge * k / 9, along="middle") for seat, edge in ((1, 8), (0, 11))
    ]
    told = column(blank(high=12 * k), rows[0], blank(), rows[1], blank(high=14 * k))
    return laid(over(lay.picture("anno1701/scene/strait"), told), size, size)


def _crowns(have: int, size: float) -> list[Block]:
    return [sign("crown", size) if i < have else sign("crown_off", size, c=CREAM) for i in range(FAVOUR_TO_WIN)]


def emblem(v: View, seat: int) -> DisplayList:
    """The crest of a seat's side."""
    s: AnnoState = v.state
    side = (s.side[seat] if 0 <= seat < 2 else "") or ("lion" if seat == 0 else "dragon")
    look = Ground(inks.NAVY_2 if side == "lion" else inks.WINE, CREAM, width=2)
    return laid(on(look, sign(side, 80)), 100, 120)


def invitation() -> DisplayList:
    """What the game is, beside its picture."""
    rows = (("crown", "invite-crown", ""), ("swap", "invite-turn", inks.GOLD), ("wheel", "invite-sea", inks.GOLD))
    words = NOTE.but(colour=inks.PALE, lines=2)
    told = (
        sized(row(sign(name, inks.ROW, c=c), said(message, words), gap=inks.PAD), high=38) for name, message, c in rows
    )
    first = said("invite", inks.NAME.but(face="body", lines=3, valign="top"))
    return laid(pad(column(first, *told, blank(), gap=inks.INSET), 2, 3), 204, 232)


def _framed(key: str, frame: str = "", scale: float = 1) -> Block:
    """A piece in the frame in which it is turned."""
    return over(lay.drawn(face(frame), scale) if frame else None, lay.drawn(face(key), scale))


def seat_card(color: str) -> DisplayList:
    """A shore of its own: inhabitants, village, ship."""
    pieces = (
        _framed("person:pioneer"),
        _framed("gold:centre:3:0:", "frame:gold:centre"),
        _framed("person:settler"),
        _framed("ship:ship:1:5:", "frame:ship:ship"),
    )
    return laid(pad(column(blank(), row(*pieces)), 8, 0, 8, 26), 276, 170)


_SAMPLE: Final = (
    ("frame:land:forest", "land:forest:1:2:"),
    ("", "building:farm_a"),
    ("frame:land:fields", "land:fields:3:5:"),
    ("", "person:citizen"),
    ("frame:gold:centre", "gold:centre:3:0:"),
    ("", "person:settler"),
    ("frame:ware:rum", "ware:rum:2:0:"),
    ("", "building:school_a"),
    ("frame:ship:ship", "ship:ship:3:5:"),
)


def sample(glow: float) -> DisplayList:
    """A corner of the table on which settings show."""
    cells = [_framed(key, frame, 1.7) for frame, key in _SAMPLE]
    middle = len(cells) // 2
    cells[middle] = over(cells[middle], pad(lay.ground(Ground("none", inks.GLOW, 12, glow)), -3))
    return laid(on(SHORE, grid(cells, 3, 14), 34, 29), 402, 392)
