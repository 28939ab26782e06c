"""Reads what an artist pasted or opened as lines or as a table: any usual encoding, quotes, commas, semicolons or tabs.

Only texts come out, each with the number of its row as a spreadsheet counts it; what they mean is not known here. Bounded.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

FILE_AT_MOST = 20_000_000
"""Bytes of a file that is read."""

ROWS_AT_MOST = 50_000
CELL_AT_MOST = 8_000_000
"""Characters of one cell: an encoded picture may stand in one."""

_SIGNS = "\t;,|"
_LOOKED_AT = 30
_BEGIN = 200_000
_MARK = re.compile(r"sep=(.)\r?\n", re.I)


@dataclass(frozen=True, slots=True)
class Line:
    """`number` counts from one and counts empty rows, too."""

    number: int
    cells: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Table:
    """`trouble` is why nothing more was read, `notice` what is worth a look; both may be empty."""

    rows: tuple[Line, ...] = ()
    sign: str = ""
    notice: str = ""
    trouble: str = ""

    @property
    def width(self) -> int:
        return max((len(row.cells) for row in self.rows), default=0)


def decoded(data: bytes) -> tuple[str, str]:
    """The text of a file, and what was guessed."""
    for mark, name in ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")):
        if data.startswith(mark):
            return data[len(mark) :].decode(name, "replace"), ""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        if data[1:400:2].count(0) > len(data[1:400:2]) // 2:
            return data.decode("utf-16-le", "replace"), ""
        return data.decode("cp1252", "replace"), "It is not UTF-8 and was read as Western text: look at the accents."
    if data[1:400:2].count(0) > len(data[1:400:2]) // 2 and len(data) > 3:
        return data.decode("utf-16-le", "replace"), ""
    return text, ""


def lines(text: str) -> Table:
    """Each line that is not empty is a row of one cell."""
    rows: list[Line] = []
    for number, line in enumerate(re.split(r"\r\n|\n|\r", text.removeprefix("\ufeff")), 1):
        if len(rows) >= ROWS_AT_MOST:
            return Table(tuple(rows), trouble=f"Only the first {ROWS_AT_MOST:,} lines were read.")
        if line.strip():
            rows.append(Line(number, (line.strip(),)))
    return Table(tuple(rows))


def table(text: str) -> Table:
    """Rows of cells. What parts them is found by looking; a first line `sep=;` says it."""
    text = text.removeprefix("\ufeff")
    told = _MARK.match(text)
    first = 1
    if told is not None:
        text, first = text[told.end() :], 2
    sign = told[1] if told is not None else _sign_of(text)
    rows: list[Line] = []
    try:
        for number, cells in enumerate(_records(text, sign or "\t"), first):
            if len(rows) >= ROWS_AT_MOST:
                return Table(tuple(rows), sign, trouble=f"Only the first {ROWS_AT_MOST:,} rows were read.")
            if any(cell.strip() for cell in cells):
                rows.append(Line(number, tuple(cells)))
    except csv.Error as error:
        return Table(
            tuple(rows), sign, trouble=f"It cannot be read after row {rows[-1].number if rows else 0}: {error}."
        )
    return Table(tuple(rows), sign, _open_quote(rows, text))


def head(text: str) -> tuple[str, ...]:
    """The first row, where this may be a table: two cells or more in nearly all rows. Looks at the beginning alone."""
    begin = text.removeprefix("\ufeff")[:_BEGIN]
    if len(text) > _BEGIN:
        begin = begin.rpartition("\n")[0]
    rows = table(begin).rows
    return rows[0].cells if len(rows) > 1 and len(rows[0].cells) > 1 else ()


def _records(text: str, sign: str) -> Iterator[list[str]]:
    before = csv.field_size_limit(CELL_AT_MOST)
    try:
        yield from csv.reader(io.StringIO(text, newline=""), delimiter=sign, skipinitialspace=True)
    finally:
        csv.field_size_limit(before)


def _sign_of(text: str) -> str:
    """What parts the cells: what gives nearly all of the first rows the same number of them, more than one."""
    best, most = "", 1
    for sign in _SIGNS:
        widths: Counter[int] = Counter()
        try:
            for number, cells in enumerate(_records(text[:_BEGIN], sign)):
                if number >= _LOOKED_AT:
                    break
                if cells:
                    widths[len(cells)] += 1
        except csv.Error:
            continue
        if not widths:
            continue
        width, times = widths.most_common(1)[0]
        if width > most and times >= 0.8 * widths.total():
            best, most = sign, width
    return best


def _open_quote(rows: list[Line], text: str) -> str:
    """A quote that is never closed swallows all that follows: the last cell then has many lines."""
    if rows and text.count('"') % 2 and any(cell.count("\n") > 20 for cell in rows[-1].cells):
        return f"A quotation mark in row {rows[-1].number} is never closed."
    return ""
