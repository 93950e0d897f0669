"""A round, phase by phase (section 5). Each step moves the game on, or asks somebody and waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.engine import Effects
from game.titles.undecim.rules import area, decisions, entries, gaining, red, scoring
from game.titles.undecim.rules import components as box
from game.titles.undecim.rules.deck import draw, draw_into_hand
from game.titles.undecim.rules.state import UndecimState

OVER: Final = "over"


def by_action_number(cards: Sequence[str]) -> tuple[str, ...]:
    """The action cards, the smallest number first."""
    return tuple(sorted(cards, key=box.NUMBER.__getitem__))


def next_in_queue(s: UndecimState) -> int:
    """The seat whose turn it is in this phase; it leaves the queue."""
    seat, s.queue = s.queue[0], s.queue[1:]
    return seat


def mulligan(s: UndecimState, out: Effects) -> None:
    """Option: from the start player each may exchange an action card with one of the field (4, step 9)."""
    if s.queue:
        s.pending.append(decisions.mulligan(next_in_queue(s)))
    else:
        s.phase = "round_start"


# --- 1 round start ---------------------------------------------------------------------------------


def round_start(s: UndecimState, out: Effects) -> None:
    """The start player rolls the moon die and takes off as many counters as it shows, at most those that are there.
    With V10 they are taken off later."""
    s.round += 1
    s.played = [()] * s.seats
    s.entries = ()
    out.begin("round", number=s.round)
    out.begin("round_start")
    s.die = out.chance.roll("die", box.FACES_OF_DIE)
    out.reveal("die_rolled", seat=s.first, value=s.die)
    if s.rules().moon_manipulation == "counters":
        remove_by_die(s, out)
    s.queue = s.seating()
    s.phase = "bonus"


def remove_by_die(s: UndecimState, out: Effects) -> None:
    """Take off as many counters as the die shows; what is missing is lost (ruling 21)."""
    removed = min(s.die, s.counters)
    s.counters -= removed
    out.event("counters_removed", count=removed, left=s.counters)


def bonus(s: UndecimState, out: Effects) -> None:
    """From the start player each draws the bonus resource face up and chooses its side (ruling 12)."""
    if not s.queue:
        s.phase = "select"
        return
    seat = next_in_queue(s)
    s.tray = draw(s, box.BONUS_CARDS, out)
    if s.tray:
        for card in s.tray:
            out.reveal("bonus_drawn", seat=seat, card=card)
        s.pending.append(decisions.place("place_bonus", seat))


def select(s: UndecimState, out: Effects) -> None:
    """All choose an action card in secret; with V11a both are played in the last round, without a choice."""
    if s.round == box.ROUNDS and s.rules().last_round_actions > 1:
        reveal(s, [by_action_number(cards) for cards in s.actions], out)
    else:
        s.pending.append(decisions.select(s.seats))


def reveal(s: UndecimState, cards: Sequence[tuple[str, ...]], out: Effects) -> None:
    """Turn up the cards that the seats play, each seat's by number; they lie in the field and make the entries."""
    found = []
    for seat, mine in enumerate(cards):
        s.played[seat] = mine
        s.actions[seat] = tuple([card for card in s.actions[seat] if card not in mine])
        for card in mine:
            found.append((box.NUMBER[card], card, seat))
    found.sort()
    s.entries = tuple([(card, seat) for _, card, seat in found])
    s.field += tuple([card for _, card, _ in found])
    s.at = s.step = s.paid = 0
    s.phase = "red"
    for number, card, seat in found:
        out.reveal("played", seat=seat, card=card, number=number)
    out.begin("action")


# --- 2 action phase --------------------------------------------------------------------------------


def act(s: UndecimState, out: Effects) -> None:
    """One entry after the other; phase 3 follows, but in the last round phase 4."""
    if not entries.resolve(s, out):
        return
    if s.round == box.ROUNDS:
        s.phase = "moon"
        return
    s.queue = red.by_number(s)
    s.phase = "take"
    out.begin("refill_actions")


# --- 3 action refill -------------------------------------------------------------------------------


def take(s: UndecimState, out: Effects) -> None:
    """By number each takes an action card from the field."""
    if s.queue:
        s.pending.append(decisions.take(next_in_queue(s)))
    else:
        s.phase = "moon"


# --- 4 Red Moon Night ------------------------------------------------------------------------------


def moon(s: UndecimState, out: Effects) -> None:
    """Without counters the night falls. With V10 the die takes them off now."""
    if s.rules().moon_manipulation == "set_die":
        remove_by_die(s, out)
    out.begin("red_moon", counters=s.counters, hands=tuple(map(len, s.hands)))
    if s.counters:
        s.phase = "land"
        return
    s.night = 1
    s.most_enemies = max(area.enemies(s, seat) for seat in range(s.seats))
    s.queue = red.by_number(s)
    s.phase = "night"
    out.event("night_fell", number=s.round, most=s.most_enemies)


def night(s: UndecimState, out: Effects) -> None:
    """By number each discards enemies: one, or any number for those who had the most (ruling 19). Then the counters
    are put back."""
    while s.queue:
        seat = next_in_queue(s)
        count = area.enemies(s, seat)
        if count:
            limit = count if count == s.most_enemies else box.WITHOUT_MAJORITY
            s.pending.append(decisions.discard_enemies(seat, limit))
            return
    s.counters = s.rules().moon_counters
    out.event("counters_reset", count=s.counters)
    s.phase = "land"


# --- 5 round end -----------------------------------------------------------------------------------


def land(s: UndecimState, out: Effects) -> None:
    """The land bonus of all."""
    out.begin("round_end")
    scoring.score_lands(s, out)
    if s.night and s.rules().moon_land in ("annex_draw_play", "annex_draw_hand"):
        s.queue = red.by_number(s)
        s.phase = "land_draw"
    else:
        s.phase = "awards"


def land_draw(s: UndecimState, out: Effects) -> None:
    """V8: by number each draws a card for each annexation and places it, or takes it into the hand (ruling 39)."""
    if not s.queue:
        s.phase = "awards"
        return
    seat = next_in_queue(s)
    count = len(s.annexed[seat])
    if not count:
        return
    if s.rules().moon_land == "annex_draw_play":
        gaining.draw_and_place(s, "place_moon", seat, count, out)
    else:
        draw_into_hand(s, seat, count, out)


def awards(s: UndecimState, out: Effects) -> None:
    """Awards are checked; after the last round the final scoring follows."""
    scoring.score_awards(s, out)
    out.event("round_ended", number=s.round, points=tuple(s.vp))
    s.phase = "scoring" if s.round == box.ROUNDS else "refill"


def refill(s: UndecimState, out: Effects) -> None:
    """From the start player each draws up to the hand's size; hands are never discarded down (ruling 26). With three
    players the cards of the field are shuffled anew."""
    size = s.rules().last_round_hand if s.round == box.ROUNDS - 1 else box.RESOURCE_HAND
    for seat in s.seating():
        missing = size - len(s.hands[seat])
        if missing > 0:
            draw_into_hand(s, seat, missing, out)
    if s.field_down:
        cards = out.chance.shuffle("field", s.field + s.field_down)
        lay_field(s, cards)
        out.reveal("field_laid", cards=s.field, down=len(s.field_down))
    s.fresh = ()
    s.night = 0
    s.most_enemies = 0
    s.slain = [0] * s.seats
    s.phase = "round_start"


def lay_field(s: UndecimState, cards: Sequence[str]) -> None:
    """Lay out the action cards that are in no hand: some face up, the others face down."""
    up = box.PLAYERS[s.seats].face_up
    s.field = by_action_number(cards[:up])
    s.field_down = tuple(cards[up:])


Phase = Callable[[UndecimState, Effects], None]

PHASES: Final[dict[str, Phase]] = {
    "mulligan": mulligan,
    "round_start": round_start,
    "bonus": bonus,
    "select": select,
    "red": red.resolve,
    "act": act,
    "take": take,
    "moon": moon,
    "night": night,
    "land": land,
    "land_draw": land_draw,
    "awards": awards,
    "refill": refill,
    "scoring": scoring.finish,
}
"""How the game goes on in each phase when nobody is asked. "over", which never waits, has no step."""
