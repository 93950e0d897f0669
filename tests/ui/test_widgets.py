"""The widgets by themselves: what the hand does to them, and that they stay where they belong."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.ui import events as ev
from game.ui.canvas import Canvas
from game.ui.widgets import (
    Button,
    Chooser,
    Dialog,
    ListView,
    Offer,
    Picking,
    PickTray,
    RefusalPopover,
    Scroll,
    Segmented,
    Slider,
    Stepper,
    TextField,
    Toast,
    Toggle,
    Tooltip,
    TrayLook,
    Widget,
    beside,
    plain,
)

from .conftest import Desk


@pytest.fixture
def canvas(desk: Desk) -> Canvas:
    """Something to draw on."""
    return desk.app.canvas


def click(widget: Widget, x: float, y: float) -> None:
    """Press and let go."""
    widget.handle(ev.PointerMove(x, y))
    widget.handle(ev.PointerDown(x, y))
    widget.handle(ev.PointerUp(x, y))


def keys(widget: Widget, *names: str) -> None:
    """Press keys."""
    for name in names:
        widget.handle(ev.Key(name))


def test_a_button_is_pressed_only_if_let_go_over_it(canvas: Canvas) -> None:
    pressed: list[int] = []
    button = Button((10, 10, 120, 40), "卓", lambda: pressed.append(1), icon="play", key="Enter")
    click(button, 20, 20)
    assert len(pressed) == 1
    button.handle(ev.PointerDown(20, 20))
    assert button.state == "pressed"
    button.draw(canvas)
    button.handle(ev.PointerUp(300, 300))
    assert len(pressed) == 1
    button.handle(ev.PointerDown(20, 20, 3))
    button.handle(ev.PointerUp(20, 20, 3))
    assert len(pressed) == 1
    keys(button, "enter", "space", "x")
    assert len(pressed) == 3
    button.enabled, button.reason = False, "まだです"
    click(button, 20, 20)
    keys(button, "enter")
    assert len(pressed) == 3
    assert button.spoken() == "卓 まだです"
    for kind in ("plain", "night", "gold", "paper", "danger"):
        button.kind = kind
        for enabled in (True, False):
            button.enabled = enabled
            button.draw(canvas)
            button.draw_focus(canvas)


def test_a_toggle_follows_clicks_and_arrows(canvas: Canvas) -> None:
    told: list[bool] = []
    toggle = Toggle(10, 10, False, told.append, ("する", "しない"))
    click(toggle, 30, 20)
    keys(toggle, "left", "left", "right", "space")
    assert told == [True, False, True, False]
    toggle.enabled = False
    click(toggle, 30, 20)
    assert told == [True, False, True, False]
    toggle.draw(canvas)


def test_a_slider_stays_between_its_ends_and_on_its_steps(canvas: Canvas) -> None:
    told: list[float] = []
    slider = Slider((0, 0, 264, 30), 50, 0, 100, 5, told.append, default=60, ticks=6)
    rng = random.Random(2)
    slider.handle(ev.PointerDown(100, 15))
    for _ in range(200):
        slider.handle(ev.PointerMove(rng.uniform(-300, 600), 15, True))
        assert 0 <= slider.value <= 100
        assert slider.value % 5 == 0
        slider.draw(canvas)
    slider.handle(ev.PointerUp(0, 0))
    value = slider.value
    slider.handle(ev.PointerMove(0, 15))
    assert slider.value == value
    keys(slider, "home")
    assert slider.value == 60
    keys(slider, *["right"] * 20)
    assert slider.value == 100
    assert len(told) == len([1 for a, b in zip([50, *told], told) if a != b]), "told only of changes"


def test_a_segmented_control_goes_from_value_to_value(canvas: Canvas) -> None:
    told: list[int] = []
    control = Segmented((0, 0, 400, 30), ["a", "b", "c", "d"], 0, told.append)
    keys(control, "left", "right", "right", "right", "right", "left")
    assert told == [1, 2, 3, 2]
    click(control, 50, 10)
    assert control.chosen == 0
    control.draw(canvas)


def test_a_list_brings_the_chosen_row_into_view(canvas: Canvas) -> None:
    chosen: list[int] = []
    opened: list[int] = []
    drawn: list[int] = []
    view = ListView((0, 0, 300, 400), 50, 46, 1000, lambda c, i, r, s: drawn.append(i), chosen.append, opened.append)
    keys(view, "end")
    assert view.chosen == 999
    view.draw(canvas)
    assert max(drawn) == 999
    assert len(drawn) < 12, "only what is seen is drawn"
    keys(view, "pageup", "home", "up")
    assert view.chosen == 0
    keys(view, "down", "down", "enter")
    assert opened == [2]
    click(view, 20, 60)
    assert view.chosen == 1
    click(view, 20, 60)
    assert opened == [2, 1]
    view.handle(ev.Wheel(20, 60, -3))
    assert view.scroll.offset > 0
    view.set_count(0)
    keys(view, "down", "enter", "home")
    assert view.chosen == -1
    view.draw(canvas)
    view.draw_focus(canvas)


def test_a_scroll_bar_goes_from_end_to_end() -> None:
    scroll = Scroll((0, 0, 100, 200))
    assert scroll.bar() is None
    scroll.content = 5000
    bar = scroll.bar()
    assert bar[3] >= 30
    scroll.handle(ev.PointerDown(bar[0] + 3, bar[1] + 3))
    scroll.handle(ev.PointerMove(bar[0], 900, True))
    assert scroll.offset == scroll.most
    scroll.handle(ev.PointerMove(bar[0], -900, True))
    assert scroll.offset == 0
    scroll.handle(ev.PointerUp(0, 0))
    assert scroll.held is None
    scroll.show(4000, 50)
    assert scroll.offset == 4000 + 50 - 200


def field(most: int = 200) -> tuple[TextField, list[str]]:
    """A field to type in, and what it told."""
    told: list[str] = []
    made = TextField((0, 0, 200, 32), "", told.append, hint="名前", icon="person", most=most)
    made.active = True
    return made, told


def test_a_field_takes_any_writing(canvas: Canvas) -> None:
    made, told = field(20)
    for text in ("あやこ", "😀", "مرحبا", "a" * 50, "\n\t\x00", "[gold]"):
        made.handle(ev.TextInput(text))
        made.draw(canvas)
        assert len(made.text) <= 20
        assert made.text.isprintable()
        assert 0 <= made.cursor <= len(made.text)
    assert told[-1] == made.text
    keys(made, "home", "delete", "right", "backspace", "end", "backspace", "left", "delete")
    made.draw(canvas)
    keys(made, "ctrl+a")
    assert made.text == ""
    keys(made, "backspace", "delete", "left", "right", "home")
    made.draw(canvas)


def test_a_composition_is_not_yet_text(canvas: Canvas) -> None:
    made, told = field()
    made.handle(ev.TextEditing("かな"))
    assert told == []
    keys(made, "enter", "backspace", "left")
    assert made.composing == "かな", "keys belong to the input method meanwhile"
    made.draw(canvas)
    made.handle(ev.TextInput("仮名"))
    assert (made.text, made.composing) == ("仮名", "")


def test_letters_in_a_field_are_not_keys_of_the_scene() -> None:
    made, _ = field()
    for name in ("z", "m", "1", "space", "shift+a"):
        assert made.handle(ev.Key(name))
    for name in ("esc", "tab", "f1", "up"):
        assert not made.handle(ev.Key(name))


def test_markup_in_a_name_is_only_text() -> None:
    assert plain("[gold] **x**") == "［gold］ ＊＊x＊＊"


def test_what_opens_beside_a_place_stays_on_the_stage() -> None:
    rng = random.Random(5)
    for _ in range(2000):
        spot = (rng.uniform(0, 1270), rng.uniform(0, 710), rng.uniform(1, 200), rng.uniform(1, 200))
        w, h = rng.uniform(40, 600), rng.uniform(20, 500)
        x, y, rw, rh = beside(spot, w, h)
        assert (rw, rh) == (w, h)
        assert x >= 0
        assert y >= 0
        assert x + w <= 1280
        assert y + h <= 720


def test_what_opens_beside_a_place_does_not_cover_it() -> None:
    for spot in ((600, 300, 60, 60), (10, 10, 50, 50), (1200, 650, 60, 60), (10, 660, 60, 50), (600, 0, 40, 40)):
        x, y, w, h = beside(spot, 250, 120)
        apart = x + w <= spot[0] or spot[0] + spot[2] <= x or y + h <= spot[1] or spot[1] + spot[3] <= y
        assert apart, spot


@pytest.mark.parametrize("count", [1, 2, 5, 9, 14])
def test_a_chooser_holds_every_answer(canvas: Canvas, count: int) -> None:
    took: list[int] = []
    away: list[int] = []
    offers = [Offer(f"answer {i}", "sub" * (i % 3), lambda i=i: took.append(i)) for i in range(count)]
    made = Chooser((640, 360, 50, 50), "どれにしますか", offers, lambda: away.append(1))
    for index in range(count):
        made.at, made.first = 0, 0
        keys(made, *["down"] * index)
        made.draw(canvas)
        keys(made, "enter")
    assert took == list(range(count))
    assert inside_stage(made)
    keys(made, "up")
    assert made.at == (count - 2) % count if count > 1 else made.at == 0
    made.first = 0
    keys(made, "1", "9")
    assert took[count] == 0
    x, y, w, h = made.row(0)
    click(made, x + w / 2, y + h / 2)
    assert took[-1] == 0
    keys(made, "esc")
    click(made, 3, 3)
    assert away == [1, 1]


def inside_stage(widget: Widget) -> bool:
    """True if nothing of it is cut off."""
    x, y, w, h = widget.rect
    return x >= 0 and y >= 0 and x + w <= 1280 and y + h <= 720


@pytest.mark.parametrize("total", [1, 3, 9])
def test_a_stepper_gives_only_what_is_allowed(canvas: Canvas, total: int) -> None:
    done: list[tuple[int, int]] = []
    splits = [(total - i, i) for i in range(total + 1)]
    made = Stepper((400, 300, 380, 160), "分けてください", ("左", "右"), splits, done.append, confirm="決める")
    for index in range(total + 1):
        keys(made, "home", *["right"] * index, "enter")
    assert done == splits
    keys(made, str(min(total, 9)))
    assert made.splits[made.at][0] == min(total, 9)
    click(made, *made.more.centre)
    click(made, *made.less.centre)
    made.handle(ev.Wheel(500, 350, 1))
    assert 0 <= made.at <= total
    click(made, *made.button.centre)
    assert len(done) == total + 2
    made.draw(canvas)


@pytest.mark.parametrize(("items", "count"), [(1, 1), (6, 1), (7, 2), (12, 7)])
def test_a_tray_takes_exactly_so_many(canvas: Canvas, items: int, count: int) -> None:
    done: list[tuple[int, ...]] = []
    away: list[int] = []
    made = PickTray(
        (300, 440, 700, 216),
        Picking("捨てる", items, (count, count), lambda *_: None),
        TrayLook("決"),
        done.append,
        lambda: away.append(1),
    )
    made.draw(canvas)
    click(made, *made.button.centre)
    assert done == []
    for index in range(items):
        x, y, w, h = made.item(index)
        assert made.rect[0] <= x
        assert x + w <= made.rect[0] + made.rect[2]
        click(made, x + 4, y + h / 2)
        assert len(made.picked) <= count
    assert len(made.picked) == count
    made.draw(canvas)
    keys(made, "right", "left", "enter")
    assert len(done) == 1
    assert len(done[0]) == count
    keys(made, "esc")
    assert away


def test_a_dialog_answers_by_keys_and_lets_nothing_through(canvas: Canvas) -> None:
    told: list[str] = []
    answers = [("やめる", "paper", lambda: told.append("no")), ("消す", "danger", lambda: told.append("yes"))]
    made = Dialog(canvas, "消しますか", "元に戻せません。" * 6, answers, lambda: told.append("esc"))
    assert inside_stage(made)
    keys(made, "enter", "tab", "enter", "esc")
    assert told == ["no", "yes", "esc"]
    assert made.handle(ev.PointerDown(3, 3))
    assert made.handle(ev.Key("z"))
    click(made, *made.buttons[1].centre)
    assert told[-1] == "yes"
    made.draw(canvas)
    for button in made.buttons:
        assert made.contains(*button.centre)
        assert canvas.measure(button.label, button.size, "bold") <= button.rect[2]


def test_a_toast_ends_unless_it_is_looked_at(canvas: Canvas) -> None:
    toast = Toast("しました", "くわしく", 2, ("戻す", lambda: None))
    toast.draw(canvas)
    toast.hovered = True
    for _ in range(100):
        toast.update(0.1)
    assert toast.visible
    toast.hovered = False
    for _ in range(30):
        toast.update(0.1)
    assert not toast.visible
    lasting = Toast("壊れました", seconds=0)
    for _ in range(1000):
        lasting.update(1)
    assert lasting.visible
    click(lasting, *lasting.closer.centre)
    assert not lasting.visible


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_refusals_and_tips_of_any_length_fit(desks: Callable[..., Desk], scale: float, language: str) -> None:
    desk = desks(language=language, text_scale=scale)
    desk.app.draw()
    canvas = desk.app.canvas
    word = "そこには置けません。" if language == "ja" else "You cannot put it there. "
    for length in (1, 3, 8):
        made = RefusalPopover(canvas, (640, 300, 52, 52), "!", word * length, "§ 6.4", None, lambda: None)
        assert inside_stage(made)
        made.draw(canvas)
        x, y, w, h = made.rect
        assert canvas.fits(word * length, (x, y, w - 26, h - 62), 13 * min(1.0, scale))
        Tooltip("名前", word * length, "E", word if length > 3 else "").draw(canvas, (1200, 700, 40, 10))


def test_a_refusal_is_written_whole_in_its_frame(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    text, line = Canvas.text, Canvas.line
    monkeypatch.setattr(
        Canvas, "text", lambda own, said, *more, **style: written.append(said) or text(own, said, *more, **style)
    )
    monkeypatch.setattr(
        Canvas, "line", lambda own, said, *more, **style: written.append(said) or line(own, said, *more, **style)
    )
    made = RefusalPopover(canvas, (640, 300, 52, 52), "No", "The track is full.", "§ 6.4", None, lambda: None)
    made.draw(canvas)
    assert {"No", "The track is full."} <= set(written)
    assert any("§ 6.4" in said for said in written)
