"""The secret choice behind the opened curtain: the two cards of the hand as great tablets, each with what it would mean
now, the backs of those who have chosen, and what lies before the own seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.engine import HIDDEN, View
from game.presentation import QUIET, SHADOW, DisplayList
from game.presentation import layout as lay
from game.titles.undecim.art import frontier, inks, own
from game.titles.undecim.art.faces import towns
from game.titles.undecim.art.great import WIDE
from game.titles.undecim.art.tablets import small
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.components import ACTION_CARDS, ENEMY, FACES_OF_DIE, GOLD, LANDS, RESOURCES, ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places
from game.titles.undecim.table.choose_places import CLOTH, PANELS, PITCH, SECRET, secret_at
from game.titles.undecim.table.prospects import may_hold

_CLOTH: Final = {
    "blue": ("#22508E", "#0F2A55", "#5E92D6"),
    "red": ("#8E2B22", "#4A110C", "#D0705E"),
    "yellow": ("#8A701C", "#463806", "#D9BE5A"),
    "green": ("#1E6E60", "#0B372F", "#5EBCA8"),
}
_CORD, _DRAPE, _SWAG, _ROD = 13, (110, 656), 46, 38
"""How long a cord is; how large the cloth at both sides is and how high the one above; where it hangs."""
_EDGE, _APART, _MOON, _SKY = 6, 12, 90, 244
"""From the edge to what stands in the picture; between the great tablets; how large the moon is here, and how wide the sky."""
_STAYS, _GREAT_BACK, _HEADS, _TOWNS, _DANGER, _NOTE = 80, 120, 84, 300, 150, 56
"""How wide are a card that stays, the back of the chosen one, the head of the settlements, these, what one may meet, and
the note beside the hand."""
_HELD: Final = (48, 30)
"""How large the place of a half is."""
_FULL: Final = 6
"""Beside so many cards there is no room for the note."""
_LAST: Final = (GOLD, ENEMY)
_STATE: Final = inks.SMALL.but(face="bold", leading=1.1, lines=0)


def panels(v: View) -> Iterator[tuple[str, DisplayList]]:
    """Every region of this board but the bar."""
    yield "focus", strip(v)
    yield "tablets", tablets(v)
    yield "order", order(v)
    yield "area", area(v)
    yield "plate/0", own.whose(v, PANELS["plate/0"][2])
    yield "hand", hand(v)


def _panel(name: str, block: lay.Block) -> DisplayList:
    """The panel of a region of this board."""
    return lay.laid(block, *PANELS[name][2:])


def curtain(color: str) -> lay.Block:
    """The light of the tent and the cloth of the seat, drawn back to both sides."""
    dyes = dict(zip("cde", _CLOTH[color]))
    left, right = (lay.icon(f"undecim/scenes/drape{side}", *_DRAPE, **dyes) for side in ("", "_right"))
    swag = lay.sized(lay.picture("undecim/scenes/swag", **dyes), high=_SWAG)
    return lay.over(
        lay.picture("undecim/scenes/tent"),
        lay.pad(lay.row(left, lay.blank(), right), -inks.LARGE, _ROD, -inks.LARGE, inks.LARGE),
        lay.pad(lay.column(swag, lay.blank()), 0, _ROD, 0, 0),
    )


# --- the wall --------------------------------------------------------------------------------------


def strip(v: View) -> DisplayList:
    """The moon, who has chosen, and what stays in the field."""
    s: UndecimState = v.state
    seats = s.seating()
    facts = {"count": len(s.sealed), "seats": len(seats)}
    key = "last" if s.round == ROUNDS else "later"
    chosen = _hanging(
        inks.heading("undecim-choose-chosen", "undecim-choose-count", facts),
        lay.row(*(_chooser(v, s, seat) for seat in seats), gap=inks.GAP),
    )
    field = _hanging(
        inks.heading("undecim-art-field", f"undecim-choose-field-{key}"), lay.row(*map(_stays, places.shown_actions(s)))
    )
    hung = lay.row(lay.blank(secret_at(0)[0] - CLOTH[0]), chosen, lay.blank(), field, gap=0)
    whole = lay.over(
        lay.aside(lay.ground(inks.frame("#6E5648"))),
        lay.row(lay.sized(_moon(s), _SKY), lay.blank()),
        lay.pad(hung, 0, _EDGE, inks.PAD, 0),
    )
    sheet = _panel("focus", whole)
    for x, y in warriors(s):
        sheet.svg("undecim/scenes/warrior", (x, y, *frontier.SMALL))
    return sheet


def _hanging(name: lay.Block, cards: lay.Block) -> lay.Block:
    """Cards that hang on cords, and what they are."""
    return lay.column(lay.aside(name), cards, lay.blank(), gap=0)


def warriors(s: UndecimState) -> list[tuple[float, float]]:
    """The upper left corners of the warriors in the picture: one for each counter that has gone."""
    return [frontier.warrior_at(x, y, frontier.SMALLER)[:2] for x, y in frontier.standing(s, "choose")]


def _moon(s: UndecimState) -> lay.Block:
    """The moon, how many counters are left, and what that means."""
    left = outlook.counters_tonight(s)
    key = "night" if not left else "last" if s.round == ROUNDS else "near" if left <= FACES_OF_DIE else "far"
    count = lay.row(
        lay.say("undecim-choose-left", inks.NAME.but(face="body", colour="#FFB08A"), {"count": s.counters}),
        inks.sign(f"die{s.die}", inks.LARGE) if s.die else None,
    )
    means = lay.say(
        f"undecim-choose-moon-{key}",
        inks.SMALL.but(colour=inks.BRIGHT, lines=0, leading=1.35, valign="top"),
        {"count": left},
    )
    facts = inks.backed(inks.TAG.but(line=inks.FLAME, width=1.4, opacity=0.93), lay.column(count, means), inks.PAD, 3)
    moon = lay.pad(lay.icon(frontier.moon_of(s), _MOON), inks.SIGN, 0)
    return lay.hot(
        lay.over(lay.row(moon, lay.pad(facts, 0, inks.SIGN), gap=0), lay.corner(frontier.moon_name(), 0, 0, _EDGE)),
        "moon",
    )


def _cord() -> lay.Block:
    return lay.sized(lay.picture("undecim/scenes/cord"), high=_CORD)


def _stays(card: str) -> lay.Block:
    """A card that stays in the field, on its cord."""
    hung = lay.hot(lay.on(inks.TABLET.but(shadow=inks.FAINT), small(card, inks.SMALL.size), 3), f"card/{card}")
    return lay.sized(lay.column(_cord(), lay.sized(hung, high=SECRET[1]), gap=0), _STAYS)


def _chooser(v: View, s: UndecimState, seat: int) -> lay.Block:
    """The place of a secret card on its cord, and whose it is."""
    chosen, mine, color = seat in s.sealed, seat == v.seat, v.colors[seat]
    near = chosen or mine
    inner = inks.back(SECRET[0]) if mine else inks.sign("wait", inks.SIGN, False)
    rim = inks.empty(inks.GLOW if mine else "#C9B6A4", 2 if mine else 1.5, inks.DARK)
    key, ink = ("done", "#A9D8B8") if chosen else ("now", inks.PALE) if mine else ("open", inks.MUTE)
    told = lay.column(
        lay.row(inks.shape_of(color), lay.blank(), inks.sign("start") if seat == s.first else None),
        inks.named(seat, _STATE.but(colour=inks.BRIGHT)),
        lay.say(f"undecim-choose-state-{key}", _STATE.but(colour=ink)),
    )
    plate = inks.PLATE.but(line=inks.SEAT[color][0] if near else "#6E5A4A")
    mark = inks.solid(
        lay.over(lay.on(inks.TAG.but(radius=inks.SIGN), lay.blank()), inks.shape_of(color, inks.LARGE, near)),
        2 * inks.SIGN,
        2 * inks.SIGN,
    )
    first = lay.corner(inks.sign("start"), 1, 0, 3) if seat == s.first else lay.blank()
    who = lay.over(lay.aside(lay.on(plate, told, 3, 3)), lay.aside(lay.over(lay.row(mark, lay.blank()), first), QUIET))
    if seat != v.seat:
        who = lay.hot(who, f"rival/{seat}")
    wide, high = SECRET
    place = lay.blank() if chosen else lay.over(rim, lay.fitted(inner))
    body = lay.sized(lay.row(lay.sized(place, wide), who), PITCH - inks.GAP, high)
    return lay.column(lay.row(lay.sized(_cord(), wide), lay.blank(), gap=0), body, gap=0)


# --- beside and below ------------------------------------------------------------------------------


def tablets(v: View) -> DisplayList:
    """The ground under the great tablets: where the chosen one hung."""
    s: UndecimState = v.state
    sealed = s.sealed.get(v.me)
    card = "" if sealed is None or sealed.kind == HIDDEN else sealed.args[0]
    grounds = [
        lay.over(inks.empty("#8A7448", 2, inks.DARK), _laid(card) if card and i == _place_of(s, v.me, card) else None)
        for i in (0, 1)
    ]
    return _panel("tablets", lay.row(*(lay.sized(place, WIDE) for place in grounds), gap=_APART))


def _laid(card: str) -> lay.Block:
    """The back of the chosen card, and which it is."""
    laid_down = lay.over(inks.back(_GREAT_BACK), inks.number(card, 2 * inks.LARGE))
    name = lay.say(inks.name_of(card), inks.TITLE.but(colour=inks.BRIGHT, align="center"))
    sealed = lay.say("undecim-choose-laid", inks.TOLD.but(align="center", valign="top"))
    return lay.pad(lay.column(laid_down, name, sealed), inks.ROW)


def _place_of(s: UndecimState, me: int, card: str) -> int:
    left = [other for other in s.actions[me] if other != card]
    return int(bool(left) and ACTION_CARDS[left[0]].number < ACTION_CARDS[card].number)


def order(v: View) -> DisplayList:
    """How the cards are revealed and carried out, in four steps."""
    s: UndecimState = v.state
    facts = {"count": len(s.sealed), "seats": s.seats}
    steps = (_step(i, mark, facts) for i, mark in enumerate(("down", "turn", "steal", "link")))
    told = lay.column(lay.say("undecim-choose-how", inks.CHAPTER.but(colour=inks.GOLD)), *steps, gap=3)
    return _panel("order", lay.aside(lay.on(inks.BOARD, told, inks.PAD, 3)))


def _step(i: int, mark: str, facts: dict[str, int]) -> lay.Block:
    look = inks.CELL if i else inks.CELL.but(line=inks.GOLD)
    style = inks.SMALL.but(colour=inks.CREAM, lines=0, leading=1.1, face="body" if i else "bold")
    return lay.shared(lay.row(lay.on(look, inks.sign(mark), 3), lay.say(f"undecim-choose-how-{i + 1}", style, facts)))


def area(v: View) -> DisplayList:
    """What the own area holds, in one line, and which red texts it may meet."""
    s: UndecimState = v.state
    me = v.me
    groups = (_group(s, me, key, held) for key, held in (("lands", LANDS), ("resources", RESOURCES), ("gold", _LAST)))
    built = {"vp": scoring.building_vp(s, me)}
    heads = lay.column(
        lay.say("undecim-art-towns", inks.CHAPTER), lay.say("undecim-art-built", inks.INKED_SMALL, built), gap=0
    )
    settled = (
        towns(s, me, 0.7, inks.INKED_SMALL.but(colour=inks.INK), _TOWNS)
        if s.settled[me]
        else lay.aside(lay.say("undecim-art-no-towns", inks.INKED_SMALL))
    )
    below = lay.row(lay.sized(lay.aside(heads), _HEADS), settled, lay.sized(_danger(s, me), _DANGER))
    told = lay.column(lay.row(*groups, lay.blank(), gap=inks.GAP), below)
    return _panel("area", inks.slab("slab", inks.SEAT[v.colors[me]][0], lay.pad(told, inks.GAP, 3, inks.PAD, inks.PAD)))


def _group(s: UndecimState, me: int, key: str, sides: Sequence[str]) -> lay.Block:
    """Halves that belong together, and with the lands what is annexed."""
    annexed = [lay.hot(inks.sign("annex"), "annexed") for _ in s.annexed[me]] if key == "lands" else []
    head = lay.row(lay.aside(lay.say(f"undecim-art-{key}", inks.CHAPTER)), *annexed)
    return lay.column(head, lay.row(*(_held(side, s.sides[me].count(side)) for side in sides)))


def _held(side: str, count: int) -> lay.Block:
    """How many cards of a half lie there: what one has none of is a shadow."""
    many = lay.write(count, inks.COUNT.but(colour=inks.INK if count else "#73623F"))
    quiet = (
        lay.aside(lay.write(count, inks.TOTAL.but(colour=inks.INK, align="center")), QUIET) if count else lay.blank()
    )
    mark = lay.aside(inks.sign(side, inks.LARGE, count), "" if count else SHADOW)
    look = inks.PAPER if count else inks.PAPER.but(fill="#E4D8BC")
    cell = lay.over(
        lay.aside(lay.ground(look)), lay.pad(lay.row(mark, lay.over(lay.aside(many), quiet), gap=2), 3, 0, 2, 0)
    )
    return lay.hot(lay.sized(cell, *_HELD), f"side/{side}")


def _danger(s: UndecimState, me: int) -> lay.Block:
    """Which red texts the own area may meet."""
    cards = may_hold(s, me)
    style = inks.INKED_SMALL.but(colour=inks.RED, lines=0, leading=1.25)
    if cards:
        told = lay.say("undecim-choose-danger", style, {"cards": tuple(cards)})
        return lay.hot(lay.on(inks.RED_LINE, told, inks.PAD, 1), f"card/{cards[0]}")
    look = inks.RED_LINE.but(fill="#E0ECCB", line="#3F6A22")
    return lay.aside(lay.on(look, lay.say("undecim-choose-safe", style.but(colour="#2E5218")), inks.PAD, 1))


def hand(v: View) -> DisplayList:
    """The ground under the hand."""
    s: UndecimState = v.state
    held = len(s.hands[v.me])
    told = lay.blank()
    if not held:
        told = own.no_cards(s)
    elif held < _FULL:
        only = inks.SMALL.but(align="center", lines=0, leading=1.3)
        note = lay.column(inks.sign("eye", inks.LARGE), lay.say("undecim-choose-only-you", only))
        told = lay.row(lay.blank(), lay.sized(lay.pad(note, 2, inks.PAD), _NOTE))
    return _panel("hand", lay.aside(lay.on(inks.BOARD, told)))
