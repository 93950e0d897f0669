"""The right side with two to four players: a plate for each of the others, and where they are few, more about them."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import HIDDEN, View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.parts import framed
from game.titles.cultus.art import inks
from game.titles.cultus.art.blocks import head, points, portrait, shape, sign, stop, tell, track
from game.titles.cultus.art.faces import permit_of
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.scoring import on_center, plan_lines
from game.titles.cultus.rules.state import IN_HAND, OWN_CENTER, PLAN_ICONS, PLAN_PAIRS, CultusState
from game.titles.cultus.table import places

SIZE = places.OTHER[2:]
CLOSE = 3
FACE, HEADED, BUILT, HELD, MEDAL, COLUMN = 68, 34, 92, 62, 40, 58
"""On a plate: how wide the face is, how high the head; how wide monuments, the hand, the medal and a figure are."""
AMOUNTS = (64, 64, 56)
CARD, PLAN = (24, 23), (26, 38)
SPACES, ROWS = 35, 62
"""How high a track is, and all rows of the forecast."""
AMOUNT = inks.SPACE.but(line=inks.NIGHT_LINE, width=1)
FIGURE = inks.TEXT.but(align="right")


def right_side(v: View) -> Iterator[tuple[str, DisplayList]]:
    """The regions plate/1 to plate/3: plates first; places that nobody needs show tracks and the forecast."""
    seats = v.others
    for place, seat in enumerate(seats, 1):
        yield f"plate/{place}", other(v, seat)
    if len(seats) == 1:
        yield "plate/2", tracks(v.state, seats[0])
    if len(seats) < 3:
        yield "plate/3", forecast(v)


def other(v: View, seat: int) -> DisplayList:
    """Another player's plate: portrait, name, points, gold, stock, hand, monuments and their cards. Of the plan a back,
    or after the game what it counted."""
    s: CultusState = v.state
    line, person = inks.SEAT_LINE[s.color[seat]], s.character[seat]
    turn = s.turn > 0 and s.seat == seat
    face = lay.over(portrait(person, line), lay.pad(shape(s.color[seat], inks.MARK), 0, 0, -3, -2))
    names = lay.column(
        tell("art-seat", inks.BIG, {"seat": seat}),
        lay.say(inks.name_of(person), inks.SMALL) if person else None,
        gap=0,
    )
    built = {"count": s.built[seat], "inside": on_center(s, s.own_monuments(seat))}
    monuments = lay.hot(
        tell("art-mini-monuments", inks.SMALL.but(colour=inks.CREAM, align="right"), built), "mini/monuments"
    )
    above = lay.row(
        names, lay.sized(monuments, BUILT), lay.hot(points(s.vp[seat], line, HEADED - 2), "points"), gap=CLOSE
    )
    held = {"character": s.character_gold[seat], "cost": s.cost[seat], "stock": s.stock[seat]}
    kept = lay.row(*(_amount(name, held[name], wide) for name, wide in zip(held, AMOUNTS)), gap=CLOSE)
    cards = lay.row(*(_card(card) for card in s.taken[seat]))
    hand = lay.sized(
        lay.column(lay.pad(tell("art-mini-hand", inks.SMALL, {"count": len(s.hands[seat])}), 0, -3, 0, 0)), HELD
    )
    below = lay.row(lay.column(kept, cards), hand, _plan(s.plan[seat]), _medal(s.medal[seat]), gap=CLOSE)
    told = lay.column(lay.sized(above, high=HEADED), lay.shared(below), gap=1)
    whole = lay.row(lay.sized(lay.hot(face, f"person/{person}") if person else face, FACE), told)
    frame = (
        lay.ground(inks.PANEL.but(fill="#211640", line=inks.GLOW, width=2))
        if turn
        else framed(inks.PANEL.but(line=line, width=2))
    )
    return lay.laid(lay.over(frame, lay.pad(whole, inks.SOFT)), *SIZE)


def _amount(name: str, number: int, wide: float) -> lay.Block:
    """So many of something; a track without a cube says none."""
    middle = inks.SMALL.but(align="center")
    said = (
        lay.write("–", middle)
        if number < 0
        else tell(f"art-mini-{name}", middle.but(colour=inks.CREAM), {"count": number})
    )
    return lay.sized(lay.hot(lay.on(AMOUNT, said, 2, 0), f"mini/{name}"), wide, inks.SIGN)


def _card(card: str) -> lay.Block:
    """A monument card that works for somebody else."""
    permit = permit_of(card)
    mark = sign(f"kind_{box.MONUMENT_CARDS[card].kind}", inks.MARK)
    small = lay.corner(sign(permit, inks.MARK / 1.5)) if permit else None
    look = lay.Ground(inks.MAUVE, "#7C68B8", inks.SOFT, 1)
    return lay.hot(
        lay.sized(lay.over(lay.ground(look), mark, lay.pad(small, 0, inks.PAD, 0, 0) if small else None), *CARD), card
    )


def _plan(plan: str) -> lay.Block:
    """A plan as its three icons, or its back."""
    if not plan:
        return lay.blank(PLAN[0])
    if plan == HIDDEN:
        return lay.fitted(
            lay.hot(lay.sized(lay.on(inks.BACK.but(radius=3), lay.icon("cultus/crest", inks.MARK)), *PLAN), "mini/plan")
        )
    first, (a, b) = box.PLANS[plan]
    pair = lay.row(*(sign(box.KINDS[kind], inks.PAD) for kind in (a, b)), gap=1, along="middle")
    icons = lay.column(sign(box.KINDS[first], inks.MARK), pair, along="middle")
    return lay.fitted(lay.hot(lay.sized(lay.on(inks.SMALL_LEAF.but(radius=3), icons), *PLAN), plan))


def _medal(medal: int) -> lay.Block:
    """Where a medal would be, and what one in the hand adds."""
    if medal == IN_HAND:
        return lay.sized(
            lay.column(lay.blank(), lay.write("+1[ap]", inks.SMALL.but(colour=inks.WARNING, align="center"))), MEDAL
        )
    return lay.sized(lay.icon("cultus/medal_away", inks.LARGE) if medal > 0 else lay.blank(), MEDAL)


def tracks(s: CultusState, seat: int) -> DisplayList:
    """Both gold tracks of the one opponent, as on their own board."""
    if s.character_gold[seat] < 0:
        return DisplayList(*SIZE)
    rows = (("character", s.character_gold[seat], box.EFFECTS), ("cost", s.cost[seat], (box.TRACK,)))
    told = [_track(name, gold, priced, s.color[seat]) for name, gold, priced in rows]
    return lay.laid(lay.on(inks.PANEL, lay.column(*told, gap=3), 0, inks.PAD), *SIZE)


def _track(name: str, gold: int, priced: tuple[int, ...], color: str) -> lay.Block:
    number = inks.TEXT.but(align="center")
    cube = lay.icon(f"cultus/pieces/cube_{color}", inks.SIGN)
    spaces = []
    for n in range(box.TRACK + 1):
        mark = cube if n == gold else lay.write(n, number.but(colour=inks.CREAM if n in priced else "#C9BFE0"))
        plain = n not in priced and n != gold
        spaces.append(
            stop(lay.on(inks.SPACE, mark), inks.MAUVE)
            if plain
            else lay.on(inks.GOLD_SPACE if n in priced else inks.SPACE, mark)
        )
    said = lay.sized(tell(f"art-track-{name}", inks.TEXT.but(colour=inks.LILAC)), FACE)
    return lay.hot(lay.pad(lay.row(said, track(spaces, SPACES), gap=2), inks.PAD, 0, 6), f"mini/{name}")


def forecast(v: View) -> DisplayList:
    """What each player would have if the game ended now; a plan that is not yours stays a question."""
    s: CultusState = v.state
    if not s.turn:
        return DisplayList(*SIZE)
    title = head("art-over" if s.phase == "over" else "art-forecast", inks.HEAD)
    named = [tell(f"art-forecast-{name}", inks.SMALL.but(align="right")) for name in ("center", "plan", "sum")]
    high = ROWS / s.seats - 2 if s.seats > 2 else inks.SIGN
    rows = (lay.sized(lay.on(inks.STRIP, _forecast(s, seat), inks.PAD, 0), high=high) for seat in (v.me, *v.others))
    above = lay.sized(lay.pad(_in_columns(title, *named), inks.PAD, 0), high=inks.SIGN)
    return lay.laid(lay.hot(lay.on(inks.PANEL, lay.column(above, *rows, gap=2), inks.PAD, 2), "mini/forecast"), *SIZE)


def _in_columns(first: lay.Block, *figures: lay.Block) -> lay.Block:
    return lay.row(first, *(lay.sized(figure, COLUMN) for figure in figures), gap=1)


def _forecast(s: CultusState, seat: int) -> lay.Block:
    vp, inside, plan = _parts(s, seat)
    more = "+?" if plan is None else ""
    name = tell("art-seat", inks.TEXT, {"seat": seat})
    first = lay.row(
        lay.icon(f"shared/seats/{s.color[seat]}", inks.MARK), name, lay.sized(lay.write(f"[star] {vp}", FIGURE), COLUMN)
    )
    dim = FIGURE.but(colour=inks.LILAC)
    total = lay.write(f"{vp + inside + (plan or 0)}{more}", FIGURE.but(face="bold"))
    return _in_columns(first, lay.write(f"+{inside}", dim), lay.write(more or f"+{plan}", dim), total)


def _parts(s: CultusState, seat: int) -> tuple[int, int, int | None]:
    """Points from the turns, from the centre and from the plan; before the end the last two are a forecast."""
    if s.phase == "over":
        row = s.sources(seat)
        inside, plan = row[OWN_CENTER], row[PLAN_ICONS] + row[PLAN_PAIRS]
        return s.vp[seat] - inside - plan, inside, plan
    return s.vp[seat], box.CENTER_VP * on_center(s, s.own_monuments(seat)), plan_points(s, seat)


def plan_points(s: CultusState, seat: int) -> int | None:
    """What a plan would bring now, None if it is hidden."""
    return sum(line.points for line in plan_lines(s, s.plan[seat])) if s.plan[seat] in box.PLANS else None
