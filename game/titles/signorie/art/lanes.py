"""The lanes of the evening: each player's dice against the limit, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
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
from game.titles.signorie.table.placement import CHOICE, LANES, OWN_LANE, asked_of, color_of, house_of

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


def lanes(v: View) -> Iterator[tuple[str, DisplayList]]:
    """The region of each place in the new turn order."""
    s: SignorieState = v.state
    for place, seat in enumerate(s.turn_order, 1):
        yield f"lane/{place}", _lane(v, seat, place)


def stage_of(s: SignorieState, seat: int) -> str:
    """Where a seat stands in the handing out of rewards."""
    if seat not in s.eligible:
        return OVER
    at, now = s.eligible.index(seat), (s.served - 1) >> 1
    return NOW if at == now else DONE if at < now else NEXT


def _lane(v: View, seat: int, place: int) -> DisplayList:
    s: SignorieState = v.state
    mine, stage = seat == v.me, stage_of(s, seat)
    people = (s.vp[seat], s.florins[seat], *s.supply[2 * seat : 2 * seat + 2])
    who = lay.row(
        lay.hot(
            lay.sized(_who(seat, color_of(s, seat), place, people, seat not in s.eligible, mine), LEFT),
            f"person/{seat}",
        ),
        lay.sized(_sum(s, seat, mine), DICE),
        gap=10,
    )
    line = inks.SEAT[color_of(s, seat)]
    under = lay.Ground("#26090F" if stage == OVER else inks.PANEL, line, width=1.6, shadow=100)
    if mine:
        below = lay.pad(_below(v, seat, stage), UNDER, 0, 2, inks.INSET)
        left = lay.column(lay.sized(who, high=HIGH), lay.shared(below), gap=0)
        told = lay.pad(lay.row(left, lay.sized(_right(v, seat, stage), RIGHT), gap=20), inks.INSET, 0, 10)
        rim = lay.ground(under.but(fill="none", width=2.4, shadow=0))
        return lay.laid(lay.over(lay.ground(under), lay.picture("signorie/lane_paper"), rim, told), WIDE, OWN_LANE)
    whole = lay.sized(lay.row(who, lay.sized(_outcome(s, seat, stage), RIGHT), gap=20), high=HIGH)
    told = lay.pad(lay.column(lay.blank(), whole, lay.blank(), gap=0), inks.INSET, 0, 10)
    return lay.laid(lay.on(under, told), WIDE, LANES[s.seats][0])


@inks.kept
def _who(seat: int, color: str, place: int, has: tuple[int, ...], dim: bool, mine: bool) -> lay.Block:
    """The place, the lord, points and purse, sons and daughters at hand."""
    ink, (vp, florins, sons, daughters) = inks.INK if mine else inks.CREAM, has
    portrait = lay.picture(f"signorie/portraits/{color}", alpha=inks.DIM if dim else 255)
    framed = lay.over(portrait, lay.ground(lay.Ground("none", inks.GOLD, 3)))
    lord = lay.sized(lay.pad(inks.badged(framed, inks.shield(color, inks.SMALL), 4), 0, 10), 50)
    words = inks.SAID.but(colour=ink)
    told = lay.column(
        lay.say("table-player", inks.NAME.but(colour=ink), {"seat": seat}),
        lay.write(f"[vp] **{vp}**　[florin] **{florins}**", words),
        lay.write(f"[son_{color}] {sons}　[daughter_{color}] {daughters}", words),
        gap=1,
    )
    number = lay.write(place, PLACE.but(colour=inks.RED if mine else inks.GOLD))
    return lay.row(lay.sized(number, 38), lord, lay.pad(told, inks.GAP, inks.INSET, 0), gap=4)


def _sum(s: SignorieState, seat: int, mine: bool) -> lay.Block:
    """The dice in true length against the limit, and the difference in words."""
    told = lay.sized(_against(s.dice_sum(seat), s.limit(seat), mine), high=22)
    gauge = lay.sized(bar(s, seat, not mine), high=26)
    return lay.hot(lay.column(lay.blank(high=4), told, gauge, lay.blank()), "gauge")


@inks.kept
def _against(total: int, limit: int, mine: bool) -> lay.Block:
    ink, soft = (inks.INK, inks.INK_2) if mine else (inks.CREAM, inks.SOFT)
    over_, more = total > limit, limit - box.BASE_THRESHOLD
    left = inks.STRONG.but(align="right", colour=(inks.RED if mine else inks.ALARM) if over_ else ink)
    facts = {"limit": limit, "base": box.BASE_THRESHOLD, "more": more}
    kept = lay.say(f"signorie-art-lane-{'raised' if more else 'limit'}", inks.NOTE.but(colour=soft), facts)
    return lay.row(
        lay.sized(lay.say("signorie-art-lane-sum", inks.SAID.but(colour=ink), {"sum": total}), 66),
        lay.sized(kept, 130),
        lay.say(f"signorie-art-lane-{'over' if over_ else 'left'}", left, {"count": abs(limit - total)}),
        inks.sign("over" if over_ else "ok"),
        gap=3,
    )


@inks.kept
def wives(have: int, coming: bool, dark: bool) -> lay.Block:
    """The lord's wife and his four places for brides; the one that comes now has a ring."""
    return lay.row(*(_wife(have, place, coming, dark) for place in range(box.BRIDES + 1)), gap=1)


def _wife(have: int, place: int, coming: bool, dark: bool) -> lay.Block:
    there, now = place <= have, coming and place == have + 1
    empty = inks.LINE_2 if dark else "#EBDDBB"
    place_ = inks.oval(there or now, "#E9C9A0" if place == 0 else inks.SLIP.fill if there or now else empty)
    inner: lay.Block | None = None
    if place == 0:
        inner = inks.sign("daughter", 20)
    elif (there and dark) or now:
        inner = inks.sign("bride", 20, inks.WHOLE if there else inks.DIM)
    elif not there and box.BRIDE_VP[place - 1]:
        style = inks.MIDDLE.but(size=inks.TINY.size, colour=inks.STRAW if dark else inks.INK)
        inner = lay.write(f"+{box.BRIDE_VP[place - 1]}", style)
    glow = inks.oval(True, "none", inks.GLOW)
    return lay.sized(lay.over(place_, lay.over(glow, lay.pad(glow, 1)) if now else None, inner), *BRIDE)


def bride_gain(s: SignorieState, seat: int) -> str:
    """What the next bride brings besides herself, as markup."""
    vp, florins = box.BRIDE_VP[s.brides[seat]], box.REWARD_SLOTS[s.reward_slot()].florins
    return "　".join([f"**+{vp}**[vp]"] * bool(vp) + [f"**+{florins}**[florin]"] * bool(florins))


def _outcome(s: SignorieState, seat: int, stage: str) -> lay.Block:
    """What somebody else gets, has got, or why not."""
    if stage == OVER:
        return lay.pad(_nothing(s.dice_sum(seat), s.limit(seat)), 0, inks.INSET)
    tile, bride = s.reward_tile(), box.REWARD_SLOTS[s.reward_slot()].bride
    coming = bride and stage != DONE and s.brides[seat] < box.BRIDES
    gain = bride_gain(s, seat) if coming else ""
    besides = _bride_of(s.brides[seat], coming, gain) if bride else _offer(bool(s.bought >> seat & 1))
    left = _gets(tile, 0 if bride else COUNTED[tile](s, seat), stage)
    right = lay.on(BROWN, besides, 4, 2)
    return lay.pad(lay.row(lay.sized(left, 172), lay.shared(right)), 0, inks.INSET)


@inks.kept
def _gets(tile: str, count: int, stage: str) -> lay.Block:
    """The tile or florins, or what a tile for points counts."""
    either = box.REWARDS[tile]["kind"] == "bonus"
    facts = {"florins": box.REWARD_FLORINS, "count": count, "vp": 0 if either else count * box.REWARDS[tile]["vp_each"]}
    mark = inks.sign({DONE: "ok", NOW: "moon", NEXT: "clock"}[stage], 22)
    brings = lay.say(f"signorie-art-lane-{'either' if either else 'counts'}", inks.NOTE.but(colour=inks.STRAW), facts)
    gets = lay.column(
        lay.shared(lay.row(mark, lay.say(f"signorie-art-lane-{stage}", inks.STRONG))),
        lay.shared(lay.row(inks.sign(REWARD_ART[tile][0].split()[-1], 20), brings)),
        gap=2,
    )
    return lay.on(BROWN.but(line=inks.GOLD, width=2) if stage == NOW else BROWN, gets, inks.INSET, inks.GAP)


@inks.kept
def _offer(bought: bool) -> lay.Block:
    """The points that can be bought, or that were."""
    told = "signorie-art-lane-bought" if bought else "signorie-art-lane-buys"
    return lay.say(told, inks.SAID.but(align="center"), {"cost": box.BUY_COST, "vp": box.BUY_VP})


@inks.kept
def _bride_of(have: int, coming: bool, gain: str) -> lay.Block:
    """The bride that comes with the tile, or how many have come."""
    note = inks.NOTE.but(colour=inks.STRAW, align="center")
    below = lay.say("signorie-art-lane-brides", note, {"count": have})
    if coming:
        below = lay.write(f"[bride] {gain}", inks.SAID.but(align="center"))
    return lay.column(lay.row(wives(have, coming, True), along="middle"), below, gap=2)


@inks.kept
def _nothing(total: int, limit: int) -> lay.Block:
    """Over the limit: no reward, and by how much."""
    told = lay.column(
        lay.say("signorie-art-lane-nothing", inks.NAME.but(colour="#FFE3D6")),
        lay.say("signorie-art-lane-missing", inks.NOTE.but(colour="#F0C9B8"), {"count": total - limit, "limit": limit}),
        gap=2,
        along="middle",
    )
    locked = lay.row(inks.sign("lock", inks.LARGE), told, gap=inks.PAD)
    return lay.on(lay.Ground("#3B1016", "#B2301F", 6), locked, inks.PAD, 0)


# --- the viewer's own lane -----------------------------------------------------------------------------------


def _right(v: View, seat: int, stage: str) -> lay.Block:
    """What comes of it: the cards of the reward, below them the answer."""
    s: SignorieState = v.state
    key = _asked(v, stage)
    cards = _nothing(s.dice_sum(seat), s.limit(seat)) if stage == OVER else _cards(s, seat, key, stage)
    answer = _answer(key, stage, s.pending[-1].seats[0])
    return lay.pad(lay.column(lay.sized(cards, high=CHOICE[1]), answer, gap=inks.INSET), 0, 10)


def _asked(v: View, stage: str) -> str:
    """What whoever looks is asked now, or ""."""
    return asked_of(v) if stage == NOW else ""


def _below(v: View, seat: int, stage: str) -> lay.Block:
    """What the reward of the round is about: free places of helpers, rows of the plan, or a sentence."""
    s: SignorieState = v.state
    tile, key = s.reward_tile(), _asked(v, stage)
    if tile == "rw_free_helper" and stage != OVER:
        return _helpers(s.helpers[seat], key == "choose_free_helper")
    if tile == "rw_face_down" and stage != OVER:
        return _rows(s, seat, key == "choose_row")
    return lay.pad(lay.on(inks.flat(inks.WHITE, 0.5), _sentence(s, seat, tile, key), inks.PAD, 2), 0, 3, 0, 3)


@inks.kept
def _answer(key: str, stage: str, seat: int) -> lay.Block:
    """Where the buttons stand: who is asked now, or what is asked of oneself on the table."""
    if not key:
        said = lay.say(
            f"signorie-art-lane-{stage}-own", inks.FINE.but(colour=inks.INK_2, align="center"), {"seat": seat}
        )
        return lay.on(lay.Ground(inks.FADED, "#B98B6B"), said, inks.INSET, 0)
    if key in ("reward_choice", "bride_choice", "buy_vp_choice", "spend_points"):
        return lay.blank()
    asked = inks.TEXT.but(face="bold", align="center")
    return lay.on(inks.COMES.but(radius=8), lay.say(inks.message("art-now", key), asked), inks.INSET, 0)


def _cards(s: SignorieState, seat: int, key: str, stage: str) -> lay.Block:
    """The tile or florins, then the bride; in the rounds of points what was counted, then points for florins."""
    tile, have, purse = s.reward_tile(), s.brides[seat], s.florins[seat]
    plus = lay.sized(lay.write("＋", inks.MIDDLE.but(colour=inks.INK)), 16)
    if not box.REWARD_SLOTS[s.reward_slot()].bride:
        counted = _counted(tile, COUNTED[tile](s, seat), stage == NEXT)
        return lay.row(lay.sized(counted, 220), plus, _bought(purse, bool(s.bought >> seat & 1), key), gap=0)
    taken = stage == DONE or key in ("bride_choice", "buy_vp_choice")
    either = lay.say("signorie-art-lane-or", inks.INKED.but(align="center"))
    may = key == "reward_choice" and CONTROLLER.check(s, Action("claim_tile", seat)) is None
    full = have >= box.BRIDES
    gain = "" if full or (taken and key != "bride_choice") else bride_gain(s, seat)
    return lay.row(
        lay.sized(_tile(tile, key, taken, may), CHOICE[0]),
        lay.sized(either, 24),
        lay.sized(_florins(purse, key, taken), CHOICE[0]),
        plus,
        _bride(have, key == "bride_choice", taken and key != "bride_choice", gain),
        gap=0,
    )


@inks.kept
def _tile(tile: str, key: str, taken: bool, may: bool) -> lay.Block:
    """The reward itself; lit where it can be chosen, with a lock where it cannot be taken."""
    told = inks.TEXT.but(colour=inks.INK_2 if taken else inks.INK, face="bold", align="center", leading=1.12)
    lies = key in ("choose_free_helper", "choose_row")
    sign = inks.sign(REWARD_ART[tile][0].split()[-1], inks.HUGE, inks.DIM if taken else inks.WHOLE)
    brings = lay.write(reward_sum(tile), inks.NOTE.but(colour=inks.INK_2, align="center"))
    name = lay.say(inks.message("art-short", tile), told)
    card = lay.column(lay.sized(lay.blank() if lies else sign, high=inks.HUGE), lay.shared(name), brings, gap=2)
    shut = lay.pad(lay.corner(inks.sign("lock"), 0, 0), 4)
    mark = (LIT if may else shut) if key == "reward_choice" else None
    return lay.over(_card(card, lies or key == "spend_points", pale=taken), mark)


@inks.kept
def _florins(before: int, key: str, taken: bool) -> lay.Block:
    """The florins in place of the tile, and what the purse would be."""
    pale = taken or key in ("choose_free_helper", "choose_row", "spend_points")
    words = inks.SAID.but(colour=inks.INK_2 if pale else inks.INK, align="center")
    facts, asked = {"before": before, "after": before + box.REWARD_FLORINS}, key == "reward_choice"
    purse = lay.say("signorie-art-purse", inks.NOTE.but(colour=inks.INK_2, align="center"), facts) if asked else None
    many = lay.say("signorie-art-lane-florins", words, {"florins": box.REWARD_FLORINS})
    card = lay.column(inks.sign("florin", inks.HUGE, inks.DIM if pale else inks.WHOLE), many, lay.blank(), purse, gap=4)
    return lay.over(_card(card, False, pale=pale), LIT if asked else None)


def _card(told: lay.Block, chosen: bool, pale: bool = False) -> lay.Block:
    """A card to be chosen; one that is bears a light and a tick."""
    look = inks.SLIP.but(fill="#FFE9A6" if chosen else "#E8DCC2" if pale else inks.SLIP.fill)
    card = lay.on(look, lay.pad(told, 3, inks.INSET, 3, 4))
    return lay.over(card, LIT, lay.corner(inks.sign("ok", 22), inset=-inks.GAP)) if chosen else card


@inks.kept
def _bride(have: int, asked: bool, done: bool, gain: str) -> lay.Block:
    """The bride that comes, what she brings, and the dice for offspring."""
    full, note = have >= box.BRIDES, inks.NOTE.but(colour=inks.INK_2, align="center")
    places = lay.row(wives(have, not done and not full, False), along="middle")
    if done or full:
        message, style = (
            f"signorie-art-lane-{'full' if full else 'brides'}",
            inks.FINE.but(colour=inks.INK_2, align="center"),
        )
        told = lay.column(places, lay.say(message, style, {"count": have}))
        return _card(lay.pad(told, 0, -3), False, pale=True)
    name = lay.say("signorie-art-lane-bride", inks.NOTE.but(colour=inks.INK, face="bold"), {"place": have + 1})
    who = lay.row(lay.blank(20) if asked else inks.sign("bride", inks.SIGN, inks.DIM), name, gap=4)
    dice = {"before": box.OFFSPRING_BASE + have, "after": box.OFFSPRING_BASE + have + 1}
    parts = lay.column(
        places,
        lay.pad(who, inks.GAP, 0),
        lay.write(gain, inks.SAID.but(colour=inks.RED, align="center")),
        lay.say("signorie-art-lane-dice", note, dice),
        gap=2,
    )
    return lay.over(_card(lay.pad(parts, 0, -3), False), LIT if asked else None)


@inks.kept
def _counted(tile: str, count: int, comes: bool) -> lay.Block:
    """A tile that scores what it counts."""
    each = box.REWARDS[tile]["vp_each"]
    name = lay.say(inks.message("art-short", tile), inks.TEXT.but(face="bold"))
    head = lay.row(*(inks.sign(one, inks.LARGE) for one in REWARD_ART[tile][0].split()), name)
    worth = lay.write(f"{count} × {each} = **{count * each}**[vp]", inks.FIGURE.but(colour=inks.RED, face="body"))
    scored = f"signorie-art-lane-{'will-score' if comes else 'scored'}"
    said = lay.say(scored, inks.NOTE.but(colour=inks.INK_2, align="center"))
    return _card(lay.column(lay.shared(lay.pad(head, inks.INSET, 0)), lay.shared(worth), said, gap=3), False)


@inks.kept
def _bought(purse: int, bought: bool, key: str) -> lay.Block:
    """The points that can be bought once, and what the purse would be."""
    can, note = purse >= box.BUY_COST and not bought, inks.NOTE.but(colour=inks.INK_2, align="center")
    if bought:
        below = lay.say("signorie-art-lane-bought-own", note)
    elif not can:
        dear = lay.say("signorie-art-sky-dear", note.but(align="left"), {"florins": box.BUY_COST})
        below = lay.pad(lay.row(inks.sign("lock", inks.SMALL), dear), 4, 0)
    else:
        after = lay.say("signorie-art-purse", note, {"before": purse, "after": purse - box.BUY_COST})
        below = lay.column(after, lay.say("signorie-art-lane-once", note))
    offer = lay.write(f"{box.BUY_COST}[florin] → **{box.BUY_VP}**[vp]", inks.INKED.but(colour=inks.RED, align="center"))
    card = _card(lay.column(lay.sized(offer, high=inks.HUGE), below, lay.blank()), False, pale=not can)
    return lay.over(card, LIT if key == "buy_vp_choice" else None)


@inks.kept
def _helpers(hired: int, choosing: bool) -> lay.Block:
    """The fifteen places for helpers, the free ones in gold."""
    title = lay.say(f"signorie-art-lane-helpers{'-now' if choosing else ''}", inks.NOTE.but(colour=inks.INK))
    columns = []
    for column, color in enumerate(box.COLORS):
        c, shade, _, soft = inks.DIE[color]
        slots = range(3 * column, 3 * column + 3)
        places = (lay.shared(_helper(box.HELPERS[n], hired >> n & 1 > 0, shade, choosing)) for n in slots)
        band = lay.sized(lay.ground(inks.flat(c)), high=4.5)
        told = lay.column(band, lay.pad(lay.column(*places, gap=1.4), 2.5, 1), gap=0)
        columns.append(lay.on(lay.Ground(soft, shade, 5), told))
    return lay.column(lay.sized(title, high=15), lay.pad(lay.row(*columns, gap=2.5), 0, 0, 0, 1 - inks.INSET), gap=1)


def _helper(helper: box.HelperSlot, hired: bool, shade: str, choosing: bool) -> lay.Block:
    style = inks.TINY.but(colour=inks.INK_2 if hired else inks.INK, align="center")
    name = lay.say(inks.message("art-effect", helper.effect), style)
    cost = lay.write(helper.cost, inks.MIDDLE.but(size=inks.TINY.size, colour=inks.INK))
    coin = lay.pad(lay.sized(lay.over(inks.sign("cost", inks.SIGN, inks.DIM), cost), inks.SIGN), 2, 0, 0)
    look = lay.Ground("#F6EBD3" if hired else inks.WHITE, shade if hired else "", 5, 1, 1 if hired else 0.6)
    place = lay.on(look, lay.row(lay.blank(20) if hired else coin, name, gap=3))
    return lay.hot(lay.over(place, lay.ground(CHOSEN) if choosing and not hired else None), f"helper/{helper.id}")


def _rows(s: SignorieState, seat: int, choosing: bool) -> lay.Block:
    """The four rows of the plan: what they hold, and what one more tile would make of them."""
    title = lay.say(f"signorie-art-lane-rows{'-now' if choosing else ''}", inks.NOTE.but(colour=inks.INK))
    rows = []
    for number, name in enumerate(box.ROWS):
        at = len(box.ROWS) * seat + number
        held = (*map(house_of, s.face_up[at]), *["neutral"] * s.face_down[at])
        rows.append(lay.hot(_row(number, held, row_worth(s, seat, number), choosing), f"row/{name}"))
    return lay.column(lay.sized(title, high=15), lay.shared(lay.grid(rows, 2, inks.INSET, down=6)), gap=1.5)


@inks.kept
def _row(number: int, held: tuple[str, ...], before: int, choosing: bool) -> lay.Block:
    count = len(held) + 1
    enough, name = count >= box.ROW_TILES, f"signorie-art-row-{inks.ROW_ICON[number]}"
    facts = {"before": before if count > box.ROW_TILES else 0, "after": before + 1 if enough else 0}
    facts["lack"] = box.ROW_TILES - count
    colour = inks.RED if count == box.ROW_TILES else inks.INK
    worth = inks.TINY.but(colour=colour, align="right", face="bold" if enough else "body")
    head = lay.row(
        lay.sized(lay.say(name, inks.TINY.but(colour=inks.INK, face="bold")), 60),
        lay.say(f"signorie-art-lane-row{'' if enough else '-lacks'}", worth, facts),
        gap=2,
    )
    tiles = (inks.sign(house, 13) for house in held[:8])
    lie = lay.row(*tiles, lay.sized(dashes("#A88652"), 13), lay.blank(), gap=inks.GAP)
    look = inks.flat("#FFE9A8", 0.9) if choosing else inks.flat(inks.WHITE, 0.5)
    told = lay.row(inks.sign(inks.ROW_ICON[number]), lay.column(lay.shared(head), lay.shared(lie), gap=0))
    whole = lay.on(look, lay.pad(told, inks.PAD, 3, inks.INSET))
    return lay.over(whole, lay.ground(CHOSEN)) if choosing else whole


def _sentence(s: SignorieState, seat: int, tile: str, key: str) -> lay.Block:
    """What the reward does, in words, and why it cannot be taken if so."""
    if key == "bride_choice":
        facts = {"dice": box.OFFSPRING_BASE + s.brides[seat] + 1, "place": s.brides[seat] + 1}
        how = lay.say("signorie-art-lane-bride-how", inks.TEXT, facts)
        return lay.row(inks.sign("bride", inks.HUGE), how, gap=inks.PAD)
    art = inks.sign(REWARD_ART[tile][0].split()[-1], inks.HUGE)
    told = lay.say(inks.message("text", tile), inks.TEXT)
    refusal = CONTROLLER.check(s, Action("claim_tile", seat)) if key == "reward_choice" else None
    if refusal is None:
        return lay.row(art, told, gap=inks.PAD)
    why = lay.say(inks.message("refusal", refusal.code), inks.TEXT.but(colour=inks.RED), dict(refusal.params))
    locked = lay.over(art, lay.pad(lay.corner(inks.sign("lock", inks.SMALL), 1, 1), 0, 0, -inks.GAP, inks.PAD))
    return lay.row(lay.sized(locked, inks.HUGE), lay.column(told, lay.shared(why), gap=0), gap=inks.PAD)
