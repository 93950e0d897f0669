"""What lies on the square of the market and in the foreman's street: tags with prices, houses at work, small cards."""

from __future__ import annotations

from game.presentation import DisplayList
from game.titles.cuba.art.inks import (
    BLUE,
    CREAM,
    FAINT,
    GOLD,
    GROUP,
    INK,
    INK_2,
    MIDDLE,
    ONE,
    RIGHT,
    effect,
    name_of,
    short_name,
)
from game.titles.cuba.rules.components import BUILDINGS, VOTES
from game.titles.cuba.table.workplaces import CHIP_WIDE, ROW_HIGH, STALL_WIDE

ROW_WIDE, ROW_TALL = STALL_WIDE - 16, ROW_HIGH - 2
TEAL = "#1F6A63"
BROWN = "#7A4A06"


def tag(rest: str) -> DisplayList:
    """A row of the market with the price of the next purchase or sale at its right; pale if it cannot be done."""
    way, price, *able = rest.split(":")
    row = DisplayList(ROW_WIDE, ROW_TALL)
    sheet = DisplayList(74, 17)
    ink = TEAL if way == "buy" else BROWN
    sheet.panel((0, 0, 74, 17), ink, "" if able else GOLD, 8, 1, 0.55 if able else 1)
    facts = {"n": int(price)}
    sheet.say((3, 0, 68, 17), f"cuba-art-next-{way}", facts, size=12, colour="#FFF3D2", **MIDDLE)
    row.place(sheet, ROW_WIDE - 77, (ROW_TALL - 17) / 2)
    return row


def chip(rest: str) -> DisplayList:
    """A character as a chip: in hand with its votes, at work, or played."""
    name, state = rest.split(":")
    w = CHIP_WIDE[name]
    sheet = DisplayList(w, 20)
    past = state.isdigit() or state == "delegate"
    now = state == "now"
    fill, line, ink = (
        (GOLD, "#FFF3D2", INK) if now else ("#0B2422", "#2E5E57", FAINT) if past else (BLUE, "#4E7A9A", CREAM)
    )
    sheet.panel((0, 0, w, 20), fill, line, 10, 1)
    sheet.say(
        (8, 0, w - (28 if past else 39), 20),
        name_of(name),
        size=11.5,
        colour=ink,
        face="bold" if now else "body",
        **ONE,
    )
    if past:
        sheet.svg("cuba/icons/done", (w - 19, 3, 14, 14), 200)
    else:
        sheet.write((w - 34, 0, 29, 20), f"{VOTES[name]}[vote]", size=12, colour=ink, **RIGHT)
    return sheet


def front(rest: str) -> DisplayList:
    """A house on the street: its number in the proposed order, facade, name, effect, what it would do now."""
    named, number, width, state, offer = rest.split(":", 4)
    tile, _, corrected = named.partition("+")
    w = 152.0 if width == "wide" else 112.0
    sheet = DisplayList(w, 146)
    group = GROUP.get(BUILDINGS[tile].group, "#7C5A1E") if tile in BUILDINGS else "#6E4A2A"
    idle = state in ("used", "not")
    sheet.shape(
        '<ellipse cx="50" cy="6" rx="50" ry="6" fill="#3A1A10" fill-opacity=".4"/>',
        (w / 2 - 50, 80, 100, 12),
        (100, 12),
    )
    drawing = tile if tile in BUILDINGS else "warehouse"
    size = 84.0 if width == "wide" else 74.0
    sheet.svg(f"cuba/buildings/{drawing}", (w / 2 - size / 2, 87 - size, size, size), 130 if idle else 255)
    lit = not idle
    badge = f'<circle cx="13" cy="13" r="11.4" fill="{GOLD if lit else "#0F302E"}" stroke="#FFF3D2" stroke-width="2"/>'
    sheet.shape(badge, (2, 8, 26, 26), (26, 26))
    if state == "used":
        sheet.svg("cuba/icons/done", (5, 11, 20, 20))
    elif state == "not":
        sheet.svg("shared/icons/lock_red", (7, 12, 16, 16))
    else:
        sheet.write((2, 8, 26, 26), number, size=15, colour=INK, face="bold", **MIDDLE)
    sheet.panel((0, 90, w, 56), "#F6EEDC", GOLD if lit else group, 6, 2.4 if lit else 1.6)
    sheet.panel((1, 91, w - 2, 19), group, "", 4)
    name = short_name(tile) if tile in BUILDINGS else short_name("warehouse")
    tells = tile in BUILDINGS and BUILDINGS[tile].effect in ("vp", "sell", "turn")
    does = "".join(effect(tile, bool(corrected))) if tells else ""
    if width == "wide":
        sheet.say((7, 90, 84, 20), name, size=13, colour="#FFFFFF", face="bold", **ONE)
        if tells:
            sheet.write((78, 90, w - 84, 20), does, size=12, colour="#FFF3D2", face="bold", **RIGHT)
    else:
        sheet.say((4, 90, w - 8, 20), name, size=12, colour="#FFFFFF", face="bold", **MIDDLE)
    if state == "used":
        sheet.say((4, 111, w - 8, 34), "cuba-art-front-used", size=13, colour=INK_2, **MIDDLE)
    elif state == "not":
        sheet.say((4, 111, w - 8, 34), "cuba-art-front-not", size=12.5, colour=INK_2, align="center", leading=1.15)
    else:
        size = 17 if width == "wide" else 14
        sheet.write((4, 111, w - 8, 34), offer, size=size, colour=INK, face="bold", **MIDDLE)
    return sheet


FACES = {"tag": tag, "chip": chip, "front": front}
