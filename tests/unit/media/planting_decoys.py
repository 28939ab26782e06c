"""What stands in answers, looks like media or leads somewhere, and is none: hashes, tokens, prose, links to read."""

from __future__ import annotations

import base64
import hashlib
import random
import uuid
from typing import Any

import media_samples as samples
from planting_seeds import noise, plain

_WORDS = (
    "harbour",
    "violet",
    "lighthouse",
    "gouache",
    "winter",
    "garden",
    "steam",
    "Fox",
    "ink",
    "Rain",
    "tram",
    "sea",
)
_ODD = ("zork_note", "q8", "kept_for", "Länge", "値", "state7")


def named(chance: random.Random) -> tuple[str, Any]:
    """One that its name tells apart, wherever it stands: also beside a work and its declared type."""
    return chance.choice((_hash, _token, _signature, _prompt, _page, _identity, _status))(chance)


def loose(chance: random.Random, router: str) -> tuple[str, Any]:
    """Any of them, for an object that holds no work of its own."""
    kind = chance.randrange(15)
    if kind < 6:
        return named(chance)
    if kind == 6:
        return chance.choice(("url", "result_url", "image_url", "video", "output")), _routers(chance, router)
    if kind == 7:
        return chance.choice(("text", "log", "analysis", "notes", *_ODD)), _prose(chance, chance.choice(("", " ")))
    if kind == 8:
        return _citations(chance)
    if kind == 9:  # nobody says what it is and its bytes are nothing
        return chance.choice((*_ODD, "data", "blob", "payload")), plain(noise(chance.randint(40, 900), "blob"))
    if kind == 10:
        return chance.choice((*_ODD, "data", "etag2")), _digest(chance)
    if kind == 11:
        return chance.choice(
            (
                ("email", "artist@studio.test"),
                ("path", "/mnt/jobs/7/out.png"),
                ("file_path", "C:\\jobs\\7\\out.png"),
                ("filename", "out.png"),
                ("version", "v2.1/turbo"),
                ("ratio", "16/9"),
            )
        )
    if kind == 12:
        return chance.choice(_ODD), chance.choice((2**63 + 1, 0.1, True, None, -7, "", [], {}))
    if kind == 13:
        picture = samples.b64(samples.picture("PNG", (24, 16), chance.randint(900, 905)))
        return "part7", {"thought": True, "inlineData": {"mimeType": "image/png", "data": picture}}
    return "usage", {"input_tokens": 7, "image_tokens": 1290, "details": [{"modality": "IMAGE", "count": 1}]}


def _digest(chance: random.Random) -> str:
    seed = str(chance.randrange(1000)).encode()
    whole = hashlib.sha256(seed)
    forms = (
        whole.hexdigest(),
        hashlib.md5(seed, usedforsecurity=False).hexdigest(),
        hashlib.sha512(seed).hexdigest(),
        plain(whole.digest()),
        base64.urlsafe_b64encode(hashlib.sha512(seed).digest()).decode().rstrip("="),
        "sha256-" + plain(whole.digest()),
    )
    return chance.choice(forms)


def _hash(chance: random.Random) -> tuple[str, Any]:
    return chance.choice(("sha256", "md5", "checksum", "hash", "contentHash", "etag", "image_sha256")), _digest(chance)


def _token(chance: random.Random) -> tuple[str, Any]:
    opaque = noise(chance.randint(40, 400), "token")
    parts = (b'{"alg":"HS256","typ":"JWT"}', b'{"sub":"1234567890","image":"x.png"}', noise(32))
    jwt = ".".join(base64.urlsafe_b64encode(part).decode().rstrip("=") for part in parts)
    value = chance.choice((plain(opaque), base64.urlsafe_b64encode(opaque).decode(), jwt, plain(b"\x89PNG" + opaque)))
    return chance.choice(("token", "access_token", "nextPageToken", "jwt", "cursor", "session_token")), value


def _signature(chance: random.Random) -> tuple[str, Any]:
    name = chance.choice(("thoughtSignature", "thought_signature", "signature"))
    return name, plain(noise(chance.randint(60, 3000), "signature"))


def _prose(chance: random.Random, between: str) -> str:
    """Long text; without blanks it is letters only, of a length that Base64 may have."""
    text = between.join(chance.choice(_WORDS) for _ in range(chance.choice((10, 40, 300, 1500))))
    return text[: len(text) // 4 * 4]


def _prompt(chance: random.Random) -> tuple[str, Any]:
    name = chance.choice(("prompt", "revised_prompt", "description", "negative_prompt", "title"))
    return name, _prose(chance, chance.choice(("", "", " ")))


def _page(chance: random.Random) -> tuple[str, Any]:
    return chance.choice(
        (
            ("docs_url", "https://docs.partner.test/guide/image.png"),
            ("documentation", "https://partner.test/docs/video"),
            ("help_url", "https://partner.test/help"),
            ("terms_url", "https://partner.test/terms.html"),
            ("license", "https://partner.test/license"),
            ("webhook", "https://hooks.partner.test/image.png"),
            ("webhook_url", "https://hooks.artist.test/done"),
            ("callback_url", "https://hooks.artist.test/video.mp4"),
            ("avatar_url", "https://partner.test/me.png"),
            ("logo", "https://partner.test/logo.svg"),
            ("homepage", "https://partner.test/"),
            ("pricing_url", "https://partner.test/pricing"),
        )
    )


def _status(chance: random.Random) -> tuple[str, Any]:
    job = f"https://api.partner.test/v3/predictions/{chance.randrange(100)}"
    return chance.choice(
        (
            ("status_url", f"{job}/status"),
            ("cancel_url", f"{job}/cancel"),
            ("urls", {"get": job, "cancel": f"{job}/cancel"}),
            ("api_url", job),
            ("polling_url", f"{job}?poll=1"),
            ("status", "succeeded"),
            ("check_audio", f"{job}/check"),
            ("raiMediaFilteredReasons", ["Two videos were held back."]),
        )
    )


def _identity(chance: random.Random) -> tuple[str, Any]:
    value = chance.choice(
        (str(uuid.UUID(int=chance.getrandbits(128))), plain(noise(60, "id")), "img_0f3a9", 12345678901234567890)
    )
    return chance.choice(("id", "request_id", "task_id", "generationId")), value


def _citations(chance: random.Random) -> tuple[str, Any]:
    cited = [{"uri": "https://site.test/picture.png", "title": "A picture", "license": ""}]
    return chance.choice((("citations", cited), ("citationMetadata", {"citations": cited})))


def _routers(chance: random.Random, router: str) -> str:
    return router + chance.choice(
        ("/v2/models/kiln/quick/requests/7", "/v2/models/kiln/quick/requests/7/status", "/v2/models/a/b/openapi.json")
    )
