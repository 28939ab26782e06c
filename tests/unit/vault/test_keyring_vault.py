"""The vault with keyrings of every mood: where a key is kept, what is said about it, and what never leaks."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import threading
import traceback
from typing import Any

import pytest
from keyring.backends import fail, null
from keyring.errors import InitError, KeyringError, KeyringLocked, PasswordDeleteError, PasswordSetError

from comfy_desk.domain.secret import Secret
from comfy_desk.vault import Place, Stored, Vault, VaultError, VaultFailed, VaultLocked, VaultWaiting

KEY = Secret("comfyui-the-key-itself")
OTHER = Secret("comfyui-another-one")
ONLY_SESSION = "The key works until this program closes."


class Wallet:
    """A keyring in memory that claims to be KWallet; one of its calls can be made to fail."""

    def __init__(self, **faults: Any) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.faults = faults
        self.calls: list[str] = []

    def _maybe_fail(self, call: str) -> None:
        self.calls.append(call)
        fault = self.faults.get(call)
        if isinstance(fault, BaseException):
            raise fault
        if callable(fault):
            fault()

    def get_password(self, service: str, username: str) -> str | None:
        self._maybe_fail("get")
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._maybe_fail("set")
        if "forgets" not in self.faults:
            self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._maybe_fail("delete")
        del self.kept[service, username]


Wallet.__module__ = "keyring.backends.kwallet"


def vault_on(backend: Any, environment: dict[str, str] | None = None, limit: float = 5.0) -> Vault:
    return Vault(environment or {}, limit=limit, find=lambda: backend)


async def error_of(call: Any) -> VaultError:
    with pytest.raises(VaultError) as caught:
        await call
    return caught.value


def test_a_key_is_kept_under_the_programs_name_and_the_accounts_id():
    async def main() -> None:
        wallet = Wallet()
        vault = vault_on(wallet)
        assert await vault.read("studio") is None
        assert vault.source("studio") is None
        assert await vault.write("studio", KEY) == Stored(Place.KEYRING)
        assert wallet.kept == {("comfy-desk", "studio"): KEY.reveal()}
        later = vault_on(wallet)
        assert await later.read("studio") == KEY
        assert later.source("studio") is Place.KEYRING
        assert await later.read("home") is None
        await later.delete("studio")
        assert wallet.kept == {}
        assert await vault.read("studio") is None

    asyncio.run(main())


def test_it_says_what_the_keyring_is_called():
    async def main() -> None:
        info = await vault_on(Wallet()).describe()
        assert (info.name, info.usable, info.note) == ("KWallet", True, "Keys are kept in KWallet.")

    asyncio.run(main())


def find_fails() -> Any:
    raise ModuleNotFoundError("nowhere")


@pytest.mark.parametrize(
    ("find", "reason"),
    [
        (fail.Keyring, "This system has no keyring that the key could be kept in."),
        (null.Keyring, "This system has no keyring that the key could be kept in."),
        (find_fails, "The keyring set up for this system cannot be loaded."),
        (
            type("PlaintextKeyring", (), {"__module__": "keyrings.alt.file"}),
            "The keyring set up for this system does not keep keys safely, so it is not used.",
        ),
    ],
)
def test_without_a_usable_keyring_keys_live_for_the_session_and_that_is_said(find, reason):
    async def main() -> None:
        vault = Vault({}, find=find)
        info = await vault.describe()
        assert (info.name, info.usable) == ("", False)
        assert info.note == f"{reason} A key lives for this session only."
        assert await vault.read("studio") is None
        assert await vault.write("studio", KEY) == Stored(Place.SESSION, f"{reason} {ONLY_SESSION}")
        assert await vault.read("studio") == KEY
        assert vault.source("studio") is Place.SESSION
        await vault.delete("studio")
        assert await vault.read("studio") is None

    asyncio.run(main())


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ({"set": PasswordSetError("no room for comfyui-the-key-itself")}, "KWallet reported an error."),
        ({"set": KeyringLocked("no")}, "KWallet is locked."),
        ({"set": InitError("no")}, "KWallet could not be opened; it may be locked."),
        ({"set": OSError("disk full")}, "KWallet reported an error."),
        ({"set": NotImplementedError()}, "KWallet reported an error."),
        ({"forgets": True}, "KWallet did not keep the key."),
    ],
)
def test_a_key_that_cannot_be_saved_still_works_now(fault, sentence):
    async def main() -> None:
        wallet = Wallet(**fault)
        vault = vault_on(wallet)
        assert await vault.write("studio", KEY) == Stored(Place.SESSION, f"{sentence} {ONLY_SESSION}")
        assert await vault.read("studio") == KEY
        assert vault.source("studio") is Place.SESSION
        wallet.faults.clear()
        assert await vault.write("studio", OTHER) == Stored(Place.KEYRING)
        assert await vault.read("studio") == OTHER
        assert vault.source("studio") is Place.KEYRING

    asyncio.run(main())


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        (KeyringLocked("no"), VaultLocked),
        (InitError("no"), VaultLocked),
        (type("LockedException", (Exception,), {})(), VaultLocked),
        (type("PromptDismissedException", (Exception,), {})(), VaultLocked),
        (KeyringError("no"), VaultFailed),
        (RuntimeError("no"), VaultFailed),
        (ConnectionResetError("the bus went away"), VaultFailed),
    ],
)
def test_a_locked_or_broken_keyring_is_not_an_empty_one(fault, kind):
    async def main() -> None:
        wallet = Wallet(get=fault)
        vault = vault_on(wallet)
        for call in (vault.read("studio"), vault.delete("studio")):
            error = await error_of(call)
            assert type(error) is kind
            assert error.sentence.startswith("KWallet ")
            assert "no" not in error.details.split()
        assert (await vault.describe()).usable

    asyncio.run(main())


@pytest.mark.parametrize("stored", ["comfyui-with\nbreak", "", "something else"])
def test_what_is_no_key_is_not_handed_on(stored):
    async def main() -> None:
        wallet = Wallet()
        wallet.kept["comfy-desk", "studio"] = stored
        error = await error_of(vault_on(wallet).read("studio"))
        assert error.sentence == "The key in the system keyring is damaged. Please enter it again."
        assert error.action == "enter_key"

    asyncio.run(main())


def test_deleting_what_is_gone_already_is_no_error():
    async def main() -> None:
        wallet = Wallet()
        await vault_on(wallet).delete("studio")
        assert wallet.calls == ["get"]
        # Another program deletes it between the look and the deletion.
        wallet.kept["comfy-desk", "studio"] = KEY.reveal()

        def vanish() -> None:
            wallet.kept.clear()
            raise PasswordDeleteError("gone")

        wallet.faults["delete"] = vanish
        await vault_on(wallet).delete("studio")

    asyncio.run(main())


def test_a_refused_deletion_is_an_error():
    async def main() -> None:
        wallet = Wallet(delete=PasswordDeleteError("Cancelled by user"))
        wallet.kept["comfy-desk", "studio"] = KEY.reveal()
        assert type(await error_of(vault_on(wallet).delete("studio"))) is VaultFailed

    asyncio.run(main())


def test_the_environments_key_is_before_all_others_and_is_never_written():
    async def main() -> None:
        wallet = Wallet()
        vault = vault_on(wallet, {"COMFY_API_KEY": f" {KEY.reveal()}\n"})
        assert vault.has_environment_key
        assert await vault.read("studio") == KEY
        assert vault.source("studio") is Place.ENVIRONMENT
        assert wallet.calls == []
        stored = await vault.write("studio", OTHER)
        assert stored == Stored(Place.KEYRING, "COMFY_API_KEY is set in the environment and is used instead.")
        assert await vault.read("studio") == KEY
        assert (await vault.describe()).note.startswith("The key comes from COMFY_API_KEY in the environment.")
        await vault.delete("studio")
        assert await vault.read("studio") == KEY

    asyncio.run(main())


@pytest.mark.parametrize("value", ["comfyui-with“quotes", "sk-something"])
def test_an_unusable_key_in_the_environment_is_named_and_not_shown(value):
    async def main() -> None:
        vault = vault_on(Wallet(), {"COMFY_API_KEY": value})
        error = await error_of(vault.read("studio"))
        assert error.sentence.startswith("The key in COMFY_API_KEY cannot be used.")
        assert value not in error.sentence

    asyncio.run(main())


@pytest.mark.parametrize("value", ["", "  "])
def test_an_empty_variable_is_none(value):
    vault = vault_on(Wallet(), {"COMFY_API_KEY": value})
    assert not vault.has_environment_key
    assert asyncio.run(vault.read("studio")) is None


def test_a_keyring_behind_a_prompt_holds_nothing_up():
    async def main() -> None:
        unlocked = threading.Event()
        wallet = Wallet(get=unlocked.wait)
        wallet.kept["comfy-desk", "studio"] = KEY.reveal()
        vault = vault_on(wallet, limit=0.05)
        assert type(await error_of(vault.read("studio"))) is VaultWaiting
        assert wallet.calls == ["get"]
        # While it hangs, everything answers at once and nothing else enters the keyring.
        assert type(await error_of(vault.read("studio"))) is VaultWaiting
        assert type(await error_of(vault.delete("studio"))) is VaultWaiting
        assert not (await vault.describe()).usable
        sentence = "KWallet has not answered yet; it may be waiting to be unlocked."
        assert await vault.write("studio", OTHER) == Stored(Place.SESSION, f"{sentence} {ONLY_SESSION}")
        assert await vault.read("studio") == OTHER
        assert wallet.calls == ["get"]
        # Unlocked at last: asking again works.
        unlocked.set()
        await asyncio.wait_for(vault.freed(), 5)
        await vault.delete("home")
        assert await vault.read("home") is None

    asyncio.run(main())


def test_looking_for_the_keyring_may_block_too():
    async def main() -> None:
        answered = threading.Event()

        def find() -> Any:
            answered.wait()
            return Wallet()

        vault = Vault({}, limit=0.05, find=find)
        info = await vault.describe()
        assert (info.name, info.usable) == ("", False)
        assert info.note == "The system keyring has not answered yet; it may be waiting to be unlocked."
        answered.set()
        await asyncio.wait_for(vault.freed(), 5)
        while not (await vault.describe()).usable:
            await asyncio.sleep(0)

    asyncio.run(main())


def test_no_error_and_no_log_line_holds_the_key(caplog):
    text = KEY.reveal()
    faults = [KeyringError(text), OSError(text), KeyringLocked(text), type("Odd" + "x" * 9, (Exception,), {})(text)]

    async def main() -> list[str]:
        seen = []
        for fault in faults:
            vault = vault_on(Wallet(get=fault, set=fault), {})
            seen.append(repr(await vault.write("studio", KEY)))
            seen.append(repr(await vault.describe()))
            vault = vault_on(Wallet(get=fault))
            error = await error_of(vault.read("studio"))
            seen += [repr(error), error.details, "".join(traceback.format_exception(error))]
            seen.append(repr(vars(vault)))
        return seen

    with caplog.at_level(logging.DEBUG):
        shown = [*asyncio.run(main()), caplog.text]
    assert "the keyring failed" in caplog.text
    assert not [line for line in shown if text in line]


def test_the_program_ends_at_once_below_a_keyring_that_never_answers():
    """E1: quitting works. A process of its own, since it is the interpreter's end that must not wait."""
    code = (
        "import asyncio, time\n"
        "from comfy_desk.vault import Vault, VaultWaiting\n"
        "async def main():\n"
        "    try:\n"
        "        await Vault({}, limit=0.01, find=lambda: time.sleep(600)).read('studio')\n"
        "    except VaultWaiting as error:\n"
        "        print(error)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("The system keyring has not answered yet")


def test_the_systems_keyring_is_asked_for_by_default(memory_keyring):
    vault = Vault({})
    assert asyncio.run(vault.write("studio", KEY)) == Stored(Place.KEYRING)
    assert memory_keyring.kept == {("comfy-desk", "studio"): KEY.reveal()}
