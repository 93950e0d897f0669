"""What holding a card shows: all its words, and what they come to today."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.titles.cultus.art import faces, inks, lobby
from game.titles.cultus.art.blocks import inline, lane, low, named_above, portrait, rule, shape, sign, tell
from game.titles.cultus.art.rival import FOE_INK, bonuses, forecast
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.scoring import enemy_lines
from game.titles.cultus.rules.state import CultusState

MOST_IN_A_ROW, FEWEST_IN_A_ROW, DISCARDED = 8, 3, 0.68
"""Of the discards that are shown, and how large they are."""
CONSTRUCTION, MONUMENT, INCOME, EMBLEM = 264.0, (280, 316), (320, 176), (100, 120)
"""How large the cards are."""
NAME_WIDE, BANDED, SCENE, EFFECT, ENEMY, FIGURE = 100, 42, 116, 126, 368, 88
"""How wide the name of a square is; how high a band with words, a picture and an effect are; how wide the text of a rival
is, and a figure in it."""


def zoom(v: View, target: str) -> DisplayList | None:
    """A card held close, with all its words."""
    s: CultusState = v.state
    if target in box.CARDS:
        return construction(target)
    if target in box.MONUMENT_CARDS:
        return monument(target)
    if target in box.PLANS:
        return lobby.plan_card(v, target)
    if target in box.ENEMIES:
        return enemy(s, target)
    kind, _, rest = target.partition("/")
    if kind == "person" and rest in box.CHARACTERS:
        return enemy(s, s.enemy) if s.enemy and _is_rival_only(v, rest) else lobby.character_card(rest)
    if kind in ("income", "pile") and s.income:
        return income(s, int(rest))
    if target == "discard" and s.discard:
        return discards(s)
    return None


def _is_rival_only(v: View, person: str) -> bool:
    return box.ENEMIES[v.state.enemy].character == person and person not in v.state.character


def construction(card: str) -> DisplayList:
    """A construction card with the names of its squares."""
    size = CONSTRUCTION
    look = lay.Ground(inks.DEEP, radius=inks.ROUND, opacity=0.82)
    names = (
        lay.sized(
            lay.on(look, lay.say(inks.name_of(box.KINDS[kind]), inks.BOLD.but(align="center")), 3, 0),
            NAME_WIDE,
            inks.SIGN,
        )
        for kind in box.CELLS[card]
    )
    cells = lay.grid([lay.corner(name, 0.5, 1, inks.PAD) for name in names], 2, 0)
    return lay.laid(lay.over(lay.drawn(faces.construction(card), size / faces.CARD), cells), size, size)


def monument(card: str) -> DisplayList:
    """A monument card with what it allows, and what it pays for."""
    kind, facts = box.MONUMENT_CARDS[card].kind, {"icon": inline(faces.bonus_of(card))}
    around = tell("art-around-full", inks.INKED_PROSE.but(colour=inks.INK_2), facts)
    body = lay.column(
        lay.sized(faces.monument_scene(card, 2 * inks.LARGE, 2 * inks.SIGN), high=SCENE),
        lay.pad(tell(f"text-{kind}", inks.INKED_PROSE.but(size=inks.HEAD.size), facts), inks.PAD, 0),
        lay.sized(lay.on(inks.BONUS, around, inks.PAD, 0), high=BANDED),
    )
    name = named_above(kind, inks.TITLE.but(align="center"))
    return lay.laid(
        lay.on(
            inks.CARD.but(fill=inks.MAUVE),
            lay.column(
                lay.sized(lay.pad(name, inks.PAD, 3, inks.PAD, 0), high=BANDED),
                lay.on(lay.Ground(inks.PAPER), body, inks.PAD),
            ),
            1,
        ),
        *MONUMENT,
    )


def enemy(s: CultusState, card: str) -> DisplayList:
    """The rival's card, its effect in full, and what effect and end would bring it today."""
    mine = card == s.enemy
    playing = mine and bool(s.income)
    last = box.ENEMIES[card].track_last
    lines = list(enemy_lines(s)) if playing and s.phase != "over" else []
    soft = inks.TEXT.but(colour=FOE_INK)
    facts = {"vp": forecast(s) if mine else 0, "last": s.last_space() if mine else last}
    today = tell("art-enemy-today", inks.BOLD.but(colour=inks.WARNING), {**facts, "last": last}) if playing else None
    paid = []
    for i, (name, told) in enumerate(bonuses(card).items()):
        said = tell(name, inks.PROSE, told)
        sum_ = f"×{lines[i].number} = **{lines[i].points}**" if lines else ""
        paid.append(
            lane(
                inks.FOE_STRIP,
                said,
                lay.sized(lay.write(sum_, inks.TEXT.but(align="right")), FIGURE) if lines else None,
            )
        )
    rows = lay.column(
        tell("art-enemy-effect", inks.HEAD),
        lay.sized(tell(f"text-{card}".replace("_", "-"), inks.RULES.but(size=inks.HEAD.size)), high=EFFECT),
        tell("art-enemy-track", soft, facts),
        low(today or lay.blank()),
        rule(inks.WINE_LINE),
        tell("art-enemy-end", inks.HEAD),
        *map(lay.shared, paid),
    )
    told_ = lay.on(inks.FOE.but(width=1.8, shadow=130), lay.pad(rows, inks.PAD))
    w, h = lobby.ENEMY_CARD
    return lay.laid(lay.row(lay.drawn(lobby.enemy_card(card)), told_), w + ENEMY, h)


def income(s: CultusState, slot: int) -> DisplayList:
    """An income card: its pair, and what walking between the two pays now; or its coin side."""
    pair = [box.KINDS[kind] for kind in box.INCOME[s.income[slot - 1]]]
    is_open = bool(s.open_mask >> slot - 1 & 1)
    side, look, inner = (
        ("open", inks.CARD, inks.INSET) if is_open else ("closed", inks.CARD.but(fill=inks.PAPER_PRICE.fill), CLOSED)
    )
    facts = {"a": pair[0], "b": pair[1], "coins": s.coins(), "gold": box.WALK_BASE + s.coins()}
    alpha = 255 if is_open else 120
    icons = [
        lay.column(sign(icon, 2 * inks.SIGN, alpha=alpha), lay.say(inks.name_of(icon), inks.CHARGE), gap=0)
        for icon in pair
    ]
    both = lay.sized(lay.picture("cultus/both_ways", alpha=alpha), 2 * inks.SIGN, inks.MARK)
    above = lay.over(lay.row(*map(lay.shared, icons)), lay.corner(both, 0.5, 0.3))
    told = lay.on(inner, tell(f"art-tip-income-{side}-text", inks.INKED_PROSE, facts), inks.PAD, 1)
    return lay.laid(lay.on(look, lay.column(lay.sized(above, high=2 * inks.ROW), told), inks.PAD), *INCOME)


CLOSED = inks.INSET.but(fill="#F6E3AE")


def discards(s: CultusState) -> DisplayList:
    """All discarded cards, the newest first."""
    cards = s.discard[::-1]
    across = min(MOST_IN_A_ROW, max(FEWEST_IN_A_ROW, len(cards)))
    small = [lay.drawn(faces.construction(card), DISCARDED) for card in cards]
    told = tell("art-discard", inks.TEXT, {"count": len(cards)})
    rows = [lay.row(*small[at : at + across]) for at in range(0, len(small), across)]
    gap = 6
    wide = across * (faces.CARD * DISCARDED + gap) - gap
    return lay.laid(
        lay.on(
            lay.Ground(inks.NIGHT, inks.MOON, width=1.4),
            lay.sized(lay.column(told, *rows, gap=gap), wide),
            inks.PAD,
            inks.PAD,
        )
    )


def emblem(person: str, color: str) -> DisplayList:
    """Who sits there, with the shape of the seat. 100 x 120."""
    return lay.laid(lay.over(portrait(person, inks.PAPER, 2.4), lay.pad(shape(color, inks.ROW), 0, 0, -3, -2)), *EMBLEM)
