"""Which of the machine's keyrings may hold a key, and what people call it. All of this may block: call it in a thread.

The library `keyring` also finds stores that are none: files in clear text, stores that forget, stores that ask at a
terminal. Those are refused here. Nothing is read or written in this module.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import keyring
from keyring.backend import KeyringBackend

_log = logging.getLogger(__name__)

# Module of the backend -> what artists know it as.
_KNOWN = {
    "keyring.backends.SecretService": "Secret Service",
    "keyring.backends.libsecret": "Secret Service",
    "keyring.backends.kwallet": "KWallet",
    "keyring.backends.Windows": "Windows Credential Manager",
    "keyring.backends.macOS": "macOS Keychain",
}
# Stores that keep nothing, or nothing safely: `keyrings.alt` writes files in clear text or asks at a terminal.
_REFUSED_MODULES = ("keyring.backends.fail", "keyring.backends.null", "keyrings.alt", "keyring_alt")
# D-Bus names by which the programs behind the Secret Service are told apart.
_SERVICES = (
    ("org.gnome.keyring", "GNOME Keyring"),
    ("org.kde.kwalletd6", "KWallet"),
    ("org.kde.kwalletd5", "KWallet"),
    ("org.kde.secretservicecompat", "KWallet"),
    ("org.keepassxc.KeePassXC.MainWindow", "KeePassXC"),
)

NO_KEYRING = "This system has no keyring that the key could be kept in."
REFUSED = "The keyring set up for this system does not keep keys safely, so it is not used."
NOT_LOADED = "The keyring set up for this system cannot be loaded."


@dataclass(frozen=True, slots=True)
class Choice:
    """The keyring to use and its name, or none and the reason in one sentence."""

    backend: KeyringBackend | None
    name: str = ""
    reason: str = ""


def choose_backend(find: Callable[[], KeyringBackend] = keyring.get_keyring) -> Choice:
    """The keyring that `find` offers, if it may be used; for a chain of several, the best of its links."""
    try:
        offered = find()
        links = _links(offered)
    except Exception as error:  # noqa: BLE001 - a name in the environment or a settings file can fail in any way
        _log.warning("the keyring could not be loaded (%s)", type(error).__name__)
        return Choice(None, reason=NOT_LOADED)
    usable = [link for link in links if not _is_refused(link)]
    # A store of the system before one that somebody added: some of those serve a single website only.
    usable.sort(key=lambda link: _module(link) not in _KNOWN)
    if usable:
        return Choice(usable[0], name=_name(usable[0]))
    forgets = all(_module(link).startswith(("keyring.backends.fail", "keyring.backends.null")) for link in links)
    return Choice(None, reason=NO_KEYRING if forgets else REFUSED)


def _links(offered: KeyringBackend) -> list[KeyringBackend]:
    """The keyrings that one stands for: a chain's links in its order of preference, else itself."""
    if _module(offered) != "keyring.backends.chainer":
        return [offered]
    links: Iterable[KeyringBackend] = getattr(offered, "backends", ())
    return [inner for link in links for inner in _links(link)]


def _module(backend: KeyringBackend) -> str:
    """The module of a backend's class; one package keeps its classes in the modules below its own name."""
    module = type(backend).__module__
    return next((known for known in _KNOWN if module == known or module.startswith(known + ".")), module)


def _is_refused(backend: KeyringBackend) -> bool:
    """Whether the class, or one that it builds upon, belongs to the stores that keep nothing safely."""
    return any(
        base.__module__.startswith(_REFUSED_MODULES) or "plain" in base.__name__.lower()
        for base in type(backend).__mro__
    )


def _name(backend: KeyringBackend) -> str:
    """What the artist knows this keyring as."""
    name = _KNOWN.get(_module(backend))
    if name == "Secret Service":
        return _secret_service_name() or name
    return name or str(type(backend).__qualname__)[:60]


def _secret_service_name() -> str:
    """The program behind the Secret Service on this session's bus; empty where that cannot be told."""
    with contextlib.suppress(Exception):  # a name is a nicety: no fault in asking for it may cost the key
        import secretstorage
        from jeepney.bus_messages import message_bus
        from jeepney.wrappers import unwrap_msg

        with contextlib.closing(secretstorage.dbus_init()) as connection:

            def owner(name: str) -> str:
                try:
                    return str(unwrap_msg(connection.send_and_get_reply(message_bus.GetNameOwner(name), timeout=2))[0])
                except Exception:  # noqa: BLE001 - nobody owns it, in one of several wordings
                    return ""

            service = owner("org.freedesktop.secrets")
            return next((title for name, title in _SERVICES if service and owner(name) == service), "")
    return ""
