"""Answers as cards: dowries, numbers of figures, rewards, brides; and what an action says of itself."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.titles.signorie.art import inks
from game.titles.signorie.art.faces import REWARD_ART, TASK, reward_sum, worth
from game.titles.signorie.art.faces import RULE as LINE
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.decisions import CITY_TILE
from game.titles.signorie.rules.state import SignorieState

CARD: Final = lay.Ground(inks.PAPER, "#8A6A3B", 7, 1.4)
STAYS: Final = inks.flat(inks.FADED)
HEAD: Final = inks.TEXT.but(size=inks.TITLE.size, face="bold")
SUM: Final = inks.INKED_NAME.but(face="body", align="center")
"""What an answer comes to."""
MIDDLE_FACT: Final = inks.FACT.but(align="center")
RULE: Final = lay.pad(LINE, 5, 0)
WIDE, DOWRY, FIGURES, SON = 106, 152, 118, 132
"""How wide the card of an answer is, how high a dowry, figures for an assignment, and a son for a city are."""
PLAIN, REWARD, TILE = (150, 84), (240, 150), (220, 150)


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


def _card(told: lay.Block, high: float) -> DisplayList:
    return lay.laid(lay.on(CARD, told, inks.GAP, 6), WIDE, high)


def _plain(a: Action) -> DisplayList:
    thing = str(a.args[-1]) if a.args else ""
    message = inks.name_of(thing) if thing and not thing.isdigit() else f"signorie-action-{a.kind}".replace("_", "-")
    return lay.laid(lay.on(CARD, lay.say(message, HEAD.but(align="center")), inks.INSET, 4), *PLAIN)


def dowry(v: View, a: Action) -> DisplayList:
    """Coins on a cushion, what they score, the purse before and after, the tile that comes with her."""
    s: SignorieState = v.state
    city, florins = a.args
    facts = {"before": s.florins[a.seat], "after": s.florins[a.seat] - florins}
    brings = lay.write(f"{florins} ×{box.DOWRY_VP} = **{box.DOWRY_VP * florins}**[vp]", SUM.but(colour=inks.RED))
    told = lay.column(
        lay.sized(lay.pad(lay.picture(f"signorie/dowry_{florins}"), 4, 0), high=52),
        lay.sized(brings, high=28),
        RULE,
        lay.shared(lay.say("signorie-art-purse", MIDDLE_FACT, facts)),
        _tile(s, a.seat, box.MARRIAGE_ROW, city),
        gap=1,
    )
    return _card(told, DOWRY)


def _tile(s: SignorieState, seat: int, row_: int, city: str) -> lay.Block:
    """The strip that tells which tile comes along: the city's, a face-down one, or none."""
    if s.pending[-1].data[0] != CITY_TILE:
        comes = city in box.CITY and bool(s.alliances)
        fits, house, value = (True, "neutral", box.BACK_VP) if comes else (False, "", 0)
    else:
        at = s.city_tiles[2 * box.CITY[city] + (row_ != box.MARRIAGE_ROW)] if city in box.CITY else ""
        fits = bool(at) and s.wants(seat, row_, box.ALLIANCES[at].house)
        house, value = (box.HOUSES[box.ALLIANCES[at].house], box.ALLIANCES[at].vp) if at else ("", 0)
    told = lay.say("signorie-art-no-tile", MIDDLE_FACT)
    if house:
        shield = inks.badged(inks.sign(house, 24, inks.WHOLE if fits else inks.DIM), worth(value, 15), 3)
        message, ink = ("comes", inks.INK) if fits else ("stays", inks.INK_2)
        told = lay.row(shield, lay.say(f"signorie-art-tile-{message}", inks.NOTE.but(colour=ink)), gap=inks.INSET)
    return lay.sized(lay.on(inks.COMES if fits else STAYS, told, inks.GAP, 0), high=30)


def _figures(v: View, a: Action) -> DisplayList:
    """So many figures for an assignment, and what they come to."""
    s: SignorieState = v.state
    slot, count = box.ASSIGNMENT_SLOT[a.args[0]], a.args[1]
    have, gender = s.supply[2 * a.seat + (slot & 1)], slot & 1
    figure = f"{('son', 'daughter')[gender]}_{inks.short(s.color[a.seat])}"
    facts = {"before": have, "after": have - count}
    told = lay.column(
        lay.row(*(inks.sign(figure, inks.LARGE) for _ in range(count)), gap=-2, along="middle"),
        lay.shared(lay.say(f"signorie-art-pay-{box.GENDERS[gender]}", MIDDLE_FACT, facts)),
        lay.sized(lay.on(inks.COMES, _brings(s, a.seat, s.assignments[slot], count), 1), high=46),
    )
    return _card(told, FIGURES)


def _brings(s: SignorieState, seat: int, tile: str, count: int) -> lay.Block:
    """What an assignment gives for so many figures."""
    data, (art, _) = box.ASSIGNMENTS[tile], TASK[tile]
    amount = count * data.each
    if data.does == "threshold":
        limit = s.limit(seat)
        return lay.write(f"[scales] {limit} → **{limit + amount}**", SUM)
    if not art:
        return lay.write(f"**+{amount}** [son][daughter]", SUM)
    if data.does == "action":
        return inks.sign(art, inks.LARGE)
    return lay.write(f"**{amount}** × [{art}]", SUM)


def _son(v: View, a: Action) -> DisplayList:
    """A son who could go to that city: his track, rank, points, the tile."""
    s: SignorieState = v.state
    track, slot, city = a.args
    career = lay.row(inks.sign(track), lay.icon(f"signorie/icons/arch{box.RANK[slot]}", 17, 21), along="middle")
    told = lay.column(
        lay.row(
            inks.sign(f"son_{inks.short(s.color[a.seat])}", inks.HUGE),
            lay.column(career, lay.say(f"signorie-art-row-{track}", MIDDLE_FACT), gap=2),
            gap=2,
        ),
        lay.shared(lay.write(f"**+{box.CAREER_SLOTS[slot].vp}**[vp]", SUM.but(size=inks.FIGURE.size, colour=inks.RED))),
        _tile(s, a.seat, box.TRACK[track], city),
    )
    return _card(told, SON)


# --- rewards -------------------------------------------------------------------------------------------------


def reward_card(v: View, tile: str) -> DisplayList:
    """A reward tile with what it does in words."""
    look = inks.COMES.but(fill=inks.GOLD_PAPER if box.REWARDS[tile]["kind"] == "vp" else "#FFF8E6")
    signs = lay.row(*(inks.sign(name, inks.LARGE) for name in REWARD_ART[tile][0].split()), gap=0, along="middle")
    given = (
        lay.sized(lay.write(reward_sum(tile), inks.INKED_NAME.but(align="center")), high=20)
        if reward_sum(tile)
        else lay.blank()
    )
    head = lay.row(
        lay.sized(lay.on(look, lay.column(signs, given), 2, 4), 66), lay.say(inks.name_of(tile), HEAD), gap=inks.INSET
    )
    text = lay.say(f"signorie-text-{tile}".replace("_", "-"), inks.TEXT.but(colour=inks.INK_2))
    return lay.laid(lay.on(CARD, lay.column(lay.sized(head, high=60), text, gap=6), inks.INSET), *REWARD)


def tile_card(tile: str, text: str) -> DisplayList:
    """An alliance tile with its house, its points and where it goes."""
    data = box.ALLIANCES[tile]
    house = box.HOUSES[data.house]
    arms = inks.badged(inks.sign(house, 64), worth(data.vp, 30), 6)
    head = lay.row(arms, lay.say(inks.name_of(house), HEAD.but(face="title")), gap=inks.SMALL)
    return lay.laid(
        lay.on(
            CARD,
            lay.column(head, lay.say(text, inks.TEXT.but(colour=inks.INK_2), {"vp": data.vp}), gap=inks.INSET),
            inks.PAD,
        ),
        *TILE,
    )


__all__ = ["CARD", "SUM", "answer", "choice", "dowry", "reward_card", "tile_card"]
