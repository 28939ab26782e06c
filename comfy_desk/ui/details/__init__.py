"""The pane with everything that is known of the chosen requests: course, ids, files, raw answer; of several, a summary."""
