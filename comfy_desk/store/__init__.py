"""The way to the disk: SQLite, migrations, rows to domain objects."""
