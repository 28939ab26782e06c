"""Whether an error of the system says that there is no room left: a fault that passes once somebody has made some."""

from __future__ import annotations

import errno

_FULL = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)})


def is_full(error: OSError) -> bool:
    """True for a full disk and for a spent quota."""
    return error.errno in _FULL
