"""The sheets of trade: three alike for one from the bank, and an offer to the rival."""

from __future__ import annotations

from collections import Counter

from game.engine import Draft, Refusal, View
from game.presentation import DisplayList, Press, Worksheet
from game.titles.anno1701.art.inks import GLOW, INK, INK_2, MID, icon, words, write
from game.titles.anno1701.art.quay import BACK, DONE, RED, caption, follows, heading, kind_tile, quay, stock_card
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.bank import kind_of
from game.titles.anno1701.rules.actions.base import CONFIRM, PLACES, act
from game.titles.anno1701.rules.actions.trading import KINDS_TO_TRADE, holdings
from game.titles.anno1701.rules.components import BANK_RATE, CENTRES, GOODS_MAX, LANDSCAPES
from game.titles.anno1701.rules.components import GOLD as COIN
from game.titles.anno1701.rules.prospects import changes, prospects
from game.titles.anno1701.rules.state import AnnoState, gold_of
from game.titles.anno1701.table.asks import GAIN, LOSS, SHUT, AskedCard
from game.titles.anno1701.table.paying import payment_of


def _after(s: AnnoState, seat: int, minus: Counter[str], plus: Counter[str]) -> AnnoState:
    """The table if the places had lost and gained so much."""
    after = s.clone()
    for sign, places in ((-1, minus), (1, plus)):
        for place, amount in places.items():
            if place in CENTRES:
                after.gold[2 * seat + CENTRES.index(place)] += sign * amount
            else:
                after.goods[7 * seat + LANDSCAPES.index(place)] += sign * amount
    return after


# --- the bank --------------------------------------------------------------------------------------


def bank(v: View, draft: Draft) -> Worksheet:
    """Three alike at the left, from which cards below, what they bring at the right."""
    s: AnnoState = v.state
    seat = draft.seat
    sheet = quay("trade-bank", "trade-bank-rule")
    presses: list[Press] = []
    give: tuple[str, ...] = draft.args[0] if draft.args else ()
    take: str = draft.args[1] if len(draft.args) > 1 else ""
    given = kind_of(give[0]) if give else ""
    heading(sheet, 212, 184, 270, "trade-give", "trade-three")
    held = holdings(s, seat)
    for i, kind in enumerate(KINDS_TO_TRADE):
        box = (212.0 + i % 3 * 92, 220.0 + i // 3 * 62, 86.0, 56.0)
        payment = payment_of(s, seat, kind)
        kind_tile(sheet, kind, box, f"×{held[i]}", kind == given, "" if payment else "trade-too-few")
        if payment:
            presses.append(Press(box, _kept(s, draft, payment, take)))
    if give:
        _paying(sheet, presses, s, draft, give, take)
    _taking(sheet, presses, s, draft, give, take)
    label, params = "anno1701-art-trade-choose", {}
    if give and take:
        minus, plus = Counter(give), Counter([take])
        won, lost = changes(prospects(s, seat), prospects(_after(s, seat, minus, plus), seat))
        follows(sheet, won, lost, (212, 540, 856))
        label = "anno1701-art-trade-do"
        params = {"give": f"[{given}]", "take": f"[{kind_of(take)}]"}
        if given == COIN and gold_of(s, seat) == BANK_RATE:
            confirm(sheet, presses, draft)
    else:
        words(sheet, 212, 540, 856, 44, "trade-hint" if not give else "trade-hint-take", size=14, colour=INK_2)
    offer = (394.0, 602.0, 200.0, 50.0)
    sheet.panel(offer, "#EFE5CC", "#C9A45A", 8, 1.4)
    icon(sheet, "swap", 406, 614, 26, c=INK)
    words(sheet, 440, 604, 150, 46, "trade-to-offer", size=14, colour=INK, face="bold", lines=2)
    presses.append(Press(offer, Draft("offer_trade", seat, ((), ()))))
    return Worksheet(sheet, tuple(presses), BACK, DONE, label, params)


def _why(s: AnnoState, seat: int, give: tuple[str, ...], take: str) -> Refusal | None:
    """Why a place cannot take what the bank gives, None if it can; the last coins need a word besides."""
    told = [KINDS["bank_trade"].check(s, act("bank_trade", seat, give, take, *word)) for word in ((), (CONFIRM,))]
    return None if None in told else told[0]


def _kept(s: AnnoState, draft: Draft, payment: tuple[str, ...], take: str) -> Draft:
    keeps = take and not _why(s, draft.seat, payment, take)
    return draft._replace(args=(payment, take) if keeps else (payment,), part=())


def _paying(
    sheet: DisplayList, presses: list[Press], s: AnnoState, draft: Draft, give: tuple[str, ...], take: str
) -> None:
    """The cards that pay, each with what it would show; a click lets that card pay one more."""
    places = [place for place in PLACES if kind_of(place) == kind_of(give[0])]
    words(sheet, 212, 348, 270, 22, "trade-from" if len(places) > 1 else "trade-from-one", size=13.5, colour=INK)
    for i, place in enumerate(places):
        x, y = 218.0 + i * 140, 376.0
        paid = give.count(place)
        amount = _held(s, draft.seat, place)
        stock_card(sheet, s, draft.seat, place, (x, y, 104), str(AskedCard(LOSS, amount - paid)) if paid else "")
        caption(sheet, x - 8, y + 106, 120, place)
        words(
            sheet, x - 8, y + 124, 120, 18, "trade-turns", params={"count": paid}, size=12, colour=INK_2, align="center"
        )
        other = next((p for p in places if p != place and give.count(p)), "")
        if other and paid < amount:
            moved = list(give)
            moved.remove(other)
            payment = tuple(sorted([*moved, place]))
            if not take or not _why(s, draft.seat, payment, take):
                presses.append(Press((x, y, 104, 104), _kept(s, draft, payment, take)))


def _held(s: AnnoState, seat: int, place: str) -> int:
    if place in CENTRES:
        return s.gold[2 * seat + CENTRES.index(place)]
    return s.goods[7 * seat + LANDSCAPES.index(place)]


def _taking(
    sheet: DisplayList, presses: list[Press], s: AnnoState, draft: Draft, give: tuple[str, ...], take: str
) -> None:
    """Everything that could be taken: with what it would show, or the reason why not."""
    heading(sheet, 552, 184, 400, "trade-take", "trade-one")
    icon(sheet, "arrow", 508, 336, 30, c="#C9A45A")
    for i, place in enumerate(PLACES):
        x, y = 556.0 + i % 5 * 103, 222.0 + i // 5 * 142
        why = _why(s, draft.seat, give, place) if give else None
        amount = _held(s, draft.seat, place)
        mark = "" if not give else SHUT if why else str(AskedCard(GAIN, amount + 1))
        if place == take:
            sheet.panel((x - 5, y - 5, 96, 96), "none", INK, 11, 6)
            sheet.panel((x - 5, y - 5, 96, 96), "none", GLOW, 11, 3.4)
        stock_card(sheet, s, draft.seat, place, (x, y, 86), mark)
        caption(sheet, x - 8, y + 90, 102, place)
        if why:
            facts = dict(why.params)
            words(
                sheet, x - 8, y + 107, 102, 18, f"why-{why.code}", params=facts, size=11.5, colour=RED, align="center"
            )
        elif give:
            presses.append(Press((x, y, 86, 108), draft._replace(args=(give, place), part=())))


def confirm(sheet: DisplayList, presses: list[Press], draft: Draft) -> None:
    """The word that the last coin needs: said or taken back by a press."""
    said = draft.args[-1] == CONFIRM
    box = (604.0, 602.0, 136.0, 50.0)
    sheet.panel(box, "#8E1F1A" if said else "#FBE3DA", RED, 8, 2)
    ink = "#FFFFFF" if said else RED
    words(
        sheet,
        612,
        602,
        122,
        50,
        "confirm-said" if said else "confirm-ruin",
        size=12.5,
        colour=ink,
        lines=2,
        face="bold",
    )
    args = draft.args[:-1] if said else (*draft.args, CONFIRM)
    presses.append(Press(box, draft._replace(args=args, part=())))


# --- the rival -------------------------------------------------------------------------------------


def offer(v: View, draft: Draft) -> Worksheet:
    """What one gives at the left, what one wants at the right, piece by piece; below what would follow."""
    s: AnnoState = v.state
    seat = draft.seat
    give, take = (draft.args + ((), ()))[:2]
    sheet = quay("trade-offer", "trade-offer-rule")
    presses: list[Press] = []
    mine, theirs = holdings(s, seat), holdings(s, 1 - seat)
    for column, (owner, chosen, held, other) in enumerate(((seat, give, mine, take), (1 - seat, take, theirs, give))):
        left = 212.0 + column * 440
        words(
            sheet, left, 182, 200, 30, "trade-give" if not column else "trade-take", size=20, colour=INK, face="title"
        )
        icon(sheet, s.side[owner], left + 270, 186, 24)
        sheet.say((left + 298, 184, 118, 28), "anno1701-art-seat", {"seat": owner}, size=14, colour=INK, lines=1)
        count = Counter(chosen)
        for row, kind in enumerate(KINDS_TO_TRADE):
            y = 218.0 + row * 51
            locked = kind in other or not held[row]
            sheet.panel((left, y, 416, 46), "#E8DAB6" if locked else "#FFFDF6", "#C9A45A", 7, 1.3)
            icon(sheet, kind, left + 10, y + 8, 30, 110 if locked else 255)
            write(sheet, left + 50, y, 66, 46, f"×{held[row]}", size=16, colour=INK_2 if locked else INK)
            if locked:
                why = "why-other-side" if kind in other else "why-none"
                words(sheet, left + 120, y, 284, 46, why, size=12.5, colour=RED)
                continue
            n = count[kind]
            write(sheet, left + 116, y, 110, 46, f"{held[row]}→**{held[row] - n}**" if n else "", size=15, colour=RED)
            for x, sign, change in ((left + 236, "−", -1), (left + 360, "+", 1)):
                able = 0 <= n + change <= held[row]
                box = (x, y + 5, 46.0, 36.0)
                sheet.panel(box, "#12364F" if able else "#C9BEA2", "#3E7396", 8, 1.2)
                write(sheet, *box, sign, size=20, face="bold", **MID)
                if able:
                    presses.append(Press(box, _changed(draft, column, kind, change)))
            sheet.panel((left + 290, y + 5, 62, 36), GLOW if n else "#EFE5CC", "#8A5E14" if n else "#C9BEA2", 8, 1.4)
            write(sheet, left + 290, y + 5, 62, 36, str(n), size=18, colour=INK, face="bold", **MID)
    label = "anno1701-art-offer-choose"
    if give and take:
        _outcome(sheet, s, seat, give, take)
        label = "anno1701-art-offer-do"
    else:
        words(sheet, 212, 540, 856, 44, "offer-hint", size=14, colour=INK_2)
    if COIN in give and Counter(give)[COIN] == gold_of(s, seat):
        whole = Draft(draft.kind, seat, (give, take, (), (), *draft.args[4:]))
        confirm(sheet, presses, whole if len(draft.args) < 4 else draft)
    to_bank = (394.0, 602.0, 200.0, 50.0)
    sheet.panel(to_bank, "#EFE5CC", "#C9A45A", 8, 1.4)
    icon(sheet, "bank", 406, 612, 30)
    words(sheet, 444, 604, 146, 46, "trade-to-bank", size=14, colour=INK, face="bold", lines=2)
    presses.append(Press(to_bank, Draft("bank_trade", seat)))
    return Worksheet(sheet, tuple(presses), BACK, DONE, label, {"seat": 1 - seat})


def _changed(draft: Draft, column: int, kind: str, change: int) -> Draft:
    sides = [list(side) for side in (draft.args + ((), ()))[:2]]
    if change > 0:
        sides[column].append(kind)
    else:
        sides[column].remove(kind)
    return draft._replace(args=tuple(tuple(sorted(side)) for side in sides), part=())


def _outcome(sheet: DisplayList, s: AnnoState, seat: int, give: tuple[str, ...], take: tuple[str, ...]) -> None:
    """Why the offer cannot stand, or what it would make possible."""
    refusal = KINDS["offer_trade"].check(s, act("offer_trade", seat, give, take))
    if refusal is not None and refusal.code != "would_ruin":
        sheet.panel((212, 540, 856, 44), "#FBE3DA", RED, 7, 1.2)
        message = f"anno1701-refusal-{refusal.code}".replace("_", "-")
        sheet.say((226, 540, 830, 44), message, dict(refusal.params), size=14, colour=RED, lines=2)
        return
    minus, plus = Counter[str](), Counter[str]()
    for kinds, into, sign in ((give, minus, -1), (take, plus, 1)):
        for kind in kinds:
            places = [place for place in PLACES if kind_of(place) == kind]
            fit = [
                p for p in places if 0 <= _held(s, seat, p) + sign * (into[p] + 1) <= (4 if p in CENTRES else GOODS_MAX)
            ]
            into[(fit or places)[0]] += 1
    won, lost = changes(prospects(s, seat), prospects(_after(s, seat, minus, plus), seat))
    follows(sheet, won, lost, (212, 540, 856))


__all__ = ["bank", "confirm", "offer"]
