"""The page of the lab shows the example as it runs."""

from __future__ import annotations

from ..commands.conftest import ROOT


def test_the_page_shows_the_example_word_for_word() -> None:
    code = (ROOT / "game/gym/example.py").read_text("utf-8")
    shown = code[code.index("import random") : code.index("if __name__")].rstrip()
    assert f"```python\n{shown}\n```" in (ROOT / "game/lab/README.md").read_text("utf-8")
