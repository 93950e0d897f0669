"""The seats of a game for several: a card for each, with its pieces, its name, who sits there and its colour."""

from __future__ import annotations

from functools import partial

from game.engine.options import COLORS
from game.engine.session import BOT, HUMAN
from game.presentation import mark_of
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.house import AUTOMA, colour_name, painter_for
from game.ui.scenes.lobby.draft import GameDraft
from game.ui.scenes.lobby.levels import FaceTile, draw_steps
from game.ui.scenes.lobby.tiles import Tile
from game.ui.theme import CREAM
from game.ui.widgets import TextField, Widget

TOP, HIGH = 92.0, 412.0
GAP = 16.0
WIDEST = 288.0
ROOM = 76.0
"""How wide words may be beside a face without covering what is drawn of the seat."""


def seat_rect(seat: int, seats: int) -> Rect:
    """Where a seat's card lies: all in one row, in the middle of the stage; two leave room for the sheet beside them."""
    wide = min(WIDEST, (1200 - GAP * (seats - 1)) / seats)
    left = 40.0 if seats == 2 else 640 - (wide * seats + GAP * (seats - 1)) / 2
    return left + (wide + GAP) * seat, TOP, wide, HIGH


def seat_widgets(draft: GameDraft, seat: int) -> list[Widget]:
    """The name, who sits there, and the colours."""
    texts = draft.texts
    x, y, w, _ = seat_rect(seat, draft.count)
    found: list[Widget] = []
    if draft.players[seat] == HUMAN or draft.count == 1:
        place, tell, hint = (x + 14, y + 190, w - 28, 38), partial(draft.name, seat), texts("lobby-name-hint")
        found.append(TextField(place, draft.names[seat], tell, hint=hint, icon="person", widget_id=f"name-{seat}"))
    offered = [HUMAN, *(BOT + level for level in draft.levels)] if draft.count > 1 else []
    pitch = (w - 25) / max(6, len(offered))
    for index, player in enumerate(offered):
        found.append(FaceTile(draft, (x + 14 + pitch * index, y + 245, pitch - 2.8, 78), seat, player))
    free = not draft.title.dealt and any(option.id == COLORS for option in draft.offered)
    colours = draft.title.colors if free else ()
    pitch = (w - 22) / max(1, len(colours))
    for index, colour in enumerate(colours):
        place = (x + 14 + pitch * index, y + 356, pitch - 6, 40)
        chosen, act, name = draft.colors[seat] == colour, partial(draft.colour, seat, colour), f"colour-{seat}-{colour}"
        found.append(Tile(place, "", "", chosen, act, name, mark_of(draft.art, colour)))
    return found


def draw_seat(draft: GameDraft, canvas: Canvas, seat: int) -> None:
    """The card under the widgets: the pieces of its colour, and what it is called."""
    texts = draft.texts
    x, y, w, h = seat_rect(seat, draft.count)
    colour = draft.colors[seat] if seat < len(draft.colors) else AUTOMA
    canvas.sheet((x, y, w, h), "#181029", "#5A4A86", 8, 1.3, (6, 100, 3))
    sheet = draft.art.seat_card(colour)
    painter_for(draft.stage, draft.title).draw(canvas, sheet, x + 6, y + 6, (w - 12) / sheet.size[0])
    called = texts("lobby-dealt") if draft.title.dealt else colour_name(texts, draft.title.id, colour)
    player = draft.players[seat]
    if player == HUMAN or draft.count == 1:
        name, left = texts("table-seat", number=seat + 1), x + 24
    else:
        level = player.removeprefix(BOT)
        name, left = texts(f"level-{level}"), x + 72
        whole = f"{called} · {texts(f'level-{level}-trade')}"
        called = whole if canvas.measure(whole, 13) <= ROOM else called
        canvas.panel((x + 14, y + 190, w - 28, 38), "#241A40", "#5A4A86", 8, 1.2)
        draw_steps(canvas, x + 26, y + 200, level)
        style = TextStyle(12.5, CREAM, valign="middle", leading=1.15, lines=2)
        canvas.text(texts(f"level-{level}-how"), (x + 66, y + 190, w - 86, 38), style)
    wide = max(canvas.measure(name, 17, "title"), canvas.measure(called, 13)) + left - x - 4
    canvas.panel((x + 14, y + 14, min(w - 28, wide), 53), "#120926", None, 8, 0, 0.72)
    if player != HUMAN and draft.count > 1:
        canvas.svg(f"shared/players/{player.removeprefix(BOT)}", (x + 20, y + 19, 43, 43))
    canvas.line(name, (left, y + 14, w - 80, 30), 17, CREAM, "title")
    canvas.line(called, (left, y + 41, w - (left - x) - 12, 20), 13, "#E6DDF5")
