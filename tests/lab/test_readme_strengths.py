"""The README tells of the bots what was measured."""

from __future__ import annotations

from .readme_strengths import BEGIN, README, written


def test_the_readme_has_the_strengths_that_were_measured() -> None:
    text = README.read_text("utf-8")
    assert BEGIN in text
    assert written(text) == text, "python -m tests.lab.readme_strengths writes it anew"
