"""A game that is being put together, without a screen: for how many, with which options, who plays, in which colours."""

from __future__ import annotations

from collections.abc import Callable

from game.archive.records import even
from game.archive.rivals import records, suggested
from game.bots.levels import levels
from game.computer import fresh_seed
from game.engine import Option, Preset, Seat, Session, Title
from game.engine.options import COLORS, SUBSET
from game.engine.session import BOT, HUMAN
from game.presentation import art_of, provenance_of
from game.presentation.scenery import beginning
from game.ui.scene import Stage
from game.ui.scenes.house import first_said, option_name, own_message, value_name

LARGE = 200
"""A picture of a value higher than this makes its option the one that fills the front."""


class GameDraft:
    """What has been chosen so far. ``changed`` is called after each choice of a value, a preset, a player or a colour."""

    def __init__(
        self, stage: Stage, title: Title, count: int, options: dict[str, str] | None, changed: Callable[[], None]
    ) -> None:
        self.stage, self.texts, self.title, self.tell = stage, stage.texts, title, changed
        self.art = art_of(title)
        self.count = count or title.fewest
        self.entries = stage.services.listing.entries()
        played = not stage.services.keeps or any(entry.title == title.id for entry in self.entries)
        self.options = dict(title.first if options is None and not played else options or {})
        names = stage.settings.names
        self.names = [names[i] if i < len(names) else "" for i in range(title.most)]
        asked = [c for c in self.options.pop(COLORS, "").split(",") if c in title.colors]
        self.colors = [*asked, *(c for c in title.colors if c not in asked)]
        self.levels = levels(title)
        self.known = records(title, self.entries)
        self.suggestion = suggested(self.levels, self.known, not any(entry.over for entry in self.entries))
        self.players = [HUMAN if i == 0 else BOT + self.suggestion for i in range(title.most)]
        self.spoken_of = 1
        """The seat of which the sheet beside two seats speaks."""

    # --- what there is to settle -------------------------------------------------------------------

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options for this number of seats."""
        return self.title.offered(self.count)

    @property
    def showcase(self) -> Option | None:
        """The option that is shown as a row of large cards, if the title draws them."""
        for option in self.offered:
            sheet = self.art.option(option.id, option.values[0]) if option.values else None
            if sheet is not None and sheet.size[1] > LARGE:
                return option
        return None

    @property
    def front(self) -> tuple[Option, ...]:
        """What stands on the front beside the large cards: the first choice of a colour, the first one with pictures."""
        if self.showcase is None:
            return ()
        others = [o for o in self.offered if o is not self.showcase and o.values and self.art.option(o.id, o.values[0])]
        colour = [o for o in others if self.colours(o)][:1]
        return (*colour, *[o for o in others if o not in colour][:1])

    def colours(self, option: Option) -> bool:
        """True for a choice of a colour."""
        return set(option.values) <= set(self.title.colors)

    @property
    def on_page(self) -> list[Option]:
        """Every other option, but for the colours of the seats, which stand with them."""
        shown = {o.id for o in (self.showcase, *self.front) if o is not None} | {COLORS}
        return [option for option in self.offered if option.id not in shown]

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The presets for this number of seats."""
        return self.title.preset_for(self.count)

    def value(self, option: Option) -> str:
        """The value an option has now."""
        given = self.options.get(option.id, option.default)
        return given if option.takes(given) else option.default

    def settle(self, option: Option, index: int = 0) -> str:
        """The value of an option where one is always chosen: that at ``index`` if there is none yet."""
        self.options[option.id] = self.value(option) or option.values[index]
        return self.options[option.id]

    def even(self, option: Option) -> int | None:
        """The value of a handicap that would have made the player's last games even; None before there are enough."""
        entries = self.stage.services.listing.entries()
        return even(entries, self.title.id, option) if option.handicap else None

    def needed(self, option: Option) -> str:
        """What an option needs to mean something, in words; "" if it counts."""
        need = option.suspended({o.id: self.value(o) for o in self.offered})
        if need is None:
            return ""
        texts, title = self.texts, self.title.id
        words = texts("list-or").join(value_name(texts, title, need[0], value) for value in need[1])
        return texts("lobby-needs", what=option_name(texts, title, need[0]), value=words)

    def why(self, option: Option) -> str:
        """The reason of an option, if the title gives one."""
        words, fair = first_said(self.texts, f"{self.title.id}-option-{option.id}-why"), self.even(option)
        return words if fair is None else self.texts("lobby-even-why", why=words, points=fair)

    def usual(self, message: str) -> str:
        """The message as the title says it, else in the words for a game that was printed, or for one that has no print to
        go back to."""
        own = own_message(self.texts, self.title.id, message)
        printed = any(printed for _, printed, *_ in provenance_of(self.title))
        return own if own != message or printed else f"{message}-usual"

    @property
    def hides(self) -> bool:
        """True if people at this table have secrets from each other, so that a curtain falls between them."""
        return self.art.presentation.hides(beginning(self.title))

    def is_changed(self, option: Option) -> bool:
        """True if the option counts and is not as printed."""
        return self.value(option) != option.default and not self.needed(option)

    @property
    def changed(self) -> list[Option]:
        """The options of the page that are not as printed."""
        return [option for option in self.on_page if self.is_changed(option)]

    def is_preset(self, preset: Preset) -> bool:
        """True if every option of the page is as the preset says."""
        return all(self.value(o) == preset.values.get(o.id, o.default) for o in self.on_page)

    # --- choosing --------------------------------------------------------------------------------

    def choose(self, option: str, value: str) -> None:
        """Give an option a value."""
        self.options[option] = value
        self.tell()

    def take(self, option: Option, value: str) -> None:
        """Press one of the values that an option shows at once: a subset takes it in or leaves it out."""
        if option.form == SUBSET:
            have = {v for v in self.value(option).split(",") if v} ^ {value}
            self.choose(option.id, ",".join(v for v in option.values if v in have))
        else:
            same = not option.default and self.value(option) == value
            self.choose(option.id, "" if same else value)

    def apply(self, preset: Preset | None) -> None:
        """Set every option of the page as the preset says, the others as printed; without a preset all of them."""
        values = preset.values if preset is not None else {}
        for option in self.on_page:
            self.options.pop(option.id, None)
        self.options |= {o.id: values[o.id] for o in self.on_page if o.id in values}
        self.tell()

    def name(self, seat: int, text: str) -> None:
        """Call a seat by a name."""
        self.names[seat] = text

    def sit(self, seat: int, player: str) -> None:
        """Put a person or a bot on a seat."""
        self.players[seat], self.spoken_of = player, seat if self.count == 2 else self.spoken_of
        self.tell()

    def colour(self, seat: int, wanted: str) -> None:
        """Give a seat a colour; whoever had it takes this seat's."""
        other = self.colors.index(wanted)
        self.colors[seat], self.colors[other] = wanted, self.colors[seat]
        self.tell()

    def session(self) -> Session:
        """The game as it was put together, on a fresh deal."""
        offered = {o.id: o for o in self.offered}
        options = {o.id: self.value(o) for o in offered.values() if self.value(o) and not self.needed(o)}
        if self.title.dealt:
            options.pop(COLORS, "")
        elif COLORS in offered:
            options[COLORS] = ",".join(self.colors)
            if not offered[COLORS].takes(options[COLORS]):
                options[COLORS] = ",".join(c for c in self.colors if c in offered[COLORS].values)
        players = self.players[: self.count] if self.count > 1 else [HUMAN]
        seats = [Seat(name.strip(), player) for name, player in zip(self.names, players)]
        return Session(self.title, seats, options, fresh_seed())
