"""Where the pieces of Cultus lie on the table (dossier section 12)."""

from __future__ import annotations

from typing import Final

from game.engine import HIDDEN, View
from game.presentation import Spot, Spots, Standing, contract
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.state import IN_HAND, NOT_PLACED, CultusState
from game.titles.cultus.table.hours import NAMES, hour
from game.titles.cultus.table.slots import square_slot

SOLO_TURNS: Final = 15


class Placement(contract.Placement):
    """The town in the middle, what is asked of it on the left, the rival or the others on the right."""

    def layout(self, v: View) -> str:
        """The board file: one for the solo game, one for two to four."""
        return "solo" if v.state.seats == 1 else "multi"

    def placement(self, v: View) -> Spots:
        """Where every visible piece lies."""
        s: CultusState = v.state
        spots: Spots = {}
        if s.income:
            _cards(s, v.me, spots)
            _pieces(s, spots)
            _own(s, v.me, spots)
            _others(s, v, spots)
        return {piece: turnable(spot) if piece in box.CARDS else spot for piece, spot in spots.items()}

    def standing(self, v: View) -> Standing:
        """Turn, phase and points; the headline of a solo game is its enemy."""
        s: CultusState = v.state
        rivals = ((s.enemy, s.enemy_vp),) if s.enemy else ()
        rounds = SOLO_TURNS if s.seats == 1 else 0
        phase = s.phase.split("_")[0] if s.turn else "setup"
        return Standing(s.turn, rounds, phase, tuple(s.vp), rivals, s.enemy, tuple(s.character), NAMES[hour(s)])


def turnable(spot: Spot) -> Spot:
    """A construction card, which may be turned by half: then its squares are elsewhere, and no emblem is on its head."""
    return spot._replace(half=f"{spot.face}:180" if spot.face.startswith("card:") else "")


def color_of(s: CultusState, monument: str) -> str:
    """The colour of a monument's owner; the enemy's is black."""
    owner = monument.split(":")[0]
    return "black" if owner == "enemy" else seat_color(s, int(owner))


def seat_color(s: CultusState, seat: int) -> str:
    """The colour of a seat; blue while it has chosen none."""
    return s.color[seat] or "blue"


def _cards(s: CultusState, me: int, spots: Spots) -> None:
    for slot, card, pile in zip(box.SLOTS, s.income, s.piles):
        face = f"income:{card}:{slot}" if s.open_mask >> slot - 1 & 1 else f"coin:{slot}"
        spots[f"income/{slot}"] = Spot(f"income/{slot}", 0, face)
        if pile:
            spots[f"pile/{slot}"] = Spot(f"pile/{slot}", 0, f"pile:{len(pile)}")
    if s.discard:
        spots["discard"] = Spot("discard", 0, f"card:{s.discard[-1]}")
    for index, card in enumerate(s.hands[me]):
        piece = card if card != HIDDEN else f"hidden/{index}"
        spots[piece] = Spot("me/hand", index, "back" if card == HIDDEN else f"card:{card}")
    size = "" if s.seats == 1 else ":small"
    for index, card in enumerate(s.display, 1):
        spots[card] = Spot(f"display/{index}", 0, f"mon:{card}{size}")
    if s.monument_deck:
        spots["monument_deck"] = Spot("monument_deck", 0, f"deck:{len(s.monument_deck)}{size}")


def _pieces(s: CultusState, spots: Spots) -> None:
    """What stands in the town and lies on the income cards."""
    standing = list(s.monuments.values())
    for order, (monument, square) in enumerate(s.monuments.items()):
        count = standing.count(square)
        stack = f":{count}" if count > 1 and square not in standing[order + 1 :] else ""
        stack += "+" if square in s.pawn else ""
        spots[f"monument/{monument}"] = Spot(square_slot(square), order, f"monument:{color_of(s, monument)}{stack}")
    for seat, square in enumerate(s.pawn):
        color = seat_color(s, seat)
        if square != NOT_PLACED:
            beside = ":beside" if square in standing else ""
            spots[f"pawn/{seat}"] = Spot(square_slot(square), 90 + seat, f"pawn:{color}{beside}")
        if s.medal[seat] > 0:
            spots[f"medal/{seat}"] = Spot(f"medal/{s.medal[seat]}", seat, f"medal:{color}")


def _own(s: CultusState, me: int, spots: Spots) -> None:
    """What lies before whoever looks."""
    color = seat_color(s, me)
    if s.pawn[me] == NOT_PLACED and s.phase in ("choose_corner", "place_initial_card"):
        spots[f"pawn/{me}"] = Spot("me/pawn", 0, f"pawn:{color}")
    if s.medal[me] == IN_HAND or (s.medal[me] == NOT_PLACED and s.phase == "place_medal"):
        spots[f"medal/{me}"] = Spot("me/medal", 0, f"medal:{color}")
    for track, gold in (("cost", s.cost[me]), ("character", s.character_gold[me])):
        if gold >= 0:
            spots[f"{track}/{me}"] = Spot(f"me/{track}/{gold}", 0, f"cube:{color}")
    for index in range(s.stock[me]):
        spots[f"stock/{me}/{index}"] = Spot("me/stock", index, f"stock:{color}")


def _others(s: CultusState, v: View, spots: Spots) -> None:
    """What lies before the others, and the rival's cube."""
    if s.enemy and s.seats == 1:
        spots["enemy/cube"] = Spot(f"enemy/track/{s.enemy_track}", 0, "cube:black")
    for place, seat in enumerate(v.others, 1):
        if s.medal[seat] == IN_HAND:
            spots[f"medal/{seat}"] = Spot(f"other/{place}/medal", 0, f"medal:{s.color[seat]}")
        for index in range(len(s.hands[seat])):
            spots[f"hand/{seat}/{index}"] = Spot(f"other/{place}/hand", index, "back:small")
