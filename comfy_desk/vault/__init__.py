"""The way to the system's keyring."""
