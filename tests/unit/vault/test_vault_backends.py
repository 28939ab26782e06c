"""Which keyrings may hold a key: those that keep it safely, and never a file in clear text."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import keyring
import keyring.core
import pytest
from keyring.backends import chainer, fail, null

from comfy_desk.vault.backends import NO_KEYRING, NOT_LOADED, REFUSED, choose_backend

KNOWN = {
    "keyring.backends.SecretService": "Secret Service",
    "keyring.backends.libsecret": "Secret Service",
    "keyring.backends.kwallet": "KWallet",
    "keyring.backends.Windows": "Windows Credential Manager",
    "keyring.backends.macOS": "macOS Keychain",
}


def backend(module: str, name: str = "Keyring", base: type = object, **members: Any) -> Any:
    """An object whose class claims to come from a module; the real ones exist only on their own systems."""
    return type(name, (base,), {"__module__": module, **members})()


def chain(*links: Any) -> Any:
    return backend("keyring.backends.chainer", "ChainerBackend", backends=list(links))


@pytest.mark.parametrize(("module", "name"), KNOWN.items())
def test_the_systems_own_keyrings_are_used_under_their_own_names(module, name):
    found = backend(module)
    choice = choose_backend(lambda: found)
    assert (choice.backend, choice.name, choice.reason) == (found, name, "")


@pytest.mark.parametrize("nothing", [fail.Keyring(), null.Keyring(), chain()])
def test_without_a_keyring_the_reason_says_so(nothing):
    choice = choose_backend(lambda: nothing)
    assert (choice.backend, choice.reason) == (None, NO_KEYRING)


@pytest.mark.parametrize(
    "unsafe",
    [
        backend("keyrings.alt.file", "PlaintextKeyring"),
        backend("keyrings.alt.file", "EncryptedKeyring"),
        backend("keyrings.alt.Windows", "RegistryKeyring"),
        backend("somebody.elses", "PlainTextStore"),
        backend("somebody.elses", "Store", base=type(backend("keyrings.alt.file_base", "Keyring"))),
        chain(backend("keyrings.alt.file", "PlaintextKeyring"), fail.Keyring()),
    ],
)
def test_a_store_in_clear_text_is_never_used(unsafe):
    choice = choose_backend(lambda: unsafe)
    assert (choice.backend, choice.reason) == (None, REFUSED)


def test_a_chain_is_looked_into_and_its_best_safe_link_is_used():
    plain = backend("keyrings.alt.file", "PlaintextKeyring")
    website = backend("website.tokens", "WebsiteTokens")
    wallet, service = backend("keyring.backends.kwallet"), backend("keyring.backends.SecretService")
    assert choose_backend(lambda: chain(plain, website, wallet, service)).backend is wallet
    assert choose_backend(lambda: chain(plain, chain(website))).backend is website


def test_a_keyring_that_somebody_chose_is_used_under_its_class_name():
    choice = choose_backend(lambda: backend("password_store", "PassBackend"))
    assert choice.name == "PassBackend"


@pytest.mark.parametrize(
    "named", ["nowhere.at.all.Keyring", "", "keyring.backends.null.Missing", "Keyring", "keyring..x"]
)
def test_a_name_in_the_environment_that_leads_nowhere(named, monkeypatch):
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", named)
    choice = choose_backend(keyring.get_keyring)
    assert (choice.backend, choice.reason) == (None, NOT_LOADED)


def test_the_null_keyring_by_name_is_no_keyring(monkeypatch):
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    assert choose_backend(keyring.get_keyring).reason == NO_KEYRING


def test_a_broken_settings_file_of_the_keyring_library(monkeypatch, isolated_environment):
    monkeypatch.delenv("PYTHON_KEYRING_BACKEND")
    folder = isolated_environment / "settings"
    folder.mkdir()
    monkeypatch.setattr(keyring.core.platform, "config_root", lambda: folder)
    (folder / "keyringrc.cfg").write_text("[backend]\ndefault-keyring=nowhere.Keyring\n", encoding="utf-8")
    assert choose_backend(keyring.get_keyring).reason == NOT_LOADED
    (folder / "keyringrc.cfg").write_bytes(b"\xff\xfe no settings at all")
    assert choose_backend(keyring.get_keyring).reason == NOT_LOADED


def test_the_real_chain_class_is_recognised(monkeypatch):
    found = SimpleNamespace()
    monkeypatch.setattr(chainer.ChainerBackend, "backends", [found])
    assert choose_backend(chainer.ChainerBackend).backend is found
