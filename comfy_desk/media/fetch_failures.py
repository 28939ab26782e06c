"""Why a file could not be fetched, in words that an artist can read. No link, name of a server or query is ever in them."""

from __future__ import annotations

CUT_OFF = "The file was cut off on its way."
STOOD_STILL = "The transfer stood still."
BROKE_OFF = "The server that keeps the file broke off."
SILENT = "The server that keeps the file does not answer."
UNREACHABLE = "The server that keeps the file could not be reached."
UNTRUSTED = "The server that keeps the file shows a certificate that this computer does not trust."


class FetchFailed(Exception):
    """The file could not be had. The message is one sentence; `expired` asks for a fresh link, `retryable` for patience.

    `patient`: the line or the server has trouble that can last minutes. `disk`: the fault lies with this machine's disk.
    `barred`: the link itself is one that is never followed. `too_large`: a limit of the artist's stopped it.
    """

    def __init__(
        self,
        sentence: str,
        *,
        expired: bool = False,
        retryable: bool = False,
        patient: bool = False,
        disk: bool = False,
        barred: bool = False,
        too_large: bool = False,
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.expired = expired
        self.retryable = retryable or patient
        self.patient = patient
        self.disk = disk
        self.barred = barred
        self.too_large = too_large


class Interrupted(Exception):
    """The transfer stopped before its end, and may be gone on with."""


def too_large(limit: int) -> FetchFailed:
    shown = f"{limit / 10**9:.3g} GB" if limit >= 10**9 else f"{max(1, limit // 10**6)} MB"
    return FetchFailed(f"The file is larger than {shown} and was not fetched.", too_large=True)
