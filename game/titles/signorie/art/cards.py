"""Answers as cards: dowries, numbers of figures, rewards, brides; and what an action says of itself."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
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
from game.titles.signorie.art.faces import REWARD_ART, TASK, reward_sum, worth
from game.titles.signorie.art.faces import RULE as LINE
from game.titles.signorie.art.inks import (
    BRONZE,
    FADED,
    GOLD_PAPER,
    HUGE,
    INK,
    INK_2,
    LARGE,
    NAME,
    NOTE,
    PAPER,
    RED,
    TEXT,
    flat,
    name_of,
    short,
    sign,
)
from game.titles.signorie.rules.components import (
    ALLIANCES,
    ASSIGNMENT_SLOT,
    ASSIGNMENTS,
    BACK_VP,
    CAREER_SLOTS,
    CITY,
    DOWRY_VP,
    GENDERS,
    HOUSES,
    MARRIAGE_ROW,
    RANK,
    REWARDS,
    TRACK,
)
from game.titles.signorie.rules.decisions import CITY_TILE
from game.titles.signorie.rules.state import SignorieState

CARD: Final = Ground(PAPER, "#8A6A3B", 7, 1.4)
COMES: Final = Ground(GOLD_PAPER, BRONZE, 5, 1)
"""What an answer brings stands on it."""
STAYS: Final = flat(FADED)
HEAD: Final = TEXT.but(size=16, face="bold")
SUM: Final = NAME.but(colour=INK, face="body", align="center")
"""What an answer comes to."""
FACT: Final = NOTE.but(colour=INK_2, align="center")
RULE: Final = pad(LINE, 5, 0)
WIDE: Final = 106.0
"""How wide the card of an answer is."""


def answer(v: View, a: Action) -> DisplayList | None:
    """A dowry, a number of figures, a son for a city: as a card beside the place."""
    if a.kind == "arrange_marriage":
        return dowry(v, a)
    if a.kind == "main_assignment":
        return _figures(v, a)
    if a.kind == "send_mission":
        return _son(v, a)
    return None


def choice(v: View, a: Action) -> DisplayList:
    """An entry of a prompt in the middle of the table."""
    return answer(v, a) or _plain(a)


def _card(told: Block, high: float) -> DisplayList:
    return laid(on(CARD, told, 5, 6), WIDE, high)


def _plain(a: Action) -> DisplayList:
    thing = str(a.args[-1]) if a.args else ""
    message = name_of(thing) if thing and not thing.isdigit() else f"signorie-action-{a.kind}".replace("_", "-")
    return laid(on(CARD, say(message, HEAD.but(size=15, align="center")), 8, 4), 150, 84)


def dowry(v: View, a: Action) -> DisplayList:
    """Coins on a cushion, what they score, the purse before and after, the tile that comes with her. 106 x 152."""
    s: SignorieState = v.state
    city, florins = a.args
    facts = {"before": s.florins[a.seat], "after": s.florins[a.seat] - florins}
    brings = write(f"{florins} ×{DOWRY_VP} = **{DOWRY_VP * florins}**[vp]", SUM.but(colour=RED))
    told = column(
        sized(pad(picture(f"signorie/dowry_{florins}"), 4, 0), high=52),
        sized(brings, high=28),
        RULE,
        shared(say("signorie-art-purse", FACT, facts)),
        _tile(s, a.seat, MARRIAGE_ROW, city),
        gap=1,
    )
    return _card(told, 152)


def _tile(s: SignorieState, seat: int, row_: int, city: str) -> Block:
    """The strip that tells which tile comes along: the city's, a face-down one, or none."""
    if s.pending[-1].data[0] != CITY_TILE:
        comes = city in CITY and bool(s.alliances)
        fits, house, value = (True, "neutral", BACK_VP) if comes else (False, "", 0)
    else:
        at = s.city_tiles[2 * CITY[city] + (row_ != MARRIAGE_ROW)] if city in CITY else ""
        fits = bool(at) and s.wants(seat, row_, ALLIANCES[at].house)
        house, value = (HOUSES[ALLIANCES[at].house], ALLIANCES[at].vp) if at else ("", 0)
    told = say("signorie-art-no-tile", FACT)
    if house:
        shield = sized(over(sign(house, LARGE, 255 if fits else 120), corner(worth(value, 15), 1, 1, -3)), 24, 24)
        message, ink = ("comes", INK) if fits else ("stays", INK_2)
        told = row(shield, say(f"signorie-art-tile-{message}", NOTE.but(colour=ink)), gap=9)
    return sized(on(COMES if fits else STAYS, told, 6, 0), high=30)


def _figures(v: View, a: Action) -> DisplayList:
    """So many figures for an assignment, and what they come to. 106 x 118."""
    s: SignorieState = v.state
    slot, count = ASSIGNMENT_SLOT[a.args[0]], a.args[1]
    have, gender = s.supply[2 * a.seat + (slot & 1)], slot & 1
    figure = f"{('son', 'daughter')[gender]}_{short(s.color[a.seat])}"
    facts = {"before": have, "after": have - count}
    told = column(
        row(*(sign(figure, LARGE) for _ in range(count)), gap=-2, along="middle"),
        shared(say(f"signorie-art-pay-{GENDERS[gender]}", FACT, facts)),
        sized(on(COMES, _brings(s, a.seat, s.assignments[slot], count), 1), high=46),
    )
    return _card(told, 118)


def _brings(s: SignorieState, seat: int, tile: str, count: int) -> Block:
    """What an assignment gives for so many figures."""
    data, (art, _) = ASSIGNMENTS[tile], TASK[tile]
    amount = count * data.each
    if data.does == "threshold":
        limit = s.limit(seat)
        return write(f"[scales] {limit} → **{limit + amount}**", SUM.but(size=14))
    if not art:
        return write(f"**+{amount}** [son][daughter]", SUM)
    if data.does == "action":
        return sign(art, LARGE)
    return write(f"**{amount}** × [{art}]", SUM.but(size=17))


def _son(v: View, a: Action) -> DisplayList:
    """A son who could go to that city: his track, rank, points, the tile. 106 x 132."""
    s: SignorieState = v.state
    track, slot, city = a.args
    career = row(sign(track), icon(f"signorie/icons/arch{RANK[slot]}", 17, 21), along="middle")
    told = column(
        row(
            sign(f"son_{short(s.color[a.seat])}", HUGE),
            column(career, say(f"signorie-art-row-{track}", FACT), gap=2),
            gap=2,
        ),
        shared(write(f"**+{CAREER_SLOTS[slot].vp}**[vp]", SUM.but(size=19, colour=RED))),
        _tile(s, a.seat, TRACK[track], city),
    )
    return _card(told, 132)


# --- rewards -------------------------------------------------------------------------------------------------


def reward_card(v: View, tile: str) -> DisplayList:
    """A reward tile with what it does in words. 240 x 150."""
    look = COMES.but(fill=GOLD_PAPER if REWARDS[tile]["kind"] == "vp" else "#FFF8E6")
    signs = row(*(sign(name, LARGE) for name in REWARD_ART[tile][0].split()), gap=0, along="middle")
    given = sized(write(reward_sum(tile), SUM.but(size=14, face="bold")), high=20) if reward_sum(tile) else blank()
    head = row(sized(on(look, column(signs, given), 2, 4), 66), say(name_of(tile), HEAD), gap=8)
    text = say(f"signorie-text-{tile}".replace("_", "-"), TEXT.but(colour=INK_2))
    return laid(on(CARD, column(sized(head, high=60), text, gap=6), 8), 240, 150)


def tile_card(tile: str, text: str) -> DisplayList:
    """An alliance tile with its house, its points and where it goes. 220 x 150."""
    data = ALLIANCES[tile]
    house = HOUSES[data.house]
    arms = sized(over(sign(house, 64), corner(worth(data.vp, 30), 1, 1, -6)), 64, 64)
    head = row(arms, say(name_of(house), HEAD.but(size=17, face="title")), gap=16)
    return laid(on(CARD, column(head, say(text, TEXT.but(colour=INK_2), {"vp": data.vp}), gap=8), 12), 220, 150)


__all__ = ["CARD", "FACT", "SUM", "answer", "choice", "dowry", "reward_card", "tile_card"]
