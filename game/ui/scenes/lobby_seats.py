"""The seats of a game for several: a card for each, with its pieces, its name, who sits there and its colour."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.options import COLORS
from game.presentation import mark_of
from game.ui.canvas import Canvas, Rect
from game.ui.scenes.house import AUTOMA, colour_name
from game.ui.scenes.lobby_tiles import Tile
from game.ui.theme import CREAM
from game.ui.widgets import TextField, Widget

if TYPE_CHECKING:
    from game.ui.scenes.asked import Choosing

TOP, HIGH = 92.0, 412.0
GAP = 16.0
WIDEST = 288.0


def place_of(seat: int, seats: int) -> Rect:
    """Where a seat's card lies: all in one row, in the middle of the stage."""
    wide = min(WIDEST, (1200 - GAP * (seats - 1)) / seats)
    left = 640 - (wide * seats + GAP * (seats - 1)) / 2
    return left + (wide + GAP) * seat, TOP, wide, HIGH


def seat_widgets(lobby: Choosing, seat: int) -> list[Widget]:
    """The name, who sits there, and the colours."""
    texts = lobby.stage.texts
    x, y, w, _ = place_of(seat, lobby.count)
    field = TextField(
        (x + 14, y + 190, w - 28, 38),
        lobby.names[seat],
        partial(lobby.name, seat),
        hint=texts("lobby-name-hint"),
        icon="person",
        most=200,
        widget_id=f"name-{seat}",
    )
    found: list[Widget] = [field]
    kinds = [("human", texts("lobby-human"))]
    kinds += [(f"bot:{level}", _capital(texts(f"level-{level}"))) for level in lobby.levels]
    if lobby.count == 1:
        kinds = []
    half = (w - 36) / 2
    for index, (player, label) in enumerate(kinds):
        place = (x + 14 + (half + 8) * (index % 2), y + 240 + 50 * (index // 2), half, 42)
        chosen = lobby.players[seat] == player
        icon = "person" if player == "human" else "bot"
        found.append(Tile(place, label, "", chosen, partial(lobby.sit, seat, player), f"player-{seat}-{player}", icon))
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
    x, y, w, h = place_of(seat, lobby.count)
    colour = lobby.colors[seat] if seat < len(lobby.colors) else AUTOMA
    canvas.shadow((x, y, w, h), 8, 6, 100, 3)
    canvas.panel((x, y, w, h), "#181029", "#5A4A86", 8, 1.3)
    sheet = lobby.art.seat_card(colour)
    lobby.painter.draw(canvas, sheet, x + 6, y + 6, (w - 12) / sheet.size[0])
    name = texts("table-seat", number=seat + 1)
    canvas.panel((x + 14, y + 14, canvas.measure(name, 17, "title") + 22, 52), "#120926", None, 6, 0, 0.62)
    canvas.line(name, (x + 24, y + 14, w - 80, 30), 17, CREAM, "title")
    called = texts("lobby-dealt") if lobby.title.dealt else colour_name(texts, lobby.title.id, colour)
    canvas.line(called, (x + 24, y + 41, w - 80, 20), 13, "#E6DDF5")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


__all__ = ["draw_seat", "place_of", "seat_widgets"]
