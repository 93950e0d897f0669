"""The recipe of the fonts in this folder.

    python make.py NotoSansCJK-Regular.ttc NotoSansCJK-Bold.ttc shippori-japanese-800.woff2 shippori-latin-800.woff2

Noto Sans CJK JP comes with Debian's package fonts-noto-cjk (face 0 of the collections), Shippori Mincho with the npm
package @fontsource/shippori-mincho. Needs fonttools and brotli.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset, ttLib

HERE = Path(__file__).parent
SIGNS = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ◀▶◁▷▲▼△▽★☆●○■□◆◇♠♥♦♣…—–―‘’“”„•·×÷±−→←↑↓⇄⇧⌫␣～〜髙﨑橙步⟦⟧✓"
LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)]))


def kanji(last_row: int) -> str:
    """The characters of JIS X 0208 up to a row."""
    found = []
    for row in range(0x21, last_row + 1):
        for cell in range(0x21, 0x7F):
            try:
                found.append(bytes([row | 0x80, cell | 0x80]).decode("euc-jp"))
            except UnicodeDecodeError:
                continue
    return "".join(found)


def cut(source: Path, target: str, text: str, number: int = -1) -> None:
    """Write the part of a font that sets the text."""
    options = subset.Options()
    options.hinting = False
    options.desubroutinize = True  # Every size that is open would keep the routines: half a megabyte.
    options.layout_features = ["kern"]
    options.layout_closure = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables += ["DSIG", "VORG", "vhea", "vmtx", "BASE", "STAT"]
    font = ttLib.TTFont(source, fontNumber=number)
    font.flavor = None
    tool = subset.Subsetter(options)
    tool.populate(text=text)
    tool.subset(font)
    font.save(HERE / target)
    print(target, (HERE / target).stat().st_size)


def main() -> None:
    """Make every font of the folder from the four sources named on the command line."""
    regular, bold, mincho, latin = map(Path, sys.argv[1:5])
    everything = LATIN + SIGNS + kanji(0x74)
    cut(regular, "sans-regular.otf", everything, 0)
    cut(bold, "sans-bold.otf", everything, 0)
    cut(mincho, "title-ja.ttf", SIGNS + kanji(0x4F))
    cut(latin, "title-latin.ttf", LATIN)


if __name__ == "__main__":
    main()
