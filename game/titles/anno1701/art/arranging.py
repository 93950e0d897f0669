"""The sheet on which a seat lays its ten outer cards as it likes: press a card, then the place it goes to."""

from __future__ import annotations

from game.engine import Draft, View
from game.presentation import DisplayList, Press, Worksheet
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import CREAM, FRAMES, GLOW, INK, INK_2, MID, art, icon, name_of, words
from game.titles.anno1701.art.quay import BACK, DONE, RED, quay
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.base import act
from game.titles.anno1701.rules.components import LANDSCAPES, NUMBERS, OUTER_SLOTS, RECOMMENDED, SHIP_NUMBER
from game.titles.anno1701.rules.state import AnnoState

_SIZE, _PITCH = 72.0, 92.0
_ROW = ("person:pioneer", "centre", "person:pioneer", "overview", "person:pioneer", "centre", "person:pioneer")


def arrange(v: View, draft: Draft) -> Worksheet:
    """The island with its ten outer cards; ``draft.part`` holds the card that has been pressed."""
    s: AnnoState = v.state
    cards: tuple[str, ...] = draft.args[0] if draft.args else RECOMMENDED
    held: str = draft.part[0] if draft.part else ""
    sheet = quay("arrange-title", "arrange-rule")
    sheet.panel((206, 186, 868, 336), "#8FB368", "#EBD7A4", 14, 3)
    for n, key in enumerate(_ROW, 1):
        x, y = 228 + n * _PITCH, 306.0
        if key == "centre":
            sheet.panel((x, y, _SIZE, _SIZE), FRAMES["centre"], CREAM, 7, 1.4)
            sheet.place(face("gold:centre:3:0::"), x, y, _SIZE / 60)
        else:
            sheet.place(face(key), x, y, _SIZE / 60)
    presses: list[Press] = []
    whole = draft._replace(args=(cards,), part=())
    for index, (slot, card) in enumerate(zip(OUTER_SLOTS, cards)):
        column, _, row = slot[1:].partition("_")
        x, y = 228 + int(column) * _PITCH, 212.0 if row == "up" else 400.0
        _card(sheet, s, draft.seat, card, x, y)
        if card == held:
            sheet.panel((x - 4, y - 4, _SIZE + 8, _SIZE + 8), "none", INK, 10, 6)
            sheet.panel((x - 4, y - 4, _SIZE + 8, _SIZE + 8), "none", GLOW, 10, 3.4)
        if slot in ("c2_up", "c2_down", "c6_up", "c6_down"):
            icon(sheet, "chain", x + _SIZE - 20, y + _SIZE - 20, 20)
        if not held:
            after = whole._replace(part=(card,))
        else:
            swapped = list(cards)
            swapped[index], swapped[cards.index(held)] = held, card
            after = whole._replace(args=(tuple(swapped),))
        presses.append(Press((x, y, _SIZE, _SIZE + 20), after))
        sheet.say((x - 44, y + _SIZE + 1, _SIZE + 88, 17), name_of(card), size=11.5, colour=INK, face="bold", **MID)
    refusal = KINDS["assign_layout"].check(s, act("assign_layout", draft.seat, cards))
    if refusal is not None:
        sheet.panel((212, 540, 856, 44), "#FBE3DA", RED, 7, 1.2)
        words(sheet, 226, 540, 830, 44, "arrange-landscapes", size=14, colour=RED)
    else:
        message = "arrange-place" if held else "arrange-hint"
        words(sheet, 216, 540, 850, 44, message, size=14, colour=INK_2)
    usual = (394.0, 602.0, 200.0, 50.0)
    sheet.panel(usual, "#EFE5CC", "#C9A45A", 8, 1.4)
    words(sheet, 404, 602, 180, 50, "arrange-usual", size=14, colour=INK, face="bold", align="center")
    presses.append(Press(usual, draft._replace(args=(RECOMMENDED,), part=())))
    return Worksheet(sheet, tuple(presses), BACK, DONE, art("arrange-do"))


def _card(sheet: DisplayList, s: AnnoState, seat: int, card: str, x: float, y: float) -> None:
    side = s.side[seat] or "lion"
    if card in LANDSCAPES:
        what = card.rstrip("_12")
        key = f"land:{what}:1:{NUMBERS[side][LANDSCAPES.index(card)]}::"
    elif card == "ship":
        what, key = "ship", f"ship:ship:1:{SHIP_NUMBER[side]}::"
    else:
        what = card.partition("_")[0]
        key = f"ware:{what}:0:0::"
    sheet.panel((x, y, _SIZE, _SIZE), FRAMES[what], CREAM, 7, 1.4)
    sheet.place(face(key), x, y, _SIZE / 60)


__all__ = ["arrange"]
