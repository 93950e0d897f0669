"""What fills the table for a moment: both dice of a fight at sea, and how a voyage has ended."""

from __future__ import annotations

from typing import Final

from game.engine import Event, View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.faces import picture_of
from game.titles.anno1701.art.inks import NAME, NOTE, PAD, SIGN, TEXT, TITLE, said, seated, sign, written
from game.titles.anno1701.art.sea import CORNER, HIGH, WIDE, ship_states
from game.titles.anno1701.rules.components import VOYAGE
from game.titles.anno1701.rules.state import AnnoState

CARD, CARD_WIDE = 622, 132
"""How wide the card in the middle of the stage is, and on it that of the voyage."""
LOST, WON = "#FF9C8A", "#8FE0A8"
WORDS: Final = NAME.but(face="body", lines=5)


def tableau(before: View, after: View, event: Event) -> DisplayList | None:
    """A fight or the end of a voyage; None for every other event."""
    if event.kind == "came_home":
        return _home(after, event)
    return _fight(after, event) if event.kind == "fought" else None


def _on_stage(high: float, line: str, *parts: Block) -> DisplayList:
    """The darkened stage with a card on it."""
    card = lay.on(Ground(inks.NAVY, line, width=2, shadow=170), lay.column(*parts, gap=PAD), SIGN, PAD)
    sheet = DisplayList(*inks.TABLE)
    stage = lay.on(inks.VEIL, lay.fitted(lay.sized(card, CARD, high)))
    lay.fill(sheet, (*CORNER, WIDE, HIGH), stage)
    return sheet


def _head(mark: str, message: str, ink: str, beside: Block) -> Block:
    title = said(message, TITLE.but(colour=ink))
    return lay.row(sign(mark, 32, c=ink), title, beside, gap=PAD)


def _home(after: View, event: Event) -> DisplayList:
    """How the ship has come home, or that it is a wreck; what the last card was, and in what state the ship is."""
    s: AnnoState = after.state
    seat, why = int(event.params["seat"]), str(event.params["why"])
    sunk, card = why == "sunk", s.revealed[-1]
    ink = LOST if sunk else WON
    name = lay.say(inks.name_of(card), NOTE.but(align="center", leading=1.05, lines=2))
    last = lay.column(lay.icon(f"anno1701/voyage/{picture_of(card)}", 96), name, lay.blank())
    look = Ground("#4A1216" if sunk else "#14533C", ink, width=1.6)
    met = lay.row(
        lay.sized(lay.on(look, last, 3), CARD_WIDE),
        said(f"home-{why}-text", WORDS, {"count": int(event.params["count"])}),
        gap=SIGN,
    )
    states = lay.sized(ship_states(s.ship[seat], inks.BIG), high=40)
    ship = lay.row(lay.sized(said("home-ship", TEXT.but(colour=inks.PALE)), CARD_WIDE), states, gap=SIGN)
    who = seated(s.side[seat], seat, NAME)
    line = "#D9534A" if sunk else inks.GOLD
    return _on_stage(
        276,
        line,
        _head("skull" if sunk else "anchor", f"home-{why}", ink, who),
        lay.shared(met),
        lay.sized(ship, high=40),
    )


def _fight(after: View, event: Event) -> DisplayList:
    """What both sides rolled, added up, and who is ahead."""
    s: AnnoState = after.state
    params = event.params
    seat, card = int(params["seat"]), str(params["card"])
    mine, theirs = int(params["total"]), int(params["pirate_total"])
    verdict, ink = ("tie", inks.GLOW) if mine == theirs else ("won", WON) if mine > theirs else ("lost", LOST)
    name = lay.say(inks.name_of(card), TEXT.but(colour=inks.PALE, align="right"))
    pirates = lay.row(sign("skull", 22), said("pirates", NAME))
    sides = lay.row(
        _side(seated(s.side[seat], seat, NAME), int(params["die"]), mine, mine > theirs),
        _side(pirates, int(params["pirate_die"]), theirs, theirs > mine),
        gap=56,
    )
    data = VOYAGE[card]
    facts = {"damage": data.damage, "gold": data.reward_gold}
    outcome = "reward-goods" if verdict == "won" and not data.reward_gold else verdict
    told = said(f"fight-{outcome}-text", TEXT.but(align="center"), facts)
    return _on_stage(
        236, inks.GOLD, _head("swords", f"fight-{verdict}", ink, name), lay.shared(sides), lay.sized(told, high=34)
    )


def _side(who: Block, die: int, total: int, leads: bool) -> Block:
    """What a side has rolled and what it comes to; the higher sum is lit."""
    look = Ground(inks.GREEN, inks.GLOW, width=2) if leads else inks.WELL.but(width=2)
    sum_ = lay.fitted(lay.sized(lay.on(look, lay.shared(written(total, NAME.but(size=32)))), 76, 56))
    added = lay.write(f"+ **{total - die}** = ", inks.BIG.but(face="body"))
    return lay.column(who, lay.row(sign(f"die{die}", 84), added, sum_))
