"""What a lit place would bring stands over no word of the table, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.presentation import Gain, presentation_of
from game.presentation.preview import Preview
from game.table.affordances import affordances
from game.table.layout import overlap
from game.titles import catalogue
from game.ui.table.scene import TableScene

from .conftest import Desk
from .test_question_places import moments

MOST = 10
"""Sets of plates that are looked at in each game."""
MEETS = 0.5
"""Less of a plate than this may lie on the place of another, unless more of it lies on its own."""
SHARE = 0.04
"""So much of a plate's area may lie on the rims of letters."""


def told(table: TableScene) -> Iterator[dict[str, Gain]]:
    """What is written on the table before anything is taken up, and for each piece that can be."""
    model, found = table.model, affordances(table.model)
    yield {name: gain for name, gain in model.click_gains(found.places).items() if name in model.layout.slots}
    for piece in [*found.pieces, *model.movable()][:5]:
        yield dict(model.gains(piece))


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("title_id", list(catalogue))
def test_a_badge_covers_no_word(desks: Callable[..., Desk], title_id: str, language: str) -> None:
    desk, looked, title = desks(language=language), 0, catalogue[title_id]
    for table in moments(desk, title_id, title.fewest, 11):
        if table.prompt is not None and not table.prompt.standing:
            continue
        canvas, badges = table.context.child(table.stage.canvas), table.drag_view.badges
        desk.app.draw()
        for gains in told(table):
            if not gains:
                continue
            looked += 1
            plates = badges.of(canvas, gains)
            words = list(badges.words_within(canvas, [badge.rect for badge in plates]))
            for badge in plates:
                lost = [rect for rect in words if overlap(badge.rect, rect) > SHARE * badge.rect[2] * badge.rect[3]]
                assert not lost, (table.session.pending and table.session.pending.key, list(gains), badge, lost)
            slots = {name: table.model.layout.slots[name].rect for name in gains}
            for name, badge in zip(gains, plates, strict=True):
                over = {
                    other: overlap(badge.rect, rect) for other, rect in slots.items() if not overlap(rect, slots[name])
                }
                assert max(over.values(), default=0) <= max(
                    MEETS * badge.rect[2] * badge.rect[3], overlap(badge.rect, slots[name])
                )
        if looked > MOST:
            break
    tells = type(presentation_of(title)).preview_gain is not Preview.preview_gain
    assert looked or not tells, "nothing brings anything in this game"
