"""The plan of a foreman's visit over the street: houses get numbers as they are pressed, the lanes follow, and a house
that has a choice is asked below."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Draft, View
from game.presentation import DisplayList, Press, Rect, Worksheet
from game.titles.cuba.art import faces, street
from game.titles.cuba.art.counter import Counter
from game.titles.cuba.art.inks import (
    CREAM,
    DEEP,
    FAINT,
    GOLD,
    GROUP,
    INK,
    INK_2,
    LINE,
    MIDDLE,
    ONE,
    PALE,
    PANEL,
    RED,
    SECOND,
    SUN,
    effect,
    name_of,
    short_name,
    text_of,
)
from game.titles.cuba.art.planned import Planned
from game.titles.cuba.rules.board import AT, BIT, FIELDS
from game.titles.cuba.rules.components import BUILDINGS, DOCK_VP, DOCKS, PRINTED_WAREHOUSE, TYPES
from game.titles.cuba.rules.harbour import KINDS
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import foreman_visit, places, workplaces
from game.titles.cuba.table.chain import Step, holdings, perishing
from game.titles.cuba.table.foreman_visit import Stop, Visit
from game.titles.cuba.table.meaning import is_altered, offer

CLEAR: Final[Rect] = (522, 624, 96, 50)
DONE: Final[Rect] = (622, 624, 182, 50)
COVERED: Final[tuple[Rect, ...]] = (places.TOWN, (174, 457, 326, 222))
"""The town and the own fields: nothing below them is heard."""
WHOLE: Final[Rect] = (workplaces.BAND[0] + 300, workplaces.BAND[1] + 92, 340, 44)
"""The button that plans every house without a question."""
_CUT = 88.0
"""How high the facade of a house on the street is; its plate lies below."""


def foreman(v: View, draft: Draft) -> Worksheet:
    """The whole street with the plan on it. 1280 x 720."""
    plan = foreman_visit.visit_of(v, draft)
    here = Planned(v, draft, plan, DisplayList(1280, 720), [])
    row = _row(here)
    street.ground(v.state, here.sheet, "cuba-art-visit-how")
    steps = [stop.step for stop in plan.stops]
    for index, stop in enumerate(plan.stops):
        _house(here, row, index, stop)
    _arrows(here, row)
    if draft.part:
        _asked(here, AT[draft.part[0]])
    elif plan.planned:
        street.lanes(here.now, draft.seat, row, steps, here.sheet, "cuba-art-visit-after", "cuba-art-visit-quiet")
    else:
        _empty(here)
    _land(here)
    _panel(here, steps)
    count = len(plan.deeds)
    does = "cuba-art-visit-do-stop" if _stops(plan) else "cuba-art-visit-do"
    label = does if count else "cuba-art-visit-short" if plan.planned else "cuba-art-visit-none"
    deeds = (*plan.deeds, *plan.later) if count else ()
    return Worksheet(here.sheet, tuple(here.presses), CLEAR, DONE, label, {"n": count}, deeds, COVERED)


def _stops(plan: Visit) -> bool:
    """True if the visit ends before all of its street could work: something is shown that nobody knows yet."""
    return bool(plan.learns) and any(stop.step.state == "later" for stop in plan.stops)


def _row(here: Planned[Visit]) -> workplaces.Street:
    x, _, w, _ = workplaces.BAND
    houses = tuple(stop.step.at for stop in here.plan.stops)
    return workplaces.Street(houses, False, False, False, x, x + w)


# --- the houses ------------------------------------------------------------------------------------


def _house(here: Planned[Visit], row: workplaces.Street, index: int, stop: Stop) -> None:
    """A house on the street: facade, number, name, and what it does with its stepper."""
    sheet, step = here.sheet, stop.step
    x, y, w, h = workplaces.front(row, index)
    wide = w > 120
    tile = step.tile if step.tile in BUILDINGS else "warehouse"
    group = GROUP.get(BUILDINGS[tile].group, "#7C5A1E") if step.tile in BUILDINGS else "#6E4A2A"
    planned, idle = stop.deed is not None, step.state in ("used", "not", "later")
    asked = here.draft.part[:1] == (FIELDS[step.at],)
    size = 84.0 if wide else 74.0
    sheet.shape(_SHADE, (x + w / 2 - 50, y + 80, 100, 12), (100, 12))
    sheet.svg(f"cuba/buildings/{tile}", (x + w / 2 - size / 2, y + 87 - size, size, size), 110 if idle else 255)
    line = RED if step.state == "short" else GOLD if planned or asked else group
    sheet.panel((x, y + 90, w, 56), "#F6EEDC", line, 6, 2.8 if planned or asked else 1.4)
    sheet.panel((x + 1, y + 91, w - 2, 19), group, "", 4)
    told = tile in BUILDINGS and BUILDINGS[tile].effect in ("vp", "sell", "turn")
    does = "".join(effect(tile, is_altered(here.now, tile))) if told else ""
    name = ONE if wide and does else MIDDLE
    sheet.say(
        (x + 6, y + 90, 84 if wide and does else w - 12, 20),
        short_name(tile),
        size=12.5,
        colour="#FFFFFF",
        face="bold",
        **name,
    )
    if wide and does:
        sheet.write((x + 78, y + 90, w - 84, 20), does, size=12, colour="#FFF3D2", face="bold", lines=1, align="right")
    _badge(here, index, stop, (x + 2, y + 8))
    sheet.hot((x, y, w, h), f"house/{FIELDS[step.at]}")
    plate = (x + 4, y + 111, w - 8, 34)
    if idle:
        message = {"used": "cuba-art-front-used", "not": "cuba-art-front-not", "later": "cuba-art-front-later"}[
            step.state
        ]
        sheet.say(plate, message, size=12.5, colour=INK_2, align="center", leading=1.1)
        if not planned:
            here.presses.append(Press((x, y, w, h), here.draft._replace(part=(FIELDS[step.at],)), looks=True))
    if planned:
        if not idle:
            _planned(here, index, stop, plate, wide)
        _carried(here, row, index, (x, y, w, _CUT), tile, size)
    elif not idle:
        text = offer(here.plan.table, here.draft.seat, step.at)
        sheet.write(plate, text, size=17 if wide else 14, colour=INK, face="bold", **MIDDLE)
        draft = foreman_visit.added(here.draft._replace(part=()), here.plan.table, step.at, stop.choices)
        here.presses.append(Press((x, y, w, h), draft))


def _carried(here: Planned[Visit], row: workplaces.Street, index: int, facade: Rect, tile: str, size: float) -> None:
    """A planned house is left out by a press or pulled down, and carried to another one it takes its turn."""
    first, (_, _, w, h) = _first(here), facade
    out = foreman_visit.without(here.view, here.draft, index - first)
    held = DisplayList(w, h)
    held.svg(f"cuba/buildings/{tile}", (w / 2 - size / 2, h - size, size, size))
    here.presses.append(Press(facade, out))
    here.presses.append(Press(facade, out, workplaces.BAND, held))
    for turn in range(here.plan.planned):
        if turn != index - first:
            left, top, wide, _ = workplaces.front(row, first + turn)
            there = foreman_visit.moved(here.view, here.draft, index - first, turn)
            here.presses.append(Press(facade, there, (left, top, wide, _CUT), held))


_SHADE = '<ellipse cx="50" cy="6" rx="50" ry="6" fill="#3A1A10" fill-opacity=".4"/>'


def _first(here: Planned[Visit]) -> int:
    """The first stop of the plan, after the houses that have worked already."""
    return next((i for i, stop in enumerate(here.plan.stops) if stop.deed is not None), 0)


def _badge(here: Planned[Visit], index: int, stop: Stop, place: tuple[float, float]) -> None:
    x, y = place
    state = stop.step.state
    fill = RED if state == "short" else GOLD if stop.deed is not None and state != "later" else PANEL
    body = f'<circle cx="13" cy="13" r="11.4" fill="{fill}" stroke="#FFF3D2" stroke-width="2"/>'
    here.sheet.shape(body, (x, y, 26, 26), (26, 26))
    if state == "used":
        here.sheet.svg("cuba/icons/done", (x + 3, y + 3, 20, 20))
    elif state == "not" or (state == "later" and stop.deed is None):
        here.sheet.svg("shared/icons/lock_red", (x + 5, y + 4, 16, 16))
    elif stop.deed is None:
        here.sheet.write((x, y, 26, 26), "+", size=17, colour=PALE, face="bold", **MIDDLE)
    else:
        ink = "#FFFFFF" if state == "short" else PALE if state == "later" else INK
        here.sheet.write((x, y, 26, 26), str(index - _first(here) + 1), size=15, colour=ink, face="bold", **MIDDLE)


def _planned(here: Planned[Visit], index: int, stop: Stop, plate: Rect, wide: bool) -> None:
    """What a planned house would do: fewer and more where a number says it, else a press asks again."""
    x, y, w, h = plate
    deed, sheet = stop.deed, here.sheet
    if deed is None:
        return
    if stop.step.state == "short":
        sheet.say(plate, "cuba-art-visit-lacks", size=12.5, colour=RED, face="bold", align="center", lines=1)
        return
    counts = sorted({len(a.args[1]) for a in stop.choices if len(a.args) > 1})
    if not one_number(stop, counts):
        text = told_of(here.now, deed) or offer(here.now, here.draft.seat, stop.step.at)
        sheet.write(plate, text, size=15 if wide else 13, colour=INK, face="bold", **MIDDLE)
        if len(stop.choices) > 1 and not foreman_visit.stores_all(
            stop.choices, here.now, here.draft.seat, stop.step.at
        ):
            here.presses.append(Press((x - 4, y - 1, w + 8, h + 2), here.draft._replace(part=(deed.args[0],))))
        return
    now = len(deed.args[1])
    side = 28.0
    for sign, left, count in (("−", x + 1, now - 1), ("+", x + (61 if wide else w - side - 1), now + 1)):
        able = count in counts
        sheet.panel((left, y + 3, side, 28), SUN if able else "#DCCDA8", "#8A5E14" if able else "#B8A888", 5, 1.2)
        if able:
            other = next(a for a in stop.choices if len(a.args[1]) == count)
            sheet.write((left, y + 2, side, 28), sign, size=19, colour=INK, face="bold", **MIDDLE)
            here.presses.append(Press((left, y + 3, side, 28), foreman_visit.told(here.view, here.draft, other)))
        else:
            sheet.svg("shared/icons/lock_red", (left + 7, y + 8, 16, 16))
    sheet.write((x + side, y, (34 if wide else w - 2 * side), h), str(now), size=20, colour=INK, face="bold", **MIDDLE)
    if wide:
        rest = counts[-1] - now
        sheet.say((x + 93, y - 1, w - 92, 18), "cuba-art-visit-most", {"n": counts[-1]}, size=11.5, colour=INK_2, **ONE)
        message = "cuba-art-visit-left" if rest else "cuba-art-visit-every"
        sheet.say((x + 93, y + 15, w - 92, 18), message, {"n": rest}, size=11.5, colour=INK_2, **ONE)


def one_number(stop: Stop, counts: list[int]) -> bool:
    """True if fewer and more pieces are all that is left to say."""
    return len(counts) > 1 and foreman_visit.one_kind(stop.choices)


def told_of(s: CubaState, deed: Action) -> str:
    """A deed with a choice in icons."""
    if deed.kind == "use_office":
        dock, cargo = deed.args[1:]
        return f"{_bag(cargo)}→[ship]**{DOCKS.index(dock) + 1}** +{len(cargo) * DOCK_VP[DOCKS.index(dock)]}[vp]"
    if deed.kind == "use_black_market":
        return f"{_bag(deed.args[1])}→{_bag(deed.args[2])}"
    if deed.kind == "use_church":
        return f"[veto] {('I', 'II', 'III', 'IV')[TYPES.index(deed.args[1])]}"
    if deed.kind == "use_lighthouse":
        return "[pile]→[ship]"
    return _bag(deed.args[1]) if len(deed.args) > 1 else ""


def _bag(pieces: tuple[str, ...]) -> str:
    kinds = dict.fromkeys(pieces)
    return "".join(f"[{kind}]" if pieces.count(kind) == 1 else f"{pieces.count(kind)}[{kind}]" for kind in kinds)


def _arrows(here: Planned[Visit], row: workplaces.Street) -> None:
    """Between two planned houses: a press lets them change places."""
    first = _first(here)
    for index in range(first, first + here.plan.planned - 1):
        x, y, w, _ = workplaces.front(row, index)
        left = workplaces.front(row, index + 1)[0]
        place = ((x + w + left) / 2 - 15, y + 44, 30.0, 26.0)
        here.sheet.panel(place, "#0B2422", GOLD, 13, 1.4)
        here.sheet.write(place, "⇄", size=16, colour=GOLD, face="bold", **MIDDLE)
        here.presses.append(Press(place, foreman_visit.swapped(here.view, here.draft, index - first)))


# --- below the street ------------------------------------------------------------------------------


def _empty(here: Planned[Visit]) -> None:
    """Nothing is planned: what to do, and the button that plans all."""
    x, y, w, _ = workplaces.BAND
    seat = here.draft.seat
    able = any(stop.choices for stop in here.plan.stops)
    row = workplaces.street_of(here.now, seat)
    message = "cuba-art-visit-begin" if able else "cuba-art-street-none" if row.houses else "cuba-art-street-empty"
    here.sheet.say((x + 60, y + 18, w - 120, 64), message, size=15, colour=SECOND, align="center", leading=1.5)
    draft = foreman_visit.suggested(here.view, here.draft)
    if len(draft.args) > 1:
        here.sheet.panel(WHOLE, "#174642", GOLD, 8, 1.6)
        here.sheet.say(
            WHOLE, "cuba-art-visit-whole", {"n": len(draft.args)}, size=14.5, colour=PALE, face="bold", **MIDDLE
        )
        here.presses.append(Press(WHOLE, draft))


def _asked(here: Planned[Visit], at: int) -> None:
    """A house is asked what it shall do: its answers in place of the lanes."""
    x, y, w, h = workplaces.BAND
    sheet, seat = here.sheet, here.draft.seat
    index = next((i for i, deed in enumerate(here.draft.args) if AT[deed.args[0]] == at), len(here.draft.args))
    before = foreman_visit.visit_of(here.view, here.draft._replace(args=here.draft.args[:index], part=()))
    s, over = before.table, bool(before.learns) or before.single
    choices = () if over else foreman_visit.uses_of(s, seat, at)
    sheet.panel((x - 4, y - 2, w + 8, h + 4), "#0E3F48", GOLD, 8, 2)
    _back(here, (x + w - 104, y + 1, 100, 24))
    if not choices:
        _idle(here, before, at)
        return
    kind = choices[0].kind.replace("_", "-")
    sheet.say((x + 8, y, w - 120, 24), f"cuba-art-visit-ask-{kind}", size=14, colour=PALE, face="bold", **ONE)
    top = y + 26
    if choices[0].kind == "use_black_market":
        _exchange(here, s, at)
    elif choices[0].kind == "use_office":
        _ships(here, s, choices, (x, top))
    elif choices[0].kind == "use_church":
        for i, deed in enumerate(choices):
            place: Rect = (x + 60 + 220.0 * i, top + 18, 172, 108)
            card = s.bills[TYPES.index(deed.args[1])]
            sheet.place(faces.face(f"bill:{card}"), place[0], place[1], 172 / places.BILLS["tax"][2])
            here.presses.append(Press(place, foreman_visit.told(here.view, here.draft, deed)))
    elif choices[0].kind == "use_lighthouse":
        for i, deed in enumerate(choices):
            place = (x + 156.0 * (i % 6), top + 68 * (i // 6), 150, 64)
            sheet.place(faces.face(f"ship:{deed.args[1]}:{'0' * KINDS}"), place[0], place[1], 150 / places.SHIP[0])
            here.presses.append(Press(place, foreman_visit.told(here.view, here.draft, deed)))
    else:
        _bags(here, choices, (x, top, w, h - 26))


def _back(here: Planned[Visit], place: Rect) -> None:
    """The button that leaves the question: the plan stays as it was."""
    here.sheet.panel(place, PANEL, LINE, 6, 1.2)
    here.sheet.say(place, "cuba-art-visit-back", size=12.5, colour=PALE, **MIDDLE)
    here.presses.append(Press(place, here.draft._replace(part=())))


def _idle(here: Planned[Visit], before: Visit, at: int) -> None:
    """A closer look at a place that cannot be used now: what stands there, what it does, why not now."""
    x, y, w, _ = workplaces.BAND
    s, seat, sheet = here.now if before.single else before.table, here.draft.seat, here.sheet
    over = "cuba-art-visit-later" if before.learns else "cuba-art-visit-single" if before.single else ""
    built = bool((s.covered[seat] | 1) & BIT[at])
    if built:
        tile = s.building_at(seat, at) or PRINTED_WAREHOUSE
        sheet.svg(f"cuba/buildings/{tile if tile in BUILDINGS else 'warehouse'}", (x + 40, y + 30, 104, 104))
        sheet.say((x + 180, y + 22, w - 220, 30), name_of(tile), size=18, colour=CREAM, face="title", **ONE)
        sheet.say((x + 180, y + 52, w - 220, 40), text_of(tile), size=14, colour=SECOND, leading=1.3)
    reason, facts = foreman_visit.idle(s, seat, at) if not (built and over) else (over, {})
    sheet.svg("shared/icons/lock_red", (x + 180, y + 107, 16, 16))
    sheet.say((x + 204, y + 92, w - 244, 46), reason, facts, size=14.5, colour="#FFC9B4", leading=1.3)


def _exchange(here: Planned[Visit], s: CubaState, at: int) -> None:
    """The counter of the black market; what lies on it is kept in the question."""
    draft, x, y, w = here.draft, *workplaces.BAND[:3]
    known = next((deed for deed in draft.args if deed.args[0] == FIELDS[at]), None)
    give, take = draft.part[1:] or (known.args[1:] if known is not None else ((), ()))
    counter = Counter(s, draft.seat, give, take)
    for rect, (ours, theirs) in counter.drawn(here.sheet, (x + 4, y + 26)):
        here.presses.append(Press(rect, draft._replace(part=(FIELDS[at], ours, theirs))))
    place: Rect = (x + w - 224, y + 116, 220, 42)
    if counter.even:
        deed = Action("use_black_market", draft.seat, (FIELDS[at], give, take))
        here.sheet.panel(place, GOLD, "#FFF3D2", 7, 1.6)
        here.sheet.say(place, "cuba-art-exchange-plan", size=15, colour=INK, face="bold", **MIDDLE)
        here.presses.append(Press(place, foreman_visit.told(here.view, draft, deed)))
    else:
        here.sheet.say(place, *counter.lacking, size=13, colour="#FFC9B4", align="right", leading=1.2)


def _ships(here: Planned[Visit], s: CubaState, choices: tuple[Action, ...], corner: tuple[float, float]) -> None:
    x, y = corner
    for number, dock in enumerate(DOCKS):
        loads = [deed for deed in choices if deed.args[1] == dock]
        top = y + 45.0 * number
        if s.docks[number]:
            cargo = "".join(str(n) for n in s.cargo[number * KINDS : (number + 1) * KINDS])
            sheet = faces.face(f"ship:{s.docks[number]}:{cargo}")
            here.sheet.place(sheet, x + 4, top + 1, 42 / sheet.size[1])
        here.sheet.write((x + 112, top, 50, 42), f"×**{DOCK_VP[number]}**[vp]", size=13.5, colour=CREAM, **MIDDLE)
        for i, deed in enumerate(loads):
            wide = min(124.0, 760 / len(loads))
            text = f"{_bag(deed.args[2])} **+{len(deed.args[2]) * DOCK_VP[number]}**[vp]"
            _answer(here, deed, text, (x + 172 + wide * i, top + 3, wide - 8, 36))
        if not loads:
            message = "cuba-art-visit-no-load" if s.docks[number] else "cuba-art-no-ship"
            here.sheet.say((x + 176, top, 500, 42), message, size=12.5, colour=FAINT, **ONE)


def _bags(here: Planned[Visit], choices: tuple[Action, ...], rect: Rect) -> None:
    x, y, w, h = rect
    columns = 6 if len(choices) > 10 else 5
    rows = -(-len(choices) // columns)
    pitch = min(46.0, h / rows)
    for i, deed in enumerate(choices):
        place = (
            x + 8 + (w - 16) / columns * (i % columns),
            y + pitch * (i // columns) + 2,
            (w - 16) / columns - 10,
            pitch - 6,
        )
        after = foreman_visit.visit_of(here.view, foreman_visit.told(here.view, here.draft, deed))
        stop = next(stop for stop in after.stops if stop.deed == deed)
        gives = " ".join(f"+{n}[{street.ICONS[column]}]" for column, n in stop.step.gives)
        _answer(here, deed, f"{_bag(deed.args[1])} → **{gives}**", place)


def _answer(here: Planned[Visit], deed: Action, text: str, place: Rect) -> None:
    here.sheet.panel(place, "#F6EEDC", "#C08A2C", 7, 1.6)
    here.sheet.write(place, text, size=15 if place[3] > 30 else 13, colour=INK, face="bold", **MIDDLE)
    here.presses.append(Press(place, foreman_visit.told(here.view, here.draft, deed)))


# --- the own land and the panel --------------------------------------------------------------------


def _land(here: Planned[Visit]) -> None:
    """Numbers on the own fields, rings on the houses that may work next; every other field tells why it does not."""
    draft, first = here.draft, _first(here)
    stops = {stop.step.at: (index, stop) for index, stop in enumerate(here.plan.stops)}
    alone = dict(_alone(here))
    for at, field in enumerate(FIELDS):
        x, y, w, h = place = places.FIELD[field]
        index, stop = stops.get(at, (0, None))
        if stop is not None and stop.deed is not None:
            _badge(here, index, stop, (x + w - 28, y + 2))
            here.presses.append(Press(place, foreman_visit.without(here.view, draft, index - first)))
            continue
        if stop is not None and stop.choices:
            here.sheet.panel((x + 1, y + 1, w - 2, h - 2), "none", GOLD, 5, 3)
            after = foreman_visit.added(draft._replace(part=()), here.plan.table, at, stop.choices)
        else:
            after = alone.get(at, draft._replace(part=(field,)))
            if not draft.args and at in alone and after.part != (field,):
                here.sheet.panel((x + 1, y + 1, w - 2, h - 2), "none", GOLD, 5, 3)
        here.presses.append(Press(place, after))


def _alone(here: Planned[Visit]) -> list[tuple[int, Draft]]:
    """The houses outside, each with the plan that it makes: one of them may work alone in place of all others. Those that
    find nothing to work with tell so."""
    s, seat, draft = here.now, here.draft.seat, here.draft
    found = []
    for at in () if s.used else street.outside(s, seat):
        choices = foreman_visit.uses_of(s, seat, at)
        if any(AT[deed.args[0]] == at for deed in draft.args):
            after = draft._replace(args=(), part=())
        elif choices:
            after = foreman_visit.added(draft._replace(args=(), part=()), s, at, choices)
        else:
            after = draft._replace(part=(FIELDS[at],))
        found.append((at, after))
    return found


def _panel(here: Planned[Visit], steps: list[Step]) -> None:
    """What follows from the plan, in the place of the cards: points and pesos, what perishes, the houses outside."""
    sheet, s, seat = here.sheet, here.now, here.draft.seat
    x, y = places.HAND[:2]
    final = steps[-1].after if steps else tuple(holdings(s, seat))
    sheet.panel((x + 4, y + 50, 478, 132), PANEL, "", 4)
    found = DisplayList(486, 250)
    street.sums(holdings(s, seat), final, "cuba-art-visit-sum", found)
    street.thrown(perishing(here.plan.table, seat), found)
    if _stops(here.plan) and here.plan.end is not None:
        street.box(found, RED)
        facts = {"building": here.plan.end.step.tile}
        found.say((255, 121, 214, 58), f"cuba-art-visit-stops-{here.plan.learns}", facts, size=12, leading=1.2)
    else:
        street.elsewhere(s, seat, found)
        drawn = dict(street.outside_places(s, seat))
        for at, after in _alone(here):
            left, top, w, h = drawn[at]
            here.presses.append(Press((x + left, y + top, w, h), after))
    sheet.place(found, x, y)
    sheet.panel((x + 10, y + 188, 286, 54), DEEP, LINE, 5, 1)
