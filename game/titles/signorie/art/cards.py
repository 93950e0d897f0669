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
from game.titles.signorie.table.placement import color_of, house_of

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
    make = {"arrange_marriage": _dowry, "main_assignment": _figures, "send_mission": _son}.get(a.kind)
    return make(v.state, a) if make else None


def choice(v: View, a: Action) -> DisplayList:
    """An entry of a prompt in the middle of the table."""
    return answer(v, a) or _plain(a)


def _card(told: lay.Block, high: float) -> DisplayList:
    return lay.laid(lay.on(CARD, told, inks.GAP, 6), WIDE, high)


def _plain(a: Action) -> DisplayList:
    thing = str(a.args[-1]) if a.args else ""
    message = inks.name_of(thing) if thing and not thing.isdigit() else inks.message("action", a.kind)
    return lay.laid(lay.on(CARD, lay.say(message, HEAD.but(align="center")), inks.INSET, 4), *PLAIN)


def _dowry(s: SignorieState, a: Action) -> DisplayList:
    """Coins on a cushion, what they score, the purse before and after, the tile that comes with her."""
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


def _tile(s: SignorieState, seat: int, row: int, city: str) -> lay.Block:
    """The strip that tells which tile comes along: the city's, a face-down one, or none."""
    fits, house, value = False, "", 0
    if city in box.CITY and s.pending[-1].data[0] != CITY_TILE:
        fits, house, value = (True, "neutral", box.BACK_VP) if s.alliances else (False, "", 0)
    elif city in box.CITY and s.tile_for(row, box.CITY[city]):
        tile = s.tile_for(row, box.CITY[city])
        fits, house, value = s.fitting(seat, row, box.CITY[city]) != "", house_of(tile), box.ALLIANCES[tile].vp
    told = lay.say("signorie-art-no-tile", MIDDLE_FACT)
    if house:
        shield = inks.badged(inks.sign(house, 24, inks.WHOLE if fits else inks.DIM), worth(value, 15), 3)
        message, ink = ("comes", inks.INK) if fits else ("stays", inks.INK_2)
        told = lay.row(shield, lay.say(f"signorie-art-tile-{message}", inks.NOTE.but(colour=ink)), gap=inks.INSET)
    return lay.sized(lay.on(inks.COMES if fits else STAYS, told, inks.GAP, 0), high=30)


def _figures(s: SignorieState, a: Action) -> DisplayList:
    """So many figures for an assignment, and what they come to."""
    slot, count = box.ASSIGNMENT_SLOT[a.args[0]], a.args[1]
    gender = slot & 1
    have = s.supply[2 * a.seat + gender]
    facts = {"before": have, "after": have - count}
    told = lay.column(
        lay.row(*[inks.person(gender, color_of(s, a.seat), inks.LARGE)] * count, gap=-2, along="middle"),
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


def _son(s: SignorieState, a: Action) -> DisplayList:
    """A son who could go to that city: his track, rank, points, the tile."""
    track, slot, city = a.args
    career = lay.row(inks.sign(track), lay.icon(f"signorie/icons/arch{box.RANK[slot]}", 17, 21), along="middle")
    named = lay.column(career, lay.say(f"signorie-art-row-{track}", MIDDLE_FACT), gap=2)
    who = lay.row(inks.person(box.SON, color_of(s, a.seat), inks.HUGE), named, gap=2)
    worth = lay.write(f"**+{box.CAREER_SLOTS[slot].vp}**[vp]", SUM.but(size=inks.FIGURE.size, colour=inks.RED))
    return _card(lay.column(who, lay.shared(worth), _tile(s, a.seat, box.TRACK[track], city)), SON)


# --- rewards -------------------------------------------------------------------------------------------------


def reward_card(tile: str) -> DisplayList:
    """A reward tile with what it does in words."""
    look = inks.COMES.but(fill=inks.GOLD_PAPER if box.REWARDS[tile]["kind"] == "vp" else "#FFF8E6")
    signs = lay.row(*(inks.sign(name, inks.LARGE) for name in REWARD_ART[tile][0].split()), gap=0, along="middle")
    given = lay.sized(lay.write(reward_sum(tile), inks.INKED_NAME.but(align="center")), high=20)
    lies = lay.on(look, lay.column(signs, given if reward_sum(tile) else lay.blank()), 2, 4)
    head = lay.row(lay.sized(lies, 66), lay.say(inks.name_of(tile), HEAD), gap=inks.INSET)
    text = lay.say(inks.message("text", tile), inks.TEXT.but(colour=inks.INK_2))
    return lay.laid(lay.on(CARD, lay.column(lay.sized(head, high=60), text, gap=6), inks.INSET), *REWARD)


def tile_card(tile: str, text: str) -> DisplayList:
    """An alliance tile with its house, its points and where it goes."""
    house, vp = house_of(tile), box.ALLIANCES[tile].vp
    arms = inks.badged(inks.sign(house, 64), worth(vp, 30), 6)
    head = lay.row(arms, lay.say(inks.name_of(house), HEAD.but(face="title")), gap=inks.SMALL)
    said = lay.say(text, inks.TEXT.but(colour=inks.INK_2), {"vp": vp})
    return lay.laid(lay.on(CARD, lay.column(head, said, gap=inks.INSET), inks.PAD), *TILE)
