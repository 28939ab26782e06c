"""The library's window: every work that was made here, found, marked and let go. Asks the services, and decodes nothing."""
