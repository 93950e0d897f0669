"""The sheet on which a building is put up: the card, its site, the landscapes that pay, where its gold goes."""

from __future__ import annotations

from collections import Counter
from typing import Final

from game.engine import Draft, View
from game.presentation import Press, Worksheet
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, blank, column, grid, on, row, sized
from game.titles.anno1701.art import inks, quay
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import INK, INKED, INKED_NAME, NUMERAL, art, name_of, said, sign
from game.titles.anno1701.art.quay import FOOT, LABEL, TEXT, pressed
from game.titles.anno1701.rules.actions.building import payments, split_of
from game.titles.anno1701.rules.components import BUILDINGS, CENTRES, GOODS_MAX, KIND_OF, LANDSCAPES, OF_GOOD, SITES
from game.titles.anno1701.rules.economy import default_payment, held, ways_to_store
from game.titles.anno1701.rules.state import AnnoState, town
from game.titles.anno1701.table.asks import GAIN, LOSS, AskedCard
from game.titles.anno1701.table.placing import hand_state

_ROWS = ("up2", "up", "down", "down2")
LEFT, UPPER = 326, 160
"""How wide the hand and the map of sites are; how high the hand is."""
SITE: Final = Ground("#DCCB9C", "#B89A62", 5)
CHOSEN: Final = SITE.but(fill=inks.GLOW, line=INK, width=2)
WAY: Final = quay.NEUTRAL.but(width=1.4)
GAINED: Final = INKED_NAME.but(face="body", colour=inks.GREEN, align="right")


def build(v: View, draft: Draft) -> Worksheet:
    """The hand at the left, what the chosen building costs and brings at the right."""
    s: AnnoState = v.state
    presses: list[Press] = []
    card: str = draft.args[0] if draft.args else ""
    cards = [each for each in s.hands[draft.seat] if each in BUILDINGS]
    hand = row(*(_held(presses, s, draft, each) for each in cards), gap=inks.PAD) if cards else said("build-none", TEXT)
    left = column(sized(hand, high=UPPER), said("build-site", LABEL), _sites(presses, s, draft))
    right = _building(presses, s, draft) if card else None
    foot = _outcome(s, draft) if card else said("build-hint", FOOT)
    sheet = quay.quay("build-title", "build-rule", row(sized(left, LEFT), right, gap=20), foot)
    label = art("build-do" if card else "build-choose")
    return Worksheet(sheet, tuple(presses), quay.BACK, quay.DONE, label, {"building": KIND_OF[card]} if card else {})


def _held(presses: list[Press], s: AnnoState, draft: Draft, card: str) -> Block:
    """A card of the hand, lit if it is the one, pressed if it can be built."""
    state = hand_state(s, draft.seat, card)
    shown = lay.drawn(face(f"card:{card}:{state}"))
    block = quay.lit(shown) if draft.args and card == draft.args[0] else shown
    return pressed(presses, block, _begun(s, draft.seat, card, draft)) if state == "build" else block


def _outcome(s: AnnoState, draft: Draft) -> Block:
    """What the building makes possible, and what it takes."""
    card, seat = draft.args[0], draft.seat
    before = s.clone()
    before.hands[seat] = tuple(c for c in s.hands[seat] if c != card)
    return quay.follows(before, seat, Counter(draft.args[2]), Counter(dict(zip(CENTRES, _coins(s, draft)))))


def _coins(s: AnnoState, draft: Draft) -> tuple[int, int]:
    """Where the gold of the building goes."""
    return split_of(s, draft.seat, BUILDINGS[draft.args[0]].gold, *draft.args[3:])


def _begun(s: AnnoState, seat: int, card: str, draft: Draft) -> Draft:
    """The card with a site and the usual payment."""
    kept = draft.args[1] if len(draft.args) > 1 else SITES[s.sites[seat].index("")]
    paid = sorted(LANDSCAPES[k] for k in default_payment(s, seat, BUILDINGS[card].cost))
    return Draft("build", seat, (card, kept, tuple(paid)))


def _sites(presses: list[Press], s: AnnoState, draft: Draft) -> Block:
    """The sixteen sites as a small map; the chosen one is lit."""
    chosen = draft.args[1] if len(draft.args) > 1 else ""
    sites = sorted(zip(SITES, s.sites[draft.seat]), key=lambda each: (_ROWS.index(each[0][3:]), each[0]))
    return lay.shared(grid((lay.shared(_site(presses, draft, site, held, chosen)) for site, held in sites), 4, 6))


def _site(presses: list[Press], draft: Draft, site: str, held: str, chosen: str) -> Block:
    if held:
        look = inks.PIECE.but(fill=inks.BANDS[inks.band_of(held)])
        return on(look, lay.picture(f"anno1701/buildings/{KIND_OF[held]}"), 4, 3)
    look = CHOSEN if site == chosen else SITE
    block = on(look, sign("hammer", 22, c=INK) if site == chosen else blank())
    return pressed(presses, block, draft._replace(args=(draft.args[0], site, *draft.args[2:]))) if draft.args else block


def _building(presses: list[Press], s: AnnoState, draft: Draft) -> Block:
    """What the building gives for good, and at once; what pays for it."""
    what = KIND_OF[draft.args[0]]
    does = said(f"does-{what}", TEXT, {"gives": inks.gives(draft.args[0])})
    name = column(lay.say(name_of(what), inks.INKED_TITLE), does, gap=0)
    told = row(sized(lay.picture(f"anno1701/buildings/{what}"), 122), name, gap=inks.PAD)
    upper = column(sized(told, high=66), _gains(presses, s, draft))
    return column(sized(upper, high=UPPER), said("build-pays", LABEL), _costs(presses, s, draft))


def _gains(presses: list[Press], s: AnnoState, draft: Draft) -> Block:
    seat, building = draft.seat, BUILDINGS[draft.args[0]]
    if building.produces >= 0:
        served = []
        for place in (LANDSCAPES[k] for k in OF_GOOD[building.produces]):
            amount = held(s, seat, place)
            mark = str(AskedCard(GAIN, amount + 1)) if amount < GOODS_MAX else ""
            served.append(quay.stock(s, seat, place, 60, mark))
        return column(said("build-serves", LABEL.but(colour=inks.INK_2)), row(*served, gap=inks.PAD))
    own = zip(inks.MARKS, inks.marks_of(town(s.sites[seat])), inks.marks_of(building))
    facts = [_gained(mark, had, more) for mark, had, more in own if more]
    gold = _gold(presses, s, draft) if building.gold else None
    return column(
        *(sized(fact, high=inks.ROW) for fact in facts), sized(gold, high=inks.ROW) if gold else None, blank(), gap=3
    )


def _gained(mark: str, had: int, more: int) -> Block:
    """How many of a mark there are, and then."""
    told = row(sign(mark), said(f"mark-{mark}", INKED), sized(lay.write(f"{had}→**{had + more}**", GAINED), 92))
    return row(sized(on(inks.CARD_GAIN, told, inks.INSET, 0), 240), blank())


def _gold(presses: list[Press], s: AnnoState, draft: Draft) -> Block:
    """Where the gold of the building goes; a press on another way chooses it."""
    ways, now = ways_to_store(s, draft.seat, BUILDINGS[draft.args[0]].gold), _coins(s, draft)
    tiles = []
    for way in ways:
        left, right = (s.gold[2 * draft.seat + centre] + more for centre, more in enumerate(way))
        look = WAY.but(fill="#FFF3C4", line="#8A5E14") if way == now else WAY
        tile = on(look, said("build-gold", INKED.but(align="center"), {"left": left, "right": right}))
        changed = draft._replace(args=(*draft.args[:3], way[0]))
        tiles.append(sized(pressed(presses, tile, changed) if len(ways) > 1 else tile, 122))
    return row(*tiles)


def _costs(presses: list[Press], s: AnnoState, draft: Draft) -> Block:
    """The landscapes that pay, each with what it would show; another that could pay is offered instead."""
    seat, paid = draft.seat, draft.args[2]
    cost = BUILDINGS[draft.args[0]].cost
    shown = []
    for place in (LANDSCAPES[k] for good, amount in enumerate(cost) if amount for k in OF_GOOD[good]):
        count, there = paid.count(place), held(s, seat, place)
        card = quay.stock(s, seat, place, 74, str(AskedCard(LOSS, there - count)) if count else "")
        swap = next((p for p in payments(s, seat, cost) if p.count(place) == count + 1), None)
        told = column(row(card, along="middle"), quay.named(place, NUMERAL.but(lines=2, leading=1.1)))
        if swap is not None:
            told = column(told, said("build-instead", NUMERAL.but(face="body", colour=inks.GREEN)), gap=3)
            told = pressed(presses, told, draft._replace(args=(*draft.args[:2], swap, *draft.args[3:])))
        shown.append(sized(column(told, blank()), 84))
    return row(*shown, gap=2)
