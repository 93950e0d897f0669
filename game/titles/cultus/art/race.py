"""The forecast: what every side would have if the game ended now, row by row on one scale, and what is still to come.

Two ledgers face each other in the solo game, the same height means the same thing; with two to four players every seat
has a narrow one, and a plan that is not yours stays a question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from game.engine import View
from game.presentation import Counted, DisplayList, Rect, signed
from game.titles.cultus.art.inks import CREAM, INK, INK_2, MOON, PAPER, SEAT, SHEETS, WINE, WINE_LINE
from game.titles.cultus.art.rival import forecast as strike_points
from game.titles.cultus.rules.components import ENDINGS, ENEMIES, MONUMENT_COST, PLANS
from game.titles.cultus.rules.scoring import Line, ending, enemy_lines, seat_lines
from game.titles.cultus.rules.state import SOURCES, CultusState
from game.titles.cultus.table.counted import counted_by_line
from game.titles.cultus.table.placement import SOLO_TURNS

SCALE: Final = 160.0
"""Points that fill a bar."""
ROW, PITCH, TOP = 46.0, 52.0, 184.0


class Side(NamedTuple):
    """A ledger: whose, where, its inks, and whether it reads from right to left."""

    key: str
    rect: Rect
    fill: str
    line: str
    strip: str
    bar: str
    before: str
    ink: str
    ink_2: str
    mirrored: bool = False

    def inks(self) -> dict[str, Any]:
        """What its sheet is filled with; its lines begin at the near edge, its figures stand at the far one."""
        near, far = ("right", "left") if self.mirrored else ("left", "right")
        return {**self._asdict(), "near": near, "far": far}

    def at(self, place: Rect) -> Rect:
        """Where a place so far from the near edge is on the table."""
        (x, _, wide, _), (left, y, w, h) = self.rect, place
        return x + wide - left - w if self.mirrored else x + left, y, w, h


class Row(NamedTuple):
    """A row: its message with numbers, and the points, None where they are hidden."""

    key: str
    message: str
    facts: dict[str, Any]
    points: int | None


def forecast(v: View) -> DisplayList | None:
    """The whole sheet, 1280 x 720; nothing before the first turn and after the end."""
    s: CultusState = v.state
    if not s.turn or s.phase == "over":
        return None
    sheet = DisplayList(1280, 720)
    sheet.panel((0, 38, 1280, 652), "#0B0618", opacity=0.5)
    if s.enemy:
        _solo(sheet, s)
    else:
        seats = [v.me, *v.others]
        wide = 1256 / len(seats) - 8
        for place, seat in enumerate(seats):
            _ledger(sheet, _paper(f"seat/{seat}", (12 + (wide + 8) * place, 44, wide, 360), s, seat), s, seat)
    return sheet


def counted_by(v: View, row: str) -> list[Counted]:
    """The squares that a row counts, for both sides of the solo game at once."""
    s: CultusState = v.state
    if not row.startswith("race/"):
        return []
    _, whose, number = row.split("/")
    each: dict[str, Counted] = {}
    for seat in range(s.seats):
        if whose in ("solo", str(seat)) and s.plan[seat] in PLANS:
            each |= _lit(s, list(seat_lines(s, seat)), number, str(seat))
    if s.enemy:
        each |= _lit(s, list(enemy_lines(s)), number, "enemy")
    return list(each.values())


def _lit(s: CultusState, lines: Sequence[Line], number: str, owner: str) -> dict[str, Counted]:
    return {counted.slot: counted for counted in counted_by_line(s, lines[int(number)], owner)}


# --- ledgers ---------------------------------------------------------------------------------------


def _paper(key: str, rect: Rect, s: CultusState, seat: int) -> Side:
    main, dark, _ = SEAT[s.color[seat] or "blue"]
    bar = dark if s.color[seat] == "yellow" else main
    return Side(key, rect, PAPER, bar, "#EFE3C8", bar, "#CBBFA4", INK, INK_2)


def _rows(lines: Sequence[Line], whose: str, hidden: bool = False) -> list[Row]:
    names = ("center", "icons", "pairs") if whose != "rival" else ("center", "near", "icons")
    found = []
    for name, line in zip(names, lines):
        icons = {key: f"[{icon}]" for key, icon in line.facts.items()}
        owner = "rival-" if whose == "rival" else ""
        facts = {"icon": "", "icon_a": "", "icon_b": "", **icons, "count": line.number, "factor": line.factor}
        secret = hidden and name != "center"
        found.append(Row(name, f"art-race-{owner}{name}", facts, None if secret else line.points))
    return found


def _ledger(sheet: DisplayList, side: Side, s: CultusState, seat: int, whose: str = "") -> int:
    """Head, rows and sum of one side; returns the sum as far as it is known."""
    x, y, w, _ = side.rect
    rival = side.key == "rival"
    points = s.enemy_vp if rival else s.vp[seat]
    hidden = not rival and s.seats > 1 and s.plan[seat] not in PLANS
    lines = list(enemy_lines(s)) if rival else _known_lines(s, seat, hidden)
    total = points
    rows = [_row(side, 116, 62, Row("now", "art-race-now", {}, points), 0, _sources(s, rival, seat))]
    for number, row in enumerate(_rows(lines, side.key, hidden)):
        target = f"race/{whose or seat}/{number}"
        rows.append({"hot": target, **_row(side, TOP + PITCH * number, ROW, row, total)})
        total += row.points or 0
    facts = {
        "person": ENEMIES[s.enemy].character if rival else s.character[seat],
        "who": "art-race-rival" if rival else "art-seat",
        "who_facts": {} if rival else {"seat": seat},
        "known": f"{total}{'+?' if hidden else ''}",
    }
    places = {
        "portrait": side.at((10, y + 8, 54, 60)),
        "drawn": side.at((12, y + 10, 50, 56)),
        "name_at": side.at((74, y + 8, w - 176, 30)),
        "who_at": side.at((74, y + 40, w - 176, 24)),
        "plate": side.at((w - 96, y + 10, 86, 42)),
        "sum": (x + 8, 342, w - 16, 48),
        "sum_at": side.at((20, 342, w / 2, 48)),
        "total_at": side.at((w - 170, 342, 150, 48)),
    }
    SHEETS.add(sheet, "race_ledger", {**side.inks(), **facts, **places, "points": points, "rows": rows})
    return total


def _known_lines(s: CultusState, seat: int, hidden: bool) -> list[Line]:
    if not hidden:
        return list(seat_lines(s, seat))
    shown = s.clone()
    shown.plan[seat] = next(iter(PLANS))  # Only the row of the centre is taken from it.
    return list(seat_lines(shown, seat))


def _sources(s: CultusState, rival: bool, seat: int) -> str:
    """The points of each source as a sum."""
    numbers = s.enemy_tally if rival else s.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return " + ".join(str(number).replace("-", "−") for number in numbers if number)


def _row(side: Side, y: float, h: float, row: Row, begin: int, under: str = "") -> dict[str, Any]:
    """A row so high: what it says, where, and the parts of its bar, on which it begins after so many points."""
    x, _, w, _ = side.rect
    known = row.points is not None
    figure = "?" if not known else f"{row.points}" if row.key == "now" else f"+{row.points}"
    product = "{count} × {factor}".format_map(row.facts) if known and row.facts else ""
    words = {"message": row.message, "facts": row.facts, "figure": figure, "product": product, "under": under}
    places = {
        "ground": (x + 8, y, w - 16, h),
        "text_at": side.at((20, y + 3, w - 190, 26)),
        "product_at": (x + 84, y + 3, 90, 26) if side.mirrored else (x + w - 176, y + 3, 90, 26),
        "figure_at": side.at((w - 170, y + 3, 150, 26)),
        "under_at": side.at((20, y + 26, w - 60, 18)),
        "groove": (x + 20, y + h - 14, w - 40, 9),
    }
    room = w - 40
    first, last = sorted(room * min(1.0, max(0.0, n / SCALE)) for n in (begin, begin + (row.points or 0)))
    spans = ((0.0, first, side.before), (first, last, side.bar))
    parts = [
        {"part": (x + 20 + (room - b if side.mirrored else a), y + h - 14, b - a, 9), "fill": fill}
        for a, b, fill in spans
        if b - a > 0.5
    ]
    return {**words, **places, "face": "bold" if under else "body", "parts": parts}


# --- the solo game ---------------------------------------------------------------------------------


def _solo(sheet: DisplayList, s: CultusState) -> None:
    own = _paper("own", (12, 44, 384, 640), s, 0)
    rival = Side(
        "rival", (856, 44, 412, 640), WINE, WINE_LINE, "#3D1830", "#D4566E", "#6B2A3E", "#FFF1E8", "#F3C9D2", True
    )
    mine, theirs = _ledger(sheet, own, s, 0, "solo"), _ledger(sheet, rival, s, -1, "solo")
    _still_own(sheet, own, s)
    _still_rival(sheet, rival, s)
    _middle(sheet, mine - theirs)


def _still_own(sheet: DisplayList, side: Side, s: CultusState) -> None:
    cards = sum(map(len, s.piles))
    left = min(SOLO_TURNS - s.turn, -(-cards // 2)) if s.lap < 0 else max(0, s.lap)
    notes = [
        _note(side, "gold", "action_build", True, gold=max(0, s.cost[0]), price=MONUMENT_COST),
        _note(side, "turns", "action_place", False, turns=left, cards=cards),
    ]
    pitch = (side.rect[2] - 40) / len(s.piles)
    facts = {"notes": notes, "piles": [{"left": len(pile)} for pile in s.piles], "cards": cards}
    SHEETS.add(sheet, "race_own", {**facts, "strip": side.strip, "pitch": pitch, "pile": pitch - 6})


def _still_rival(sheet: DisplayList, side: Side, s: CultusState) -> None:
    enemy = ENEMIES[s.enemy]
    last = s.last_space()
    first = last - s.enemy_track
    strikes = [s.turn + first - 1 + last * n for n in range(3)]
    strikes = [turn for turn in strikes if turn <= SOLO_TURNS]
    points = strike_points(s)
    notes = [
        _note(side, name, "fire", name == "again", turn=turn, vp=points)
        for name, turn in zip(("strike", "again"), strikes)
    ]
    turns = []
    for turn in range(s.turn, min(SOLO_TURNS, s.turn + 4) + 1):
        hit = turn in strikes
        space = (s.enemy_track + turn - s.turn + 1) % last
        inks = {"fill": "#8A1F2E" if hit else WINE, "rim": "#FFB36B" if hit else WINE_LINE}
        turns.append({"turn": turn, "told": f"[fire] +{points}" if hit else f"[cube] {space}", **inks})
    pitch = (side.rect[2] - 40) / len(turns)
    facts = {"notes": notes, "turns": turns, "who": enemy.character, "pitch": pitch, "tile": pitch - 6}
    SHEETS.add(sheet, "race_rival", {**facts, "ink": side.ink, "ink_2": side.ink_2, "strip": side.strip})


def _note(side: Side, name: str, icon: str, dashed: bool, **facts: int) -> dict[str, Any]:
    """Something still to come: in dashes where it depends on what is done."""
    w = side.rect[2]
    inks = {"ground": WINE if side.mirrored else "#FFFDF6", "line": side.line, "ink": side.ink, "ink_2": side.ink_2}
    places = {"frame": w - 18, "wide": w - 16, "room": w - 80, "dash": ' stroke-dasharray="6 4"' if dashed else ""}
    return {"message": f"art-race-{name}", "icon": icon, "facts": facts, **inks, **places}


def _middle(sheet: DisplayList, difference: int) -> None:
    reached = ending(difference)
    tiers = []
    for name, tier in ENDINGS.items():
        here = name == reached
        fill = MOON if here else "#33265F" if tier.victory else "#4A1C2C"
        tiers.append(
            {"name": name, "fill": fill, "rim": "#FFE6A6" if here else "#6B5C94", "ink": INK if here else CREAM}
        )
    missing = next((tier.least for tier in ENDINGS.values() if tier.victory), 1) - difference
    message, vp = ("art-race-missing", missing) if missing > 0 else ("art-race-ahead", difference)
    pitch = 412 / len(ENDINGS)
    places = {"pitch": pitch, "wide": pitch - 4, "room": pitch - 8}
    words = {"message": message, "vp": vp, "difference": signed(difference), "tiers": tiers}
    SHEETS.add(sheet, "race_difference", {**words, **places})
