"""What Signorie looks like: sheets for the table, the lobby, the shelf and the ending."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation.kit import Theme
from game.titles.signorie.art import chained, columns, evening, fresco, lanes, own, rivals, towers
from game.titles.signorie.art.buttons import control
from game.titles.signorie.art.cards import answer, choice
from game.titles.signorie.art.deeds import story
from game.titles.signorie.art.ending import ending, finale
from game.titles.signorie.art.examples import example
from game.titles.signorie.art.faces import face
from game.titles.signorie.art.forecast import forecast
from game.titles.signorie.art.held import held
from game.titles.signorie.art.hours import light
from game.titles.signorie.art.inks import SEAT
from game.titles.signorie.art.living import living
from game.titles.signorie.art.lobby import emblem, invitation, picture, sample, seat_card
from game.titles.signorie.art.tips import tip, zoom
from game.titles.signorie.table.chain import chain_of
from game.titles.signorie.table.placing import evening as is_evening

BAND: Final = ("#5B1420", "#32101A", "#F6E3B8")
THEME: Final = Theme(
    ground="#3B1420",
    well="#2A0D15",
    line="#7A3A44",
    paper="#F6EBD3",
    ink="#2B1512",
    back="#6E2431",
    accent="#E3BE6A",
    letters="#F8EDD9",
)

SEATS: Final = {f"player_{colour}": paint for colour, paint in SEAT.items()}
TONES: Final = {
    "#120926": "#1C070D",
    "#150E28": "#1C070D",
    "#181029": "#2A0D15",
    "#1B1430": "#2A1016",
    "#241A40": "#331019",
    "#2B2050": "#4A1C26",
    "#33265F": "#5A2530",
    "#352761": "#5A2530",
    "#3D2C6B": "#6B2733",
    "#4A3A78": "#7A3A44",
    "#4A3F68": "#4A1C26",
    "#5A4A86": "#8A605E",
    "#6B5C94": "#8A4652",
    "#7C68B8": "#B98F86",
    "#8F84AC": "#C9A49C",
    "#93A399": "#C9A49C",
    "#9A8FB4": "#C9A49C",
    "#B9ADD0": "#D9B9AE",
    "#14231F": "#2A0D15",
    "#6E8F80": "#8A4652",
    "#275146": "#6A4A18",
    "#0B0618": "#16060A",
}
"""The house's night in wine."""


def backdrop(v: View) -> DisplayList:
    """The ground, the frames of all regions, the own board; in the evening the ground alone."""
    return evening.backdrop(v) if is_evening(v) else fresco.backdrop(v)


def panels(v: View) -> dict[str, DisplayList]:
    """Every region of the table; in the evening of the lanes."""
    if is_evening(v):
        return {
            "bar": fresco.bar(v),
            "focus": evening.sky(v),
            "order": evening.order(v),
            "next": evening.ahead(v),
            **lanes.lanes(v),
        }
    return {
        "bar": fresco.bar(v),
        "focus": fresco.fresco(v),
        "pool": columns.pool(v),
        "own": columns.own_board(v),
        "plate/0": own.strip(v),
        "plan": own.plan(v),
        "careers": towers.careers(v),
        "initiative": towers.initiative(v),
        "rewards": towers.rewards(v),
        "order": fresco.order(v),
        "supply": fresco.supply(v),
        **rivals.plates(v),
        **_story(v),
    }


def _story(v: View) -> dict[str, DisplayList]:
    """What the right side tells of the die that is played, and over the whole table the places that it reaches."""
    if columns.asked_of(v) == "main_choice":
        return {"story": chained.choice(v), "reach": chained.choice_reach(v)}
    chain = chain_of(v)
    return {"story": chained.story(v, chain), "reach": chained.reach(v, chain)} if chain is not None else {}


__all__ = [
    "BAND",
    "SEATS",
    "THEME",
    "TONES",
    "answer",
    "backdrop",
    "choice",
    "control",
    "emblem",
    "ending",
    "example",
    "face",
    "finale",
    "forecast",
    "held",
    "invitation",
    "light",
    "living",
    "panels",
    "picture",
    "sample",
    "seat_card",
    "story",
    "tip",
    "zoom",
]
