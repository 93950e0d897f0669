"""The seats of a game for several: a card for each, with its pieces, its name, who sits there and its colour."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.archive.rivals import BOT
from game.engine.options import COLORS
from game.presentation import mark_of
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.house import AUTOMA, colour_name
from game.ui.scenes.lobby.levels import HUMAN, FaceTile, draw_steps
from game.ui.scenes.lobby.tiles import Tile
from game.ui.theme import CREAM
from game.ui.widgets import TextField, Widget

if TYPE_CHECKING:
    from game.ui.scenes.asked import Choosing

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


def seat_widgets(lobby: Choosing, seat: int) -> list[Widget]:
    """The name, who sits there, and the colours."""
    texts = lobby.stage.texts
    x, y, w, _ = seat_rect(seat, lobby.count)
    found: list[Widget] = []
    if lobby.players[seat] == HUMAN or lobby.count == 1:
        found.append(
            TextField(
                (x + 14, y + 190, w - 28, 38),
                lobby.names[seat],
                partial(lobby.name, seat),
                hint=texts("lobby-name-hint"),
                icon="person",
                most=200,
                widget_id=f"name-{seat}",
            )
        )
    offered = [HUMAN, *(BOT + level for level in lobby.levels)] if lobby.count > 1 else []
    pitch = (w - 25) / max(6, len(offered))
    for index, player in enumerate(offered):
        found.append(FaceTile(lobby, (x + 14 + pitch * index, y + 245, pitch - 2.8, 78), seat, player))
    colours = (
        lobby.title.colors
        if not lobby.title.dealt and any(o.id == COLORS for o in lobby.title.offered(lobby.count))
        else ()
    )
    pitch = (w - 22) / max(1, len(colours))
    for index, colour in enumerate(colours):
        place = (x + 14 + pitch * index, y + 356, pitch - 6, 40)
        tile = Tile(
            place,
            "",
            "",
            lobby.colors[seat] == colour,
            partial(lobby.colour, seat, colour),
            f"colour-{seat}-{colour}",
            mark_of(lobby.art, colour),
        )
        found.append(tile)
    return found


def draw_seat(lobby: Choosing, canvas: Canvas, seat: int) -> None:
    """The card under the widgets: the pieces of its colour, and what it is called."""
    texts = lobby.stage.texts
    x, y, w, h = seat_rect(seat, lobby.count)
    colour = lobby.colors[seat] if seat < len(lobby.colors) else AUTOMA
    canvas.shadow((x, y, w, h), 8, 6, 100, 3)
    canvas.panel((x, y, w, h), "#181029", "#5A4A86", 8, 1.3)
    sheet = lobby.art.seat_card(colour)
    lobby.painter.draw(canvas, sheet, x + 6, y + 6, (w - 12) / sheet.size[0])
    called = texts("lobby-dealt") if lobby.title.dealt else colour_name(texts, lobby.title.id, colour)
    player = lobby.players[seat]
    if player == HUMAN or lobby.count == 1:
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
    if player != HUMAN and lobby.count > 1:
        canvas.svg(f"shared/players/{player.removeprefix(BOT)}", (x + 20, y + 19, 43, 43))
    canvas.line(name, (left, y + 14, w - 80, 30), 17, CREAM, "title")
    canvas.line(called, (left, y + 41, w - (left - x) - 12, 20), 13, "#E6DDF5")


__all__ = ["draw_seat", "seat_rect", "seat_widgets"]
