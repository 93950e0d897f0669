"""The statutes in force, carried out in the order of their slots (5.7, 6.9)."""

from __future__ import annotations

from game.engine import Effects
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules import state
from game.titles.cuba.rules.board import PRODUCT_FIELDS, RESOURCE_FIELDS
from game.titles.cuba.rules.decisions import DUTY as ASK_DUTY
from game.titles.cuba.rules.decisions import tax as ask_tax
from game.titles.cuba.rules.economy import change_market, earn, pay_in


def asked_seat(s: state.CubaState) -> int:
    """Whose answer is next: clockwise from the start player (R23)."""
    return (s.start_seat + s.asked) % s.seats


def next_player(s: state.CubaState) -> None:
    """The player has answered."""
    s.pending.pop()
    s.asked += 1


# --- I tax -----------------------------------------------------------------------------------------


def tax(s: state.CubaState, seat: int) -> int:
    """The tax of a seat in pesos; nothing for somebody without buildings if it goes by buildings (R17, R13)."""
    statute = box.STATUTES[s.statutes[box.TAX]]
    return statute.amount * s.covered[seat].bit_count() if statute.per == "building" else statute.amount


def tax_phase(s: state.CubaState, out: Effects) -> None:
    """Ask everybody who can pay; a tax of nothing is paid, one that cannot be paid is declined by itself."""
    while s.asked < s.seats:
        seat = asked_seat(s)
        amount = tax(s, seat)
        if amount and s.pesos[seat] >= amount:
            s.seat = seat
            s.pending.append(ask_tax(seat, amount))
            return
        if amount:
            out.event("tax_declined", seat=seat)
        else:
            pay_tax(s, seat, out)
        s.asked += 1
    s.asked = 0
    s.phase = "duty"


def pay_tax(s: state.CubaState, seat: int, out: Effects) -> None:
    """Pesos to the bank, 2 VP."""
    amount = tax(s, seat)
    s.pesos[seat] -= amount
    s.paid[seat] |= state.TAX_PAID
    earn(s, seat, box.TAX_VP, state.BY_TAX)
    out.event("tax_paid", seat=seat, pesos=amount, vp=box.TAX_VP)


# --- II duty ---------------------------------------------------------------------------------------


def duty_limits(s: state.CubaState, seat: int) -> tuple[tuple[int, int], ...]:
    """What the seat has of the pieces that the statute accepts: ((piece, how many at most), …)."""
    statute = box.STATUTES[s.statutes[box.DUTY]]
    owned = ((piece, s.own(seat, piece)) for piece in statute.accepts)
    return tuple((piece, min(count, statute.amount)) for piece, count in owned if count)


def duty_phase(s: state.CubaState, out: Effects) -> None:
    """Ask everybody who can comply."""
    statute = box.STATUTES[s.statutes[box.DUTY]]
    while s.asked < s.seats:
        seat = asked_seat(s)
        if sum(s.own(seat, piece) for piece in statute.accepts) >= statute.amount:
            s.seat = seat
            s.pending.append(ASK_DUTY[seat])
            return
        out.event("duty_declined", seat=seat)
        s.asked += 1
    s.asked = 0
    s.phase = "subsidy"


def pay_duty(s: state.CubaState, seat: int, pieces: list[int], out: Effects) -> None:
    """The pieces to the supply, 2 VP, and at once 1 more for whoever has paid the tax too."""
    for piece in pieces:
        pay_in(s, seat, piece)
    s.paid[seat] |= state.DUTY_PAID
    earn(s, seat, box.DUTY_VP, state.BY_DUTY)
    out.event("duty_paid", seat=seat, pieces=box.ids(pieces), vp=box.DUTY_VP)
    if s.paid[seat] & state.TAX_PAID:
        earn(s, seat, box.TAX_AND_DUTY_VP, state.BY_TAX_AND_DUTY)
        out.event("tax_and_duty", seat=seat, vp=box.TAX_AND_DUTY_VP)


# --- III subsidy -----------------------------------------------------------------------------------


def subsidy_phase(s: state.CubaState, out: Effects) -> None:
    """Points for everybody, nothing is paid."""
    statute = s.statutes[box.SUBSIDY]
    for seat in range(s.seats) if statute else ():
        vp = subsidy(s, seat, statute)
        if vp:
            earn(s, seat, vp, state.BY_SUBSIDY)
            out.event("subsidy_gained", seat=seat, statute=statute, vp=vp)
    s.phase = "other"


def subsidy(s: state.CubaState, seat: int, statute: str) -> int:
    """The points that a subsidy statute gives the seat now."""
    card = box.STATUTES[statute]
    vp = _counted(s, seat, card.per)
    return min(vp, card.cap) if card.cap else vp


def _counted(s: state.CubaState, seat: int, per: str) -> int:
    if per == "building":
        return s.covered[seat].bit_count()
    if per == "vacant_resource_field":
        return (RESOURCE_FIELDS[s.sides[seat]] & ~s.covered[seat]).bit_count()
    if per == "vacant_product_field":
        return (PRODUCT_FIELDS[s.sides[seat]] & ~s.covered[seat]).bit_count()
    if per == "water":
        return s.own(seat, box.WATER)
    if per == "delegate_vote":
        return box.VOTES[s.speaker[seat]] if s.speaker[seat] else 0
    return s.pesos[seat] // box.PESOS_PER_VP


# --- IV other --------------------------------------------------------------------------------------


def other_phase(s: state.CubaState, out: Effects) -> None:
    """A market statute moves pieces, every round or only when it was enacted (R16); the others act elsewhere."""
    statute = s.statutes[box.OTHER]
    if (
        statute
        and box.STATUTES[statute].effect == "market"
        and (not s.rulings & state.MARKET_ONCE or box.TYPES[box.OTHER] in s.new_types)
    ):
        moved = [(product, change_market(s, product, box.STATUTES[statute].change)) for product in box.PRODUCTS]
        for product, change in moved:
            if change:
                kind = "market_filled" if change > 0 else "market_emptied"
                out.event(kind, statute=statute, piece=box.PIECES[product], count=abs(change))
    s.phase = "round_end"
