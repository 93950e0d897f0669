"""How English speaks of a seat that may be the reader's own: "You score", "the card goes to you", "Your ship sinks".

Functions for messages that take the name of a seat: ``{ $seat } { VERB($seat, "scores", "score") }`` where it begins a
sentence, ``{ WITHIN($seat) }`` in the middle of one, ``{ WHOSE($seat, "The card") }`` for what belongs to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

ARTICLES = ("The", "the")


def second_person(you: Callable[[], str]) -> Mapping[str, Callable[..., str]]:
    """The functions by the names that messages use. ``you`` is what a seat is called that is the reader's own."""

    def verb(seat: Any, other: str, own: str) -> str:
        """The form of a verb that fits the seat."""
        return own if str(seat) == you() else other

    def within(seat: Any) -> str:
        """The seat as it stands after the first word of a sentence."""
        return str(seat).lower() if str(seat) == you() else str(seat)

    def whose(seat: Any, *thing: Any) -> str:
        """What belongs to the seat: "The card of Lea", or "Your ship". The first word tells whether a sentence begins."""
        words = " ".join(map(str, thing))
        if str(seat) != you():
            return f"{words} of {seat}"
        article, _, rest = words.partition(" ")
        bare = rest if article in ARTICLES else words[:1].lower() + words[1:]
        return f"{'Your' if words[:1].isupper() else 'your'} {bare}"

    return {"VERB": verb, "WITHIN": within, "WHOSE": whose}
