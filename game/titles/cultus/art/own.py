"""What is yours: character, monument cost, plan, monument cards, actions; and the bar above all."""

from __future__ import annotations

from typing import Any, Final

from game.engine import HIDDEN, View
from game.presentation import DisplayList, Rect
from game.titles.cultus import components as box
from game.titles.cultus.art import inks
from game.titles.cultus.art.inks import SHEETS
from game.titles.cultus.presentation import SOLO_TURNS, me_of, seat_color
from game.titles.cultus.scoring import Line, plan_lines
from game.titles.cultus.setting_up import SOLO_STEPS, STEPS
from game.titles.cultus.state import CultusState

PHASES: Final = ("start", "income", "action", "hand", "enemy", "end")


def bar(v: View) -> DisplayList:
    """Crest, title, phases, turn, rival."""
    s: CultusState = v.state
    solo = s.seats == 1
    phases = [phase for phase in PHASES if phase != "enemy" or solo]
    now = s.phase.split("_")[0] if s.turn else ""
    passed = phases.index(now) if now in phases else -1
    return SHEETS.draw(
        "bar",
        s=s,
        phases=[{"phase": p, "now": i == passed, "style": _step_style(i, passed)} for i, p in enumerate(phases)],
        wide=58 * len(phases),
        after=190 + 58 * len(phases) + 16,
        turns=SOLO_TURNS,
        solo_turn=solo and s.turn,
        shared_turn=not solo and s.turn,
        last_lap=not solo and s.turn and s.lap >= 0,
        difficulty=s.difficulty,
        enemy=s.enemy,
        color=s.color[s.seat],
    )


def _step_style(step: int, now: int) -> str:
    return "now" if step == now else "passed" if step < now else "coming"


def character(v: View) -> DisplayList:
    """Portrait, name, points, what the three effects cost, and the track of character gold. The effects are drawn while
    they are no controls: before the first turn and after the last."""
    s: CultusState = v.state
    me = me_of(v)
    person = s.character[me]
    still = person and (not s.turn or s.phase == "over")
    return SHEETS.draw(
        "character",
        line=inks.SEAT_LINE[seat_color(s, me)],
        color=seat_color(s, me),
        person=person,
        points=s.vp[me],
        effects=effects(person) if still else (),
        spaces=[{"space": n, "price": "priced" if n in box.EFFECTS else "plain"} for n in range(box.TRACK + 1)],
        who=f"person/{person}" if person else "track/character",
    )


def effects(person: str) -> list[dict[str, Any]]:
    """The price and the icon of each effect of a character."""
    facts = zip(box.EFFECTS, box.CHARACTERS[person])
    return [{"tier": tier, "icon": box.KINDS[kind], "vp": box.EFFECT_VP} for tier, kind in facts]


def cost(v: View) -> DisplayList:
    """The track of monument gold, the monument on its last space, the cubes in stock."""
    s: CultusState = v.state
    me = me_of(v)
    gone = s.cost[me] < 0 and s.turn > 0
    spaces = [{"space": n, "last": False, "style": "cost_space"} for n in range(box.TRACK)]
    last = {"space": box.TRACK, "last": True, "style": "cost_last"}
    return SHEETS.draw("cost", stock=s.stock[me], spaces=[] if gone else [*spaces, last])


def plan(v: View) -> DisplayList:
    """Both bonuses of the plan with what they come to today."""
    card = v.state.plan[me_of(v)]
    return SHEETS.draw("plan", plan_facts(v.state, card) if card and card != HIDDEN else {})


def plan_facts(s: CultusState, plan: str) -> dict[str, Any]:
    """A plan, its two rows, and what they come to today."""
    icons, pairs = plan_lines(s, plan)
    rows = [_row("art-plan-icons", icons), _row("art-plan-pairs", pairs)]
    return {"plan": plan, "rows": rows, "total": icons.points + pairs.points}


def _row(message: str, line: Line) -> dict[str, Any]:
    marks = "".join(f"[{icon}]" for icon in line.facts.values())
    return {"message": message, "marks": marks, "count": line.number, "vp": line.factor, "points": line.points}


def taken(v: View) -> DisplayList:
    """The monument cards that work for you: up to three in words, more as marks."""
    cards = v.state.taken[me_of(v)]
    if not cards:
        return SHEETS.draw("taken_empty")
    sheet = DisplayList(384, 52)
    wide = 190.0 if len(cards) <= 2 else 384 / len(cards) - 4
    for i, card in enumerate(cards):
        _taken_card(sheet, (i * (wide + 4), 0, wide, 52), card)
    return sheet


def _taken_card(sheet: DisplayList, rect: Rect, card: str) -> None:
    """One monument card beside the player: its mark and, where there is room, its words."""
    x, y, w, h = rect
    data = box.MONUMENT_CARDS[card]
    worded = w > 110
    sheet.shadow(rect, 8, 6, 90, 3)
    sheet.panel(rect, inks.PAPER if worded else "#5A4A86", inks.PAPER_LINE)
    side = 38.0 if worded else w
    if worded:
        sheet.panel((x, y, side, h), "#5A4A86", "", 6)
    shift = 0.0 if worded or data.permit is None else 10.0
    sheet.svg(f"cultus/icons/kind_{data.kind}", (x + side / 2 - 12 - shift, y + h / 2 - 12, 24, 24))
    if data.permit is not None:
        place = (x + 21, y + h - 19, 17, 17) if worded else (x + w / 2 + 5, y + h / 2 - 9, 18, 18)
        sheet.svg(f"cultus/icons/{box.KINDS[data.permit]}", place)
    icon = {"icon": f"[{box.KINDS[data.permit]}]" if data.permit is not None else ""}
    short = f"cultus-art-short-{data.kind}"
    ink: dict[str, Any] = {"colour": inks.INK}
    if w > 150:
        name = f"cultus-art-card-{data.kind}"
        sheet.say((x + 44, y + 3, w - 48, 22), name, size=12.5, face="bold", lines=1, **ink)
        sheet.say((x + 44, y + 24, w - 48, 26), short, icon, size=11.5, leading=1.2, **ink)
    elif worded:
        sheet.say((x + 43, y + 2, w - 47, h - 4), short, icon, size=12, leading=1.25, **ink)
    sheet.hot(rect, card)


def actions(v: View) -> DisplayList:
    """The ground of the action chips and the action points that are left; before the first turn the steps of the
    set-up, after the last one the result."""
    s: CultusState = v.state
    if s.phase == "over":
        return SHEETS.draw("actions", title="over", totals=_totals(s))
    if not s.turn:
        return SHEETS.draw("actions", title="setup", **_steps(s))
    sheet = SHEETS.draw("actions", title="actions")
    if s.phase == "action" and s.seat == me_of(v):
        most = s.phase_points()
        left = 376 - 27 * most
        sheet.say((left - 64, 4, 59, 30), "cultus-art-ap", {"ap": s.ap}, size=13, align="right", lines=1)
        for i in range(most):
            sheet.svg(f"cultus/icons/{'ap' if i < s.ap else 'ap_used'}", (left + 27 * i, 7, 24, 24))
        sheet.hot((left - 78, 4, 460 - left, 30), "ap")
    return sheet


def _steps(s: CultusState) -> dict[str, Any]:
    """What there is to settle before the first turn, what is done, and who is asked now."""
    steps = SOLO_STEPS if s.seats == 1 else STEPS
    key, asked = (s.pending[-1].key, s.pending[-1].seats[0]) if s.pending else (s.phase, s.start_seat)
    now = steps.index(key) if key in steps else -1
    pitch = min(34.0, 182 / len(steps))
    rows = []
    for i, step in enumerate(steps):
        style = _step_style(i, now)
        ink = inks.INK if i == now else "#8F84AC" if i < now else inks.CREAM
        who = i == now and s.seats > 1
        rows.append(
            {"step": step, "number": i + 1, "done": i < now, "now": i == now, "style": style, "ink": ink, "who": who}
        )
    return {"steps": rows, "pitch": pitch, "h": pitch - 3, "tick": 38 + (pitch - 3) / 2 - 7, "asked": asked}


def _totals(s: CultusState) -> list[dict[str, Any]]:
    """Everybody's points at the end, the most in gold."""
    rows: list[dict[str, Any]] = [
        {"shape": s.color[seat], "name": "art-seat", "facts": {"seat": seat}, "points": s.vp[seat]}
        for seat in range(s.seats)
    ]
    if s.enemy:
        name = f"name-{box.ENEMIES[s.enemy].character}"
        rows.append({"shape": "black", "name": name, "facts": {}, "points": s.enemy_vp})
    best = max(row["points"] for row in rows)
    for row in rows:
        row["ground"], row["ink"] = (inks.MOON, inks.INK) if row["points"] == best else (inks.NIGHT_2, inks.CREAM)
    return rows


def display_label(v: View) -> DisplayList:
    """Over the monument cards: what they are and what one costs."""
    s: CultusState = v.state
    sheet = SHEETS.draw("display_label")
    top, size = (20, 136) if s.seats == 1 else (18, 118)
    for i in range(len(s.display), 3):
        sheet.panel((107 * i, top, 101, size), inks.NIGHT, inks.NIGHT_LINE, 6, 1, 0.5)
    if not s.monument_deck and s.turn:
        sheet.panel((328, top, 78, size - 8), inks.NIGHT, inks.NIGHT_LINE, 6, 1, 0.5)
    return sheet


def counters(v: View) -> DisplayList:
    """What ends the game, and how far it is; what is close to its end warns."""
    s: CultusState = v.state
    me = me_of(v)
    solo = s.seats == 1
    due = box.ENEMIES[s.enemy].track_last - s.enemy_track if s.enemy else 0
    rows = [
        ("card", "icons/card", "cards-left", "pieces", sum(map(len, s.piles)), 6),
        ("cube_mark", f"pieces/cube_{seat_color(s, me)}", "cubes-left", "pieces", s.stock[me] + (s.cost[me] >= 0), 1),
        ("fire", "icons/fire", "effect-in", "turns" if due else "turns-now", due, 1),
    ]
    told = [
        {
            "name": name,
            "icon": icon,
            "message": message,
            "unit": unit,
            "count": count,
            "ink": inks.WARNING if count <= few else inks.CREAM,
        }
        for name, icon, message, unit, count, few in rows[: 3 if solo else 2]
    ]
    sheet = DisplayList(108, 142 if solo else 78)
    sheet.shadow((0, 0, *sheet.size), 8, 6, 90, 3)
    sheet.panel((0, 0, *sheet.size), inks.NIGHT, inks.NIGHT_LINE)
    top, pitch = (29, 37) if solo else (4, 36)
    places = {"top": top, "icon_top": top + 7, "unit_top": top + 15, "pitch": pitch}
    SHEETS.add(sheet, "counters", {"solo": solo, "rows": told, **places})
    return sheet
