"""Parts of the sheets on which an action is put together: the quay, cards that would turn, lines of what follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.engine import Draft
from game.presentation import DisplayList, Press, Rect
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, Style, column, fill, on, over, pad, row, say, sized
from game.presentation.parts import ring
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import CARD_GAIN, CARD_LOSS, INK, INKED, NOTE, NUMERAL, PIECE, TITLE, name_of, said
from game.titles.anno1701.rules.components import CENTRES, LANDSCAPES
from game.titles.anno1701.rules.prospects import changes, prospects
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.placing import dial

BOX: Final[Rect] = (190, 66, 900, 602)
LEFT, BUTTONS, BUTTON = 212, 602, 50
BODY: Final[Rect] = (LEFT, 184, 856, 400)
"""What the sheet is about; below it stand the buttons."""
BACK: Final[Rect] = (LEFT, BUTTONS, 170, BUTTON)
MIDDLE: Final[Rect] = (394, BUTTONS, 200, BUTTON)
DONE: Final[Rect] = (750, BUTTONS, 318, BUTTON)
GREEN, RED = inks.GREEN, inks.CRIMSON
FOOT: Final = inks.TEXT.but(colour=inks.INK_2)
"""What is to be done next."""
TEXT: Final = inks.TEXT.but(colour=INK, lines=2)
LABEL: Final = inks.TEXT.but(colour=INK)
"""Over a group of things."""
NEUTRAL: Final = Ground("#EFE5CC", "#C9A45A")


def quay(title: str, what: str, *parts: Block) -> DisplayList:
    """The paper of a sheet with the quay at its head, and on it the parts below one another, the last one as its foot."""
    sheet = DisplayList(1280, 720)
    fill(sheet, (0, 38, 1280, 650), lay.ground(inks.VEIL))
    fill(sheet, BOX, lay.ground(Ground(inks.PAPER, inks.GOLD, width=2, shadow=170)))
    pill = on(Ground(inks.NAVY, radius=inks.ROW / 2), said(what, NOTE), inks.PAD, 0)
    told = column(said(title, TITLE.but(size=27, colour=inks.NAVY_2)), sized(pill, high=inks.ROW))
    head = pad(row(column(lay.blank(), inks.sign("bank", 54)), sized(told, 420), gap=20), 20, inks.PAD)
    fill(sheet, (BOX[0] + 2, BOX[1] + 2, BOX[2] - 4, 104), over(lay.picture("anno1701/scene/quay"), head))
    if parts:
        *main, foot = parts
        fill(sheet, BODY, column(*main, sized(foot, high=44), gap=inks.PAD))
    return sheet


def pressed(presses: list[Press], block: Block, draft: Draft) -> Block:
    """The block, which makes that draft when it is pressed."""
    return lay.standing(block, lambda rect: presses.append(Press(rect, draft)))


def lit(block: Block) -> Block:
    """The block as the one that is chosen."""
    return over(block, pad(ring(inks.GLOW, INK, width=3), -3))


def turned(frame: str, key: str, size: float) -> Block:
    """A card in its frame, if it has one, upright, so large."""
    look = lay.ground(PIECE.but(fill=inks.FRAMES[frame], radius=size * 0.1)) if frame else None
    return lay.fitted(over(look, lay.drawn(face(key), size / 60)))


def stock(s: AnnoState, seat: int, place: str, size: float, mark: str = "") -> Block:
    """A card of a settlement as it is, with how it would answer (``mark``)."""
    kind, amount, number = dial(s, seat, place)
    return turned(kind.partition(":")[2], f"{kind}:{amount}:{number}::{mark}", size)


def named(place: str, style: Style = NUMERAL) -> Block:
    """The name of a place, below its card."""
    if place in CENTRES:
        return said(f"village-{place.removeprefix('centre_')}", style)
    return say(name_of(place), style)


def outcome(won: Sequence[tuple[str, str]], lost: Sequence[tuple[str, str]]) -> Block:
    """What becomes possible in green, what is lost in rose; one quiet line if nothing changes."""
    rows = [*((line, CARD_GAIN) for line in won[:2]), *((line, CARD_LOSS) for line in lost[:2])]
    if not rows:
        return on(NEUTRAL, said("follows-nothing", FOOT), inks.PAD, 0)
    text = LABEL.but(lines=2, leading=1.15)
    told = (
        on(look, said(message, text.but(colour=look.line), {"thing": thing} if thing else None), inks.PAD, 0)
        for (message, thing), look in rows
    )
    return row(*told)


def follows(s: AnnoState, seat: int, minus: Counter[str], plus: Counter[str]) -> Block:
    """What would be possible, and what no longer, if the places had lost and gained so much."""
    after = s.clone()
    for change, places in ((-1, minus), (1, plus)):
        for place, amount in places.items():
            if place in CENTRES:
                after.gold[2 * seat + CENTRES.index(place)] += change * amount
            else:
                after.goods[7 * seat + LANDSCAPES.index(place)] += change * amount
    return outcome(*changes(prospects(s, seat), prospects(after, seat)))


def tile(kind: str, count: str, chosen: bool, reason: str) -> Block:
    """A good or gold with its number; with a reason it is locked."""
    number = lay.write(count, INKED.but(size=18, face="bold", colour=inks.INK_2 if reason else INK))
    told: Block = row(inks.sign(kind, 30, 120 if reason else 255), number)
    if reason:
        why = said(reason, NUMERAL.but(face="body", align="left", colour=RED))
        told = column(told, sized(row(lay.icon("shared/icons/lock_red", 14), why, gap=3), high=19), gap=0)
    look = on(inks.CARD.but(fill=inks.SAND if reason else "#FFFDF6"), told, inks.INSET, 2)
    return lit(look) if chosen else look


def titled(message: str, other: str = "") -> Block:
    """The head of a column."""
    return lay.line(said(message, inks.INKED_TITLE), said(other, LABEL.but(colour=inks.INK_2)) if other else None)
