"""What was done to works, in whole sentences: the window says them beside Undo, in its language."""

from __future__ import annotations

from comfy_desk.domain.library import Verdict

Both = tuple[str, str]
"""What was done to one work, and to several: whole sentences, by which the window knows them again in another language."""

RATED: dict[int, Both] = {
    1: ("1 work rated with 1 star", "{n} works rated with 1 star"),
    2: ("1 work rated with 2 stars", "{n} works rated with 2 stars"),
    3: ("1 work rated with 3 stars", "{n} works rated with 3 stars"),
    4: ("1 work rated with 4 stars", "{n} works rated with 4 stars"),
    5: ("1 work rated with 5 stars", "{n} works rated with 5 stars"),
}
UNRATED: Both = ("1 work is not rated any more", "{n} works are not rated any more")
FAVOURITE: dict[bool, Both] = {
    True: ("1 work added to the favourites", "{n} works added to the favourites"),
    False: ("1 work taken from the favourites", "{n} works taken from the favourites"),
}
JUDGED: dict[Verdict, Both] = {
    Verdict.PICK: ("1 work picked", "{n} works picked"),
    Verdict.REJECT: ("1 work rejected", "{n} works rejected"),
    Verdict.NONE: ("1 work is neither picked nor rejected now", "{n} works are neither picked nor rejected now"),
}
NOTED: dict[bool, Both] = {
    True: ("Note written on 1 work", "Note written on {n} works"),
    False: ("1 work is without a note now", "{n} works are without a note now"),
}
TRASHED: Both = ("1 work moved to the trash", "{n} works moved to the trash")
RESTORED: Both = ("1 work taken from the trash", "{n} works taken from the trash")
PUT_IN: Both = ("1 work put into “{name}”", "{n} works put into “{name}”")
TAKEN: Both = ("1 work taken from “{name}”", "{n} works taken from “{name}”")


def said(words: Both, number: int, name: str = "") -> str:
    return words[number != 1].format(n=f"{number:,}", name=name)
