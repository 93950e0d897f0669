"""What is yours: character, monument cost, plan, monument cards, actions; and the bar above all."""

from __future__ import annotations

from typing import Any, Final

from game.engine import HIDDEN, View
from game.presentation import DisplayList, kit
from game.titles.cultus.art import inks
from game.titles.cultus.art.faces import monument_facts
from game.titles.cultus.art.inks import SHEETS
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.foes import phases_to_effect
from game.titles.cultus.rules.scoring import Line, plan_lines
from game.titles.cultus.rules.setting_up import SOLO_STEPS, STEPS
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.placement import SOLO_TURNS, seat_color

PHASES: Final = ("start", "income", "action", "hand", "enemy", "end")
PHASES_AT = 172.0
"""Where the phases begin in the bar."""


def bar(v: View) -> DisplayList:
    """Crest, title, phases, turn, rival."""
    s: CultusState = v.state
    solo = s.seats == 1
    phases = [phase for phase in PHASES if phase != "enemy" or solo] if s.turn else []
    steps = SOLO_STEPS if solo else STEPS
    key = s.pending[-1].key if s.pending and not s.turn else ""
    now = s.phase.split("_")[0] if s.turn else ""
    sheet = SHEETS.draw(
        "bar",
        s=s,
        step=steps.index(key) + 1 if key in steps else 0,
        steps=len(steps),
        last_lap=not solo and s.turn and s.lap >= 0,
        difficulty=s.difficulty,
        enemy=s.enemy if s.turn else "",
    )
    named = {phase: f"cultus-art-phase-{phase}" for phase in phases}
    left = kit.course(sheet, PHASES_AT, named, now, inks.MOON, inks.INK, ("#6B5C94", inks.LILAC)) + 12
    if s.turn:
        turn = {"turn": s.turn, "turns": SOLO_TURNS}
        sheet.say((left, 0, 96, 38), f"cultus-art-turn{'-of' if solo else ''}", turn, size=14, lines=1)
    return sheet


def _step_style(step: int, now: int) -> str:
    return "now" if step == now else "passed" if step < now else "coming"


def character(v: View) -> DisplayList:
    """Portrait, name, points, what the three effects cost, and the track of character gold. The effects are drawn while
    they are no controls: before the first turn and after the last."""
    s: CultusState = v.state
    me = v.me
    person = s.character[me]
    still = person and (not s.turn or s.phase == "over")
    return SHEETS.draw(
        "character",
        line=inks.SEAT_LINE[seat_color(s, me)],
        color=seat_color(s, me),
        person=person,
        alone=person if s.seats == 1 else "",
        shared=s.seats > 1,
        known=person if s.seats > 1 else "",
        me=me,
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
    me = v.me
    gone = s.cost[me] < 0 and s.turn > 0
    spaces = [{"space": n, "last": False, "style": "cost_space"} for n in range(box.TRACK)]
    last = {"space": box.TRACK, "last": True, "style": "cost_last"}
    return SHEETS.draw("cost", stock=s.stock[me], spaces=[] if gone else [*spaces, last])


def plan(v: View) -> DisplayList:
    """Both bonuses of the plan with what they come to today."""
    card = v.state.plan[v.me]
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
    cards = v.state.taken[v.me]
    if not cards:
        return SHEETS.draw("taken_empty")
    sheet = DisplayList(384, 52)
    wide = 190.0 if len(cards) <= 2 else 384 / len(cards) - 4
    for i, card in enumerate(cards):
        SHEETS.add(sheet, "taken_card", _taken_facts(card, wide), i * (wide + 4), 0)
    return sheet


def _taken_facts(card: str, wide: float) -> dict[str, Any]:
    """One monument card so wide: its mark and, where there is room, its words."""
    facts = monument_facts(card)
    worded = wide > 110
    mark = 7.0 if worded else wide / 2 - (22 if facts["permit"] else 12)
    permit_at = (21, 33, 17, 17) if worded else (wide / 2 + 5, 17, 18, 18)
    words = "taken_named" if wide > 150 else "taken_worded" if worded else ""
    icon = f"[{facts['permit']}]" if facts["permit"] else ""
    places = {"wide": wide, "mark": mark, "permit_at": permit_at, "room": wide - 48, "room_beside": wide - 47}
    return {**facts, **places, "permit_icon": icon, "words": words}


def actions(v: View) -> DisplayList:
    """The ground of the action chips and the action points that are left; before the first turn the steps of the
    set-up, after the last one the result."""
    s: CultusState = v.state
    if s.phase == "over":
        return SHEETS.draw("actions", title="over", totals=_totals(s))
    if not s.turn:
        return SHEETS.draw("actions", title="setup", **_steps(s))
    sheet = SHEETS.draw("actions", title="actions")
    with sheet.aside():
        sheet.say((8, 207, 368, 18), "cultus-hand-aim", size=12, colour=inks.WARNING, align="center", lines=1)
    if s.phase == "action" and s.seat == v.me:
        most = s.phase_points()
        points = [{"point": "ap" if i < s.ap else "ap_used"} for i in range(most)]
        SHEETS.add(sheet, "action_points", {"ap": s.ap, "points": points, "wide": 84 + 27 * most}, 376 - 27 * most)
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
        rows.append({"step": step, "number": i + 1, "style": style, style: True, "who": i == now and s.seats > 1})
    return {"steps": rows, "pitch": pitch, "h": pitch - 3, "tick": 38 + (pitch - 3) / 2 - 7, "asked": asked}


def _totals(s: CultusState) -> list[dict[str, Any]]:
    """Everybody's points at the end, the most in gold."""
    best = max(*s.vp, s.enemy_vp)
    rows = [(s.color[seat], "art-seat", {"seat": seat}, vp) for seat, vp in enumerate(s.vp)]
    if s.enemy:
        rows.append(("black", f"name-{box.ENEMIES[s.enemy].character}", {}, s.enemy_vp))
    return [
        {"shape": shape, "name": name, "facts": facts, "points": vp, "style": "best" if vp == best else "other_total"}
        for shape, name, facts, vp in rows
    ]


def display_label(v: View) -> DisplayList:
    """Over the monument cards: what they are and what one costs."""
    s: CultusState = v.state
    top, h = (20, 136) if s.seats == 1 else (18, 118)
    gaps = [{"left": 107 * i, "wide": 101, "h": h} for i in range(len(s.display), box.DISPLAY)]
    if not s.monument_deck and s.turn:
        gaps.append({"left": 328, "wide": 78, "h": h - 8})
    return SHEETS.draw("display_label", top=top, gaps=gaps)


def counters(v: View) -> DisplayList:
    """What ends the game, and how far it is; what is close to its end warns."""
    s: CultusState = v.state
    me = v.me
    solo = s.seats == 1
    due = phases_to_effect(s) if s.enemy else 0
    rows = [
        ("card", "icons/card", "cards-left", "pieces", sum(map(len, s.piles)), 6),
        ("cube_mark", f"pieces/cube_{seat_color(s, me)}", "cubes-left", "pieces", s.stock[me] + (s.cost[me] >= 0), 1),
        ("fire", "icons/fire", "effect-in", "turns" if due else "turns-now", due, 1),
    ]
    told = []
    for name, icon, message, unit, count, few in rows[: 3 if s.enemy else 2]:
        ink = inks.WARNING if count <= few else inks.CREAM
        told.append({"name": name, "icon": icon, "message": message, "unit": unit, "count": count, "ink": ink})
    sheet = DisplayList(108, 142 if solo else 78)
    top, pitch = (29, 37) if solo else (4, 36)
    places = {"h": sheet.size[1], "top": top, "icon_top": top + 7, "unit_top": top + 15, "pitch": pitch}
    SHEETS.add(sheet, "counters", {"solo": solo, "rows": told, **places})
    return sheet
