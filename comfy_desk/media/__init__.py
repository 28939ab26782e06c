"""The way to files: finding, fetching, typing, decoding, naming."""
