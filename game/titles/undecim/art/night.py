"""The Red Moon Night: the moon over the whole table, and a tower for each seat in the order of the action numbers."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList, Rect
from game.presentation import layout as lay
from game.titles.undecim.art import inks
from game.titles.undecim.art.faces import loose
from game.titles.undecim.rules import area, scoring
from game.titles.undecim.rules.components import LANDS, MOON_FACTOR
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.night_places import LEFT, TOP, answer_at, towers
from game.titles.undecim.table.outlook import land_lines, may_discard
from game.titles.undecim.table.places import COLUMN

_LINE: Final = inks.TOLD.but(colour=inks.BRIGHT, lines=1)
_STONES: Final = 24
"""A layer of the wall is so high; a stone is twice as long."""
_SHEET, _RULES, _DIE = (1256, 642), 62, 60
_TITLE: Final[Rect] = (30, 12, 376, 220)
_CLOCK: Final[Rect] = (888, 16, 340, 112)
"""The whole, the rules of slaying, the die; where the title and the end of the counters stand."""
_EDGE, _MERLON, _FACE, _WORTH, _CARD = 12, 16, 52, 34, (46, 64)
"""Of a tower: its margin, how high a merlon, a face, the points and an enemy are."""
_ASK, _ASKED = 122, 70
"""How wide the answers are, and where they begin."""
_BROAD: Final = 300
"""A tower so broad has room for its lands in one line."""


def sheet_of(v: View) -> DisplayList:
    """Title and rules of the night at the left, how it came at the right, the towers below. 1256 x 642."""
    s: UndecimState = v.state
    sheet = DisplayList(*_SHEET)
    what = f"undecim-night-what-{s.rules().moon_land}".replace("_", "-")
    told = lay.column(
        lay.aside(lay.say("undecim-phase-night", inks.BANNER)),
        lay.aside(lay.caption("undecim-phase-night", inks.TOLD.but(colour=inks.PEACH, lines=1))),
        lay.say(what, inks.HEAD.but(colour=inks.BRIGHT, face="body", lines=0, leading=1.5)),
        lay.sized(inks.backed(inks.NIGHTLY, lay.column(*slaying(s, _LINE)), _EDGE, 6), high=_RULES),
    )
    lay.fill(sheet, _TITLE, told)
    lay.fill(sheet, _CLOCK, _clock(s))
    for seat, (x, y, w, h) in towers(v).items():
        _tower(sheet, v, s, seat, (x - LEFT, y - TOP, w, h))
    return sheet


def slaying(s: UndecimState, style: lay.Style) -> list[lay.Block]:
    """Who may discard how many enemies, and what that brings."""
    first, second, third = (scoring.enemies_vp(s, n) for n in (1, 2, 3))
    facts = {"first": first, "second": second - first, "third": third - second}
    return [lay.say(f"undecim-art-night-{who}", style, facts) for who in ("most", "one")]


def _clock(s: UndecimState) -> lay.Block:
    many = s.rules().moon_counters
    after = inks.TOLD.but(colour=inks.PEACH, lines=1)
    told = lay.column(
        lay.say("undecim-night-die", inks.SMALL, {"die": s.die}),
        lay.say("undecim-night-left", inks.HEAD.but(colour=inks.ROSE, face="bold")),
        lay.say("undecim-night-after", after, {"count": many}),
        gap=0,
    )
    counters = lay.row(*(inks.sign("counter_off", inks.LARGE) for _ in range(many)), along="between", gap=0)
    full = lay.on(inks.NIGHTLY, lay.column(lay.pad(told, _DIE, 0, 0), lay.blank(), counters), _EDGE, 6)
    quiet = lay.column(lay.blank(high=inks.LARGE), lay.say("undecim-night-after", after, {"count": many}), lay.blank())
    return lay.over(lay.aside(full), lay.aside(lay.pad(quiet, _DIE + _EDGE, 0, 0), QUIET))


# --- the towers ------------------------------------------------------------------------------------


def walled(line: str, block: lay.Block, mine: bool) -> lay.Block:
    """A block before the wall of a tower; that of the own or of the first has light merlons."""
    colours = ("#E9DCC0", "#FFF6E2") if mine else ("#4E3842", "#8E5A58")

    def put(sheet: DisplayList, rect: Rect) -> None:
        x, y, w, h = rect
        sheet.shape(_merlons(w, *colours), (x, y - _MERLON, w, _MERLON + 2), (w, _MERLON + 2))
        sheet.shadow(rect)
        sheet.shape(_bricks(w, h), rect, (w, h))

    return lay.over(lay.Block(put), lay.ground(inks.frame(line)) if line else None, block)


def _merlons(w: float, look: str, edge: str) -> str:
    """The top of a tower so broad, as the body of a drawing."""
    count = int(w // (1.6 * _STONES))
    step = (w - _STONES) / (count - 1)
    wall = " ".join(f"M{i * step:.1f} {_MERLON} V0 H{i * step + _STONES:.1f} V{_MERLON}Z" for i in range(count))
    edges = " ".join(f"M{i * step:.1f} 1 H{i * step + _STONES:.1f}" for i in range(count))
    return f'<path d="{wall}" fill="{look}"/><path d="{edges}" stroke="{edge}" stroke-width="2" fill="none"/>'


def _bricks(w: float, h: float) -> str:
    """The wall of a tower, as the body of a drawing."""
    high = range(0, int(h), _STONES)
    rows = " ".join(f"M0 {y} H{w:g}" for y in high[1:])
    joints = " ".join(
        f"M{x} {y} V{min(y + _STONES, int(h))}"
        for i, y in enumerate(high)
        for x in range(_STONES + i % 2 * _STONES, int(w), 2 * _STONES)
    )
    lines = f'<path d="{rows} {joints}" stroke="#1B0F14" stroke-opacity=".45" stroke-width="1.5" fill="none"/>'
    return f'<rect x="0" y="0" width="{w:g}" height="{h:g}" rx="4" fill="#35242C"/>{lines}'


def _tower(sheet: DisplayList, v: View, s: UndecimState, seat: int, rect: Rect) -> None:
    mine, color = seat == v.me, v.colors[seat]
    asked = s.pending[-1].seats[0] if s.pending else -1
    state = "now" if seat == asked else "next" if seat in s.queue else "done"
    ink, faint = (inks.INK, inks.INK_2) if mine else (inks.BRIGHT, inks.MUTE)
    look = inks.frame(inks.SEAT[color][0]).but(width=3)
    head = _head(s, seat, color, state, inks.NAME.but(colour=ink))
    lands = _lands(s, seat, rect[2], inks.COUNT.but(colour=ink, face="body"), inks.SMALL.but(colour=faint))
    has = area.enemies(s, seat) + s.slain[seat]
    if mine:
        facts = {"count": has, "most": int(has == s.most_enemies and has > 0)}
        rest = [lay.blank(), lay.say("undecim-night-mine", inks.INKED_SMALL, facts)]
    else:
        rest = _others(s, seat, rect[2], state)
    told = lay.pad(lay.column(head, *rest, lands, gap=3), _EDGE, inks.GAP)
    wall = walled("", lay.picture("undecim/slab") if mine else lay.blank(), mine)
    framed = lay.aside(lay.ground(look if mine else look.but(line="#6E4A4A", width=1.3)))
    asks = lay.aside(lay.ground(look), QUIET) if state == "now" else None
    lay.fill(sheet, rect, lay.over(wall, framed, asks, told))
    if mine:
        _answers(sheet, s, seat, rect, state == "now")


def _head(s: UndecimState, seat: int, color: str, state: str, style: lay.Style) -> lay.Block:
    """Whose tower it is, the card played, the points, and whether it is its turn."""
    card = s.played[seat][0]
    played = lay.row(
        inks.number(card, inks.LARGE), lay.say(inks.name_of(card), inks.SMALL.but(colour=style.colour)), gap=3
    )
    tag = lay.Ground({"now": inks.GOLD, "next": "#4A3438", "done": inks.GREEN}[state], "", inks.GAP)
    ink = inks.SMALL.but(face="bold", align="center", colour=inks.INK if state == "now" else inks.WHITE)
    full = lay.on(tag, lay.say(f"undecim-night-state-{state}", ink))
    quiet = lay.corner(inks.ticked(inks.LARGE)) if state == "done" else lay.blank()
    right = lay.column(
        lay.sized(inks.points(s.vp[seat], inks.SEAT[color][0], ink=style.colour), high=_WORTH),
        lay.over(lay.aside(full), lay.aside(quiet, QUIET)),
    )
    left = lay.column(lay.say("table-player", inks.HEAD.but(colour=style.colour), {"seat": seat}), played)
    return lay.sized(lay.row(inks.profile(color, _FACE, 0.34), left, lay.sized(right, 1.5 * _FACE)), high=_FACE + 6)


def _others(s: UndecimState, seat: int, wide: float, state: str) -> list[lay.Block]:
    """The enemies of another seat, how many it may discard, and what that brings or brought."""
    has, gone = area.enemies(s, seat), s.slain[seat]
    card = lay.drawn(loose("enemy", "gold", False), _CARD[0] / COLUMN[0])
    cards = [_slain(s, n) for n in range(gone)] + [card] * has
    pitch = min(1.2 * _CARD[0], (wide - _CARD[0] - 2 * _EDGE) / max(1, len(cards) - 1))
    most = bool(cards) and len(cards) == s.most_enemies
    owned = lay.say(
        "undecim-night-has-most" if most else "undecim-night-has",
        inks.SMALL.but(colour=inks.ROSE),
        {"count": len(cards)},
    )
    may = (
        lay.say(f"undecim-night-may-{'any' if most else 'one'}", inks.SMALL.but(align="right"))
        if cards
        else lay.blank()
    )
    best = scoring.enemies_vp(s, may_discard(s, seat))
    done = state == "done"
    key = "undecim-night-slain" if done else "undecim-night-enemies"
    text = sum_of(s, gone) if done else f"0 – **+{best}**" if best else "0"
    brings = lay.row(
        lay.sized(lay.say(key, inks.SMALL), 1.6 * _FACE), lay.write(text, inks.COUNT.but(face="body", align="right"))
    )
    return [
        lay.sized(lay.row(*cards, gap=pitch - _CARD[0]), high=_CARD[1]),
        lay.row(lay.aside(owned, "" if cards else GONE), may),
        lay.aside(lay.column(inks.thread("#6E4A4A"), brings, gap=3), "" if (gone if done else best) else GONE),
        lay.blank(),
    ]


def _slain(s: UndecimState, n: int) -> lay.Block:
    """The place of an enemy that was discarded, and its points."""
    vp = scoring.enemies_vp(s, n + 1) - scoring.enemies_vp(s, n)
    told = lay.column(
        inks.sign("enemy", inks.LARGE, False), lay.write(f"+{vp}", inks.COUNT.but(colour=inks.ROSE)), gap=1
    )
    return inks.solid(lay.over(inks.empty(inks.FLAME, fill="#4A0F1A"), lay.pad(told, 0, inks.PAD)), *_CARD)


def sum_of(s: UndecimState, count: int) -> str:
    """The points of so many enemies as a sum: 4 + 5 + 6 = +15."""
    parts = [scoring.enemies_vp(s, n + 1) - scoring.enemies_vp(s, n) for n in range(count)]
    if len(parts) < 2:
        return f"**+{sum(parts)}**"
    return f"{' + '.join(map(str, parts))} = **+{sum(parts)}**"


def land_sum(s: UndecimState, base: int, whole: int) -> str:
    """The land bonus of a night as a sum: 3 × 2 = +6, or 3 + 2 = +5 by the annexations."""
    if not base or base == whole:
        return f"**+{whole}**"
    if s.rules().moon_land == "double":
        return f"{base} × {MOON_FACTOR} = **+{whole}**"
    return f"{base} + {whole - base} = **+{whole}**"


def _answers(sheet: DisplayList, s: UndecimState, seat: int, rect: Rect, asked: bool) -> None:
    """How many enemies may be discarded, each with its points; what was answered."""
    x, y, w, _ = rect
    if not asked:
        told = lay.column(
            lay.say("undecim-night-slain", inks.INKED_SMALL.but(align="right")),
            lay.write(sum_of(s, s.slain[seat]), inks.TOTAL.but(colour=inks.INK, face="body")),
        )
        lay.fill(sheet, (x + w / 2, y + _ASKED + inks.LARGE, w / 2 - _EDGE, 2 * inks.LARGE), told)
        return
    lay.fill(sheet, (x + w - _EDGE - _ASK, y + _ASKED, _ASK, inks.LARGE), lay.say("undecim-night-ask", inks.INKED_NAME))
    most = may_discard(s, seat)
    for n in range(most + 1):
        place = answer_at(rect, most + 1, n)
        key = "undecim-night-answer" if place[2] > 2 * _ASK / 3 else "undecim-night-answer-short"
        look, ink = (
            (inks.PAPER.but(fill=inks.WINE, line=inks.WINE), inks.BRIGHT) if n == most else (inks.PAPER, inks.INK)
        )
        words = lay.say(key, inks.INKED.but(colour=ink, lines=1), {"count": n, "vp": scoring.enemies_vp(s, n)})
        lay.fill(sheet, place, lay.on(look, words, inks.PAD, 0))


def _lands(s: UndecimState, seat: int, wide: float, style: lay.Style, faint: lay.Style) -> lay.Block:
    """The lands of a seat and their bonus."""
    land, moon, annex, annex_moon = land_lines(s, seat)
    gain = lay.write(land_sum(s, land + annex, land + moon + annex + annex_moon), style.but(align="right"))
    label = lay.say("undecim-night-land", faint)
    found = []
    for side in LANDS:
        count = s.sides[seat].count(side) + len(s.annexed[seat])
        many = lay.write(count, style.but(face="bold", align="left", colour=style.colour if count else faint.colour))
        one = lay.row(inks.sign(side, lit=count), lay.sized(many, inks.SIGN), gap=2)
        found.append(lay.aside(one, "" if count else SHADOW))
    signs = lay.row(*found, gap=3)
    if wide < _BROAD:
        return lay.column(lay.row(label, lay.sized(gain, _ASK)), lay.row(signs, lay.blank()), gap=1)
    return lay.row(lay.sized(label, _DIE), signs, gain)
