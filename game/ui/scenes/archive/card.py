"""The chosen session in detail: its picture, who plays, its turns as a strip, and what is known of its file."""

from __future__ import annotations

from game.archive import Entry
from game.archive.listing import NEWER, UNREAD, WHOLE
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.archive.rows import Rows, shares
from game.ui.scenes.archive.words import (
    Sitter,
    fault,
    moment,
    name_of,
    played_on,
    progress,
    shown,
    sitters,
    size_of,
)
from game.ui.scenes.house import flag_name, mark, picture
from game.ui.theme import CREAM, GOOD, INK, INK2, RED_HEAD, RULE
from game.ui.tones import tinted, tones_of

FRAME = (842.0, 86.0, 400.0, 222.0)
STRIP = (842.0, 318.0, 400.0, 22.0)
SIGN = 21.0
"""What the mark of a seat takes of a line."""
_NIGHT = (
    '<defs><radialGradient id="v" gradientUnits="userSpaceOnUse" cx="150" cy="100" r="300"><stop offset="0" '
    'stop-color="#3B2C6E"/><stop offset="1" stop-color="#1A1036"/></radialGradient></defs>'
    '<rect x=".7" y=".7" width="398.6" height="220.6" rx="6" fill="url(#v)" stroke="#C9A45A" stroke-width="1.4"/>'
)


def draw_details(canvas: Canvas, rows: Rows, entry: Entry, bottom: float) -> None:
    """Everything of the card that is no button, down to ``bottom``."""
    title = catalogue.get(entry.title)
    if title is not None:
        canvas = canvas.toned(tones_of(title))
    canvas.drawing(tinted(_NIGHT, canvas.tones), FRAME, FRAME[2:])
    x, y, _, _ = FRAME
    if title is not None and picture(rows.stage, canvas, entry, title, (x + 11, y + 12, 198, 198)):
        _people(canvas, rows, entry, (x + 226, y + 12, 164, 198))
    else:
        icon, ink = {UNREAD: ("hourglass", "#C9BEE0"), NEWER: ("lock", "#DCEAF2")}.get(
            entry.state, ("warning", "#FFB36B")
        )
        canvas.icon(icon, x + 172, y + 60, 56, ink)
        canvas.line(name_of(rows.stage.texts, entry), (x + 20, y + 136, 360, 30), 15, CREAM, "bold", "center")
    below = STRIP[1] + 6
    if entry.turns:
        _strip(canvas, entry, STRIP)
        below = STRIP[1] + STRIP[3] + 6
    _facts(canvas, rows, entry, below, bottom)


def _people(canvas: Canvas, rows: Rows, entry: Entry, rect: Rect) -> None:
    x, y, w, h = rect
    texts = rows.stage.texts
    people = sitters(texts, entry, catalogue[entry.title])
    pitch = min(84.0, h / max(1, len(people)))
    scale = min(0.62, (pitch - 6) / 124)
    for index, person in enumerate(people):
        top = y + pitch * index
        if not rows.emblem(canvas, entry, person.seat, x, top, scale):
            canvas.svg(mark(catalogue[entry.title], person.colour), (x + 12, top + 8, 30, 30))
        left = x + 104 * scale + 10
        best = person.counts and person.points == max(p.points for p in people)
        _person(canvas, person, (left, top, x + w - left, pitch), "bold" if best else "body")
    if not entry.over and len(people) == 2:
        words = progress(texts, entry).split(" · ")[:2]
        canvas.line(" · ".join(words), (x, y + h - 24, w, 24), 12.5, "#DAD2EC")


def _person(canvas: Canvas, person: Sitter, rect: Rect, face: str) -> None:
    x, y, w, pitch = rect
    points = f"[star] {person.score}" if person.counts else ""
    if pitch > 60:
        if canvas.measure(person.name, 12.5, "bold", True) <= w:
            canvas.line(person.name, (x, y + 6, w, 26), 15, CREAM, "bold")
        else:
            canvas.text(person.name, (x, y, w, 36), TextStyle(12.5, CREAM, "bold", "left", "middle", 1.25, lines=2))
        canvas.line(points, (x, y + 34, w, 36), 21, CREAM, "bold")
    elif pitch > 44:
        canvas.line(person.name, (x, y, w, 24), 13.5, CREAM, face)
        canvas.line(points, (x, y + 20, w, 26), 15, CREAM, "bold")
    else:
        canvas.line(person.name, (x, y, w - 44, pitch), 13, CREAM, face)
        canvas.line(person.score, (x + w - 44, y, 44, pitch), 15, CREAM, "bold", "right")


def _strip(canvas: Canvas, entry: Entry, rect: Rect) -> None:
    """Turns as long as their plies: what automas did in wine, milestones in orange, gold for the turn that is running."""
    x, y, w, h = rect
    canvas.panel(rect, "#2A2018", None, 5)
    turns = [turn for turn in entry.turns if turn[1]]
    total = max(1, sum(plies for _, plies, _, _ in turns))
    left, room = x + 4, w - 8
    step = 1 if room / max(1, len(turns)) >= 22 else 5
    labels: list[tuple[str, float, str]] = []
    for index, (number, plies, acted, marked) in enumerate(turns):
        wide = room * plies / total
        running = index == len(turns) - 1 and not entry.over
        fill = "#D9B25F" if running else "#5E489F" if number else "#6E8F80"
        canvas.panel((left, y + 4, max(2.0, wide - 2), h - 8), fill, None, 3)
        if acted:
            part = min(wide - 2, max(3.0, room * acted / total))
            canvas.panel((left + wide - 2 - part, y + 4, part, h - 8), "#E0653F" if marked else "#A83C55", None, 3)
        if number and number % step == 0 and (step > 1 or wide > canvas.measure(str(number), 11.5, "bold") + 5):
            labels.append((str(number), left + (5 if step == 1 else 2), INK if running else "#FFFFFF"))
        left += wide
    for words, at, ink in labels:
        if at + canvas.measure(words, 11.5, "bold") <= x + w - 3:
            canvas.line(words, (at, y + 2, 24, h - 4), 11.5, ink, "bold")


def _facts(canvas: Canvas, rows: Rows, entry: Entry, y: float, bottom: float) -> None:
    """What is known, one thing a line; what nobody knows has no line."""
    texts = rows.stage.texts
    facts = [(message, words) for message, words in _known(rows, entry) if words]
    title = catalogue.get(entry.title)
    people = sitters(texts, entry, title) if title is not None else []
    lines = -(-len(people) // 2)
    worth = rows.worth(entry)
    pitch = min(25.0, (bottom - y) / max(1, len(facts) + lines + bool(worth)))
    for index, (message, words) in enumerate(facts):
        canvas.line(texts(message), (848, y, 72, pitch), 12.5, INK2, "bold")
        if message == "archive-worth":
            canvas.text(words, (924, y + 2, 318, bottom - y - 2), TextStyle(13, INK, leading=1.25, lines=2))
        elif message != "archive-file":
            canvas.line(words, (924, y, 318, pitch), 13, INK)
        elif entry.state in (WHOLE, UNREAD):
            canvas.line(words, (924, y, 292, pitch), 13, INK)
            if entry.state == WHOLE:
                canvas.icon("tick", 1220, y + pitch / 2 - 8, 15, GOOD)
        else:
            canvas.text(words, (924, y + 2, 318, bottom - y - 2), TextStyle(13, RED_HEAD, leading=1.35))
        y += pitch
        if index == 0 and people:
            canvas.line(texts("archive-seats"), (848, y, 72, pitch), 12.5, INK2, "bold")
            _seats(canvas, rows, entry, people, y, pitch)
            y += pitch * lines
    canvas.fill((842, bottom + 4, 400, 1.2), RULE)


def _seats(canvas: Canvas, rows: Rows, entry: Entry, people: list[Sitter], y: float, pitch: float) -> None:
    """Who sits there and what they are, two in a line."""
    texts = rows.stage.texts
    wishes = [canvas.measure(_called(texts, s), 13) + SIGN + 16 if len(people) == 2 else 159.0 for s in people]
    wide = shares(wishes, 318) if len(people) == 2 else wishes
    for index, sitter in enumerate(people):
        left = 924 + (wide[0] if index % 2 else 0)
        top, room = y + pitch * (index // 2), (wide[index] if len(people) > 1 else 318) - 6
        canvas.svg(
            mark(catalogue[entry.title], sitter.colour), (left, top + (pitch - SIGN) / 2 + 2, SIGN - 4, SIGN - 4)
        )
        canvas.line(_called(texts, sitter), (left + SIGN, top, room - SIGN, pitch), 13, INK)


def _called(texts: Texts, sitter: Sitter) -> str:
    return texts("archive-sitter", who=sitter.name, part=sitter.part) if sitter.part else sitter.name


def _known(rows: Rows, entry: Entry) -> list[tuple[str, str]]:
    """What there is to say of a session, with "" for what its record does not know."""
    texts = rows.stage.texts
    whole = [texts("archive-file-whole"), *([size_of(texts, entry)] if entry.bytes else [])]
    file = " · ".join([*whole, texts("archive-checked", plies=entry.plies)])
    if entry.state != WHOLE:
        file = texts("archive-reading") if entry.state == UNREAD else fault(texts, entry)
    parent, _, ply = entry.parent.rpartition(":")
    worth = rows.worth(entry)
    return [
        ("archive-progress", progress(texts, entry) if entry.seats else ""),
        ("archive-begun", _begun(rows, entry)),
        ("archive-help", texts("list-separator").join(flag_name(texts, flag) for flag in entry.flags)),
        ("archive-branched", texts("archive-parent", parent=shown(parent) or "?", ply=ply) if parent else ""),
        ("archive-worth", worth),
        ("archive-file", "" if worth else file),
    ]


def _begun(rows: Rows, entry: Entry) -> str:
    """When a session was begun, where that is another day than the one in the list."""
    now = rows.stage.services.store.now()
    first, last = moment(entry.created, now), moment(entry.saved, now)
    if first is None or last is None or first.date() == last.date():
        return ""
    return played_on(rows.stage.texts, entry.created, now)
