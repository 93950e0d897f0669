"""The prompts of a pending decision, chosen by the form of what is asked: things, an amount, several things."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.engine import Action, Draft, Field, Split
from game.presentation import Click, Drag
from game.presentation.gestures import hands_of
from game.table.affordances import rect_of
from game.table.drop import Choose, Dial, Outcome, Pick, narrowed
from game.table.model import TableModel
from game.table.playback.motion import should_animate
from game.text.speech import message_id
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.table.context import TableContext
from game.ui.table.intents import Ask, Cancel, Play, Resolve
from game.ui.table.prompts.card_choice import CardAnswers, CardChoice
from game.ui.table.prompts.inline_choice import InlineChoice
from game.ui.table.prompts.path_choice import PathChoice
from game.ui.table.prompts.tray_things import in_every_answer, shown_as, standing
from game.ui.table.prompts.worksheet import WorksheetPrompt, worksheet_of
from game.ui.widgets import TALL, Chooser, DialPrompt, FanTray, Offer, Picking, PickTray, Stepper, TrayLook, Widget

CARDS = 7
"""So many answers stand side by side as cards where the title draws them."""


HIGH = 216.0
"""How high a tray is where the board has no region for it."""
LEAST_TRAY = 160.0
"""A region for questions that is lower has no room for a tray with its things and its button."""
GROWN = 2.5
"""So many times larger than on the table a small piece is shown in a tray."""


def prompt_for(table: TableContext) -> Widget | None:
    """The widget that asks what the pending decision asks, or None if it is answered on the table."""
    model = table.model
    if not model.playing:
        return None
    standing = _standing(table)
    if standing is not None:
        return standing
    choices = model.dests.choices
    if not model.asks:
        return None
    fields = model.session.rules.kinds[choices[0].kind].fields
    if len(fields) == 2 and all(isinstance(f.form, Split) for f in fields):
        return _split(table, choices)
    outcome = narrowed(model.session.rules, choices)
    if isinstance(outcome, Pick | Dial):
        return prompt_of(table, outcome, table.region("hand"), opened=False)
    return CardChoice(table, choices)


def _standing(table: TableContext) -> WorksheetPrompt | None:
    """The worksheet that lies on the table while the pending decision is asked, if it has one."""
    model, pending = table.model, table.session.pending
    kind = model.presentation.PLANNED.get(pending.key, "") if pending is not None else ""
    return worksheet_of(table, Draft(kind, model.eyes), model.worksheet, standing=True) if kind else None


def prompt_of(
    table: TableContext, outcome: Choose | Pick | Dial, spot: Rect, piece: str = "", opened: bool = True
) -> Widget:
    """The widget that asks what a drop has left open; what was ``opened`` can be left, also when it asks on."""

    def go_on(actions: tuple[Action, ...]) -> None:
        left: Outcome = narrowed(table.session.rules, actions)
        table.send(Ask(None))
        table.send(Resolve(left, "", spot))

    asks = _asks(table, outcome, spot, piece, opened, go_on)
    if isinstance(outcome, Choose):
        asks.ground = [(rect, partial(go_on, group)) for rect, group in answered_on(table.model, outcome.groups)]
    return asks


def answered_on(model: TableModel, groups: Sequence[tuple[Action, ...]]) -> list[tuple[Rect, tuple[Action, ...]]]:
    """The places of the table to which a hand would go for one of the answers and for no other."""
    wanted: dict[str, list[int]] = {}
    for number, group in enumerate(groups):
        hands = [hand for action in group for hand in hands_of(model.presentation, model.view, action)]
        names = [h.slot if isinstance(h, Drag) else h.target for h in hands if isinstance(h, Drag | Click)]
        for name in dict.fromkeys(names):
            wanted.setdefault(name, []).append(number)
    return [
        (rect, groups[numbers[0]])
        for name, numbers in wanted.items()
        if len(numbers) == 1 and (rect := rect_of(model, name))[2] > 0
    ]


def _asks(
    table: TableContext,
    outcome: Choose | Pick | Dial,
    spot: Rect,
    piece: str,
    opened: bool,
    go_on: Callable[[tuple[Action, ...]], None],
) -> Widget:
    """The same by the form of what is left open; ``go_on`` is called with the actions of the answer."""
    if isinstance(outcome, Pick):
        return tray(table, outcome, go_on, (piece,) if piece in outcome.items else (), bool(piece), opened)
    if isinstance(outcome, Dial):
        return _dial(table, outcome, go_on, spot, opened)
    texts = table.texts

    def offer(group: tuple[Action, ...]) -> Offer:
        label, sub = table.words.action(group[0])
        if len(group) > 1:
            label, sub = table.words.short(group[0], outcome.field), ""
        return Offer(label, sub, partial(go_on, group))

    kinds = {a.kind for a in outcome.actions}
    question = _chosen_by(table, outcome.actions) or texts("table-which")
    ways = [table.model.art.answer(table.model.view, a).way for a in outcome.all_actions[: CARDS + 1]]
    if all(ways) and len(ways) <= CARDS:
        return PathChoice(table, outcome.all_actions, [way for way in ways if way], spot, question)
    cards = [table.model.art.answer(table.model.view, a).beside for a in outcome.actions]
    if all(cards) and all(len(group) == 1 for group in outcome.groups) and len(cards) <= CARDS:
        home = table.model.layout.regions.get(f"answers/{outcome.actions[0].kind}") if len(kinds) == 1 else None
        if home is not None:
            return InlineChoice(table, list(outcome.actions), [card for card in cards if card], home, question)
        return CardAnswers(table, list(outcome.actions), [card for card in cards if card], spot, question)
    return Chooser(spot, question, [offer(group) for group in outcome.groups], partial(table.send, Cancel()))


def _chosen_by(table: TableContext, actions: Sequence[Action], field: Field | None = None) -> str:
    """The question of the one kind that is being said: of a ``field`` beside which others are asked too ``-field-<field>``,
    else ``-choose-<kind>``; "" for several kinds or none."""
    texts, kinds = table.texts, {a.kind for a in actions}
    if len(kinds) != 1:
        return ""
    several = len(table.session.rules.kinds[actions[0].kind].fields) > 1
    of_field = message_id(texts, table.title.id, "field", field.name) if field is not None and several else ""
    own = message_id(texts, table.title.id, "choose", actions[0].kind)
    return next((texts(message) for message in (of_field, own) if message and texts.has(message)), "")


def _split(table: TableContext, choices: list[Action]) -> Stepper:
    texts, title = table.texts, table.title.id
    home = table.region("actions")
    splits = sorted((a.args for a in choices), reverse=True)
    by_split = {a.args: a for a in choices}
    kind = choices[0].kind
    places = tuple(texts(f"{title}-split-{kind}-{side}".replace("_", "-")) for side in ("left", "right"))
    return Stepper(
        (home[0], home[1] + 36, home[2], home[3] - 36),
        table.words.question(),
        (places[0], places[1]),
        [(s[0], s[1]) for s in splits],
        lambda split: table.send(Play(by_split[split])),
        confirm=texts("table-do"),
        beside=lambda canvas, split: foresee(table, canvas, [by_split[split]]),
    )


def foresee(table: TableContext, canvas: Canvas, actions: Sequence[Action]) -> None:
    """Draw what the title shows of an action that is dialled or picked."""
    sheet = table.model.preview_overlay(actions)
    if sheet is not None:
        table.painter.draw(canvas, sheet)


def _dial(table: TableContext, dial: Dial, go_on: object, spot: Rect, opened: bool) -> DialPrompt:
    texts, title = table.texts, table.title.id
    own = table.model.layout.regions.get("ask")
    x = min(max(8.0, spot[0] + spot[2] / 2 - 250), 772) if own is None else own[0] + (own[2] - 500) / 2
    y = min(max(44.0, spot[1] - 160), 540) if own is None else own[1] + (own[3] - 150) / 2
    label = message_id(texts, title, "field", dial.field.name)
    return DialPrompt(
        (x, y, 500, 150),
        _chosen_by(table, [action for group in dial.groups for action in group]) or table.words.question(),
        texts(label) if texts.has(label) else "",
        dial.values,
        lambda index: go_on(dial.groups[index]),  # type: ignore[operator]
        confirm=texts("table-do"),
        note=lambda index: comes_to(table, dial.groups[index]),
        on_cancel=partial(table.send, Cancel()) if opened else None,
    )


def tray(
    table: TableContext, question: Pick, go_on: object, picked: tuple[str, ...], dropped: bool, opened: bool
) -> PickTray:
    """A tray that asks for several things, each drawn as it lies on the table or else written; what was ``dropped`` is
    worded by its deed, what was ``opened`` can be left."""
    texts = table.texts
    placement = table.model.placement
    pieces = shown_as(table.model, question)
    faces = [placement[piece].face if piece else "" for piece in pieces]

    def draw(canvas: Canvas, index: int, rect: Rect, turn: float) -> None:
        if not faces[index]:
            canvas.panel(rect, "#EFE5CC", "#C8B48C", 6, 1.2)
            canvas.text(
                table.words.thing(question.items[index]), rect, TextStyle(14, "#2B2118", "bold", "center", "middle")
            )
            return
        sheet = table.model.art.face(faces[index])
        w, h = sheet.size
        fit = min(GROWN, rect[2] / w, rect[3] / h)
        place = (rect[0] + (rect[2] - w * fit) / 2, rect[1] + (rect[3] - h * fit) / 2, w * fit, h * fit)
        table.painter.put(canvas, ("face", faces[index]), sheet, place, -turn, scale=fit)

    own_place = table.model.layout.regions.get("ask")
    wide = max(436.0, min(760.0, 40 + 114.0 * len(question.items)))
    roomy = own_place is not None and own_place[3] >= LEAST_TRAY
    rect = own_place if own_place and roomy else standing(table.model, question, pieces, (wide, HIGH))
    tall = rect[3] >= TALL
    same = question.least == question.most and all_alike(table, question.actions)
    any_of = question.actions[:1] if same else ()
    ends = [c for c in table.model.controls if c.ends] if tall and not opened else []
    own = _chosen_by(table, question.actions, question.field)
    pending = table.session.pending
    closer = opened or (own and pending is not None and len(pending.kinds) > 1)
    asked = (own or _picked_for(table, question)) if dropped or closer else table.words.question()
    held = in_every_answer(question) if opened else []
    first = [question.items.index(p) for p in picked if p in question.items]

    def done(indices: tuple[int, ...]) -> None:
        _leave_from(table, {str(question.items[i]): made.drawn(i) for i in indices if faces[i]})
        go_on(left(indices))  # type: ignore[operator]

    def left(indices: tuple[int, ...]) -> tuple[Action, ...]:
        return question.left(question.items[i] for i in indices)

    settings = table.stage.settings
    picking = Picking(
        asked,
        len(question.items),
        (question.least, question.most),
        draw,
        valid=lambda indices: bool(left(indices)),
        leads=lambda indices: question.leads(question.items[i] for i in indices),
        note=lambda indices: comes_to(table, left(indices) or any_of),
        beside=lambda canvas, indices: foresee(table, canvas, left(indices) or any_of),
        lacking=lambda count: texts("table-lacking", count=count),
        ordered=not question.field.unordered,
        picked=list(dict.fromkeys((*held, *first))),
        prices=prices(table, question) if tall else (),
    )
    look = TrayLook(
        texts("table-do"),
        texts("table-cancel"),
        min(132.0, rect[3] - 162) if tall else min(104.0, rect[3] - 100),
        table.drag.control_rect(ends[0]) if ends else None,
        texts("table-tray-help"),
        texts("table-fold"),
        texts("table-unfold"),
        should_animate(settings.animation, settings.reduced_motion),
    )
    made = (FanTray if tall else PickTray)(rect, picking, look, done, partial(table.send, Cancel()) if opened else None)
    return made


def _picked_for(table: TableContext, question: Pick) -> str:
    """What is asked of a kind that has no question of its own."""
    return table.texts("table-pick", what=table.words.short(question.actions[0], None))


def _leave_from(table: TableContext, places: Mapping[str, Rect]) -> None:
    """What was picked lies on the sheet: from there it goes where it goes."""
    laid = table.model.laid
    for piece, rect in places.items():
        if piece in laid:
            wide, _ = table.model.sizes[laid[piece].spot.face]
            laid[piece] = laid[piece]._replace(rect=rect, scale=rect[2] / wide)


def prices(table: TableContext, question: Pick) -> list[str]:
    """What each thing that is picked costs or brings by itself, in their order; nothing if that depends on which it is."""
    if question.least != question.most or not all_alike(table, question.actions):
        return []
    gains = table.model.gains_of_each(question.actions[0])
    return [table.words.gain(gain) if gain is not None else "" for gain in gains] if len(gains) == question.most else []


def all_alike(table: TableContext, actions: Sequence[Action]) -> bool:
    """True if it does not matter for what they bring which of the actions is taken, by a few of them."""
    few = {actions[0], actions[len(actions) // 2], actions[-1]}
    gains = [table.model.gain(action) for action in few]
    return all(gain == gains[0] for gain in gains)


def comes_to(table: TableContext, actions: Sequence[Action]) -> str:
    """What the one action that is left would bring, in a few words; "" if there are several, or nothing to say."""
    gain = table.model.gain(actions[0]) if len(actions) == 1 else None
    return table.words.gain(gain) if gain is not None else ""


__all__ = ["CardChoice", "prompt_for", "prompt_of", "tray"]
