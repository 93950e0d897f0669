"""The record of one game for the designer's questions (section 8.6): plain data, made from what is kept of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from game.engine import Event, Result
from game.titles.undecim.rules import area, scoring
from game.titles.undecim.rules.building import kind_of
from game.titles.undecim.rules.components import END_ORDER, GOLD, LANDS, NUMBER
from game.titles.undecim.rules.state import SOURCES, UndecimState

_RUNNING: Final = ("land", "land_moon", "annex", "annex_moon", "enemy", "award")
"""Sources that score during the rounds; the others score at the end."""


def record(
    start: UndecimState,
    plies: Iterable[tuple[UndecimState, Sequence[Event]]],
    result: Result,
    *,
    seed: int = 0,
    bots: Sequence[str] = (),
) -> dict[str, Any]:
    """Everything of section 8.6 as data for JSON.

    ``start`` is the state at the first decision, ``plies`` yields for every ply the state after it and its events (a
    session keeps both; a simulation may hand them over one by one), ``result`` is the game's.
    Keys: seed, options, players, bots, start_player, dice, die_set, nights, reshuffles, awards_in_play, awards, field (the
    action cards face up at the start), mulligan, seats (by seat: dealt, counters_placed, counters_removed, rounds, end),
    winner, tie_break. ``rounds`` has one entry per round: actions, gained (origin -> half -> number), gold_paid, red (as
    taker), builds, enemies_discarded, hand_at_moon, lands, annexations, enemies, vp (source -> points), as_final (the total
    if the game ended here), taken, place. A build has build, sides, level, settlement (its first card) and entry (the
    seat's own entries so far, this one among them). ``end``: settlements, loose_gold, vp, total, rank.
    """
    book = _Book(start)
    last = start
    for state, events in plies:
        last = state
        for event in events:
            book.note(event, state)
    by_seat = {score.seat: score for score in result.scores}
    return {
        "seed": seed,
        "options": dict(start.variants),
        "players": start.seats,
        "bots": list(bots),
        "start_player": start.first,
        "dice": book.dice,
        "die_set": book.die_set,
        "nights": book.nights,
        "reshuffles": book.reshuffles,
        "awards_in_play": list(start.awards),
        "awards": book.awards,
        "field": list(start.field),
        "mulligan": book.mulligan,
        "seats": [
            {
                "dealt": list(start.actions[seat]),
                "counters_placed": book.placed[seat],
                "counters_removed": book.removed[seat],
                "rounds": book.rounds[seat],
                "end": {
                    **_end(last, seat),
                    "total": by_seat[seat].total,
                    "rank": result.ranks[[score.seat for score in result.scores].index(seat)],
                },
            }
            for seat in range(start.seats)
        ],
        "winner": result.scores[result.ranks.index(1)].seat,
        "tie_break": result.outcome == "tie_break",
    }


def _end(s: UndecimState, seat: int) -> dict[str, Any]:
    """What a seat has when the game is over."""
    row = s.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return {
        "settlements": [
            {"kind": kind_of(faces), "level": len(faces), "cards": list(faces), "gold": faces.count(GOLD)}
            for faces in s.levels[seat]
        ],
        "loose_gold": area.gold(s, seat),
        "annexations": len(s.annexed[seat]),
        "vp": dict(zip(SOURCES, row)),
    }


class _Book:
    """What has been noted so far, round by round."""

    def __init__(self, start: UndecimState) -> None:
        self.round = start.round
        """The number of the round."""
        self._tally = list(start.tally)
        self.dice = [start.die] if start.round else []
        self.die_set: list[dict[str, int]] = []
        self.nights: list[int] = []
        self.reshuffles = 0
        self.awards: list[dict[str, Any]] = []
        self.mulligan: list[dict[str, Any]] = []
        self.placed = [0] * start.seats
        self.removed = [0] * start.seats
        self.entries = [0] * start.seats
        self.rounds: list[list[dict[str, Any]]] = [[] for _ in range(start.seats)]
        if start.round:
            self._open()

    def note(self, event: Event, state: UndecimState) -> None:
        """Take in one event; ``state`` is the one after its ply."""
        params = dict(event.params)
        if event.kind == "round_begins":
            self.round = params["number"]
            self._open()
        elif event.kind == "round_ended":
            self._close(state)
        elif event.kind in _NOTES:
            _NOTES[event.kind](self, params)

    def of(self, seat: int) -> dict[str, Any]:
        """The seat's entry of this round."""
        return self.rounds[seat][-1]

    def _open(self) -> None:
        for rounds in self.rounds:
            rounds.append(
                {
                    "actions": [],
                    "gained": {},
                    "gold_paid": 0,
                    "red": [],
                    "builds": [],
                    "enemies_discarded": 0,
                    "hand_at_moon": 0,
                    "as_final": 0,
                    "taken": "",
                    "place": 0,
                }
            )

    def _close(self, s: UndecimState) -> None:
        """Note where everybody stands at the end of the round; the refill and the next die change nothing of it."""
        final = self._final(s)
        for seat in range(s.seats):
            before, now = (t[seat * len(SOURCES) : (seat + 1) * len(SOURCES)] for t in (self._tally, s.tally))
            self.of(seat).update(
                lands=dict(zip(LANDS, area.all_lands(s, seat))),
                annexations=len(s.annexed[seat]),
                enemies=area.enemies(s, seat),
                vp={name: b - a for name, a, b in zip(SOURCES, before, now) if name in _RUNNING},
                as_final=sum(b for name, b in zip(SOURCES, now) if name in _RUNNING) + final[seat],
            )
        self._tally = list(s.tally)

    def _final(self, s: UndecimState) -> list[int]:
        """The final scoring of each seat if the game ended with this round."""
        numbers = [min((NUMBER[card] for card in self.of(seat)["actions"]), default=0) for seat in range(s.seats)]
        order = END_ORDER[s.rules().end_order_bonus]
        return [
            scoring.building_vp(s, seat)
            + scoring.gold_vp(s, seat)
            + scoring.settlement_bonus_vp(s, seat)
            + order[sorted(numbers).index(numbers[seat])]
            for seat in range(s.seats)
        ]


# --- what is noted of each kind of event -----------------------------------------------------------

Facts = dict[str, Any]


def _gained(book: _Book, p: Facts) -> None:
    sides = book.of(p["seat"])["gained"].setdefault(p["origin"], {})
    sides[p["side"]] = sides.get(p["side"], 0) + 1


def _add(what: str) -> Callable[[_Book, Facts], None]:
    """Adds the count of the event to what the seat has in this round."""

    def note(book: _Book, p: Facts) -> None:
        book.of(p["seat"])[what] += p["count"]

    return note


def _count(counts: Callable[[_Book], list[int]]) -> Callable[[_Book, Facts], None]:
    """Adds the count of the event, or one, to what the seat has in the whole game."""

    def note(book: _Book, p: Facts) -> None:
        counts(book)[p["seat"]] += p.get("count", 1)

    return note


def _red(taker: str, victim: str) -> Callable[[_Book, Facts], None]:
    """The red text of the seat of that name, and what it cost the other; without a victim it took nothing."""

    def note(book: _Book, p: Facts) -> None:
        lost = {"victim": p[victim], "card": p["card"], "side": p["side"]} if victim else _NOTHING
        book.of(p[taker])["red"].append({"action": p["action"], **lost})

    return note


def _built(build: str) -> Callable[[_Book, Facts], None]:
    def note(book: _Book, p: Facts) -> None:
        built = {"build": build, "sides": list(p["sides"]), "level": p["level"]}
        settlement = p["settlement"] if build == "develop" else p["cards"][0]
        entry = book.entries[p["seat"]]
        book.of(p["seat"])["builds"].append({**built, "settlement": settlement, "entry": entry})

    return note


def _reshuffled(book: _Book, p: Facts) -> None:
    book.reshuffles += 1


def _hands(book: _Book, p: Facts) -> None:
    for seat, cards in enumerate(p["hands"]):
        book.of(seat)["hand_at_moon"] = cards


_NOTHING: Final = {"victim": None, "card": "", "side": ""}
_NOTES: Final[dict[str, Callable[[_Book, Facts], None]]] = {
    "die_rolled": lambda book, p: book.dice.append(p["value"]),
    "die_set": lambda book, p: book.die_set.append({"round": book.round, "seat": p["seat"], "value": p["value"]}),
    "night_fell": lambda book, p: book.nights.append(p["number"]),
    "reshuffled": _reshuffled,
    "award_won": lambda book, p: book.awards.append(
        {"round": book.round, "award": p["award"], "seat": p["seat"], "vp": p["vp"]}
    ),
    "mulligan": lambda book, p: book.mulligan.append({key: p[key] for key in ("seat", "given", "taken")}),
    "counters_placed": _count(lambda book: book.placed),
    "counters_taken": _count(lambda book: book.removed),
    "turn_begins": _count(lambda book: book.entries),
    "played": lambda book, p: book.of(p["seat"])["actions"].append(p["card"]),
    "gained": _gained,
    "gold_paid": _add("gold_paid"),
    "red_took": _red("seat", "victim_seat"),
    "red_discarded": _red("attacker_seat", "seat"),
    "red_nothing": _red("seat", ""),
    "settled": _built("settle"),
    "developed": _built("develop"),
    "enemies_discarded": _add("enemies_discarded"),
    "red_moon_begins": _hands,
    "action_taken": lambda book, p: book.of(p["seat"]).update(taken=p["card"], place=p["place"]),
}
