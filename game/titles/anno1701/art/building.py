"""The sheet on which a building is put up: the card, its site, the landscapes that pay, where its gold goes."""

from __future__ import annotations

from game.engine import Draft, View
from game.presentation import DisplayList, Press, Worksheet
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import (
    BANDS,
    CREAM,
    GLOW,
    INK,
    INK_2,
    art,
    band_of,
    gives,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.art.quay import BACK, DONE, GREEN, caption, follows, quay, stock_card
from game.titles.anno1701.rules.actions.building import payments
from game.titles.anno1701.rules.components import BUILDINGS, KIND_OF, LANDSCAPES, OF_GOOD, SITES
from game.titles.anno1701.rules.economy import default_payment, default_store, ways_to_store
from game.titles.anno1701.rules.prospects import changes, prospects
from game.titles.anno1701.rules.state import AnnoState, town
from game.titles.anno1701.table.asks import GAIN, LOSS, AskedCard
from game.titles.anno1701.table.placing import hand_state

_ROWS = {"up2": 0, "up": 1, "down": 2, "down2": 3}


def build(v: View, draft: Draft) -> Worksheet:
    """The hand at the left, what the chosen building costs and brings at the right."""
    s: AnnoState = v.state
    seat = draft.seat
    sheet = quay("build-title", "build-rule")
    presses: list[Press] = []
    cards = [card for card in s.hands[seat] if card in BUILDINGS]
    card: str = draft.args[0] if draft.args else ""
    for i, held in enumerate(cards):
        x, y = 216.0 + i * 108, 184.0
        if held == card:
            sheet.panel((x - 5, y - 5, 106, 160), "none", INK, 10, 6)
            sheet.panel((x - 5, y - 5, 106, 160), "none", GLOW, 10, 3.4)
        sheet.place(face(f"card:{held}:{hand_state(s, seat, held)}"), x, y)
        if hand_state(s, seat, held) == "build":
            presses.append(Press((x, y, 96, 150), _begun(s, seat, held, draft)))
    if not cards:
        words(sheet, 216, 200, 320, 60, "build-none", size=14, colour=INK_2, lines=2)
    _sites(sheet, presses, s, draft)
    if not card:
        words(sheet, 212, 540, 856, 44, "build-hint", size=14, colour=INK_2)
        return Worksheet(sheet, tuple(presses), BACK, DONE, art("build-choose"))
    _gains(sheet, presses, s, draft)
    _costs(sheet, presses, s, draft)
    after = s.clone()
    for place in draft.args[2]:
        after.goods[7 * seat + LANDSCAPES.index(place)] -= 1
    split = _split(s, draft)
    for centre in (0, 1):
        after.gold[2 * seat + centre] += split[centre]
    after.hands[seat] = tuple(c for c in after.hands[seat] if c != card)
    before = s.clone()
    before.hands[seat] = after.hands[seat]
    won, lost = changes(prospects(before, seat), prospects(after, seat))
    follows(sheet, won, lost, (212, 540, 856))
    label = art("build-do")
    return Worksheet(sheet, tuple(presses), BACK, DONE, label, {"building": KIND_OF[card]})


def _begun(s: AnnoState, seat: int, card: str, draft: Draft) -> Draft:
    """The card with a site and the usual payment."""
    kept = draft.args[1] if len(draft.args) > 1 else SITES[s.sites[seat].index("")]
    paid = sorted(LANDSCAPES[k] for k in default_payment(s, seat, BUILDINGS[card].cost))
    return Draft("build", seat, (card, kept, tuple(paid)))


def _split(s: AnnoState, draft: Draft) -> tuple[int, int]:
    gold = BUILDINGS[draft.args[0]].gold
    if len(draft.args) > 3:
        return next(way for way in ways_to_store(s, draft.seat, gold) if way[0] == draft.args[3])
    return default_store(s, draft.seat, gold)


def _sites(sheet: DisplayList, presses: list[Press], s: AnnoState, draft: Draft) -> None:
    """The sixteen sites as a small map; the chosen one is lit."""
    words(sheet, 212, 350, 320, 22, "build-site", size=13.5, colour=INK)
    for site, held in zip(SITES, s.sites[draft.seat]):
        column, row = (int(site[1]) - 1) // 2, _ROWS[site[3:]]
        box = (216.0 + column * 80, 376.0 + row * 39, 74.0, 34.0)
        chosen = len(draft.args) > 1 and site == draft.args[1]
        if held:
            sheet.panel(box, BANDS[band_of(held)], CREAM, 5, 1)
            sheet.svg(f"anno1701/buildings/{KIND_OF[held]}", (box[0] + 4, box[1] + 3, 66, 28))
            continue
        sheet.panel(box, GLOW if chosen else "#DCCB9C", INK if chosen else "#B89A62", 5, 2 if chosen else 1.2)
        if chosen:
            icon(sheet, "hammer", box[0] + 26, box[1] + 6, 22, c=INK)
        if draft.args:
            presses.append(Press(box, draft._replace(args=(draft.args[0], site, *draft.args[2:]))))


def _gains(sheet: DisplayList, presses: list[Press], s: AnnoState, draft: Draft) -> None:
    """What the building gives for good, and at once."""
    card, seat = draft.args[0], draft.seat
    building = BUILDINGS[card]
    sheet.svg(f"anno1701/buildings/{KIND_OF[card]}", (560, 186, 122, 62))
    sheet.say((694, 182, 374, 30), name_of(KIND_OF[card]), size=20, colour=INK, face="title", lines=1)
    words(
        sheet, 694, 212, 374, 40, f"does-{KIND_OF[card]}", params={"gives": gives(card)}, size=14, colour=INK, lines=2
    )
    y = 256.0
    if building.produces >= 0:
        words(sheet, 560, y, 300, 20, "build-serves", size=12.5, colour=INK_2)
        for i, k in enumerate(OF_GOOD[building.produces]):
            amount = s.goods[7 * seat + k]
            mark = str(AskedCard(GAIN, amount + 1)) if amount < 3 else ""
            stock_card(sheet, s, seat, LANDSCAPES[k], (560 + i * 74, y + 22, 60), mark)
        return
    own = town(s.sites[seat])
    facts = (
        ("sail", own.sails, building.sails),
        ("cannon", own.cannons, building.cannons),
        ("bag", own.bags, building.bags),
        ("happy", own.happy, building.happy),
    )
    for mark, had, more in facts:
        if more:
            sheet.panel((560, y, 240, 30), "#DDF0DC", GREEN, 6, 1.1)
            icon(sheet, mark, 568, y + 4, 22)
            words(sheet, 598, y, 110, 30, f"mark-{mark}", size=13, colour=INK)
            write(sheet, 700, y, 92, 30, f"{had}→**{had + more}**", size=15, colour=GREEN, align="right")
            y += 35
    if building.gold:
        _gold(sheet, presses, s, draft, y)


def _gold(sheet: DisplayList, presses: list[Press], s: AnnoState, draft: Draft, y: float) -> None:
    """Where the gold of the building goes; a press on another way chooses it."""
    ways = ways_to_store(s, draft.seat, BUILDINGS[draft.args[0]].gold)
    now = _split(s, draft)
    for i, way in enumerate(ways):
        box = (560.0 + i * 128, y, 122.0, 30.0)
        sheet.panel(box, "#FFF3C4" if way == now else "#EFE5CC", "#8A5E14" if way == now else "#C9A45A", 6, 1.4)
        left, right = s.gold[2 * draft.seat] + way[0], s.gold[2 * draft.seat + 1] + way[1]
        params = {"left": left, "right": right}
        words(sheet, *box, "build-gold", params=params, size=13, colour=INK, align="center")
        if len(ways) > 1:
            presses.append(Press(box, draft._replace(args=(*draft.args[:3], way[0]))))


def _costs(sheet: DisplayList, presses: list[Press], s: AnnoState, draft: Draft) -> None:
    """The landscapes that pay, each with what it would show; another that could pay is offered instead."""
    seat, paid = draft.seat, draft.args[2]
    words(sheet, 560, 350, 508, 22, "build-pays", size=13.5, colour=INK)
    cost = BUILDINGS[draft.args[0]].cost
    places = [LANDSCAPES[k] for good, amount in enumerate(cost) if amount for k in OF_GOOD[good]]
    for i, place in enumerate(places):
        x, y = 560.0 + i * 86, 378.0
        count, held = paid.count(place), s.goods[7 * seat + LANDSCAPES.index(place)]
        stock_card(sheet, s, seat, place, (x, y, 74), str(AskedCard(LOSS, held - count)) if count else "")
        caption(sheet, x - 5, y + 78, 84, place)
        swap = next((p for p in payments(s, seat, cost) if p.count(place) == count + 1), None)
        if swap is not None:
            words(sheet, x - 5, y + 107, 84, 18, "build-instead", size=12, colour=GREEN, align="center")
            rest = draft.args[3:]
            presses.append(Press((x, y, 74, 124), draft._replace(args=(*draft.args[:2], swap, *rest))))


__all__ = ["build"]
