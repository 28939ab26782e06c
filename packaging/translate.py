"""Translations: collects the program's texts, keeps the .ts files up to date, makes the .qm files, and checks all of it.

    python3 packaging/translate.py update            new texts into every .ts, the .qm anew, the list of sentences anew
    python3 packaging/translate.py check             1 and what is wrong, where anything is missing, unfinished or broken
    python3 packaging/translate.py todo de FILE      the unfinished texts of a language, as JSON to be filled in
    python3 packaging/translate.py take de FILE      what was filled in, into the .ts and the .qm
    python3 packaging/translate.py all de FILE       every text of a language with its translation, to be read through

Needs PySide6 only for the .qm (`pyside6-lrelease` beside the running Python).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import tsfile
import wording

TRANSLATIONS = wording.ROOT / "resources" / "translations"
LANGUAGES = ("de", "ja", "zh_CN")
SENTENCES = TRANSLATIONS / "sentences.json"


def ts(language: str) -> Path:
    return TRANSLATIONS / f"comfy-desk_{language}.ts"


def qm(language: str) -> Path:
    return ts(language).with_suffix(".qm")


def update(found: wording.Found, languages: Sequence[str] = LANGUAGES) -> None:
    TRANSLATIONS.mkdir(parents=True, exist_ok=True)
    for language in languages:
        messages = tsfile.updated(tsfile.read(ts(language)), found.places)
        ts(language).write_text(tsfile.written(language, messages), encoding="utf-8", newline="\n")
        release(language)
    SENTENCES.write_text(_sentences(found), encoding="utf-8", newline="\n")


def release(language: str, target: Path | None = None) -> Path:
    """The .ts as Qt reads it while the program runs."""
    target = target or qm(language)
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([tool, "-silent", str(ts(language)), "-qm", str(target)], check=True, timeout=60)
    return target


def wrong(found: wording.Found) -> Iterator[str]:
    """Everything that keeps the translations from being whole, a line each."""
    for language in LANGUAGES:
        known = tsfile.read(ts(language))
        for source, places in found.places.items():
            message = known.get(source)
            if message is None or message.gone:
                yield f"{language}: not in {ts(language).name} (run update): {source!r} of {places[0]}"
            elif not message.text:
                yield f"{language}: unfinished: {source!r} of {places[0]}"
            else:
                for fault in tsfile.faults(source, message.text):
                    yield f"{language}: {source!r} → {message.text!r}: {fault}"
        for source, message in known.items():
            if source not in found.places and not message.gone:
                yield f"{language}: not asked for any more (run update): {source!r}"
    if not SENTENCES.exists() or SENTENCES.read_text(encoding="utf-8") != _sentences(found):
        yield f"{SENTENCES.name} is not the source's (run update)"


def _sentences(found: wording.Found) -> str:
    """The sentences with holes that are made below the window, by which it knows them again."""
    return json.dumps(found.templates(), ensure_ascii=False, indent=0) + "\n"


def todo(language: str, found: wording.Found, *, everything: bool) -> list[dict[str, str]]:
    known = tsfile.read(ts(language))
    made = []
    for message in tsfile.updated(known, found.places):
        if not message.gone and (everything or not message.text):
            made.append({"where": ", ".join(message.places), "source": message.source, "text": message.text})
    return made


def take(language: str, entries: Sequence[dict[str, str]], found: wording.Found) -> list[str]:
    """Takes what is filled in; what is broken is not taken, and said."""
    known = tsfile.read(ts(language))
    refused = []
    for entry in entries:
        source, text = entry["source"], entry["text"]
        if not text:
            continue
        broken = list(tsfile.faults(source, text))
        if source not in found.places:
            broken.append("the program has no such text (any more)")
        if broken:
            refused.append(f"{source!r} → {text!r}: {'; '.join(broken)}")
        else:
            known[source] = tsfile.Message(source, text)
    messages = tsfile.updated(known, found.places)
    ts(language).write_text(tsfile.written(language, messages), encoding="utf-8", newline="\n")
    release(language)
    return refused


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    ways = parser.add_subparsers(dest="way", required=True)
    ways.add_parser("update")
    ways.add_parser("check")
    for name in ("todo", "take", "all"):
        way = ways.add_parser(name)
        way.add_argument("language", choices=LANGUAGES)
        way.add_argument("file", type=Path)
    asked = parser.parse_args(arguments)
    found = wording.everything()
    if asked.way == "update":
        update(found)
        print(f"{len(found.places)} texts")
        return 0
    if asked.way == "check":
        lines = list(wrong(found))
        print("\n".join(lines) or "All texts are translated.")
        return 1 if lines else 0
    if asked.way == "take":
        refused = take(asked.language, json.loads(asked.file.read_text(encoding="utf-8")), found)
        print("\n".join(refused) or "Taken.")
        return 1 if refused else 0
    entries = todo(asked.language, found, everything=asked.way == "all")
    asked.file.write_text(json.dumps(entries, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{len(entries)} texts in {asked.file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
