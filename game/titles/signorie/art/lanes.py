"""The lanes of the evening: each player's dice against the limit, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.signorie.art.faces import REWARD_ART, reward_sum
from game.titles.signorie.art.inks import (
    BRONZE,
    CREAM,
    DIE,
    GOLD,
    GOLD_PAPER,
    INK,
    INK_2,
    PANEL,
    RED,
    ROW_ICON,
    SEAT,
    SOFT,
    dashed,
    icon,
    number,
    ring,
    short,
    words,
)
from game.titles.signorie.art.own import bar
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.components import (
    ALLIANCES,
    BASE_THRESHOLD,
    BRIDE_VP,
    BRIDES,
    BUY_COST,
    BUY_VP,
    COLORS,
    HELPERS,
    HOUSES,
    OFFSPRING_BASE,
    REWARD_FLORINS,
    REWARD_SLOTS,
    REWARDS,
    ROW_TILES,
    ROWS,
)
from game.titles.signorie.rules.effects import COUNTED
from game.titles.signorie.rules.scoring import row_worth
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.placement import LANES, OWN_LANE, asked_key, row_place

OVER, DONE, NOW, NEXT = "over", "done", "now", "next"
_MIDDLE: Final[dict[str, Any]] = {"align": "center", "lines": 1}


def lanes(v: View) -> dict[str, DisplayList]:
    """The region of each place in the new turn order."""
    s: SignorieState = v.state
    return {f"lane/{place}": _lane(v, seat, place) for place, seat in enumerate(s.turn_order, 1)}


def stage_of(s: SignorieState, seat: int) -> str:
    """Where a seat stands in the handing out of rewards."""
    if seat not in s.eligible:
        return OVER
    at, now = s.eligible.index(seat), (s.served - 1) >> 1
    return NOW if at == now else DONE if at < now else NEXT


def _lane(v: View, seat: int, place: int) -> DisplayList:
    s: SignorieState = v.state
    mine, stage = seat == v.me, stage_of(s, seat)
    color = short(s.color[seat])
    high = OWN_LANE if mine else LANES[s.seats][0]
    sheet = DisplayList(980, high)
    sheet.shadow((0, 0, 980, high), 8, 5, 100)
    if mine:
        paper = (
            f'<defs><linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{high:g}">'
            '<stop offset="0" stop-color="#F8EFDB"/><stop offset="1" stop-color="#EAD9B5"/></linearGradient></defs>'
            f'<rect x="1.2" y="1.2" width="977.6" height="{high - 2.4:g}" rx="8" fill="url(#p)" '
            f'stroke="{SEAT[color]}" stroke-width="2.4"/>'
        )
        sheet.shape(paper, (0, 0, 980, high), (980, high))
    else:
        sheet.panel((0, 0, 980, high), "#26090F" if stage == OVER else PANEL, SEAT[color], 8, 1.6)
    top = 0.0 if mine else (high - 78) / 2
    _who(sheet, s, seat, place, mine, top)
    _sum(sheet, s, seat, mine, top)
    if mine:
        _own(sheet, v, seat, stage)
    else:
        _outcome(sheet, s, seat, stage, top)
    sheet.hot((8, top + 8, 250, 64), f"person/{seat}")
    return sheet


def _who(sheet: DisplayList, s: SignorieState, seat: int, place: int, mine: bool, top: float) -> None:
    """The place, the lord, points and purse."""
    color = short(s.color[seat])
    ink = INK if mine else CREAM
    style: dict[str, Any] = {"size": 33, "colour": RED if mine else GOLD, "face": "title", **_MIDDLE}
    sheet.write((6, top + 14, 38, 50), str(place), **style)
    sheet.svg(f"signorie/portraits/{color}", (48, top + 10, 50, 58.3), 150 if seat not in s.eligible else 255)
    sheet.panel((48, top + 10, 50, 58.3), "none", GOLD, 3, 1.3)
    sheet.svg(f"shared/seats/player_{color}", (87, top + 56, 16, 16))
    sheet.say((110, top + 8, 156, 24), "table-player", {"seat": seat}, size=15, colour=ink, face="bold", lines=1)
    at_hand = f"[vp] **{s.vp[seat]}**　[florin] **{s.florins[seat]}**"
    sheet.write((109, top + 31, 156, 20), at_hand, size=13.5, colour=ink, lines=1)
    people = f"[son_{color}] {s.supply[2 * seat]}　[daughter_{color}] {s.supply[2 * seat + 1]}"
    sheet.write((109, top + 51, 156, 20), people, size=13, colour=ink, lines=1)


def _sum(sheet: DisplayList, s: SignorieState, seat: int, mine: bool, top: float) -> None:
    """The dice in true length against the limit, and the difference in words."""
    ink, soft = (INK, INK_2) if mine else (CREAM, SOFT)
    total, limit = s.dice_sum(seat), s.limit(seat)
    words(sheet, "signorie-art-lane-sum", 272, top + 19, 70, 14, ink, {"sum": total})
    people = s.threshold[2 * seat] + s.threshold[2 * seat + 1]
    message = "signorie-art-lane-raised" if people else "signorie-art-lane-limit"
    facts = {"limit": limit, "base": BASE_THRESHOLD, "more": limit - BASE_THRESHOLD}
    words(sheet, message, 342, top + 19.5, 134, 12.5, soft, facts)
    over = total > limit
    colour = (RED if mine else "#FF9C86") if over else ink
    told = "signorie-art-lane-over" if over else "signorie-art-lane-left"
    words(sheet, told, 472, top + 19, 80, 13.5, colour, {"count": abs(limit - total)}, "right", "bold")
    icon(sheet, "over" if over else "ok", 555, top + 10, 19)
    bar(sheet, s, seat, 272, top + 34, 302, 26, not mine)
    sheet.hot((268, top + 8, 310, 56), "gauge")


def wives(sheet: DisplayList, s: SignorieState, seat: int, x: float, y: float, coming: bool, dark: bool) -> None:
    """The lord's wife and his four places for brides; the one that comes now has a ring."""
    have = s.brides[seat]
    for place in range(BRIDES + 1):
        left = x + 26 * place
        there, now = place <= have, coming and place == have + 1
        fill = "#E9C9A0" if place == 0 else "#FFF8E6" if there or now else "#EBDDBB"
        edge, width = ("#FFD55E", 3) if now else ("#B98B4A", 1.5)
        dash = "" if there or now else ' stroke-dasharray="4 3"'
        opacity = 0.25 if dark and not there and not now else 1
        body = (
            f'<ellipse cx="12.5" cy="15" rx="11.2" ry="13.6" fill="{fill}" fill-opacity="{opacity}" stroke="{edge}" '
            f'stroke-width="{width}"{dash}/>'
        )
        sheet.shape(body, (left, y, 25, 30), (25, 30))
        if place == 0:
            icon(sheet, "daughter", left + 2.5, y + 4.5, 20)
        elif (there and dark) or now:
            icon(sheet, "bride", left + 2.5, y + 4.5, 20, 255 if there else 150)
        elif not there and BRIDE_VP[place - 1]:
            ink = "#F0D7B0" if dark else INK
            number(sheet, f"+{BRIDE_VP[place - 1]}", left + 12.5, y + 14.5, 11.5, ink, 30)


def bride_gain(s: SignorieState, seat: int) -> str:
    """What the next bride brings besides herself, as markup."""
    vp, florins = BRIDE_VP[s.brides[seat]], REWARD_SLOTS[s.reward_slot()].florins
    return "　".join([f"**+{vp}**[vp]"] * bool(vp) + [f"**+{florins}**[florin]"] * bool(florins))


def _outcome(sheet: DisplayList, s: SignorieState, seat: int, stage: str, top: float) -> None:
    """What somebody else gets, has got, or why not."""
    x, tile, slot = 598.0, s.rewards[s.reward_slot() - 1], REWARD_SLOTS[s.reward_slot()]
    if stage == OVER:
        _nothing(sheet, s, seat, (x, top + 10, 372, 58))
        return
    sheet.panel((x, top + 8, 172, 62), "#48202A", GOLD if stage == NOW else "#8A6A3B", 6, 2 if stage == NOW else 1.1)
    sheet.panel((x + 178, top + 8, 194, 62), "#48202A", "#8A6A3B", 6, 1.1)
    icon(sheet, {DONE: "ok", NOW: "moon", NEXT: "clock"}[stage], x + 9, top + 16, 22)
    words(sheet, f"signorie-art-lane-{stage}", x + 38, top + 27, 128, 13, CREAM, face="bold")
    sign = REWARD_ART[tile][0].split()[-1]
    icon(sheet, sign, x + 11, top + 42, 20)
    text = f"signorie-art-lane-{'either' if slot.bride else 'counts'}"
    facts = {"florins": REWARD_FLORINS, "count": 0, "vp": 0}
    if not slot.bride:
        count = COUNTED[tile](s, seat)
        facts |= {"count": count, "vp": count * REWARDS[tile]["vp_each"]}
    words(sheet, text, x + 38, top + 52, 130, 12.5, "#F0D7B0", facts)
    if not slot.bride:
        bought = bool(s.bought >> seat & 1)
        told = "signorie-art-lane-bought" if bought else "signorie-art-lane-buys"
        words(sheet, told, x + 184, top + 39, 182, 13, CREAM, {"cost": BUY_COST, "vp": BUY_VP}, "center")
        return
    coming = stage != DONE and s.brides[seat] < BRIDES
    wives(sheet, s, seat, x + 210, top + 10, coming, True)
    if coming:
        sheet.write((x + 180, top + 42, 190, 26), f"[bride] {bride_gain(s, seat)}", size=13, colour=CREAM, **_MIDDLE)
    else:
        facts = {"count": s.brides[seat]}
        words(sheet, "signorie-art-lane-brides", x + 182, top + 56, 186, 12.5, "#F0D7B0", facts, "center")


def _nothing(sheet: DisplayList, s: SignorieState, seat: int, rect: tuple[float, float, float, float]) -> None:
    x, y, _, h = rect
    sheet.panel(rect, "#3B1016", "#B2301F", 6, 1.4)
    icon(sheet, "lock", x + 14, y + h / 2 - 15, 30)
    words(sheet, "signorie-art-lane-nothing", x + 56, y + h / 2 - 11, 306, 15, "#FFE3D6", face="bold")
    facts = {"count": s.dice_sum(seat) - s.limit(seat), "limit": s.limit(seat)}
    words(sheet, "signorie-art-lane-missing", x + 56, y + h / 2 + 12, 306, 12.5, "#F0C9B8", facts)


# --- the viewer's own lane -----------------------------------------------------------------------------------


def _own(sheet: DisplayList, v: View, seat: int, stage: str) -> None:
    s: SignorieState = v.state
    tile = s.rewards[s.reward_slot() - 1]
    key = asked_key(s) if stage == NOW and seat in s.pending[-1].seats else ""
    if stage == OVER:
        _nothing(sheet, s, seat, (598, 10, 372, 108))
    else:
        _cards(sheet, s, seat, key, stage)
    if tile == "rw_free_helper" and stage != OVER:
        _helpers(sheet, v, seat, key)
    elif tile == "rw_face_down" and stage != OVER:
        _rows(sheet, s, seat, key)
    else:
        _sentence(sheet, v, seat, tile, key)
    if not key:
        sheet.panel((598, 126, 372, 42), "#E2D6BE", "#B98B6B", 8, 1.2)
        message = f"signorie-art-lane-{stage}-own" if stage != NOW else "signorie-art-lane-now-own"
        style: dict[str, Any] = {"size": 13, "colour": INK_2, "align": "center", "leading": 1.2}
        sheet.say((606, 126, 356, 42), message, {"seat": s.pending[-1].seats[0]}, **style)
    elif key not in ("reward_choice", "bride_choice", "buy_vp_choice", "spend_points"):
        sheet.panel((598, 126, 372, 42), GOLD_PAPER, BRONZE, 8, 1.6)
        style = {"size": 14, "colour": INK, "face": "bold", "align": "center"}
        sheet.say((606, 126, 356, 42), f"signorie-art-now-{key}".replace("_", "-"), **style)


def _cards(sheet: DisplayList, s: SignorieState, seat: int, key: str, stage: str) -> None:
    """The tile or florins, then the bride; in the rounds of points what was counted, then points for florins."""
    x, y, slot = 598.0, 10.0, REWARD_SLOTS[s.reward_slot()]
    tile = s.rewards[s.reward_slot() - 1]
    taken = stage == DONE or key in ("bride_choice", "buy_vp_choice")
    if not slot.bride:
        _counted(sheet, s, seat, key, tile)
        return
    chosen = key in ("choose_free_helper", "choose_row", "spend_points")
    fine = CONTROLLER.check(s, Action("claim_tile", seat)) is None if key == "reward_choice" else True
    _card(sheet, (x, y, 98, 108), chosen, pale=taken)
    if key not in ("choose_free_helper", "choose_row"):
        signs = REWARD_ART[tile][0].split()
        icon(sheet, signs[-1], x + 29, y + 9, 40, 90 if taken else 255)
    style: dict[str, Any] = {"size": 13, "colour": INK_2 if taken else INK, "face": "bold", "align": "center"}
    sheet.say((x + 3, y + 50, 92, 34), f"signorie-art-short-{tile}".replace("_", "-"), leading=1.12, **style)
    sheet.write((x, y + 84, 98, 22), reward_sum(tile), size=12.5, colour=INK_2, **_MIDDLE)
    words(sheet, "signorie-art-lane-or", x + 99, y + 54, 22, 13, INK, align="center")
    _card(sheet, (x + 122, y, 98, 108), False, pale=taken or chosen)
    icon(sheet, "florin", x + 151, y + 9, 40, 90 if taken or chosen else 255)
    colour = INK_2 if taken or chosen else INK
    words(sheet, "signorie-art-lane-florins", x + 124, y + 66, 94, 13.5, colour, {"florins": REWARD_FLORINS}, "center")
    facts = {"before": s.florins[seat], "after": s.florins[seat] + REWARD_FLORINS}
    if key == "reward_choice":
        words(sheet, "signorie-art-purse", x + 124, y + 94, 94, 12, INK_2, facts, align="center")
    if key == "reward_choice":
        if fine:
            ring(sheet, (x, y, 98, 108), 8)
        else:
            icon(sheet, "lock", x + 4, y + 4, 18)
        ring(sheet, (x + 122, y, 98, 108), 8)
    number(sheet, "＋", x + 228, y + 54, 15, INK, 18)
    _bride(sheet, s, seat, (x + 236, y, 136, 108), key, taken and key != "bride_choice")


def _bride(
    sheet: DisplayList, s: SignorieState, seat: int, rect: tuple[float, float, float, float], key: str, done: bool
) -> None:
    x, y, _, _ = rect
    full = s.brides[seat] >= BRIDES
    _card(sheet, rect, False, pale=done or full)
    wives(sheet, s, seat, x + 4, y + 6, not done and not full, False)
    if done or full:
        message = "signorie-art-lane-full" if full else "signorie-art-lane-brides"
        style: dict[str, Any] = {"size": 12.5, "colour": INK_2, "align": "center"}
        sheet.say((x + 6, y + 44, 124, 56), message, {"count": s.brides[seat]}, **style)
        return
    facts = {"place": s.brides[seat] + 1}
    words(sheet, "signorie-art-lane-bride", x + 32, y + 50, 100, 12.5, INK, facts, face="bold")
    if key != "bride_choice":
        icon(sheet, "bride", x + 8, y + 40, 20, 170)
    style = {"size": 14.5, "colour": RED, **_MIDDLE}
    sheet.write((x + 2, y + 60, 132, 24), bride_gain(s, seat), **style)
    dice = {"before": OFFSPRING_BASE + s.brides[seat], "after": OFFSPRING_BASE + s.brides[seat] + 1}
    words(sheet, "signorie-art-lane-dice", x + 4, y + 94, 128, 12, INK_2, dice, align="center")
    if key == "bride_choice":
        ring(sheet, rect, 8)


def _card(sheet: DisplayList, rect: tuple[float, float, float, float], chosen: bool, pale: bool = False) -> None:
    sheet.panel(rect, "#FFE9A6" if chosen else "#E8DCC2" if pale else "#FFF8E6", "#B98518", 7, 1.4)
    if chosen:
        ring(sheet, rect, 8, 2.4)
        x, y, w, _ = rect
        icon(sheet, "ok", x + w - 15, y - 7, 22)


def _counted(sheet: DisplayList, s: SignorieState, seat: int, key: str, tile: str) -> None:
    """A tile that scores what it counts, and the points that can be bought."""
    x, y = 598.0, 10.0
    each, count = REWARDS[tile]["vp_each"], COUNTED[tile](s, seat)
    _card(sheet, (x, y, 220, 108), False)
    signs = REWARD_ART[tile][0].split()
    for i, sign in enumerate(signs):
        icon(sheet, sign, x + 14 + 30 * i, y + 10, 34)
    left = x + 20 + 32 * len(signs)
    style: dict[str, Any] = {"size": 13, "colour": INK, "face": "bold", "leading": 1.15}
    sheet.say((left, y + 6, x + 214 - left, 42), f"signorie-art-short-{tile}".replace("_", "-"), **style)
    sheet.write((x, y + 48, 220, 34), f"{count} × {each} = **{count * each}**[vp]", size=20, colour=RED, **_MIDDLE)
    scored = stage_of(s, seat) != NEXT
    words(
        sheet,
        f"signorie-art-lane-{'scored' if scored else 'will-score'}",
        x + 8,
        y + 94,
        204,
        12.5,
        INK_2,
        align="center",
    )
    number(sheet, "＋", x + 228, y + 54, 15, INK, 18)
    can = s.florins[seat] >= BUY_COST and not s.bought >> seat & 1
    rect = (x + 236, y, 136, 108)
    _card(sheet, rect, False, pale=not can)
    sheet.write((x + 238, y + 12, 132, 40), f"{BUY_COST}[florin] → **{BUY_VP}**[vp]", size=16, colour=RED, **_MIDDLE)
    if s.bought >> seat & 1:
        words(sheet, "signorie-art-lane-bought-own", x + 242, y + 70, 124, 12.5, INK_2, align="center")
    elif not can:
        icon(sheet, "lock", x + 242, y + 58, 16)
        words(sheet, "signorie-art-sky-dear", x + 262, y + 66, 104, 12.5, INK_2, {"florins": BUY_COST})
    else:
        facts = {"before": s.florins[seat], "after": s.florins[seat] - BUY_COST}
        words(sheet, "signorie-art-purse", x + 240, y + 66, 128, 12.5, INK_2, facts, align="center")
        words(sheet, "signorie-art-lane-once", x + 240, y + 90, 128, 12, INK_2, align="center")
    if key == "buy_vp_choice":
        ring(sheet, rect, 8)


def _helpers(sheet: DisplayList, v: View, seat: int, key: str) -> None:
    """The fifteen places for helpers, the free ones in gold."""
    s: SignorieState = v.state
    choosing = key == "choose_free_helper"
    words(sheet, f"signorie-art-lane-helpers{'-now' if choosing else ''}", 110, 84, 466, 12.5, INK)
    for column, color in enumerate(COLORS):
        c, shade, _, soft = DIE[color]
        x = 110 + 93.5 * column
        sheet.panel((x, 94, 91, 77), soft, shade, 5, 1.2)
        sheet.panel((x, 94, 91, 4.5), c, "", 2, 0)
        for row in range(3):
            slot = 3 * column + row
            helper, y = HELPERS[slot], 99.5 + 23.8 * row
            hired = bool(s.helpers[seat] >> slot & 1)
            sheet.panel(
                (x + 2.5, y, 86, 22.4),
                "#F6EBD3" if hired else "#FFFFFF",
                shade if hired else "",
                4,
                1.1,
                1 if hired else 0.6,
            )
            if not hired:
                icon(sheet, "cost", x + 5, y + 2.5, 17, 150)
                number(sheet, helper.cost, x + 13.5, y + 11, 11.5, INK, 18)
            effect = f"signorie-art-effect-{helper.effect}".replace("_", "-")
            words(sheet, effect, x + 25, y + 11.6, 63, 11.5, INK_2 if hired else INK, align="center")
            if choosing and not hired:
                sheet.panel((x + 2.5, y, 86, 22.4), "none", "#C07E10", 4, 1.8)
            sheet.hot((x + 2.5, y, 86, 22.4), f"helper/{helper.id}")


def _rows(sheet: DisplayList, s: SignorieState, seat: int, key: str) -> None:
    """The four rows of the plan: what they hold, and what one more tile would make of them."""
    choosing = key == "choose_row"
    words(sheet, f"signorie-art-lane-rows{'-now' if choosing else ''}", 110, 83, 466, 12.5, INK)
    for row, name in enumerate(ROWS):
        rect = row_place(row)
        x, y, wide, _ = rect
        sheet.panel(rect, "#FFE9A8" if choosing else "#FFFFFF", "", 4, 0, 0.9 if choosing else 0.5)
        icon(sheet, ROW_ICON[row], x + 15, y + 9, 18)
        words(sheet, f"signorie-art-row-{ROW_ICON[row]}", x + 37, y + 11.5, 60, 11.5, INK, face="bold")
        tiles = [HOUSES[ALLIANCES[tile].house] for tile in s.face_up[4 * seat + row]]
        for i, sign in enumerate([*tiles, *["neutral"] * s.face_down[4 * seat + row]][:8]):
            icon(sheet, sign, x + 37 + 19 * i, y + 18, 13.5)
        free = len(tiles) + s.face_down[4 * seat + row]
        dashed(sheet, (x + 37 + 19 * free, y + 18, 13, 13), "#A88652", 4, 1.2)
        before, count = row_worth(s, seat, row), s.tiles_in(seat, row)
        facts = {"before": before if count >= ROW_TILES else 0, "after": before + 1 if count + 1 >= ROW_TILES else 0}
        message = "signorie-art-lane-row" if count + 1 >= ROW_TILES else "signorie-art-lane-row-lacks"
        facts["lack"] = ROW_TILES - count - 1
        colour = RED if count + 1 == ROW_TILES else INK
        words(
            sheet,
            message,
            x + 100,
            y + 11.5,
            wide - 108,
            11.5,
            colour,
            facts,
            "right",
            "bold" if count + 1 >= ROW_TILES else "body",
        )
        if choosing:
            sheet.panel(rect, "none", "#C07E10", 4, 1.6)
        sheet.hot(rect, f"row/{name}")


def _sentence(sheet: DisplayList, v: View, seat: int, tile: str, key: str) -> None:
    """What the reward does, in words, and why it cannot be taken if so."""
    s: SignorieState = v.state
    sheet.panel((110, 82, 466, 86), "#FFFFFF", "", 6, 0, 0.5)
    style: dict[str, Any] = {"size": 13.5, "colour": INK, "leading": 1.35}
    if key == "bride_choice":
        facts = {"dice": OFFSPRING_BASE + s.brides[seat] + 1, "place": s.brides[seat] + 1}
        icon(sheet, "bride", 122, 104, 40)
        sheet.say((176, 84, 392, 82), "signorie-art-lane-bride-how", facts, **style)
        return
    icon(sheet, REWARD_ART[tile][0].split()[-1], 122, 104, 40)
    refusal = CONTROLLER.check(s, Action("claim_tile", seat)) if key == "reward_choice" else None
    if refusal is not None:
        icon(sheet, "lock", 152, 130, 16)
        sheet.say((176, 84, 392, 44), f"signorie-text-{tile}".replace("_", "-"), **style)
        warned = {**style, "colour": RED}
        message = f"signorie-refusal-{refusal.code}".replace("_", "-")
        sheet.say((176, 126, 392, 40), message, dict(refusal.params), **warned)
        return
    sheet.say((176, 84, 392, 82), f"signorie-text-{tile}".replace("_", "-"), **style)


__all__ = ["lanes", "stage_of", "wives"]
