"""The right side with two to four players: a plate for each of the others, and where they are few, more about them."""

from __future__ import annotations

from typing import Any

from game.engine import HIDDEN, View
from game.presentation import DisplayList
from game.titles.cultus.art import inks
from game.titles.cultus.art.faces import monument_facts
from game.titles.cultus.art.inks import SHEETS
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.scoring import on_center, plan_lines
from game.titles.cultus.rules.state import IN_HAND, OWN_CENTER, PLAN_ICONS, PLAN_PAIRS, SOURCES, CultusState


def right_side(v: View) -> dict[str, DisplayList]:
    """The regions plate/1 to plate/3: plates first; places that nobody needs show tracks and the forecast."""
    seats = v.others
    found = {f"plate/{place}": other(v, seat) for place, seat in enumerate(seats, 1)}
    if len(seats) == 1:
        found["plate/2"] = tracks(v.state, seats[0])
    if len(seats) < 3:
        found["plate/3"] = forecast(v)
    return found


def other(v: View, seat: int) -> DisplayList:
    """Another player's plate: portrait, name, points, gold, stock, hand, monuments and their cards. Of the plan a back,
    or after the game what it counted."""
    s: CultusState = v.state
    c = inks.SEAT_LINE[s.color[seat]]
    turn = s.turn > 0 and s.seat == seat
    plan = s.plan[seat]
    return SHEETS.draw(
        "other",
        ground="#211640" if turn else inks.NIGHT,
        rim=inks.GLOW if turn else c,
        line=c,
        color=s.color[seat],
        person=s.character[seat],
        seat=seat,
        monuments={"count": s.built[seat], "inside": on_center(s, s.own_monuments(seat))},
        points=s.vp[seat],
        gold=[_amount("character", s.character_gold[seat]), _amount("cost", s.cost[seat])],
        stock=[_amount("stock", s.stock[seat])],
        hand=len(s.hands[seat]),
        taken=[monument_facts(card) for card in s.taken[seat]],
        plan=plan if plan != HIDDEN else "",
        **_icons(plan),
        hidden=plan == HIDDEN,
        medal_back=s.medal[seat] == IN_HAND,
        medal_out=s.medal[seat] > 0,
    )


def _amount(name: str, number: int) -> dict[str, Any]:
    return {"name": name, "number": number, "none": number < 0}


def _icons(plan: str) -> dict[str, str]:
    if plan not in box.PLANS:
        return {}
    icon, (a, b) = box.PLANS[plan]
    return {"plan_i": box.KINDS[icon], "plan_a": box.KINDS[a], "plan_b": box.KINDS[b]}


def tracks(s: CultusState, seat: int) -> DisplayList:
    """Both gold tracks of the one opponent, as on their own board."""
    if s.character_gold[seat] < 0:
        return DisplayList(412, 92)
    rows = (("character", s.character_gold[seat], box.EFFECTS), ("cost", s.cost[seat], (box.TRACK,)))
    shown = [{"track": track, "spaces": _spaces(gold, priced)} for track, gold, priced in rows]
    return SHEETS.draw("tracks", color=s.color[seat], rows=shown)


def _spaces(gold: int, priced: tuple[int, ...]) -> list[dict[str, Any]]:
    return [
        {"space": n, "here": n == gold, "style": "priced_track" if n in priced else "plain_track"}
        for n in range(box.TRACK + 1)
    ]


def forecast(v: View) -> DisplayList:
    """What each player would have if the game ended now; a plan that is not yours stays a question."""
    s: CultusState = v.state
    if not s.turn:
        return DisplayList(412, 92)
    pitch = 62 / s.seats if s.seats > 2 else 28
    rows = []
    for seat in (v.me, *v.others):
        vp, inside, plan = _parts(s, seat)
        more = "+?" if plan is None else ""
        sums = {"vp": vp, "inside": inside, "plan": more or f"+{plan}", "total": f"{vp + inside + (plan or 0)}{more}"}
        rows.append({"seat": seat, "color": s.color[seat], **sums})
    title = "forecast" if s.phase != "over" else "over"
    h = pitch - 2
    return SHEETS.draw("forecast", title=title, rows=rows, pitch=pitch, h=h, mark=h / 2 - 7)


def _parts(s: CultusState, seat: int) -> tuple[int, int, int | None]:
    """Points from the turns, from the centre and from the plan; before the end the last two are a forecast."""
    if s.phase == "over":
        row = s.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        inside, plan = row[OWN_CENTER], row[PLAN_ICONS] + row[PLAN_PAIRS]
        return s.vp[seat] - inside - plan, inside, plan
    return s.vp[seat], box.CENTER_VP * on_center(s, s.own_monuments(seat)), plan_points(s, seat)


def plan_points(s: CultusState, seat: int) -> int | None:
    """What a plan would bring now, None if it is hidden."""
    return sum(line.points for line in plan_lines(s, s.plan[seat])) if s.plan[seat] in box.PLANS else None
