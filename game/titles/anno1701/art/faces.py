"""Every piece as it lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, blank, column, corner, icon, on, over, pad, picture, row, sized
from game.presentation.parts import dashes, ring
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.inks import ALARM, COUNT, FIGURE, NUMERAL, PIECE, TAG, name_of, said, sign
from game.titles.anno1701.rules.components import ACTION_CARDS, DRAWN_AS, ERA_OF, KIND_OF, MARKS, RANK_IDS, VOYAGE
from game.titles.anno1701.table.asks import GAIN, LOSS, PICK, SHUT

Size: TypeAlias = tuple[float, float]
CARD, LITTLE, PILE = 60.0, 40.0, 44.0
SQUARE, HAND, SEA, STACK, DIE = (CARD, CARD), (96, 150), (76, 84), (50, 56), (PILE, PILE)
AMOUNT: Final = NUMERAL.but(size=16)
PLENTY: Final = NUMERAL.but(size=13)
_ROUND: Final = {
    "land": ("1", "2", "3"),
    "ware": ("1", "2", "3"),
    "gold": ("1", "2", "3"),
    "ship": ("I", "II", "III"),
}
"""The numerals of a card that is turned: at the left, on top, at the right."""
_RING: Final = Ground("none", inks.PAPER, width=1.1, opacity=0.8)
_CUP: Final = Ground(inks.NAVY, radius=3, opacity=0.7)
"""Under the goods of a card, or its name."""
_SHADE: Final = Ground("#0B2030", radius=3, opacity=0.5)
"""Over what cannot be chosen."""
_ALARMED: Final = FIGURE.but(colour="#FFE7D6")
_BACKS: Final = {"1": "#1B4630", "2": "#153F5C", "3": "#4A1E40"}
_WARES: Final = {"rum_and_tobacco": "[rum][tobacco]", "any_good": "[wood]…"}
_DANGERS: Final = ("pirates", "besieged", "cliffs", "storm")


@lru_cache(4096)
def face(key: str) -> DisplayList:
    """The drawing of a piece."""
    kind, *rest = key.split(":")
    small = rest[-1:] == ["s"]
    draw, size = _FACES.get(kind, (_nothing, DIE))
    block = draw(kind, rest[:-1] if small else rest, small)
    return lay.laid(block, *(_SMALL.get(size, size) if small else size))


def _nothing(kind: str, rest: Sequence[str], small: bool) -> Block:
    return blank()


def _write(text: object, style: lay.Style = FIGURE, wide: float | None = None) -> Block:
    return sized(lay.write(text, style), wide)


def _drawing(name: str) -> Block:
    return picture(f"anno1701/{name}")


def _tagged(text: object, wide: float, high: float = 19, style: lay.Style = PLENTY, look: Ground = TAG) -> Block:
    """A number on its plate, in the middle of the room."""
    return row(sized(on(look, _write(text, style)), wide, high), along="middle")


# --- what is turned ----------------------------------------------------------------------------------


def _frame(kind: str, rest: Sequence[str], small: bool) -> Block:
    """The frame of a card that is turned, with the numerals round it."""
    look = lay.ground(PIECE.but(fill=inks.FRAMES[rest[1]]))
    if small or rest[0] not in _ROUND:
        return look
    left, top, right = (_write(text, wide=13) for text in _ROUND[rest[0]])
    dot = sized(lay.ground(Ground(inks.GILT, inks.INK, 3, 1)), 7, 7)
    above = pad(column(sized(top, high=15), blank()), 0, -3)
    return over(look, row(left, blank(), right), above, corner(dot, inset=2.5))


def _stock(kind: str, rest: Sequence[str], small: bool) -> Block:
    """The picture, the places for goods and the plate: what stays upright on a card that turns."""
    what, count, number, *more = rest
    chained, mark, amount = *(*more, "", "")[:2], int(count)
    places = None if small else _places(kind, what, amount)
    told = column(blank(), places, _plate(kind, what, amount, small), blank(high=1), gap=0)
    die = corner(sign(f"die{number}", 16), 0) if number != "0" else None
    chain = corner(sign("chain", 17)) if chained == "chain" else None
    answer = _answer_of(kind, amount, mark, 2 / 3 if small else 1) if mark else None
    return over(pad(_drawing(f"lands/{what}"), 2.4 if small else 9), told, answer, die, chain)


def _plate(kind: str, what: str, amount: int, small: bool) -> Block:
    """How much a card shows, or in what plight it is."""
    high = 15.5 if small else 19
    if kind in ("chaos", "wreck"):
        return row(sized(on(ALARM, said(kind, _ALARMED)), 38 if small else PILE, high), along="middle")
    text = inks.ROMAN[amount] if kind == "ship" else str(amount)
    if not small:
        return _tagged(text, 24, high, AMOUNT)
    good = _good(kind, what)
    return _tagged(f"[{good}]{text}", 30, high) if good else _tagged(text, 22, high)


def _good(kind: str, what: str) -> str:
    """What a card holds; "" for a ship."""
    return {"land": inks.GOOD_ICON.get(what, what), "ware": what, "gold": "gold"}.get(kind, "")


def _places(kind: str, what: str, amount: int) -> Block | None:
    """A place for each good that a card can hold; who is upset where gold is missing."""
    total = {"land": 3, "ware": 3, "gold": 4, "chaos": 4}.get(kind, 0)
    if not total:
        return None
    size = 12.0 if total < 4 else 10.0
    empty = sized(corner(sized(lay.ground(_RING), 6.6, 6.6), 0.5, 0.5), size, size)
    missing = empty if kind in ("land", "ware") else sign("discontent", size)
    cells = [sign(_good(kind, what), size) if i < amount else missing for i in range(total)]
    look = _CUP.but(fill="none") if kind == "chaos" else _CUP
    return row(on(look, row(*cells, gap=1), 1.5, 0.8), along="middle")


def _answer_of(kind: str, amount: int, mark: str, k: float) -> Block:
    """A light round a card that answers the question, with what it would show, dashed where it pays; a veil over one
    that cannot."""
    if mark == SHUT:
        return lay.ground(_SHADE)
    gain, loss = mark.startswith(GAIN), mark.startswith(LOSS)
    dark = lay.ground(PIECE.but(fill="none", line=inks.DARK, width=5))
    light = over(dark, dashes("#FFB36B", width=2.8)) if loss else pad(ring(inks.GLOW, inks.DARK, width=2.6), 1)
    if not (gain or loss):
        return light
    after = int(mark.removeprefix(GAIN).removeprefix(LOSS))
    look = Ground("#8A4A12", "#FFD9B0") if loss else Ground(inks.GREEN, "#CFF3DF")
    step = f"[{'turn_cw' if loss else 'turn_ccw'}]{after - amount:+d}".replace("-", "−")
    turned = sized(on(look, _write(step)), PILE * k, 17 * k)
    text = "→".join(inks.ROMAN[n] if kind in ("ship", "wreck") else str(n) for n in (amount, after))
    told = sized(on(TAG, _write(text, AMOUNT if k == 1 else NUMERAL)), PILE * k, 20 * k)
    return over(light, corner(turned, inset=2 * k), corner(told, 0.5, 1, k))


# --- who lives there ---------------------------------------------------------------------------------


def _person(kind: str, rest: Sequence[str], small: bool) -> Block:
    rank, name = rest[0], lay.say(name_of(rest[0]), FIGURE)
    marks = MARKS[RANK_IDS.index(rank)]
    look = PIECE.but(fill=inks.RANK_FILLS[rank], line=inks.GILT if marks else inks.CREAM)
    drawing = icon(f"anno1701/people/{rank}", 35 if small else 42)
    if small:
        return over(on(look, drawing), corner(_crowns(marks, 10), 0.5, 1, 1) if marks else None)
    told = column(drawing, name, along="end", gap=0)
    return over(on(look, told, 1), corner(_crowns(marks, 13), inset=1) if marks else None)


def _crowns(count: int, size: float) -> Block:
    return on(Ground("#4A0F1C", inks.GILT, width=1), row(*[sign("crown", size)] * count, gap=0), 2.5, 1.5)


def _rank(kind: str, rest: Sequence[str], small: bool) -> Block:
    """The pile of a rank, faint when it is empty."""
    rank, count = rest[0], int(rest[1])
    marks = MARKS[RANK_IDS.index(rank)]
    look = PIECE.but(fill=inks.RANK_FILLS[rank], line=inks.GILT if count else "#5E8BA8")
    card = sized(on(look, pad(picture(f"anno1701/people/{rank}", alpha=255 if count else 90), 2.5)), PILE, PILE)
    crowns = corner(_crowns(marks, 10), inset=1) if marks else None
    return over(pad(corner(card, 0), 1, 5), crowns, corner(_count(count), 0, 1))


# --- cards -------------------------------------------------------------------------------------------


def _building(kind: str, rest: Sequence[str], small: bool) -> Block:
    card = rest[0]
    what, drawing = KIND_OF[card], _drawing(f"buildings/{KIND_OF[card]}")
    scene = pad(drawing, 2.5, 0)
    if card in ACTION_CARDS and not small:
        told = pad(scene, 0, 12)
    elif small:
        told = column(_write(inks.gives(card)), scene, blank(high=3), gap=0)
    else:
        name = pad(said(f"short-{what}", FIGURE.but(face="body"), {"place": "tile"}), -4, 0)
        told = column(_write(inks.gives(card)), scene, name, gap=0)
    return on(PIECE.but(fill=inks.BANDS[inks.band_of(card)]), told, 0, 0.5)


def _overview(kind: str, rest: Sequence[str], small: bool) -> Block:
    told = column(blank(), on(_CUP, said("overview", FIGURE)))
    scene = pad(_drawing("lands/overview"), 2.4 if small else 9)
    return on(PIECE.but(fill=inks.INK_2), over(scene, None if small else pad(told, 3)))


def _card(kind: str, rest: Sequence[str], small: bool) -> Block:
    """A card of the hand: band, picture, what it does, its cost, and what it can do now."""
    card, state = rest
    what, fill = KIND_OF[card], inks.BANDS[inks.band_of(card)]
    text = NUMERAL.but(face="body", align="left", lines=0, leading=1.3)
    name = said(f"short-{what}", FIGURE.but(align="left"), {"place": "hand"})
    era = corner(icon(f"anno1701/backs/era{ERA_OF[card]}", 17), 1, 1, 1)
    cost = inks.cost_of(card)
    told = column(
        on(Ground(fill), pad(name, 3, 3, 0)),
        sized(pad(over(_drawing(f"buildings/{what}"), era), 3, 1), high=48),
        pad(said(f"does-{what}", text, {"gives": inks.gives(card)}), 5, 2, 3),
        pad(on(Ground(inks.SAND, radius=3), _write(cost, NUMERAL)), 3, 0) if cost else None,
        _state(state),
        gap=1,
    )
    return on(Ground(inks.PAPER, fill, 7, 2, shadow=120), told, 1)


def _state(state: str) -> Block:
    """What a card can do now, or what it lacks."""
    if state == "look":
        return blank(high=20)
    way, *lack = state.split("-")
    tone = inks.CRIMSON if lack else inks.GREEN if state in ("build", "play") else "#5A4310"
    look = NUMERAL.but(face="body", colour=tone)
    if len(lack) > 2:
        told = _write(" ".join(f"{count}[{good}]" for good, count in zip(lack[::2], lack[1::2])), look)
    else:
        told = said(f"state-{way}", look, {"what": f"{lack[1]}[{lack[0]}]"} if lack else None)
    return pad(on(Ground("#FBE3DA" if lack else "none", radius=3), told), 3, 1)


def _back(kind: str, rest: Sequence[str], small: bool) -> Block:
    era = _drawing(f"backs/era{rest[0]}")
    look = PIECE.but(fill=_BACKS[rest[0]])
    return over(era, lay.ground(look.but(fill="none"))) if small else on(look.but(width=2), pad(era, 8, 35))


def _pile(kind: str, rest: Sequence[str], small: bool) -> Block:
    """A pile with the edges of the cards below its top one, and how many there are."""
    what, count = rest[0], int(rest[1])
    mark = (*rest, "")[2]
    look = PIECE.but(fill="none")
    if count:
        card = over(_drawing(f"backs/{what}"), lay.ground(look))
    else:
        numeral = inks.ERA[int(what[3])] if what.startswith("era") else ""
        card = on(look.but(fill="#0D2F4A", line=_FAINT, opacity=0.5), _write(numeral, AMOUNT.but(colour=_FAINT)))
    veil = lay.ground(_SHADE) if mark == SHUT else None
    top = over(card, ring(inks.GLOW, inks.DARK, width=2.6) if mark == PICK else veil)
    under = lay.ground(Ground("#123650", "#D9C48C", 3, 0.8))
    cards = [under] * min(3, count // 2) + [top]
    stack = [
        corner(pad(sized(one, PILE, PILE), 1 + 1.2 * i, 5 - 1.6 * i), 0)
        for i, one in zip(range(len(cards), 0, -1), cards)
    ]
    return over(*stack, corner(_count(count), 0.5, 1))


_FAINT: Final = "#BFE3F2"


def _count(count: int | str) -> Block:
    return sized(on(COUNT if count else COUNT.but(line="#5E8BA8"), _write(count)), 24)


# --- dice and the sea --------------------------------------------------------------------------------


def _die(kind: str, rest: Sequence[str], small: bool) -> Block:
    number = kind == "die"
    if number and rest[0] not in ("0", ""):
        return sign(f"die{rest[0]}", PILE)
    under = _drawing("pieces/die" if number else "pieces/event_die")
    if rest[0] in ("0", ""):
        return over(under, _write("?", NUMERAL.but(size=22, colour=inks.INK if number else "#1C5C86")))
    return over(under, corner(sign(f"ev_{inks.EVENT_ICONS[rest[0]]}", 30), 0.5, 0.4))


def _voyage(kind: str, rest: Sequence[str], small: bool) -> Block:
    card, number = rest
    wares = wares_of(card)
    goods = corner(_tagged(wares, 46), 1, 1) if wares else None
    scene = row(over(icon(f"anno1701/voyage/{picture_of(card)}", 60), goods), along="middle")
    told = column(sized(scene, high=60), said(f"sea-{card}", FIGURE), gap=0)
    look = PIECE.but(fill="#4A1216" if VOYAGE[card].kind in _DANGERS else "#123650")
    return over(on(look, told, 2, 3), corner(_count(number), 0))


def wares_of(card: str) -> str:
    """What a trader at sea sells, as inline icons; "" for every other card."""
    return "".join(_WARES.get(what, f"[{what}]") for what, _, _ in VOYAGE[card].offers)


def picture_of(card: str) -> str:
    """The drawing of a voyage card."""
    return "foreign_people" if card.startswith("foreign") else VOYAGE[card].kind


def _closed(kind: str, rest: Sequence[str], small: bool) -> Block:
    look = PIECE.but(fill="#0D2F4A", line=_FAINT)
    return over(on(look, icon("anno1701/backs/voyage", 60)), corner(_count(rest[0]), 0))


def _left(kind: str, rest: Sequence[str], small: bool) -> Block:
    return over(corner(icon("anno1701/backs/voyage", 38), 0.5), corner(_count(int(rest[0])), 0.5, 1))


def _vessel(kind: str, rest: Sequence[str], small: bool) -> Block:
    hull = icon("anno1701/ships/ship", 168, c="#2F6BE0" if rest[0] == "lion" else "#B3263A")
    return over(corner(hull, 0.5), corner(_tagged(inks.ROMAN[int(rest[1])], PILE, 24, AMOUNT), 0.5, 1))


def _met(kind: str, rest: Sequence[str], small: bool) -> Block:
    pirate = rest[0] in ("pirates", "besieged")
    ship = icon("anno1701/ships/pirate", 178) if pirate else icon("anno1701/ships/ship", 174, c="#2F7A4A")
    return corner(ship, 0.5, 0)


def _purse(kind: str, rest: Sequence[str], small: bool) -> Block:
    return over(corner(sign("gold", 36), 0), corner(_tagged(rest[0], 22), 1, 1))


def _answer(kind: str, rest: Sequence[str], small: bool) -> Block:
    """One thing to choose at sea: the card that would turn, its price, and what it would show."""
    thing, price, held = rest[0], int(rest[1]), int(rest[2])
    drawings = ["rum", "tobacco"] if thing == "rum_and_tobacco" else [DRAWN_AS.get(thing, thing)]
    lands = (on(PIECE.but(fill=inks.FRAMES[one]), icon(f"anno1701/lands/{one}", 48), 4) for one in drawings)
    goods = "".join(f"[{inks.GOOD_ICON.get(drawing, drawing)}]" for drawing in drawings)
    text = PLENTY.but(face="body")
    full = held >= 3 and len(drawings) == 1
    change = f"{goods} {held} → **{held + 1}**" if len(drawings) == 1 else f"{goods} +1 +1"
    told = column(
        row(*lands, along="middle"),
        lay.say(name_of(thing), PLENTY),
        said("full", PLENTY.but(colour=inks.CRIMSON)) if full else _write(change, text.but(colour=inks.GREEN)),
        _paid(price, rest[3:5]) if price and not full else None,
        blank(),
        gap=2,
    )
    return on(Ground(inks.PAPER, inks.GLOW, width=2, shadow=120), told, 4, 10)


def _paid(price: int, villages: Sequence[str]) -> Block:
    """The price, and what the villages that pay it would hold; the price goes without saying where both do."""
    sides = [(side, *change.split("-")) for side, change in zip(("left", "right"), villages) if change]
    changed = [
        said(f"paid-{side}", NUMERAL.but(face="body"), {"was": was, "now": now})
        for side, was, now in sides
        if was != now
    ]
    sum_ = _write(f"−{price}[gold]", PLENTY.but(colour=inks.CRIMSON), 40 if changed else None)
    return row(sum_ if len(changed) < 2 else None, *changed, gap=0)


_TURNED: Final = (_stock, SQUARE)
_FACES: Final[dict[str, tuple[Callable[[str, Sequence[str], bool], Block], Size]]] = {
    "frame": (_frame, SQUARE),
    **dict.fromkeys(("land", "ware", "ship", "wreck", "gold", "chaos"), _TURNED),
    "person": (_person, SQUARE),
    "building": (_building, SQUARE),
    "overview": (_overview, SQUARE),
    "card": (_card, HAND),
    "pile": (_pile, STACK),
    "rank": (_rank, (46, 56)),
    "back": (_back, HAND),
    "die": (_die, DIE),
    "event": (_die, DIE),
    "voyage": (_voyage, SEA),
    "closed": (_closed, SEA),
    "left": (_left, DIE),
    "vessel": (_vessel, (176, 176)),
    "met": (_met, (182, 182)),
    "purse": (_purse, DIE),
    "answer": (_answer, (124, 132)),
}
"""Kind -> how it is drawn, and how large."""
_SMALL: Final[dict[Size, Size]] = {SQUARE: (LITTLE, LITTLE), HAND: (38, 38)}
