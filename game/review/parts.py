"""Where points were left: by the title's own parts."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.judge import TitleJudge
from game.engine import Title


def parts_of(title: Title) -> Mapping[str, str]:
    """Kind of deed -> part, as the ``PARTS`` of a title's bot say; empty without a bot."""
    said = TitleJudge(title).PARTS if title.has("bot") else {}
    return {kind: part for part, kinds in said.items() for kind in kinds}


def by_part(title: Title, left: Mapping[str, float]) -> list[tuple[str, float]]:
    """The parts with the points that were left there, by kind given as ``left``; the most first."""
    parts, found = parts_of(title), dict[str, float]()
    for kind, points in left.items():
        part = parts.get(kind, kind)
        found[part] = found.get(part, 0.0) + points
    return sorted(found.items(), key=lambda item: (-item[1], item[0]))
