"""What a position of pebbles is worth. The moods make the bot misbehave, for the tests of its process."""

import os
import sys
import time

QUIET = frozenset({"rest"})


def evaluate(s, seat):
    if s.mood == "crash":
        os._exit(3)
    if s.mood == "sleep":
        time.sleep(60)
    if s.mood == "fault":
        loaded = [name for name in ("pygame", "game.ui", "game.table") if name in sys.modules]
        raise ArithmeticError(f"two and two, {loaded}")
    return sum(s.hands[seat])


def terms(s, seat):
    return {"pebbles": sum(s.hands[seat])}


def reason(view, action, before, after):
    gain = after["pebbles"] - before["pebbles"]
    return ("pebbles-reason-gain", {"gain": gain}) if gain else ("pebbles-reason-rest", {})


def narrow(view, legal):
    return legal


def turn(s):
    return s.left
