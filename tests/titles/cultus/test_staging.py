"""What is lit while something is counted adds up to the points that are told."""

from __future__ import annotations

import random

import pytest

from game.engine import Seat, Session
from game.presentation import cue_of, presentation_of
from game.table.playback.script import steps
from game.titles import catalogue

CULTUS = catalogue["cultus"]
PRESENTATION = presentation_of(CULTUS)
RIVALS = ("annette", "baltasar", "wilhelm", "eleonora", "ruben", "claudia")
UNSEEN = {"effect_baltasar", "effect_eleonora"}
"""They count what does not lie on the map."""


@pytest.mark.parametrize("rival", [*RIVALS, ""])
@pytest.mark.parametrize("once", ["true", "false"])
def test_lit_squares_bring_what_is_told(rival: str, once: str) -> None:
    options = {"enemy": f"enemy_{rival}", "difficulty": "hard"} if rival else {}
    options |= {
        option.id: once for option in CULTUS.offered(1 if rival else 2) if set(option.samples) == {"true", "false"}
    }
    seen = set()
    for seed in range(4):
        session = Session(CULTUS, [Seat()] * (1 if rival else 2), options, seed)
        rng = random.Random(seed)
        while session.pending:
            seat = session.pending.seats[0]
            legal = session.legal(seat)
            kind = rng.choice(sorted({a.kind for a in legal} - {"end_actions"}) or ["end_actions"])
            ply = session.propose(rng.choice([a for a in legal if a.kind == kind]))
            before = session.view(seat, ply.n - 1)  # type: ignore[union-attr]
            for step in steps(session, PRESENTATION, ply.n, seat):  # type: ignore[union-attr]
                event = step.event
                if event is not None and cue_of(PRESENTATION, event.kind).moment | event.kind.startswith("effect_"):
                    counted = PRESENTATION.counts(before, step.view, event)
                    if event.kind not in UNSEEN and "vp" in event.params:
                        points = sum(int(str(c.gain.params["points"])) for c in counted if c.gain)
                        assert points == event.params["vp"], event
                        assert [c.slot for c in counted] == sorted(c.slot for c in counted)
                        seen.add(event.kind)
                before = step.view
    assert {"final_center", "final_plan_icons", "final_plan_pairs"} <= seen
    if rival and f"effect_{rival}" not in UNSEEN:
        assert f"effect_{rival}" in seen or f"effect_{rival}_closed" in seen
