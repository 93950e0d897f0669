"""The lanes of the evening: each player's dice against the limit, and what follows from it."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.parts import dashes, ring
from game.titles.signorie.art import inks
from game.titles.signorie.art.faces import REWARD_ART, reward_sum
from game.titles.signorie.art.own import bar
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.effects import COUNTED
from game.titles.signorie.rules.scoring import row_worth
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.placement import CHOICE, LANES, OWN_LANE, asked_key

OVER, DONE, NOW, NEXT = "over", "done", "now", "next"
WIDE, HIGH = 980, 78
"""A lane, and how high what stands in each of them is."""
LEFT, DICE, RIGHT = 258, 302, 372
"""How wide whose it is, the gauge, and what comes of it are."""
UNDER = 102
"""Below whose it is, so far from the left, stands what the reward is about."""
LIT: Final = ring(inks.GLOW, inks.DARK, 8)
CHOSEN: Final = lay.Ground("none", "#C07E10", 4, 1.8)
PLACE: Final = inks.TITLE.but(size=33, align="center")
BROWN: Final = lay.Ground(inks.WINE_2, "#8A6A3B", 6)
BRIDE: Final = (25, 30)


def lanes(v: View) -> dict[str, DisplayList]:
    """The region of each place in the new turn order."""
    s: SignorieState = v.state
    return {f"lane/{place}": _lane(v, seat, place) for place, seat in enumerate(s.turn_order, 1)}


def stage_of(s: SignorieState, seat: int) -> str:
    """Where a seat stands in the handing out of rewards."""
    if seat not in s.eligible:
        return OVER
    at, now = s.eligible.index(seat), (s.served - 1) >> 1
    return NOW if at == now else DONE if at < now else NEXT


def _lane(v: View, seat: int, place: int) -> DisplayList:
    s: SignorieState = v.state
    mine, stage = seat == v.me, stage_of(s, seat)
    line = inks.SEAT[inks.short(s.color[seat])]
    high = OWN_LANE if mine else LANES[s.seats][0]
    who = lay.row(
        lay.hot(lay.sized(_who(s, seat, place, mine), LEFT), f"person/{seat}"),
        lay.sized(_sum(s, seat, mine), DICE),
        gap=10,
    )
    under = lay.Ground("#26090F" if stage == OVER else inks.PANEL, line, width=1.6, shadow=100)
    if mine:
        below = lay.pad(_below(v, seat, stage), UNDER, 0, 2, inks.INSET)
        told = lay.row(
            lay.column(lay.sized(who, high=HIGH), lay.shared(below), gap=0),
            lay.sized(_right(s, v, seat, stage), RIGHT),
            gap=20,
        )
        rim = lay.ground(under.but(fill="none", width=2.4, shadow=0))
        lane = lay.over(lay.ground(under), lay.picture("signorie/lane_paper"), rim, lay.pad(told, inks.INSET, 0, 10))
    else:
        told = lay.row(who, lay.sized(_outcome(s, seat, stage), RIGHT), gap=20)
        lane = lay.on(
            under, lay.pad(lay.column(lay.blank(), lay.sized(told, high=HIGH), lay.blank(), gap=0), inks.INSET, 0, 10)
        )
    return lay.laid(lane, WIDE, high)


def _who(s: SignorieState, seat: int, place: int, mine: bool) -> lay.Block:
    """The place, the lord, points and purse."""
    color, ink = inks.short(s.color[seat]), inks.INK if mine else inks.CREAM
    portrait = lay.picture(f"signorie/portraits/{color}", alpha=inks.DIM if seat not in s.eligible else 255)
    lord = inks.badged(
        lay.over(portrait, lay.ground(lay.Ground("none", inks.GOLD, 3))), inks.shield(color, inks.SMALL), 4
    )
    words = inks.SAID.but(colour=ink)
    at_hand = f"[vp] **{s.vp[seat]}**　[florin] **{s.florins[seat]}**"
    people = f"[son_{color}] {s.supply[2 * seat]}　[daughter_{color}] {s.supply[2 * seat + 1]}"
    told = lay.column(
        lay.say("table-player", inks.NAME.but(colour=ink), {"seat": seat}),
        lay.write(at_hand, words),
        lay.write(people, words),
        gap=1,
    )
    number = lay.write(place, PLACE.but(colour=inks.RED if mine else inks.GOLD))
    return lay.row(
        lay.sized(number, 38), lay.sized(lay.pad(lord, 0, 10), 50), lay.pad(told, inks.GAP, inks.INSET, 0), gap=4
    )


def _sum(s: SignorieState, seat: int, mine: bool) -> lay.Block:
    """The dice in true length against the limit, and the difference in words."""
    ink, soft = (inks.INK, inks.INK_2) if mine else (inks.CREAM, inks.SOFT)
    total, limit = s.dice_sum(seat), s.limit(seat)
    people = s.threshold[2 * seat] + s.threshold[2 * seat + 1]
    raised = "signorie-art-lane-raised" if people else "signorie-art-lane-limit"
    facts = {"limit": limit, "base": box.BASE_THRESHOLD, "more": limit - box.BASE_THRESHOLD}
    over_ = total > limit
    left = inks.STRONG.but(align="right", colour=(inks.RED if mine else inks.ALARM) if over_ else ink)
    told = lay.row(
        lay.sized(lay.say("signorie-art-lane-sum", inks.SAID.but(colour=ink), {"sum": total}), 66),
        lay.sized(lay.say(raised, inks.NOTE.but(colour=soft), facts), 130),
        lay.say(f"signorie-art-lane-{'over' if over_ else 'left'}", left, {"count": abs(limit - total)}),
        inks.sign("over" if over_ else "ok"),
        gap=3,
    )
    gauge = lay.sized(bar(s, seat, not mine), high=26)
    return lay.hot(lay.column(lay.blank(high=4), lay.sized(told, high=22), gauge, lay.blank()), "gauge")


def wives(s: SignorieState, seat: int, coming: bool, dark: bool) -> lay.Block:
    """The lord's wife and his four places for brides; the one that comes now has a ring."""
    return lay.row(*(_wife(s, seat, place, coming, dark) for place in range(box.BRIDES + 1)), gap=1)


def _wife(s: SignorieState, seat: int, place: int, coming: bool, dark: bool) -> lay.Block:
    have = s.brides[seat]
    there, now = place <= have, coming and place == have + 1
    empty = inks.LINE_2 if dark else "#EBDDBB"
    place_ = inks.oval(there or now, "#E9C9A0" if place == 0 else inks.SLIP.fill if there or now else empty)
    inner: lay.Block | None = None
    if place == 0:
        inner = inks.sign("daughter", 20)
    elif (there and dark) or now:
        inner = inks.sign("bride", 20, inks.WHOLE if there else inks.DIM)
    elif not there and box.BRIDE_VP[place - 1]:
        inner = lay.write(
            f"+{box.BRIDE_VP[place - 1]}", inks.MIDDLE.but(size=inks.TINY.size, colour=inks.STRAW if dark else inks.INK)
        )
    lit = lay.over(inks.oval(True, "none", inks.GLOW), lay.pad(inks.oval(True, "none", inks.GLOW), 1)) if now else None
    return lay.sized(lay.over(place_, lit, inner), *BRIDE)


def bride_gain(s: SignorieState, seat: int) -> str:
    """What the next bride brings besides herself, as markup."""
    vp, florins = box.BRIDE_VP[s.brides[seat]], box.REWARD_SLOTS[s.reward_slot()].florins
    return "　".join([f"**+{vp}**[vp]"] * bool(vp) + [f"**+{florins}**[florin]"] * bool(florins))


def _outcome(s: SignorieState, seat: int, stage: str) -> lay.Block:
    """What somebody else gets, has got, or why not."""
    if stage == OVER:
        return lay.pad(_nothing(s, seat), 0, inks.INSET)
    tile, slot = s.rewards[s.reward_slot() - 1], box.REWARD_SLOTS[s.reward_slot()]
    facts = {"florins": box.REWARD_FLORINS, "count": 0, "vp": 0}
    if not slot.bride:
        count = COUNTED[tile](s, seat)
        facts |= {"count": count, "vp": count * box.REWARDS[tile]["vp_each"]}
    stands = lay.row(
        inks.sign({DONE: "ok", NOW: "moon", NEXT: "clock"}[stage], 22),
        lay.say(f"signorie-art-lane-{stage}", inks.STRONG),
    )
    brings = lay.say(
        f"signorie-art-lane-{'either' if slot.bride else 'counts'}", inks.NOTE.but(colour=inks.STRAW), facts
    )
    gets = lay.column(
        lay.shared(stands), lay.shared(lay.row(inks.sign(REWARD_ART[tile][0].split()[-1], 20), brings)), gap=2
    )
    left = lay.on(BROWN.but(line=inks.GOLD, width=2) if stage == NOW else BROWN, gets, inks.INSET, inks.GAP)
    right = lay.on(BROWN, _besides(s, seat, stage), 4, 2)
    return lay.pad(lay.row(lay.sized(left, 172), lay.shared(right)), 0, inks.INSET)


def _besides(s: SignorieState, seat: int, stage: str) -> lay.Block:
    """The bride that comes with the tile, or the points that can be bought."""
    if not box.REWARD_SLOTS[s.reward_slot()].bride:
        bought = bool(s.bought >> seat & 1)
        told = "signorie-art-lane-bought" if bought else "signorie-art-lane-buys"
        return lay.say(told, inks.SAID.but(align="center"), {"cost": box.BUY_COST, "vp": box.BUY_VP})
    coming = stage != DONE and s.brides[seat] < box.BRIDES
    below = (
        lay.write(f"[bride] {bride_gain(s, seat)}", inks.SAID.but(align="center"))
        if coming
        else lay.say(
            "signorie-art-lane-brides", inks.NOTE.but(colour=inks.STRAW, align="center"), {"count": s.brides[seat]}
        )
    )
    return lay.column(lay.row(wives(s, seat, coming, True), along="middle"), below, gap=2)


def _nothing(s: SignorieState, seat: int) -> lay.Block:
    """Over the limit: no reward, and by how much."""
    facts = {"count": s.dice_sum(seat) - s.limit(seat), "limit": s.limit(seat)}
    told = lay.column(
        lay.say("signorie-art-lane-nothing", inks.NAME.but(colour="#FFE3D6")),
        lay.say("signorie-art-lane-missing", inks.NOTE.but(colour="#F0C9B8"), facts),
        gap=2,
        along="middle",
    )
    return lay.on(
        lay.Ground("#3B1016", "#B2301F", 6), lay.row(inks.sign("lock", inks.LARGE), told, gap=inks.PAD), inks.PAD, 0
    )


# --- the viewer's own lane -----------------------------------------------------------------------------------


def _right(s: SignorieState, v: View, seat: int, stage: str) -> lay.Block:
    """What comes of it: the cards of the reward, below them the answer."""
    key = _asked(v, seat, stage)
    cards = _nothing(s, seat) if stage == OVER else _cards(s, seat, key, stage)
    return lay.pad(lay.column(lay.sized(cards, high=CHOICE[1]), _answer(s, key, stage), gap=inks.INSET), 0, 10)


def _asked(v: View, seat: int, stage: str) -> str:
    """What is asked of that seat now, or ""."""
    s: SignorieState = v.state
    return asked_key(s) if stage == NOW and seat in s.pending[-1].seats else ""


def _below(v: View, seat: int, stage: str) -> lay.Block:
    """What the reward of the round is about: free places of helpers, rows of the plan, or a sentence."""
    s: SignorieState = v.state
    tile, key = s.rewards[s.reward_slot() - 1], _asked(v, seat, stage)
    if tile == "rw_free_helper" and stage != OVER:
        return _helpers(s, seat, key)
    if tile == "rw_face_down" and stage != OVER:
        return _rows(s, seat, key)
    return lay.pad(lay.on(inks.flat(inks.WHITE, 0.5), _sentence(s, seat, tile, key), inks.PAD, 2), 0, 3, 0, 3)


def _answer(s: SignorieState, key: str, stage: str) -> lay.Block:
    """Where the buttons stand: who is asked now, or what is asked of oneself on the table."""
    if not key:
        message = f"signorie-art-lane-{stage}-own" if stage != NOW else "signorie-art-lane-now-own"
        words = inks.FINE.but(colour=inks.INK_2, align="center")
        return lay.on(
            lay.Ground(inks.FADED, "#B98B6B"), lay.say(message, words, {"seat": s.pending[-1].seats[0]}), inks.INSET, 0
        )
    if key in ("reward_choice", "bride_choice", "buy_vp_choice", "spend_points"):
        return lay.blank()
    asked = inks.TEXT.but(face="bold", align="center")
    return lay.on(inks.COMES.but(radius=8), lay.say(f"signorie-art-now-{key}".replace("_", "-"), asked), inks.INSET, 0)


def _cards(s: SignorieState, seat: int, key: str, stage: str) -> lay.Block:
    """The tile or florins, then the bride; in the rounds of points what was counted, then points for florins."""
    plus = lay.sized(lay.write("＋", inks.MIDDLE.but(colour=inks.INK)), 16)
    if not box.REWARD_SLOTS[s.reward_slot()].bride:
        return lay.row(lay.sized(_counted(s, seat), 220), plus, _bought(s, seat, key), gap=0)
    taken = stage == DONE or key in ("bride_choice", "buy_vp_choice")
    either = lay.say("signorie-art-lane-or", inks.INKED.but(align="center"))
    tile, florins = _tile(s, seat, key, taken), _florins(s, seat, key, taken)
    bride = _bride(s, seat, key, taken and key != "bride_choice")
    return lay.row(lay.sized(tile, CHOICE[0]), lay.sized(either, 24), lay.sized(florins, CHOICE[0]), plus, bride, gap=0)


def _tile(s: SignorieState, seat: int, key: str, taken: bool) -> lay.Block:
    """The reward itself; lit where it can be chosen, with a lock where it cannot be taken."""
    tile = s.rewards[s.reward_slot() - 1]
    chosen = key in ("choose_free_helper", "choose_row", "spend_points")
    told = inks.TEXT.but(colour=inks.INK_2 if taken else inks.INK, face="bold", align="center", leading=1.12)
    shown = key not in ("choose_free_helper", "choose_row")
    art = (
        inks.sign(REWARD_ART[tile][0].split()[-1], inks.HUGE, inks.DIM if taken else inks.WHOLE)
        if shown
        else lay.blank()
    )
    brings = lay.write(reward_sum(tile), inks.NOTE.but(colour=inks.INK_2, align="center"))
    name = lay.say(f"signorie-art-short-{tile}".replace("_", "-"), told)
    card = lay.column(lay.sized(art, high=inks.HUGE), lay.shared(name), brings, gap=2)
    asked = key == "reward_choice"
    fine = not asked or CONTROLLER.check(s, Action("claim_tile", seat)) is None
    mark = (LIT if fine else lay.pad(lay.corner(inks.sign("lock"), 0, 0), 4)) if asked else None
    return lay.over(_card(card, chosen, pale=taken), mark)


def _florins(s: SignorieState, seat: int, key: str, taken: bool) -> lay.Block:
    """The florins in place of the tile, and what the purse would be."""
    pale = taken or key in ("choose_free_helper", "choose_row", "spend_points")
    words = inks.SAID.but(colour=inks.INK_2 if pale else inks.INK, align="center")
    facts = {"before": s.florins[seat], "after": s.florins[seat] + box.REWARD_FLORINS}
    asked = key == "reward_choice"
    purse = lay.say("signorie-art-purse", inks.NOTE.but(colour=inks.INK_2, align="center"), facts) if asked else None
    many = lay.say("signorie-art-lane-florins", words, {"florins": box.REWARD_FLORINS})
    card = lay.column(inks.sign("florin", inks.HUGE, inks.DIM if pale else inks.WHOLE), many, lay.blank(), purse, gap=4)
    return lay.over(_card(card, False, pale=pale), LIT if asked else None)


def _card(told: lay.Block, chosen: bool, pale: bool = False) -> lay.Block:
    """A card to be chosen; one that is bears a light and a tick."""
    card = lay.on(
        inks.SLIP.but(fill="#FFE9A6" if chosen else "#E8DCC2" if pale else inks.SLIP.fill),
        lay.pad(told, 3, inks.INSET, 3, 4),
    )
    return lay.over(card, LIT, lay.corner(inks.sign("ok", 22), inset=-inks.GAP)) if chosen else card


def _bride(s: SignorieState, seat: int, key: str, done: bool) -> lay.Block:
    """The bride that comes, what she brings, and the dice for offspring."""
    full = s.brides[seat] >= box.BRIDES
    places = lay.row(wives(s, seat, not done and not full, False), along="middle")
    if done or full:
        message = "signorie-art-lane-full" if full else "signorie-art-lane-brides"
        told = lay.say(message, inks.FINE.but(colour=inks.INK_2, align="center"), {"count": s.brides[seat]})
        return _card(lay.pad(lay.column(places, told), 0, -3), False, pale=True)
    name = lay.say(
        "signorie-art-lane-bride", inks.NOTE.but(colour=inks.INK, face="bold"), {"place": s.brides[seat] + 1}
    )
    who = lay.row(inks.sign("bride", inks.SIGN, inks.DIM) if key != "bride_choice" else lay.blank(20), name, gap=4)
    dice = {"before": box.OFFSPRING_BASE + s.brides[seat], "after": box.OFFSPRING_BASE + s.brides[seat] + 1}
    parts = lay.column(
        places,
        lay.pad(who, inks.GAP, 0),
        lay.write(bride_gain(s, seat), inks.SAID.but(colour=inks.RED, align="center")),
        lay.say("signorie-art-lane-dice", inks.NOTE.but(colour=inks.INK_2, align="center"), dice),
        gap=2,
    )
    return lay.over(_card(lay.pad(parts, 0, -3), False), LIT if key == "bride_choice" else None)


def _counted(s: SignorieState, seat: int) -> lay.Block:
    """A tile that scores what it counts."""
    tile = s.rewards[s.reward_slot() - 1]
    each, count = box.REWARDS[tile]["vp_each"], COUNTED[tile](s, seat)
    name = lay.say(f"signorie-art-short-{tile}".replace("_", "-"), inks.TEXT.but(face="bold"))
    head = lay.row(*(inks.sign(one, inks.LARGE) for one in REWARD_ART[tile][0].split()), name)
    scored = f"signorie-art-lane-{'scored' if stage_of(s, seat) != NEXT else 'will-score'}"
    told = lay.column(
        lay.shared(lay.pad(head, inks.INSET, 0)),
        lay.shared(
            lay.write(f"{count} × {each} = **{count * each}**[vp]", inks.FIGURE.but(colour=inks.RED, face="body"))
        ),
        lay.say(scored, inks.NOTE.but(colour=inks.INK_2, align="center")),
        gap=3,
    )
    return _card(told, False)


def _bought(s: SignorieState, seat: int, key: str) -> lay.Block:
    """The points that can be bought once, and what the purse would be."""
    bought = bool(s.bought >> seat & 1)
    can = s.florins[seat] >= box.BUY_COST and not bought
    note = inks.NOTE.but(colour=inks.INK_2, align="center")
    if bought:
        below = lay.say("signorie-art-lane-bought-own", note)
    elif not can:
        dear = lay.say("signorie-art-sky-dear", note.but(align="left"), {"florins": box.BUY_COST})
        below = lay.pad(lay.row(inks.sign("lock", inks.SMALL), dear), 4, 0)
    else:
        facts = {"before": s.florins[seat], "after": s.florins[seat] - box.BUY_COST}
        once = lay.say("signorie-art-lane-once", note)
        below = lay.column(lay.say("signorie-art-purse", note, facts), once)
    offer = lay.write(f"{box.BUY_COST}[florin] → **{box.BUY_VP}**[vp]", inks.INKED.but(colour=inks.RED, align="center"))
    card = _card(lay.column(lay.sized(offer, high=inks.HUGE), below, lay.blank()), False, pale=not can)
    return lay.over(card, LIT if key == "buy_vp_choice" else None)


def _helpers(s: SignorieState, seat: int, key: str) -> lay.Block:
    """The fifteen places for helpers, the free ones in gold."""
    choosing = key == "choose_free_helper"
    title = lay.say(f"signorie-art-lane-helpers{'-now' if choosing else ''}", inks.NOTE.but(colour=inks.INK))
    columns = []
    for number, color in enumerate(box.COLORS):
        c, shade, _, soft = inks.DIE[color]
        places = (lay.shared(_helper(s, seat, 3 * number + at, shade, choosing)) for at in range(3))
        band = lay.sized(lay.ground(inks.flat(c)), high=4.5)
        columns.append(
            lay.on(lay.Ground(soft, shade, 5), lay.column(band, lay.pad(lay.column(*places, gap=1.4), 2.5, 1), gap=0))
        )
    return lay.column(lay.sized(title, high=15), lay.pad(lay.row(*columns, gap=2.5), 0, 0, 0, 1 - inks.INSET), gap=1)


def _helper(s: SignorieState, seat: int, slot: int, shade: str, choosing: bool) -> lay.Block:
    helper, hired = box.HELPERS[slot], bool(s.helpers[seat] >> slot & 1)
    effect = f"signorie-art-effect-{helper.effect}".replace("_", "-")
    name = lay.say(effect, inks.TINY.but(colour=inks.INK_2 if hired else inks.INK, align="center"))
    cost = lay.write(helper.cost, inks.MIDDLE.but(size=inks.TINY.size, colour=inks.INK))
    coin = (
        lay.blank(20)
        if hired
        else lay.pad(lay.sized(lay.over(inks.sign("cost", inks.SIGN, inks.DIM), cost), inks.SIGN), 2, 0, 0)
    )
    look = lay.Ground("#F6EBD3" if hired else inks.WHITE, shade if hired else "", 5, 1, 1 if hired else 0.6)
    place = lay.on(look, lay.row(coin, name, gap=3))
    return lay.hot(lay.over(place, lay.ground(CHOSEN) if choosing and not hired else None), f"helper/{helper.id}")


def _rows(s: SignorieState, seat: int, key: str) -> lay.Block:
    """The four rows of the plan: what they hold, and what one more tile would make of them."""
    choosing = key == "choose_row"
    title = lay.say(f"signorie-art-lane-rows{'-now' if choosing else ''}", inks.NOTE.but(colour=inks.INK))
    rows = (lay.hot(_row(s, seat, number, choosing), f"row/{name}") for number, name in enumerate(box.ROWS))
    return lay.column(lay.sized(title, high=15), lay.shared(lay.grid(rows, 2, inks.INSET, down=6)), gap=1.5)


def _row(s: SignorieState, seat: int, number: int, choosing: bool) -> lay.Block:
    before, count = row_worth(s, seat, number), s.tiles_in(seat, number)
    enough = count + 1 >= box.ROW_TILES
    facts = {
        "before": before if count >= box.ROW_TILES else 0,
        "after": before + 1 if enough else 0,
        "lack": box.ROW_TILES - count - 1,
    }
    worth = inks.TINY.but(
        colour=inks.RED if count + 1 == box.ROW_TILES else inks.INK, align="right", face="bold" if enough else "body"
    )
    head = lay.row(
        lay.sized(
            lay.say(f"signorie-art-row-{inks.ROW_ICON[number]}", inks.TINY.but(colour=inks.INK, face="bold")), 60
        ),
        lay.say(f"signorie-art-lane-row{'' if enough else '-lacks'}", worth, facts),
        gap=2,
    )
    tiles = [box.HOUSES[box.ALLIANCES[tile].house] for tile in s.face_up[len(box.ROWS) * seat + number]]
    held = [inks.sign(house, 13) for house in [*tiles, *["neutral"] * s.face_down[len(box.ROWS) * seat + number]][:8]]
    told = lay.column(
        lay.shared(head), lay.shared(lay.row(*held, lay.sized(dashes("#A88652"), 13), lay.blank(), gap=inks.GAP)), gap=0
    )
    look = inks.flat("#FFE9A8", 0.9) if choosing else inks.flat(inks.WHITE, 0.5)
    whole = lay.on(look, lay.pad(lay.row(inks.sign(inks.ROW_ICON[number]), told), inks.PAD, 3, inks.INSET))
    return lay.over(whole, lay.ground(CHOSEN)) if choosing else whole


def _sentence(s: SignorieState, seat: int, tile: str, key: str) -> lay.Block:
    """What the reward does, in words, and why it cannot be taken if so."""
    if key == "bride_choice":
        facts = {"dice": box.OFFSPRING_BASE + s.brides[seat] + 1, "place": s.brides[seat] + 1}
        return lay.row(
            inks.sign("bride", inks.HUGE), lay.say("signorie-art-lane-bride-how", inks.TEXT, facts), gap=inks.PAD
        )
    art, told = (
        inks.sign(REWARD_ART[tile][0].split()[-1], inks.HUGE),
        lay.say(f"signorie-text-{tile}".replace("_", "-"), inks.TEXT),
    )
    refusal = CONTROLLER.check(s, Action("claim_tile", seat)) if key == "reward_choice" else None
    if refusal is None:
        return lay.row(art, told, gap=inks.PAD)
    message = f"signorie-refusal-{refusal.code}".replace("_", "-")
    why = lay.say(message, inks.TEXT.but(colour=inks.RED), dict(refusal.params))
    locked = lay.over(art, lay.pad(lay.corner(inks.sign("lock", inks.SMALL), 1, 1), 0, 0, -inks.GAP, inks.PAD))
    return lay.row(lay.sized(locked, inks.HUGE), lay.column(told, lay.shared(why), gap=0), gap=inks.PAD)


__all__ = ["lanes", "stage_of", "wives"]
