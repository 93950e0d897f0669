"""The sheets of trade: three alike for one from the bank, and an offer to the rival."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from game.engine import Draft, Refusal, View
from game.presentation import DisplayList, Press, Rect, Worksheet
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, column, row, sized
from game.titles.anno1701.art import inks, quay
from game.titles.anno1701.art.inks import CARD, FIGURE, INKED_NAME, said, seated, sign, written
from game.titles.anno1701.art.quay import BACK, DONE, FOOT, LABEL, NEUTRAL, RED, lit, named, pressed, stock, titled
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.bank import kind_of
from game.titles.anno1701.rules.actions.base import PLACES
from game.titles.anno1701.rules.actions.trading import KINDS_TO_TRADE, holdings
from game.titles.anno1701.rules.components import BANK_RATE, CENTRE_MAX, CENTRES, GOODS_MAX
from game.titles.anno1701.rules.components import GOLD as COIN
from game.titles.anno1701.rules.decisions import CONFIRM, act
from game.titles.anno1701.rules.economy import held
from game.titles.anno1701.rules.state import AnnoState, gold_of
from game.titles.anno1701.table.asks import GAIN, LOSS, SHUT, AskedCard
from game.titles.anno1701.table.paying import payment_of

WORD: Final[Rect] = (604, 602, 136, 50)
"""Where the word stands that the last coin needs."""
ROW: Final = CARD.but(fill="#FFFDF6")
SAID: Final = Ground(inks.CRIMSON, RED, width=2)
REASON: Final = FIGURE.but(colour=RED, face="body")


# --- the bank --------------------------------------------------------------------------------------


def bank(v: View, draft: Draft) -> Worksheet:
    """Three alike at the left, from which cards below, what they bring at the right."""
    s: AnnoState = v.state
    seat = draft.seat
    presses: list[Press] = []
    give: tuple[str, ...] = draft.args[0] if draft.args else ()
    take: str = draft.args[1] if len(draft.args) > 1 else ""
    given = kind_of(give[0]) if give else ""
    kinds = lay.grid(_kinds(presses, s, draft, given, take), 3, inks.INSET)
    paying = _paying(presses, s, draft, give, take) if give else ()
    left = column(titled("trade-give", "trade-three"), kinds, *paying, lay.blank(), gap=inks.INSET)
    places = lay.grid(_taking(presses, s, draft, give, take), 5, down=inks.PAD)
    right = column(titled("trade-take", "trade-one"), places, lay.blank(), gap=inks.PAD)
    foot, label, params = said("trade-hint-take" if give else "trade-hint", FOOT), "trade-choose", {}
    if give and take:
        foot, label = quay.follows(s, seat, Counter(give), Counter([take])), "trade-do"
        params = {"give": f"[{given}]", "take": f"[{kind_of(take)}]"}
    body = row(sized(left, 270), sign("arrow", inks.ROW, c=inks.BRASS), right, gap=inks.SIGN)
    sheet = quay.quay("trade-bank", "trade-bank-rule", lay.shared(body), foot)
    if give and take and given == COIN and gold_of(s, seat) == BANK_RATE:
        confirm(sheet, presses, draft)
    _instead(sheet, presses, "swap", "trade-to-offer", Draft("offer_trade", seat, ((), ())))
    return Worksheet(sheet, tuple(presses), BACK, DONE, inks.art(label), params)


def _why(s: AnnoState, seat: int, give: tuple[str, ...], take: str) -> Refusal | None:
    """Why a place cannot take what the bank gives, None if it can; the last coins need a word besides."""
    told = [KINDS["bank_trade"].check(s, act("bank_trade", seat, give, take, *word)) for word in ((), (CONFIRM,))]
    return None if None in told else told[0]


def _kept(s: AnnoState, draft: Draft, payment: tuple[str, ...], take: str) -> Draft:
    keeps = take and not _why(s, draft.seat, payment, take)
    return draft._replace(args=(payment, take) if keeps else (payment,), part=())


def _kinds(presses: list[Press], s: AnnoState, draft: Draft, given: str, take: str) -> Iterator[Block]:
    """What there is of each kind; a press gives three of it."""
    for kind, there in zip(KINDS_TO_TRADE, holdings(s, draft.seat)):
        payment = payment_of(s, draft.seat, kind)
        block = sized(
            quay.tile(kind, f"×{there}", kind == given, "" if payment else "trade-too-few"), high=2 * inks.ROW
        )
        yield pressed(presses, block, _kept(s, draft, payment, take)) if payment else block


def _paying(presses: list[Press], s: AnnoState, draft: Draft, give: tuple[str, ...], take: str) -> tuple[Block, Block]:
    """The cards that pay, each with what it would show; a press lets that card pay one more."""
    places = [place for place in PLACES if kind_of(place) == kind_of(give[0])]
    cells = []
    for place in places:
        paid, amount = give.count(place), held(s, draft.seat, place)
        card = stock(s, draft.seat, place, 100, str(AskedCard(LOSS, amount - paid)) if paid else "")
        turns = said("trade-turns", REASON.but(colour=inks.INK_2), {"count": paid})
        cell = sized(column(row(card, along="middle"), named(place), turns, gap=1), 120)
        other = next((p for p in places if p != place and give.count(p)), "")
        if other and paid < amount:
            moved = list(give)
            moved.remove(other)
            payment = tuple(sorted([*moved, place]))
            if not take or not _why(s, draft.seat, payment, take):
                cell = pressed(presses, cell, _kept(s, draft, payment, take))
        cells.append(cell)
    return said("trade-from" if len(places) > 1 else "trade-from-one", LABEL), row(*cells, gap=inks.PAD)


def _taking(presses: list[Press], s: AnnoState, draft: Draft, give: tuple[str, ...], take: str) -> Iterator[Block]:
    """Everything that could be taken: with what it would show, or the reason why not."""
    for place in PLACES:
        why = _why(s, draft.seat, give, place) if give else None
        mark = "" if not give else SHUT if why else str(AskedCard(GAIN, held(s, draft.seat, place) + 1))
        card = stock(s, draft.seat, place, 86, mark)
        reason = said(f"why-{why.code}", REASON, dict(why.params)) if why else lay.blank(high=inks.PAD)
        cell = column(
            row(lay.pad(lit(lay.pad(card, 3)), -3) if place == take else card, along="middle"),
            named(place),
            reason,
        )
        takes = draft._replace(args=(give, place), part=())
        yield pressed(presses, cell, takes) if give and not why else cell


def confirm(sheet: DisplayList, presses: list[Press], draft: Draft) -> None:
    """The word that the last coin needs: said or taken back by a press."""
    done = draft.args[-1] == CONFIRM
    text = inks.BOLD.but(lines=2, colour="#FFFFFF" if done else RED)
    block = lay.on(
        SAID if done else SAID.but(fill="#FBE3DA"),
        said("confirm-said" if done else "confirm-ruin", text),
        inks.INSET,
        0,
    )
    args = draft.args[:-1] if done else (*draft.args, CONFIRM)
    lay.fill(sheet, WORD, pressed(presses, block, draft._replace(args=args, part=())))


def _instead(sheet: DisplayList, presses: list[Press], mark: str, message: str, draft: Draft) -> None:
    """The way to the other sheet of trade."""
    told = row(
        sign(mark, inks.ROW, c=inks.INK),
        said(message, inks.TEXT.but(colour=inks.INK, face="bold", lines=2, leading=1.15)),
    )
    lay.fill(sheet, quay.MIDDLE, pressed(presses, lay.on(CARD.but(fill=NEUTRAL.fill), told, inks.INSET, 0), draft))


# --- the rival -------------------------------------------------------------------------------------


def offer(v: View, draft: Draft) -> Worksheet:
    """What one gives at the left, what one wants at the right, piece by piece; below what would follow."""
    s: AnnoState = v.state
    seat = draft.seat
    give, take = (draft.args + ((), ()))[:2]
    presses: list[Press] = []
    sides = row(*(_side(presses, s, draft, side, (give, take)) for side in (0, 1)), gap=inks.SIGN)
    label, foot = "offer-choose", said("offer-hint", FOOT)
    if give and take:
        label, foot = "offer-do", _outcome(s, seat, give, take)
    sheet = quay.quay("trade-offer", "trade-offer-rule", sides, foot)
    if COIN in give and Counter(give)[COIN] == gold_of(s, seat):
        whole = Draft(draft.kind, seat, (give, take, (), (), *draft.args[4:]))
        confirm(sheet, presses, whole if len(draft.args) < 4 else draft)
    _instead(sheet, presses, "bank", "trade-to-bank", Draft("bank_trade", seat))
    return Worksheet(sheet, tuple(presses), BACK, DONE, inks.art(label), {"seat": 1 - seat})


def _side(presses: list[Press], s: AnnoState, draft: Draft, side: int, chosen: tuple[tuple[str, ...], ...]) -> Block:
    """What the own seat gives (``side`` 0) or the rival's (1): a row for each kind, what there is of it and how much goes."""
    owner = draft.seat if side == 0 else 1 - draft.seat
    head = row(
        titled("trade-take" if side else "trade-give"),
        sized(seated(s.side[owner], owner, inks.TEXT.but(colour=inks.INK)), 150),
    )
    count, rows = Counter(chosen[side]), []
    for kind, there in zip(KINDS_TO_TRADE, holdings(s, owner)):
        why = "why-other-side" if kind in chosen[1 - side] else "" if there else "why-none"
        amount = sized(lay.write(f"×{there}", INKED_NAME.but(face="body", colour=inks.INK_2 if why else inks.INK)), 60)
        parts = [sign(kind, 30, 110 if why else 255), amount]
        if why:
            parts.append(said(why, LABEL.but(colour=RED)))
        else:
            n = count[kind]
            look = ROW.but(fill=inks.GLOW, line="#8A5E14") if n else NEUTRAL.but(line="#C9BEA2")
            parts += [
                lay.write(f"{there}→**{there - n}**" if n else "", INKED_NAME.but(face="body", colour=RED)),
                _step(presses, "−", _changed(draft, side, kind, -1) if n else None),
                sized(lay.on(look, written(n, inks.BIG.but(colour=inks.INK))), 62),
                _step(presses, "+", _changed(draft, side, kind, 1) if n < there else None),
            ]
        rows.append(sized(lay.on(ROW.but(fill=inks.SAND) if why else ROW, row(*parts), inks.PAD, 5), high=46))
    return column(sized(head, high=inks.ROW), *rows, lay.blank())


def _step(presses: list[Press], mark: str, draft: Draft | None) -> Block:
    """One piece more or less, if that can be."""
    look = inks.WELL
    block = sized(lay.on(look if draft else look.but(fill="#C9BEA2"), written(mark, inks.BIG)), 46)
    return pressed(presses, block, draft) if draft else block


def _changed(draft: Draft, column: int, kind: str, change: int) -> Draft:
    sides = [list(side) for side in (draft.args + ((), ()))[:2]]
    if change > 0:
        sides[column].append(kind)
    else:
        sides[column].remove(kind)
    return draft._replace(args=tuple(tuple(sorted(side)) for side in sides), part=())


def _outcome(s: AnnoState, seat: int, give: tuple[str, ...], take: tuple[str, ...]) -> Block:
    """Why the offer cannot stand, or what it would make possible."""
    refusal = KINDS["offer_trade"].check(s, act("offer_trade", seat, give, take))
    if refusal is not None and refusal.code != "would_ruin":
        message = f"anno1701-refusal-{refusal.code}".replace("_", "-")
        return lay.on(inks.CARD_LOSS, lay.say(message, quay.TEXT.but(colour=RED), dict(refusal.params)), inks.PAD, 0)
    minus, plus = Counter[str](), Counter[str]()
    for kinds, into, sign_ in ((give, minus, -1), (take, plus, 1)):
        for kind in kinds:
            places = [place for place in PLACES if kind_of(place) == kind]
            most = {p: CENTRE_MAX if p in CENTRES else GOODS_MAX for p in places}
            fit = [p for p in places if 0 <= held(s, seat, p) + sign_ * (into[p] + 1) <= most[p]]
            into[(fit or places)[0]] += 1
    return quay.follows(s, seat, minus, plus)
