"""At a terminal with a hundred rows: nobody reads what another has seen, neither on the screen nor by scrolling back."""

from __future__ import annotations

import io
import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.terminal.lines import ASIDE, BACK, CLEAR, Lines

ROOT = Path(__file__).parents[2]
ROWS = 100
PASS, HAND = "Press Enter when nobody else is looking", "In hand: "
pty = pytest.importorskip("pty", reason="only where there are such terminals")


class Terminal:
    """A terminal of so many rows as a person has it: two screens, each with all that can be scrolled back to."""

    def __init__(self, *words: str, home: Path) -> None:
        import fcntl
        import struct
        import termios

        self.end, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, 120, 0, 0))
        env = {**os.environ, "TAKU_DATA_DIR": str(home), "TERM": "xterm", "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-m", "game", "play", *words, "--text", "--seed", "7", "--lang", "en"]
        self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdin=child, stdout=child, stderr=child)
        os.close(child)
        self.shown, self._before, self._rest = "$ taku\n", "", ""
        self.aside = False

    def until(self, words: str, times: int = 1) -> str:
        """All that can be read once these words stand there so often, or the seat is passed."""
        end = time.monotonic() + 30
        while self.shown.count(words) < times and PASS not in self.shown:
            ready, _, _ = select.select([self.end], [], [], max(0.0, end - time.monotonic()))
            assert ready, self.shown
            self._take(os.read(self.end, 65536).decode("utf-8", "replace"))
        return self.shown

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.end, f"{line}\n".encode())

    def left(self) -> str:
        """All that can be read when the process has ended, which it must within half a minute."""
        end = time.monotonic() + 30
        while True:
            ready, _, _ = select.select([self.end], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                self.process.kill()
            assert ready, self.shown
            try:
                data = os.read(self.end, 65536)
            except OSError:
                break
            if not data:
                break
            self._take(data.decode("utf-8", "replace"))
        self.process.wait(10)
        os.close(self.end)
        return self.shown

    def _take(self, text: str) -> None:
        for part in re.split(r"(\x1b\[[?0-9;]*[a-zA-Z])", self._rest + text):
            self._rest = ""
            if part == ASIDE:
                self._before, self.shown, self.aside = self.shown, "", True
            elif part == BACK:
                self.shown, self.aside = self._before, False
            elif part and part in CLEAR:
                self.shown = "" if part == "\x1b[3J" else self.shown  # Only this one takes what was scrolled away.
            elif part.startswith("\x1b"):
                self._rest = part
            else:
                self.shown += part


def test_two_people_at_one_terminal(tmp_path: Path) -> None:
    screen = Terminal("cultus", "--seats", "human,human", home=tmp_path)
    secrets: list[str] = []
    for _ in range(3):
        shown = screen.until(PASS)
        assert screen.aside
        assert HAND not in shown, "the hand before can be read"
        assert [secret for secret in secrets if secret in shown] == []
        screen.shown = ""
        screen.type("")
        screen.until("> ")
        secrets += re.findall(f"{HAND}[^\r\n]*", screen.shown)
        for typed in range(2, 40):
            if PASS in screen.shown:
                break
            screen.type("1")
            screen.until("> ", typed)
    assert len(set(secrets)) == 2, "each has seen a hand"
    screen.shown = ""
    screen.type("")
    assert HAND in screen.until("> ")
    screen.type("quit")
    left = screen.left()
    assert (screen.process.returncode, screen.aside) == (0, False)
    assert left.startswith("$ taku\n")
    assert HAND not in left
    assert "Goodbye" in left


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", ["human", "human,bot:random"])
def test_who_plays_alone_keeps_the_screen(tmp_path: Path, seats: str) -> None:
    screen = Terminal("cultus", "--seats", seats, home=tmp_path)
    shown = screen.until("> ")
    screen.type("quit")
    assert screen.left().startswith(shown)
    assert "\x1b" not in screen.shown


def test_ctrl_c_gives_the_terminal_back(tmp_path: Path) -> None:
    screen = Terminal("cultus", "--seats", "human,human", home=tmp_path)
    screen.until(PASS)
    screen.shown = ""
    screen.type("")
    screen.until(HAND)
    screen.process.send_signal(2)
    left = screen.left()
    assert (screen.aside, HAND in left) == (False, False)


def test_whoever_ends_it_in_the_middle_leaves_nothing_on_the_other_screen() -> None:
    """Some terminals keep what stood there: it is emptied before they go back."""

    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    out = Screen()
    lines = Lines(Screen(), out)
    lines.cover()
    lines.write(HAND)
    lines.close()
    assert out.getvalue().startswith(ASIDE + CLEAR)
    assert out.getvalue().endswith(CLEAR + BACK)
