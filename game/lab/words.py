"""What figures, sides and findings are called."""

from __future__ import annotations

from math import ceil
from typing import Any

from game.engine import Title
from game.lab.gauges import Difference
from game.text.catalog import Texts
from game.text.speech import worded

HOUSE = ("seats", "points", "length", "levels")
"""Groups of figures that every title has. The others are the title's questions."""
WIDE = 0.05
"""An interval of a share wider than this on either side says too little to speak of chance."""


def group_words(texts: Texts, title: Title, group: str) -> str:
    """The heading of a group of figures."""
    return texts(f"lab-group-{group}") if group in HOUSE else texts(f"{title.id}-question-{group}".replace("_", "-"))


def figure_words(texts: Texts, title: Title, group: str, name: str, thing: str) -> str:
    """What was measured."""
    if group not in HOUSE:
        return texts(f"{title.id}-figure-{name}".replace("_", "-"), thing=_component(texts, title, thing))
    if group == "levels":
        spoken = level_words(texts, title, thing)
    elif thing.isdecimal():
        spoken = texts("lab-seat", number=int(thing))
    else:
        spoken = _component(texts, title, thing)
    return texts(f"lab-figure-{name}".replace("_", "-"), thing=spoken)


def level_words(texts: Texts, title: Title, level: str) -> str:
    """The name of a level of bots, and its taste."""
    bare, _, taste = level.partition(":")
    message = f"level-{bare}"
    named = texts(message) if texts.has(message) else bare
    return texts(f"{title.id}-taste-{taste}".replace("_", "-"), level=named) if taste else named


def _component(texts: Texts, title: Title, thing: str) -> str:
    return str(worded(texts, title.id, {"thing": thing})["thing"])


def number_words(value: float | None, share: bool, signed: bool = False) -> str:
    """A value as it is told: shares in percent, differences with their sign."""
    if value is None:
        return "–"
    told = (round(100 * value, 1) if share else round(value, 2)) or 0.0  # No minus before nothing.
    words = f"{told:{'+' if signed else ''}.{1 if share else 2}f}".replace("-", "−")
    return f"{words} %" if share else words


def verdict(texts: Texts, found: Difference | None, share: bool, first: str, second: str, over: bool) -> str:
    """What a comparison says, in one sentence made by rule. ``over``: all games that were said before are there."""
    if found is None or found.value is None or found.verdict == "unknown":
        return texts("lab-verdict-unknown")
    said: dict[str, Any] = {"first": first, "second": second, "unit": "points" if share else "plain"}
    said |= {name: _size(abs(value), share) for name, value in _sizes(found).items()}
    said |= {"from": number_words(found.low, share, True), "to": number_words(found.high, share, True)}
    kind = found.verdict
    if kind == "noise" and share and found.high is not None and found.low is not None:
        kind = "early" if (found.high - found.low) / 2 > WIDE else kind
    sentence = texts(f"lab-verdict-{kind}", **said)
    return sentence if over else texts("lab-verdict-interim", verdict=sentence)


def _sizes(found: Difference) -> dict[str, float]:
    edge = max(abs(found.low or 0.0), abs(found.high or 0.0))
    return {"value": found.value or 0.0, "edge": edge}


def _size(value: float, share: bool) -> str:
    """A size without its sign; rounded up where its last digit would be nothing."""
    scaled, digits = (100 * value, 1) if share else (value, 2)
    least = 10.0**-digits
    shown = ceil(scaled / least) * least if scaled < least else scaled
    return f"{shown:.{digits}f}"
