"""Where the pieces of Undecim lie: on the table, behind the curtain, while something is built, in the night
(dossier section 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine import HIDDEN, Draft, View
from game.presentation import Change, Slot, Spot, Spots, Standing, contract
from game.titles.undecim.rules import area
from game.titles.undecim.rules.cards import has_gold_line
from game.titles.undecim.rules.components import ACTION_CARDS, ENEMY, FACES, FACES_OF_DIE, GOLD, KIND, NUMBER, ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import build_places, choose_places, night_places, places, stages
from game.titles.undecim.table.prospects import great_face

PHASES: Final = {
    "round_start": "round_start",
    "bonus": "round_start",
    "select": "action",
    "red": "action",
    "act": "action",
    "take": "refill_actions",
    "moon": "red_moon",
    "night": "red_moon",
    "land": "round_end",
    "land_draw": "round_end",
    "awards": "round_end",
    "refill": "round_end",
    "scoring": "round_end",
    "over": "round_end",
}
"""The part of the flow for each phase of the rules."""


class Placement(contract.Placement):
    """Four boards: the table, the secret choice, the builds, the night."""

    def layout(self, v: View) -> str:
        """The board file: one for the table and one for building, each for three and for four; one for the secret choice
        and one for the night."""
        seats = "three" if v.state.seats == 3 else "four"
        names = {stages.CHOOSE: "choose", stages.NIGHT: "night", stages.BUILD: f"build_{seats}"}
        return names.get(stages.stage(v), seats)

    def slots(self, v: View, draft: Draft | None) -> Iterator[Slot]:
        """What grows: columns, settlements, the wall."""
        own = {
            stages.CHOOSE: choose_places.slots,
            stages.BUILD: build_places.slots,
            stages.NIGHT: night_places.slots,
        }
        return own.get(stages.stage(v), places.slots)(v)

    def placement(self, v: View) -> Spots:
        """Where every visible piece lies."""
        return lying(v)

    def change(self, before: str, after: str) -> Change:
        """Backs turn over, a loose card shows its other half, the moon die rolls; everything else is marked or changes its
        size."""
        kinds = {before.partition(":")[0], after.partition(":")[0]}
        if kinds == {"loose"}:
            return Change(before.split(":")[1] != after.split(":")[1])
        if after.startswith("die:"):
            return Change(rolls=tuple(f"die:{n}" for n in range(1, FACES_OF_DIE + 1)))
        return Change(bool(kinds & {"tablet_back", "res_back", "back", "act_back"}) and len(kinds) > 1)

    def standing(self, v: View) -> Standing:
        """Round, phase and points."""
        s: UndecimState = v.state
        return Standing(s.round, ROUNDS, PHASES.get(s.phase, "round_start"), tuple(s.vp))


def other_half(card: str, side: str) -> str:
    """The half of a resource card that is not in use."""
    top, bottom = FACES[card]
    return bottom if side == top else top


def lying(v: View) -> Spots:
    """Where every visible piece lies."""
    s: UndecimState = v.state
    shown = stages.stage(v)
    if shown == stages.CHOOSE:
        return _choosing(s, v)
    if shown == stages.NIGHT:
        return _night(s, v)
    spots: Spots = {}
    if shown == stages.BUILD:
        _strips(s, spots)
    else:
        _middle(s, v, spots)
    if s.deck:
        spots["deck"] = Spot("deck", 0, f"deck:{len(s.deck)}")
    _own(s, v, spots)
    for place, seat in enumerate(v.others, 1):
        _rival(s, seat, place, spots)
    return spots


def _choosing(s: UndecimState, v: View) -> Spots:
    """The own cards as great tablets, the backs of those who have chosen, the own hand."""
    me = v.me
    chosen = s.sealed[me].args if me in s.sealed and s.sealed[me].kind != HIDDEN else ()
    spots: Spots = {f"sealed/{seat}": Spot(f"secret/{seat}", 0, "tablet_back") for seat in s.sealed}
    for i, card in enumerate(sorted(s.actions[me], key=NUMBER.__getitem__)):
        if card not in chosen:
            spots[card] = Spot(f"great/{i}", 0, great_face(v, card))
    _resources_in_hand(s, v, spots)
    return spots


def _night(s: UndecimState, v: View) -> Spots:
    """The die and the own enemies."""
    spots: Spots = {"die": Spot("die", 0, f"die:{s.die}")} if s.die else {}
    for i, card in enumerate(area.cards_with(s, v.me, ENEMY)):
        spots[card] = Spot(f"mine/{ENEMY}", i, f"loose:{ENEMY}:{GOLD}")
    return spots


def _strips(s: UndecimState, spots: Spots) -> None:
    """The action cards of the field, each in one strip that says whose it is."""
    who = {card: seat for seat, cards in enumerate(s.played) for card in cards}
    order = [card for card, _ in s.entries]
    for card in places.shown_actions(s):
        at = order.index(card) if card in order else -1
        state = "free" if at < 0 else "now" if at == s.at else "done" if at < s.at else "next"
        seat = who.get(card, -1)
        spots[card] = Spot(f"field/{card}", 0, f"strip:{card}:{state}:{seat}")


def _middle(s: UndecimState, v: View, spots: Spots) -> None:
    """Discard pile, die, counters, what lies open, the wall."""
    if s.discard:
        top, bottom = FACES[s.discard[-1]]
        spots["discard"] = Spot("discard", 0, f"thrown:{top}:{bottom}:{len(s.discard)}")
    if s.die:
        spots["die"] = Spot("die", 0, f"die:{s.die}")
    for i in range(s.counters):
        spots[f"counter/{i}"] = Spot(f"ring/{i}", 0, "counter")
    for i in range(s.counters, s.rules().moon_counters):
        spots[f"counter/{i}"] = Spot(f"ring/{i}", 0, "counter_off")
    for i, card in enumerate(s.tray):
        top, bottom = FACES[card]
        spots[card] = Spot("tray", i, f"res:{top}:{bottom}{mark_of(v, card)}")
    _wall(s, v, spots)


def _wall(s: UndecimState, v: View, spots: Spots) -> None:
    used = {card for cards in s.played for card in cards}
    at = s.entries[s.at][0] if s.phase == "act" and s.at < len(s.entries) else ""
    for card in places.shown_actions(s):
        mark = "now" if card == at else "played" if card in used else "free"
        shape = "chip" if places.squeezed(s) else "tablet"
        spots[card] = Spot(f"field/{card}", 0, f"{shape}:{card}:{mark}{_plain(s, card)}")
    for i in range(0 if places.at_night(s) else len(s.field_down)):
        spots[f"down/{i}"] = Spot(f"down/{i}", 0, "tablet_back")
    if places.choosing(s):
        for seat in s.sealed:
            spots[f"sealed/{seat}"] = Spot(f"secret/{seat}", 0, "tablet_back")


def _plain(s: UndecimState, card: str) -> str:
    """The end of the face of a tablet that has a gold line which the game does not use."""
    return "" if ACTION_CARDS[card].paid is None or has_gold_line(s.rules(), card) else ":plain"


def _own(s: UndecimState, v: View, spots: Spots) -> None:
    me = v.me
    chosen = s.sealed[me].args if me in s.sealed and s.sealed[me].kind != HIDDEN else ()
    for i, card in enumerate(s.actions[me]):
        if card in chosen:
            continue
        hidden = card == HIDDEN
        spots[f"own_act/{i}" if hidden else card] = Spot(
            "acts", i, "tablet_back" if hidden else f"held:{card}{_plain(s, card)}"
        )
    _resources_in_hand(s, v, spots)
    laid = "lying" if stages.stage(v) == stages.BUILD else "laid"
    for i, (card, side) in enumerate(zip(s.loose[me], s.sides[me])):
        marks = (":fresh" if card in s.fresh else "") + (":can" if _turnable(s, v, card) else "")
        spots[card] = Spot(f"mine/{side}", i, f"loose:{side}:{other_half(card, side)}{marks}")
    for cards, faces in zip(s.settled[me], s.levels[me]):
        for i, (card, side) in enumerate(zip(cards, faces)):
            end = "last" if i == len(cards) - 1 else "part"
            spots[card] = Spot(f"town/{cards[0]}", i, f"{laid}:{side}:{end}")
    for number, annexed in enumerate(s.annexed[me]):
        for i, card in enumerate(annexed):
            spots[card] = Spot("annexed", 4 * number + i, f"annexed:{FACES[card][0]}")


def _resources_in_hand(s: UndecimState, v: View, spots: Spots) -> None:
    for i, card in enumerate(s.hands[v.me]):
        if card == HIDDEN:
            spots[f"own_hand/{i}"] = Spot("hand", i, "res_back")
        else:
            top, bottom = FACES[card]
            spots[card] = Spot("hand", i, f"res:{top}:{bottom}{mark_of(v, card)}")


def _turnable(s: UndecimState, v: View, card: str) -> bool:
    """True while the seat that looks may turn the card to its other half."""
    decision = s.pending[-1] if s.pending else None
    return decision is not None and decision.key == "flip" and v.seat in decision.seats and card not in decision.data[1]


def mark_of(v: View, card: str) -> str:
    """ ":can" for a card that the pending question of the seat that looks could take, ":shut" for one beside it that it
    could not, "" where nothing is asked of these cards."""
    s: UndecimState = v.state
    decision = s.pending[-1] if s.pending else None
    if decision is None or v.seat not in decision.seats:
        return ""
    if decision.key.startswith("place_"):
        return ":can" if card in s.tray else ""
    if not decision.key.startswith("gain_") or (decision.key == "gain_revealed") != (card in s.tray):
        return ""
    kind = decision.data[1]
    return ":can" if kind == "any" or kind in {KIND[side] for side in FACES[card]} else ":shut"


def _rival(s: UndecimState, seat: int, place: int, spots: Spots) -> None:
    for i in range(len(s.hands[seat])):
        spots[f"hand/{seat}/{i}"] = Spot(f"hand/{seat}", i, "back")
    for i in range(len(s.actions[seat]) - (1 if seat in s.sealed else 0)):
        spots[f"acts/{seat}/{i}"] = Spot(f"acts/{seat}", i, "act_back")
    for i, (card, side) in enumerate(zip(s.loose[seat], s.sides[seat])):
        fresh = ":fresh" if card in s.fresh else ""
        spots[card] = Spot(f"has/{seat}/{side}", i, f"sign:{side}{fresh}")
    for cards, faces in zip(s.settled[seat], s.levels[seat]):
        for i, (card, side) in enumerate(zip(cards, faces)):
            end = "last" if i == len(cards) - 1 else "part"
            spots[card] = Spot(f"town/{cards[0]}", i, f"small:{side}:{end}")
