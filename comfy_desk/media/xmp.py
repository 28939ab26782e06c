"""The recipe as a property in an XMP packet (RDF in XML): made, put into another program's packet, and read again.

Works on text and knows no file format. What is not ours in a packet stays as it is, to the byte.
"""

from __future__ import annotations

import re

_SPACE = "urn:comfy-desk:1/"
_HEAD = '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>'
_OWN = b'<rdf:Description rdf:about="" xmlns:comfydesk="urn:comfy-desk:1/">'
_OWN_END = b"</rdf:Description>"
_RECIPE, _RECIPE_END = b"<comfydesk:recipe>", b"</comfydesk:recipe>"
_END = b"</rdf:RDF>"
_NOT_XML = re.compile("[\ufffe\uffff]")


def escape(text: str) -> str:
    """Text as XML writes it. The standard library's own brings its HTTP client along, into every worker that starts."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def unescape(text: str) -> str:
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def packet(text: str) -> bytes:
    """A whole packet with the recipe alone. `text` is JSON."""
    body = f'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">{_block(text)}'
    return f'{_HEAD}{body}</rdf:RDF></x:xmpmeta><?xpacket end="w"?>'.encode()


def put_into(other: bytes, text: str) -> bytes | None:
    """Another packet with the recipe in it, in place of an earlier one of ours; None where there is no place for it."""
    plain = _without_own(other)
    at = plain.rfind(_END)
    declared = plain.count(b'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"')
    return plain[:at] + _block(text).encode() + plain[at:] if at >= 0 and declared else None


def recipe_in(data: bytes) -> str | None:
    start = data.find(_RECIPE)
    end = data.find(_RECIPE_END, start)
    return unescape(data[start + len(_RECIPE) : end].decode("utf-8", "replace")) if 0 <= start < end else None


def _without_own(data: bytes) -> bytes:
    start = data.find(_OWN)
    end = data.find(_OWN_END, start)
    if start < 0 or end < 0:
        return data
    return data[:start].removesuffix(b"\n") + data[end + len(_OWN_END) :].removeprefix(b"\n")


def _block(text: str) -> str:
    plain = _NOT_XML.sub(lambda found: f"\\u{ord(found[0]):04x}", text)  # XML has no way to write these two; JSON has
    recipe = f"<comfydesk:recipe>{escape(plain)}</comfydesk:recipe>"
    return f'\n<rdf:Description rdf:about="" xmlns:comfydesk="{_SPACE}">{recipe}</rdf:Description>\n'
