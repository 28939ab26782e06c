"""What happens: the desk (the one writer), submitter, poller, collector, canceller, pacing."""
