"""The plan of a foreman's visit over the street: houses get numbers as they are pressed, the lanes follow, and a house
that has a choice is asked below."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Draft, View
from game.presentation import DisplayList, Press, Rect, Worksheet
from game.presentation import layout as lay
from game.presentation.layout import Block, column, row
from game.presentation.parts import badge
from game.titles.cuba.art import faces, inks, street
from game.titles.cuba.art.counter import Counter
from game.titles.cuba.art.market import STRIP_HIGH
from game.titles.cuba.art.planned import BACK, DONE, Planned, PlanPart
from game.titles.cuba.art.work_faces import BADGE_SIZE, Front, facade, fronted
from game.titles.cuba.rules.board import AT, BIT, FIELDS
from game.titles.cuba.rules.components import BUILDINGS, DOCK_VP, DOCKS, PRINTED_WAREHOUSE, TYPES
from game.titles.cuba.rules.state import PLOTS, CubaState
from game.titles.cuba.table import foreman_visit, places, workplaces
from game.titles.cuba.table.chain import HouseStep, holdings, perishing
from game.titles.cuba.table.foreman_visit import Stop, Visit
from game.titles.cuba.table.meaning import is_altered, offer
from game.titles.cuba.table.placement import docked, empty, hour
from game.titles.cuba.table.workplaces import CUT, FRONT_WIDE

COVERED: Final[tuple[Rect, ...]] = (places.TOWN, places.FIELDS_IN)
"""The town and the own fields: nothing below them is heard."""
MANY: Final = 10
"""More answers than that stand closer."""


def foreman(v: View, draft: Draft) -> Worksheet:
    """The whole street with the plan on it. 1280 x 720."""
    plan = foreman_visit.visit_of(v, draft)
    here = Planned(v, draft, plan, DisplayList(*inks.WHOLE), [])
    row = _row(here)
    here.sheet.place(street.ground(hour(v.state), "cuba-art-visit-how"), 0, 0)
    steps = [stop.step for stop in plan.stops]
    for index, stop in enumerate(plan.stops):
        _house(here, row, index, stop)
    _arrows(here, row)
    if draft.part:
        _asked(here, AT[draft.part[0]])
    elif plan.planned:
        street.lanes(
            holdings(here.now, draft.seat), row, steps, here.sheet, "cuba-art-visit-after", "cuba-art-visit-quiet"
        )
    else:
        _empty(here)
    _land(here)
    places_of = _panel(here, steps)
    count = len(plan.deeds)
    does = "cuba-art-visit-do-stop" if _stops(plan) else "cuba-art-visit-do"
    label = does if count else "cuba-art-visit-short" if plan.planned else "cuba-art-visit-none"
    deeds = (*plan.deeds, *plan.later) if count else ()
    return Worksheet(
        here.sheet, tuple(here.presses), places_of[BACK], places_of[DONE], label, {"n": count}, deeds, COVERED
    )


def _stops(plan: Visit) -> bool:
    """True if the visit ends before all of its street could work: something is shown that nobody knows yet."""
    return bool(plan.learns) and any(stop.step.state == "later" for stop in plan.stops)


def _row(here: Planned[Visit]) -> workplaces.Street:
    x, _, w, _ = workplaces.BAND
    houses = tuple(stop.step.at for stop in here.plan.stops)
    return workplaces.Street(houses, False, False, False, x, x + w)


# --- the houses ------------------------------------------------------------------------------------


def _house(here: Planned[Visit], street_: workplaces.Street, index: int, stop: Stop) -> None:
    """A house on the street: facade, number, name, and what it does with its stepper."""
    step, place = stop.step, workplaces.front(street_, index)
    wide, planned = place[2] == FRONT_WIDE["wide"], stop.deed is not None
    idle, asked = step.state in ("used", "not", "later"), here.draft.part[:1] == (FIELDS[step.at],)
    line = inks.RED if step.state == "short" else inks.GOLD if planned or asked else ""
    altered = step.tile in BUILDINGS and is_altered(here.now, step.tile)
    front = Front(step.tile, altered, wide, line, 2.8 if planned or asked else 1.4, inks.FADED if idle else 255)
    house = fronted(front, lay.pad(_does(here, index, stop, wide), 3, 1), _badge(here, index, stop))
    whole = lay.hot(house, f"house/{FIELDS[step.at]}")
    if not planned and not idle:
        whole = here.press(
            whole, foreman_visit.added(here.draft._replace(part=()), here.plan.table, step.at, stop.choices)
        )
    lay.fill(here.sheet, place, whole)
    if idle and not planned:
        here.presses.append(Press(place, here.draft._replace(part=(FIELDS[step.at],)), looks=True))
    if planned:
        _carried(here, street_, index, (*place[:3], CUT), step.tile if step.tile in BUILDINGS else "warehouse")


def _does(here: Planned[Visit], index: int, stop: Stop, wide: bool) -> Block:
    """On the plate of a house: why it does not work, what it would do, or what it will."""
    if stop.step.state in ("used", "not", "later"):
        return lay.say(
            f"cuba-art-front-{stop.step.state}", inks.TOLD.but(colour=inks.INK_2, align="center", leading=1.1)
        )
    if stop.deed is not None:
        return _planned(here, stop, wide)
    text = offer(here.plan.table, here.draft.seat, stop.step.at)
    return lay.shared(lay.write(text, inks.SIGNED if wide else inks.SIGNED_SMALL))


def _carried(here: Planned[Visit], street_: workplaces.Street, index: int, front: Rect, tile: str) -> None:
    """A planned house is left out by a press or pulled down, and carried to another one it takes its turn."""
    first, (_, _, w, h) = _first(here), front
    out = foreman_visit.without(here.view, here.draft, index - first)
    held = lay.laid(facade(tile, w), w, h)
    here.presses.append(Press(front, out))
    here.presses.append(Press(front, out, workplaces.BAND, held))
    for turn in range(here.plan.planned):
        if turn != index - first:
            left, top, wide, _ = workplaces.front(street_, first + turn)
            there = foreman_visit.moved(here.view, here.draft, index - first, turn)
            here.presses.append(Press(front, there, (left, top, wide, CUT), held))


def _first(here: Planned[Visit]) -> int:
    """The first stop of the plan, after the houses that have worked already."""
    return next((i for i, stop in enumerate(here.plan.stops) if stop.deed is not None), 0)


def _badge(here: Planned[Visit], index: int, stop: Stop) -> Block:
    """The round mark at a house: its turn in the plan, that it may be added, why it does not work."""
    state, planned = stop.step.state, stop.deed is not None
    fill_ = inks.RED if state == "short" else inks.GOLD if planned and state != "later" else inks.PANEL
    number = str(index - _first(here) + 1) if planned else "+"
    ink = inks.WHITE if state == "short" else inks.PALE if state == "later" or not planned else inks.INK
    locked = state == "not" or (state == "later" and not planned)
    mark = inks.sign("done") if state == "used" else inks.locked() if locked else None
    return lay.over(
        badge("" if mark else number, inks.SIGNED_SMALL.but(colour=ink), inks.BADGE.but(fill=fill_), BADGE_SIZE), mark
    )


def _planned(here: Planned[Visit], stop: Stop, wide: bool) -> Block:
    """What a planned house would do: fewer and more where a number says it, else a press asks again."""
    deed = stop.deed
    if deed is None:
        return lay.blank()
    if stop.step.state == "short":
        return lay.shared(lay.say("cuba-art-visit-lacks", inks.WORTH.but(colour=inks.RED)))
    counts = sorted({len(a.args[1]) for a in stop.choices if len(a.args) > 1})
    if not one_number(stop, counts):
        text = told_of(here.now, deed) or offer(here.now, here.draft.seat, stop.step.at)
        told = lay.shared(lay.write(text, inks.SIGNED_SMALL if wide else inks.WORTH))
        all_stored = foreman_visit.stores_all(stop.choices, here.now, here.draft.seat, stop.step.at)
        asks = len(stop.choices) > 1 and not all_stored
        return here.press(told, here.draft._replace(part=(deed.args[0],))) if asks else told
    now = len(deed.args[1])
    number = lay.write(now, inks.BIG.but(colour=inks.INK, align="center"))
    stepper = row(
        _step(here, stop, "−", now - 1),
        lay.sized(number, STEP if wide else None),
        _step(here, stop, "+", now + 1),
        gap=1,
    )
    if not wide:
        return lay.pad(stepper, 0, 2)
    rest = counts[-1] - now
    note = inks.FINE.but(colour=inks.INK_2)
    left = lay.say("cuba-art-visit-left" if rest else "cuba-art-visit-every", note, {"n": rest})
    return lay.pad(
        row(stepper, column(lay.say("cuba-art-visit-most", note, {"n": counts[-1]}), left, gap=0), gap=3), 0, 2
    )


STEP: Final = 28
"""How wide a button is that takes one piece more or fewer."""


def _step(here: Planned[Visit], stop: Stop, mark: str, count: int) -> Block:
    """One piece fewer or more, or a lock."""
    other = next((a for a in stop.choices if len(a.args) > 1 and len(a.args[1]) == count), None)
    if other is None:
        locked = inks.ABLE.but(fill="#DCCDA8", line="#B8A888")
        return lay.sized(lay.on(locked, lay.over(lay.blank(), inks.locked())), STEP)
    able = lay.on(inks.ABLE.but(line=inks.WOOD), lay.write(mark, inks.BIG.but(colour=inks.INK, align="center")))
    return lay.sized(here.press(able, foreman_visit.told(here.view, here.draft, other)), STEP)


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
        return f"[veto] {inks.NUMERAL[deed.args[1]]}"
    if deed.kind == "use_lighthouse":
        return "[pile]→[ship]"
    return _bag(deed.args[1]) if len(deed.args) > 1 else ""


def _bag(pieces: tuple[str, ...]) -> str:
    kinds = dict.fromkeys(pieces)
    return "".join(f"[{kind}]" if pieces.count(kind) == 1 else f"{pieces.count(kind)}[{kind}]" for kind in kinds)


def _arrows(here: Planned[Visit], street_: workplaces.Street) -> None:
    """Between two planned houses: a press lets them change places."""
    first = _first(here)
    for index in range(first, first + here.plan.planned - 1):
        x, y, w, _ = workplaces.front(street_, index)
        between = (x + w, y, workplaces.front(street_, index + 1)[0] - x - w, CUT)
        swap = lay.sized(lay.on(inks.PILL, lay.write("⇄", inks.SIGNED_SMALL.but(colour=inks.GOLD))), 30, inks.HEAD_HIGH)
        swapped = foreman_visit.swapped(here.view, here.draft, index - first)
        lay.fill(here.sheet, between, lay.corner(here.press(swap, swapped), 0.5, 0.7))


# --- below the street ------------------------------------------------------------------------------


def _empty(here: Planned[Visit]) -> None:
    """Nothing is planned: what to do, and the button that plans all."""
    able = any(stop.choices for stop in here.plan.stops)
    street_ = workplaces.street_of(here.now, here.draft.seat)
    message = "cuba-art-visit-begin" if able else "cuba-art-street-none" if street_.houses else "cuba-art-street-empty"
    draft = foreman_visit.suggested(here.view, here.draft)
    button = lay.blank()
    if len(draft.args) > 1:
        label = lay.say("cuba-art-visit-whole", inks.SIGNED_SMALL.but(colour=inks.PALE), {"n": len(draft.args)})
        button = row(lay.blank(), lay.shared(here.press(lay.on(inks.KEY, label), draft), 2), lay.blank())
    lay.fill(
        here.sheet,
        workplaces.BAND,
        lay.pad(column(lay.say(message, inks.QUIET_HEAD), lay.sized(button, high=inks.THING), gap=inks.PAD), inks.AIR),
    )


def _asked(here: Planned[Visit], at: int) -> None:
    """A house is asked what it shall do: its answers in place of the lanes."""
    seat = here.draft.seat
    index = next((i for i, deed in enumerate(here.draft.args) if AT[deed.args[0]] == at), len(here.draft.args))
    before = foreman_visit.visit_of(here.view, here.draft._replace(args=here.draft.args[:index], part=()))
    s, over_ = before.table, bool(before.learns) or before.single
    choices = () if over_ else foreman_visit.uses_of(s, seat, at)
    if foreman_visit.stores_all(choices, s, seat, at):
        choices = choices[-1:]
    kind = choices[0].kind if choices else ""
    asked = inks.message("art-visit-ask", kind)
    title = row(
        lay.shared(lay.say(asked, inks.NAME.but(colour=inks.PALE)) if kind else lay.blank(), 8), lay.shared(_back(here))
    )
    answers = {
        "": lambda: _idle(here, before, at),
        "use_black_market": lambda: _exchange(here, s, at),
        "use_office": lambda: _ships(here, s, choices),
        "use_church": lambda: _bills(here, s, choices),
        "use_lighthouse": lambda: _sails(here, choices),
    }.get(kind, lambda: _bags(here, choices))()
    told = column(lay.sized(title, high=inks.HEAD_HIGH), lay.shared(answers), gap=2)
    lay.fill(here.sheet, street.spread(workplaces.BAND), lay.on(inks.QUESTION, told, inks.PAD, 3))


def _back(here: Planned[Visit]) -> Block:
    """The button that leaves the question: the plan stays as it was."""
    words = lay.say("cuba-art-visit-back", inks.MIDDLE.but(colour=inks.PALE))
    return here.press(lay.on(inks.BESIDE, words), here.draft._replace(part=()))


def _bills(here: Planned[Visit], s: CubaState, choices: tuple[Action, ...]) -> Block:
    """The bills that the church may veto."""
    bills = ((deed, faces.face(f"bill:{s.bills[TYPES.index(deed.args[1])]}")) for deed in choices)
    shown = (here.press(lay.drawn(bill, 2.5), foreman_visit.told(here.view, here.draft, deed)) for deed, bill in bills)
    return row(lay.blank(), *shown, lay.blank(), gap=2 * inks.AIR)


def _sails(here: Planned[Visit], choices: tuple[Action, ...]) -> Block:
    """The ships of the pile, of which the lighthouse calls one."""
    ships = ((deed, faces.face(empty(deed.args[1]))) for deed in choices)
    shown = (here.press(lay.drawn(ship, 0.77), foreman_visit.told(here.view, here.draft, deed)) for deed, ship in ships)
    return lay.grid(shown, PLOTS // 2, inks.INSET)


def _idle(here: Planned[Visit], before: Visit, at: int) -> Block:
    """A closer look at a place that cannot be used now: what stands there, what it does, why not now."""
    s, seat = here.now if before.single else before.table, here.draft.seat
    over_ = "cuba-art-visit-later" if before.learns else "cuba-art-visit-single" if before.single else ""
    built = bool((s.covered[seat] | 1) & BIT[at])
    reason, facts = foreman_visit.idle(s, seat, at) if not (built and over_) else (over_, {})
    words = inks.TOLD.but(size=inks.FIGURE.size, colour=inks.WARNING)
    why = row(inks.locked(), lay.say(reason, words, facts), gap=inks.PAD)
    if not built:
        return lay.pad(row(lay.blank(104), why, gap=2 * inks.AIR), 2 * inks.AIR, inks.AIR)
    tile = s.building_at(seat, at) or PRINTED_WAREHOUSE
    does = lay.say(inks.text_of(tile), inks.TOLD.but(size=inks.FIGURE.size, colour=inks.SECOND))
    told = column(lay.say(inks.name_of(tile), inks.HEAD), lay.shared(does), lay.shared(why), gap=inks.INSET)
    house = lay.icon(f"cuba/buildings/{tile if tile in BUILDINGS else 'warehouse'}", 104)
    return lay.pad(row(house, told, gap=2 * inks.AIR), 2 * inks.AIR, 0, 2 * inks.AIR, inks.PAD)


def _exchange(here: Planned[Visit], s: CubaState, at: int) -> Block:
    """The counter of the black market; what lies on it is kept in the question."""
    draft = here.draft
    known = next((deed for deed in draft.args if deed.args[0] == FIELDS[at]), None)
    give, take = draft.part[1:] or (known.args[1:] if known is not None else ((), ()))
    counter = Counter(s, draft.seat, give, take)
    rows = counter.drawn(lambda block, ours, theirs: here.press(block, draft._replace(part=(FIELDS[at], ours, theirs))))
    if counter.even:
        deed = Action("use_black_market", draft.seat, (FIELDS[at], give, take))
        words = lay.say("cuba-art-exchange-plan", inks.SIGNED_SMALL)
        end = here.press(lay.on(inks.ABLE.but(fill=inks.GOLD), words), foreman_visit.told(here.view, draft, deed))
    else:
        message, facts = counter.lacking
        end = lay.say(message, inks.TOLD.but(colour=inks.WARNING, align="right"), facts)
    return row(lay.shared(rows, 3), column(lay.blank(), lay.sized(end, high=inks.THING)), gap=inks.PAD)


def _ships(here: Planned[Visit], s: CubaState, choices: tuple[Action, ...]) -> Block:
    """For each dock its ship, what a piece brings there, and the loads that can be put on it."""
    rows = []
    for number, dock in enumerate(DOCKS):
        loads = [deed for deed in choices if deed.args[1] == dock]
        ship = lay.fitted(lay.drawn(faces.face(docked(s, number)))) if s.docks[number] else lay.blank()
        worth = lay.write(f"×**{DOCK_VP[number]}**[vp]", inks.MIDDLE)
        answers = (
            lay.shared(_answer(here, deed, f"{_bag(deed.args[2])} **+{len(deed.args[2]) * DOCK_VP[number]}**[vp]"))
            for deed in loads
        )
        message = "cuba-art-visit-no-load" if s.docks[number] else "cuba-art-no-ship"
        rest = lay.blank() if len(loads) < LOADS else None
        free = lay.shared(rest, LOADS - len(loads)) if rest else None
        told = (
            lay.pad(row(*answers, free, gap=inks.PAD), 0, 3)
            if loads
            else lay.say(message, inks.SMALL.but(colour=inks.FAINT))
        )
        rows.append(lay.shared(row(lay.shared(ship, 2), lay.shared(worth), lay.shared(told, 14))))
    return column(*rows, gap=1)


LOADS: Final = 6
"""So many loads have room side by side."""


def _bags(here: Planned[Visit], choices: tuple[Action, ...]) -> Block:
    """Whatever pieces a house may take, each with what it then gives."""
    answers = []
    for deed in choices:
        after = foreman_visit.visit_of(here.view, foreman_visit.told(here.view, here.draft, deed))
        stop = next(stop for stop in after.stops if FIELDS[stop.step.at] == deed.args[0])
        gives = " ".join(f"+{n}[{street.ICONS[column]}]" for column, n in stop.step.gives)
        answers.append(_answer(here, deed, f"{_bag(deed.args[1])} → **{gives}**"))
    across = 6 if len(choices) > MANY else 5
    rows = -(-len(choices) // across)
    return column(lay.shared(lay.grid(answers, across, inks.PAD), rows), *(lay.blank() for _ in range(3 - rows)))


def _answer(here: Planned[Visit], deed: Action, text: str) -> Block:
    answer = lay.on(inks.SLIP.but(line=inks.BRASS, width=1.6), lay.write(text, inks.SIGNED_SMALL))
    return here.press(answer, foreman_visit.told(here.view, here.draft, deed))


# --- the own land and the panel --------------------------------------------------------------------


def _land(here: Planned[Visit]) -> None:
    """Numbers on the own fields, rings on the houses that may work next; every other field tells why it does not."""
    draft, first = here.draft, _first(here)
    stops = {stop.step.at: (index, stop) for index, stop in enumerate(here.plan.stops)}
    alone = dict(_alone(here))
    for at, field in enumerate(FIELDS):
        place = places.FIELD[field]
        index, stop = stops.get(at, (0, None))
        if stop is not None and stop.deed is not None:
            mark = column(row(lay.blank(), _badge(here, index, stop)), lay.blank())
            lay.fill(
                here.sheet, place, here.press(lay.pad(mark, 2), foreman_visit.without(here.view, draft, index - first))
            )
            continue
        if stop is not None and stop.choices:
            lay.fill(here.sheet, place, lay.pad(lay.ground(inks.ASKED), 1))
            after = foreman_visit.added(draft._replace(part=()), here.plan.table, at, stop.choices)
        else:
            after = alone.get(at, draft._replace(part=(field,)))
            if not draft.args and at in alone and after.part != (field,):
                lay.fill(here.sheet, place, lay.pad(lay.ground(inks.ASKED), 1))
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


def _panel(here: Planned[Visit], steps: list[HouseStep]) -> dict[str, Rect]:
    """What follows from the plan, in the place of the cards: points and pesos, what perishes, the houses outside. Returns
    where the buttons of the plan stand."""
    s, seat = here.now, here.draft.seat
    final = steps[-1].after if steps else tuple(holdings(s, seat))
    if _stops(here.plan) and here.plan.end is not None:
        facts = {"building": here.plan.end.step.tile}
        other = lay.on(
            inks.WELL.but(line=inks.RED),
            lay.say(f"cuba-art-visit-stops-{here.plan.learns}", inks.TOLD, facts),
            inks.PAD,
            1,
        )
    else:
        after = dict(_alone(here))
        other = street.elsewhere(s, seat, lambda at, block: here.press(block, after[at]) if at in after else block)
    lost = perishing(here.plan.table, seat)
    told = street.follows(street.following(holdings(s, seat), final, "cuba-art-visit-sum", lost), other)
    part = PlanPart()
    foot = row(lay.shared(lay.on(inks.WELL, part.buttons(), 3), 1.6), lay.shared(lay.blank()))
    panel = column(
        lay.blank(high=inks.CHIPS_HIGH + inks.PAD), lay.on(inks.OVER, told, 3), lay.sized(foot, high=STRIP_HIGH), gap=3
    )
    lay.fill(here.sheet, places.HAND, lay.pad(panel, inks.INSET, 0, bottom=inks.INSET))
    return {meaning: rect for rect, meaning in part.spots}
