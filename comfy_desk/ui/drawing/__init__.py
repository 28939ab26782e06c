"""Where Qt decodes what came from outside: a process beside the window's, and the window's side of it."""
