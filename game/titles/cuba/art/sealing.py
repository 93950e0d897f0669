"""Two bills that become law: pressed or carried to their slot, each under its seal before it is confirmed."""

from __future__ import annotations

from typing import Final

from game.engine import Draft, View
from game.presentation import DisplayList, Press, Rect, Worksheet
from game.presentation.layout import (
    Block,
    Ground,
    Style,
    blank,
    column,
    corner,
    fill,
    icon,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.presentation.parts import ring
from game.titles.cuba.art import faces, law_faces
from game.titles.cuba.art.inks import GOLD, HEAD, INK, NAME, NUMERAL, PALE, PANEL, SECOND, SMALL, SUN, name_of
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
            fill(sheet, bill, on(Ground(PANEL, "", 7, 0, 0.5), blank()))
        else:
            fill(sheet, bill, corner(icon("cuba/icons/seal", 56, alpha=45), inset=-2))
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
    fill(sheet, bill, over(ring(GOLD, INK, 7), corner(icon("cuba/icons/seal", 72), inset=-9)))
    old = s.statutes[number]
    named = NAME.but(size=14, colour="#FFF3D2", lines=2, leading=1.1)
    names = column(_struck(old) if old else None, shared(say(name_of(s.bills[number]), named)), gap=1)
    numeral = Style(20, "#F7D08A", "title", "center", lines=1)
    told = row(sized(write(NUMERAL[TYPES[number]], numeral), 34), names, gap=4)
    fill(sheet, law, on(Ground("#0C322F", GOLD, 7, 2.6), told, 8, 3))


def _struck(law: str) -> Block:
    """A law that goes, with a line through it."""
    icons, words = law_faces.short_law(law)
    gone = SMALL.but(colour="#B7CFC4", align="center")
    line = column(blank(), sized(on(Ground("#F2A08A", "", 0), blank()), high=2), blank(), gap=0)
    told = over(write(icons, gone) if icons else say(words, gone), pad(line, 4, 0))
    return sized(row(sized(told, 84 if icons else 150), blank()), high=20)


def _task(v: View, chosen: int, sheet: DisplayList) -> None:
    """Who won, by how many votes, and how many seals are left."""
    s: CubaState = v.state
    seat = s.pending[-1].seats[0]
    won = row(
        icon(f"shared/seats/{seen.color_of(v, seat)}", 20),
        say("cuba-art-enact-won", HEAD.but(size=16.5, colour="#FFF3D2"), {"seat": seat}),
    )
    votes = " : ".join(map(str, sorted(s.votes, reverse=True)))
    seals = (icon("cuba/icons/seal", 54, alpha=255 if i < chosen else 60) for i in range(BILLS_ENACTED))
    message = "cuba-art-enact-both" if chosen == BILLS_ENACTED else "cuba-art-enact-left"
    left = say(message, NAME.but(size=15, colour=PALE, align="right"), {"n": BILLS_ENACTED - chosen})
    rest = SMALL.but(colour="#D6EFE8", leading=1.3, lines=0)
    told = column(
        sized(won, high=28),
        sized(say("cuba-art-enact-votes", SMALL.but(size=13, colour=SECOND), {"text": votes}), high=22),
        row(*seals, left, gap=8),
        sized(say("cuba-art-enact-rest", rest), high=60),
        blank(),
    )
    fill(sheet, TASK, on(Ground(PANEL, SUN, width=1.8), told, 14, 10))
