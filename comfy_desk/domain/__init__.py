"""The words of the trade: requests, outputs, events, errors, and the one transition function. Pure."""
