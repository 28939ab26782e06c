"""Qt models: projections of the desk's snapshots."""
