"""The ledger's figures in words. An estimate is called one, and what was not reported is counted, not guessed."""

from __future__ import annotations

import datetime as dt

from comfy_desk.services.ledger import Column, Sum
from comfy_desk.ui.phrases import DASH, counted, day_of, dollar_range, dollars, tr, whole


def day_in_words(day: dt.date, *, short: bool = False) -> str:
    """ "28 Nov 2026", short "28 Nov"."""
    return day_of(day, year=not short)


def days_in_words(column: Column, *, short: bool = False) -> str:
    if column.first == column.last:
        return day_in_words(column.first, short=short)
    return f"{day_in_words(column.first, short=True)} – {day_in_words(column.last, short=short)}"


def reported_in_words(one: Sum) -> str:
    return dollars(one.reported) if one.reports else DASH


def estimated_in_words(one: Sum) -> str:
    return dollar_range(one.least, one.most) if one.estimates else DASH


def column_in_words(column: Column) -> str:
    return f"{days_in_words(column)}: {sum_in_words(column.sum)}"


def sum_in_words(one: Sum) -> str:
    """Everything that is known of it, in one line."""
    if not one.requests:
        return tr("nothing was sent")
    parts = []
    if one.reports:
        parts.append(tr("{amount} reported").format(amount=dollars(one.reported)))
    if one.estimates:
        parts.append(tr("{amount} only estimated").format(amount=dollar_range(one.least, one.most)))
    if one.unreported:
        parts.append(counted(one.unreported, "{n} not reported", "{n} not reported"))
    if one.not_charged:
        parts.append(counted(one.not_charged, "{n} not charged", "{n} not charged"))
    return f"{counted(one.requests, '{n} request', '{n} requests')}, {', '.join(parts)}"


def total_in_words(one: Sum) -> str:
    """ "$3.10–3.40": reported and estimated together."""
    if one.reports or one.estimates:
        return dollar_range(*one.bounds)
    return tr("nothing charged") if one.not_charged and not one.unreported else DASH


def silent_in_words(one: Sum) -> str:
    """How many are in no sum."""
    return tr("{n} not reported").format(n=whole(one.unreported)) if one.unreported else ""
