"""The panels of the table: bar, seats, race, strait, hand, outlook, actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList, kit
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.presentation.parts import framed
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.inks import BOLD, FIGURE, FINE, HEAD, INSET, NOTE, PAD, TEXT, TINY, said, sign, written
from game.titles.anno1701.art.turning import rect_of
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.actions.building import rank_cost
from game.titles.anno1701.rules.decisions import key_of
from game.titles.anno1701.rules.state import AnnoState, Town, blocked, favour, gold_of, merchants, token_holder, town
from game.titles.anno1701.table.asks import piles_asked
from game.titles.anno1701.table.buttons import controls
from game.titles.anno1701.table.hands import me_of

PHASES: Final = ("dice", "action", "final")
COURSE: Final = 172
"""Where the phases stand in the bar."""
BAR, STRAIT = (1280, 38), (652, 90)
WIDE, NEAR, FAR, RACE, HAND, OUTLOOK, ACTIONS = 296, 152, 192, 110, 174, 106, 166
"""How wide all panels beside the islands are, and how high: the rival's has room for the backs of its hand."""
FEW_PILES: Final = 4
"""So many can be asked for by buttons that leave room for words."""
PIRATES: Final = sorted({card.strength for card in box.VOYAGE.values() if card.strength})
PANEL: Final = inks.PLATE.but(opacity=1)
FAINT: Final = 0.7
"""How opaque a panel is on a quiet table."""
NIGHT: Final = Ground("#0B2030", opacity=0.6)
CHAOS: Final = Ground("#5E1A22")
PRIDE: Final = Ground("#4A0F1C", inks.GILT, width=1.6)
TOKENS: Final = (("commercial", "bag"), ("maritime", "cannon"))
COIN, BACKS, COLUMNS, ROWS = 20, 126, 9, 5
"""How large a coin is, how wide the backs of a hand, and how many places an island has."""
FOAM, FOAM_2, HOT = "#DCEEF6", "#BFD6E4", "#FFD9C8"


def bar(v: View) -> DisplayList:
    """Title, the three phases, the turn and whose it is."""
    s: AnnoState = v.state
    sheet = DisplayList(*BAR)
    rim = lay.sized(lay.ground(Ground(inks.BRASS, "", 0)), high=1.2)
    name = lay.row(lay.icon("anno1701/ships/ship", 32, c="#D33E2B"), said("title", inks.TITLE))
    lay.fill(sheet, (0, 0, *BAR), lay.over(lay.ground(NIGHT.but(radius=0, opacity=1)), lay.corner(rim, 0, 1)))
    lay.fill(sheet, (PAD, 0, COURSE, BAR[1]), name)
    at = {"dice": 0, "action": 1}.get(s.phase, 2 if s.phase in ("final", "voyage") else -1)
    named = {phase: inks.art(f"phase-{phase}") for phase in PHASES}
    now = PHASES[at] if at >= 0 else ""
    x = kit.course(sheet, COURSE, named, now, inks.GOLD, inks.INK, ("#4A7390", "#A9C6D8"))
    turn = said("turn" if s.turn else "turn-none", TEXT, {"turn": s.turn})
    lay.fill(sheet, (x, 0, BAR[0] / 2 - x, BAR[1]), lay.pad(turn, PAD, 0))
    if s.phase == "over":
        lay.fill(sheet, (0, 0, *BAR), said("over", NOTE.but(colour="#BFE3F2", align="center")))
    return sheet


# --- seats -----------------------------------------------------------------------------------------


class SeatPanel(NamedTuple):
    """What a panel tells of a seat: its number and side, whether it is the rival's, what both settlements come to, its
    tokens, the first village that is in chaos, and the goods that it blocks."""

    number: int
    side: str
    far: bool
    favour: int
    gold: int
    own: Town
    other: Town
    cards: int
    buildings: int
    tokens: tuple[int, ...]
    chaos: str
    blocked: tuple[int, ...]


def seat_panel(v: View, seat: int) -> DisplayList:
    """A seat: crest, favour, purse of eight, marks, token, villages in chaos."""
    s: AnnoState = v.state
    counts = favour(s, seat), gold_of(s, seat), town(s.sites[seat]), town(s.sites[1 - seat]), len(s.hands[seat])
    held = tuple(token for token in (0, 1) if token_holder(s, token) == seat)
    shut = [centre for centre, gold in zip(box.CENTRES, s.gold[2 * seat :]) if not gold and s.side[seat]]
    chaos = (shut[0], tuple(blocked(s, seat))) if shut else ("", ())
    return _seat_panel(
        SeatPanel(seat, s.side[seat], seat != me_of(v), *counts, sum(map(bool, s.sites[seat])), held, *chaos)
    )


@lru_cache(256)
def _seat_panel(a: SeatPanel) -> DisplayList:
    card, ink, sub = inks.seat_inks(_dark(a))
    name = lay.say("anno1701-art-seat", inks.TITLE.but(colour=ink), {"seat": a.number})
    who = lay.column(name, lay.say(inks.name_of(a.side), FINE.but(colour=sub)) if a.side else None, lay.blank(), gap=1)
    have = lay.write(a.favour, inks.BIG.but(colour="#FFE9A8"))
    points = lay.row(sign("crown", 25), have, lay.write(f"/ {box.FAVOUR_TO_WIN}", BOLD.but(colour="#D9B7A0")), gap=3)
    pride = lay.hot(lay.hot(lay.on(PRIDE, points, INSET, 0), f"points/{a.number}"), "points")
    parts = lay.column(
        lay.row(inks.crest(a.side, 46), who, lay.fitted(lay.sized(pride, 82, 38))),
        lay.sized(lay.ground(Ground(card.line, "", 0, 0, 0.45)), high=1),
        _gold(a.gold, ink, sub),
        _marks(a, ink, sub),
        *(_far if a.far else _near)(a, ink, sub),
    )
    return lay.laid(lay.pad(lay.on(card, parts, INSET), 1), WIDE, FAR if a.far else NEAR)


def purse(gold: int) -> Block:
    """A coin for each gold, a face for each that is wanting; a quiet table leaves the faces out."""
    coins = [sign("gold", COIN) if i < gold else lay.aside(sign("discontent", COIN)) for i in range(box.GOLD_MAX)]
    return lay.row(*coins, gap=3)


def _gold(gold: int, ink: str, sub: str) -> Block:
    """The purse, how much it is, and how many are upset; a quiet table says how much behind the coins."""
    count = lay.sized(lay.write(f"**{gold}**/{box.GOLD_MAX}", TEXT.but(colour=ink)), 30)
    upset = said("unhappy", FINE.but(colour=sub, align="right"), {"count": box.GOLD_MAX - gold})
    whole = lay.row(purse(gold), lay.aside(count), lay.aside(upset))
    number = lay.shared(lay.write(gold, inks.BIG.but(colour=ink)))
    return lay.over(whole, lay.aside(lay.row(lay.blank((COIN + 3) * gold - 2), number), QUIET))


def _dark(a: SeatPanel) -> bool:
    return a.side == "dragon" if a.side else a.number == 1


def _strip(a: SeatPanel) -> Ground:
    return Ground(inks.WINE_2 if _dark(a) else inks.SAND)


def _marks(a: SeatPanel, ink: str, sub: str) -> Block:
    """Sails, guns, bags and gladness, each with its word; on a quiet table larger, and none as a shadow."""
    cells = []
    for mark, count in zip(inks.MARKS, inks.marks_of(a.own)):
        number = lay.sized(lay.write(count, inks.NAME.but(colour=ink)), 11)
        word = said(f"mark-{mark}", TINY.but(colour=sub))
        full = lay.aside(lay.on(_strip(a), lay.row(sign(mark), number, word, gap=2), 2, 0))
        large = lay.shared(lay.write(count or "", inks.BIG.but(colour=ink)))
        quiet = lay.aside(lay.row(sign(mark, 26, 255 if count else 60), large), QUIET)
        cells.append(lay.hot(lay.over(full, quiet), f"mark/{mark}"))
    return lay.grid(cells, len(cells), gap=3)


def _held(a: SeatPanel, whole: bool, ink: str, sub: str) -> list[Block]:
    """The tokens of a seat with the marks by which it holds them: beside each other where there is the ``whole`` width for
    one, by the drawings alone where there is less for two."""
    alone, found = len(a.tokens) == 1, []
    counts = ((a.own.bags, a.other.bags), (a.own.cannons, a.other.cannons))
    for token in a.tokens:
        (name, mark), (mine, theirs) = TOKENS[token], counts[token]
        words = said(f"token-{name}", BOLD.but(colour=ink))
        why = lay.write(f"[{mark}] {mine} > {theirs}", FINE.but(colour=sub))
        told = lay.row(words, why) if whole and alone else lay.column(words, why, gap=0, along="middle")
        found.append(lay.row(sign(f"tok_{name}", 32), told if whole or alone else None))
    return found or [lay.blank()]


def _far(a: SeatPanel, ink: str, sub: str) -> list[Block]:
    """How many cards are held, beside their backs; tokens; whether the villages are calm."""
    middle = FINE.but(align="center", colour=sub)
    words = said("hand-short", BOLD.but(colour=ink)), said("cards", FINE.but(colour=sub), {"count": a.cards})
    hand = lay.column(*words, gap=0, along="middle")
    line = lay.aside(lay.on(_strip(a), said("calm", middle, {"count": a.buildings}), 0, 2))
    if a.chaos:
        goods = "".join(f"[{box.GOODS[box.GOOD_OF[k]]}]" for k in a.blocked)
        line = lay.on(CHAOS, said(f"chaos-{a.chaos}", middle.but(colour=HOT), {"goods": goods}), 0, 2)
    held = lay.row(lay.sized(hand, 34), lay.blank(BACKS), *_held(a, False, ink, sub), gap=3)
    return [lay.shared(held), line]


def _near(a: SeatPanel, ink: str, sub: str) -> list[Block]:
    """Tokens and chaos side by side."""
    if not a.chaos and not a.tokens:
        return [lay.shared(lay.aside(said("no-token", FINE.but(colour=sub))))]
    chaos = lay.sized(lay.on(CHAOS, said("chaos-short", FINE.but(align="center", colour=HOT)), 0, 3), 148)
    held = _held(a, not a.chaos, ink, sub)
    return [lay.shared(lay.row(*held, lay.fitted(chaos) if a.chaos else None))]


def race(v: View) -> DisplayList:
    """Seven crowns a seat: who comes first wins, or who has two merchants."""
    s: AnnoState = v.state
    me = me_of(v)
    return _race(tuple((s.side[seat], favour(s, seat), merchants(s, seat)) for seat in (1 - me, me)))


@lru_cache(256)
def _race(seats: tuple[tuple[str, int, int], ...]) -> DisplayList:
    how = said("race-how", FINE.but(colour=FOAM_2, align="right"))
    head = lay.aside(lay.row(said("race", HEAD), lay.shared(how, 2)))
    rows = lay.hot(lay.column(*(lay.shared(_crowns(*seat)) for seat in seats)), "points")
    quiet = lay.aside(lay.ground(inks.NIGHT_PLATE.but(opacity=0.6)), QUIET)
    parts = lay.column(lay.pad(head, INSET, 0), lay.shared(lay.over(quiet, lay.pad(rows, INSET, 3))), gap=0)
    full = lay.aside(lay.ground(PANEL.but(line=inks.BRASS)))
    return lay.laid(lay.pad(lay.over(full, parts), 1), WIDE, RACE)


def _crowns(side: str, have: int, rich: int) -> Block:
    """The crowns of a seat, those that it has lit, and its merchants."""
    count = lay.write(f"**{rich}**/{box.MERCHANTS_TO_WIN}", FINE.but(colour=inks.CREAM))
    crowns = lay.shared(inks.crowns(side, have))
    return lay.row(inks.crest(side, inks.ROW), crowns, sign("merchant_mark"), lay.sized(count, 22), gap=3)


# --- the islands and the water between them --------------------------------------------------------


def strait(v: View) -> DisplayList:
    """What lies on the water beside the piles: the bank, and what each rank costs."""
    costs = ((rank_cost(v.state, level), box.RANKS[level]) for level in (1, 2, 3))
    return _strait(tuple(tuple(inks.price_of(goods, rank.rum, rank.tobacco)) for goods, rank in costs))


@lru_cache(16)
def _strait(prices: tuple[tuple[str, ...], ...]) -> DisplayList:
    name = lay.on(inks.COUNT, said("bank", TINY.but(face="bold", align="center")))
    bank = lay.column(lay.blank(high=26), sign("bank", 38), name, lay.blank(), gap=0)
    told = (lay.sized(lay.pad(_price(parts), 0, 27, bottom=15), 28) for parts in prices)
    return lay.laid(lay.row(lay.sized(bank, 52), lay.blank(), *told, lay.blank(PAD), gap=48), *STRAIT)


def _price(parts: tuple[str, ...]) -> Block:
    lines = (lay.sized(written(part, FIGURE), high=16) for part in parts)
    return lay.on(NIGHT, lay.column(*lines, gap=0, along="middle"))


@lru_cache(1024)
def plots(sites: tuple[str, ...], own: bool) -> DisplayList:
    """The free building sites of a settlement."""
    place, name, first = ("me", "plot", "c0_up2") if own else ("rival", "plot_far", "c8_down2")
    left, top, size, _ = rect_of(f"{place}/{first}")
    sheet = DisplayList(COLUMNS * (size + 3) + 1, ROWS * (size + 3) + 1)
    for site, card in zip(box.SITES, sites):
        if not card:
            x, y, w, h = rect_of(f"{place}/{site}")
            plot = lay.aside(lay.picture(f"anno1701/scene/{name}"), SHADOW)
            lay.fill(sheet, (x - left + 2, y - top + 2, w, h), plot)
    return sheet


# --- beside the islands ----------------------------------------------------------------------------


def hand(v: View) -> DisplayList:
    """How many cards are held, and what that means."""
    s: AnnoState = v.state
    count = len(s.hands[me_of(v)])
    room = said("hand-full" if count >= box.HAND_SIZE else "hand-room", TINY.but(colour=FOAM, align="right"))
    head = lay.row(said("hand", NOTE, {"count": count}), lay.aside(lay.shared(room, 2)))
    none = said("hand-empty", NOTE.but(colour=inks.PALE, align="center", lines=2))
    empty = lay.aside(lay.on(inks.PLATE.but(opacity=0.5), lay.over(lay.blank(), none), PAD))
    below = lay.blank() if count else lay.shared(empty)
    return lay.laid(lay.column(lay.on(NIGHT, head, INSET, 1), below, gap=2), WIDE, HAND)


def outlook(v: View) -> DisplayList:
    """The discard pile, and what a voyage would meet: speed, strength, odds against every pirate, the storm. A quiet table
    tells of the voyage where one can sail."""
    s: AnnoState = v.state
    me = me_of(v)
    return _outlook(len(s.discard), town(s.sites[me]), town(s.sites[1 - me]).sails, s.phase == "final")


@lru_cache(256)
def _outlook(discarded: int, own: Town, rival: int, sails: bool) -> DisplayList:
    used = lay.column(
        lay.sized(
            lay.pad(said("discard", FINE.but(colour=inks.CREAM), {"count": discarded}), INSET, 0, 0),
            high=inks.SIGN,
        ),
        lay.fitted(lay.sized(lay.ground(Ground("none", "#35607E")), 60, 60)),
        lay.aside(said("discard-all", TINY.but(colour="#BFE3F2", align="center"))),
        gap=2,
    )
    plain = FINE.but(colour=inks.CREAM)
    most = said("outlook-most", plain.but(align="right"), {"count": own.sails})
    base = box.SHIP_SAILS
    speed = lay.write(f"[sail] {base} + {own.sails - base} = **{own.sails}**", NOTE)
    foes = [_foe(strength, odds(own.cannons, strength)) for strength in PIRATES]
    storm = said("storm-safe" if own.sails > rival else "storm-hit", plain, {"mine": own.sails, "theirs": rival})
    voyage = lay.column(
        lay.row(lay.shared(lay.aside(said("outlook", HEAD)), 1.5), most),
        lay.row(lay.shared(speed, 1.5), lay.write(f"[cannon] **{own.cannons}**", NOTE)),
        lay.grid(foes, len(foes), gap=3),
        lay.row(lay.shared(storm, 3), said("odds", TINY.but(colour=inks.PALE, align="right"))),
        gap=0,
        along="between",
    )
    rule = lay.sized(lay.pad(lay.ground(Ground(inks.LINE, "", 0)), 0, INSET), 1)
    told = lay.row(rule, lay.pad(voyage, 0, 0, INSET))
    pile = lay.hot(used if sails else lay.over(lay.aside(lay.ground(inks.NIGHT_PLATE), QUIET), used), "discard")
    parts = lay.row(lay.sized(pile, 72), told if sails else lay.aside(told))
    panel = framed(PANEL, parts, 3, 2, FAINT) if sails else inks.bare(PANEL, lay.pad(parts, 3, 2))
    return lay.laid(lay.pad(panel, 1), WIDE, OUTLOOK)


def _foe(strength: int, chance: float) -> Block:
    """Pirates of a strength, and how likely they are beaten."""
    ink = "#FFB9A0" if chance < 1 / 3 else "#FFE0B0" if chance < 2 / 3 else "#CFF3DF"
    told = (written(f"[ev_pirates]**{strength}**", NOTE), written(f"{chance:.0%}", FIGURE.but(colour=ink)))
    return inks.bare(inks.WELL, lay.column(*told, gap=0))


@lru_cache(256)
def odds(mine: int, theirs: int) -> float:
    """The chance to win a fight; equal totals are rolled again."""
    eyes = range(1, 7)
    margins = [a + mine - b - theirs for a in eyes for b in eyes]
    wins, losses = sum(margin > 0 for margin in margins), sum(margin < 0 for margin in margins)
    return wins / (wins + losses) if wins + losses else 0.0


def actions(v: View) -> DisplayList:
    """The ground of what can be pressed, with its heading."""
    s: AnnoState = v.state
    key = key_of(s)
    asked = bool(s.pending) and s.pending[-1].seats[0] == me_of(v)
    over = s.phase == "over"
    heading = said("actions" if asked else "over" if over else "waiting", HEAD)
    beside = lay.blank()
    text: Block | None = None
    if not asked and not over and not controls(v):
        told = not s.pending and s.actor == me_of(v)
        text = said("telling-text" if told else "waiting-text", NOTE.but(colour=inks.PALE, lines=3))
    elif asked and key == "actions":
        beside = said("any-order", TINY.but(colour=inks.PALE, align="right"))
    elif asked and key in ("refill", "exchange"):
        how = said("refill-how", NOTE) if len(piles_asked(v) or ()) <= FEW_PILES else None
        text = lay.column(lay.blank(high=64), how)
    elif asked and key not in ("final", "pay", "place", "assign_layout"):
        asks = TEXT.but(lines=4, valign="top")
        text = lay.say(f"anno1701-prompt-{key}".replace("_", "-"), asks)
    head = lay.row(lay.aside(heading, "" if over else GONE), lay.aside(beside))
    parts = lay.column(head, text, lay.blank())
    return lay.laid(
        lay.pad(framed(PANEL.but(line=inks.GLOW if asked else inks.LINE), parts, PAD, 1, FAINT), 1), WIDE, ACTIONS
    )
