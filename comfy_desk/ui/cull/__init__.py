"""Going through many works with one hand: rate, pick, reject, and on to the next."""
