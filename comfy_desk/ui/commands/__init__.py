"""What can be asked of the window by name: the registry of actions, their keys, and the palette that finds them."""
