"""Widgets made from field descriptions, and the body they stand for."""
