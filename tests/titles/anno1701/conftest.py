"""What the tests of the table share."""

from __future__ import annotations

from typing import Any

import pytest

from game.text.breaking import Line
from game.ui.canvas import Canvas


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that did not fit their place."""
    found: list[str] = []
    shorten = Canvas._cut

    def noted(self: Canvas, laid: list[Line], *more: Any) -> list[Line]:
        rows = shorten(self, laid, *more)
        if rows[-1].runs and rows[-1].runs[-1].unit.text == "…":
            found.append("".join(run.unit.text for line in laid for run in line.runs))
        return rows

    monkeypatch.setattr(Canvas, "_cut", noted)
    return found
