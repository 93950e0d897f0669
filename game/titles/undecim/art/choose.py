"""The secret choice behind the opened curtain: the two cards of the hand as great tablets, each with what it would mean
now, the backs of those who have chosen, and what lies before the own seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import HIDDEN, View
from game.presentation import QUIET, SHADOW, DisplayList
from game.presentation.layout import (
    Block,
    aside,
    blank,
    column,
    corner,
    fill,
    fitted,
    ground,
    hot,
    icon,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    shared,
    sized,
    write,
)
from game.titles.undecim.art import frontier, inks, own
from game.titles.undecim.art.faces import towns
from game.titles.undecim.art.great import WIDE
from game.titles.undecim.art.inks import (
    GAP,
    LARGE,
    PAD,
    ROW,
    SIGN,
    back,
    backed,
    empty,
    frame,
    heading,
    name_of,
    named,
    number,
    shape_of,
    sign,
    slab,
    solid,
)
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


def panels(v: View) -> dict[str, DisplayList]:
    """Every region of this board but the bar."""
    return {
        "focus": strip(v),
        "tablets": tablets(v),
        "order": order(v),
        "area": area(v),
        "plate/0": own.whose(v, PANELS["plate/0"][2]),
        "hand": hand(v),
    }


def _panel(name: str, block: Block) -> DisplayList:
    """The panel of a region of this board."""
    return laid(block, *PANELS[name][2:])


def curtain(sheet: DisplayList, color: str) -> None:
    """The cloth of the seat, drawn back to both sides."""
    dyes = dict(zip("cde", _CLOTH[color]))
    left, right = (icon(f"undecim/scenes/drape{side}", *_DRAPE, **dyes) for side in ("", "_right"))
    swag = sized(picture("undecim/scenes/swag", **dyes), high=_SWAG)
    cloth = over(
        picture("undecim/scenes/tent"),
        pad(row(left, blank(), right), -LARGE, _ROD, -LARGE, LARGE),
        pad(column(swag, blank()), 0, _ROD, 0, 0),
    )
    fill(sheet, (0, 0, *sheet.size), cloth)


# --- the wall --------------------------------------------------------------------------------------


def strip(v: View) -> DisplayList:
    """The moon, who has chosen, and what stays in the field."""
    s: UndecimState = v.state
    seats = s.seating()
    facts = {"count": len(s.sealed), "seats": len(seats)}
    key = "last" if s.round == ROUNDS else "later"
    chosen = _hanging(
        heading("undecim-choose-chosen", "undecim-choose-count", facts),
        row(*(_chooser(v, s, seat) for seat in seats), gap=GAP),
    )
    field = _hanging(
        heading("undecim-art-field", f"undecim-choose-field-{key}"), row(*map(_stays, places.shown_actions(s)))
    )
    hung = row(blank(secret_at(0)[0] - CLOTH[0]), chosen, blank(), field, gap=0)
    whole = over(aside(ground(frame("#6E5648"))), row(sized(_moon(s), _SKY), blank()), pad(hung, 0, _EDGE, PAD, 0))
    sheet = _panel("focus", whole)
    for x, y in warriors(s):
        sheet.svg("undecim/scenes/warrior", (x, y, *frontier.SMALL))
    return sheet


def _hanging(name: Block, cards: Block) -> Block:
    """Cards that hang on cords, and what they are."""
    return column(aside(name), cards, blank(), gap=0)


def warriors(s: UndecimState) -> list[tuple[float, float]]:
    """The upper left corners of the warriors in the picture: one for each counter that has gone."""
    return [frontier.warrior_at(x, y, frontier.SMALLER)[:2] for x, y in frontier.standing(s, "choose")]


def _moon(s: UndecimState) -> Block:
    """The moon, how many counters are left, and what that means."""
    left = outlook.counters_tonight(s)
    key = "night" if not left else "last" if s.round == ROUNDS else "near" if left <= FACES_OF_DIE else "far"
    count = row(
        say("undecim-choose-left", inks.NAME.but(face="body", colour="#FFB08A"), {"count": s.counters}),
        sign(f"die{s.die}", LARGE) if s.die else None,
    )
    means = say(
        f"undecim-choose-moon-{key}",
        inks.SMALL.but(colour=inks.BRIGHT, lines=0, leading=1.35, valign="top"),
        {"count": left},
    )
    facts = backed(inks.TAG.but(line=inks.FLAME, width=1.4, opacity=0.93), column(count, means), PAD, 3)
    moon = pad(icon(frontier.moon_of(s), _MOON), SIGN, 0)
    return hot(over(row(moon, pad(facts, 0, SIGN), gap=0), corner(frontier.moon_name(), 0, 0, _EDGE)), "moon")


def _cord() -> Block:
    return sized(picture("undecim/scenes/cord"), high=_CORD)


def _stays(card: str) -> Block:
    """A card that stays in the field, on its cord."""
    hung = hot(on(inks.TABLET.but(shadow=inks.FAINT), small(card, inks.SMALL.size), 3), f"card/{card}")
    return sized(column(_cord(), sized(hung, high=SECRET[1]), gap=0), _STAYS)


def _chooser(v: View, s: UndecimState, seat: int) -> Block:
    """The place of a secret card on its cord, and whose it is."""
    chosen, mine, color = seat in s.sealed, seat == v.seat, v.colors[seat]
    near = chosen or mine
    inner = back(SECRET[0]) if mine else sign("wait", SIGN, False)
    rim = empty(inks.GLOW if mine else "#C9B6A4", 2 if mine else 1.5, inks.DARK)
    key, ink = ("done", "#A9D8B8") if chosen else ("now", inks.PALE) if mine else ("open", inks.MUTE)
    told = column(
        row(shape_of(color), blank(), sign("start") if seat == s.first else None),
        named(seat, _STATE.but(colour=inks.BRIGHT)),
        say(f"undecim-choose-state-{key}", _STATE.but(colour=ink)),
    )
    plate = inks.PLATE.but(line=inks.SEAT[color][0] if near else "#6E5A4A")
    mark = solid(over(on(inks.TAG.but(radius=SIGN), blank()), shape_of(color, LARGE, near)), 2 * SIGN, 2 * SIGN)
    first = corner(sign("start"), 1, 0, 3) if seat == s.first else blank()
    who = over(aside(on(plate, told, 3, 3)), aside(over(row(mark, blank()), first), QUIET))
    if seat != v.seat:
        who = hot(who, f"rival/{seat}")
    wide, high = SECRET
    place = blank() if chosen else over(rim, fitted(inner))
    body = sized(row(sized(place, wide), who), PITCH - GAP, high)
    return column(row(sized(_cord(), wide), blank(), gap=0), body, gap=0)


# --- beside and below ------------------------------------------------------------------------------


def tablets(v: View) -> DisplayList:
    """The ground under the great tablets: where the chosen one hung."""
    s: UndecimState = v.state
    sealed = s.sealed.get(v.me)
    card = "" if sealed is None or sealed.kind == HIDDEN else sealed.args[0]
    grounds = [
        over(empty("#8A7448", 2, inks.DARK), _laid(card) if card and i == _place_of(s, v.me, card) else None)
        for i in (0, 1)
    ]
    return _panel("tablets", row(*(sized(place, WIDE) for place in grounds), gap=_APART))


def _laid(card: str) -> Block:
    """The back of the chosen card, and which it is."""
    laid_down = over(back(_GREAT_BACK), number(card, 2 * LARGE))
    name = say(name_of(card), inks.TITLE.but(colour=inks.BRIGHT, align="center"))
    sealed = say("undecim-choose-laid", inks.TOLD.but(align="center", valign="top"))
    return pad(column(laid_down, name, sealed), ROW)


def _place_of(s: UndecimState, me: int, card: str) -> int:
    left = [other for other in s.actions[me] if other != card]
    return int(bool(left) and ACTION_CARDS[left[0]].number < ACTION_CARDS[card].number)


def order(v: View) -> DisplayList:
    """How the cards are revealed and carried out, in four steps."""
    s: UndecimState = v.state
    facts = {"count": len(s.sealed), "seats": s.seats}
    steps = (_step(i, mark, facts) for i, mark in enumerate(("down", "turn", "steal", "link")))
    told = column(say("undecim-choose-how", inks.CHAPTER.but(colour=inks.GOLD)), *steps, gap=3)
    return _panel("order", aside(on(inks.BOARD, told, PAD, 3)))


def _step(i: int, mark: str, facts: dict[str, int]) -> Block:
    look = inks.CELL if i else inks.CELL.but(line=inks.GOLD)
    style = inks.SMALL.but(colour=inks.CREAM, lines=0, leading=1.1, face="body" if i else "bold")
    return shared(row(on(look, sign(mark), 3), say(f"undecim-choose-how-{i + 1}", style, facts)))


def area(v: View) -> DisplayList:
    """What the own area holds, in one line, and which red texts it may meet."""
    s: UndecimState = v.state
    me = v.me
    groups = (_group(s, me, key, held) for key, held in (("lands", LANDS), ("resources", RESOURCES), ("gold", _LAST)))
    built = {"vp": scoring.building_vp(s, me)}
    heads = column(say("undecim-art-towns", inks.CHAPTER), say("undecim-art-built", inks.INKED_SMALL, built), gap=0)
    settled = (
        towns(s, me, 0.7, inks.INKED_SMALL.but(colour=inks.INK), _TOWNS)
        if s.settled[me]
        else aside(say("undecim-art-no-towns", inks.INKED_SMALL))
    )
    below = row(sized(aside(heads), _HEADS), settled, sized(_danger(s, me), _DANGER))
    told = column(row(*groups, blank(), gap=GAP), below)
    return _panel("area", slab("slab", inks.SEAT[v.colors[me]][0], pad(told, GAP, 3, PAD, PAD)))


def _group(s: UndecimState, me: int, key: str, sides: Sequence[str]) -> Block:
    """Halves that belong together, and with the lands what is annexed."""
    annexed = [hot(sign("annex"), "annexed") for _ in s.annexed[me]] if key == "lands" else []
    head = row(aside(say(f"undecim-art-{key}", inks.CHAPTER)), *annexed)
    return column(head, row(*(_held(side, s.sides[me].count(side)) for side in sides)))


def _held(side: str, count: int) -> Block:
    """How many cards of a half lie there: what one has none of is a shadow."""
    many = write(count, inks.COUNT.but(colour=inks.INK if count else "#73623F"))
    quiet = aside(write(count, inks.TOTAL.but(colour=inks.INK, align="center")), QUIET) if count else blank()
    mark = aside(sign(side, LARGE, count), "" if count else SHADOW)
    look = inks.PAPER if count else inks.PAPER.but(fill="#E4D8BC")
    cell = over(aside(ground(look)), pad(row(mark, over(aside(many), quiet), gap=2), 3, 0, 2, 0))
    return hot(sized(cell, *_HELD), f"side/{side}")


def _danger(s: UndecimState, me: int) -> Block:
    """Which red texts the own area may meet."""
    cards = may_hold(s, me)
    style = inks.INKED_SMALL.but(colour=inks.RED, lines=0, leading=1.25)
    if cards:
        told = say("undecim-choose-danger", style, {"cards": tuple(cards)})
        return hot(on(inks.RED_LINE, told, PAD, 1), f"card/{cards[0]}")
    look = inks.RED_LINE.but(fill="#E0ECCB", line="#3F6A22")
    return aside(on(look, say("undecim-choose-safe", style.but(colour="#2E5218")), PAD, 1))


def hand(v: View) -> DisplayList:
    """The ground under the hand."""
    s: UndecimState = v.state
    held = len(s.hands[v.me])
    told = blank()
    if not held:
        told = own.no_cards(s)
    elif held < _FULL:
        only = inks.SMALL.but(align="center", lines=0, leading=1.3)
        note = column(sign("eye", LARGE), say("undecim-choose-only-you", only))
        told = row(blank(), sized(pad(note, 2, PAD), _NOTE))
    return _panel("hand", aside(on(inks.BOARD, told)))
