"""What deeds of Cuba would bring: in a few icons beside the places of the table."""

from __future__ import annotations

from game.engine import Action, View
from game.engine.bits import members
from game.presentation import Gain, contract
from game.presentation.spots import SlotId
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.board import AT, CROSS, FIELD_PIECE, FIELDS
from game.titles.cuba.rules.state import DUTY_PAID, TAX_PAID, CubaState
from game.titles.cuba.rules.statutes import tax
from game.titles.cuba.table.worth import farms_of, ripe_fields


class Preview(contract.Preview):
    """Points, pesos and pieces, gained and given."""

    def preview_gain(self, before: View, after: View, a: Action) -> Gain | None:
        """What a deed would bring: points, pesos and pieces, gained and given."""
        old, new, seat = before.state, after.state, a.seat
        if a.kind in ("submit_bid", "submit_rebid"):
            return _bid(old, seat, a.args[0])
        if a.kind in ("buy", "sell", "enact_bills", "choose_start_goods"):
            # Prices stand on tags and buttons, what a law means on its bill, what one starts with is picked.
            return None
        if a.kind == "build":
            return _lost(old, seat, a.args[1])
        if a.kind in ("load_ship", "use_office"):
            count, each = len(a.args[-1]), box.DOCK_VP[box.DOCKS.index(a.args[-2])]
            return Gain("cuba-art-gain", {"text": f"{count} × {each} = **+{count * each}**[vp]"})
        if a.kind in ("pay_tax", "pay_duty"):
            return _obeyed(old, seat, a)
        parts = []
        for icon, change in (("vp", new.vp[seat] - old.vp[seat]), ("coin", new.pesos[seat] - old.pesos[seat])):
            if change:
                parts.append(f"{change:+d}[{icon}]")
        changes = {kind: new.own(seat, n) - old.own(seat, n) for n, kind in enumerate(box.PIECES)}
        if a.kind == "place_worker":
            text = "".join(f"[{kind}]" * n for kind, n in changes.items())
            farms = min(farms_of(old), ripe_fields(new, seat))
            text = text or (f"{farms}[product]" if farms else "")
            return Gain("cuba-art-gain", {"text": f"+{text.strip()}"}) if text else None
        parts += [f"{change:+d}[{kind}]" for kind, change in changes.items() if change]
        text = " ".join(parts).replace("-", "−")
        return Gain("cuba-art-gain", {"text": text}, not parts or not parts[0].startswith("-")) if parts else None

    def touches(self, before: View, after: View, a: Action) -> dict[SlotId, Gain | None]:
        """What a building takes from the courtyard; the row and the column of the field to which the worker goes."""
        if a.kind == "place_worker":
            return {f"field/{FIELDS[at]}": None for at in members(CROSS[AT[a.args[0]]])}
        if a.kind != "build":
            return {}
        return {
            f"yard/{box.PIECES[piece]}": Gain("cuba-art-gain", {"text": f"−{count}"}, False)
            for piece, count in zip((box.WOOD, box.STONE, box.WATER), box.BUILDINGS[a.args[0]].cost)
            if count
        }


def _obeyed(s: CubaState, seat: int, a: Action) -> Gain:
    """The points for tax or duty, with the one for both, and what is paid."""
    other, points = (DUTY_PAID, box.TAX_VP) if a.kind == "pay_tax" else (TAX_PAID, box.DUTY_VP)
    both = f" +{box.TAX_AND_DUTY_VP}[vp]" if s.paid[seat] & other else ""
    paid = f"−{tax(s, seat)}[coin]" if a.kind == "pay_tax" else "−" + "".join(f"[{piece}]" for piece in a.args[0])
    return Gain("cuba-art-gain", {"text": f"+{points}[vp]{both} {paid}"})


def _bid(s: CubaState, seat: int, pesos: int) -> Gain:
    """What a bid comes to: the votes with those of the card, the purse after it, and whether the tax is left."""
    have = s.votes[seat] or box.VOTES.get(s.speaker[seat], 0) + (box.TOWN_HALL_VOTES if s.vote_tile == seat else 0)
    left = s.pesos[seat] - pesos
    facts = {"have": have, "n": pesos, "votes": have + pesos, "purse": s.pesos[seat], "left": left}
    return Gain("cuba-art-bid-sum" if left >= tax(s, seat) else "cuba-art-bid-sum-no-tax", facts)


def _lost(s: CubaState, seat: int, field: str) -> Gain:
    """What a field gives that would be built over, and whether it is the last of its kind."""
    side, at = s.sides[seat], AT[field]
    piece = FIELD_PIECE[side][at]
    free = [n for n, kind in enumerate(FIELD_PIECE[side]) if kind == piece and not s.covered[seat] >> n & 1]
    message = "cuba-art-loses-last" if len(free) == 1 else "cuba-art-loses"
    return Gain(message, {"text": f"[{box.PIECES[piece]}]"}, False)
