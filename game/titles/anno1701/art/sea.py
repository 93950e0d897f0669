"""The voyage on its own stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from game.engine import View
from game.presentation import DisplayList, signed
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, Style
from game.presentation.parts import framed
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.faces import picture_of, wares_of
from game.titles.anno1701.art.inks import BOLD, CREAM, FIGURE, FINE, HEAD, INSET, PAD, ROMAN, TEXT, said, sign, written
from game.titles.anno1701.art.logbook import SHIP, VoyageEntry, haul
from game.titles.anno1701.art.table import odds, purse
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.decisions import key_of
from game.titles.anno1701.rules.prospects import next_rank
from game.titles.anno1701.rules.state import AnnoState, gold_of, town
from game.titles.anno1701.table.placing import strip

WIDE, HIGH = 950, 640
CORNER: Final = (318, 44)
"""Where the stage stands on the table."""
FIRST: Final = 300
"""How wide the panels below the own ship are."""
PRESS: Final = 42
"""So much room is left for what is pressed."""
KINDS: Final = 6
"""So many kinds of things that a voyage has changed are told."""
MANY: Final = 9
"""So many kinds of cards in the deck are drawn large."""
BAND, PANEL = Ground(inks.NAVY, opacity=0.92), inks.PLATE.but(opacity=1)
MET: Final = Ground(inks.NAVY, inks.GOLD, width=1.6, opacity=0.95)
TOLD: Final = TEXT.but(lines=3)
EYES: Final = range(1, 7)
DIE: Final = 12
"""How large the dice round the table of rolls are."""
PROFIT, HARM, WARNING, HOPE = "#CFF3DF", "#FFB9A0", "#FFE0B0", "#FFE9A8"
CHOICES: Final = ("trader", "luxury", "flotsam")


def stage(v: View, log: Sequence[VoyageEntry] = ()) -> DisplayList:
    """The open sea: numbers of the voyage above, what is met in the middle, what can be done below. ``log`` is what the
    cards of the voyage have done so far."""
    s: AnnoState = v.state
    key = key_of(s)
    frame = lay.ground(Ground("none", inks.GOLD, width=2))
    met = lay.pad(lay.on(MET, _met(s, key), 20, 10), 190, 0)
    middle = _pirates(s) if key == "pirates" else _offers() if key in CHOICES else _deck(s)
    home = framed(PANEL, lay.blank()) if key in (*CHOICES, "pirates") else _way(s, "home", "anchor")
    foot = lay.row(lay.sized(_hold(s, haul(log)), FIRST), _way(s, "onward"), lay.sized(home, 272), gap=PAD)
    parts = lay.column(lay.sized(met, high=162), lay.shared(middle), lay.sized(foot, high=114), gap=6)
    sheet = DisplayList(WIDE, HIGH)
    lay.fill(sheet, (0, 0, WIDE, HIGH), lay.over(lay.picture("anno1701/scene/sea"), lay.pad(frame, 1)))
    lay.fill(sheet, (1, 1, WIDE - 2, 52), lay.on(BAND, _header(s), PAD, 2))
    _strip(sheet, s, log)
    lay.fill(sheet, (0, 190, WIDE, HIGH - 202), lay.pad(parts, 14, 0))
    return sheet


def ship_states(state: int, style: Style) -> Block:
    """The states of a ship, a wreck first; the one in which it is is lit."""
    cells = []
    for n in range(box.SHIP_MAX + 1):
        here = n == state
        look = inks.WELL.but(fill=inks.WRECK if not n else inks.GOLD if here else inks.NAVY_2)
        words = style.but(align="center", colour=CREAM if not n else inks.INK if here else "#BFD6E4")
        told = lay.write(ROMAN[n], words) if n else said("wreck", words)
        cells.append(lay.on(look.but(line=inks.GLOW) if here else look, told))
    return lay.grid(cells, len(cells), gap=3)


def _header(s: AnnoState) -> Block:
    """How far the voyage has come, and how fast and strong the ship is; between them lies the deck."""
    own = town(s.sites[s.actor])
    facts = {"number": len(s.revealed), "speed": s.speed}
    count = said("sea-count", HEAD.but(align="center", colour=CREAM, face="bold"), facts)
    pill = lay.sized(
        lay.pad(lay.on(inks.WELL.but(line=inks.GILT, radius=17, width=1.5), lay.shared(count)), 0, INSET), 150
    )
    sum_up = (("sail", own.sails, s.speed), ("cannon", own.cannons, s.strength))
    ship = lay.column(
        lay.aside(said("sea-ship", FINE.but(align="center"))), ship_states(s.ship[s.actor], BOLD), gap=3, along="middle"
    )
    return lay.row(
        sign("wheel", inks.ROW, c=inks.GILT),
        lay.sized(said("voyage", inks.TITLE), 106),
        pill,
        lay.blank(58),
        *(lay.sized(_sum(*each, bonus=s.speed - own.sails), 130) for each in sum_up),
        ship,
        gap=PAD,
    )


def _sum(mark: str, own: int, whole: int, bonus: int) -> Block:
    """What the marks of one kind come to, with those of a card that was played for it."""
    extra = f" + {whole - own}[card]" if bonus > 0 else ""
    told = lay.write(f"[{mark}] {own}{extra} = **{whole}**", TEXT)
    return lay.column(lay.aside(said(f"mark-{mark}", FINE)), told, gap=2, along="middle")


def _strip(sheet: DisplayList, s: AnnoState, log: Sequence[VoyageEntry]) -> None:
    """The line on which the cards lie, what lies beyond the speed of the ship, and below each card that is over what it
    did."""
    cards = [(x - CORNER[0], y - CORNER[1], w, h) for x, y, w, h in strip(s)]
    x, y, w, h = cards[-1]
    left = x + w + INSET
    room = WIDE - PAD - left
    lay.fill(sheet, (INSET, y + h / 2, left - INSET, 1.6), lay.ground(Ground("#8A5A2C", "", 0)))
    if room > w:
        more = said("sea-more", FINE.but(colour="#DCEEF6", align="center", lines=3))
        plate = lay.on(Ground("#0D2F4A", inks.PALE, opacity=0.35), more if room > 2 * w else lay.blank(), 3)
        lay.fill(sheet, (left, y, room, h), lay.aside(lay.pad(plate, 0, 2)))
    free = bool(s.pending) and s.pending[-1].key in ("sail", "sail_first")
    asked = bool(s.pending) and not free
    for n, (x, y, w, h) in enumerate(cards):
        if n == len(s.revealed) - asked and (asked or free):
            lay.fill(sheet, (x, y, w, h), lay.pad(lay.ground(Ground("none", inks.GLOW, width=2.6)), -3))
            told = said("sea-answer" if asked else "sea-next", FIGURE.but(colour=inks.INK))
            chip = _chip(inks.COUNT.but(fill=inks.GOLD, line=inks.GLOW), told)
        elif n < min(len(log), len(s.revealed) - asked):
            chip = _done(log[n])
        else:
            continue
        lay.fill(sheet, (x - 1, y + h + INSET, w + 2, chip.high or 0), chip)


def _chip(look: Ground, told: Block) -> Block:
    return lay.on(look, told, 0, 2)


def _done(entry: VoyageEntry) -> Block:
    """What a card did: in two lines where it is much."""
    parts = [_change(what, amount) for what, amount in entry.changes.items() if amount]
    if not parts:
        return _chip(inks.WELL.but(line=inks.PALE), said(f"sea-did-{entry.outcome or 'nothing'}", FIGURE))
    told = lay.write(" ".join(parts), FIGURE.but(lines=1 + (len(parts) > 2)))
    return _chip(inks.GAIN if entry.good else inks.LOSS, told)


def _change(what: str, amount: int) -> str:
    return f"[{'wheel' if what == SHIP else what}]{signed(amount)}"


# --- what is met -----------------------------------------------------------------------------------


def _met(s: AnnoState, key: str) -> Block:
    """What is met, in words and, for a fight, in numbers."""
    if not s.revealed:
        return _told(said("sea-start", inks.TITLE), said("sea-start-text", TOLD, {"speed": s.speed}))
    card = s.revealed[-1]
    data = box.VOYAGE[card]
    name = lay.say(inks.name_of(card), inks.TITLE)
    if key in CHOICES:
        return _told(name, _choosing(s, key))
    if key != "pirates":
        facts = {"speed": s.speed, "rival": town(s.sites[1 - s.actor]).sails}
        return _told(name, said("sea-done" if key == "sail" else f"met-{data.kind}", TOLD, facts))
    you = _fighter(s.side[s.actor], "you", s.strength, lay.blank(64))
    die = lay.sized(lay.on(Ground(CREAM, inks.INK, 10, 1.8), written("?", inks.INKED_NAME.but(size=24))), 50, 50)
    they = _fighter("skull", "pirates", data.strength, lay.fitted(die))
    return _told(
        lay.row(name, said(f"met-{data.kind}", FINE.but(align="right"))),
        lay.column(lay.row(you, sign("swords", inks.ROW, c=HARM), they, gap=PAD), lay.aside(said("fight-rule", FINE))),
    )


def _told(name: Block, rest: Block) -> Block:
    return lay.column(name, lay.shared(rest), gap=3)


def _fighter(mark: str, who: str, strength: int, die: Block) -> Block:
    """Who fights, with the die that is still to be thrown."""
    sum_ = lay.write(f"+ **{strength}** = **{strength + 1}～{strength + 6}**", inks.BIG.but(face="body"))
    return lay.column(
        lay.row(sign(mark), said(who, inks.NAME)), lay.sized(lay.row(die, sum_, gap=INSET), high=60), gap=0
    )


def _choosing(s: AnnoState, key: str) -> Block:
    """What is asked, the purse, and what a coin less would mean."""
    gold = gold_of(s, s.actor)
    villages = (
        lay.on(inks.WELL, lay.row(said(f"village-{side}", FINE), lay.write(f"[gold]{held}", TEXT)), INSET, 3)
        for side, held in zip(("left", "right"), s.gold[2 * s.actor :])
    )
    count = lay.write(f"**{gold}**/{box.GOLD_MAX}", TEXT)
    money = lay.row(lay.pad(purse(gold), 0, 3), count, lay.shared(lay.grid(villages, 2), 3))
    calm = box.GOLD_MAX - box.QUEEN_MAX_DISCONTENT
    if key == "trader":
        message = "trade-never" if gold < calm else "trade-queen" if gold == calm else "trade-calm"
        notes = [said(message, FINE), said("trade-chaos", FINE.but(colour=HARM))]
    else:
        notes = [said(f"choose-{key}-why", FINE)]
    return lay.column(said(f"choose-{key}", TEXT), money, *notes, gap=0, along="between")


def _offers() -> Block:
    """The ground of what can be chosen."""
    return lay.ground(Ground(inks.NAVY, opacity=0.55))


# --- a fight ---------------------------------------------------------------------------------------


def _pirates(s: AnnoState) -> Block:
    """Pay or fight: what each costs and brings, with all 36 rolls."""
    data = box.VOYAGE[s.pending[-1].data[0]]
    words = TOLD.but(colour="#FFD9C8")
    pay = (
        lay.on(inks.CARD, _pay(s, data.tribute), PAD, 3)
        if data.tribute
        else framed(PANEL.but(line="#8A3A3E"), lay.column(said("must-fight", words), lay.blank()), PAD)
    )
    title = lay.line(said("fight", inks.INKED_TITLE), lay.aside(said("rolls-36", FINE.but(colour=inks.INK_2))))
    rolls = lay.column(lay.row(sign("swords", c=inks.INK), title), _rolls(s.strength, data.strength), gap=2)
    chance, now = odds(s.strength, data.strength), s.ship[s.actor]
    won = f"+{data.reward_gold}[gold]" if data.reward_gold else "+1[rum]/[tobacco]"
    lost = f"[wheel] {ROMAN[now]} → **{ROMAN[max(0, now - data.damage)]}**"
    outcomes = _outcome(inks.CARD_GAIN, chance, "win", won), _outcome(inks.CARD_LOSS, 1 - chance, "lose", lost)
    odd = lay.column(*outcomes, lay.blank(high=PRESS))
    fight = lay.row(lay.pad(rolls, 0, 0, 3, 3), lay.sized(odd, 326))
    return lay.row(lay.sized(pay, FIRST), lay.on(inks.CARD.but(line=inks.GLOW, width=2), fight, PAD, 3), gap=PAD)


def _pay(s: AnnoState, due: int) -> Block:
    """What a tribute costs and spares; its sum lies at the left, what can be pressed below."""
    gold = gold_of(s, s.actor)
    amount = lay.write(f"[gold] {gold} → **{gold - due}**", TEXT.but(colour=inks.INK, align="right"))
    head = lay.row(lay.blank(46), said("pay", inks.INKED_TITLE), amount if gold >= due else None)
    loss = inks.INKED.but(colour=inks.CRIMSON)
    told: tuple[Block, ...] = (said("pay-poor", loss.but(lines=2), {"gold": due}),)
    if gold >= due:
        upset = box.GOLD_MAX - gold
        told = (
            said("pay-safe", loss.but(colour=inks.GREEN, face="bold"), {"state": ROMAN[s.ship[s.actor]]}),
            said("pay-cost", loss, {"before": upset, "after": upset + due}),
        )
    return lay.column(head, lay.blank(), *told, lay.blank(high=PRESS), gap=2)


def _outcome(look: Ground, share: float, name: str, result: str) -> Block:
    """How likely an outcome is, and what it brings."""
    parts = (
        lay.write(f"{share:.0%}", inks.BIG.but(colour=look.line)),
        said(name, inks.NAME.but(colour=look.line)),
        lay.shared(lay.write(result, TEXT.but(colour=inks.INK)), 2),
    )
    return lay.shared(lay.on(look, lay.row(*parts), INSET, 0))


def _rolls(mine: int, theirs: int) -> Block:
    """Which of all rolls win, which lose, which are thrown again."""
    even = lay.on(Ground(CREAM, inks.INK_2, 3, 1), lay.shared(written("=", inks.NUMERAL)))
    won, lost = (lay.ground(Ground(colour, "", 3)) for colour in ("#3E8E57", "#D99A86"))
    margins = [a + mine - b - theirs for b in EYES for a in EYES]
    cells = lay.grid([won if margin > 0 else lost if margin < 0 else even for margin in margins], len(EYES), gap=2)
    dice = [sign(f"die{a}", DIE) for a in EYES]
    side = lay.sized(lay.column(*map(lay.shared, dice), gap=2), DIE)
    return lay.column(lay.row(lay.blank(DIE), lay.grid(dice, len(EYES), gap=2)), lay.row(side, cells), gap=2)


# --- what comes next -------------------------------------------------------------------------------


def _deck(s: AnnoState) -> Block:
    """The cards still in the deck, one of which comes next: those that harm, trade, help."""
    cards = [card for card in box.VOYAGE_DECK if card in s.voyage_deck]
    wide = min(95, (WIDE - 4 * PAD) / max(1, len(cards)) - 3)
    head = said("deck-left", HEAD, {"count": len(cards)})
    small, faster = len(cards) > MANY, s.speed > town(s.sites[1 - s.actor]).sails
    cells = [lay.sized(_next(card, s.strength, faster, small), wide) for card in cards]
    return framed(PANEL, lay.column(head, lay.shared(lay.row(*cells, gap=3))), PAD, 3)


@lru_cache(512)
def _next(card: str, strength: int, faster: bool, small: bool) -> Block:
    """A card that may come, with what it would do to a ship of that strength, ``faster`` than the rival's or not."""
    data = box.VOYAGE[card]
    danger = data.kind in ("pirates", "besieged", "cliffs", "storm")
    wares, colour = "", PROFIT
    if data.strength:
        text, colour = f"{odds(strength, data.strength):.0%}", WARNING
    elif data.kind == "storm" and faster:
        text = "[check]"
    elif data.damage:
        text, colour = f"[wheel]−{data.damage}", HARM
    elif data.offers:
        wares = wares_of(card)
        text, colour = f"{min(price for _, price, _ in data.offers)}[gold]", HOPE
    else:
        text = "+1[gold]" if data.reward_gold else "[die6]"
    told = [text] if small or not wares else [f"{wares} {text}"]
    if small:
        told.insert(0, wares)
    name = said(f"sea-{card}", inks.TINY.but(align="center"))
    lines = (written(line, BOLD.but(colour=colour)) for line in told)
    parts = lay.column(
        lay.icon(f"anno1701/voyage/{picture_of(card)}", 40 if small else 52), lay.pad(name, -2, 0), *lines, gap=1
    )
    return framed(inks.WELL.but(fill="#4A1216" if danger else "#14533C", line="#35607E"), parts, 0, 3)


def _hold(s: AnnoState, brought: Mapping[str, int]) -> Block:
    """What there is of all that counts at sea, what the voyage has changed of it, what the next rank still lacks."""
    a = s.actor
    amounts = (s.rum[a], s.tobacco[a], gold_of(s, a), s.goods[len(box.LANDSCAPES) * a + box.FOOD])
    most = (box.GOODS_MAX, box.GOODS_MAX, box.GOLD_MAX, box.GOODS_MAX)
    held = zip(("rum", "tobacco", "gold", "food"), amounts, most)
    stock = [framed(inks.WELL, written(f"[{what}] **{have}**/{all_}", TEXT), 0, 3) for what, have, all_ in held]
    changes = [
        lay.on(inks.GAIN if amount > 0 else inks.LOSS, written(_change(what, amount), BOLD), 0, 2)
        for what, amount in brought.items()
    ]
    rank, lack = next_rank(s, a)
    facts = {"rank": rank, "what": " ".join(f"{amount}[{what}]" for what, amount in lack.items())}
    parts = (
        lay.row(sign("bag"), said("hold", HEAD)),
        lay.grid(stock, len(stock)),
        lay.grid(changes[:KINDS], KINDS, gap=3) if changes else lay.aside(said("hold-text", FINE)),
        said("hold-lacks" if lack else "hold-ready", FINE, facts) if rank else None,
    )
    return framed(PANEL, lay.column(*parts, gap=0, along="between"), PAD, 3)


def _way(s: AnnoState, name: str, mark: str = "onward") -> Block:
    """What can be done next, over what is pressed for it."""
    facts = {"left": max(0, s.speed - len(s.revealed)), "deck": len(s.voyage_deck)}
    head = lay.row(sign(mark, c=CREAM), said(f"sea-{name}", HEAD))
    return framed(PANEL, lay.column(head, said(f"sea-{name}-text", FINE, facts), lay.blank()), PAD, 3)
