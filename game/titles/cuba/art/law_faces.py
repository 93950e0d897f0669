"""The laws: statutes in force and bills, small between the columns of parliament and large in the chamber."""

from __future__ import annotations

from typing import Final

from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, Style
from game.titles.cuba.art import inks
from game.titles.cuba.rules.components import PIECES, STATUTES

HUNG, SCROLL, TABLET, BILL = (65.0, 44.0), (69.0, 43.0), (238.0, 62.0), (238.0, 140.0)
"""The sizes of a statute and of a bill in the town, and of both in the chamber."""
NUMBER_WIDE: Final = 32
"""How wide the numeral of a law is in the chamber."""
SLOT: Final = Style(20, "#F7D08A", "title", "center", lines=1)
TABLE: Final = Ground("#0C322F", "#3E8A80", 7)
"""A law in force, in the chamber."""
HEADED: Final = inks.PLATE.but(align="right")
NUMBERED: Final = inks.PLATE.but(colour=inks.PALE, align="left")


def short_law(card: str) -> tuple[str, str]:
    """A statute in icons; ("", id) where only words will do."""
    data = STATUTES[card]
    if data.type == "tax":
        return ("[house]×1[coin]" if data.per == "building" else f"{data.amount}[coin]"), ""
    if data.type == "duty":
        names = tuple(PIECES[n] for n in data.accepts)
        family = {3: "product" if "citrus" in names else "resource"}.get(len(names), names[0])
        return f"{data.amount}[{family}]", ""
    if data.type == "subsidy":
        icons = {
            "building": "[house]×1[vp]",
            "vacant_resource_field": "[resource]×1[vp]",
            "vacant_product_field": "[product]×1[vp]",
            "water": "[water]×1[vp]",
            "delegate_vote": "[vote]×1[vp]",
        }
        return icons.get(data.per, "3[coin]=1[vp]"), ""
    if data.effect == "market":
        return f"[product] {data.change:+d}".replace("-", "−"), ""
    return "", f"cuba-art-short-{data.effect}"


def _says(card: str) -> Block:
    icons, words = short_law(card)
    return (
        lay.write(icons, inks.WORTH)
        if icons
        else lay.say(words, inks.PLATE.but(colour=inks.INK, lines=2, leading=1.15))
    )


def law(rest: str) -> DisplayList:
    """A statute in force: a tablet between the columns; sealed in the round in which it was made."""
    card, *marks = rest.split(":")
    number = inks.NUMERAL[STATUTES[card].type]
    mark = lay.corner(inks.sign("seal", 18), 0, 0, -2) if "new" in marks else lay.pad(lay.write(number, NUMBERED), 3, 0)
    head = lay.on(Ground(inks.WOOD, "", 3), lay.over(mark, lay.pad(lay.say(_head(card), HEADED), inks.MARK, 0, 1, 0)))
    tablet = lay.column(lay.pad(lay.sized(head, high=inks.LOCK), 0.6, 0.6, 0.6, 0), lay.shared(_says(card)), gap=0)
    asked = lay.pad(lay.ground(inks.ASKED), 1) if "asked" in marks else None
    return lay.laid(lay.over(lay.on(inks.PAGE.but(radius=3, width=1), tablet), asked), *HUNG)


def bill(card: str) -> DisplayList:
    """A bill: a scroll."""
    head = lay.over(
        lay.write(inks.NUMERAL[STATUTES[card].type], NUMBERED.but(colour=inks.WOOD)),
        lay.pad(lay.say(_head(card), HEADED.but(colour="#5E3A17")), inks.MARK, 0, -1, 0),
    )
    return lay.laid(
        lay.over(
            lay.picture("cuba/scroll"),
            lay.pad(lay.column(lay.sized(head, high=inks.LOCK), lay.shared(_says(card)), gap=0), 3, inks.INSET),
        ),
        *SCROLL,
    )


def big_law(rest: str) -> DisplayList:
    """A statute in force as it hangs in the chamber."""
    card, _, new = rest.partition(":")
    named = inks.NAME.but(colour=inks.CHALK, lines=2, leading=1.2)
    told = lay.column(lay.say("cuba-art-in-force", inks.FINE), lay.say(inks.name_of(card), named), gap=1)
    number = lay.sized(lay.write(inks.NUMERAL[STATUTES[card].type], SLOT), NUMBER_WIDE)
    tablet = lay.on(TABLE, lay.row(number, told, gap=3), inks.PAD, 3)
    return lay.laid(lay.over(tablet, lay.corner(inks.sign("seal", inks.THING), inset=3) if new else None), *TABLET)


def big_bill(rest: str) -> DisplayList:
    """A bill before parliament, with what it means for whoever looks."""
    card, color, says, n, now, *sealed = rest.split(":")
    ink = inks.TYPE_INK[STATUTES[card].type]
    number = lay.sized(
        lay.write(inks.NUMERAL[STATUTES[card].type], inks.HEAD.but(colour=inks.PALE, align="center")), NUMBER_WIDE
    )
    head = lay.row(number, lay.say(_head(card), inks.NAME.but(colour=inks.WHITE)), gap=2)
    medal = lay.over(lay.icon("cuba/medal", 62, 60, c=ink), inks.sign(_sign(card), inks.THING))
    text = lay.say(inks.law_of(card), inks.FIGURE.but(colour=inks.INK, lines=0))
    message = f"cuba-art-means-{says}"
    if says in ("tax", "subsidy") and int(now) < 0:
        message += "-first"
    elif says == "duty":
        message += "-can" if int(n) >= int(now) else "-short"
    facts = {"n": int(n), "now": int(now)}
    means = lay.row(inks.shape_of(color, inks.LOCK), lay.say(message, inks.INKED, facts), gap=inks.INSET)
    told = lay.on(Ground("#EAD9AE", "", 5), means, inks.INSET, 0)
    sheet = lay.column(
        lay.sized(lay.on(inks.STRIP.but(fill=ink, line=""), head, inks.PAD, 0), high=29),
        lay.pad(lay.row(medal, text), inks.PAD, 0),
        lay.pad(lay.sized(told, high=inks.HEAD_HIGH), inks.INSET, 0),
        gap=inks.INSET,
    )
    paper = inks.PAGE.but(fill="#FBF1D8", line=inks.SOIL.line, width=1.4, shadow=120)
    seal = lay.corner(inks.sign("seal", 66), inset=-2) if sealed else None
    return lay.laid(lay.over(lay.on(paper, lay.pad(sheet, 0.8, bottom=inks.INSET)), seal), *BILL)


def _head(card: str) -> str:
    """The message over a law: its type, or for those of slot IV its own short name."""
    kind = STATUTES[card].type
    return inks.message("art-head", card) if kind == "other" else f"cuba-art-type-{kind}"


def _sign(card: str) -> str:
    data = STATUTES[card]
    if data.type == "duty":
        return {3: "product" if 0 in data.accepts else "resource"}.get(len(data.accepts), PIECES[data.accepts[0]])
    if data.type in ("tax", "subsidy"):
        per = {"building": "house", "vacant_resource_field": "resource", "vacant_product_field": "product"}
        per |= {"water": "water", "delegate_vote": "vote"}
        return per.get(data.per, "coin")
    return {"drought": "drought", "building": "house", "harbour": "ship", "corruption": "veto"}.get(
        data.effect, "merchandise"
    )


FACES: Final = {"law": law, "bill": bill, "lawbig": big_law, "billbig": big_bill}
