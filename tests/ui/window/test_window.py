"""One real window on a real (virtual) display, driven by a real pointer and keyboard from outside."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.archive import Loaded, Store
from game.engine import Action, Seat, Session, Some, Split
from game.paths import bundled
from game.presentation import Asked, Button, Click, Drag
from game.presentation.gestures import hand_of
from game.settings import Settings, save
from game.table.arrange import piece_at
from game.table.drop import Choose, Pick, narrowed
from game.table.model import TableModel
from game.titles import catalogue
from game.ui.viewport import Viewport

from ...table.games import Player
from ..robot import same_action

OPTIONS = {"enemy": "enemy_annette", "difficulty": "hard", "color": "blue"}
SEED = 5
ROOT = Path(__file__).parents[3]
PATIENCE = 10.0
MOST_PLIES = 48

tools = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")),
    reason="NO REAL WINDOW WAS TRIED: Xvfb or xdotool is not installed",
)


def wait_for(what: str, happened: Callable[[], object], seconds: float = PATIENCE) -> object:
    """Poll until something is true. Raises AssertionError naming what did not happen."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = happened()
        if found:
            return found
        time.sleep(0.03)
    raise AssertionError(f"waited {seconds:g} s in vain for {what}")


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual display of 1280 x 720 on a free number."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-noreset", "-displayfd", str(writing), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as line:
        number = line.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(10)


class Outside:
    """The app in a process of its own, and a person at its window. ``session`` is what should be on the table."""

    def __init__(self, folder: Path, display: str) -> None:
        self.folder = folder
        settings = Settings(language="ja", animation="off", muted=True)
        (folder / "config").mkdir(parents=True)
        save(settings, folder / "config" / "settings.json")
        self.env = {k: v for k, v in os.environ.items() if k not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
        self.env |= {"DISPLAY": display, "TAKU_DATA_DIR": str(folder), "SDL_AUDIODRIVER": "dummy"}
        chosen = [part for name, value in OPTIONS.items() for part in ("--option", f"{name}={value}")]
        command = [sys.executable, "-m", "game", "play", "cultus", "--seed", str(SEED), *chosen]
        self.errors = (folder / "stderr.txt").open("wb")
        self.app = subprocess.Popen(command, cwd=ROOT, env=self.env, stderr=self.errors)
        self.session = Session(catalogue["cultus"], [Seat()], OPTIONS, SEED)
        self.store = Store(folder / "sessions", catalogue)

    def arrive(self) -> None:
        """Wait until the window and the file are there."""
        window = wait_for("the window", self._window, 30)
        self.window = str(window)
        size = self.tell("getwindowgeometry", "--shell", self.window)
        facts = dict(line.split("=") for line in size.split())
        self.origin = int(facts["X"]), int(facts["Y"])
        self.view = Viewport(int(facts["WIDTH"]), int(facts["HEIGHT"]))
        wait_for("the session's file", self.store.ids)
        self.path = self.store.path(self.store.ids()[0])
        self.tell("windowfocus", self.window)
        time.sleep(0.3)

    def tell(self, *words: str) -> str:
        """Let xdotool do something; what it says."""
        done = subprocess.run(["xdotool", *words], env=self.env, capture_output=True, text=True, timeout=20)
        return done.stdout

    def _window(self) -> str:
        assert self.app.poll() is None, (self.folder / "stderr.txt").read_text()
        return self.tell("search", "--onlyvisible", "--class", "taku").strip().split("\n")[-1]

    def pixels(self, x: float, y: float) -> tuple[str, str]:
        """A place of the stage as words for xdotool."""
        px, py = self.view.to_pixels(x, y)
        return str(round(px) + self.origin[0]), str(round(py) + self.origin[1])

    # --- hands -----------------------------------------------------------------------------------

    def click(self, x: float, y: float) -> None:
        """Click a place of the stage."""
        self.tell("mousemove", *self.pixels(x, y), "sleep", "0.05", "click", "1")

    def key(self, *names: str) -> None:
        """Press keys."""
        for name in names:
            self.tell("key", "--delay", "20", name)
            time.sleep(0.05)

    def drag(self, start: tuple[float, float], end: tuple[float, float], turned: bool) -> None:
        """Press, move, turn by R if asked, let go."""
        near = (start[0] + 14, start[1] - 10)
        half = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        words = ["mousemove", *self.pixels(*start), "sleep", "0.06", "mousedown", "1", "sleep", "0.04"]
        words += ["mousemove", *self.pixels(*near), "sleep", "0.04"]
        if turned:
            words += ["key", "r", "sleep", "0.06"]
        for place in (half, (end[0] - 3, end[1] - 2), end):
            words += ["mousemove", *self.pixels(*place), "sleep", "0.04"]
        self.tell(*words, "sleep", "0.04", "mouseup", "1")

    # --- playing ---------------------------------------------------------------------------------

    def do(self, action: Action) -> str:
        """Do an action at the window, wait until it is on the disk, do it here too; the way it was done."""
        model = TableModel(self.session, bundled("art"))
        gesture = hand_of(model.presentation, model.view, action)
        if isinstance(gesture, Click):
            gesture = Drag(gesture.target, gesture.target, 0, gesture.mode)
        if isinstance(gesture, Asked):
            way = self._answer(model, action)
        elif isinstance(gesture, Button):
            self._press(model, gesture.key)
            way = "press"
        else:
            if gesture.mode:
                self._press(model, gesture.mode)
                model.armed = next(c for c in model.controls if c.key == gesture.mode)
            self._carry(model, gesture, action)
            way = "drag"
        count = len(self.session.plies) + 1
        wait_for(f"ply {count} on the disk: {action}", lambda: len(self.on_disk().plies) >= count)
        ply = self.on_disk().plies[count - 1]
        assert same_action(ply.action, action), f"{ply.action} was played instead of {action}"
        self.session.propose(ply.action)
        assert self.session.plies[-1].sum == ply.sum
        return way

    def on_disk(self) -> Session:
        """The session as the files tell it now."""
        found = self.store.look(self.path)
        assert isinstance(found, Loaded), found
        return found.session

    def _answer(self, model: TableModel, action: Action) -> str:
        choices = model.dests.choices
        fields = model.session.rules.kinds[action.kind].fields
        if fields and isinstance(fields[0].form, Split):
            splits = sorted((a.args for a in choices), reverse=True)
            self.key(*["Right"] * splits.index(action.args), "Return")
            return "Enter"
        if fields and isinstance(fields[0].form, Some):
            cards = list(dict.fromkeys(card for a in choices for card in a.args[0]))
            self.key(*(str(cards.index(card) + 1) for card in action.args[0]), "Return")
            return "digits"
        self.key(str(choices.index(action) + 1))
        return "digit"

    def _press(self, model: TableModel, key: str) -> None:
        control = next(c for c in model.controls if c.key == key)
        x, y, _, _ = model.layout.regions[control.region]
        cx, cy, w, h = control.rect
        self.click(x + cx + w / 2, y + cy + h / 2)

    def _carry(self, model: TableModel, gesture: Drag, action: Action) -> None:
        rect = model.laid[gesture.piece].rect
        start = grip(model, gesture.piece)
        slot = model.layout.slots[gesture.slot]
        x, y = slot.centre
        if slot.type == "anchor":
            x, y = x - rect[2] / 2 + start[0] - rect[0], y - rect[3] / 2 + start[1] - rect[1]
        self.drag(start, (x, y), gesture.turn != 0)
        outcome = model.drop(gesture.piece, gesture.slot, gesture.turn)
        if isinstance(outcome, Choose):
            time.sleep(0.15)
            groups = list(outcome.groups)
            if all(len(group) == 1 and model.art.answer(model.view, group[0]).larger for group in groups):
                groups.sort(key=lambda group: -model.points(group[0]))  # Cards in their place: the best comes first.
            index = next(i for i, group in enumerate(groups) if any(same_action(a, action) for a in group))
            self.key(*["Down"] * index, "Return")
            outcome = narrowed(model.session.rules, groups[index])
        if isinstance(outcome, Pick):
            time.sleep(0.15)
            wanted = action.args[outcome.at]
            self.key(*(str(outcome.items.index(card) + 1) for card in wanted), "Return")

    def kill(self) -> None:
        """The power goes out."""
        self.app.send_signal(signal.SIGKILL)
        self.app.wait(10)

    def close(self) -> None:
        """End it whatever happened."""
        if self.app.poll() is None:
            self.app.kill()
            self.app.wait(10)
        self.errors.close()


def grip(model: TableModel, piece: str) -> tuple[float, float]:
    """A place where the piece lies on top, whether it is lifted or not."""
    x, y, w, h = model.laid[piece].rect
    for fx, fy in ((0.5, 0.5), (0.2, 0.4), (0.1, 0.6), (0.9, 0.2), (0.05, 0.5), (0.95, 0.85)):
        over = piece_at(model.laid, x + w * fx, y + h * fy)
        if over is not None and over.piece == piece:
            return x + w * fx, y + h * fy
    raise AssertionError(f"{piece} cannot be reached")


@pytest.fixture
def outside(tmp_path: Path, display: str) -> Iterator[Outside]:
    """A running app with its window; it is ended whatever happens."""
    app = Outside(tmp_path, display)
    try:
        app.arrive()
        yield app
    finally:
        app.close()
    assert (tmp_path / "stderr.txt").read_text() == ""


@tools
def test_a_game_at_a_real_window_survives_the_loss_of_power(outside: Outside) -> None:
    player = Player(SEED, 0.0)
    ways: dict[str, str] = {}
    wanted = {"choose_character", "choose_plan", "place_medal", "choose_corner", "draw_start", "draw_card"}
    wanted |= {"allocate_gold", "place_construction", "move_pawn", "build_monument"}
    while not wanted <= ways.keys() and len(outside.session.plies) < MOST_PLIES:
        draws = [action for action in outside.session.legal(0) if action.kind == "draw_card"]
        once = draws and "draw_card" not in ways
        action = draws[0] if once else player.choose(outside.session)
        ways[action.kind] = outside.do(action)
    assert wanted <= ways.keys(), f"only {sorted(ways)} were done"
    assert {ways[k] for k in ("place_medal", "choose_corner", "draw_start", "place_construction")} == {"drag"}
    assert ways["allocate_gold"] == "Enter"
    sums = [p.sum for p in outside.session.plies]
    outside.kill()
    assert [p.sum for p in outside.on_disk().plies] == sums, "what was shown as done is lost"
    assert outside.on_disk().at(len(sums)).digest() == outside.session.at(len(sums)).digest()
    reopened = outside.store.open(outside.path.stem)
    assert reopened.session.plies[-1].sum == sums[-1]
    reopened.close()


@tools
def test_an_undone_ply_stays_undone_at_a_real_window(outside: Outside) -> None:
    player = Player(SEED, 0.0)
    for _ in range(4):
        outside.do(player.choose(outside.session))
    outside.key("z")
    wait_for("the undo on the disk", lambda: len(outside.on_disk().plies) == 3)
    outside.key("y")
    wait_for("the redo on the disk", lambda: len(outside.on_disk().plies) == 4)
    assert [p.sum for p in outside.on_disk().plies] == [p.sum for p in outside.session.plies]
    outside.key("ctrl+q")
    assert outside.app.wait(10) == 0


@pytest.mark.sample(1)
@pytest.mark.parametrize("arguments", [[], ["play", "cultus", "--seed", "5"]])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_without_a_display_there_is_one_sentence(tmp_path: Path, arguments: list[str], language: str) -> None:
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_SESSION_TYPE", "LC_ALL", "LC_MESSAGES", "LANGUAGE")
    env = {k: v for k, v in os.environ.items() if k not in gone}
    env |= {"TAKU_DATA_DIR": str(tmp_path), "LANG": {"ja": "ja_JP.UTF-8", "en": "en_US.UTF-8"}[language]}
    env["PYTHONIOENCODING"] = "utf-8"
    command = [sys.executable, "-m", "game", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8", timeout=60)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
