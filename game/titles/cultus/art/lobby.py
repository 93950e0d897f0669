"""Before the game: the cards of the six rivals, the difficulties, the summary, and the cards to choose from."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Action, View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.titles.cultus.art import inks
from game.titles.cultus.art.blocks import inline, lane, named_above, portrait, rule, sign, tell, track
from game.titles.cultus.art.own import effects, ground_of_plan, plan_rows, today
from game.titles.cultus.art.rival import FOE_INK, bonuses
from game.titles.cultus.rules import components as box

THREATS = 3
ENEMY_CARD = (192.0, 404.0)
WIDE, HIGH, FACE = 300, 378, 132
"""How wide the card of a character or a plan is, how high that of a character, how wide the portrait on it."""
BUTTON, BUTTON_DIM = "#000001", "#000002"
"""The inks of the button on which an option stands; the button fills them in."""


def invitation() -> DisplayList:
    """What the game is, for the first evening. 204 x 232."""
    signs = ("shared/icons/person", "cultus/icons/action_place", "cultus/icons/action_build")
    rows = (
        lay.sized(
            lay.row(lay.icon(name, inks.SIGN, c="#F2D58C"), tell(f"art-invitation-{i}", inks.PROSE)), high=inks.ROW
        )
        for i, name in enumerate(signs, 1)
    )
    told = tell("art-invitation", inks.RULES.but(colour="#DAD2EC"))
    return lay.laid(lay.pad(lay.column(lay.sized(told, high=2 * inks.ROW), *rows, gap=0), inks.CLOSE, 0, 0), 204, 232)


def seat_card(color: str) -> DisplayList:
    """The pawn and a monument of a colour before the town at night. 276 x 170."""
    bright, deep, _ = inks.SEAT[color]
    pieces = lay.corner(
        lay.row(*(lay.icon(f"cultus/pieces/{kind}_{color}", 90) for kind in ("pawn", "monument"))), 0.5, 0.7
    )
    return lay.laid(
        lay.on(lay.Ground(deep, radius=inks.SOFT), lay.over(lay.picture("cultus/sitter", c=bright), pieces)), 276, 170
    )


def option(option: str, value: str) -> DisplayList | None:
    """The card of a rival, the tile of a difficulty or colour; None for plain switches."""
    if option == "enemy":
        return enemy_card(value)
    if option == "difficulty":
        return _difficulty(value)
    return _color(value) if option == "color" else None


def _difficulty(difficulty: str) -> DisplayList:
    """On a button, whose ground it shows."""
    name = lay.say(inks.name_of(difficulty), inks.BIG.but(colour=BUTTON))
    how = tell(f"art-{difficulty}", inks.SMALL.but(colour=BUTTON_DIM, align="right"))
    start = tell("art-enemy-starts", inks.TEXT.but(colour=BUTTON), {"vp": box.DIFFICULTIES[difficulty]})
    return lay.laid(
        lay.pad(
            lay.column(lay.over(lay.row(lay.sized(name, 4 * inks.SIGN), lay.blank()), how), start), inks.PAD, inks.GAP
        ),
        140,
        64,
    )


def _color(color: str) -> DisplayList:
    return lay.laid(
        lay.pad(
            lay.row(lay.icon(f"shared/seats/{color}", inks.SIGN), lay.icon(f"cultus/pieces/pawn_{color}", inks.LINE)),
            inks.GAP,
        )
    )


def _flames(enemy: str) -> lay.Block:
    threat = box.ENEMIES[enemy].threat
    return lay.row(*(sign("fire" if i < threat else "fire_off", inks.MARK) for i in range(THREATS)), gap=3)


def _both(message: str, style: lay.Style) -> lay.Block:
    """A message, and below it the same in the other language."""
    return lay.column(lay.say(message, style), lay.caption(message, inks.INKED_SMALL))


def enemy_card(enemy: str) -> DisplayList:
    """A rival with portrait, threat, what the effect pays, and the track. 192 x 404."""
    who, last = box.ENEMIES[enemy].character, box.ENEMIES[enemy].track_last
    face = lay.over(
        lay.picture(f"cultus/portraits/{who}"),
        lay.picture("cultus/portrait_frame"),
        lay.corner(sign(box.KINDS[box.ENEMIES[enemy].icon], inks.LARGE), 0, 0, inks.GAP),
    )
    names = lay.over(named_above(who, inks.INKED_TITLE), lay.corner(_flames(enemy), 1, 1))
    factor = lay.write(f"+{box.ENEMIES[enemy].factor}[star]", inks.INKED_BOLD.but(align="right"))
    per = _both(f"cultus-art-per-{who}", inks.INKED_SMALL.but(colour=inks.INK))
    pays = lay.on(inks.INSET, lay.row(per, lay.sized(factor, 2 * inks.SIGN), gap=0), 3, inks.CLOSE)
    wide = ENEMY_CARD[0] - 2 * inks.GAP
    below = lay.sized(
        track([_space(n, last) for n in range(last + 1)], inks.LINE), min(wide - inks.GAP, inks.LINE * (last + 1))
    )
    told = lay.column(
        names,
        rule(inks.PAPER_LINE, 1.4),
        _both(f"cultus-title-{who}", inks.INKED_BOLD),
        pays,
        lay.row(below),
    )
    return lay.laid(
        lay.on(inks.CARD, lay.column(lay.sized(face, high=inks.TALL * wide), lay.pad(told, 3, 0)), inks.GAP),
        *ENEMY_CARD,
    )


def _space(space: int, last: int) -> lay.Block:
    if space == last:
        return lay.on(inks.PAPER_SPACE.but(fill=inks.FIRE, line="#5E1420"), sign("fire", inks.MARK))
    return lay.on(
        inks.PAPER_SPACE,
        lay.write(space, inks.CHARGE) if space else lay.icon("cultus/pieces/cube_black", inks.MARK),
    )


def option_summary(options: Mapping[str, str]) -> DisplayList:
    """What the chosen rival does, in words. 424 x 128."""
    enemy = options.get("enemy", "")
    size = (424, 128)
    look = inks.FOE.but(width=1.6, shadow=0)
    if enemy not in box.ENEMIES:
        return lay.laid(lay.on(look, tell("art-random-enemy", inks.PROSE), inks.ROOM), *size)
    data, facts = box.ENEMIES[enemy], bonuses(enemy)
    note = inks.SMALL.but(colour=inks.WARNING, align="right", lines=0)
    own = (
        tell("hand-rival-person", note)
        if options.get("exclude_enemy_as_own_character", "false") == "false"
        else lay.blank()
    )
    above = lay.row(lay.say(inks.name_of(data.character), inks.HEAD), _flames(enemy), lay.shared(own, 2))
    deed = {"turns": data.track_last, "factor": data.factor}
    near, icons = facts["art-bonus-near"], facts["art-bonus-icons"]
    paid = {"near": near["icon"], "near_vp": near["vp"], "icon": icons["icon"], "vp": icons["vp"]}
    told = lay.column(
        lay.sized(above, high=inks.ROW),
        tell(f"art-deed-{data.character}", inks.RULES, deed),
        tell("art-deed-end", inks.TEXT.but(colour=FOE_INK), paid),
    )
    return lay.laid(lay.on(look, told, inks.ROOM, inks.PAD), *size)


def choice(v: View, a: Action) -> DisplayList | None:
    """The card of a choice of the set-up: a rival, how hard it is, a colour, a character or a plan; None for other deeds."""
    value = a.args[0] if a.args else ""
    if value in box.CHARACTERS:
        enemy = v.state.enemy
        return character_card(value, bool(enemy) and box.ENEMIES[enemy].character == value)
    if value in box.PLANS:
        return plan_card(v, value)
    if value in box.ENEMIES:
        return enemy_card(value)
    if value in inks.SEAT:
        inner = lay.row(lay.icon(f"shared/seats/{value}", inks.LARGE), lay.say(inks.name_of(value), inks.INKED_HEAD))
    elif value in box.DIFFICULTIES:
        starts = tell("art-enemy-starts", inks.INKED.but(align="center"), {"vp": box.DIFFICULTIES[value]})
        inner = lay.column(lay.say(inks.name_of(value), inks.INKED_NUMBER), starts, along="middle")
    else:
        return None
    return lay.laid(lay.on(inks.LEAF.but(width=1.4, shadow=0), inner, inks.ROOM, inks.PAD), WIDE / 2, 84)


def character_card(person: str, rival_s: bool = False) -> DisplayList:
    """A character: portrait, who it is, the three effects; whether it is also the rival."""
    warned = lay.sized(
        lay.on(
            lay.Ground(inks.FIRE, inks.FLAME, inks.SIGN / 2),
            tell("hand-same-person", inks.CHARGE.but(colour=inks.WHITE)),
            2,
            0,
        ),
        high=inks.SIGN,
    )
    score = lay.corner(sign(box.KINDS[box.CHARACTERS[person].score], inks.LARGE), 0, 0, inks.GAP)
    face = lay.over(portrait(person, inks.PAPER_LINE), score, lay.corner(warned, 0, 1) if rival_s else None)
    who = lay.column(
        named_above(person, inks.INKED_TITLE),
        tell(f"title-{person}", inks.INKED_BOLD.but(size=inks.SMALL.size)),
        tell(f"blurb-{person}", inks.RULES.but(size=inks.SMALL.size, colour=inks.INK_2)),
        gap=0,
    )
    rows = (_effect(tier, kind) for tier, kind in effects(person))
    above = lay.row(lay.sized(lay.corner(lay.sized(face, high=inks.TALL * FACE), 0, 0), FACE), who, gap=inks.PAD)
    return lay.laid(
        lay.on(
            inks.CARD,
            lay.column(lay.sized(above, high=inks.TALL * FACE + inks.SIGN), *map(lay.shared, rows)),
            inks.ROOM,
        ),
        WIDE,
        HIGH,
    )


def _effect(tier: int, icon: str) -> lay.Block:
    told = tell(f"art-full-{tier}", inks.INKED_PROSE.but(size=inks.SMALL.size), {"icon": inline(icon)})
    price = lay.sized(lay.write(f"[coin]{tier}", inks.INKED_BIG), 2 * inks.LINE)
    return lane(inks.INSET.but(line=inks.PAPER_LINE, radius=inks.SOFT), price, told)


def plan_card(v: View, plan: str) -> DisplayList:
    """A plan: both bonuses, and what they would come to on today's map. 300 wide."""
    rows = (lay.sized(bonus, high=inks.ROW + inks.PAD) for bonus in plan_rows(v.state, plan, inks.INKED))
    told = lay.column(named_above(plan, inks.INKED_TITLE), *rows, today(v.state, plan, inks.INKED_BIG), gap=inks.PAD)
    return lay.laid(
        lay.on(inks.CARD, lay.row(ground_of_plan(inks.PAD), lay.pad(told, 0, inks.ROOM, inks.ROOM, inks.ROOM))), WIDE
    )
