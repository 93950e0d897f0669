"""The forecast: what every side would have if the game ended now, row by row on one scale, and what is still to come.

Two ledgers face each other in the solo game, the same height means the same thing; with two to four players every seat
has a narrow one, and a plan that is not yours stays a question.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.engine import View
from game.presentation import Counted, DisplayList, Rect, signed
from game.presentation import layout as lay
from game.presentation.parts import dashes
from game.titles.cultus.art import inks
from game.titles.cultus.art.blocks import inline, portrait, sign, tell
from game.titles.cultus.art.rival import forecast as strike_points
from game.titles.cultus.rules.components import ENDINGS, ENEMIES, MONUMENT_COST, PLANS
from game.titles.cultus.rules.scoring import ENEMY, ScoreLine, ending, enemy_lines, seat_lines
from game.titles.cultus.rules.state import ENEMY_SOURCES, SOURCES, CultusState
from game.titles.cultus.table import places
from game.titles.cultus.table.counted import counted_by_item
from game.titles.cultus.table.placement import SOLO_TURNS

SCALE: Final = 160.0
"""Points that fill a bar."""
PLACE: Final[Rect] = (12, 44, 1256, 640)
WIDE: Final = (places.OWN[2], places.RIVAL[2])
VEIL: Final[Rect] = (0, places.BAR[3], inks.TABLE[0], 652)
"""Where the ledgers stand, how wide the two of the solo game are, and what sinks behind them."""
HEADED, BARRED, TOLD, DIFFERENT = 60, 46, 62, 120
"""How high head and notes are, a row with its bar and one with its sources, the difference."""
FIGURED, BAR, COMING = 84, 9, 4
"""How wide a figure is, how high a bar; so many turns to come are shown."""


class LedgerLook(NamedTuple):
    """The inks of a ledger, and whether it reads from right to left."""

    fill: str
    line: str
    strip: str
    bar: str
    before: str
    ink: str
    ink_2: str
    mirrored: bool = False

    def row(self, *blocks: lay.Block | None, gap: float = inks.GAP) -> lay.Block:
        """Blocks from the near edge to the far one."""
        return lay.row(*(blocks[::-1] if self.mirrored else blocks), gap=gap)

    def near(self, style: lay.Style, colour: str = "") -> lay.Style:
        """Words that begin at the near edge."""
        return style.but(align="right" if self.mirrored else "left", colour=colour or self.ink)

    def far(self, style: lay.Style, colour: str = "") -> lay.Style:
        """Words that end at the far one."""
        return style.but(align="left" if self.mirrored else "right", colour=colour or self.ink)


FOE_SIDE: Final = LedgerLook(inks.WINE, inks.WINE_LINE, "#3D1830", "#D4566E", "#6B2A3E", "#FFF1E8", "#F3C9D2", True)


def forecast(v: View) -> DisplayList | None:
    """The whole sheet, 1280 x 720; nothing before the first turn and after the end."""
    s: CultusState = v.state
    if not s.turn or s.phase == "over":
        return None
    sheet = DisplayList(*inks.TABLE)
    lay.fill(sheet, VEIL, lay.ground(lay.Ground("#0B0618", radius=0, opacity=0.5)))
    if s.enemy:
        own, mine = _ledger(_paper(s, 0), s, 0, "solo")
        rival, theirs = _rival_s(s)
        between = lay.column(lay.blank(), lay.sized(_difference(mine - theirs), high=DIFFERENT))
        ledgers = [
            _framed(_paper(s, 0), *own, *_still_own(_paper(s, 0), s)),
            _framed(FOE_SIDE, *rival, *_still_rival(s)),
        ]
        mine_, its = (lay.sized(ledger, wide) for ledger, wide in zip(ledgers, WIDE))
        lay.fill(sheet, PLACE, lay.row(mine_, between, its, gap=2 * inks.GAP))
    else:
        ledgers = [_framed(_paper(s, seat), *_ledger(_paper(s, seat), s, seat)[0]) for seat in (v.me, *v.others)]
        lay.fill(sheet, PLACE, lay.column(lay.row(*ledgers), lay.blank()))
    return sheet


def counted_by(v: View, row: str) -> list[Counted]:
    """The squares that a row counts, for both sides of the solo game at once."""
    s: CultusState = v.state
    if not row.startswith("race/"):
        return []
    _, whose, number = row.split("/")
    sheets: list[tuple[int, Sequence[str], Iterable[ScoreLine]]] = [
        (seat, SOURCES, seat_lines(s, seat))
        for seat in range(s.seats)
        if whose in ("solo", str(seat)) and s.plan[seat] in PLANS
    ]
    if s.enemy:
        sheets.append((ENEMY, ENEMY_SOURCES, enemy_lines(s)))
    each: dict[str, Counted] = {}
    for seat, sources, lines in sheets:
        line = list(lines)[int(number)]
        counted = counted_by_item(s, seat, sources[line.source], line.params())
        each |= {place.slot: place for place in counted}
    return list(each.values())


# --- ledgers ---------------------------------------------------------------------------------------


def _paper(s: CultusState, seat: int) -> LedgerLook:
    main, dark, _ = inks.SEAT[s.color[seat] or "blue"]
    bar = dark if s.color[seat] == "yellow" else main
    return LedgerLook(inks.PAPER, bar, "#EFE3C8", bar, "#CBBFA4", inks.INK, inks.INK_2)


def _framed(side: LedgerLook, *parts: lay.Block) -> lay.Block:
    return lay.on(lay.Ground(side.fill, side.line, width=2.4, shadow=150), lay.column(*parts, gap=inks.GAP), inks.PAD)


def _ledger(side: LedgerLook, s: CultusState, seat: int, whose: str = "") -> tuple[list[lay.Block], int]:
    """Head, rows and sum of a seat, and the sum as far as it is known."""
    hidden = s.seats > 1 and s.plan[seat] not in PLANS
    names = [f"art-race-{name}" for name in ("center", "icons", "pairs")]
    head = _head(
        side, s.character[seat], tell("art-seat", side.near(inks.TEXT, side.ink_2), {"seat": seat}), s.vp[seat]
    )
    rows, total = _rows(
        side, s.vp[seat], s.sources(seat), names, _known_lines(s, seat, hidden), whose or str(seat), hidden
    )
    return [head, *rows, _sum(side, f"{total}{'+?' if hidden else ''}")], total


def _rival_s(s: CultusState) -> tuple[list[lay.Block], int]:
    side = FOE_SIDE
    names = [f"art-race-rival-{name}" for name in ("center", "near", "icons")]
    head = _head(side, ENEMIES[s.enemy].character, tell("art-race-rival", side.near(inks.TEXT, side.ink_2)), s.enemy_vp)
    rows, total = _rows(side, s.enemy_vp, s.enemy_tally, names, list(enemy_lines(s)), "solo", False)
    return [head, *rows, _sum(side, str(total))], total


def _known_lines(s: CultusState, seat: int, hidden: bool) -> list[ScoreLine]:
    if not hidden:
        return list(seat_lines(s, seat))
    shown = s.clone()
    shown.plan[seat] = next(iter(PLANS))  # Only the row of the centre is taken from it.
    return list(seat_lines(shown, seat))


def _head(side: LedgerLook, person: str, who: lay.Block, points: int) -> lay.Block:
    """Portrait, name, who plays it, and the points as they stand."""
    name = lay.say(inks.name_of(person), side.near(inks.TITLE)) if person else None
    plate = lay.on(inks.PLATE.but(radius=inks.SOFT), lay.write(f"[star] **{points}**", inks.SUM.but(align="center")))
    told = side.row(
        lay.sized(portrait(person, side.line), BARRED),
        lay.column(name, who, gap=2, along="middle"),
        lay.sized(plate, FIGURED, BARRED),
    )
    return lay.sized(lay.pad(told, 2, 0), high=HEADED)


def _rows(
    side: LedgerLook,
    points: int,
    numbers: Sequence[int],
    names: Sequence[str],
    lines: Sequence[ScoreLine],
    whose: str,
    hidden: bool,
) -> tuple[list[lay.Block], int]:
    """What a side has, with its sources, and what each line would add, on one scale; and the sum of what is known."""
    sources = " + ".join(str(number).replace("-", "−") for number in numbers if number)
    found = [_row(side, tell("art-race-now", side.near(inks.BOLD)), "", str(points), 0, points, sources)]
    total = points
    for number, (name, line) in enumerate(zip(names, lines)):
        secret = hidden and number > 0
        icons = {"icon": "", "icon_a": "", "icon_b": "", **{key: inline(icon) for key, icon in line.facts.items()}}
        facts = {**icons, "count": line.number, "factor": line.factor}
        product, brings = ("", "?") if secret else (f"{line.number} × {line.factor}", f"+{line.points}")
        said = tell(name, side.near(inks.TEXT), facts)
        found.append(
            lay.hot(_row(side, said, product, brings, total, 0 if secret else line.points), f"race/{whose}/{number}")
        )
        total += 0 if secret else line.points
    return found, total


def _row(
    side: LedgerLook, said: lay.Block, product: str, figure: str, begin: int, points: int, under: str | None = None
) -> lay.Block:
    """What it says, what it brings, and its bar, which begins after so many points."""
    told = side.row(
        said,
        lay.sized(lay.write(product, side.far(inks.TEXT, side.ink_2)), FIGURED) if product else None,
        lay.sized(lay.write(f"**{figure}**", side.far(inks.BIG.but(face="body"))), BARRED),
    )
    below = None if under is None else lay.sized(lay.write(under, side.near(inks.SMALL, side.ink_2)), high=2 * inks.PAD)
    inner = lay.column(told, below, _bar(side, begin, points), gap=1)
    return lay.sized(
        lay.on(lay.Ground(side.strip, radius=inks.SOFT), lay.pad(inner, 2 * inks.GAP, 3)),
        high=BARRED if under is None else TOLD,
    )


def _bar(side: LedgerLook, begin: int, points: int) -> lay.Block:
    first, last = sorted(min(1.0, max(0.0, n / SCALE)) for n in (begin, begin + points))
    parts = [(first, _beam(side.before)), (last - first, _beam(side.bar))]
    spans = [lay.shared(part, share) for share, part in parts if share > 0] + [lay.shared(lay.blank(), 1 - last)]
    return lay.sized(lay.over(_beam("#000000", 0.16), side.row(*spans, gap=0)), high=BAR)


def _beam(colour: str, opacity: float = 1) -> lay.Block:
    return lay.ground(lay.Ground(colour, radius=BAR / 2, opacity=opacity))


def _sum(side: LedgerLook, known: str) -> lay.Block:
    name = tell("art-race-sum", side.near(inks.HEAD, inks.WHITE))
    total = lay.sized(lay.write(f"= **{known}** [star]", side.far(inks.SUM.but(face="body"), inks.WHITE)), 2 * FIGURED)
    return lay.sized(
        lay.on(lay.Ground(side.bar, side.line, width=1.4), side.row(name, total), 2 * inks.GAP, 0), high=BARRED
    )


# --- the solo game ---------------------------------------------------------------------------------


def _to_come(
    side: LedgerLook, notes: Sequence[lay.Block], title: lay.Block, tiles: Sequence[lay.Block], under: str
) -> list[lay.Block]:
    """What is still to come: two notes, and a strip with a tile for each pile or turn."""
    heading = lay.sized(lay.pad(tell("art-race-to-come", side.near(inks.HEAD)), 2 * inks.GAP, 0), high=inks.LARGE)
    below = tell(under, side.near(inks.SMALL, side.ink_2))
    told = lay.column(title, lay.shared(lay.row(*map(lay.shared, tiles))), below, gap=inks.GAP)
    both = [*notes, *([lay.blank()] * (2 - len(notes)))]
    return [
        heading,
        *(lay.sized(note, high=HEADED) for note in both),
        lay.shared(lay.on(lay.Ground(side.strip, radius=inks.SOFT), told, 2 * inks.GAP, 3)),
    ]


def _still_own(side: LedgerLook, s: CultusState) -> list[lay.Block]:
    cards = sum(map(len, s.piles))
    left = min(SOLO_TURNS - s.turn, -(-cards // 2)) if s.lap < 0 else max(0, s.lap)
    notes = [
        _note(side, "gold", "action_build", True, gold=max(0, s.cost[0]), price=MONUMENT_COST),
        _note(side, "turns", "action_place", False, turns=left, cards=cards),
    ]
    title = tell("art-race-piles", side.near(inks.BOLD), {"cards": cards})
    look = lay.Ground("#FFFDF6", "#B99B62", inks.SOFT)
    tiles = [lay.on(look, lay.write(f"[card] **{len(pile)}**", inks.INKED_NUMBER.but(face="body"))) for pile in s.piles]
    return _to_come(side, notes, title, tiles, "art-race-ends")


def _still_rival(s: CultusState) -> list[lay.Block]:
    side = FOE_SIDE
    last = s.last_space()
    first = last - s.enemy_track
    strikes = [s.turn + first - 1 + last * n for n in range(3)]
    strikes = [turn for turn in strikes if turn <= SOLO_TURNS]
    points = strike_points(s)
    notes = [
        _note(side, name, "fire", name == "again", turn=turn, vp=points)
        for name, turn in zip(("strike", "again"), strikes)
    ]
    tiles = []
    for turn in range(s.turn, min(SOLO_TURNS, s.turn + COMING) + 1):
        hit = turn in strikes
        told = f"[fire] +{points}" if hit else f"[cube] {(s.enemy_track + turn - s.turn + 1) % last}"
        look = lay.Ground("#8A1F2E", inks.FLAME, inks.SOFT) if hit else lay.Ground(inks.WINE, inks.WINE_LINE, inks.SOFT)
        middle = inks.CHARGE.but(colour=inks.CREAM, face="body")
        tiles.append(
            lay.on(
                look,
                lay.column(tell("art-struck", middle, {"turn": turn}), lay.write(told, middle), gap=0, along="middle"),
            )
        )
    title = tell("art-race-clock", side.near(inks.BOLD), {"enemy": ENEMIES[s.enemy].character})
    return _to_come(side, notes, title, tiles, "art-race-as-now")


def _note(side: LedgerLook, name: str, icon: str, dashed: bool, **facts: int) -> lay.Block:
    """Something still to come: in dashes where it depends on what is done."""
    look = lay.Ground(inks.WINE if side.mirrored else "#FFFDF6", side.line, inks.SOFT, 1.6)
    said = tell(f"art-race-{name}", inks.BOLD.but(colour=side.ink), facts)
    why = tell(f"art-race-{name}-why", inks.SMALL.but(colour=side.ink_2), facts)
    told = lay.pad(lay.row(sign(icon, inks.LARGE), lay.column(said, why, gap=2, along="middle")), inks.PAD, 0)
    return (
        lay.over(dashes(look.line, look.radius, look.width, look.fill), told)
        if dashed
        else lay.over(lay.ground(look), told)
    )


def _difference(difference: int) -> lay.Block:
    """Between the ledgers: the difference, the endings, how much is missing."""
    reached = ending(difference)
    tiers = []
    for name, tier in ENDINGS.items():
        here = name == reached
        look = lay.Ground("#33265F" if tier.victory else "#4A1C2C", "#6B5C94", inks.SOFT, 1.4)
        words = inks.SMALL.but(colour=inks.INK if here else inks.CREAM, align="center", leading=1.15, lines=0)
        tiers.append(
            lay.on(look.but(fill=inks.MOON, line="#FFE6A6") if here else look, tell(f"ending-{name}-name", words), 2, 1)
        )
    missing = next((tier.least for tier in ENDINGS.values() if tier.victory), 1) - difference
    message, vp = ("art-race-missing", missing) if missing > 0 else ("art-race-ahead", difference)
    told = tell("art-race-difference", inks.BIG, {"difference": signed(difference)})
    above = lay.row(told, lay.sized(tell("art-race-hint", inks.SMALL.but(align="right")), 2.3 * FIGURED))
    below = tell(message, inks.TEXT, {"vp": vp})
    return lay.on(
        lay.Ground(inks.NIGHT, inks.MOON, width=2, shadow=150),
        lay.column(lay.sized(above, high=inks.LARGE), lay.shared(lay.row(*tiers)), below),
        2 * inks.GAP,
        3,
    )
