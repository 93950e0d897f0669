"""A review as data, and its file beside the session: thrown away without loss, made again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.disk import TooLarge, put_aside, read_whole, write_whole
from game.engine import Session

FORMAT = 1
THINKING = 5
"""Changes when the review thinks in another way: an older one can be looked at anew."""
LARGEST = 8 << 20
COSTLY, SAVING, TURN = "costly", "saving", "turn"
SUFFIX = ".review"
EVEN = 1.0
"""A deed that costs no more points than this is as good as the best, in a game of some fifty points or more."""
WHOLE = 50.0
"""In a game that is won with fewer points than so many, less counts."""
SCARCE = 0.2
"""Where no more points than this make a difference the game counts to ten or less: there the chance to win says more."""
LEAST_ODDS = 0.05
"""A chance to win that differs by no more is the same."""
ENOUGH = 16
"""Continuations from which a chance to win is told; where there were fewer, those of the decisions around it count too."""


class Deed(msgspec.Struct, frozen=True):
    """An action as a save writes it (``game.engine.encode``)."""

    a: Any


class Worth(msgspec.Struct, frozen=True):
    """What a deed came to in the mean of so many continuations: points ahead of the best other at the end and the chance to
    win, each with the half of its 95 % interval."""

    points: float
    points_error: float
    chance: float
    chance_error: float
    games: int


class Foreseen(msgspec.Struct, frozen=True):
    """A deed of the likeliest continuation: what it is, the share of all continuations that go on alike up to it, and
    whether there was a choice."""

    a: Any
    share: float
    free: bool


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of the seat. ``ply`` is the number of its deed, so what it saw is ``session.view(seat, ply - 1)``.

    ``others`` are the other deeds that were weighed, the best first. ``short`` is how many points more the best of them
    brings than the seat's own (below 0: the own is the best) by the evaluation at the seat's next turn, ``difference`` the
    same by the points at the end of the game, known where it was looked at ``again`` with other worlds; both from pairs
    of the same world and chance, each with the half of its 95 % interval. ``chances`` and ``points`` follow the own deed:
    of each sheet of the result, in its order (seats, then rivals of the rules). ``line`` goes on after the stronger deed.
    """

    ply: int
    kind: str
    own: Worth
    others: list[tuple[Deed, Worth]]
    least: float = EVEN
    """A difference of no more points than this is none."""
    short: float
    short_error: float
    lead: float
    """Points by which the own deed is ahead of the mean of the others."""
    lead_error: float
    trust: float = 1.0
    """The share of such a ``short`` that held by the points at the end, in the decisions of this game looked at again."""
    stake: float = 0.0
    """Points between the best and the worst of the deeds that were compared at first, a careless one among them."""
    chances: list[float]
    points: list[float]
    difference: float = 0.0
    error: float = 0.0
    odds: float = 0.0
    """How much greater the chance to win is with the best of the others, where ``difference`` is known."""
    odds_error: float = 0.0
    again: bool = False
    whole: bool = False
    """True once all the others were played to the end too, so that ``lead`` speaks of the ends of games."""
    weighed: int = 0
    """Deeds that are tried in one continuation to the end."""
    line: list[Foreseen] = []

    @property
    def told(self) -> bool:
        """True if another deed was better by the points at the end; where these are scarce, by the chance to win too."""
        surer = self.scarce and self.odds > max(LEAST_ODDS, self.odds_error)
        return self.again and (surer or self.difference > max(self.least, self.error))

    @property
    def scarce(self) -> bool:
        """True in a game of so few points that the chance to win says more of a deed."""
        return self.least <= SCARCE

    @property
    def even(self) -> bool:
        """True if the deed was as good as the best, as far as one can tell: once the ends of games were looked at, only
        a difference that is more than their noise counts."""
        return not self.told if self.again else self.short * self.trust <= max(self.least, self.short_error)

    @property
    def staked(self) -> bool:
        """True if a careless deed would have cost points, or this one did."""
        return self.stake > self.least or not self.even

    @property
    def cost(self) -> float:
        """Points that were left, 0 for a deed as good as the best."""
        if self.even:
            return 0.0
        return max(0.0, self.difference) if self.told else self.short * self.trust

    @property
    def best(self) -> bool:
        """True if the seat's own deed is told as the stronger one."""
        return not self.others or (self.difference <= 0 and not self.told if self.again else self.short <= 0)


class Moment(msgspec.Struct, frozen=True):
    """One of the moments that are told: COSTLY, SAVING or TURN, and the ply of the deed. ``before`` and ``after`` are the
    chance to win without and with the deed; of a TURN, from this decision to the next."""

    what: str
    ply: int
    before: float
    after: float


class Review(msgspec.Struct, kw_only=True):
    """What is known so far of one seat's game. ``decisions`` are the plies of all that there are to be looked at, ``looks``
    those that have been, in the order of the game; ``done`` once those that matter were looked at a second time."""

    format: int = FORMAT
    thinking: int = THINKING
    title: str
    rules: int
    seat: int
    plies: int
    sum: str
    decisions: list[int]
    looks: list[Look] = []
    moments: list[Moment] = []
    parts: dict[str, float] = {}
    """Points left by kind of deed, the most first."""
    rounds: list[list[int]] = []
    """The plies that were chosen to be looked at again, for each round that has begun."""
    counts: list[int] = []
    """The continuations that a deed shall have had after each of these rounds."""
    weighed: int = 0
    """Deeds that were tried in all rounds."""
    games: int = 0
    """Continuations that were played to the end."""
    done: bool = False

    @property
    def even(self) -> int:
        """How many decisions were as good as the best."""
        return sum(look.even for look in self.looks)

    @property
    def staked(self) -> int:
        """In how many decisions there were points to be lost."""
        return sum(look.staked for look in self.looks)

    def curve(self, sheet: int, points: bool = False) -> list[tuple[int, float]]:
        """Ply and chance to win (or points ahead) of a sheet after each decision that was looked at; where too few
        continuations were played, the mean with the decisions around it."""
        found = []
        for place, look in enumerate(self.looks):
            wide, games, total = 0, 0, 0.0
            for wide in range(len(self.looks)):
                near = {place - wide, place + wide}
                for other in (self.looks[n] for n in near if 0 <= n < len(self.looks)):
                    value = other.points[sheet] if points else other.chances[sheet]
                    games, total = games + other.own.games, total + value * other.own.games
                if games >= ENOUGH:
                    break
            found.append((look.ply, total / games))
        return found

    def of(self, session: Session) -> bool:
        """True if it speaks of this game as it stands, by the rules and the thinking of today."""
        return (self.title, self.rules, self.plies, self.sum, self.thinking) == (
            session.title.id,
            session.rules.version,
            len(session.plies),
            session.plies[-1].sum if session.plies else "",
            THINKING,
        )

    def look(self, ply: int) -> Look | None:
        """The decision of that ply, if it has been looked at."""
        return next((look for look in self.looks if look.ply == ply), None)


def place_of(document: Path, seat: int) -> Path:
    """Where the review of a seat lies: beside the document of its session."""
    return document.with_suffix(f".{seat}{SUFFIX}")


def read_review(place: Path, session: Session) -> Review | None:
    """The review that is kept of this game; None if there is none, or if it speaks of another one. A damaged file is put
    aside."""
    try:
        review = msgspec.json.decode(read_whole(place, LARGEST), type=Review)
    except (TooLarge, ValueError, RecursionError):
        put_aside(place, place.with_suffix(".damaged"))
        return None
    except OSError:
        return None
    return review if review.format == FORMAT and review.of(session) else None


def write_review(place: Path, review: Review) -> bool:
    """Keep it. False if the disk does not take it."""
    try:
        write_whole(place, msgspec.json.encode(review) + b"\n")
    except OSError:
        return False
    return True
