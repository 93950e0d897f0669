"""The table of the README that tells how strong the bots are, made of what was measured.

``python -m tests.lab.readme_strengths`` writes it anew.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from game.bots.levels import levels
from game.bots.strengths import Strength, strengths
from game.engine import Title
from game.text.catalog import Texts
from game.titles import catalogue

README = Path(__file__).parents[2] / "README.md"
BEGIN, END = "<!-- strengths -->\n", "<!-- /strengths -->\n"


def table() -> str:
    """A row for each title: who sits down there, and of a hundred games those that each wins against the one below."""
    texts = Texts("en")
    lines = ["| game | who sits down there: first places of one seat, the one below at all others |", "|---|---|"]
    for title in catalogue.values():
        texts.read(title)
        offered = levels(title)
        if not strengths(title):
            continue
        told = [texts(f"level-{offered[0]}")] if offered else []
        told += [_step(texts, title, level, below) for below, level in pairwise(offered)]
        lines.append(f"| {texts(f'{title.id}-name-{title.id}')} | {'; '.join(told)} |")
    return "\n".join(lines) + "\n"


def _step(texts: Texts, title: Title, level: str, below: str) -> str:
    met = [row for row in strengths(title) if (row.level, row.against) == (level, below)]
    if not met:
        return f"{texts(f'level-{level}')} (not measured)"
    return f"{texts(f'level-{level}')} {', '.join(_told(row) for row in met)}"


def _told(row: Strength) -> str:
    return f"{row.share:.2f} [{row.low:.2f}-{row.high:.2f}] of {row.games} games of {row.seats}"


def written(text: str) -> str:
    """The README with the table as it should be."""
    return re.sub(rf"{BEGIN}.*?{END}", lambda _: f"{BEGIN}{table()}{END}", text, flags=re.DOTALL)


if __name__ == "__main__":
    README.write_text(written(README.read_text("utf-8")), "utf-8")
