"""What holding a card shows: all its words, and what they come to today."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList
from game.presentation.layout import (
    Ground,
    blank,
    column,
    corner,
    drawn,
    grid,
    ground,
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
from game.titles.cultus.art import faces, lobby
from game.titles.cultus.art.blocks import inline, lane, low, named_above, portrait, shape, sign, tell
from game.titles.cultus.art.inks import (
    BOLD,
    BONUS,
    CARD,
    CHARGE,
    DEEP,
    FOE,
    FOE_STRIP,
    HEAD,
    INK_2,
    INKED_PROSE,
    INSET,
    LARGE,
    MARK,
    MAUVE,
    MOON,
    NIGHT,
    PAD,
    PAPER,
    PAPER_PRICE,
    PROSE,
    ROUND,
    ROW,
    RULES,
    SIGN,
    TEXT,
    TITLE,
    WARNING,
    WINE_LINE,
    name_of,
)
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
    look = Ground(DEEP, radius=ROUND, opacity=0.82)
    names = (
        sized(on(look, say(name_of(box.KINDS[kind]), BOLD.but(align="center")), 3, 0), NAME_WIDE, SIGN)
        for kind in box.CELLS[card]
    )
    cells = grid([corner(name, 0.5, 1, PAD) for name in names], 2, 0)
    return laid(over(drawn(faces.construction(card), size / faces.CARD), cells), size, size)


def monument(card: str) -> DisplayList:
    """A monument card with what it allows, and what it pays for."""
    kind, facts = box.MONUMENT_CARDS[card].kind, {"icon": inline(faces.bonus_of(card))}
    around = tell("art-around-full", INKED_PROSE.but(colour=INK_2), facts)
    body = column(
        sized(faces.monument_scene(card, 2 * LARGE, 2 * SIGN), high=SCENE),
        pad(tell(f"text-{kind}", INKED_PROSE.but(size=HEAD.size), facts), PAD, 0),
        sized(on(BONUS, around, PAD, 0), high=BANDED),
    )
    name = named_above(kind, TITLE.but(align="center"))
    return laid(
        on(
            CARD.but(fill=MAUVE), column(sized(pad(name, PAD, 3, PAD, 0), high=BANDED), on(Ground(PAPER), body, PAD)), 1
        ),
        *MONUMENT,
    )


def enemy(s: CultusState, card: str) -> DisplayList:
    """The rival's card, its effect in full, and what effect and end would bring it today."""
    mine = card == s.enemy
    playing = mine and bool(s.income)
    last = box.ENEMIES[card].track_last
    lines = list(enemy_lines(s)) if playing and s.phase != "over" else []
    soft = TEXT.but(colour=FOE_INK)
    facts = {"vp": forecast(s) if mine else 0, "last": s.last_space() if mine else last}
    today = tell("art-enemy-today", BOLD.but(colour=WARNING), {**facts, "last": last}) if playing else None
    paid = []
    for i, (name, told) in enumerate(bonuses(card).items()):
        said = tell(name, PROSE, told)
        sum_ = f"×{lines[i].number} = **{lines[i].points}**" if lines else ""
        paid.append(lane(FOE_STRIP, said, sized(write(sum_, TEXT.but(align="right")), FIGURE) if lines else None))
    rows = column(
        tell("art-enemy-effect", HEAD),
        sized(tell(f"text-{card}".replace("_", "-"), RULES.but(size=HEAD.size)), high=EFFECT),
        tell("art-enemy-track", soft, facts),
        low(today or blank()),
        sized(ground(Ground(WINE_LINE, radius=0)), high=1.2),
        tell("art-enemy-end", HEAD),
        *map(shared, paid),
    )
    told_ = on(FOE.but(width=1.8, shadow=130), pad(rows, PAD))
    w, h = lobby.ENEMY_CARD
    return laid(row(drawn(lobby.enemy_card(card)), told_), w + ENEMY, h)


def income(s: CultusState, slot: int) -> DisplayList:
    """An income card: its pair, and what walking between the two pays now; or its coin side."""
    pair = [box.KINDS[kind] for kind in box.INCOME[s.income[slot - 1]]]
    is_open = bool(s.open_mask >> slot - 1 & 1)
    side, look, inner = ("open", CARD, INSET) if is_open else ("closed", CARD.but(fill=PAPER_PRICE.fill), CLOSED)
    facts = {"a": pair[0], "b": pair[1], "coins": s.coins(), "gold": box.WALK_BASE + s.coins()}
    alpha = 255 if is_open else 120
    icons = [column(sign(icon, 2 * SIGN, alpha=alpha), say(name_of(icon), CHARGE), gap=0) for icon in pair]
    both = sized(picture("cultus/both_ways", alpha=alpha), 2 * SIGN, MARK)
    above = over(row(*map(shared, icons)), corner(both, 0.5, 0.3))
    told = on(inner, tell(f"art-tip-income-{side}-text", INKED_PROSE, facts), PAD, 1)
    return laid(on(look, column(sized(above, high=2 * ROW), told), PAD), *INCOME)


CLOSED = INSET.but(fill="#F6E3AE")


def discards(s: CultusState) -> DisplayList:
    """All discarded cards, the newest first."""
    cards = s.discard[::-1]
    across = min(MOST_IN_A_ROW, max(FEWEST_IN_A_ROW, len(cards)))
    small = [drawn(faces.construction(card), DISCARDED) for card in cards]
    told = tell("art-discard", TEXT, {"count": len(cards)})
    rows = [row(*small[at : at + across]) for at in range(0, len(small), across)]
    gap = 6
    wide = across * (faces.CARD * DISCARDED + gap) - gap
    return laid(on(Ground(NIGHT, MOON, width=1.4), sized(column(told, *rows, gap=gap), wide), PAD, PAD))


def emblem(person: str, color: str) -> DisplayList:
    """Who sits there, with the shape of the seat. 100 x 120."""
    return laid(over(portrait(person, PAPER, 2.4), pad(shape(color, ROW), 0, 0, -3, -2)), *EMBLEM)
