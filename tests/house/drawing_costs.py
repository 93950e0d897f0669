"""How much of the drawing of each title is places told in numbers.

``python -m tests.house.drawing_costs`` prints, title by title and module by module, the numbers above 3 and the lines of
``art/``. Places on an illustrated board belong into its TMX, the others come from ``game.presentation.layout``.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

TITLES = Path(__file__).parents[2] / "game" / "titles"
SMALL = 3


def numbers(text: str) -> int:
    """The numbers above three that a module tells."""
    told = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant))
    return sum(not isinstance(value, bool) and isinstance(value, int | float) and value > SMALL for value in told)


def main(only: list[str]) -> None:
    """Print the table, and the modules of the titles that are named."""
    total = [0, 0]
    for art in sorted(TITLES.glob("*/art")):
        texts = {path.name: path.read_text("utf-8") for path in art.rglob("*.py")}
        costs = {name: (numbers(text), text.count("\n")) for name, text in texts.items()}
        count, lines = (sum(cost[i] for cost in costs.values()) for i in (0, 1))
        total = [total[0] + count, total[1] + lines]
        print(f"{art.parent.name:<12}{count:>6} numbers {lines:>6} lines")
        if art.parent.name in only:
            for name, (found, long) in sorted(costs.items(), key=lambda cost: -cost[1][0]):
                print(f"    {name:<24}{found:>6}{long:>8}")
    print(f"{'all':<12}{total[0]:>6} numbers {total[1]:>6} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
