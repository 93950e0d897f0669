"""Proves a title's table while a game is walked: board, pieces, gestures, drawings and messages."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from game.bots.judge import told_by_default
from game.engine import Action, MoveType, One, Ply, Refusal, RuleController, Session, Title
from game.engine.catalogue import blamed
from game.engine.options import COLORS, NUMBER
from game.presentation import Art, Asked, DisplayList, Hot, Svg, Text, art_of, presentation_of
from game.presentation.gestures import hands_of
from game.presentation.narration import cue_of
from game.presentation.part import asked_of, foreign
from game.presentation.presentation import WRITTEN, written
from game.presentation.touch import strangers
from game.table.codes import codes_in
from game.table.default_regions import WANTED
from game.table.drawings import faults_in
from game.table.drop import Refused
from game.table.layout import LayoutError
from game.table.model import TableModel
from game.table.playback.script import steps
from game.table.reached import Amiss, misread, said, shown, undone, unled
from game.table.rulebook_check import anchors_of
from game.table.theme_check import theme_faults
from game.text.catalog import LANGUAGES, Texts
from game.text.speech import worded

MOST_FAULTS = 12
"""Gaps after which the table of a title is not looked at any more."""
LISTED = 300
"""Letters of the messages that one sentence calls missing: a longer one would be cut where it is told."""
OFTEN, POINTED = 3, 6
"""So often each thing is pointed at, and so many more things at each moment: most say the same again."""

ALIKE = 0.85
"""So much two names have in common of which one is meant for the other."""


class TableFault(Exception):
    """Something that the house asks of a title and that is not there: one sentence with file and name."""


_BOARD_FAULTS = {
    "layout_no_file": "the file is missing",
    "layout_not_tmx": "this is no TMX ({name})",
    "layout_no_name": "the object {name} has no name",
    "layout_bad_number": "a number of {name} cannot be read",
    "layout_outside": "{name} lies outside the table",
    "layout_twice": "{name} is there twice",
    "layout_unknown_type": "the type of {name} is unknown",
    "layout_slot_missing": "the slot {name} is missing",
}


def _of_board(fault: LayoutError) -> str:
    """What is wrong with a board file, after its name."""
    return f"{fault.params['file']}: {_BOARD_FAULTS.get(fault.code, fault.code).format(name=fault.params['name'])}"


class TableProof:
    """Watches a walk; at a few moments everything on the table is asked for. Raises TableFault at the first gap, or with
    ``patient`` goes on and keeps them all in ``faults``, the messages that are missing together for each file, and hands
    that fail for one cause in one sentence."""

    def __init__(self, title: Title, boards: Path, share: float = 0.15, patient: bool = False) -> None:
        self.title, self.boards, self.share, self.patient = title, boards, share, patient
        self._faults: dict[Hashable, str] = {}
        self._alike: Counter[Hashable] = Counter()
        self._lacking: dict[str, dict[str, None]] = {}
        self.rng = Random(title.id)
        self.texts = []
        for language in LANGUAGES:
            texts = Texts(language)
            texts.read(title)
            self.texts.append(texts)
        self.parts = {part.event: part.id for _, part in title.flow.walk()} if title.flow else {}
        self._said: set[str] = set()
        self._drawn: set[object] = set()
        self._named: set[str] = set()
        self._pointed: Counter[str] = Counter()
        self._anchors = anchors_of(title)
        self.box = frozenset(title.controller().box)
        self.terms = told_by_default(title)
        self.watched(self.at_rest)

    def __call__(self, session: Session, ply: Ply) -> None:
        """After each ply: its events can be told; now and then the whole table."""
        if len(self._faults) >= MOST_FAULTS:
            return
        for event in ply.events:
            if event.kind in self.parts:
                self.need_one(("part",), self.parts[event.kind])
            else:
                self.need_one(("log", "event"), event.kind)
            self.need_names(event.params)
        if ply.n < 3 or self.rng.random() < self.share:
            self.watched(self.moment, session)
            self.watched(self.story, session, ply)
            if self.terms is not None:
                for term in self.terms(session.at(ply.n), ply.action.seat):
                    self.need_one(("reason",), term)
        if session.pending is None:
            self.watched(self.ending, session)
            self.watched(self.counting, session)

    @property
    def faults(self) -> list[str]:
        """One sentence for each gap that was found, each with file and name."""
        told = [
            f"{file}: missing: {line.rstrip(',')}"
            for file, names in self._lacking.items()
            for line in textwrap.wrap(", ".join(sorted(names)), LISTED, break_long_words=False, break_on_hyphens=False)
        ]
        for cause, sentence in self._faults.items():
            more = self._alike[cause] - 1
            told.append(f"{sentence} (and {more} more like it)" if more > 0 else sentence)
        return [f"{self.title.id}: {sentence}" for sentence in told]

    def watched(self, look: Callable[..., None], *given: Any) -> None:
        """Look, and if patient keep what is wrong instead of raising it: also what the title's own code raises."""
        try:
            look(*given)
        except TableFault as fault:
            if not self.patient:
                raise
            self.note(str(fault).removeprefix(f"{self.title.id}: "))
        except LayoutError as fault:
            if not self.patient:
                raise
            self.note(_of_board(fault))
        except Exception as fault:
            if not self.patient:
                raise
            self.note(blamed(self.title.folder, fault))

    def at_rest(self) -> None:
        """What is shown of the title where no game is being played: its words, its colours, its drawings."""
        title = self.title
        for message in (f"name-{title.id}", "tagline"):
            self.need(f"{title.id}-{message}")
        for option in (o for o in title.options if o.form != COLORS):
            self.need(f"{title.id}-option-{option.id}".replace("_", "-"))
            for value in () if option.form == NUMBER or option.switch else option.values:
                self.need_name(value, f"{title.id}-option-{option.id}-{value}".replace("_", "-"))
        for preset in title.presets:
            self.need(f"{title.id}-preset-{preset.id}".replace("_", "-"))
        for name in (kind for kind in title.controller().kinds):
            self.need_any((f"{title.id}-action-{name}", f"{title.id}-say-{name}", f"{title.id}-art-say-{name}"))
        for what, code in codes_in(title.folder):
            self.need_one(("refusal", "caution") if what == "refusal" else ("log", "event"), code)
        for colour in title.colors:
            if not (self.boards / "shared" / "seats" / f"{colour}.svg").is_file():
                known = sorted(file.stem for file in (self.boards / "shared" / "seats").glob("*.svg"))
                self.note(f"__init__.py: there is no seat of the colour {colour}, but {', '.join(known)}")
        for drawing, reason in faults_in(self.boards / title.id):
            self.note(f"art/{drawing.relative_to(self.boards).as_posix()}: {reason}")
        self.watched(self.coloured)
        self.watched(self.misspelt)
        self.watched(self.unknown)
        self.watched(self.sheets)

    def sheets(self) -> None:
        """The parts of shelf, lobby and settings."""
        art = art_of(self.title)
        for sheet in (art.invitation(), art.sample(6.0), *map(art.seat_card, self.title.colors)):
            self.draw(None, sheet)

    def ending(self, session: Session) -> None:
        """The last scene of a game that is over: its words and what it draws."""
        result = session.result()
        assert result is not None
        for seat in range(len(session.seats)):
            art, view = art_of(self.title), session.view(seat)
            end = art.ending(view, result)
            for message in (end.title, end.text):
                self.need(message)
            for sheet in (end.picture, end.strip, end.deeds, end.body, end.ground, art.picture(view, 200.0)):
                if sheet is not None:
                    self.draw(None, sheet)
            self.draw(None, art.emblem(view, seat))
        if result.points:
            for score in result.scores:
                for item in score.items:
                    source = item.source.replace("_", "-")
                    self.need_any((f"{self.title.id}-source-{source}", f"{self.title.id}-art-source-{source}"))

    def counting(self, session: Session) -> None:
        """Where the end is counted, the plates do not have its points before: one of the events that tell of it is final."""
        result, presentation = session.result(), presentation_of(self.title)
        kinds = [event.kind for event in session.plies[-1].events if event.kind.startswith("final")]
        begins = any(cue_of(presentation, kind).final for kind in kinds)
        if result is not None and kinds and not begins and presentation.final(result):
            self.note(f"table/narration.py: EVENTS: the Cue of {kinds[0]} wants final=True: scoring.py counts the end")

    def moment(self, session: Session) -> None:
        """Everything that the table of whoever is asked shows and takes."""
        pending = session.pending
        seats = pending.seats if pending else (0,)
        try:
            model = TableModel(session, self.boards, seats[0])
        except LayoutError as fault:
            raise TableFault(f"{self.title.id}: {_of_board(fault)}") from None
        for name in WANTED:
            self.there(model, "region", name)
        for spot in model.placement.values():
            self.there(model, "slot", spot.slot)
            self.draw(spot.face, model.art.face(spot.face))
        self.draw("backdrop", model.art.backdrop(model.view))
        self.panels(model)
        self.pointed(model)
        if pending is not None:
            self.need_one(("prompt",), pending.key)
            for action in self.some(model.dests.legal, 25):
                self.reach(model, action)
            self.refusals(model)

    def pointed(self, model: TableModel) -> None:
        """Each piece, slot and hot place that is pointed at can say what it is, and be held close."""
        hot = (mark.target for sheet in model.panels.values() for mark in sheet.marks if isinstance(mark, Hot))
        places = dict.fromkeys((*model.placement, *model.layout.slots, *hot))
        rare = [place for place in places if self._pointed[place] < OFTEN]
        for place in dict.fromkeys((*rare, *self.some(list(places), POINTED))):
            self._pointed[place] += 1
            large, tip = model.art.zoom(model.view, place), model.art.tip(model.view, place)
            if large is not None:
                self.draw(None, large)
            if tip is not None:
                self.need(tip.name)
                if tip.text:
                    self.need(tip.text)
                self.ruled(f"art/__init__.py: the tip of {place}", tip.rule)

    def story(self, session: Session, ply: Ply) -> None:
        """What the seats are told of a ply, step by step: also between two events everything can be drawn."""
        for eyes in {0, ply.action.seat}:
            model = TableModel(session, self.boards, eyes)
            before = session.view(eyes, ply.n - 1)
            for step in steps(session, model.presentation, ply.n, eyes):
                model.tell(step)
                self.panels(model)
                for counted in step.counted:
                    self.there(model, "slot", counted.slot)
                if step.event is not None:
                    events = ply.events[: step.told]
                    told = [model.art.tableau(before, step.view, step.event), model.art.story(model.view, events)]
                    for sheet in filter(None, told):
                        self.draw(None, sheet)
                before = step.view

    def panels(self, model: TableModel) -> None:
        """What stands in each region has its place and can be drawn."""
        for region, sheet in model.panels.items():
            self.there(model, "region", region)
            self.draw(None, sheet)

    def there(self, model: TableModel, what: str, name: str) -> None:
        """The board has that slot or region."""
        if name not in (model.layout.slots if what == "slot" else model.layout.regions):
            self.fail(f"{model.layout.file}: the {what} {name} is missing")

    # --- what is asked -----------------------------------------------------------------------------

    def reach(self, model: TableModel, action: Action) -> None:
        """Something leads to the action, and every hand that the title names for it does it."""
        hands = hands_of(model.presentation, model.view, action)
        fields = model.session.rules.kinds[action.kind].fields
        self.amiss(unled(model, action, hands), action.kind)
        for gesture in hands:
            told, way = shown(gesture), (action.kind, type(gesture).__name__)
            self.amiss(undone(model, gesture, action), way, f"{told} does not do {said(action)}: ")
            self.amiss(misread(model, gesture, action), way, f"read back, {told} does not mean {said(action)}: ")
            if isinstance(gesture, Asked) and all(isinstance(field.form, One) for field in fields):
                self.draw(None, model.art.answer(model.view, action).card)

    def misspelt(self) -> None:
        """No class of the title holds a name that the house never asks for."""
        for of in (*WRITTEN, Art):
            own = type(art_of(self.title)) if of is Art else written(self.title, of)
            file = "art/__init__.py" if of is Art else f"table/{of.__name__.lower()}.py"
            for name, nearest in foreign(own, asked_of(of)).items() if own not in (None, of) else ():
                self.note(_misspelt(file, of.__name__, name, nearest))

    def coloured(self) -> None:
        """The colours of the theme are colours, and its drawings are there."""
        for fault in theme_faults(self.title, self.boards):
            self.note(fault)

    def unknown(self) -> None:
        """TOUCH speaks of no kind that the rules do not have, and of no field that the kind has not."""
        kinds = self.title.controller().kinds
        for name, ways in presentation_of(self.title).TOUCH.items():
            if name not in kinds:
                self.note(f"table/gestures.py: TOUCH speaks of {name}, which is no kind of action")
                continue
            fields = kinds[name].fields
            known = ", ".join(["seat", *(field.name for field in fields)])
            for hole in strangers(ways, fields):
                self.note(f"table/gestures.py: TOUCH of {name} speaks of {{{hole}}}, which is none of {known}")

    def refusals(self, model: TableModel) -> None:
        """Some drops that cannot be done say why not, in words."""
        slots = list(model.layout.slots)
        for piece in self.some(list(model.laid), 3):
            for slot in self.some(slots, 6):
                outcome = model.drop(piece, slot)
                if isinstance(outcome, Refused):
                    self.say_refusal(outcome.refusal)
        for control in model.controls:
            self.need(control.label)
            places = [f"{folder}/icons/{control.icon}.svg" for folder in (self.title.id, "shared")]
            if control.icon and not any((self.boards / place).is_file() for place in places):
                self.note(f"table/gestures.py: the icon {control.icon} of the control {control.key} is not drawn")
            refusal = model.why_shut(control)
            if refusal is not None:
                self.say_refusal(refusal)

    def say_refusal(self, refusal: Refusal) -> None:
        """The refusal has words, and so has each component that it speaks of."""
        self.need_one(("refusal",), refusal.code)
        self.need_names(refusal.params)
        self.ruled(f"rules: the refusal {refusal.code}", refusal.rule)

    def ruled(self, what: str, anchor: str) -> None:
        """The rulebook, where there is one, has the section on which that rests."""
        if anchor and self._anchors and anchor not in self._anchors:
            sentence = f"{what} rests on {anchor}, which is no section of the rulebook"
            if not self.patient:
                self.fail(sentence)
            self._faults.setdefault(("rule", anchor), sentence)

    # --- what it needs -----------------------------------------------------------------------------

    def need(self, message: str) -> None:
        """The message stands in both languages."""
        self.need_any((message,))

    def need_any(self, messages: Sequence[str]) -> None:
        """One of the messages stands in both languages; the first is called missing if none does."""
        wanted = [message.replace("_", "-") for message in messages]
        if wanted[0] in self._said:
            return
        self._said.add(wanted[0])
        for texts in self.texts:
            if not any(texts.has(message) for message in wanted):
                self.lack(texts.language, wanted[0])

    def need_one(self, kinds: Iterable[str], code: str) -> None:
        """One of ``<title>-<kind>-<code>`` stands in both languages, or one that the house says itself."""
        named = [f"{kind}-{code}" for kind in kinds]
        self.need_any([*(f"{self.title.id}-{name}" for name in named), *named])

    def need_name(self, thing: str, otherwise: str = "") -> None:
        """The thing has a name in both languages, or else the other message; a number is its own name."""
        own = f"{self.title.id}-name-{thing}".replace("_", "-")
        for texts in () if thing.isdigit() else self.texts:
            named = texts.has(own) or texts.has(otherwise)
            if not named and worded(texts, self.title.id, {"it": thing})["it"] == thing:
                self.lack(texts.language, otherwise or own)

    def need_names(self, params: Mapping[str, Any]) -> None:
        """Each component of the box of which something is told has a name."""
        told = {part for value in params.values() for part in (value if isinstance(value, tuple | list) else (value,))}
        for thing in sorted(
            part for part in told if isinstance(part, str) and part in self.box and part not in self._named
        ):
            self._named.add(thing)
            self.need_name(thing)

    def lack(self, language: str, message: str) -> None:
        """A message is missing."""
        if not self.patient:
            self.fail(f"text/{language}.ftl: the message {message} is missing")
        self._lacking.setdefault(f"text/{language}.ftl", {})[message] = None

    def note(self, sentence: str) -> None:
        """Something is wrong that does not keep from looking further."""
        if not self.patient:
            self.fail(sentence)
        self._faults[sentence] = sentence

    def amiss(self, found: Amiss | None, way: Hashable, told: str = "") -> None:
        """Something is wrong with a way to do a kind of action: what comes again for one cause is counted."""
        if found is None:
            return
        if not self.patient:
            self.fail(f"table/gestures.py: {told}{found.told}")
        self._faults.setdefault((way, found.cause), f"table/gestures.py: {told}{found.told}")
        self._alike[way, found.cause] += 1

    def draw(self, key: object, sheet: DisplayList) -> None:
        """Its drawings exist, and so do its words."""
        if key is not None and key in self._drawn:
            return
        self._drawn.add(key)
        for mark in sheet.marks:
            if isinstance(mark, Svg) and mark.name not in self._drawn:
                if not (self.boards / f"{mark.name}.svg").is_file():
                    self.fail(f"the drawing art/{mark.name}.svg is missing")
                self._drawn.add(mark.name)
            elif isinstance(mark, Text) and not mark.literal:
                self.need(mark.id)

    def some(self, things: list[Any], count: int) -> list[Any]:
        """So many of them at random, or all."""
        return things if len(things) <= count else self.rng.sample(things, count)

    def fail(self, sentence: str) -> None:
        """Stop with the title's name."""
        raise TableFault(f"{self.title.id}: {sentence}")


def rule_faults(title: Title) -> list[str]:
    """One sentence for each name in a title's rules that the house never asks for, and for each in its kinds of action that is
    all but one that it does ask for: those have functions of their own."""
    rules = type(title.controller())
    found = [_misspelt("rules", rules.__name__, *pair) for pair in foreign(rules, asked_of(RuleController)).items()]
    kinds = {
        cls for kind in rules.kinds.values() for cls in type(kind).__mro__ if cls.__module__ != MoveType.__module__
    }
    for cls in kinds:
        near = foreign(cls, asked_of(MoveType), ALIKE) if issubclass(cls, MoveType) else {}
        found += [_misspelt("rules", cls.__name__, *pair) for pair in near.items() if pair[1]]
    return [f"{title.id}: {sentence}" for sentence in sorted(found)]


def _misspelt(file: str, of: str, name: str, nearest: str) -> str:
    return f"{file}: nobody asks for {of}.{name}" + (f": {nearest}?" if nearest else "")
