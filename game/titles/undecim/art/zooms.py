"""What holding a card shows: all its words."""

from __future__ import annotations

from typing import Any

from game.engine import View
from game.presentation import DisplayList
from game.titles.undecim.art import seats
from game.titles.undecim.art.faces import resource
from game.titles.undecim.art.inks import INK, INK_2, ROMAN, SAND, STONE, WINE, icon, name_of, plaque, rule
from game.titles.undecim.rules.cards import has_gold_line, why_no_gold_line
from game.titles.undecim.rules.components import ACTION_CARDS, AWARDS, FACES
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.rules.variants import Variants


def zoom(v: View, target: str) -> DisplayList | None:
    """A card held close, with all its words."""
    kind, _, rest = target.partition("/")
    if target in FACES:
        sheet = DisplayList(189, 264)
        sheet.place(resource(*FACES[target], 85.0), 0, 0, 189 / 85)
        return sheet
    if target == "variants":
        return changes(v.state)
    if kind == "rival":
        return seats.rival(v, int(rest), v.others.index(int(rest)) + 1)
    card = rest if kind in ("card", "field") else target
    if card in ACTION_CARDS:
        return great(card, v.state.rules())
    if kind == "award" and rest in AWARDS:
        return award(rest)
    return None


def great(card: str, rules: Variants) -> DisplayList:
    """An action card with its full text: red, black, gold, the auto action. 340 x 330."""
    data = ACTION_CARDS[card]
    dash = card.replace("_", "-")
    sheet = DisplayList(340, 330)
    sheet.panel((0, 0, 340, 330), STONE, "#6B5A44", 8, 1.6)
    sheet.panel((5, 5, 330, 320), "none", SAND, 6, 1.2)
    plaque(sheet, data.number, 14, 14, 50, 48)
    sheet.say((74, 10, 190, 36), name_of(card), size=24, colour=INK, face="title", lines=1)
    sheet.say((75, 44, 160, 20), name_of(card), size=12.5, colour=INK_2, caption=True, lines=1)
    sheet.write((236, 44, 34, 20), ROMAN[data.number], size=13, colour=INK_2, face="title", lines=1)
    sheet.svg(f"undecim/actions/{card}", (274, 12, 54, 54), c=WINE, d="#A8803A", e=STONE)
    rows = (
        ("red", "steal", f"undecim-red-{dash}" if data.red else "", "#F6D6CB", "#B2301F", "#8E1F1A"),
        ("black", "hand", f"undecim-text-{dash}", "", "", INK),
        ("gold", "gold", f"undecim-gold-{dash}" if has_gold_line(rules, card) else "", "#F3DD9A", "#B98518", "#4A3410"),
        ("auto", "settlement", "undecim-art-auto", "", "", INK),
    )
    y = 76.0
    for key, sign, message, ground, line, ink in rows:
        high = 82.0 if key == "black" else 54.0
        if message and ground:
            sheet.panel((9, y, 322, high - 4), ground, line, 5, 1.2)
        faint = "" if message else "#75674C"
        sheet.svg(icon(sign), (16, y + 5, 20, 20), alpha=255 if message else 110)
        sheet.say((40, y + 4, 62, 22), f"undecim-art-row-{key}", size=13, colour=faint or ink, face="bold", lines=1)
        words = message or (why_no_gold_line(card) if key == "gold" else f"undecim-art-no-{key}")
        sheet.say((104, y + 2, 222, high - 8), words, size=13, colour=faint or INK, leading=1.4)
        if not ground:
            rule(sheet, 14, y + high - 2, 312)
        y += high
    return sheet


def changes(s: UndecimState) -> DisplayList:
    """The options that differ from the draft, with their values. 520 wide."""
    rows = s.variants
    sheet = DisplayList(520, 58 + 30 * len(rows))
    sheet.panel((0, 0, *sheet.size), STONE, "#6B5A44", 8, 1.6)
    sheet.say(
        (16, 8, 488, 36), "undecim-art-variants-all", {"count": len(rows)}, size=19, colour=INK, face="title", lines=1
    )
    for i, (name, value) in enumerate(rows):
        y = 50 + 30.0 * i
        rule(sheet, 14, y, 492)
        sheet.say((16, y + 2, 280, 28), f"undecim-option-{name}".replace("_", "-"), size=13.5, colour=INK, lines=1)
        shown = tuple(value.split(",")) if name == "modules" else value
        message = "undecim-art-variants-on" if value == "true" else "undecim-art-variants-value"
        style: dict[str, Any] = {"size": 13.5, "colour": WINE, "face": "bold", "align": "right", "lines": 1}
        sheet.say((296, y + 2, 208, 28), message, {"value": shown}, **style)
    return sheet


def award(name: str) -> DisplayList:
    """An award with its full text. 240 x 190."""
    sheet = DisplayList(240, 190)
    sheet.panel((0, 0, 240, 190), "#3A2418", "#C08A3A", 8, 2)
    sheet.svg(f"undecim/awards/{name}", (12, 12, 64, 64))
    sheet.say((86, 16, 146, 30), name_of(name), size=20, colour="#FFE9B0", face="title", lines=1)
    sheet.say((86, 46, 146, 22), name_of(name), size=12, colour="#E0CDB4", caption=True, lines=1)
    text = f"undecim-text-{name}".replace("_", "-")
    sheet.say((16, 84, 208, 94), text, size=14.5, leading=1.5, valign="top")
    return sheet
