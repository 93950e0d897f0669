"""What the parts of a table share: they read it, and ask for everything else by sending an intent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from game.engine import Action, Session
from game.paths import bundled
from game.presentation import mark_of
from game.table.arrange import Laid
from game.table.default_regions import role
from game.table.drag import Hand
from game.table.layout import Rect
from game.table.model import TableModel
from game.table.playback.motion import Pose
from game.text.breaking import load_phrases
from game.ui.canvas import Canvas
from game.ui.scene import Stage
from game.ui.table.attention import Attention
from game.ui.table.board.painter import Painter
from game.ui.table.intents import Intent
from game.ui.table.words import Words
from game.ui.theme import SEAT_COLOURS
from game.ui.widgets import Tooltip, Widget

if TYPE_CHECKING:
    from game.text.catalog import Texts


class Prompts:
    """What asks on the table, and the one place where that is changed: ``shown`` lies there, ``question`` is the prompt of
    the pending decision itself, which may be covered by a sheet that was opened."""

    def __init__(self) -> None:
        self.shown: Widget | None = None
        self.question: Widget | None = None

    def ask(self, question: Widget | None) -> None:
        """Ask what the pending decision asks, or with None nothing."""
        self.shown = self.question = question

    def show(self, prompt: Widget | None) -> None:
        """Put a sheet or a choice on the table, or take away what lies there."""
        self.shown = prompt

    @property
    def opened(self) -> bool:
        """True while something lies on the table that is not the question of the decision itself."""
        return self.shown is not None and self.shown is not self.question


class TableContext:
    """One session at the table: what is known of it, how it is drawn and worded, and what is going on just now.

    ``hint`` is an action with its reason (written by the feedback), ``keys_used`` whether the keys spoke last, ``time`` the
    seconds since the table was opened (both written by the scene). ``read_only`` where nothing is done, and ``watched`` if
    that is a game which is only looked at.
    """

    def __init__(
        self, stage: Stage, session: Session, send: Callable[[Intent], None], read_only: bool, watched: bool = False
    ) -> None:
        self.stage, self.session, self.send = stage, session, send
        self.read_only, self.watched = read_only, watched
        self.title = session.title
        stage.texts.read(self.title)
        self.model = TableModel(session, bundled("art"))
        self.drag = Hand(self.model)
        self.words = Words(stage.texts, self.model)
        self.prompts = Prompts()
        self.attention = Attention()
        self.hint: tuple[Action, str] | None = None
        self.keys_used = False
        self.time = 0.0
        self.reword()

    def reword(self) -> None:
        """Language or captions have changed, or the table is looked at again: draw in the new words."""
        stage = self.stage
        load_phrases(stage.texts.language)
        self.abide()
        self.painter = Painter(stage.texts, self.title.id, self.words.names, stage.settings.captions)

    def abide(self) -> None:
        """Let the title's messages speak of the rules of this session."""
        self.stage.texts.abide(self.title, self.session.facts)

    @property
    def moment(self) -> tuple[int, str]:
        """What a question is about: after an undo the same number of plies may mean another position."""
        plies = self.session.plies
        return len(plies), plies[-1].sum if plies else ""

    @cached_property
    def has_played(self) -> bool:
        """True if a game of this title had been played to its end when the table was laid; it is looked up once."""
        services = self.stage.services
        entries = services.listing.entries() if services.keeps else []
        return any(entry.over and entry.title == self.title.id for entry in entries)

    @property
    def prompt(self) -> Widget | None:
        """What asks on the table."""
        return self.prompts.shown

    @property
    def question(self) -> Widget | None:
        """The prompt of the pending decision itself."""
        return self.prompts.question

    @property
    def asking(self) -> bool:
        """True while a prompt wants to be answered before the hand does anything else."""
        return self.prompt is not None and not self.prompt.standing

    @property
    def texts(self) -> Texts:
        """The catalogue of messages."""
        return self.stage.texts

    @property
    def can_hint(self) -> bool:
        """True if the title has a bot to ask."""
        return not self.read_only and self.title.has("bot")

    @property
    def can_branch(self) -> bool:
        """True if a new session may begin in the past of this one."""
        return self.stage.services.keeps and not self.session.foreign

    def region(self, name: str) -> Rect:
        """Where on the board something of the house stands, by its role."""
        return role(self.model.layout, name)

    def emblem_of(self, actor: int | str) -> str:
        """The drawing that stands for whoever did something."""
        if isinstance(actor, int):
            return mark_of(self.model.art, self.session.colors[actor])
        return "shared/seats/black" if actor else ""

    def colour_of(self, seat: int) -> str:
        """The colour in which charts draw a seat."""
        known = {**SEAT_COLOURS, **self.model.art.THEME.seats}
        return known.get(self.session.colors[seat] if self.session.colors else "", SEAT_COLOURS["blue"])

    def child(self, canvas: Canvas) -> Canvas:
        """The same canvas with the icons of the title."""
        return canvas.child((0, 0, 0, 0), self.title.id)


class Showing(Protocol):
    """What other parts ask of the story that is being told."""

    @property
    def news(self) -> list[int]:
        """The numbers of the plies that can be told again."""

    @property
    def telling(self) -> bool:
        """True while deeds of others are told: the hand waits until it knows them."""

    @property
    def busy(self) -> bool:
        """True while pieces move or what others did is told."""

    @property
    def whose(self) -> list[int | str]:
        """At whose deeds one looks, now or soon: a sign says so until the seat that looks is asked."""

    @property
    def hurries(self) -> bool:
        """True until the seat that looks is asked, if what others do is not to be told."""

    @property
    def moving(self) -> bool:
        """True while anything of it changes the picture."""

    def again(self) -> None:
        """Tell the news from the beginning."""

    def skip(self) -> bool:
        """Bring everything to its end; true if there was something to skip."""

    def pose_of(self, laid: Laid) -> Pose:
        """How a piece is drawn at this moment."""

    def leaving(self) -> list[Pose]:
        """Pieces that are gone but still fade."""


class Holding(Protocol):
    """What other parts ask of the hand."""

    def flying(self, piece: str, rect: Rect) -> Rect:
        """Where a piece is that flies home, else the given place."""

    def draw_gap(self, canvas: Canvas, laid: Laid) -> None:
        """The place that a lifted piece has left."""

    def draw_unseen(self, canvas: Canvas) -> Iterator[None]:
        """Draw what answers now where nobody sees it, in small steps, so that whoever draws it finds its parts."""


class Hoverable(Protocol):
    """A part that knows what lies under the pointer and what is to be said of it."""

    def under(self, x: float, y: float) -> tuple[str, Rect] | None:
        """The name of a thing and its place, or None."""

    def tooltip(self, thing: str) -> Tooltip | None:
        """What is to be said of a thing that ``under`` named, or None if it is another part's."""


__all__ = ["Holding", "Hoverable", "Showing", "TableContext"]
