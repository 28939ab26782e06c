"""The way to the system's keyring."""

from comfy_desk.vault.keyring_vault import (
    Place,
    Stored,
    Vault,
    VaultError,
    VaultFailed,
    VaultInfo,
    VaultLocked,
    VaultWaiting,
)

__all__ = ["Place", "Stored", "Vault", "VaultError", "VaultFailed", "VaultInfo", "VaultLocked", "VaultWaiting"]
