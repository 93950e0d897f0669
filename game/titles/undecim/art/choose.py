"""The secret choice behind the opened curtain: the two cards of the hand as great tablets, each with what it would mean
now, the backs of those who have chosen, and what lies before the own seat."""

from __future__ import annotations

from typing import Final

from game.engine import HIDDEN, View
from game.presentation import QUIET, SHADOW, DisplayList, Rect
from game.presentation.layout import (
    Block,
    Ground,
    aside,
    blank,
    column,
    corner,
    fill,
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
from game.titles.undecim.art.great import HIGH, WIDE
from game.titles.undecim.art.inks import (
    GAP,
    LARGE,
    PAD,
    SIGN,
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
from game.titles.undecim.rules.components import ACTION_CARDS, FACES_OF_DIE, ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places
from game.titles.undecim.table.choose_places import secret_at
from game.titles.undecim.table.prospects import may_hold

CLOTH: Final[Rect] = (84.0, 74.0, 1112.0, 126.0)
"""The place of the wall behind the cloth."""
_STAYS: Final = (252, 80)
"""How much of it the cards that stay in the field take, and each of them."""
_CLOTH: Final = {
    "blue": ("#22508E", "#0F2A55", "#5E92D6"),
    "red": ("#8E2B22", "#4A110C", "#D0705E"),
    "yellow": ("#8A701C", "#463806", "#D9BE5A"),
    "green": ("#1E6E60", "#0B372F", "#5EBCA8"),
}
_CORD, _RAIL, _SWAG, _DRAPE = 13.0, 38, 46, (110, 656)
"""How long a cord is; where the cloth hangs, how large its parts are."""
_HALF, _CREST, _RANKS, _MOON = 54.5, 96.0, (13.4, 112.0), 90
"""Half of the ridge behind the cloth, how high it is, how far apart warriors stand on it; how large the moon is."""
_OWN, _ORDER, _AREA, _HAND, _BETWEEN, _BACK = 76, (240, 150), (566, 116), (458, 116), 12, (120, 168)
"""How large the panels are, how far apart the great tablets, how large the back of one."""
_DISC, _CELL, _TOWNS, _DANGER, _MANY = 34, (48, 30), 300, 150, 6
"""A seat's mark, a count, settlements and what threatens; beside so many cards there is no room for words."""
_EMPTY: Final = "#8A7448"


def panels(v: View) -> dict[str, DisplayList]:
    """Every region of this board but the bar."""
    return {
        "focus": strip(v),
        "tablets": tablets(v),
        "order": order(v),
        "area": area(v),
        "plate/0": own.whose(v, _OWN),
        "hand": hand(v),
    }


def curtain(sheet: DisplayList, color: str) -> None:
    """The cloth of the seat, drawn back to both sides."""
    dyes = dict(zip("cde", _CLOTH[color]))
    drapes = (icon(f"undecim/scenes/drape{side}", *_DRAPE, **dyes) for side in ("", "_right"))
    left, right = drapes
    cloth = over(
        picture("undecim/scenes/tent"),
        pad(row(left, blank(), right), -LARGE, _SWAG, -LARGE, LARGE),
        pad(column(sized(picture("undecim/scenes/swag", **dyes), high=_SWAG), blank()), 0, _RAIL, 0, 0),
    )
    fill(sheet, (0, 0, *sheet.size), cloth)


# --- the wall --------------------------------------------------------------------------------------


def strip(v: View) -> DisplayList:
    """The moon, who has chosen, and what stays in the field. 1112 x 126."""
    s: UndecimState = v.state
    seats = s.seating()
    left, _, wide, high = CLOTH
    pitch = secret_at(1)[0] - secret_at(0)[0]
    facts = {"count": len(s.sealed), "seats": len(seats)}
    key = "last" if s.round == ROUNDS else "later"
    chosen = aside(heading("undecim-choose-chosen", "undecim-choose-count", facts))
    field = aside(heading("undecim-art-field", f"undecim-choose-field-{key}"))
    choosers = (sized(_chooser(v, s, seat), pitch - GAP) for seat in seats)
    stay = (_stays(card) for card in places.shown_actions(s))
    before = secret_at(0)[0] - left
    wall = row(
        sized(_moon(s), frontier.WEST),
        blank(before - frontier.WEST),
        column(chosen, shared(row(*choosers, blank(), gap=GAP)), gap=0),
        sized(column(field, shared(row(*stay, blank())), gap=0), _STAYS[0]),
        blank(PAD),
        gap=0,
    )
    sheet = laid(over(aside(ground(frame("#6E5648"))), pad(wall, 0, 6, 0, PAD)), wide, high)
    for x, y in warriors(s):
        sheet.svg("undecim/scenes/warrior", (x, y, *frontier.SMALL))
    return sheet


def _stays(card: str) -> Block:
    """A card that stays in the field, on its cord."""
    hung = hot(on(inks.TABLET, small(card, inks.SMALL.size), 3), f"card/{card}")
    return sized(column(_cord(), hung, gap=0), _STAYS[1])


def warriors(s: UndecimState) -> list[tuple[float, float]]:
    """The upper left corners of the warriors in the picture: one for each counter that has gone."""
    return [(_HALF + away, _CREST + (away / _HALF) ** 2 * 3) for away in frontier.ranked(s, *_RANKS)]


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
    title = aside(corner(sized(heading("undecim-art-moon"), 62), 0, 0, 0))
    moon = pad(icon(frontier.moon_of(s), _MOON), SIGN, 0)
    return hot(over(row(moon, pad(facts, 0, PAD), gap=0), pad(title, PAD, 0)), "moon")


def _cord() -> Block:
    return sized(picture("undecim/scenes/cord"), high=_CORD)


def _chooser(v: View, s: UndecimState, seat: int) -> Block:
    """The place of a secret card on its cord, and whose it is."""
    chosen, mine, color = seat in s.sealed, seat == v.seat, v.colors[seat]
    near = chosen or mine
    back = pad(picture("undecim/action_back", alpha=inks.FAINT), 3) if mine else sign("wait", lit=False)
    place = blank() if chosen else over(empty(inks.GLOW if mine else "#C9B6A4", 2 if mine else 1.5, inks.DARK), back)
    key, ink = ("done", "#A9D8B8") if chosen else ("now", inks.PALE) if mine else ("open", inks.MUTE)
    words = inks.SMALL.but(face="bold", leading=1.1, lines=0)
    told = column(
        row(shape_of(color), blank(), sign("start") if seat == s.first else None),
        named(seat, words.but(colour=inks.BRIGHT)),
        say(f"undecim-choose-state-{key}", words.but(colour=ink)),
    )
    plate = inks.PLATE.but(line=inks.SEAT[color][0] if near else "#6E5A4A")
    mark = over(ground(Ground(inks.DARK, "", _DISC / 2, 0, 0.7)), shape_of(color, LARGE, near))
    first = corner(sign("start"), 1, 0, 3) if seat == s.first else blank()
    quiet = over(row(solid(mark, _DISC, _DISC), blank()), first)
    who = over(aside(on(plate, told, 3)), aside(quiet, QUIET))
    if seat != v.seat:
        who = hot(who, f"rival/{seat}")
    return row(column(_cord(), shared(place), gap=0), column(blank(high=_CORD), shared(who), gap=0))


# --- beside and below ------------------------------------------------------------------------------


def tablets(v: View) -> DisplayList:
    """The ground under the great tablets: where the chosen one hung. 864 x 326."""
    s: UndecimState = v.state
    sealed = s.sealed.get(v.me)
    card = "" if sealed is None or sealed.kind == HIDDEN else sealed.args[0]
    grounds = [
        over(empty(_EMPTY, 2, inks.DARK), _laid(card) if card and i == _place_of(s, v.me, card) else None)
        for i in (0, 1)
    ]
    return laid(row(*(sized(place, WIDE) for place in grounds), gap=_BETWEEN), 2 * WIDE + 16, HIGH)


def _laid(card: str) -> Block:
    """The back of the chosen card, and which it is."""
    back = over(icon("undecim/action_back", *_BACK, alpha=inks.FAINT), number(card, 2 * LARGE))
    name = say(name_of(card), inks.TITLE.but(colour=inks.BRIGHT, align="center"))
    sealed = say("undecim-choose-laid", inks.TOLD.but(align="center", valign="top"))
    return pad(column(back, name, sealed), 2 * LARGE, LARGE)


def _place_of(s: UndecimState, me: int, card: str) -> int:
    left = [other for other in s.actions[me] if other != card]
    return int(bool(left) and ACTION_CARDS[left[0]].number < ACTION_CARDS[card].number)


def order(v: View) -> DisplayList:
    """How the cards are revealed and carried out, in four steps. 240 x 150."""
    s: UndecimState = v.state
    facts = {"count": len(s.sealed), "seats": s.seats}
    steps = (_step(i, mark, facts) for i, mark in enumerate(("down", "turn", "steal", "link")))
    told = column(say("undecim-choose-how", inks.CHAPTER.but(colour=inks.GOLD)), *steps, gap=3)
    return laid(aside(on(inks.BOARD, told, PAD, 3)), *_ORDER)


def _step(i: int, mark: str, facts: dict[str, int]) -> Block:
    look = inks.CELL if i else inks.CELL.but(line=inks.GOLD)
    style = inks.SMALL.but(colour=inks.CREAM, lines=0, leading=1.1, face="body" if i else "bold")
    return shared(row(on(look, sign(mark), 3), say(f"undecim-choose-how-{i + 1}", style, facts)))


def area(v: View) -> DisplayList:
    """What the own area holds, in one line, and which red texts it may meet. 566 x 116."""
    s: UndecimState = v.state
    me = v.me
    annexed = [hot(sign("annex"), "annexed") for _ in s.annexed[me]]
    groups = [
        column(
            sized(
                row(aside(say(f"undecim-art-{key}", inks.CHAPTER)), *(annexed if key == "lands" else ())),
                high=SIGN,
            ),
            row(*(_held(side, s.sides[me].count(side)) for side in places.COLUMNS[start:end])),
        )
        for start, end, key in ((0, 4, "lands"), (4, 8, "resources"), (8, 10, "gold"))
    ]
    built = {"vp": scoring.building_vp(s, me)}
    heads = column(say("undecim-art-towns", inks.CHAPTER), say("undecim-art-built", inks.INKED_SMALL, built), gap=0)
    settled = (
        towns(s, me, 0.7, inks.INKED_SMALL, _TOWNS)
        if s.settled[me]
        else aside(say("undecim-art-no-towns", inks.INKED_SMALL))
    )
    below = row(sized(aside(heads), _STAYS[1]), settled, sized(_danger(s, me), _DANGER))
    told = column(row(*groups, blank(), gap=GAP), below)
    return laid(slab("slab", inks.SEAT[v.colors[me]][0], pad(told, GAP, 3, PAD, PAD)), *_AREA)


def _held(side: str, count: int) -> Block:
    """How many cards of a half lie there: what one has none of is a shadow."""
    many = write(count, inks.COUNT.but(colour=inks.INK if count else "#73623F"))
    quiet = aside(write(count, inks.TOTAL.but(colour=inks.INK, align="center")), QUIET) if count else blank()
    mark = aside(sign(side, LARGE, count), "" if count else SHADOW)
    look = inks.PAPER if count else inks.PAPER.but(fill="#E4D8BC")
    cell = over(aside(ground(look)), pad(row(mark, over(aside(many), quiet), gap=2), 3, 0, 2, 0))
    return hot(sized(cell, *_CELL), f"side/{side}")


def _danger(s: UndecimState, me: int) -> Block:
    """Which red texts the own area may meet."""
    cards = may_hold(s, me)
    style = inks.INKED_SMALL.but(colour=inks.RED, lines=0, leading=1.25)
    if cards:
        return hot(
            on(inks.RED_LINE, say("undecim-choose-danger", style, {"cards": tuple(cards)}), PAD, 1), f"card/{cards[0]}"
        )
    safe = on(
        inks.RED_LINE.but(fill="#E0ECCB", line="#3F6A22"),
        say("undecim-choose-safe", style.but(colour="#2E5218")),
        PAD,
        1,
    )
    return aside(safe)


def hand(v: View) -> DisplayList:
    """The ground under the hand. 458 x 116."""
    s: UndecimState = v.state
    held = len(s.hands[v.me])
    told = blank()
    if not held:
        told = own.no_cards(s)
    elif held < _MANY:
        only = inks.SMALL.but(align="center", lines=0, leading=1.3)
        note = column(sign("eye", LARGE), say("undecim-choose-only-you", only))
        told = row(blank(), sized(pad(note, 0, PAD), 1.2 * _CELL[0]))
    return laid(aside(on(inks.BOARD, told)), *_HAND)
