"""The secret choice behind the opened curtain: the two cards of the hand as great tablets, each with what it would mean
now, the backs of those who have chosen, and what lies before the own seat."""

from __future__ import annotations

from typing import Final

from game.engine import HIDDEN, View
from game.presentation import QUIET, SHADOW, DisplayList
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

LEFT, TOP = 84.0, 74.0
STAYS: Final = (852.0, 39.0, 80.0, 78.0, 86.0)
"""The place of the first card that stays in the field, and how far apart they hang."""
_CLOTH: Final = {
    "blue": ("#22508E", "#0F2A55", "#5E92D6"),
    "red": ("#8E2B22", "#4A110C", "#D0705E"),
    "yellow": ("#8A701C", "#463806", "#D9BE5A"),
    "green": ("#1E6E60", "#0B372F", "#5EBCA8"),
}
_CORD: Final = 13.0
_EMPTY: Final = "#8A7448"


def panels(v: View) -> dict[str, DisplayList]:
    """Every region of this board but the bar."""
    return {
        "focus": strip(v),
        "tablets": tablets(v),
        "order": order(v),
        "area": area(v),
        "plate/0": own.whose(v, 76),
        "hand": hand(v),
    }


def curtain(sheet: DisplayList, color: str) -> None:
    """The cloth of the seat, drawn back to both sides."""
    dyes = dict(zip("cde", _CLOTH[color]))
    drapes = (icon(f"undecim/scenes/drape{side}", 110, 656, **dyes) for side in ("", "_right"))
    left, right = drapes
    cloth = over(
        picture("undecim/scenes/tent"),
        pad(row(left, blank(), right), -27, 40, -27, 24),
        pad(column(sized(picture("undecim/scenes/swag", **dyes), high=46), blank()), 0, 38, 0, 0),
    )
    fill(sheet, (0, 0, *sheet.size), cloth)


# --- the wall --------------------------------------------------------------------------------------


def strip(v: View) -> DisplayList:
    """The moon, who has chosen, and what stays in the field. 1112 x 126."""
    s: UndecimState = v.state
    sheet = DisplayList(1112, 126)
    fill(sheet, (0, 0, 244, 126), _moon(s))
    for x, y in warriors(s):
        sheet.svg("undecim/scenes/warrior", (x, y, 15, 22.5))
    seats = s.seating()
    x, top, w, h, pitch = STAYS
    facts = {"count": len(s.sealed), "seats": len(seats)}
    key = "last" if s.round == ROUNDS else "later"
    with sheet.aside():
        fill(sheet, (0, 0, *sheet.size), ground(frame("#6E5648")))
        fill(sheet, (328, 6, 128 * len(seats), 20), heading("undecim-choose-chosen", "undecim-choose-count", facts))
        fill(sheet, (x, 6, 252, 20), heading("undecim-art-field", f"undecim-choose-field-{key}"))
    for i, seat in enumerate(seats):
        left, above = secret_at(i)
        fill(sheet, (left - LEFT, above - TOP - _CORD, 118, h + _CORD), _chooser(v, s, seat))
    for i, card in enumerate(places.shown_actions(s)):
        hung = hot(on(inks.TABLET.but(shadow=130), small(card, 13), 4), f"card/{card}")
        fill(sheet, (x + pitch * i, top - _CORD, w, h + _CORD), column(_cord(), hung, gap=0))
    return sheet


def warriors(s: UndecimState) -> list[tuple[float, float]]:
    """The upper left corners of the warriors in the picture: one for each counter that has gone."""
    return [(54.5 + away, 96 + (away / 60) ** 2 * 5) for away in frontier.ranked(s, 13.4, 112)]


def _moon(s: UndecimState) -> Block:
    """The moon, how many counters are left, and what that means."""
    left = outlook.counters_tonight(s)
    key = "night" if not left else "last" if s.round == ROUNDS else "near" if left <= FACES_OF_DIE else "far"
    count = row(
        say("undecim-choose-left", inks.NAME.but(face="body", colour="#FFB08A"), {"count": s.counters}),
        sign(f"die{s.die}", 24) if s.die else None,
    )
    means = say(
        f"undecim-choose-moon-{key}",
        inks.SMALL.but(colour=inks.BRIGHT, lines=0, leading=1.35, valign="top"),
        {"count": left},
    )
    facts = backed(inks.TAG.but(line=inks.FLAME, width=1.4, opacity=0.93), column(count, means), 8, 3)
    title = aside(corner(sized(heading("undecim-art-moon"), 62), 0, 0, 7))
    moon = pad(icon(frontier.moon_of(s), 90), 20, 0, 18, 0)
    return hot(over(row(moon, pad(facts, 0, 18), gap=0), title), "moon")


def _cord() -> Block:
    return sized(picture("undecim/scenes/cord"), high=_CORD)


def _chooser(v: View, s: UndecimState, seat: int) -> Block:
    """The place of a secret card on its cord, and whose it is."""
    chosen, mine, color = seat in s.sealed, seat == v.seat, v.colors[seat]
    near = chosen or mine
    back = icon("undecim/action_back", 50, 70, alpha=inks.FAINT) if mine else sign("wait", 20, False)
    place = blank() if chosen else over(empty(inks.GLOW if mine else "#C9B6A4", 2 if mine else 1.5, inks.DARK), back)
    key, ink = ("done", "#A9D8B8") if chosen else ("now", inks.PALE) if mine else ("open", inks.MUTE)
    words = inks.SMALL.but(face="bold", leading=1.1, lines=0)
    told = column(
        row(shape_of(color, 17), blank(), sign("start", 18) if seat == s.first else None),
        named(seat, words.but(size=13, colour=inks.BRIGHT)),
        say(f"undecim-choose-state-{key}", words.but(colour=ink)),
    )
    plate = inks.PLATE.but(line=inks.SEAT[color][0] if near else "#6E5A4A")
    mark = over(on(Ground(inks.DARK, "", 17, 0, 0.7), blank()), shape_of(color, 22, near))
    first = corner(sign("start", 20), 1, 0, 3) if seat == s.first else blank()
    quiet = over(row(solid(mark, 34, 34), blank()), first)
    who = over(aside(on(plate, told, 3, 4)), aside(quiet, QUIET))
    if seat != v.seat:
        who = hot(who, f"rival/{seat}")
    return row(sized(column(_cord(), shared(place), gap=0), 56), column(blank(high=_CORD), shared(who), gap=0))


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
    return laid(row(*(sized(place, WIDE) for place in grounds), gap=12), 864, HIGH)


def _laid(card: str) -> Block:
    """The back of the chosen card, and which it is."""
    back = over(icon("undecim/action_back", 120, 167.6, alpha=inks.FAINT), number(card, 48))
    name = say(name_of(card), inks.TITLE.but(colour=inks.BRIGHT, align="center"))
    sealed = say("undecim-choose-laid", inks.TOLD.but(align="center", valign="top"))
    return pad(column(sized(back, high=172), name, sealed), 40, 30)


def _place_of(s: UndecimState, me: int, card: str) -> int:
    left = [other for other in s.actions[me] if other != card]
    return int(bool(left) and ACTION_CARDS[left[0]].number < ACTION_CARDS[card].number)


def order(v: View) -> DisplayList:
    """How the cards are revealed and carried out, in four steps. 240 x 150."""
    s: UndecimState = v.state
    facts = {"count": len(s.sealed), "seats": s.seats}
    steps = (_step(i, mark, facts) for i, mark in enumerate(("down", "turn", "steal", "link")))
    told = column(say("undecim-choose-how", inks.CHAPTER.but(colour=inks.GOLD)), *steps, gap=3)
    return laid(aside(on(inks.BOARD, told, 9, 4)), 240, 150)


def _step(i: int, mark: str, facts: dict[str, int]) -> Block:
    look = inks.CELL if i else inks.CELL.but(line=inks.GOLD)
    style = inks.SMALL.but(colour=inks.CREAM, lines=0, leading=1.1, face="body" if i else "bold")
    return shared(row(on(look, sign(mark, 18), 4), say(f"undecim-choose-how-{i + 1}", style, facts)))


def area(v: View) -> DisplayList:
    """What the own area holds, in one line, and which red texts it may meet. 566 x 116."""
    s: UndecimState = v.state
    me = v.me
    annexed = [hot(sign("annex", 21), "annexed") for _ in s.annexed[me]]
    groups = [
        column(
            sized(
                row(aside(say(f"undecim-art-{key}", inks.CHAPTER)), *(annexed if key == "lands" else ())),
                high=20,
            ),
            row(*(_held(side, s.sides[me].count(side)) for side in places.COLUMNS[start:end])),
        )
        for start, end, key in ((0, 4, "lands"), (4, 8, "resources"), (8, 10, "gold"))
    ]
    built = {"vp": scoring.building_vp(s, me)}
    heads = column(say("undecim-art-towns", inks.CHAPTER), say("undecim-art-built", inks.INKED_SMALL, built), gap=0)
    settled = (
        towns(s, me, 0.7, inks.INKED.but(size=12, lines=1), 300)
        if s.settled[me]
        else aside(say("undecim-art-no-towns", inks.INKED_SMALL))
    )
    below = row(sized(aside(heads), 84), settled, sized(_danger(s, me), 150))
    told = column(row(*groups, blank(), gap=10), below)
    return laid(slab("slab", inks.SEAT[v.colors[me]][0], pad(told, 12, 4, 8, 8)), 566, 116)


def _held(side: str, count: int) -> Block:
    """How many cards of a half lie there: what one has none of is a shadow."""
    many = write(count, inks.COUNT.but(colour=inks.INK if count else "#73623F"))
    quiet = aside(write(count, inks.COUNT.but(size=20, colour=inks.INK)), QUIET) if count else blank()
    mark = aside(sign(side, 22, count), "" if count else SHADOW)
    look = inks.PAPER if count else inks.PAPER.but(fill="#E4D8BC")
    cell = over(aside(ground(look)), pad(row(mark, over(aside(many), quiet), gap=2), 4, 0, 2, 0))
    return hot(sized(cell, 48, 30), f"side/{side}")


def _danger(s: UndecimState, me: int) -> Block:
    """Which red texts the own area may meet."""
    cards = may_hold(s, me)
    style = inks.INKED_SMALL.but(colour=inks.RED, lines=0, leading=1.25)
    if cards:
        return hot(
            on(inks.RED_LINE, say("undecim-choose-danger", style, {"cards": tuple(cards)}), 6, 1), f"card/{cards[0]}"
        )
    safe = on(
        inks.RED_LINE.but(fill="#E0ECCB", line="#3F6A22"), say("undecim-choose-safe", style.but(colour="#2E5218")), 6, 1
    )
    return aside(safe)


def hand(v: View) -> DisplayList:
    """The ground under the hand. 458 x 116."""
    s: UndecimState = v.state
    held = len(s.hands[v.me])
    told = blank()
    if not held:
        told = own.no_cards(s)
    elif held < 6:
        only = inks.SMALL.but(align="center", lines=0, leading=1.3)
        note = column(sign("eye", 22), say("undecim-choose-only-you", only))
        told = row(blank(), sized(pad(note, 0, 10, 2, 6), 56))
    return laid(aside(on(inks.BOARD, told)), 458, 116)
