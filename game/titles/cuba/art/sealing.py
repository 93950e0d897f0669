"""Two bills that become law: pressed or carried to their slot, each under its seal before it is confirmed."""

from __future__ import annotations

from game.engine import Draft, View
from game.presentation import DisplayList, Press, Rect, Worksheet
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.presentation.parts import ring
from game.titles.cuba.art import faces, inks, law_faces
from game.titles.cuba.art.planned import BACK, DONE, PlanPart
from game.titles.cuba.rules.components import BILLS_ENACTED, TYPES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.meaning import meaning

SEAL, GHOST, COUNTED = 72, 56, 54
"""How large the seals are: on a bill that is chosen, on one that may be, and those that are counted."""


def enact(v: View, draft: Draft) -> Worksheet:
    """The seals on the chosen bills, the laws they replace, and what is still to do. 1280 x 720."""
    s: CubaState = v.state
    sheet, presses = DisplayList(*inks.WHOLE), []
    chosen: tuple[str, ...] = draft.args[0] if draft.args else ()
    for number, kind in enumerate(TYPES):
        if not s.bills[number]:
            continue
        bill, law = places.BIG_BILLS[kind], places.BIG_LAWS[kind]
        if kind in chosen:
            _sealed(s, number, bill, law, sheet)
        elif len(chosen) == BILLS_ENACTED:
            lay.fill(sheet, bill, lay.ground(inks.BESIDE.but(line="", opacity=0.5)))
        else:
            lay.fill(sheet, bill, lay.corner(inks.sign("seal", GHOST, 45), inset=-2))
        other = tuple(sorted(set(chosen) ^ {kind}))
        if len(other) <= BILLS_ENACTED:
            after = draft._replace(args=(other,) if other else ())
            presses.append(Press(bill, after))
            if kind not in chosen:
                says = ":".join(map(str, meaning(s, draft.seat, s.bills[number])))
                face = faces.face(f"billbig:{s.bills[number]}:{seen.color_of(v, draft.seat)}:{says}")
                presses.append(Press(bill, after, law, face))
    rects = _task(v, len(chosen), sheet)
    label = "cuba-art-enact-do" if len(chosen) == BILLS_ENACTED else "cuba-art-enact-more"
    facts = {"n": BILLS_ENACTED - len(chosen)}
    return Worksheet(sheet, tuple(presses), rects[BACK], rects[DONE], label, facts, None, (places.LOG,))


def _sealed(s: CubaState, number: int, bill: Rect, law: Rect, sheet: DisplayList) -> None:
    """The seal on the bill; in its slot the old law struck through and the new one."""
    lay.fill(sheet, bill, lay.over(ring(inks.GOLD, inks.INK, 7), lay.corner(inks.sign("seal", SEAL), inset=-inks.PAD)))
    old = s.statutes[number]
    named = inks.NAME.but(colour=inks.CHALK, lines=2, leading=1.1)
    names = lay.column(_struck(old) if old else None, lay.shared(lay.say(inks.name_of(s.bills[number]), named)), gap=1)
    numeral = lay.sized(lay.write(inks.NUMERAL[TYPES[number]], law_faces.SLOT), law_faces.NUMBER_WIDE)
    lay.fill(
        sheet, law, lay.on(law_faces.TABLE.but(line=inks.GOLD, width=2.6), lay.row(numeral, names, gap=3), inks.PAD, 3)
    )


def _struck(law: str) -> Block:
    """A law that goes, with a line through it."""
    icons, words = law_faces.short_law(law)
    gone = inks.MIDDLE.but(colour=inks.SECOND)
    line = lay.column(lay.blank(), lay.sized(lay.ground(Ground("#F2A08A", "", 0)), high=2), lay.blank(), gap=0)
    told = lay.over(lay.write(icons, gone) if icons else lay.say(words, gone), lay.pad(line, 3, 0))
    return lay.sized(lay.row(lay.shared(told), lay.shared(lay.blank(), 1.4 if icons else 0.4)), high=inks.LINE_HIGH)


def _task(v: View, chosen: int, sheet: DisplayList) -> dict[str, Rect]:
    """Who won, by how many votes, and how many seals are left. Returns where both buttons stand."""
    s: CubaState = v.state
    seat = s.pending[-1].seats[0]
    name = lay.say("cuba-art-enact-won", inks.HEAD.but(colour=inks.CHALK), {"seat": seat})
    won = lay.row(inks.shape_of(seen.color_of(v, seat)), name)
    votes = " : ".join(map(str, sorted(s.votes, reverse=True)))
    seals = (inks.sign("seal", COUNTED, 255 if i < chosen else 60) for i in range(BILLS_ENACTED))
    message = "cuba-art-enact-both" if chosen == BILLS_ENACTED else "cuba-art-enact-left"
    left = lay.say(message, inks.NAME.but(colour=inks.PALE, align="right"), {"n": BILLS_ENACTED - chosen})
    part = PlanPart()
    told = lay.column(
        lay.sized(won, high=inks.HEAD_HIGH),
        inks.lined("cuba-art-enact-votes", inks.SMALL.but(colour=inks.SECOND), {"text": votes}),
        lay.row(*seals, left, gap=inks.PAD),
        lay.shared(lay.say("cuba-art-enact-rest", inks.TOLD.but(colour="#D6EFE8"))),
        lay.sized(part.buttons(1.4), high=inks.THING),
    )
    lay.fill(sheet, places.LOG, lay.on(inks.BOARD.but(line=inks.SUN, width=1.8, shadow=0), told, inks.PAD))
    return {meaning: rect for rect, meaning in part.spots}
