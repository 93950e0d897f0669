"""The report as one page: a single file that asks nothing of any network, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from game.engine import Figure, Title
from game.lab.charts import INKS, NARROW, WIDTH, ChartMark, intervals, shape, spread
from game.lab.gauges import Difference
from game.lab.report import Compared, Report
from game.lab.study import told_options
from game.lab.words import figure_words, group_words, level_words, number_words, verdict
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue

STYLE: Final = (Path(__file__).parent / "page.css").read_text("utf-8")
SCRIPT: Final = (Path(__file__).parent / "page.js").read_text("utf-8")
ALONE: Final = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""What a browser is told: this page may ask nobody for anything."""
SPREAD: Final = {"points": ("mean", "totals"), "length": ("plies", "lengths")}
"""Groups that are drawn as a spread: the figure that is its mean, and the field of a side that counts its values."""
SIGNS: Final = "○●■▲"
"""The marks of the sides as letters, where a name has no room."""


def page(report: Report) -> str:
    """The page of a report."""
    said = [_Page(report, language) for language in LANGUAGES]
    bodies = "".join(f'<article lang="{one.texts.language}">{"".join(one.parts())}</article>' for one in said)
    name = escape(report.question or said[0].heading())
    return (
        '<!doctype html><html lang="ja"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{ALONE}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{name}</title><style>{STYLE}</style></head><body>"
        '<nav><button data-lang="ja">日本語</button><button data-lang="en">English</button></nav>'
        f"{bodies}<script>{SCRIPT}</script></body></html>\n"
    )


class _Page:
    """The page in one language."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.title: Title = catalogue[report.title]
        self.texts = Texts(language)
        self.texts.read(self.title)
        self.figures: list[dict[str, Figure]] = [{f.key: f for f in side.figures} for side in report.sides]

    def heading(self) -> str:
        """What the study asks; without words of its own, of which game it is."""
        game = self.texts(f"{self.title.id}-name-{self.title.id}")
        return self.report.question or self.texts("lab-heading", game=game)

    def parts(self) -> Iterator[str]:
        """The page from top to bottom."""
        r, say = self.report, self.texts
        yield f"<h1>{escape(self.heading())}</h1>"
        for compared in r.compared:
            yield f'<p class="verdict">{escape(self.verdict(compared))}</p>'
        yield f'<p class="about">{escape(self.about())}</p>'
        yield from self.sides()
        if r.faults:
            yield f'<p class="fault">{escape(say("lab-failed", count=len(r.faults)))}</p>'
            yield from (f'<p class="fault">{escape(self.fault(*fault))}</p>' for fault in r.faults[:20])
        for group in r.groups:
            yield f"<h2>{escape(group_words(say, self.title, group))}</h2>"
            if group in r.unanswered:
                yield f'<p class="none">{escape(say("lab-cannot-answer"))}</p>'
            else:
                yield from self.group(group)
        yield from self.extremes()
        yield from (f'<p class="about">{escape(say(f"lab-note-{note}"))}</p>' for note in self.notes())

    def verdict(self, compared: Compared) -> str:
        """What the comparison says."""
        names = [self.report.sides[at].name for at in (compared.first, compared.second)]
        figure = self.figures[compared.first].get(self.report.measure)
        share = figure is not None and figure.share
        what = "" if figure is None else self.named(figure)
        said = verdict(self.texts, compared.main, share, names[0], names[1], self.report.finished)
        return f"{what}: {said}" if what else said

    def about(self) -> str:
        """How many games, of which seeds, with which versions."""
        r = self.report
        words = self.texts("lab-about", deals=r.deals, seed=r.seed, sides=len(r.sides), version=r.made_with)
        return words if r.finished else f"{words} {self.texts('lab-unfinished', asked=r.asked)}"

    def sides(self) -> Iterator[str]:
        """The sides with their marks."""
        yield '<table class="sides">'
        for number, side in enumerate(self.report.sides):
            levels = "、" if self.texts.language == "ja" else ", "
            named = [level_words(self.texts, self.title, level) for level in side.levels]
            bots = f"{named[0]} × {len(named)}" if len(set(named)) == 1 else levels.join(named)
            options = told_options(side.options) or self.texts("lab-plain")
            mark = f'<svg viewBox="0 0 14 14" class="mark">{shape(number, 7, 7)}</svg>'
            cells = (
                f"{mark}{escape(side.name)}",
                escape(options),
                escape(bots),
                escape(self.texts("lab-side-games", count=side.games)),
            )
            yield f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        yield "</table>"

    def group(self, group: str) -> Iterator[str]:
        """One question: as a picture where all its figures are of one kind, then every number."""
        keys = list(dict.fromkeys(f.key for side in self.report.sides for f in side.figures if f.group == group))
        first = {key: next(side[key] for side in self.figures if key in side) for key in keys}
        if group in SPREAD:
            mean, counts = SPREAD[group]
            means = [self.value(n, mean) for n in range(len(self.report.sides))]
            sides = [getattr(side, counts) for side in self.report.sides]
            yield from (spread(sides, means, wide) for wide in (WIDTH, NARROW))
        shares = [key for key in keys if first[key].share]
        plain = [key for key in keys if not first[key].share and group not in SPREAD]
        if len(shares) > 1:
            line = 1 / self.report.players if group == "seats" and self.report.players > 1 else None
            yield from self.drawn(shares, first, 100, line)
        if len(plain) > 1:
            yield from self.drawn(plain, first, 1, None)
        yield from self.table(keys, first)

    def drawn(self, keys: Sequence[str], first: dict[str, Figure], unit: float, line: float | None) -> Iterator[str]:
        """The picture twice: for a screen, and for a phone, where a label has a row of its own."""
        yield intervals(self.rows(keys, first, 32), unit, line)
        yield intervals(self.rows(keys, first, 54), unit, line, NARROW)

    def rows(self, keys: Sequence[str], first: dict[str, Figure], most: int) -> list[tuple[str, list[ChartMark]]]:
        """The rows of a picture."""
        rows = []
        for key in keys:
            marks = []
            for number, side in enumerate(self.figures):
                f = side.get(key)
                if f is not None and f.value is not None:
                    marks.append(ChartMark(number, f.value, f.low, f.high, number_words(f.value, f.share)))
            if marks:
                short = most // 2 if self.texts.language == "ja" else most
                rows.append((_short(self.named(first[key]), short), marks))
        return rows

    def table(self, keys: Sequence[str], first: dict[str, Figure]) -> Iterator[str]:
        """All numbers of a question: value, interval, games; and what two sides differ by."""
        say = self.texts
        yield '<table class="figures"><tr><th></th>'
        for number, side in enumerate(self.report.sides):
            yield f'<th style="color:{INKS[number]}">{escape(side.name)}</th><th>{escape(say("lab-within"))}</th>'
            yield f"<th>{escape(say('lab-rests-on'))}</th>"
        pairs = self.report.compared
        for compared in pairs:
            names = [self.report.sides[at].name for at in (compared.second, compared.first)]
            yield f"<th>{escape(' − '.join(names))}</th><th></th>"
        yield "</tr>"
        found = [{d.key: d for d in compared.differences} for compared in pairs]
        for key in keys:
            yield f"<tr><td>{escape(self.named(first[key]))}</td>"
            for number, figures in enumerate(self.figures):
                f = figures.get(key)
                yield '<td class="no"></td>' * 3 if f is None else _cells(f, SIGNS[number])
            for compared, row in zip(pairs, found):
                signs = f"{SIGNS[compared.second]} − {SIGNS[compared.first]}"
                yield self.difference(row.get(key), first[key].share, signs)
            yield "</tr>"
        yield "</table>"

    def difference(self, found: Difference | None, share: bool, signs: str) -> str:
        """Two cells: by how much, and whether it is more than noise."""
        if found is None or found.low is None or found.high is None:
            return '<td class="no"></td>' * 2
        width = f"{number_words(found.low, share, True)} … {number_words(found.high, share, True)}"
        words = self.texts(f"lab-difference-{found.verdict}")
        kind = "clear" if found.verdict in ("more", "less") else "noise"
        value = f'<td class="{kind}" data-of="{signs}">{number_words(found.value, share, True)}</td>'
        return f'{value}<td class="{kind} width">{width} {escape(words)}</td>'

    def extremes(self) -> Iterator[str]:
        """The games worth looking at."""
        if not self.report.extremes:
            return
        yield f"<h2>{escape(self.texts('lab-extremes'))}</h2><table>"
        for one in self.report.extremes:
            name = self.report.sides[one.side].name
            file = f"extremes/{self.title.id}-{one.side}-{one.seed}.json"
            words = self.texts(f"lab-extreme-{one.kind}")
            yield f"<tr><td>{escape(words)}</td><td>{one.value}</td><td>{escape(name)}</td>"
            yield f"<td>{escape(self.texts('lab-game', seed=str(one.seed)))}</td><td><code>{file}</code></td></tr>"
        yield "</table>"

    def notes(self) -> list[str]:
        """How the numbers are to be read."""
        sequential = not self.report.finished or self.report.until is not None
        notes = ["interval", "sequential" if sequential else "fixed", "bots"]
        return [*notes, "paired"] if self.report.compared else notes

    def fault(self, side: int, seed: int, reason: str) -> str:
        """A game that could not be played to its end."""
        return self.texts("lab-failed-game", side=self.report.sides[side].name, seed=str(seed), reason=reason)

    def named(self, f: Figure) -> str:
        """What was measured."""
        return figure_words(self.texts, self.title, f.group, f.name, f.thing)

    def value(self, side: int, key: str) -> float | None:
        """A figure of a side."""
        f = self.figures[side].get(key)
        return None if f is None else f.value


def _cells(f: Figure, sign: str) -> str:
    width = ""
    if f.low is not None and f.high is not None:
        width = f"{number_words(f.low, f.share)} … {number_words(f.high, f.share)}"
    value = f'<td data-of="{sign}">{number_words(f.value, f.share)}</td>'
    return f"{value}<td>{width}</td><td>{f.games or ''}</td>"


def _short(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"
