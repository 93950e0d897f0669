"""What a drop costs: what is run between the release of the mouse over a place that takes the piece and the end of that
event's handling, before the story of the deed plays. ``python -m tests.house.drop_costs TITLE`` prints it by file."""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from game.presentation.gestures import hands_of

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import game
from game.engine import Action, Seat, Session, Title
from game.presentation import Drag
from game.table.drop import Play

from ..ui.conftest import Desk
from .titles import DRAWN, some_action

ROOT = str(Path(game.__file__).parent)
WATCHED = {
    "views": ("engine/session.py", "view"),
    "placements": ("", "placement"),
    "arranges": ("table/arrange.py", "arrange"),
    "legals": ("engine/session.py", "legal"),
    "gestures": ("table/drop.py", "Dests.__init__"),
}
"""What is counted besides: the end of a file of the game, and a function."""

MARKS = tuple(f"presentation/{name}.py" for name in ("display_list", "layout", "parts", "sheets"))
"""What puts the marks of a drawing in their places."""


class Cost(NamedTuple):
    """The calls of functions of the game by file, and of those that are watched."""

    action: Action
    files: Counter[str]
    functions: Counter[tuple[str, str]]

    @property
    def calls(self) -> int:
        """All calls of functions of the game, without comprehensions and generators that go on."""
        return self.files.total()

    @property
    def told(self) -> bool:
        """True if a story of several steps follows."""
        return bool(self.functions["engine/session.py", "beats"])

    @property
    def house(self) -> int:
        """All calls but those of what the title itself has written, and of the marks of its drawings, of which
        a title has as many as it likes."""
        return sum(n for file, n in self.files.items() if not file.startswith(("titles/", *MARKS)))

    @property
    def marks(self) -> int:
        """The calls of what puts the marks of its drawings in their places: of a sheet that opens by the drop too."""
        return sum(n for file, n in self.files.items() if file.startswith(MARKS))

    def of(self, name: str) -> int:
        """How often something watched was called from outside itself."""
        end, function = WATCHED[name]
        return sum(n for (file, called), n in self.functions.items() if file.endswith(end) and called == function)


class Meter:
    """Counts calls while it is open; what a title writes itself and calls through ``super`` counts once."""

    def __init__(self) -> None:
        self.files: Counter[str] = Counter()
        self.functions: Counter[tuple[str, str]] = Counter()

    def _heard(self, frame: Any, event: str, arg: object) -> None:
        code: CodeType = frame.f_code
        if event != "call" or not code.co_filename.startswith(ROOT) or code.co_name in SKIPPED:
            return
        if frame.f_lasti > 0 and code.co_flags & 0x20:  # A generator that goes on.
            return
        file = code.co_filename[len(ROOT) + 1 :]
        self.files[file] += 1
        before = frame.f_back.f_code
        if before.co_name != code.co_name:
            name = code.co_qualname if code.co_name == "__init__" else code.co_name
            self.functions[file, name] += 1

    def __enter__(self) -> Meter:
        sys.setprofile(self._heard)
        return self

    def __exit__(self, *more: object) -> None:
        sys.setprofile(None)


SKIPPED = {"<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>", "<lambda>"}


def drops(desk: Desk, title: Title, seed: int, most: int = 8, plies: int = 60) -> Iterator[Cost]:
    """What some drops of a seeded game cost."""
    rng = random.Random(seed)
    session = Session(title, [Seat() for _ in range(title.fewest)], {}, seed)
    assert not desk.sit(session).context.has_played  # It is looked up once.
    found = 0
    for _ in range(plies):
        if session.pending is None or found == most:
            return
        desk.seat()
        legal = session.legal(session.pending.seats[0])
        drop = _a_drop(desk, rng, legal)
        if drop is None or rng.random() < 0.5:
            session.propose(some_action(rng, legal))
            continue
        cost = _measured(desk, drop)
        if cost is not None:
            found += 1
            yield cost


def _a_drop(desk: Desk, rng: random.Random, legal: list[Action]) -> Drag | None:
    """A hand that carries a piece where only one deed is meant, and that does it at once."""
    model = desk.scene.model
    for action in rng.sample(legal, min(40, len(legal))):
        for hand in hands_of(model.presentation, model.view, action):
            if not isinstance(hand, Drag) or hand.mode or hand.turn or hand.piece not in model.laid:
                continue
            meant = model.drop(hand.piece, hand.slot)
            if isinstance(meant, Play) and not meant.then:
                return hand
    return None


def _measured(desk: Desk, hand: Drag) -> Cost | None:
    """What laying the piece down cost, or None if the deed was not done by that."""
    scene, pilot = desk.scene, desk.pilot
    slot = scene.model.layout.slots[hand.slot]
    before = len(scene.session.plies)
    scene.context.prompts.show(None)
    start = desk.robot._grip(hand.piece)
    pilot.down(*start)
    pilot.move(start[0] + 12, start[1] - 9, True)
    if scene.drag.piece != hand.piece:
        pilot.up(*start)
        return None
    end = slot.centre
    if slot.type == "anchor":
        _, _, w, h = scene.model.laid[hand.piece].rect
        end = (end[0] - w / 2 + scene.drag.grip[0], end[1] - h / 2 + scene.drag.grip[1])
    pilot.move(*end, True)
    pilot.tick()
    with Meter() as meter:
        pilot.up(*end)
    if len(scene.session.plies) == before:
        return None
    return Cost(scene.session.plies[before].action, meter.files, meter.functions)


def main(names: list[str], language: str = "en") -> None:
    """Print it."""
    for title in DRAWN:
        if names and title.id not in names:
            continue
        with tempfile.TemporaryDirectory() as folder:
            desk = Desk(Path(folder), language, animation="normal")
            costs = list(drops(desk, title, 3))
            desk.close()
        for cost in costs:
            told = "  ".join(f"{name} {cost.of(name)}" for name in WATCHED)
            calls = f"calls {cost.calls:5}  house {cost.house:5}  marks {cost.marks:5}"
            print(f"{title.id:10} {cost.action.kind:16} {calls}  files {len(cost.files):3}  {told}")
        if names:
            whole: Counter[tuple[str, str]] = sum((cost.functions for cost in costs), Counter())
            for (file, function), n in whole.most_common(50):
                print(f"  {n / len(costs):7.1f}  {file}:{function}")


if __name__ == "__main__":
    main(sys.argv[1:])
