"""Comparing two to four works: their pictures over and beside one another, and only the parameters that differ."""
