"""Every scene in both languages and at every size: drawn whole, reachable, left again; and what each is for."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.engine import Seat, Session
from game.presentation import Art, art_of
from game.presentation.history import course_of
from game.settings import load
from game.table.layout import STAGE
from game.titles import catalogue
from game.ui.canvas import Canvas
from game.ui.scenes import NAMES
from game.ui.start import show
from game.ui.viewport import Viewport
from game.ui.widgets import Button, Widget

from ..table.games import Player, solo, together
from .conftest import Desk
from .ear import listen

SIZES = ((1280, 720), (1920, 1080))
LANGUAGES = ("ja", "en")
each_scene = pytest.mark.parametrize("name", NAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def on_stage(desk: Desk, name: str, seats: int = 1, plies: int = 30) -> Any:
    """A desk with some sessions on the shelf and this scene on top."""
    desk.store.create(ended(3)).close()
    desk.store.create(solo(4, 12)).close()
    session = together(seats, 7, plies) if seats > 1 else solo(7, plies)
    desk.journal = desk.store.create(session)
    desk.shelf()
    show(desk.app, name, session, desk.journal)
    while name == "table" and type(desk.top).__name__ == "Curtain":
        desk.lift()
    desk.pilot.wait(1.5)
    return desk.top


_ended: dict[int, Session] = {}


def ended(seed: int) -> Session:
    """A solo game that is over."""
    if seed not in _ended:
        session, player = solo(seed), Player(seed)
        while session.pending is not None:
            session.propose(player.choose(session))
        _ended[seed] = session
    return _ended[seed].fork(len(_ended[seed].plies))


def widgets_of(scene: Any) -> list[Widget]:
    """What is seen on a scene, parts of widgets included."""
    return [w for w in scene.widgets if w.visible]


def inside(inner: tuple[float, ...], outer: tuple[float, ...]) -> bool:
    """True if one rectangle lies within another."""
    return (
        outer[0] <= inner[0] + 0.01
        and outer[1] <= inner[1] + 0.01
        and inner[0] + inner[2] <= outer[0] + outer[2] + 0.01
        and inner[1] + inner[3] <= outer[1] + outer[3] + 0.01
    )


def apart(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    """True if two rectangles share no area."""
    return (
        a[0] + a[2] <= b[0] + 0.01
        or b[0] + b[2] <= a[0] + 0.01
        or a[1] + a[3] <= b[1] + 0.01
        or b[1] + b[3] <= a[1] + 0.01
    )


# --- all of them -------------------------------------------------------------------------------------


@pytest.mark.sample(8)
@each_scene
@each_language
@pytest.mark.parametrize("size", SIZES)
def test_a_scene_is_drawn_whole(
    desks: Callable[..., Desk], cut: list[str], name: str, language: str, size: tuple[int, int]
) -> None:
    desk = desks(language=language, size=size)
    scene = on_stage(desk, name)
    first = desk.app.capture()
    assert first.get_size() == size
    assert desk.app.capture().get_buffer().raw == first.get_buffer().raw
    assert desk.top is scene
    colours = {tuple(first.get_at((x, y))) for x in range(20, size[0], 61) for y in range(20, size[1], 41)}
    assert len(colours) > 12, "there is nothing to see"


@pytest.mark.sample(8)
@each_scene
def test_a_scene_is_left_by_escape_or_asks(desk: Desk, name: str) -> None:
    scene = on_stage(desk, name)
    before = list(desk.app.scenes.stack)
    desk.pilot.key("esc")
    if name == "shelf":
        assert desk.top is scene
        assert scene.focus.id == "drawer-leave"
    elif name in ("table", "curtain"):
        assert type(desk.top).__name__ == "Pause"
        desk.pilot.key("esc")
        assert desk.app.scenes.stack == before
    else:
        assert scene not in desk.app.scenes.stack
        assert desk.app.scenes.stack == before[:-1]
    desk.app.capture()


@pytest.mark.sample(8)
@each_scene
@each_language
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_widgets_lie_on_the_stage_apart_and_their_labels_fit(
    desks: Callable[..., Desk], name: str, language: str, scale: float
) -> None:
    desk = desks(language=language, text_scale=scale)
    scene = on_stage(desk, name)
    desk.app.capture()
    tidy(desk, scene)


@pytest.mark.sample
@each_language
@pytest.mark.parametrize("scale", [0.8, 1.5])
@pytest.mark.parametrize("form", ["two", "four", "switches", "refused"])
def test_every_form_of_a_scene_is_tidy(desks: Callable[..., Desk], form: str, language: str, scale: float) -> None:
    desk = desks(language=language, text_scale=scale)
    title = catalogue["cultus"]
    if form in ("two", "four"):
        scene = desk.open("lobby", title=title, seats={"two": 2, "four": 4}[form])
    elif form == "switches":
        scene = desk.open("lobby", title=title)
        desk.pilot.press("switches")
    else:
        scene = desk.open("rules", title=title, anchor="6.4-place", refused="x" * 120)
    desk.app.capture()
    tidy(desk, scene)


def tidy(desk: Desk, scene: Any) -> None:
    """Widgets lie on the stage and apart, each has a name of its own, and every label can be read."""
    widgets = widgets_of(scene)
    for widget in widgets:
        assert inside(widget.rect, (0, 0, *STAGE)), (widget.id, widget.rect)
    for i, a in enumerate(widgets):
        for b in widgets[i + 1 :]:
            assert apart(a.rect, b.rect) or inside(a.rect, b.rect) or inside(b.rect, a.rect), (a.id, b.id)
    ids = [w.id for w in widgets]
    assert len(ids) == len(set(ids)), ids
    assert all(ids), [type(w).__name__ for w in widgets if not w.id]
    canvas = desk.app.canvas
    for button in (w for w in widgets if isinstance(w, Button)):
        assert button.label or button.tip, button.id
        assert label_fits(canvas, button), (button.id, button.label)
        assert_room_for_key(canvas, button)


def label_fits(canvas: Canvas, button: Button) -> bool:
    """True if a button's label can be read whole."""
    if not button.label:
        return bool(button.icon)
    _, _, w, h = button.rect
    room = w - button.pad - min(12, button.pad)
    if button.key:
        room -= canvas.measure(button.key, 11.5) + 8
    if not button.enabled and button.pad >= 10:
        room -= 22
    lines = 1 if h < 40 or button.sub else 2
    least = canvas.least(button.label, button.size)
    beside = button.size * 1.24 + (9 if button.pad > 10 else 4)
    if button.icon and canvas.measure(button.label, least, "bold", True) <= room - beside:
        room -= beside  # Else the icon goes.
    return canvas.fits(button.label, (0, 0, room, max(h, least * 1.25 * lines)), button.size, "bold", 1.25) and (
        lines == 2 or canvas.measure(button.label, least, "bold", True) <= room + 2
    )


def assert_room_for_key(canvas: Canvas, button: Button) -> None:
    """The key's name does not push the label out."""
    if button.key:
        assert canvas.measure(button.key, 11.5) < button.rect[2] / 2


@pytest.mark.sample(8)
@each_scene
def test_every_control_can_be_reached_by_tab(desk: Desk, name: str) -> None:
    scene = on_stage(desk, name)
    if name in ("table", "curtain", "lesson"):
        pytest.skip("the table's keys go through pieces: see test_play_by_hand")
    wanted = {w.id for w in scene.focusables()}
    seen = set()
    for _ in range(len(wanted) + 1):
        desk.pilot.key("tab")
        if scene.focus is not None:
            seen.add(scene.focus.id)
        assert scene.focus_shown
    assert seen == wanted
    for _ in range(len(wanted)):
        desk.pilot.key("shift+tab")
    desk.app.capture()


@pytest.mark.sample(4)
@each_scene
def test_a_scene_takes_any_event(desk: Desk, name: str) -> None:
    """Keys, clicks, wheels and text at random: nothing breaks, nothing is missing."""
    scene = on_stage(desk, name)
    desk.app.running = True
    rng = random.Random(len(name))
    keys = ("tab", "shift+tab", "left", "right", "up", "down", "home", "end", "pageup", "pagedown", "space", "r")
    for _ in range(120):
        if desk.top is None:
            break
        x, y = rng.uniform(0, 1280), rng.uniform(0, 720)
        what = rng.random()
        if what < 0.4:
            desk.pilot.key(rng.choice(keys))
        elif what < 0.6:
            desk.pilot.move(x, y)
        elif what < 0.7 and name not in ("archive",):
            desk.pilot.drag((x, y), (rng.uniform(0, 1280), rng.uniform(0, 720)), 3)
        elif what < 0.8:
            desk.pilot.type(rng.choice(("a", "王", "😀", "م")))
        elif what < 0.9:
            desk.pilot.wheel(x, y, rng.choice((-1, 1)))
        else:
            desk.pilot.click(x, y, 3)
    if desk.top is not None:
        desk.app.capture()
    assert scene


@pytest.mark.sample(6)
@each_scene
def test_the_language_is_switched_at_once(desks: Callable[..., Desk], name: str) -> None:
    """A scene switched from one language to the other looks as if it had been opened in it."""
    english, switched = desks(language="en"), desks(language="ja")
    pictures = []
    for desk in (english, switched):
        on_stage(desk, name)
        desk.app.capture()
        desk.app.change_settings(language="en")
        desk.app.capture()
        desk.pilot.wait(0.2)
        desk.app.scenes.relayout()
        assert desk.app.texts.language == "en"
        top = desk.top
        pictures.append([(type(w).__name__, w.id, w.label if isinstance(w, Button) else "") for w in top.widgets])
    assert pictures[0] == pictures[1]


@pytest.mark.sample(2)
@pytest.mark.parametrize("seats", [2, 3, 4])
@each_language
def test_tables_and_endings_of_several_people(desks: Callable[..., Desk], seats: int, language: str) -> None:
    for name in ("table", "pause", "curtain", "ending"):
        desk = desks(language=language)
        scene = on_stage(desk, name, seats)
        desk.app.capture()
        for widget in widgets_of(scene):
            assert inside(widget.rect, (0, 0, *STAGE)), (name, widget.id)


def test_the_pause_menu_of_several_people_shows_no_table(desk: Desk) -> None:
    """Behind the menu nothing of a hand can be made out."""
    scene = on_stage(desk, "pause", 2)
    desk.app.capture()
    behind = scene._behind
    assert {tuple(behind.get_at((x, y))) for x in range(0, 1280, 37) for y in range(0, 720, 31)} == {(21, 14, 43, 255)}


# --- the shelf ---------------------------------------------------------------------------------------


def damage(desk: Desk, session: Session, how: str) -> str:
    """A session on the disk that is not as it should be; its id."""
    journal = desk.store.create(session)
    journal.close()
    document = journal.document
    data = document.read_text("utf-8")
    for part in (".bak", ".journal"):
        document.with_suffix(part).unlink(missing_ok=True)
    if how == "torn":
        document.write_text(data[: len(data) // 2], "utf-8")
    elif how == "newer":
        document.write_text(data.replace('"format":', '"format":9', 1), "utf-8")
    elif how == "digest":
        sums = [p.sum for p in session.plies]
        document.write_text(data.replace(sums[12], "0" * len(sums[12])), "utf-8")
    else:
        document.write_text("not a session", "utf-8")
    return journal.id


@pytest.mark.sample(3)
@each_language
@pytest.mark.parametrize("how", ["torn", "newer", "digest", "foreign"])
def test_a_damaged_session_is_explained(desks: Callable[..., Desk], how: str, language: str) -> None:
    desk = desks(language=language)
    desk.store.create(solo(4, 9)).close()
    broken = damage(desk, solo(7, 30), how)
    desk.shelf()
    desk.app.capture()
    archive = desk.open("archive")
    desk.app.capture()
    entries = {e.id: e for e in archive.all}
    assert entries[broken].trouble
    archive._choose(archive.shown.index(entries[broken]))
    desk.app.capture()
    go = desk.pilot.find("go")
    assert go.enabled == (how == "digest")
    if how == "digest":
        old = desk.store.path(broken).read_bytes()
        desk.pilot.press("go")
        desk.pilot.wait(0.3)
        desk.app.capture()
        table = next(s for s in desk.app.scenes.stack if type(s).__name__ == "TableScene")
        assert 12 <= len(table.session.plies) < 30
        assert desk.store.path(broken).read_bytes() == old, "the damaged file stays as it was"
    else:
        desk.pilot.key("v", "b")
        desk.pilot.press("go")
        assert desk.top is archive


# --- the lobby ---------------------------------------------------------------------------------------


def test_every_rival_can_be_challenged(desk: Desk) -> None:
    title = catalogue["cultus"]
    options = {o.id: o.values for o in title.offered(1)}
    for enemy in options["enemy"]:
        desk.app.scenes.uncover(None)
        desk.shelf()
        desk.pilot.press("box-cultus")
        desk.pilot.press(enemy)
        desk.pilot.press("difficulty-extreme")
        desk.pilot.press("color-red")
        desk.app.capture()
        desk.pilot.press("start")
        state = desk.top.session.view(0).state
        assert (state.enemy, state.color[0], desk.names) == (enemy, "red", ["Shelf", "TableScene"])
    assert len(desk.store.ids()) == len(options["enemy"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_people_and_bots_sit_down(desk: Desk, seats: int) -> None:
    desk.shelf()
    lobby = desk.open("lobby", title=catalogue["cultus"], seats=seats)
    desk.pilot.press("name-0")
    desk.pilot.type("あやこ")
    desk.pilot.press("colour-0-yellow")
    for seat in range(seats):
        desk.pilot.press(f"player-{seat}-{'human' if seat < 2 else 'bot:random'}")
    desk.app.capture()
    desk.pilot.press("start")
    table = next(s for s in desk.app.scenes.stack if type(s).__name__ == "TableScene")
    session = table.session
    assert session.seats[0].name == "あやこ"
    assert session.humans == (0, 1)
    assert [s.player for s in session.seats[2:]] == ["bot:random"] * (seats - 2)
    assert lobby.draft.colors == ["yellow", "red", "black", "blue"]
    assert session.view(0).state.color == lobby.draft.colors[:seats]
    settings, _ = load(desk.app.settings_path)
    assert settings.names[0] == "あやこ"


def test_from_the_options_one_comes_back_to_the_lobby_with_what_was_chosen(desk: Desk) -> None:
    desk.shelf()
    lobby = desk.open("lobby", title=catalogue["undecim"])
    lobby.draft.apply(lobby.draft.presets[1])
    lobby.layout()
    for way in ("esc", "back"):
        desk.pilot.press("switches")
        assert lobby.switches
        desk.pilot.key("esc") if way == "esc" else desk.pilot.press("back")
        assert desk.app.scenes.top is lobby
        assert not lobby.switches
        assert lobby.draft.is_preset(lobby.draft.presets[1])
    desk.pilot.key("esc")
    assert desk.app.scenes.top is not lobby


def test_the_switches_of_the_house_rules(desk: Desk) -> None:
    title = catalogue["cultus"]
    lobby = desk.open("lobby", title=title)
    desk.pilot.press("switches")
    desk.app.capture()
    switches = [o for o in title.offered(1) if set(o.values) == {"true", "false"}]
    for option in switches:
        before = lobby.draft.value(option)
        desk.pilot.press(f"option-{option.id}")
        assert lobby.draft.value(option) != before
    desk.app.capture()
    desk.pilot.press("switches")
    desk.pilot.press("lot")
    desk.pilot.press("start")
    chosen = desk.top.session.options
    for option in switches:
        assert chosen[option.id] != option.default


# --- settings ----------------------------------------------------------------------------------------


def test_every_setting_is_changed_by_keys_and_kept(desk: Desk) -> None:
    listen(desk.app)
    scene = desk.open("settings")
    before = {name: getattr(desk.app.settings, name) for _, name, _ in scene.rows}
    names = [name for _, name, _ in scene.rows if name != "fullscreen"]
    for name in names:
        for _ in range(60):
            if scene.focus is not None and scene.focus.id == name:
                break
            desk.pilot.key("tab")
        assert scene.focus.id == name
        for key in ("right", "left", "left"):
            value = getattr(desk.app.settings, name)
            desk.pilot.key(key)
            assert scene.focus.id == name, "the focus stays where it is"
            if getattr(desk.app.settings, name) not in (value, before[name]):
                break
        desk.app.capture()
        kept, problem = load(desk.app.settings_path)
        assert not problem
        if name != "language":
            assert getattr(kept, name) == getattr(desk.app.settings, name)
            assert getattr(desk.app.settings, name) != before[name], name
    desk.app.change_settings(ui_scale=1.0)
    desk.pilot.press("reset")
    for name in names:
        if name != "language":
            assert getattr(desk.app.settings, name) == getattr(type(desk.app.settings)(), name)


def test_sliders_follow_the_mouse(desk: Desk) -> None:
    desk.open("settings")
    slider = desk.pilot.find("volume_all")
    x, y, w, h = slider.track
    desk.pilot.drag((x + w / 2, y + h / 2), (x, y + h / 2))
    assert desk.app.settings.volume_all == 0
    slider = desk.pilot.find("volume_all")
    desk.pilot.wheel(x + 4, y, 1)
    assert desk.app.settings.volume_all == 5


def test_mute_and_fullscreen_hold_everywhere(desk: Desk) -> None:
    for name in ("shelf", "rules", "table"):
        on_stage(desk, name)
        before = desk.app.settings.muted
        desk.pilot.key("m")
        assert desk.app.settings.muted != before
        desk.app.capture()
    desk.open("archive")
    desk.pilot.press("search")
    before = desk.app.settings.muted
    desk.pilot.key("m")
    assert desk.app.settings.muted == before, "an m that is typed mutes nothing"


# --- the ending --------------------------------------------------------------------------------------


def test_after_the_ending(desk: Desk) -> None:
    scene = desk.sit(ended(3))
    desk.open("ending", table=scene)
    desk.pilot.wait(1.5)
    desk.app.capture()
    desk.pilot.press("ending-watch")
    assert desk.top is scene
    assert scene.model.moment == 0
    desk.open("ending", table=scene)
    desk.pilot.press("ending-again")
    again = desk.top
    assert again is not scene
    assert again.session.view(0).state.enemy == "enemy_annette"
    assert again.session.seed != scene.session.seed
    assert [type(s).__name__ for s in desk.app.scenes.stack] == ["Shelf", "TableScene"]


# --- the window --------------------------------------------------------------------------------------

WINDOWS = [(1280, 720), (1920, 1080), (640, 360), (1000, 1000), (2560, 1080), (801, 1203), (3840, 2160), (1366, 768)]


def corners() -> Iterator[tuple[float, float]]:
    """Places all over the stage."""
    for x in (0.0, 1.0, 333.3, 640.0, 1279.0):
        for y in (0.0, 1.0, 200.5, 360.0, 719.0):
            yield x, y


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.35, 2.0])
def test_every_place_can_be_reached_at_every_size(window: tuple[int, int], scale: float) -> None:
    view = Viewport(*window, scale)
    assert view.unit == pytest.approx(min(window[0] / 1280, window[1] / 720) * min(1, scale), rel=1e-3)
    for x, y in corners():
        shown = view.to_pixels(x, y)
        assert -1 <= shown[0] <= window[0] + 1
        assert -1 <= shown[1] <= window[1] + 1
        assert view.to_units(*shown) == pytest.approx((x, y))
    assert view.ox >= 0
    assert view.oy >= 0


@each_scene
@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [(1536, 864), (1366, 768)])
def test_a_scene_paints_all_of_the_stage(desks: Callable[..., Desk], name: str, size: tuple[int, int]) -> None:
    """Nothing of the picture before is seen through it: only the margins are cleared."""
    desk = desks(size=size)
    on_stage(desk, name)
    app, seen = desk.app, []
    for before in ("#FF00FF", "#00FF00"):
        app.surface.fill(before)
        seen.append(pygame.image.tobytes(app.capture(), "RGB"))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("size", [(1366, 768), (1360, 765), (1920, 1080)])
def test_a_window_of_nearly_the_same_shape_has_no_margin(size: tuple[int, int]) -> None:
    view = Viewport(*size)
    assert (view.ox, view.oy) == (0, 0)
    right, foot = view.to_pixels(1280, 720)
    assert -0.001 <= right - size[0] < 1
    assert -0.001 <= foot - size[1] < 1


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("scale", [0.8, 0.93, 1.0])
def test_stage_and_margins_are_the_whole_window(window: tuple[int, int], scale: float) -> None:
    view, seen = Viewport(*window, scale), pygame.Surface(window)
    for margin in view.margins:
        seen.fill("white", margin)
    left, top = view.to_pixels(0, 0)
    right, foot = view.to_pixels(1280, 720)
    inside = pygame.Rect(left, top, int(right) - left, int(foot) - top).clip(seen.get_rect())
    most = inside.inflate(-2, -2)
    assert not pygame.mask.from_threshold(seen.subsurface(most), "white", (1, 1, 1)).count()
    seen.fill("white", inside)
    assert pygame.mask.from_threshold(seen, "white", (1, 1, 1)).count() == window[0] * window[1]


def test_a_larger_interface_and_a_small_window_have_larger_letters() -> None:
    assert Viewport(1280, 720).letters == 1
    assert Viewport(1280, 720, 1.05).letters == pytest.approx(1.05)
    assert Viewport(1280, 720, 1.5, 1.5).letters == 1.5
    small = Viewport(1024, 640)
    assert 11.5 * small.letters * small.unit == pytest.approx(11)


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [(640, 360), (1001, 777), (801, 1203), (2560, 1080)])
@pytest.mark.parametrize("name", ["shelf", "table", "lobby"])
def test_odd_windows(desks: Callable[..., Desk], name: str, size: tuple[int, int]) -> None:
    desk = desks(size=size, ui_scale=1.4)
    on_stage(desk, name)
    assert desk.app.capture().get_size() == size
    desk.app.change_settings(ui_scale=0.8)
    desk.app.capture()
    desk.app.change_settings(text_scale=1.5)
    desk.app.capture()


def test_the_first_evening_offers_a_game_and_games_to_watch(desk: Desk) -> None:
    shelf = desk.shelf()
    desk.app.capture()
    assert shelf.entry is None
    assert shelf.main.label == desk.app.texts("shelf-start")
    x, y, w, _ = shelf.places.frame
    desk.pilot.click(x + w / 2, y + 40)
    assert type(desk.top).__name__ == "Lobby"
    desk.pilot.key("esc")
    x, y, _, h = shelf.places.strip
    desk.pilot.click(x + 30, y + h / 2)
    archive = desk.top
    assert type(archive).__name__ == "Archive"
    assert [entry.id.split("/")[0] for entry in archive.shown] == ["shipped"] * len(archive.shown)


@pytest.mark.parametrize("by", ["button", "frame"])
def test_the_shelf_goes_on_with_the_last_session(desk: Desk, by: str) -> None:
    session = solo(4, 12)
    desk.store.create(session).close()
    x, y, w, _ = desk.shelf().places.frame
    if by == "button":
        desk.pilot.press("go")
    else:
        desk.pilot.click(x + w / 2, y + 40)
    assert [ply.sum for ply in desk.top.session.plies] == [ply.sum for ply in session.plies]
    assert desk.top.journal is not None


DRAWN_ENDINGS = [t for t in catalogue if type(art_of(catalogue[t])).ending is not Art.ending]


@pytest.mark.parametrize("title", [t for t in DRAWN_ENDINGS if t != "cultus"])
def test_an_ending_may_tell_of_the_way_there(desk: Desk, title: str) -> None:
    session = Session(catalogue[title], [Seat() for _ in range(catalogue[title].fewest)], {}, 3)
    rng = random.Random(3)
    while session.pending is not None:
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    table = desk.open("table", session=session, read_only=True)
    scene = desk.open("ending", table=table)
    course = course_of(session, table.model.presentation, table.model.eyes)
    assert scene.end == scene.art.ending(scene.view, scene.result, course)
    assert scene.end != scene.art.ending(scene.view, scene.result)
