"""Two bills that become law: pressed or carried to their slot, each under its seal before it is confirmed."""

from __future__ import annotations

from typing import Final

from game.engine import Draft, View
from game.presentation import DisplayList, Press, Rect, Worksheet
from game.titles.cuba.art import faces, law_faces
from game.titles.cuba.art.inks import GOLD, MIDDLE, NUMERAL, ONE, PALE, PANEL, RIGHT, SECOND, SUN, name_of, ring
from game.titles.cuba.rules.components import BILLS_ENACTED, TYPES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.meaning import meaning

TASK: Final[Rect] = (1004, 428, 264, 256)
CLEAR: Final[Rect] = (1012, 632, 100, 44)
DONE: Final[Rect] = (1118, 632, 142, 44)


def enact(v: View, draft: Draft) -> Worksheet:
    """The seals on the chosen bills, the laws they replace, and what is still to do. 1280 x 720."""
    s: CubaState = v.state
    sheet, presses = DisplayList(1280, 720), []
    chosen: tuple[str, ...] = draft.args[0] if draft.args else ()
    for number, kind in enumerate(TYPES):
        if not s.bills[number]:
            continue
        bill, law = places.BIG_BILLS[kind], places.BIG_LAWS[kind]
        if kind in chosen:
            _sealed(s, number, bill, law, sheet)
        elif len(chosen) == BILLS_ENACTED:
            sheet.panel(bill, "#0F302E", "", 7, 0, 0.5)
        else:
            sheet.svg("cuba/icons/seal", (bill[0] + 178, bill[1] - 4, 56, 56), 45)
        other = tuple(sorted(set(chosen) ^ {kind}))
        if len(other) <= BILLS_ENACTED:
            after = draft._replace(args=(other,) if other else ())
            presses.append(Press(bill, after))
            if kind not in chosen:
                says = ":".join(map(str, meaning(s, draft.seat, s.bills[number])))
                face = faces.face(f"billbig:{s.bills[number]}:{seen.color_of(v, draft.seat)}:{says}")
                presses.append(Press(bill, after, law, face))
    _task(v, len(chosen), sheet)
    label = "cuba-art-enact-do" if len(chosen) == BILLS_ENACTED else "cuba-art-enact-more"
    facts = {"n": BILLS_ENACTED - len(chosen)}
    return Worksheet(sheet, tuple(presses), CLEAR, DONE, label, facts, None, (TASK,))


def _sealed(s: CubaState, number: int, bill: Rect, law: Rect, sheet: DisplayList) -> None:
    """The seal on the bill; in its slot the old law struck through and the new one."""
    x, y, w, h = law
    ring(sheet, bill, 7)
    sheet.svg("cuba/icons/seal", (bill[0] + 172, bill[1] - 12, 72, 72))
    sheet.panel(law, "#0C322F", GOLD, 7, 2.6)
    sheet.write((x + 8, y + 6, 34, 50), NUMERAL[TYPES[number]], size=20, colour="#F7D08A", face="title", **MIDDLE)
    old = s.statutes[number]
    if old:
        icons, words = law_faces.short_law(old)
        place = (x + 46, y + 3, 84.0 if icons else 150.0, 20.0)
        if icons:
            sheet.write(place, icons, size=13, colour="#B7CFC4", **MIDDLE)
        else:
            sheet.say(place, words, size=12, colour="#B7CFC4", **MIDDLE)
        sheet.panel((place[0] + 4, y + 13, place[2] - 8, 2), "#F2A08A", "", 0)
    sheet.say(
        (x + 46, y + (24 if old else 4), w - 54, h - (28 if old else 8)),
        name_of(s.bills[number]),
        size=14,
        colour="#FFF3D2",
        face="bold",
        lines=2,
        leading=1.1,
    )


def _task(v: View, chosen: int, sheet: DisplayList) -> None:
    """Who won, by how many votes, and how many seals are left."""
    s: CubaState = v.state
    x, y, w, _ = TASK
    seat = s.pending[-1].seats[0]
    color = seen.color_of(v, seat)
    sheet.panel(TASK, PANEL, SUN, 8, 1.8)
    sheet.svg(f"shared/seats/{color}", (x + 14, y + 14, 20, 20))
    sheet.say(
        (x + 42, y + 10, w - 54, 28),
        "cuba-art-enact-won",
        {"seat": seat},
        size=16.5,
        colour="#FFF3D2",
        face="title",
        **ONE,
    )
    votes = " : ".join(map(str, sorted(s.votes, reverse=True)))
    sheet.say((x + 14, y + 38, w - 28, 22), "cuba-art-enact-votes", {"text": votes}, size=13, colour=SECOND, **ONE)
    for i in range(BILLS_ENACTED):
        sheet.svg("cuba/icons/seal", (x + 20 + 62 * i, y + 66, 54, 54), 255 if i < chosen else 60)
    message = "cuba-art-enact-both" if chosen == BILLS_ENACTED else "cuba-art-enact-left"
    sheet.say(
        (x + 150, y + 66, w - 162, 54),
        message,
        {"n": BILLS_ENACTED - chosen},
        size=15,
        colour=PALE,
        face="bold",
        **RIGHT,
    )
    sheet.say((x + 14, y + 124, w - 28, 60), "cuba-art-enact-rest", size=12.5, colour="#D6EFE8", leading=1.3)
