"""What can be asked in the lab: a question, two sides, who plays, how many deals."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.levels import levels, playable, usual
from game.engine import Title
from game.engine.options import CHOICE
from game.lab.study import MOST_SIDES, Study, StudySide, questions_of, whole
from game.lab.words import group_words, level_words
from game.text.catalog import Texts
from game.ui.scenes.house import option_name, value_name
from game.ui.scenes.lobby.presets import preset_name

DEALS = (100, 400, 1000, 4000)


class Variant(NamedTuple):
    """A side that can be chosen: options, and what it is called."""

    name: str
    options: dict[str, str]


class Question(NamedTuple):
    """A question that can be chosen: the title's group of figures ("" for what every title has), the figure that is compared
    first, and how it is asked."""

    group: str
    measure: str
    words: str


class StudyDraft:
    """What is being put together."""

    def __init__(self, texts: Texts, title: Title) -> None:
        self.texts, self.title = texts, title
        texts.read(title)
        self.levels = levels(title)
        self.level = [self.levels.index(usual(title))] * 2
        """Of the bots of each side."""
        self.counts = tuple(range(title.fewest, title.most + 1))
        self.players = len(self.counts) - 1
        self.deals = 0
        self.question = 0
        self.first = 0
        self.others: list[int] = []
        """What the first side is set against, in the order in which they were taken."""
        self.questions = self._questions()
        self.variants = self._variants()

    def take_players(self, at: int) -> None:
        """Another number of players: options that do not apply are gone."""
        self.players = at
        self.variants = self._variants()
        self.first, self.others = 0, []

    def take_other(self, at: int) -> None:
        """Set this variant against the first side, or no longer; as many as a study may have."""
        if at in self.others:
            self.others.remove(at)
        elif len(self.others) < MOST_SIDES - 1:
            self.others.append(at)

    def study(self) -> Study:
        """The study as it stands."""
        asked = self.questions[self.question]
        chosen = [self.variants[at] for at in (self.first, *self.others)]
        levels = [self.levels[self.level[min(1, number)]] for number in range(len(chosen))]
        sides = tuple(
            StudySide(self._named(one, level), self._seated(asked, level), one.options)
            for one, level in zip(chosen, levels)
        )
        return whole(
            Study(
                self.title.id,
                sides,
                asked.words,
                self.counts[self.players],
                games=DEALS[self.deals],
                measure=asked.measure,
                questions=(asked.group,) if asked.group else (),
            )
        )

    def _seated(self, asked: Question, level: str) -> tuple[str, ...]:
        """Who plays: bots of that level, one of them with each taste that the question speaks of."""
        spoken = getattr(self.title.part("figures"), "TASTES", {}) if asked.group else {}
        wanted = (f"{level}:{taste}" for taste in spoken.get(asked.group, ()))
        given = tuple(one for one in wanted if one in playable(self.title))
        seats = self.counts[self.players]
        return (*given, *[level] * seats)[:seats]

    def _named(self, variant: Variant, level: str) -> str:
        """What a side is called: its variant, and its bots where those of the sides differ."""
        apart = self.others and len(set(self.level)) > 1
        return f"{variant.name} · {level_words(self.texts, self.title, level)}" if apart else variant.name

    def take_level(self, side: int, at: int) -> None:
        """Other bots for a side."""
        self.level[side] = at

    def _questions(self) -> list[Question]:
        said = [
            Question("", "win:1", self.texts("lab-ask-first")),
            Question("", "mean", self.texts("lab-ask-points")),
            Question("", "plies", self.texts("lab-ask-length")),
        ]
        measures = getattr(self.title.part("figures"), "FIRST", {}) if self.title.has("figures") else {}
        for group in questions_of(self.title):
            said.append(Question(group, measures[group], group_words(self.texts, self.title, group)))
        return said

    def _variants(self) -> list[Variant]:
        seats, texts, title = self.counts[self.players], self.texts, self.title
        found = [Variant(texts("lab-plain"), {})]
        for preset in title.preset_for(seats):
            if preset.values:
                found.append(Variant(preset_name(texts, title.id, preset), {"preset": preset.id}))
        for option in title.offered(seats):
            if option.form != CHOICE or option.needs:
                continue
            for value in option.values:
                if value and value != option.default:
                    words = (
                        f"{option_name(texts, title.id, option.id)}: {value_name(texts, title.id, option.id, value)}"
                    )
                    found.append(Variant(words, {option.id: value}))
        return found
