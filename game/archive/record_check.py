"""Whether the recorded games that a title brings in ``saves/<id>`` are those of its rules of today."""

from __future__ import annotations

from game.archive.read import Loaded, load
from game.engine import Title
from game.paths import bundled


def record_faults(title: Title) -> list[str]:
    """One sentence for each recorded game that cannot be read, does not replay, or is not over."""
    found = []
    for path in sorted((bundled("saves") / title.id).glob("*.json")):
        kept, place = load(path, {title.id: title}), f"saves/{title.id}/{path.name}"
        if not isinstance(kept, Loaded):
            found.append(f"{title.id}: {place}: {kept.code}")
        elif kept.session.pending is not None:
            found.append(f"{title.id}: {place}: the game is not over")
    return found
