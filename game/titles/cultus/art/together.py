"""The right side with two to four players: a plate for each of the others, and where they are few, more about them."""

from __future__ import annotations

from game.engine import HIDDEN, View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
    fitted,
    ground,
    hot,
    icon,
    laid,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.presentation.parts import framed
from game.titles.cultus.art.blocks import head, points, portrait, shape, sign, stop, tell, track
from game.titles.cultus.art.faces import permit_of
from game.titles.cultus.art.inks import (
    BACK,
    BIG,
    CREAM,
    GLOW,
    GOLD_SPACE,
    HEAD,
    LARGE,
    LILAC,
    MARK,
    MAUVE,
    NIGHT_LINE,
    PAD,
    PANEL,
    SEAT_LINE,
    SIGN,
    SMALL,
    SMALL_LEAF,
    SOFT,
    SPACE,
    STRIP,
    TEXT,
    WARNING,
    name_of,
)
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.scoring import on_center, plan_lines
from game.titles.cultus.rules.state import IN_HAND, OWN_CENTER, PLAN_ICONS, PLAN_PAIRS, SOURCES, CultusState
from game.titles.cultus.table import places

SIZE = places.OTHER[2:]
CLOSE = 3
FACE, HEADED, BUILT, HELD, MEDAL, COLUMN = 68, 34, 92, 62, 40, 58
"""On a plate: how wide the face is, how high the head; how wide monuments, the hand, the medal and a figure are."""
AMOUNTS = (64, 64, 56)
CARD, PLAN = (24, 23), (26, 38)
SPACES, ROWS = 35, 62
"""How high a track is, and all rows of the forecast."""
AMOUNT = SPACE.but(line=NIGHT_LINE, width=1)
FIGURE = TEXT.but(align="right")


def right_side(v: View) -> dict[str, DisplayList]:
    """The regions plate/1 to plate/3: plates first; places that nobody needs show tracks and the forecast."""
    seats = v.others
    found = {f"plate/{place}": other(v, seat) for place, seat in enumerate(seats, 1)}
    if len(seats) == 1:
        found["plate/2"] = tracks(v.state, seats[0])
    if len(seats) < 3:
        found["plate/3"] = forecast(v)
    return found


def other(v: View, seat: int) -> DisplayList:
    """Another player's plate: portrait, name, points, gold, stock, hand, monuments and their cards. Of the plan a back,
    or after the game what it counted."""
    s: CultusState = v.state
    line, person = SEAT_LINE[s.color[seat]], s.character[seat]
    turn = s.turn > 0 and s.seat == seat
    face = over(portrait(person, line), pad(shape(s.color[seat], MARK), 0, 0, -3, -2))
    names = column(
        tell("art-seat", BIG, {"seat": seat}),
        say(name_of(person), SMALL) if person else None,
        gap=0,
    )
    built = {"count": s.built[seat], "inside": on_center(s, s.own_monuments(seat))}
    monuments = hot(tell("art-mini-monuments", SMALL.but(colour=CREAM, align="right"), built), "mini/monuments")
    above = row(names, sized(monuments, BUILT), hot(points(s.vp[seat], line, HEADED - 2), "points"), gap=CLOSE)
    held = {"character": s.character_gold[seat], "cost": s.cost[seat], "stock": s.stock[seat]}
    kept = row(*(_amount(name, held[name], wide) for name, wide in zip(held, AMOUNTS)), gap=CLOSE)
    cards = row(*(_card(card) for card in s.taken[seat]))
    hand = sized(column(pad(tell("art-mini-hand", SMALL, {"count": len(s.hands[seat])}), 0, -3, 0, 0)), HELD)
    below = row(column(kept, cards), hand, _plan(s.plan[seat]), _medal(s.medal[seat]), gap=CLOSE)
    told = column(sized(above, high=HEADED), shared(below), gap=1)
    whole = row(sized(hot(face, f"person/{person}") if person else face, FACE), told)
    frame = ground(PANEL.but(fill="#211640", line=GLOW, width=2)) if turn else framed(PANEL.but(line=line, width=2))
    return laid(over(frame, pad(whole, SOFT)), *SIZE)


def _amount(name: str, number: int, wide: float) -> Block:
    """So many of something; a track without a cube says none."""
    middle = SMALL.but(align="center")
    said = write("–", middle) if number < 0 else tell(f"art-mini-{name}", middle.but(colour=CREAM), {"count": number})
    return sized(hot(on(AMOUNT, said, 2, 0), f"mini/{name}"), wide, SIGN)


def _card(card: str) -> Block:
    """A monument card that works for somebody else."""
    permit = permit_of(card)
    mark = sign(f"kind_{box.MONUMENT_CARDS[card].kind}", MARK)
    small = corner(sign(permit, MARK / 1.5)) if permit else None
    look = Ground(MAUVE, "#7C68B8", SOFT, 1)
    return hot(sized(over(ground(look), mark, pad(small, 0, PAD, 0, 0) if small else None), *CARD), card)


def _plan(plan: str) -> Block:
    """A plan as its three icons, or its back."""
    if not plan:
        return blank(PLAN[0])
    if plan == HIDDEN:
        return fitted(hot(sized(on(BACK.but(radius=3), icon("cultus/crest", MARK)), *PLAN), "mini/plan"))
    first, (a, b) = box.PLANS[plan]
    pair = row(*(sign(box.KINDS[kind], PAD) for kind in (a, b)), gap=1, along="middle")
    icons = column(sign(box.KINDS[first], MARK), pair, along="middle")
    return fitted(hot(sized(on(SMALL_LEAF.but(radius=3), icons), *PLAN), plan))


def _medal(medal: int) -> Block:
    """Where a medal would be, and what one in the hand adds."""
    if medal == IN_HAND:
        return sized(column(blank(), write("+1[ap]", SMALL.but(colour=WARNING, align="center"))), MEDAL)
    return sized(icon("cultus/medal_away", LARGE) if medal > 0 else blank(), MEDAL)


def tracks(s: CultusState, seat: int) -> DisplayList:
    """Both gold tracks of the one opponent, as on their own board."""
    if s.character_gold[seat] < 0:
        return DisplayList(*SIZE)
    rows = (("character", s.character_gold[seat], box.EFFECTS), ("cost", s.cost[seat], (box.TRACK,)))
    told = [_track(name, gold, priced, s.color[seat]) for name, gold, priced in rows]
    return laid(on(PANEL, column(*told, gap=3), 0, PAD), *SIZE)


def _track(name: str, gold: int, priced: tuple[int, ...], color: str) -> Block:
    number = TEXT.but(align="center")
    cube = icon(f"cultus/pieces/cube_{color}", SIGN)
    spaces = []
    for n in range(box.TRACK + 1):
        mark = cube if n == gold else write(n, number.but(colour=CREAM if n in priced else "#C9BFE0"))
        plain = n not in priced and n != gold
        spaces.append(stop(on(SPACE, mark), MAUVE) if plain else on(GOLD_SPACE if n in priced else SPACE, mark))
    said = sized(tell(f"art-track-{name}", TEXT.but(colour=LILAC)), FACE)
    return hot(pad(row(said, track(spaces, SPACES), gap=2), PAD, 0, 6), f"mini/{name}")


def forecast(v: View) -> DisplayList:
    """What each player would have if the game ended now; a plan that is not yours stays a question."""
    s: CultusState = v.state
    if not s.turn:
        return DisplayList(*SIZE)
    title = head("art-over" if s.phase == "over" else "art-forecast", HEAD)
    named = [tell(f"art-forecast-{name}", SMALL.but(align="right")) for name in ("center", "plan", "sum")]
    high = ROWS / s.seats - 2 if s.seats > 2 else SIGN
    rows = (sized(on(STRIP, _forecast(s, seat), PAD, 0), high=high) for seat in (v.me, *v.others))
    above = sized(pad(_in_columns(title, *named), PAD, 0), high=SIGN)
    return laid(hot(on(PANEL, column(above, *rows, gap=2), PAD, 2), "mini/forecast"), *SIZE)


def _in_columns(first: Block, *figures: Block) -> Block:
    return row(first, *(sized(figure, COLUMN) for figure in figures), gap=1)


def _forecast(s: CultusState, seat: int) -> Block:
    vp, inside, plan = _parts(s, seat)
    more = "+?" if plan is None else ""
    name = tell("art-seat", TEXT, {"seat": seat})
    first = row(icon(f"shared/seats/{s.color[seat]}", MARK), name, sized(write(f"[star] {vp}", FIGURE), COLUMN))
    dim = FIGURE.but(colour=LILAC)
    total = write(f"{vp + inside + (plan or 0)}{more}", FIGURE.but(face="bold"))
    return _in_columns(first, write(f"+{inside}", dim), write(more or f"+{plan}", dim), total)


def _parts(s: CultusState, seat: int) -> tuple[int, int, int | None]:
    """Points from the turns, from the centre and from the plan; before the end the last two are a forecast."""
    if s.phase == "over":
        row = s.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        inside, plan = row[OWN_CENTER], row[PLAN_ICONS] + row[PLAN_PAIRS]
        return s.vp[seat] - inside - plan, inside, plan
    return s.vp[seat], box.CENTER_VP * on_center(s, s.own_monuments(seat)), plan_points(s, seat)


def plan_points(s: CultusState, seat: int) -> int | None:
    """What a plan would bring now, None if it is hidden."""
    return sum(line.points for line in plan_lines(s, s.plan[seat])) if s.plan[seat] in box.PLANS else None
