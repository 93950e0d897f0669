"""What three likely deeds would come to, written on the table: ghosts, dashed gold frames, and a slip for each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.bots.bot import Likely
from game.presentation import COMPOSE
from game.table.arrange import Laid
from game.table.label_placement import ROOM, Slip, lay_slips
from game.table.layout import Rect, middle
from game.table.preview import WhatIf, what_ifs
from game.text.speech import worded
from game.ui.canvas import Canvas, TextStyle
from game.ui.table.board.marks import draw_frame, draw_number, draw_thread, draw_way
from game.ui.table.context import TableContext
from game.ui.table.prompts.card_choice import CardChoice
from game.ui.table.prompts.worksheet import WorksheetPrompt
from game.ui.theme import INK, INK2, NUMBER

WIDE, ROW_WIDE, LEAST = 236.0, 368.0, 96.0
SIDE, TOP = 12.0, 7.0
INSET = 20.0
"""Left of the words of a slip, where its number lies."""
LEADING = 1.3
DISC = 23.0
GHOST = 180
"""How opaque a piece is where it would lie, of 255."""
EVEN = 0.25
"""Points by the end of the game that nobody can tell from none."""
SURE = 0.05
"""A difference that is known so well is told without its error."""
BEYOND = 50.0
"""So many points behind, the game itself is at stake; the number would say nothing."""
PALE = 77
"""How opaque everything is that another deed is shown before, of 255."""


class SlipWords(NamedTuple):
    """What a slip says: the deed, what it brings, what speaks for it, how far behind the first it is."""

    deed: str
    gain: str
    why: str
    behind: str


class Advice:
    """At most three deeds shown at once; ``actions`` are the deeds. Each keeps its number for as long as it stands."""

    def __init__(self, table: TableContext, named: Sequence[Likely]) -> None:
        self.table = table
        self.named = tuple(named)
        self.actions = [known.action for known in named]
        self._ifs: tuple[WhatIf, ...] = ()
        self._ifs_key: object = None
        self._laid: list[Rect] = []
        self._laid_key: object = None
        self._words: list[SlipWords] = []
        self._slips: dict[object, pygame.Surface] = {}

    # --- what is known ---------------------------------------------------------------------------

    @property
    def ifs(self) -> tuple[WhatIf, ...]:
        """The deeds on the table as it stands now: where the question has answers of its own, on these."""
        table = self.table
        prompt = table.question
        places = tuple(prompt.places) if isinstance(prompt, CardChoice) and not prompt.folded else ()
        key = (id(prompt), places, table.model.layout.file, len(table.session.plies), table.texts.edition)
        if key != self._ifs_key:
            self._ifs_key, self._laid_key = key, None
            found = what_ifs(table.model, self.actions, table.drag.control_rect)
            self._ifs = tuple(map(self._answered, found))
            goals = [known.goal for known in self._ifs]
            self._ifs = tuple(
                known._replace(shared=goals.count(known.goal) > 1 and known.begin is not None) for known in self._ifs
            )
        return self._ifs

    def _answered(self, known: WhatIf) -> WhatIf:
        """A deed that no hand does on the table stands on its answer, or on the panel that asks."""
        prompt = self.table.question
        if prompt is None or (known.goal is not None and not known.pressed):
            return known
        if isinstance(prompt, CardChoice):
            own = known.action in prompt.actions and not prompt.folded
            return known._replace(goal=prompt.places[prompt.actions.index(known.action)]) if own else known
        if isinstance(prompt, WorksheetPrompt):
            return known if known.goal is not None else known._replace(goal=prompt.buttons[1].rect, pressed=True)
        return known._replace(goal=prompt.rect, pressed=True, panel=True)

    @property
    def words(self) -> list[SlipWords]:
        """What each slip says, in the player's language."""
        self._lay()
        return self._words

    @property
    def slips(self) -> list[Rect]:
        """Where each slip stands."""
        self._lay()
        return self._laid

    def _lay(self) -> None:
        table, canvas = self.table, self.table.child(self.table.stage.canvas)
        ifs = self.ifs
        key = (table.texts.edition, canvas.unit, canvas.text_scale, canvas.surface.get_size())
        if key == self._laid_key:
            return
        self._laid_key = key
        self._slips = {}
        self._words = [self._said(known, named) for known, named in zip(ifs, self.named)]
        asked = [] if table.question is None else [table.question.rect]
        avoid = [table.region("prompt"), *(place for place in asked if place[2] * place[3] < ROOM[2] * ROOM[3] / 2)]
        wanted = [
            Slip(self._size(canvas, words, known.pressed), known.things or (FOOT,), known.pressed or not known.things)
            for words, known in zip(self._words, ifs)
        ]
        self._laid = lay_slips(wanted, avoid)

    def _said(self, known: WhatIf, named: Likely) -> SlipWords:
        table = self.table
        code, params = named.reason
        texts = table.texts
        why = texts.say(code, worded(texts, table.title.id, params, table.words.names)) if code else ""
        gain = table.words.gain(known.gain) if known.gain is not None else ""
        deed = table.words.action(known.action)[0].rstrip("。. ")
        if gain and deed.endswith(("）", ")")):
            deed = deed.replace(" (", "（").rpartition("（")[0]  # What it brings is said once.
        return SlipWords(deed, gain, why.rstrip("。. "), self._behind(named))

    def _behind(self, named: Likely) -> str:
        """How many points fewer than the first deed it leads to, or that there is no telling; "" for the first."""
        first, texts = self.named[0], self.table.texts
        behind = first.worth - named.worth
        if named is first or not (first.worth or named.worth) or behind >= BEYOND:
            return ""
        if behind < max(EVEN, named.unsure):
            return texts("coach-even")
        if named.unsure < SURE:
            return texts("coach-behind", points=f"{behind:.1f}")
        return texts("coach-behind-unsure", points=f"{behind:.1f}", error=f"{named.unsure:.1f}")

    # --- sizes -----------------------------------------------------------------------------------

    def _size(self, canvas: Canvas, words: SlipWords, row: bool) -> tuple[float, float]:
        most = (ROW_WIDE if row else WIDE) - INSET - SIDE
        widest = max(canvas.measure(text, size, face) for text, size, face, _ in self._lines(canvas, words, most))
        wide = min(most, max(LEAST, widest + 2))
        high = sum(_tall(canvas, text, wide, size, face) for text, size, face, _ in self._lines(canvas, words, wide))
        return wide + INSET + SIDE, max(DISC + 10, high + 2 * TOP)

    @staticmethod
    def _lines(canvas: Canvas, words: SlipWords, room: float) -> list[tuple[str, float, str, str]]:
        """Text, size, face and colour from the top down; what a deed brings stands behind it as long as there is room."""
        deed, gain, why, behind = words
        found: list[tuple[str, float, str, str]] = [(deed, 14, "bold", INK)]
        if gain and "\n" not in gain and canvas.measure(f"{deed}　{gain}", 14, "bold") <= room:
            found = [(f"{deed}　{gain}", 14, "bold", INK)]
        elif gain:
            found += [(line, 14, "bold", NUMBER) for line in gain.split("\n")]
        return found + [(line, 12.5, "body", INK2) for line in (why, behind) if line]

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, over: int = -1) -> None:
        """All of it; while one deed is pointed at (``over``), what the title shows of it, and the others pale."""
        table = self.table
        canvas = table.child(canvas)
        overlay = table.model.preview_overlay([self.actions[over]]) if 0 <= over < len(self.actions) else None
        if overlay is not None:
            table.painter.draw(canvas, overlay)
        order = sorted(range(len(self.actions)), key=lambda i: (i == over, -i))
        strength = {i: 255 if over in (-1, i) else PALE for i in order}
        ghosts: dict[Rect, int] = {ghost.rect: i for i in order for ghost in self.ifs[i].ghosts}
        for i in order:
            self._draw_on_table(canvas, i, strength[i], [g for g in self.ifs[i].ghosts if ghosts[g.rect] == i])
        for i in order:
            self._draw_slip(canvas, i, strength[i])

    def _draw_on_table(self, canvas: Canvas, index: int, alpha: int, ghosts: Sequence[Laid]) -> None:
        """Ghosts, frames, the way and the number of a deed; of ghosts at the same place only one is drawn."""
        known = self.ifs[index]
        for ghost in ghosts[::-1]:
            sheet = self.table.model.art.face(ghost.spot.face)
            key = ("face", ghost.spot.face)
            pale = GHOST * alpha // 255
            self.table.painter.put(canvas, key, sheet, ghost.rect, ghost.turn, pale, ghost.scale)
            if ghost.rect != known.goal:
                bend = min(ghost.rect[2:]) / 2 if self.table.model.is_round(ghost.piece) else 6
                draw_frame(canvas, ghost.rect, alpha, bend)
        if known.begin is not None and known.goal is not None:
            draw_way(canvas, middle(known.begin), middle(known.goal), alpha)
        for rect in (known.begin, known.goal):
            if rect is not None and not known.panel:
                draw_frame(canvas, rect, alpha, 7)
        for x, y, _, _ in self._numbered(known):
            draw_number(canvas, index + 1, (x - 8, y - 8, 21, 21), alpha)

    def _numbered(self, known: WhatIf) -> list[Rect]:
        """Where the number of a deed stands beside its slip: on what only this deed takes up."""
        others = [other for other in self.ifs if other is not known]
        if known.pressed:
            ghosts = {ghost.rect for other in others for ghost in other.ghosts}
            return [ghost.rect for ghost in known.ghosts if ghost.rect not in ghosts]
        taken = [other.begin for other in others]
        spot = known.goal if known.begin is None or known.begin in taken else known.begin
        return [spot] if spot is not None else []

    def _draw_slip(self, canvas: Canvas, index: int, alpha: int) -> None:
        place, known = self.slips[index], self.ifs[index]
        things = known.things
        if things:
            draw_thread(canvas, place, things[0], alpha)
        key = (index, canvas.unit)
        if key not in self._slips:
            self._slips[key] = self._picture(canvas, index)
        image = self._slips[key]
        if alpha < 255:
            image = image.copy()
            image.set_alpha(alpha)
        canvas.surface.blit(image, (canvas.px(place[0] - RIM), canvas.py(place[1] - RIM)))

    def _picture(self, canvas: Canvas, index: int) -> pygame.Surface:
        """A slip as a picture of its own, with its shadow and its number."""
        _, _, wide, high = self.slips[index]
        unit = canvas.unit
        image = pygame.Surface((round((wide + 2 * RIM) * unit), round((high + 2 * RIM) * unit)), pygame.SRCALPHA)
        own = canvas.like(image, unit, (RIM * unit, RIM * unit))
        own.shadow((0, 0, wide, high), 7, 5, 140, 2)
        own.panel((0, 0, wide, high), "#FFF8E4", NUMBER, 7, 1.6)
        y, room = TOP, wide - INSET - SIDE
        lines = self._lines(own, self.words[index], room)
        heights = [_tall(own, text, room, size, face) for text, size, face, _ in lines]
        y += max(0.0, (high - 2 * TOP - sum(heights)) / 2)
        for (text, size, face, colour), tall in zip(lines, heights):
            own.text(
                text,
                (INSET, y, room + 2, tall),
                TextStyle(size, colour, face, leading=LEADING, lines=int(tall < 2 * size)),
            )
            y += tall
        draw_number(own, index + 1, (-DISC / 2 + 2, -DISC / 2 + 6, DISC, DISC))
        return image


RIM = 14.0
"""Round the picture of a slip: room for its shadow and its number."""
FOOT: Rect = (66.0, 686.0, 40.0, 34.0)
"""Where the slips stand of deeds that nothing on the table means: on the strip."""


def _tall(canvas: Canvas, text: str, room: float, size: float, face: str) -> float:
    """The height of a text in a width; to break what fits on one line would take long."""
    if canvas.measure(text, size, face) <= room:
        return LEADING * max(canvas.grown(size), canvas.least(text, size))
    return canvas.height(text, room, size, face, LEADING)


def can_choose(table: TableContext) -> bool:
    """True if there is more than one thing to do: what is put together step by step counts as several."""
    model = table.model
    composed = any(c.style == COMPOSE and model.enabled(c) for c in model.controls)
    return composed or len(model.dests.legal) > 1


__all__ = ["Advice", "can_choose"]
