"""What a title may say beyond its rules, tried on the toy: each concept of the table by what it draws or asks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Action, Draft, Session
from game.engine import Seat as Sitting
from game.presentation import COMPOSE, Control, Cue, DisplayList, Gain, Press, Worksheet, art_of
from game.table.drop import Play
from game.ui import tones
from game.ui.canvas import Canvas
from game.ui.events import Key, PointerDown, PointerMove
from game.ui.table.hand.highlights import draw_answer
from game.ui.table.prompts.action_builder import ActionBuilder
from game.ui.table.prompts.worksheet import WorksheetPrompt
from game.ui.table.scene import TableScene
from tests.table.games import walked
from tests.toy import TITLE

from ..ui.conftest import Desk

Said = list[tuple[str, tuple[Any, ...]]]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Said:
    """What is drawn from now on: the name of the method and its arguments."""
    found: Said = []

    def spy(name: str) -> None:
        method = getattr(Canvas, name)

        def noted(canvas: Canvas, *args: Any, **more: Any) -> Any:
            found.append((name, (*args, *more.values())))
            return method(canvas, *args, **more)

        monkeypatch.setattr(Canvas, name, noted)

    for name in ("line", "text", "icon", "panel"):
        spy(name)
    return found


def of(drawn: Said, name: str) -> list[Any]:
    """The first argument of every call of that name."""
    return [args[0] for called, args in drawn if called == name]


def at(desks: Callable[..., Desk], key: str, seed: int = 5, least: int = 2) -> TableScene:
    """The farm where a person is asked that question and has so many answers, on the table of a desk."""
    for number in range(seed, seed + 40):
        session = Session(TITLE, [Sitting("Ann"), Sitting("", "bot:random")], {}, number)
        rng = random.Random(number)
        while session.pending is not None:
            if session.pending.key == key and 0 in session.pending.seats and len(session.legal(0)) >= least:
                return desks(language="en", table="full").sit(session, keep=False)
            session.propose(rng.choice(session.legal(session.pending.seats[0])))
    raise AssertionError(f"nobody is asked {key}")


def shown(scene: TableScene, drawn: Said) -> Said:
    """What one picture draws."""
    scene.stage.draw()
    drawn.clear()
    scene.board.forget()
    scene.stage.draw()
    return drawn


def with_control(scene: TableScene, **more: Any) -> Control:
    """The table with this control alone."""
    known = {
        "key": "pass",
        "region": "actions",
        "rect": (8, 8, 120, 58),
        "kinds": ("pass",),
        "label": "toy-action-pass",
    }
    control = Control(**{**known, **more})
    scene.model.presentation.controls = lambda v: [control]
    scene.model.refresh()
    return control


# --- questions, costs, milestones ------------------------------------------------------------------


def test_a_question_that_a_panel_asks_is_not_repeated_above_the_hand(desks: Callable[..., Desk], drawn: Said) -> None:
    scene = at(desks, "buy")
    question = scene.words.question()
    assert question in of(shown(scene, drawn), "text")
    scene.model.presentation.PANELS_ASK = ("buy",)
    assert question not in of(shown(scene, drawn), "text")


@pytest.mark.parametrize("style", ["chip", "effect"])
def test_a_control_says_in_which_icon_it_costs(desks: Callable[..., Desk], drawn: Said, style: str) -> None:
    scene = at(desks, "buy")
    counted = 2 if style == "chip" else 1
    open_now = ("buy",) if style == "chip" else ("pass",)
    if style == "effect":
        scene.model.dests.buttons["pass"] = [Action("pass", 0)]
    with_control(scene, style=style, cost=2, unit="hand", unit_shut="clock", kinds=open_now)
    if style == "effect":
        scene.model.dests.buttons["pass"] = [Action("pass", 0)]
    names = of(shown(scene, drawn), "icon")
    assert (names.count("hand"), names.count("clock")) == (counted, 0)
    with_control(scene, style=style, cost=2, unit="hand", unit_shut="clock", kinds=("roll",), key="roll")
    names = of(shown(scene, drawn), "icon")
    assert (names.count("hand"), names.count("clock")) == (0, counted)
    with_control(scene, style=style, cost=2, unit="hand", kinds=("roll",), key="roll")
    pale = [args for name, args in shown(scene, drawn) if name == "icon" and args[0] == "hand"]
    assert len(pale) == counted
    assert all(args[-1] < 255 for args in pale), "without a drawing of its own it is paler"


@pytest.mark.parametrize("mark", ["star", "clock"])
def test_the_timeline_marks_a_milestone_with_the_icon_of_the_title(
    desks: Callable[..., Desk], drawn: Said, mark: str
) -> None:
    scene = at(desks, "buy")
    assert mark not in of(shown(scene, drawn), "icon")
    scene.model.presentation.EVENTS = {"rolled": Cue(mark=mark)}
    scene.layout()
    rolls = sum(e.kind == "rolled" for ply in scene.session.plies for e in ply.events)
    assert of(shown(scene, drawn), "icon").count(mark) == rolls > 0


@pytest.mark.parametrize(("wide", "narrow"), [(200, True), (219, True), (220, False), (330, False)])
def test_a_narrow_end_button_leaves_out_its_key_and_wraps_its_reason(
    desks: Callable[..., Desk], drawn: Said, wide: float, narrow: bool
) -> None:
    scene = at(desks, "buy")
    with_control(scene, style="end", rect=(8, 8, wide, 50), kinds=("buy",), key="buy", hotkey="E")
    assert ("E / Enter" in of(shown(scene, drawn), "line")) != narrow
    nothing = Action("buy", 0, ("nothing",))
    shut = with_control(
        scene, style="end", rect=(8, 8, wide, 50), kinds=("roll",), key="roll", hotkey="E", typical=nothing
    )
    refusal = scene.model.why_shut(shut)
    assert refusal is not None
    reason = scene.words.refusal(refusal)
    said = shown(scene, drawn)
    assert (reason in of(said, "line")) != narrow, "on two lines where one is too narrow"
    assert reason in of(said, "text")
    assert ("E / Enter" in of(said, "line")) != narrow


# --- what the hand shows ---------------------------------------------------------------------------


def test_the_places_that_a_held_piece_would_reach_shine(desks: Callable[..., Desk], drawn: Said) -> None:
    scene = at(desks, "bid")
    scene.model.presentation.touches = lambda before, after, a: {"deck": None}
    scene.model.refresh()
    piece = scene.model.movable()[0]
    scene.drag.select(piece)
    deck = scene.model.layout.slots["deck"].rect
    assert ("panel", deck) not in [(name, args[0]) for name, args in shown(scene, drawn) if "#FFF1B8" in args]
    scene.drag.slot = "bids"
    lit = [args[0] for name, args in shown(scene, drawn) if name == "panel" and "#FFF1B8" in args]
    assert lit == [deck], "nothing is reached from nowhere"


def test_what_a_deed_changes_elsewhere_is_written_there(desks: Callable[..., Desk], drawn: Said) -> None:
    scene = at(desks, "bid")
    scene.model.presentation.touches = lambda before, after, a: {
        "row": Gain("gain-points", {"points": "+3"}),
        "nowhere": Gain("gain-points", {"points": "+9"}),
    }
    scene.model.refresh()
    told = scene.words.gain(Gain("gain-points", {"points": "+3"}))
    assert told not in of(shown(scene, drawn), "line")
    scene.drag.select(scene.model.movable()[0])
    said = shown(scene, drawn)
    assert told in of(said, "line")
    assert not any("+9" in str(line) for line in of(said, "line")), "a place that the board lacks is left out"
    x, y, w, h = scene.model.layout.slots["row"].rect
    (place,) = [args[1] for name, args in said if name == "line" and args[0] == told]
    assert x <= place[0] + place[2] / 2 <= x + w
    assert y <= place[1] <= y + h


@pytest.mark.parametrize("turn", [0, 90, 45, 315])
def test_a_ring_leans_with_what_it_surrounds(desks: Callable[..., Desk], turn: int) -> None:
    canvas = desks().app.canvas
    canvas.fill((0, 0, 1280, 720), "#000000")
    draw_answer(canvas, (101, 101, 60, 60), turn, 2, "#FFFFFF", 6)
    edge, corner = (canvas.surface.get_at(place)[0] > 128 for place in ((131, 102), (131, 91)))
    assert (edge, corner) == ((False, True) if turn % 90 else (True, False)), "a corner stands above the middle"


# --- what stands over the table before a deed -------------------------------------------------------


def proposed(scene: TableScene) -> list[Draft]:
    """Let every deed stand on a sheet first, on which a press barters in place of paying. Returns the drafts drawn."""
    seen: list[Draft] = []

    def worksheet(v: Any, draft: Draft, deed: bool = False) -> Worksheet | None:
        if not deed or draft.kind != "buy":
            return None
        seen.append(draft)
        barter = next(a for a in scene.session.legal(0) if a.kind == "buy" and len(a.args) == 2)
        press = Press((400, 300, 60, 60), Draft(*barter))
        return Worksheet(DisplayList(1280, 720), (press,), (20, 600, 120, 40), (160, 600, 200, 40), "table-do")

    scene.model.art.worksheet = worksheet
    return seen


def meant(scene: TableScene) -> Action:
    """A purchase that can be done in another way."""
    bought = [a for a in scene.session.legal(0) if a.kind == "buy"]
    return next(
        a for a in bought if len(a.args) == 1 and any(b.args[:1] == a.args and len(b.args) == 2 for b in bought)
    )


def test_a_deed_that_can_still_be_changed_waits_on_its_sheet(desks: Callable[..., Desk]) -> None:
    scene = next(scene for scene in (at(desks, "buy", seed) for seed in range(5, 30)) if _bartering(scene))
    seen, before, action = proposed(scene), len(scene.session.plies), meant(scene)
    scene.deeds.resolve(Play(action), "", (0, 0, 10, 10), None)
    assert isinstance(scene.prompt, WorksheetPrompt)
    assert set(seen) == {Draft(*action)}
    scene.handle(Key("escape"))
    assert len(scene.session.plies) == before, "nothing has happened"
    scene.deeds.resolve(Play(action), "", (0, 0, 10, 10), None)
    scene.handle(PointerDown(430, 330))
    assert len(scene.session.plies) == before
    scene.handle(Key("enter"))
    assert scene.session.plies[before].action == seen[-1].action() != action


def _bartering(scene: TableScene) -> bool:
    try:
        return bool(meant(scene))
    except StopIteration:
        return False


def test_a_deed_without_a_proposal_is_done_at_once(desks: Callable[..., Desk]) -> None:
    scene = at(desks, "roll", least=1)
    proposed(scene)
    before = len(scene.session.plies)
    scene.deeds.resolve(Play(scene.session.legal(0)[0]), "", (0, 0, 10, 10), None)
    assert len(scene.session.plies) > before


def test_what_a_click_would_do_is_foreseen_under_the_pointer(desks: Callable[..., Desk]) -> None:
    scene = at(desks, "roll", least=1)
    asked: list[Action] = []

    def preview_overlay(v: Any, a: Action) -> None:
        asked.append(a)

    scene.model.art.preview_overlay = preview_overlay
    key, actions = next((key, found) for key, found in scene.model.dests.buttons.items() if len(found) == 1)
    control = next(c for c in scene.model.controls if c.key == key)
    x, y, w, h = scene.drag.control_rect(control)
    scene.handle(PointerMove(x + w / 2, y + h / 2))
    scene.stage.capture()
    assert asked == actions


# --- actions that are put together -----------------------------------------------------------------


def offered(desks: Callable[..., Desk]) -> tuple[TableScene, ActionBuilder]:
    """A table at which buying is put together step by step."""
    scene = at(desks, "buy")
    control = with_control(scene, style=COMPOSE, key="compose", kinds=("buy",))
    assert scene.model.enabled(control)
    scene.deeds.press_control(control)
    composer = scene.prompt
    assert isinstance(composer, ActionBuilder)
    return scene, composer


def test_an_action_is_put_together_by_buttons(desks: Callable[..., Desk]) -> None:
    scene, composer = offered(desks)
    wanted = next(a for a in scene.session.legal(0) if a.kind == "buy" and len(a.args) == 2)
    before = len(scene.session.plies)
    for value in wanted.args:
        button = next(b for b in composer.buttons if b.id == f"compose-{value}")
        button.press()
        if len(scene.session.plies) > before:
            break
    else:
        composer.done()
    assert scene.session.plies[before].action == wanted
    assert scene.prompt is not composer


def test_an_action_is_put_together_by_keys_and_taken_apart_again(desks: Callable[..., Desk]) -> None:
    from game.ui.events import Key

    scene, composer = offered(desks)
    first = composer.step.values[0]
    before = len(scene.session.plies)
    composer.handle(Key("1"))
    assert composer.draft.args == (first,)
    composer.handle(Key("backspace"))
    assert composer.draft.args == ()
    assert scene.prompt is composer
    composer.handle(Key("backspace"))
    assert scene.prompt is not composer, "with nothing said it lets go"
    assert len(scene.session.plies) == before
    scene, composer = offered(desks)
    before = len(scene.session.plies)
    while scene.prompt is composer and not composer.step.complete:
        composer.handle(Key("1"))
    composer.handle(Key("enter"))
    done = scene.session.plies[before].action
    assert done.kind == "buy"
    assert done.seat == 0


def test_a_control_without_any_legal_beginning_is_shut(desks: Callable[..., Desk]) -> None:
    scene = at(desks, "bid")
    control = with_control(scene, style=COMPOSE, key="compose", kinds=("buy",))
    assert not scene.model.enabled(control)
    scene.deeds.press_control(control)
    assert not isinstance(scene.prompt, ActionBuilder)


# --- colours and the last scene --------------------------------------------------------------------


def test_the_house_s_parts_on_the_table_take_the_tones_of_the_title(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = at(desks, "bid")
    desk_surface = scene.stage.canvas.surface
    x, y, _, _ = scene.model.layout.regions["timeline"]
    place = (round(x) + 140, round(y) + 12)
    scene.stage.draw()
    plain = desk_surface.get_at(place)[:3]
    theme = scene.model.art.THEME._replace(tones={"#120926": "#FF0000"})
    monkeypatch.setattr(type(scene.model.art), "THEME", theme)
    monkeypatch.setattr(tones, "theme_of", lambda _: theme)
    monkeypatch.setattr(tones, "_known", {})
    scene.stage.draw()
    assert plain != desk_surface.get_at(place)[:3] == (255, 0, 0)


def over() -> Session:
    """The farm after its last ply."""
    return walked(Session(TITLE, [Sitting("Ann"), Sitting("Bob")], {}, 3))


def ending(desks: Callable[..., Desk], **more: Any) -> Desk:
    """The last scene of the farm, with these parts of its own."""
    desk = desks(language="en")
    desk.shelf()
    table = desk.open("table", session=over(), read_only=True)
    scene = desk.open("ending", table=table)
    scene.end = scene.end._replace(**more)
    desk.pilot.wait(1.5)
    desk.app.draw()
    return desk


def sheet(width: float, height: float, colour: str) -> DisplayList:
    """A whole sheet of one colour."""
    found = DisplayList(width, height)
    found.panel((0, 0, width, height), colour, "", 0)
    return found


def test_an_ending_may_draw_its_own_body_and_ground(desks: Callable[..., Desk], drawn: Said) -> None:
    plain = ending(desks)
    assert any(line.startswith("[star]") for line in of(drawn, "line"))
    assert plain.app.surface.get_at((1270, 700))[:3] != (0, 255, 255)
    drawn.clear()
    desk = ending(desks, body=sheet(746, 450, "#FF00FF"), ground=sheet(1280, 720, "#00FFFF"))
    assert desk.app.surface.get_at((1270, 700))[:3] == (0, 255, 255)
    for place in ((510, 144), (1248, 144), (510, 586), (1248, 586)):
        assert desk.app.surface.get_at(place)[:3] == (255, 0, 255)
    assert not any(line.startswith("[star]") for line in of(drawn, "line")), "the body stands in place of the sheets"


@pytest.mark.parametrize("own", [True, False])
def test_a_chart_draws_a_seat_in_the_title_s_colour(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, drawn: Said, own: bool
) -> None:
    if own:
        theme = art_of(TITLE).THEME._replace(seats={"blue": "#123456"})
        monkeypatch.setattr(TITLE.part("art").Art, "THEME", theme)
    ending(desks)
    fills = {args[1] for name, args in drawn if name == "panel"}
    assert ("#123456" in fills) == own
    assert ("#2F6BE0" in fills) != own
