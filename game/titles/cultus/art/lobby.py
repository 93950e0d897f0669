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
    CLOSE,
    FIRE,
    FLAME,
    FOE,
    GAP,
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
    LARGE_SIGN,
    LEAF,
    LINE,
    PAD,
    PAPER_LINE,
    PAPER_SPACE,
    PROSE,
    ROOM,
    ROW,
    RULES,
    SEAT,
    SIGN,
    SMALL,
    SMALL_SIGN,
    SOFT,
    TALL,
    TEXT,
    WARNING,
    WHITE,
    name_of,
)
from game.titles.cultus.art.own import effects, ground_of_plan, plan_rows, today
from game.titles.cultus.art.rival import FOE_INK, bonuses
from game.titles.cultus.rules import components as box

THREATS = 3
ENEMY_CARD = (192.0, 404.0)
WIDE, HIGH, FACE = 300, 378, 132
"""How wide the card of a character or a plan is, how high that of a character, how wide the portrait on it."""
RULE = Ground(PAPER_LINE, radius=0)
BUTTON, BUTTON_DIM = "#000001", "#000002"
"""The inks of the button on which an option stands; the button fills them in."""


def invitation() -> DisplayList:
    """What the game is, for the first evening. 204 x 232."""
    signs = ("shared/icons/person", "cultus/icons/action_place", "cultus/icons/action_build")
    rows = (
        sized(row(icon(name, SIGN, c="#F2D58C"), tell(f"art-invitation-{i}", PROSE)), high=ROW)
        for i, name in enumerate(signs, 1)
    )
    told = tell("art-invitation", RULES.but(colour="#DAD2EC"))
    return laid(pad(column(sized(told, high=2 * ROW), *rows, gap=0), CLOSE, 0, 0), 204, 232)


def seat_card(color: str) -> DisplayList:
    """The pawn and a monument of a colour before the town at night. 276 x 170."""
    bright, deep, _ = SEAT[color]
    pieces = corner(row(*(icon(f"cultus/pieces/{kind}_{color}", 90) for kind in ("pawn", "monument"))), 0.5, 0.7)
    return laid(on(Ground(deep, radius=SOFT), over(picture("cultus/sitter", c=bright), pieces)), 276, 170)


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
    return laid(pad(column(over(row(sized(name, 4 * SIGN), blank()), how), start), PAD, GAP), 140, 64)


def _color(color: str) -> DisplayList:
    return laid(pad(row(icon(f"shared/seats/{color}", SIGN), icon(f"cultus/pieces/pawn_{color}", LINE)), GAP))


def _flames(enemy: str) -> Block:
    threat = box.ENEMIES[enemy].threat
    return row(*(sign("fire" if i < threat else "fire_off", SMALL_SIGN) for i in range(THREATS)), gap=3)


def _both(message: str, style: Style) -> Block:
    """A message, and below it the same in the other language."""
    return column(say(message, style), caption(message, INKED_SMALL))


def enemy_card(enemy: str) -> DisplayList:
    """A rival with portrait, threat, what the effect pays, and the track. 192 x 404."""
    who, last = box.ENEMIES[enemy].character, box.ENEMIES[enemy].track_last
    face = over(
        picture(f"cultus/portraits/{who}"),
        picture("cultus/portrait_frame"),
        corner(sign(box.KINDS[box.ENEMIES[enemy].icon], LARGE_SIGN), 0, 0, GAP),
    )
    names = over(named_above(who, INKED_TITLE), corner(_flames(enemy), 1, 1))
    factor = write(f"+{box.ENEMIES[enemy].factor}[star]", INKED_BOLD.but(align="right"))
    per = _both(f"cultus-art-per-{who}", INKED_SMALL.but(colour=INK))
    pays = on(INSET, row(per, sized(factor, 2 * SIGN), gap=0), 3, CLOSE)
    wide = ENEMY_CARD[0] - 2 * GAP
    below = sized(track([_space(n, last) for n in range(last + 1)], LINE), min(wide - GAP, LINE * (last + 1)))
    told = column(
        names,
        sized(ground(RULE), high=1.4),
        _both(f"cultus-title-{who}", INKED_BOLD),
        pays,
        row(below),
    )
    return laid(on(CARD, column(sized(face, high=TALL * wide), pad(told, 3, 0)), GAP), *ENEMY_CARD)


def _space(space: int, last: int) -> Block:
    if space == last:
        return on(PAPER_SPACE.but(fill=FIRE, line="#5E1420"), sign("fire", SMALL_SIGN))
    return on(PAPER_SPACE, write(space, CHARGE) if space else icon("cultus/pieces/cube_black", SMALL_SIGN))


def option_summary(options: Mapping[str, str]) -> DisplayList:
    """What the chosen rival does, in words. 424 x 128."""
    enemy = options.get("enemy", "")
    size = (424, 128)
    look = FOE.but(width=1.6, shadow=0)
    if enemy not in box.ENEMIES:
        return laid(on(look, tell("art-random-enemy", PROSE), ROOM), *size)
    data, facts = box.ENEMIES[enemy], bonuses(enemy)
    note = SMALL.but(colour=WARNING, align="right", lines=0)
    own = (
        tell("hand-rival-person", note)
        if options.get("exclude_enemy_as_own_character", "false") == "false"
        else blank()
    )
    above = row(say(name_of(data.character), HEAD), _flames(enemy), shared(own, 2))
    deed = {"turns": data.track_last, "factor": data.factor}
    near, icons = facts["art-bonus-near"], facts["art-bonus-icons"]
    paid = {"near": near["icon"], "near_vp": near["vp"], "icon": icons["icon"], "vp": icons["vp"]}
    told = column(
        sized(above, high=ROW),
        tell(f"art-deed-{data.character}", RULES, deed),
        tell("art-deed-end", TEXT.but(colour=FOE_INK), paid),
    )
    return laid(on(look, told, ROOM, PAD), *size)


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
        inner = row(icon(f"shared/seats/{value}", LARGE_SIGN), name)
    elif value in box.DIFFICULTIES:
        starts = tell("art-enemy-starts", INKED.but(align="center"), {"vp": box.DIFFICULTIES[value]})
        inner = column(say(name_of(value), INKED_NUMBER), starts, along="middle")
    else:
        inner = say(name_of(value), INKED_NUMBER.but(lines=0))
    return laid(on(LEAF.but(width=1.4, shadow=0), inner, ROOM, PAD), WIDE / 2, 84)


def character_card(person: str, rival_s: bool = False) -> DisplayList:
    """A character: portrait, who it is, the three effects; whether it is also the rival."""
    warned = sized(
        on(Ground(FIRE, FLAME, SIGN / 2), tell("hand-same-person", CHARGE.but(colour=WHITE)), 2, 0), high=SIGN
    )
    score = corner(sign(box.KINDS[box.CHARACTERS[person].score], LARGE_SIGN), 0, 0, GAP)
    face = over(portrait(person, PAPER_LINE), score, corner(warned, 0, 1) if rival_s else None)
    who = column(
        named_above(person, INKED_TITLE),
        tell(f"title-{person}", INKED_BOLD.but(size=SMALL.size)),
        tell(f"blurb-{person}", RULES.but(size=SMALL.size, colour=INK_2)),
        gap=0,
    )
    rows = (_effect(tier, kind) for tier, kind in effects(person))
    above = row(sized(corner(sized(face, high=TALL * FACE), 0, 0), FACE), who, gap=PAD)
    return laid(on(CARD, column(sized(above, high=TALL * FACE + SIGN), *map(shared, rows)), ROOM), WIDE, HIGH)


def _effect(tier: int, icon: str) -> Block:
    told = tell(f"art-full-{tier}", INKED_PROSE.but(size=SMALL.size), {"icon": inline(icon)})
    price = sized(write(f"[coin]{tier}", INKED_BIG), 2 * LINE)
    return lane(INSET.but(line=PAPER_LINE, radius=SOFT), price, told)


def plan_card(v: View, plan: str) -> DisplayList:
    """A plan: both bonuses, and what they would come to on today's map. 300 wide."""
    rows = (sized(bonus, high=ROW + PAD) for bonus in plan_rows(v.state, plan, INKED))
    told = column(named_above(plan, INKED_TITLE), *rows, today(v.state, plan, INKED_BIG), gap=PAD)
    return laid(on(CARD, row(ground_of_plan(PAD), pad(told, 0, ROOM, ROOM, ROOM))), WIDE)
