"""Before the game: the cards of the six rivals, the difficulties, the summary, and the cards to choose from."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Action, View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    Style,
    blank,
    caption,
    column,
    corner,
    ground,
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
from game.titles.cultus.art.blocks import inline, lane, named_above, portrait, sign, tell, track
from game.titles.cultus.art.inks import (
    BIG,
    CARD,
    CHARGE,
    FIRE,
    FLAME,
    FOE,
    HEAD,
    INK,
    INK_2,
    INKED,
    INKED_BIG,
    INKED_BOLD,
    INKED_HEAD,
    INKED_NUMBER,
    INKED_PROSE,
    INKED_SMALL,
    INKED_TITLE,
    INSET,
    LEAF,
    PAPER_LINE,
    PAPER_SPACE,
    PROSE,
    RULES,
    SEAT,
    SMALL,
    SOFT,
    TEXT,
    WARNING,
    WHITE,
    name_of,
)
from game.titles.cultus.art.own import effects, ground_of_plan, plan_rows, today
from game.titles.cultus.art.rival import FOE_INK, bonuses
from game.titles.cultus.rules import components as box

THREATS = 3
FLAME_SIZE = 18
PORTRAIT_HIGH = 216
ENEMY_CARD = (192.0, 404.0)
CHARACTER_CARD = (300.0, 378.0)
RULE = Ground(PAPER_LINE, radius=0)
BUTTON, BUTTON_DIM = "#000001", "#000002"
"""The inks of the button on which an option stands; the button fills them in."""


def invitation() -> DisplayList:
    """What the game is, for the first evening. 204 x 232."""
    signs = ("shared/icons/person", "cultus/icons/action_place", "cultus/icons/action_build")
    rows = (
        sized(row(icon(name, 22, c="#F2D58C"), tell(f"art-invitation-{i}", PROSE)), high=32)
        for i, name in enumerate(signs, 1)
    )
    told = tell("art-invitation", RULES.but(colour="#DAD2EC"))
    return laid(pad(column(sized(told, high=66), *rows, gap=1), 4, 0, 0), 204, 232)


def seat_card(color: str) -> DisplayList:
    """The pawn and a monument of a colour before the town at night. 276 x 170."""
    bright, deep, _ = SEAT[color]
    pieces = row(*(icon(f"cultus/pieces/{kind}_{color}", 90) for kind in ("pawn", "monument")), along="middle")
    return laid(
        on(Ground(deep, radius=SOFT), over(picture("cultus/sitter", c=bright), pad(pieces, 0, 54, 0, 16))), 276, 170
    )


def option(which: str, value: str) -> DisplayList | None:
    """The card of a rival, the tile of a difficulty or colour; None for plain switches."""
    if which == "enemy":
        return enemy_card(value)
    if which == "difficulty":
        return _difficulty(value)
    return _color(value) if which == "color" else None


def _difficulty(difficulty: str) -> DisplayList:
    """On a button, whose ground it shows."""
    name = say(name_of(difficulty), BIG.but(colour=BUTTON))
    how = tell(f"art-{difficulty}", SMALL.but(colour=BUTTON_DIM, align="right"))
    start = tell("art-enemy-starts", TEXT.but(colour=BUTTON), {"vp": box.DIFFICULTIES[difficulty]})
    return laid(pad(column(over(row(sized(name, 88), blank()), how), start), 10, 6), 140, 64)


def _color(color: str) -> DisplayList:
    return laid(row(icon(f"shared/seats/{color}", 24), icon(f"cultus/pieces/pawn_{color}", 26), along="middle"), 64, 40)


def _flames(enemy: str) -> Block:
    threat = box.ENEMIES[enemy].threat
    return row(*(sign("fire" if i < threat else "fire_off", FLAME_SIZE) for i in range(THREATS)), gap=3)


def _both(message: str, style: Style) -> Block:
    """A message, and below it the same in the other language."""
    return column(say(message, style), caption(message, INKED_SMALL))


def enemy_card(enemy: str) -> DisplayList:
    """A rival with portrait, threat, what the effect pays, and the track. 192 x 404."""
    who, last = box.ENEMIES[enemy].character, box.ENEMIES[enemy].track_last
    face = over(
        picture(f"cultus/portraits/{who}"),
        picture("cultus/portrait_frame"),
        corner(sign(box.KINDS[box.ENEMIES[enemy].icon], 32), 0, 0, 6),
    )
    names = over(named_above(who, INKED_TITLE), corner(_flames(enemy), 1, 1))
    factor = write(f"+{box.ENEMIES[enemy].factor}[star]", INKED_BOLD.but(align="right"))
    pays = sized(
        on(INSET, row(_both(f"cultus-art-per-{who}", INKED_SMALL.but(colour=INK)), sized(factor, 44), gap=0), 3, 0),
        high=42,
    )
    spaces = track([_space(n, last) for n in range(last + 1)], 24, 2.5)
    below = sized(spaces, min(ENEMY_CARD[0] - 20, 28.0 * (last + 1)))
    told = column(
        names,
        sized(ground(RULE), high=1.4),
        _both(f"cultus-title-{who}", INKED_BOLD),
        pays,
        row(below),
    )
    return laid(on(CARD.but(shadow=120), column(sized(face, high=PORTRAIT_HIGH), pad(told, 3, 0)), 6), *ENEMY_CARD)


def _space(space: int, last: int) -> Block:
    if space == last:
        return on(PAPER_SPACE.but(fill=FIRE, line="#5E1420"), sign("fire", 15))
    return on(PAPER_SPACE, write(space, CHARGE) if space else icon("cultus/pieces/cube_black", 17))


def option_summary(options: Mapping[str, str]) -> DisplayList:
    """What the chosen rival does, in words. 424 x 128."""
    enemy = options.get("enemy", "")
    size = (424, 128)
    look = FOE.but(width=1.6, shadow=0)
    if enemy not in box.ENEMIES:
        return laid(on(look, tell("art-random-enemy", PROSE), 18), *size)
    data, facts = box.ENEMIES[enemy], bonuses(enemy)
    note = SMALL.but(colour=WARNING, align="right", lines=0)
    own = (
        tell("hand-rival-person", note)
        if options.get("exclude_enemy_as_own_character", "false") == "false"
        else blank()
    )
    above = row(sized(say(name_of(data.character), HEAD), 96), _flames(enemy), own)
    deed = {"turns": data.track_last, "factor": data.factor}
    near, icons = facts["art-bonus-near"], facts["art-bonus-icons"]
    paid = {"near": near["icon"], "near_vp": near["vp"], "icon": icons["icon"], "vp": icons["vp"]}
    told = column(
        sized(above, high=32),
        tell(f"art-deed-{data.character}", RULES, deed),
        tell("art-deed-end", TEXT.but(colour=FOE_INK), paid),
    )
    return laid(on(look, told, 16, 8), *size)


def choice(v: View, a: Action) -> DisplayList:
    """A card of a prompt: a character or a plan to keep, or any other thing by its name."""
    value = str(a.args[0])
    if value in box.CHARACTERS:
        enemy = v.state.enemy
        return character_card(value, bool(enemy) and box.ENEMIES[enemy].character == value)
    if value in box.PLANS:
        return plan_card(v, value)
    if value in box.ENEMIES:
        return enemy_card(value)
    name = say(name_of(value), INKED_HEAD)
    if value in SEAT:
        inner = row(icon(f"shared/seats/{value}", 30), name)
    elif value in box.DIFFICULTIES:
        starts = tell("art-enemy-starts", INKED.but(align="center"), {"vp": box.DIFFICULTIES[value]})
        inner = column(say(name_of(value), INKED_NUMBER), starts, along="middle")
    else:
        inner = say(name_of(value), INKED_NUMBER.but(lines=0))
    return laid(on(LEAF.but(width=1.4, shadow=0), inner, 12, 8), 150, 84)


def character_card(person: str, rival_s: bool = False) -> DisplayList:
    """A character: portrait, who it is, the three effects; whether it is also the rival. 300 x 378."""
    warned = sized(on(Ground(FIRE, FLAME, 11, 1.4), tell("hand-same-person", CHARGE.but(colour=WHITE))), 118, 22)
    face = over(portrait(person, PAPER_LINE, 1.4), pad(corner(warned, 0.5, 1), 0, 0) if rival_s else None)
    score = pad(corner(sign(box.KINDS[box.CHARACTERS[person].score], 32), 1, 1), 0, 0, -8)
    who = column(
        named_above(person, INKED_TITLE),
        tell(f"title-{person}", INKED_BOLD.but(size=12)),
        tell(f"blurb-{person}", RULES.but(size=SMALL.size, colour=INK_2)),
        gap=0,
    )
    rows = (_effect(tier, kind) for tier, kind in effects(person))
    above = row(pad(sized(over(face, score), 132, 158), 0, 0, 4, 14), sized(who, high=180), gap=0)
    return laid(on(CARD, column(above, *map(shared, rows)), 11), *CHARACTER_CARD)


def _effect(tier: int, icon: str) -> Block:
    told = tell(f"art-full-{tier}", INKED_PROSE.but(size=SMALL.size), {"icon": inline(icon)})
    price = sized(write(f"[coin]{tier}", INKED_BIG), 52)
    return lane(INSET.but(line=PAPER_LINE, radius=SOFT), price, told)


def plan_card(v: View, plan: str) -> DisplayList:
    """A plan: both bonuses, and what they would come to on today's map. 300 x 214."""
    rows = (sized(bonus, high=42) for bonus in plan_rows(v.state, plan, INKED))
    told = column(
        pad(named_above(plan, INKED_TITLE), 2, 0),
        *rows,
        pad(today(v.state, plan, INKED_BIG), 2, 0),
        gap=10,
    )
    return laid(on(CARD, row(ground_of_plan(8), pad(told, 0, 8, 12, 8))), 300, 214)
