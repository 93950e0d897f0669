"""Prompt cards, the lobby, the shelf, the ending, the picture of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.engine import Action, View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    Style,
    blank,
    column,
    drawn,
    fill,
    icon,
    laid,
    on,
    over,
    pad,
    row,
    say,
    sized,
    write,
)
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import (
    CREAM,
    FRAMES,
    GLOW,
    GOLD,
    INK,
    INK_2,
    NAME,
    NOTE,
    PALE,
    PAPER,
    TITLE_INK,
    name_of,
    said,
    sign,
)
from game.titles.anno1701.rules.actions.trading import KINDS_TO_TRADE, holdings
from game.titles.anno1701.rules.components import OUTER_SLOTS
from game.titles.anno1701.rules.state import AnnoState, favour

_ROWS = {"up": 0, "down": 2}


def choice(v: View, a: Action) -> DisplayList:
    """One entry of a prompt with cards to choose from."""
    if a.kind == "choose_side":
        return _side(str(a.args[0]))
    if a.kind == "assign_layout":
        return _island(a.args[0])
    if a.kind == "respond_trade":
        return _answer(v, str(a.args[0]))
    text = " ".join(str(arg) for arg in a.args if isinstance(arg, int))
    words = NAME.but(size=14, colour=INK, align="center", lines=2)
    message = say(f"anno1701-action-{a.kind}".replace("_", "-"), words)
    number = sized(write(text, NOTE.but(size=15, colour=INK, align="center")), high=30)
    return laid(on(Ground(PAPER, INK, 9, 1.4), column(sized(message, high=60), number), 6, 8), 150, 110)


def _side(side: str) -> DisplayList:
    look, ink = (
        (Ground(PAPER, "#2F6BE0", 10, 2.4), INK) if side == "lion" else (Ground("#2B1222", "#B02A37", 10, 2.4), CREAM)
    )
    told = column(
        row(sign(side, 120), along="middle"),
        say(name_of(side), Style(22, ink, "title", "center", lines=1)),
        said(f"side-{side}", NOTE.but(colour=ink, align="center", lines=2)),
        blank(),
        gap=6,
    )
    return laid(on(look, told, 10, 18), 220, 240)


def _island(cards: tuple[str, ...]) -> DisplayList:
    """A layout as a small map: the ten cards around the row of inhabitants."""
    sheet = DisplayList(220, 150)
    fill(sheet, (0, 0, 220, 150), on(Ground("#8FB368", PAPER, 10, 2), blank()))
    field = Ground("#6B5736", CREAM, 3, 1)
    for n in range(1, 8):
        fill(sheet, _map(n, 1), on(field.but(fill=FRAMES["centre"]) if n in (2, 6) else field, blank()))
    for slot, card in zip(OUTER_SLOTS, cards):
        at, _, line = slot[1:].partition("_")
        kind = card.rstrip("_12").removesuffix("_warehouse")
        land = on(field.but(fill=FRAMES[kind]), icon(f"anno1701/lands/{kind}", 17))
        fill(sheet, _map(int(at), _ROWS[line]), land)
    return sheet


def _map(column_: int, line: int) -> tuple[float, float, float, float]:
    """A place on the small map."""
    return 4 + column_ * 23.5, 36 + line * 27.0, 21, 24


def _answer(v: View, answer: str) -> DisplayList:
    """Yes or no to an offer, with what would change hands."""
    s: AnnoState = v.state
    yes = answer == "accept"
    look = Ground(PAPER, GAIN if yes else LOSS, 10, 2.4)
    title = sized(say(name_of(answer), Style(20, INK, "title", "center", lines=1)), high=34)
    if not yes:
        why = said("refuse-text", NOTE.but(size=14, colour=INK_2, align="center", lines=3))
        return laid(on(look, column(title, why), 16, 8), 260, 180)
    give, wanted = s.pending[-1].data[:2] if s.pending and s.pending[-1].key == "respond" else ((), ())
    held = dict(zip(KINDS_TO_TRADE, holdings(s, s.pending[-1].seats[0]))) if s.pending else {}
    head = NAME.but(size=13)
    told = column(
        title,
        said("you-get", head.but(colour=GAIN)),
        _turned(held, give, 1),
        said("you-give", head.but(colour=LOSS)),
        _turned(held, wanted, -1),
        blank(),
    )
    return laid(on(look, told, 16, 8), 260, 180)


GAIN, LOSS = "#1F6B3A", "#8E1F1A"


def _turned(held: Mapping[str, int], goods: tuple[str, ...], sign_: int) -> Block:
    """Each good that changes hands, with the amounts before and after."""
    count = Counter(goods)
    words = NOTE.but(size=19 if len(count) < 3 else 14, colour=GAIN if sign_ > 0 else LOSS, align="center")
    texts = (f"[{good}] {held.get(good, 0)}→**{held.get(good, 0) + sign_ * n}**" for good, n in count.items())
    return sized(row(*(write(text, words) for text in texts), gap=0), high=32)


def picture(v: View, size: float) -> DisplayList:
    """The strait with both coasts, and the crowns of both seats."""
    s: AnnoState = v.state
    sheet = DisplayList(size, size)
    k = size / 100
    sheet.panel((0, 0, size, size), "#3D8FBC", GOLD, 4, 1.4)
    sheet.panel((14 * k, 8 * k, 72 * k, 30 * k), "#94B868", "#EBD7A4", 10 * k, 2)
    sheet.panel((4 * k, 58 * k, 92 * k, 38 * k), "#7CA25A", "#EBD7A4", 12 * k, 2)
    sheet.svg("anno1701/ships/ship", (36 * k, 33 * k, 28 * k, 28 * k), c="#2F6BE0")
    for at, seat in enumerate((1, 0)):
        edge, left, step = ((8 * k, 19 * k, 9 * k), (11 * k, 9 * k, 12 * k))[at]
        crowns = (sign("crown", edge) if i < favour(s, seat) else sign("crown_off", edge, c=CREAM) for i in range(7))
        fill(sheet, (left, (16 if at == 0 else 70) * k, 7 * step, edge), row(*crowns, gap=step - edge))
    return sheet


def emblem(v: View, seat: int) -> DisplayList:
    """The crest of a seat's side."""
    s: AnnoState = v.state
    side = (s.side[seat] if 0 <= seat < 2 else "") or ("lion" if seat == 0 else "dragon")
    return laid(on(Ground("#12364F" if side == "lion" else "#2B1222", CREAM, 6, 2), sign(side, 80)), 100, 120)


def invitation() -> DisplayList:
    """What the game is, beside its picture."""
    rows = (("crown", "invite-crown", ""), ("swap", "invite-turn", "#E3C77A"), ("wheel", "invite-sea", "#E3C77A"))
    words = NOTE.but(colour=PALE, lines=2)
    told = (sized(row(sign(name, 28, c=c), said(message, words), gap=10), high=38) for name, message, c in rows)
    first = said("invite", NOTE.but(size=15, lines=3, valign="top"))
    return laid(pad(column(sized(first, high=72), *told, blank(), gap=8), 2, 4), 204, 232)


def _framed(key: str, frame: str = "", scale: float = 1) -> Block:
    """A piece in the frame in which it is turned."""
    return over(drawn(face(frame), scale) if frame else None, drawn(face(key), scale))


def seat_card(color: str) -> DisplayList:
    """A shore of its own: inhabitants, village, ship."""
    pieces = (
        _framed("person:pioneer"),
        _framed("gold:centre:3:0:", "frame:gold:centre"),
        _framed("person:settler"),
        _framed("ship:ship:1:5:", "frame:ship:ship"),
    )
    return laid(pad(column(blank(), row(*pieces)), 8, 0, 8, 26), 276, 170)


def sample(glow: float) -> DisplayList:
    """A corner of the table on which settings show."""
    sheet = DisplayList(402, 392)
    sheet.panel((0, 0, 402, 392), "#7CA25A", "#EBD7A4", 12, 3)
    keys = (
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
    for i, (frame, key) in enumerate(keys):
        light = pad(on(Ground("none", GLOW, 12, glow), blank()), -3) if i == 4 else None
        fill(sheet, (36 + i % 3 * 116, 30 + i // 3 * 116, 102, 102), over(_framed(key, frame, 1.7), light))
    return sheet


def option(name: str, value: str) -> DisplayList | None:
    """A plain button will do."""
    return None


def option_summary(options: Mapping[str, str]) -> DisplayList | None:
    """Nothing is added up."""
    return None


__all__ = [
    "TITLE_INK",
    "choice",
    "emblem",
    "invitation",
    "option",
    "option_summary",
    "picture",
    "sample",
    "seat_card",
]
