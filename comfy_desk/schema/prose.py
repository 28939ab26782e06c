"""What a description says in passing: values it mentions, an example, that a field is of no use any more.

Everything read here is an offer. Nothing is checked by it, and a field without a description loses nothing but comfort.
"""

from __future__ import annotations

import re

MAX_READ = 900
MAX_OFFERED = 24

_QUOTE = "[\"'“”‘’`]?"
_TOKEN = rf"{_QUOTE}([A-Za-z0-9](?:[\w.:*×/+-]{{0,22}}[\w+])?){_QUOTE}"
_REMARK = r"(?: ?\([^()]{1,60}\))?"
_NEXT = rf"(?: ?, ?(?:or |and )?| or | and | ?\| ?){_TOKEN}{_REMARK}"
_LEAD = re.compile(
    r"(?:\bone of|\bvalues? (?:are|is|include)|\boptions? (?:are|include)|\bsupported|\beither|:|\be\.g\.,?)[ \n:]{1,3}",
    re.I,
)
_FIRST = re.compile(_TOKEN + _REMARK)
_FOLLOWING = re.compile(_NEXT)
_END = re.compile(r"\s*(?:[.;)\n]|$|for\b)")
_EXAMPLE = re.compile(r"e\.g\.,? *[\"'“`]?([\w:.*x-]{1,40})")
_LINED = re.compile(rf"^ ?[-•*]? ?{_TOKEN} ?(?:\([^()]{{1,30}}\))? ?(?:[:=]| - ) ?\S", re.M)
_VALUES = re.compile(r"\b(?:values|modes|options)\b[^\n]{0,40}:\s*\n", re.I)
_GONE = re.compile(r"\s*(?:\(?deprecated\b|no longer (?:used|supported|available|needed|in use)\b)", re.I)
_USELESS = ("(not supported)", "(unsupported)", "(unused)", "currently ignored")


def suggestions(description: str, model: str = "") -> tuple[str, ...]:
    """Values that a description lists for a text: "One of 2k, 4k or 8k."; empty where it lists fewer than two.

    Of a description that goes through several models, what stands after the name of this one counts.
    """
    at = description.find(f'"{model}"') if model else -1
    text = description[max(0, at) :][:MAX_READ]
    for lead in _LEAD.finditer(text):
        found = _listed(text, lead.end())
        if len(found) > 1:
            return tuple(dict.fromkeys(found))[:MAX_OFFERED]
    heading = _VALUES.search(text)
    if heading is not None:
        named = [part[1] for part in _LINED.finditer(text, heading.end())]
        if len(named) > 1:
            return tuple(dict.fromkeys(named))[:MAX_OFFERED]
    return ()


def example(description: str) -> str:
    """The first example that a description gives: (e.g., "1024x1024")."""
    found = _EXAMPLE.search(description[:400])
    return found[1].rstrip(".") if found else ""


def is_gone(description: str) -> bool:
    """Whether a description begins by saying that the field is deprecated."""
    return _GONE.match(description) is not None


def is_useless(description: str) -> bool:
    """Whether this model does nothing with the field, by the document's own words."""
    lower = description[:300].lower()
    return any(words in lower for words in _USELESS)


def _listed(text: str, at: int) -> list[str]:
    first = _FIRST.match(text, at)
    if first is None:
        return []
    found, at = [first[1]], first.end()
    while (part := _FOLLOWING.match(text, at)) is not None and len(found) <= MAX_OFFERED:
        found.append(part[1])
        at = part.end()
    # A list of values ends as a sentence does; prose with commas in it goes on.
    return found if _END.match(text, at) is not None and all(map(_is_value, found)) else []


def _is_value(token: str) -> bool:
    """A word of a program's, and none of a sentence's."""
    return bool(token) and (not token[:1].isupper() or token.isupper() or any(char.isdigit() for char in token))
