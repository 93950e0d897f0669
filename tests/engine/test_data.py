"""What is read from a title's data: sums that are proved, sources that are counted."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from game.engine.data import ComponentError, DataError, provenance, read_data, records, same
from game.engine.refusal import Refusal, refuse


def test_a_wrong_sum_names_table_and_numbers() -> None:
    same("cards", "cards", 3, 3)
    with pytest.raises(ComponentError, match=r"data\.toml, \[cards\]: cards in all: found 2, expected 3") as fault:
        same("cards", "cards in all", 2, 3)
    assert (fault.value.table, fault.value.found, fault.value.expected) == ("cards", 2, 3)


def test_a_missing_table_names_the_file_and_the_table(tmp_path: Path) -> None:
    (tmp_path / "data.toml").write_text("[cards]\ncount = 7\n", "utf-8")
    data = read_data(str(tmp_path / "components.py"))
    assert data["cards"] == {"count": 7}
    with pytest.raises(DataError, match=r"data\.toml: the table \[dice\] is missing"):
        data["dice"]


def test_values_are_counted_by_what_they_rest_on() -> None:
    data = {
        "cards": {
            "source": "S",
            "cards": [{"id": "a", "cost": 2, "vp": 3, "source": "R", "source_fields": {"cost": "P"}}],
        },
        "rules": {"hand": 5, "turns": 3, "source": "S"},
    }
    assert provenance(data) == [("cards", 0, 1, 1), ("rules", 2, 0, 0)]


def test_a_refusal_says_its_section() -> None:
    assert refuse("too_dear", "5.3", need=4, have=2) == Refusal("too_dear", {"need": 4, "have": 2}, "5.3")


class Crop(NamedTuple):
    """What grows on a field."""

    kind: int
    beside: tuple[int, ...]
    points: int
    bonus: int = 2


ROWS = [
    {"id": "rye", "kind": "grain", "beside": ["grain", "fruit"], "vp": 3},
    {"id": "plum", "kind": "fruit", "beside": [], "vp": 5, "bonus": 0},
]


def test_rows_become_records_by_the_names_of_their_fields() -> None:
    found = records(ROWS, Crop, {"points": "vp"}, {"grain": 0, "fruit": 1})
    assert found == {"rye": Crop(0, (0, 1), 3, 2), "plum": Crop(1, (), 5, 0)}


def test_a_field_without_a_value_and_without_a_default_is_named() -> None:
    with pytest.raises(KeyError, match="points"):
        records(ROWS, Crop)
